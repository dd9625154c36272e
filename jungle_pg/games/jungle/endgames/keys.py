"""Which endgames are the same: all that counts of animals is how they go and whom they take.

Leopard and wolf against dog is as wolf and dog against cat. A key tells all a table depends on, so
tables are shared between signatures, and between rule sets too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from jungle_pg.core.jungle.animals import ANIMALS, BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import WATER, Spot, parse_spot
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.rules import Animals, JungleRules
from jungle_pg.core.rulebook import BadText, Seat, opponent

MOST_PIECES: Final = 3


@dataclass(frozen=True, slots=True)
class Signature:
    """Who is left: the animals of the side to move and those of the other one, by rank."""

    movers: tuple[Animal, ...]
    others: tuple[Animal, ...]

    def __str__(self) -> str:
        return "v".join(
            "".join(animal.letter for animal in side) for side in (self.movers, self.others)
        )


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a table sees the pieces of an endgame: the first side is at the bottom."""

    key: str
    pieces: tuple[Piece, ...]
    """In the order of the table: first the side that has two, if one has."""
    is_turned: bool
    """Whether the first side plays from the top, so that the board is seen upside down."""

    @property
    def upright(self) -> tuple[Piece, ...]:
        """The pieces as the table sees them, the first side at the bottom."""
        return tuple(Piece(self.side_of(piece.seat), piece.animal) for piece in self.pieces)

    def side_of(self, seat: Seat) -> int:
        """The side of the table a seat plays, 0 for the first."""
        return seat ^ self.is_turned


def parse_signature(text: str) -> Signature:
    """The signature of a text like EPvW, or BadText."""
    sides = text.split("v")
    if len(sides) != 2 or not all(sides) or set("".join(sides)) - set(ANIMALS):
        raise BadText(f"a signature is like EPvW, letters of ELTPWDCR, not {text!r}")
    if len("".join(sides)) > MOST_PIECES:
        raise BadText(f"endgame tables know {MOST_PIECES} animals at most, not {text!r}")
    if any(len(set(side)) < len(side) for side in sides):
        raise BadText(f"no side has an animal twice, as {text!r} says")
    movers, others = (
        tuple(sorted((ANIMALS[letter] for letter in side), reverse=True)) for side in sides
    )
    return Signature(movers, others)


def signatures() -> Iterator[Signature]:
    """All signatures of two and three animals, the smaller ones first."""
    alone = [(animal,) for animal in sorted(Animal, reverse=True)]
    pairs = list(combinations(sorted(Animal, reverse=True), 2))
    for movers, others in ((alone, alone), (pairs, alone), (alone, pairs)):
        yield from (Signature(ours, theirs) for ours in movers for theirs in others)


def arrange(rules: JungleRules, bottom: tuple[Animal, ...], top: tuple[Animal, ...]) -> Arrangement:
    """The table that knows these animals of the bottom and the top side."""
    sides = (bottom, top)
    found = []
    for seat in (BOTTOM, TOP):
        ours, theirs = sides[seat], sides[opponent(seat)]
        if len(ours) < len(theirs):
            continue
        for order in permutations(ours):
            for other_order in permutations(theirs):
                pieces = tuple(Piece(seat, animal) for animal in order)
                others = tuple(Piece(opponent(seat), animal) for animal in other_order)
                key = _key(rules, order, other_order)
                found.append(Arrangement(key, pieces + others, seat == TOP))
    return min(found, key=lambda arrangement: arrangement.key)


def _key(rules: JungleRules, first: tuple[Animal, ...], second: tuple[Animal, ...]) -> str:
    skills = "/".join(
        " ".join(_skills(rules, animal) for animal in side) for side in (first, second)
    )
    fights = " ".join(
        f"{_fight(rules, one, other)}{_fight(rules, other, one)}"
        for one in first
        for other in second
    )
    return f"{rules.rivers} {skills} {fights}"


def _skills(rules: JungleRules, animal: Animal) -> str:
    """How an animal goes, as letters; a rat is one as long as it can close a leap."""
    swims = animal in rules.swimmers
    skilled: tuple[tuple[str, bool | Animals], ...] = (
        ("s", swims),
        ("c", rules.column_jumpers),
        ("r", rules.row_jumpers),
        ("b", rules.double_jumpers),
        ("d", rules.den_enterers),
        ("x", swims and animal is Animal.RAT),
    )
    letters = [
        letter for letter, who in skilled if (who if isinstance(who, bool) else animal in who)
    ]
    return "".join(letters) or "-"


_LAND, _OTHER_LAND = parse_spot("A3"), parse_spot("A2")
_BESIDE_OWN_TRAP, _OWN_TRAP = parse_spot("D3"), parse_spot("D2")
_ENEMY_TRAP, _BESIDE_ENEMY_TRAP = parse_spot("D8"), parse_spot("D7")


def _fight(rules: JungleRules, attacker: Animal, victim: Animal) -> str:
    """Where an animal takes another, as a number of two digits.

    What one could take out of an enemy trap does not count if it may step into the den instead.
    """
    swims, both_swim = attacker in rules.swimmers, {attacker, victim} <= rules.swimmers
    water = min(WATER[rules.rivers])
    ways: tuple[tuple[bool, Spot, Spot], ...] = (
        (True, _LAND, _OTHER_LAND),
        (True, _BESIDE_OWN_TRAP, _OWN_TRAP),
        (attacker not in rules.den_enterers, _ENEMY_TRAP, _BESIDE_ENEMY_TRAP),
        (both_swim, water, water),
        (both_swim, _LAND, water),
        (swims, water, _LAND),
    )
    hunter, prey = Piece(BOTTOM, attacker), Piece(TOP, victim)
    takes = [
        counts and capture_refusal(rules, hunter, start, prey, target) is None
        for counts, start, target in ways
    ]
    return f"{sum(one << place for place, one in enumerate(takes)):02d}"
