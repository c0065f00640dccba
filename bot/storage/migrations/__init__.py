"""The database's migrations (Alembic), applied at the start of the bot."""
