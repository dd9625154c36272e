"""The little boards of the book: each shows one rule as it stands in some rules."""

from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Animal, Piece
from jungle_pg.core.jungle.board import SPOTS, Rivers, Spot, parse_spot
from jungle_pg.core.jungle.fen import Position, fen_text
from jungle_pg.core.jungle.rules import (
    START_BOARDS,
    Animals,
    ElephantTakesRat,
    JungleRules,
    TrappedAttacker,
    TrappedDefender,
)
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.values import Mark

Part: TypeAlias = tuple[int, int, int, int]

CORNER: Final[Part] = (4, 6, 3, 3)
"""E3 to G1: open ground and a trap of the bottom side."""
BANK: Final[Part] = (4, 4, 3, 3)
"""E5 to G3: column F is water in every river, row 3 is land."""
RIVER: Final[Part] = (3, 2, 4, 5)
"""D7 to G3: a river and the land around it."""
BOTH_RIVERS: Final[Part] = (0, 3, 7, 3)
OWN_DEN: Final[Part] = (2, 6, 3, 3)
"""C3 to E1."""
BESIDE_DEN: Final[Part] = (3, 6, 3, 3)
"""D3 to F1."""
ENEMY_DEN: Final[Part] = (2, 0, 3, 3)
"""C9 to E7."""

OUT_OF_SIGHT: Final = {BOTTOM: "A1", TOP: "A9"}
"""Where one more animal of each side waits: a side without any has lost."""


def opening(rules: JungleRules) -> Example:
    """The whole board at the start."""
    side = "r" if rules.moves_first.seat == BOTTOM else "b"
    return Example(f"{START_BOARDS[rules.start]} {side} 0 1")


def steps() -> Example:
    """The four ways of a step, and one that is none."""
    ways = (*(Arrow("F2", end) for end in ("F3", "G2", "F1", "E2")), Arrow("F2", "G3", "refused"))
    return _example("WF2", ways, CORNER, "F2F3")


def swimming(rules: JungleRules) -> Example:
    """One who enters the water and one who does not, if there are such animals."""
    swimmer = one_of(rules.swimmers, (Animal.RAT, Animal.DOG))
    stays = one_of(frozenset(Animal) - rules.swimmers, (Animal.CAT, Animal.DOG))
    return _pair(rules, swimmer, stays, ("3", "4"))


def striking(rules: JungleRules) -> Example:
    """A swimmer who takes an enemy on the bank, and one who may not."""
    able = rules.water_to_land_captors & rules.swimmers
    striker = one_of(able, (Animal.RAT, Animal.DOG))
    peaceful = one_of(rules.swimmers - able, (Animal.RAT, Animal.DOG))
    return _pair(rules, striker, peaceful, ("4", "3"), is_capture=True)


def into_water(rules: JungleRules) -> Example:
    """A swimmer on the bank before its like in the water."""
    letter = one_of_all(rules.swimmers).letter
    return _attack(f"{letter}F3 {letter.lower()}F4", "F3F4", BANK, rules.land_to_water_capture)


def in_water(rules: JungleRules) -> Example:
    """Two swimmers in the water."""
    letter = one_of_all(rules.swimmers).letter
    return _attack(f"{letter}F4 {letter.lower()}F5", "F4F5", BANK, True)


def leaping(rules: JungleRules) -> Example:
    """Leaps over one river, as many kinds as there are; along the row an enemy is taken."""
    along_column = one_of(rules.column_jumpers, (Animal.TIGER, Animal.LION))
    along_row = one_of(_row_jumpers(rules) - {along_column}, (Animal.LION, Animal.TIGER))
    if along_row is None:
        along_row = one_of(_row_jumpers(rules), ())
        along_column = None if along_row is not None else along_column
    animals, ways, line = [], [], ""
    if along_column is not None:
        animals.append(f"{along_column.letter}F3")
        ways.append(Arrow("F3", "F7", is_leap=True))
        line = "F3F7"
    if along_row is not None:
        animals += [f"{along_row.letter}D5", f"{along_row.letter.lower()}G5"]
        ways.append(Arrow("D5", "G5", "capture", is_leap=True))
        line = "D5G5"
    marks = (Mark("capture", "G5"),) if along_row is not None else ()
    return _example(" ".join(animals), tuple(ways), RIVER, line, marks)


