"""Packages for Linux, made in a system as old as the oldest they start on."""
