"""Two answers to the same question, which must be the same."""


class Disagreement(Exception):  # noqa: N818 - it reads as what it is
    """Two parts of the program say different things about the same game."""


def agree(what: str, expected: object, found: object) -> None:
    """Two answers that must be the same."""
    if expected != found:
        raise Disagreement(f"{what} differs: {expected!r:.300} became {found!r:.300}")
