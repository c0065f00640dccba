"""Live tables: one owner and one lock each, and the log of what was done."""
