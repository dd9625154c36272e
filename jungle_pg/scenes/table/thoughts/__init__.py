"""What is thought over beside the moves: hints and why they are good, offers, who is ahead."""
