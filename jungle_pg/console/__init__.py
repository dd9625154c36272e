"""The game in a terminal: plain as the course has it, or with all that a terminal can do."""
