"""Boards that show what each rule of Jungle does as it stands in some rules."""

from collections.abc import Iterable, Iterator
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, PIECES, Animal
from jungle_pg.core.jungle.board import COLUMNS, RIVER_COLUMNS, SPOTS, Rivers, parse_spot
from jungle_pg.core.jungle.fen import Position, fen_text
from jungle_pg.core.jungle.paths import Move, may_stand
from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.rules import ElephantTakesRat, JungleRules, Side
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.values import Mark

RULEBOOK: Final = JungleRulebook()

AUDIENCE: Final = "cA9"
"""An enemy far away: a side without animals has lost."""

INTO_WATER: Final = {Rivers.INNER: "A5B5", Rivers.EDGES: "C5B5"}
OUT_OF_WATER: Final = {
    Rivers.INNER: ("B6A6", "F5G5", "B4A4"),
    Rivers.EDGES: ("B6C6", "F5E5", "B4C4"),
}
NO_LEAP: Final = ("C6A6", "C5A5", "C4A4")
"""Rivers at the edges have no land behind them."""

TO_AND_FRO: Final = ("A2A3", "G8G7", "A3A2", "G7G8")


def sketch(
    rules: JungleRules,
    animals: Iterable[str],
    ways: Iterable[str],
    *,
    shows_refused: bool = True,
    quiet: int = 0,
) -> Example:
    """Animals like `RB4` and the bottom side's ways like `B4A4`, as these rules judge them.

    Who may not stand where it should is left out, and so are its ways.
    """
    cells = {}
    for animal in animals:
        piece, spot = PIECES[animal[0]], parse_spot(animal[1:])
        if may_stand(rules, piece.seat, piece.animal, spot):
            cells[spot] = piece
    board = tuple(cells.get(spot) for spot in SPOTS)
    position = fen_text(Position(board, BOTTOM, quiet))
    arrows = _arrows(RULEBOOK.start(rules, position), ways)
    return Example(
        position, tuple(arrow for arrow in arrows if shows_refused or arrow.kind != "refused")
    )


def opening(rules: JungleRules) -> Example:
    """The animals as the rules set them up."""
    return Example(RULEBOOK.codec.position_text(RULEBOOK.start(rules)))


def rivers(rules: JungleRules) -> Example:
    """Where one walks along a column, and where one leaps."""
    ways = ("A3A4", "A3A7", "C3C4", "C3C7")
    return sketch(rules, ("LA3", "TC3", AUDIENCE), ways, shows_refused=False)


def moves_first(rules: JungleRules) -> Example:
    """The front row of the side that begins goes forward."""
    ahead = ("3", "4") if rules.moves_first is Side.BOTTOM else ("7", "6")
    example, state = opening(rules), RULEBOOK.start(rules)
    ways = [column + ahead[0] + column + ahead[1] for column in "ABCDEFG"]
    arrows = [arrow for arrow in _arrows(state, ways) if arrow.kind != "refused"]
    return Example(example.position, tuple(arrows))


def row_one(rules: JungleRules) -> Example:
    """The squares of row 1."""
    row = "1" if rules.row_one is Side.BOTTOM else "9"
    marks = tuple(Mark("last_to", column + row) for column in "ABCDEFG")
    return Example(opening(rules).position, marks=marks)


def swimmers(rules: JungleRules) -> Example:
    """Every animal at the water's edge."""
    columns = RIVER_COLUMNS[rules.rivers]
    ways = [f"{column}7{column}6" for column in columns]
    ways += [f"{column}3{column}4" for column in columns]
    return sketch(rules, (*_at_starts(Animal, ways), AUDIENCE), ways)


def water_to_land_captors(rules: JungleRules) -> Example:
    """Swimmers beside enemies on the shore."""
    able = rules.swimmers & rules.water_to_land_captors
    few = _some(able, rules.swimmers - able, 3)
    if not few:
        return _no_swimmer(rules)
    ways = OUT_OF_WATER[rules.rivers]
    victims = [
        Animal.ELEPHANT
        if animal is Animal.RAT and rules.rat_takes_elephant and Animal.ELEPHANT not in few
        else animal
        for animal in few
    ]
    ends = [way[2:] for way in ways]
    enemies = [f"{animal.letter.lower()}{end}" for animal, end in zip(victims, ends, strict=False)]
    return sketch(rules, (*_at_starts(few, ways), *enemies), ways)


def land_to_water_capture(rules: JungleRules) -> Example:
    """A swimmer on land beside one in the water."""
    if not rules.swimmers:
        return _no_swimmer(rules)
    letter = (Animal.RAT if Animal.RAT in rules.swimmers else max(rules.swimmers)).letter
    way = INTO_WATER[rules.rivers]
    return sketch(rules, (letter + way[:2], letter.lower() + way[2:]), (way,))


def column_jumpers(rules: JungleRules) -> Example:
    """Leaps along columns."""
    ways = [f"{column}3{column}7" for column in RIVER_COLUMNS[rules.rivers]]
    return _leaps(rules, rules.column_jumpers, ways)


