"""What is longer than its window: scrolling, pages and lists."""
