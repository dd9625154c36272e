"""Studies: a position, the lines that go on from it, and what somebody says and draws there."""
