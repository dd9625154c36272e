"""What is said of a text that cannot be read; apart, because the command line needs only this."""


class BadText(ValueError):  # noqa: N818 - it reads as what it is
    """A text that is no rule set, position, action or game; the message names the place."""
