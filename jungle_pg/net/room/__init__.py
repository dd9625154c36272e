"""A room of friends as a value: who is there, what is played, what each is told."""