def blocked(rules: JungleRules) -> Example:
    """A rat in the water stops a leap."""
    able, way = rules.column_jumpers, ("F3", "F7")
    if not able:
        able, way = _row_jumpers(rules), ("D5", "G5")
    leaper = one_of(able, (Animal.TIGER, Animal.LION))
    assert leaper is not None
    return _example(f"{leaper.letter}{way[0]} rF5", (Arrow(*way, "refused", is_leap=True),), RIVER)


def leaping_twice(rules: JungleRules) -> Example:
    """Both rivers in one go, over whoever stands between them."""
    leaper = one_of(rules.double_jumpers, (Animal.LION, Animal.TIGER))
    assert leaper is not None
    way = (Arrow("A5", "G5", is_leap=True),)
    return _example(f"{leaper.letter}A5 wD5", way, BOTH_RIVERS, "A5G5")


def rat_attacks(rules: JungleRules) -> Example:
    """A rat before an elephant."""
    return _attack("RE2 eF2", "E2F2", CORNER, rules.rat_takes_elephant)


def swimming_rat_attacks(rules: JungleRules) -> Example:
    """A rat in the water before an elephant on the bank."""
    is_taken = rules.rat_takes_elephant and Animal.RAT in rules.water_to_land_captors
    return _attack("RF4 eF3", "F4F3", BANK, is_taken)


def elephant_attacks(rules: JungleRules) -> Example:
    """An elephant before a rat."""
    is_taken = rules.elephant_takes_rat is ElephantTakesRat.ALWAYS
    return _attack("EE2 rF2", "E2F2", CORNER, is_taken)


def elephant_attacks_trapped(rules: JungleRules) -> Example:
    """An elephant before a rat in a trap."""
    is_taken = rules.elephant_takes_rat is not ElephantTakesRat.NEVER
    return _attack("EF1 rE1", "F1E1", BESIDE_DEN, is_taken)


def entering_trap() -> Example:
    """An animal walks into an enemy trap."""
    return _example("WD7", (Arrow("D7", "D8"),), ENEMY_DEN, "D7D8")


def trapped_victim(rules: JungleRules) -> Example:
    """A cat before an elephant in a trap."""
    is_taken = rules.trapped_defender is TrappedDefender.RANK_ZERO
    return _attack("CC2 eD2", "C2D2", OWN_DEN, is_taken)


def trapped_lion(rules: JungleRules) -> Example:
    """A lion in a trap before a wolf."""
    is_taken = rules.trapped_attacker is TrappedAttacker.FULL_RANK
    return _attack("LD8 wE8", "D8E8", ENEMY_DEN, is_taken)


def trapped_rat() -> Example:
    """A rat in a trap before an elephant, where it attacks with rank 0."""
    return _attack("RD8 eE8", "D8E8", ENEMY_DEN, True)


def own_trap() -> Example:
    """A dog in a trap of its own side."""
    return _attack("DD2 cC2", "D2C2", OWN_DEN, True)


def entering_den(rules: JungleRules) -> Example:
    """An animal before the enemy den."""
    enters = one_of(rules.den_enterers, (Animal.WOLF, Animal.RAT))
    if enters is None:
        return _example("WD8", (Arrow("D8", "D9", "refused"),), ENEMY_DEN)
    mark = (Mark("den_win", "D9"),)
    return _example(f"{enters.letter}D8", (Arrow("D8", "D9"),), ENEMY_DEN, "D8D9", mark)


