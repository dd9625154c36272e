"""All widgets on one screen."""
