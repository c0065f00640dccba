"""The rules of Carioca."""
