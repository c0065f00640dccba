"""Discord's face of the game: slash commands, buttons and selects."""
