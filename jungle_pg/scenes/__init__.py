"""The screens of the program; each turns input and time into commands and a draw list."""
