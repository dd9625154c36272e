"""What a review says of games of Jackaroo King."""
