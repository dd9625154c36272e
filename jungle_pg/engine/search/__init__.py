"""The search that the boards share: root, memory, scores, and the thinker that leads it."""
