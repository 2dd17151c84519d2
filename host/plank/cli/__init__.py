"""The command `plank`: one file a command, each imported when it is called for."""
