"""Games that are kept: the list of them, saving one, and a file or a text that is opened."""
