"""The computer player of Jackaroo."""
