"""The games themselves, as pure values: no window, no clock, no files."""
