"""Perfect play with three animals or fewer: tables made from the rules, kept, and asked."""
