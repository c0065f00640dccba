"""One file to each migration."""