def kept_out(rules: JungleRules) -> Example:
    """An animal that may not enter."""
    stays = one_of_all(frozenset(Animal) - rules.den_enterers)
    return _example(f"{stays.letter}C9", (Arrow("C9", "D9", "refused"),), ENEMY_DEN)


def own_den() -> Example:
    """An animal before its own den."""
    return _example("DD2", (Arrow("D2", "D1", "refused"),), OWN_DEN)


def last_animal() -> Example:
    """A dog takes the last enemy."""
    way = Arrow("F2", "G2", "capture")
    return Example(_position("DF2 cG2"), (way,), (Mark("capture", "G2"),), CORNER, ("F2G2",))


def can_leap(rules: JungleRules) -> bool:
    """Whether anyone crosses a single river on this board."""
    return bool(rules.column_jumpers or _row_jumpers(rules))


def one_of(animals: Animals, liked: tuple[Animal, ...]) -> Animal | None:
    """An animal of a set, one of the liked ones if possible, else the largest."""
    return next((animal for animal in liked if animal in animals), max(animals, default=None))


def one_of_all(animals: Animals) -> Animal:
    """An animal of a set that is not empty; the one that players think of first."""
    chosen = one_of(animals, (Animal.RAT, Animal.CAT))
    assert chosen is not None
    return chosen


def _row_jumpers(rules: JungleRules) -> Animals:
    return rules.row_jumpers if rules.rivers is Rivers.INNER else frozenset()


def _pair(
    rules: JungleRules,
    able: Animal | None,
    unable: Animal | None,
    rows: tuple[str, str],
    *,
    is_capture: bool = False,
) -> Example:
    """Two animals between water and land: one goes its way or takes its like, the other cannot."""
    # Beside column F, which is water on every board, lies another column of the same river.
    beside = "E" if rules.rivers is Rivers.INNER else "G"
    animals, ways, line = [], [], ""
    marks: tuple[Mark, ...] = ()
    columns = ("F", "F" if able is None else beside)
    for column, animal in zip(columns, (able, unable), strict=True):
        if animal is None:
            continue
        start, end = column + rows[0], column + rows[1]
        animals.append(f"{animal.letter}{start}")
        if is_capture:
            animals.append(f"{animal.letter.lower()}{end}")
        if animal is unable:
            ways.append(Arrow(start, end, "refused", is_leap=is_capture))
        else:
            ways.append(Arrow(start, end, "capture" if is_capture else "move"))
            marks = (Mark("capture", end),) if is_capture else ()
            line = start + end
    return _example(" ".join(animals), tuple(ways), BANK, line, marks)


def _attack(animals: str, way: str, part: Part, is_taken: bool) -> Example:
    """One animal before another, which it takes or cannot take."""
    start, end = way[:2], way[2:]
    if not is_taken:
        return _example(animals, (Arrow(start, end, "refused", is_leap=True),), part)
    marks = (Mark("capture", end),)
    return _example(animals, (Arrow(start, end, "capture"),), part, way, marks)


def _example(
    animals: str,
    arrows: tuple[Arrow, ...],
    part: Part,
    line: str = "",
    marks: tuple[Mark, ...] = (),
) -> Example:
    """Animals like `RB4`, with one more of each side out of sight."""
    there = set(animals.split())
    letters = {animal[0] for animal in there}
    for seat, spot in OUT_OF_SIGHT.items():
        pieces = (Piece(seat, animal) for animal in Animal)
        there.add(next(piece.letter for piece in pieces if piece.letter not in letters) + spot)
    return Example(_position(" ".join(there)), arrows, marks, part, (line,) if line else ())


def _position(animals: str) -> str:
    cells: dict[Spot, Piece] = {
        parse_spot(animal[1:]): PIECES[animal[0]] for animal in animals.split()
    }
    return fen_text(Position(tuple(cells.get(spot) for spot in SPOTS), BOTTOM))
