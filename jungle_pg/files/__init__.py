"""Everything the program keeps on disk; nothing else writes a file."""
