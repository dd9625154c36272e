"""Studies as saves: written, read, and their changes as lines of a journal."""
