"""The study board: any position, lines that go on from it, and what is said and drawn there."""
