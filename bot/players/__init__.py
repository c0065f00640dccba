"""Computer opponents: a view in, an action out."""
