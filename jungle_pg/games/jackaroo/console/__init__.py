"""Jackaroo in a terminal: the ring, hands of cards, and decisions as they are typed."""

from jungle_pg.games.jackaroo.console.jackaroo_face import JackarooFace


def face(characters: str) -> JackarooFace:
    """Jackaroo, which has no characters of its own."""
    return JackarooFace()
