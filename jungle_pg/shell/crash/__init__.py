"""After a mistake in the program: match made safe, report written, story told again."""
