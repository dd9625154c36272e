"""Everything around a board: plates, buttons, lists, messages, and where they stand."""
