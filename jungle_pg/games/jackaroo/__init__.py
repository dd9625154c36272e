"""How Jackaroo King looks: a slice of a tree with holes, marbles on it, cards beside it."""
