"""Who reads out, where somebody does."""
