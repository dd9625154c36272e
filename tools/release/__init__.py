"""Everything a release has, made by one command, with sums and notes; and the check of it."""
