"""The search that plays Jungle."""
