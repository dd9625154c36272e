"""Books to read: the rules with little boards that play, credits and licences."""
