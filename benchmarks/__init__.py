"""Speeds of the program, each as a ratio to a calibration loop timed in the same run."""
