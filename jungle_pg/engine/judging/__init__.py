"""The judge of stages: whether a goal can still be reached, and what refutes or delays it."""
