"""Text that is typed, and letters as players count them."""
