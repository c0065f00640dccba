"""Views of the game drawn as images."""
