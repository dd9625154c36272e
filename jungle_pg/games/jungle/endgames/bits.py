"""Sets of positions as whole numbers: a bit for each way to put two or three pieces on the board.

What a set has, moved or left out is one operation on a long number, so a whole layer of positions
is worked out at once.
"""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from jungle_pg.core.jungle.board import Spot

SPOT_BITS: Final = 6
WIDTH: Final = 1 << SPOT_BITS
"""Places of a piece; the last one stays empty, so that a place fits into six bits."""

_ALL: Final = (1 << WIDTH) - 1
_NONE_WORD, _ALL_WORD = bytes(WIDTH // 8), b"\xff" * (WIDTH // 8)

Bits: TypeAlias = int
"""A set of positions, or of spots."""
Pairs: TypeAlias = Mapping[Spot, Bits]
"""For a spot of one piece, the spots of another one."""


def spot_bits(spots: Iterable[Spot]) -> Bits:
    """A set of spots as a number."""
    return sum(1 << spot for spot in spots)


class Space:
    """All ways to put so many pieces on the board; the first piece counts most in the number."""

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces
        self.size = 1 << pieces * SPOT_BITS

    def step(self, piece: int) -> int:
        """How far a position moves when a piece moves by one spot."""
        return 1 << (self.pieces - 1 - piece) * SPOT_BITS

    def where(self, piece: int, other: int, pairs: Pairs) -> Bits:
        """The positions in which two pieces stand on one of these pairs of spots."""
        if piece > other:
            return self.where(other, piece, _exchanged(pairs))
        if other < self.pieces - 1:
            chosen = (_ones(pairs.get(spot, 0), WIDTH) for spot in range(WIDTH))
            return self.lifted(b"".join(chosen))
        words = [pairs.get(spot, 0).to_bytes(WIDTH // 8, "little") for spot in range(WIDTH)]
        if piece == other - 1:
            whole = b"".join(words) * (self.size // WIDTH**2)
        else:
            whole = b"".join(word * WIDTH for word in words)
        return int.from_bytes(whole, "little")

    def standing(self, piece: int, spots: Bits) -> Bits:
        """The positions in which a piece stands on one of these spots."""
        if piece:
            return self.where(piece - 1, piece, dict.fromkeys(range(WIDTH), spots))
        return self.where(0, 1, {spot: _ALL for spot in range(WIDTH) if spots >> spot & 1})

    def lifted(self, chosen: bytes) -> Bits:
        """The positions whose first two pieces stand as chosen: 1 or 0 for each way to do so."""
        whole = chosen.replace(b"\x01", _ALL_WORD).replace(b"\x00", _NONE_WORD)
        return int.from_bytes(whole, "little")


def shifted(bits: Bits, by: int) -> Bits:
    """The positions from which a move by so far leads into a set."""
    return bits >> by if by > 0 else bits << -by


def as_bytes(planes: list[Bits], size: int) -> bytes:
    """Numbers of several binary digits, the lowest first, as a byte for each position."""
    whole = 0
    for digit, plane in enumerate(planes):
        if plane:
            whole |= int.from_bytes(_ones(plane, size), "little") << digit
    return whole.to_bytes(size, "little")


_DIGITS: Final = bytes(byte == ord("1") for byte in range(256))


def _ones(bits: Bits, size: int) -> bytes:
    """A byte of 1 or 0 for each bit, the lowest first."""
    return format(bits, f"0{size}b")[::-1].encode().translate(_DIGITS)


def _exchanged(pairs: Pairs) -> dict[Spot, Bits]:
    exchanged = dict[Spot, Bits]()
    for spot, others in pairs.items():
        while others:
            other = (others & -others).bit_length() - 1
            exchanged[other] = exchanged.get(other, 0) | 1 << spot
            others &= others - 1
    return exchanged
