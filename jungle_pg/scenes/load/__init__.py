"""Games that were saved: the list of them, and a file or a text that is opened."""
