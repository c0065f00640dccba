"""The Carioca bot: rules, opponents, tables and storage, without Discord's widgets and without pixels."""
