"""The map of a journey: regions, the path, and the stages on it."""
