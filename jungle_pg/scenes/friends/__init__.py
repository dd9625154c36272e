"""Playing with somebody at another computer: how they meet, and the table they share."""