def row_jumpers(rules: JungleRules) -> Example:
    """Leaps along rows, where there is land behind the water."""
    ways = ("A6D6", "A5D5", "A4D4") if rules.rivers is Rivers.INNER else NO_LEAP
    return _leaps(rules, rules.row_jumpers, ways)


def double_jumpers(rules: JungleRules) -> Example:
    """Leaps over both rivers at once."""
    ways = ("A6G6", "A5G5", "A4G4") if rules.rivers is Rivers.INNER else NO_LEAP
    return _leaps(rules, rules.double_jumpers, ways)


def extended_jumps(rules: JungleRules) -> Example:
    """A lion before both rivers, a leopard before one."""
    return sketch(rules, ("LA6", "PA4", AUDIENCE), ("A6G6", "A4D4"))


def rat_takes_elephant(rules: JungleRules) -> Example:
    """A rat before an elephant."""
    return sketch(rules, ("RD4", "eD5"), ("D4D5",))


def elephant_takes_rat(rules: JungleRules) -> Example:
    """An elephant before a rat, which stands free only where that does not help it."""
    if rules.elephant_takes_rat is ElephantTakesRat.ALWAYS:
        return sketch(rules, ("ED4", "rD5"), ("D4D5",))
    return sketch(rules, ("ED3", "rD2"), ("D3D2",))


def trapped_attacker(rules: JungleRules) -> Example:
    """A lion and a rat in enemy traps, each before an enemy it could take elsewhere."""
    return sketch(rules, ("LD8", "wD7", "RE9", "eF9"), ("D8D7", "E9F9"))


def trapped_defender(rules: JungleRules) -> Example:
    """A cat beside a trapped lion."""
    return sketch(rules, ("CC2", "lD2"), ("C2D2",))


def den_enterers(rules: JungleRules) -> Example:
    """Animals before the enemy den."""
    ways = ("C9D9", "D8D9", "E9D9")
    few = _some(rules.den_enterers, frozenset(Animal) - rules.den_enterers, 3)
    example = sketch(rules, (*_at_starts(few, ways), "cA7"), ways)
    is_open = any(arrow.kind == "move" for arrow in example.arrows)
    marks = (Mark("den_win", "D9"),) if is_open else ()
    return Example(example.position, example.arrows, marks)


def no_capture_limit(rules: JungleRules) -> Example:
    """The last quiet ply before the draw."""
    limit = rules.no_capture_limit
    return _quiet(rules, TO_AND_FRO, 0 if limit is None else limit - 1)


def repetition_limit(rules: JungleRules) -> Example:
    """Two lions going to and fro."""
    return _quiet(rules, TO_AND_FRO * 3, 0)


def _arrows(state: JungleState, ways: Iterable[str]) -> Iterator[Arrow]:
    """The ways of the animals that are there."""
    legal = frozenset(RULEBOOK.actions(state))
    for way in ways:
        move = Move(parse_spot(way[:2]), parse_spot(way[2:]))
        if state.board[move.start] is None:
            continue
        kind = "refused"
        if move in legal:
            kind = "move" if state.board[move.target] is None else "capture"
        is_step = abs(move.target - move.start) in (1, COLUMNS)
        yield Arrow(way[:2], way[2:], kind, is_leap=not is_step)


def _at_starts(animals: Iterable[Animal], ways: Iterable[str]) -> list[str]:
    """One animal of the bottom side at the start of each way, as long as there are any."""
    return [animal.letter + way[:2] for animal, way in zip(animals, ways, strict=False)]


def _some(able: frozenset[Animal], others: frozenset[Animal], count: int) -> list[Animal]:
    """The strongest of those who may and, if there are any, at least one who may not."""
    few = sorted(able, reverse=True)[: count - bool(others)]
    return few + sorted(others, reverse=True)[: count - len(few)]


def _leaps(rules: JungleRules, able: frozenset[Animal], ways: Iterable[str]) -> Example:
    starts = list(ways)
    few = _some(able, frozenset(Animal) - able, len(starts))
    return sketch(rules, (*_at_starts(few, starts), AUDIENCE), starts)


def _no_swimmer(rules: JungleRules) -> Example:
    """Where nobody swims even the rat stays on land."""
    way = INTO_WATER[rules.rivers]
    return sketch(rules, ("R" + way[:2], AUDIENCE), (way,))


def _quiet(rules: JungleRules, plies: tuple[str, ...], quiet: int) -> Example:
    """Two lions far apart, and as many of the plies as the rules let them play."""
    example = sketch(rules, ("LA2", "lG8"), ("A2A3",), quiet=quiet)
    state, line = RULEBOOK.start(rules, example.position), []
    for ply in plies:
        action = RULEBOOK.codec.parse_action(ply)
        if action not in RULEBOOK.actions(state):
            break
        state = RULEBOOK.play(state, action).state
        line.append(ply)
    return Example(example.position, example.arrows, line=tuple(line))
