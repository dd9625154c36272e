"""Games as animated pictures, sheets of boards, or text."""
