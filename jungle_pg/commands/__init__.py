"""What the commands of the program do."""
