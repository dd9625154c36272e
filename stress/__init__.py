"""Long runs, random input and faults on purpose; `python -m stress`."""
