"""Texts in every language, from Fluent catalogues."""
