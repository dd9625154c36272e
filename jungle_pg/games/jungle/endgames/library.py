"""All endgame tables there are: those that came with the program, and those made since it began.

A table of three animals is made in a few hundredths of a second, in small steps, so that whoever
waits for an answer is never kept waiting. Tables are found by their keys alone, whatever the rules
are called.
"""

from collections.abc import Callable, Generator, Iterable
from itertools import combinations, product
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import SPOTS
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.engine.thinking import Reader
from jungle_pg.games.jungle.endgames.archive import Archive, BadArchive
from jungle_pg.games.jungle.endgames.bits import WIDTH
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES, Arrangement, arrange
from jungle_pg.games.jungle.endgames.maker import grids_of
from jungle_pg.games.jungle.endgames.table import layout_of, packed
from jungle_pg.games.jungle.endgames.view import View

SHIPPED: Final = ("traditional", "animal", "appendix")
"""The rule sets whose tables come with the program; course and club have those of traditional."""
SHIPPED_FILE: Final = "endgames/{name}.tables"

Sides: TypeAlias = tuple[tuple[Animal, ...], tuple[Animal, ...]]
"""The animals of the bottom and of the top side."""


class Library:
    """Finds tables, and makes those that are missing when it is asked to."""

    def __init__(self, read: Reader | None = None) -> None:
        self._read = read
        self._archives: dict[str, Archive] | None = None
        self._tables: dict[str, bytes] = {}
        self._begun: dict[str, Generator[None, None, bytes]] = {}
        self.troubles: list[str] = []
        """What is wrong with files, in words; their tables are made anew where they are needed."""

    def table(self, key: str) -> bytes | None:
        """The table of a key, None while there is none."""
        if key not in self._tables:
            for name in self._shipped():
                table = self._unpacked(name, key)
                if table is not None:
                    self._tables[key] = table
                    break
        return self._tables.get(key)

    def view(self, rules: JungleRules, pieces: tuple[Piece, ...]) -> View | None:
        """The table of these pieces as it is asked, None while there is none."""
        arrangement = arrange(rules, *sides_of(pieces))
        table = self.table(arrangement.key)
        if table is None:
            return None
        return View(layout_of(rules, arrangement), arrangement, table, pieces)

    def prepare(
        self, rules: JungleRules, sides: Sides, must_stop: Callable[[], bool] = lambda: False
    ) -> bool:
        """Make what is missing for these animals and for what is left of them after captures.

        False if it was asked to stop on the way; the next time it goes on from there. It asks every
        few milliseconds.
        """
        for smaller in _endgames(sides):
            arrangement = arrange(rules, *smaller)
            key = arrangement.key
            if self.table(key) is not None:
                continue
            making = self._begun.setdefault(key, self._made(rules, arrangement))
            while key not in self._tables:
                if must_stop():
                    return False
                try:
                    next(making)
                except StopIteration as done:
                    self._tables[key] = done.value
                    del self._begun[key]
        return True

    def check_shipped(self) -> int:
        """Unpack all tables that came with the program, and count those that are sound."""
        keys = [(name, key) for name, archive in self._shipped().items() for key in archive.keys]
        return sum(self._unpacked(name, key) is not None for name, key in keys)

    def _made(self, rules: JungleRules, arrangement: Arrangement) -> Generator[None, None, bytes]:
        pieces = arrangement.upright
        smaller: tuple[bytes, ...] = ()
        if len(pieces) == MOST_PIECES:
            first, second, single = pieces
            smaller = tuple(self._grid(rules, left, single) for left in (second, first))
            yield
        ours, theirs = yield from grids_of(rules, pieces, smaller)
        yield
        layout = layout_of(rules, arrangement)
        half = packed(layout, ours)
        yield
        return half + packed(layout, theirs)

    def _grid(self, rules: JungleRules, bottom: Piece, top: Piece) -> bytes:
        """The codes of two pieces for all their spots, with the bottom side to move."""
        view = self.view(rules, (bottom, top))
        assert view is not None
        grid = bytearray(WIDTH * WIDTH)
        for ours, theirs in product(SPOTS, SPOTS):
            grid[ours * WIDTH + theirs] = view.code(bottom.seat, (0, ours, theirs))
        return bytes(grid)

    def _unpacked(self, name: str, key: str) -> bytes | None:
        try:
            return self._shipped()[name].table(key)
        except BadArchive as trouble:
            self._complain(name, trouble)
            return None

    def _shipped(self) -> dict[str, Archive]:
        """The files that came with the program, as far as they are sound."""
        if self._archives is None:
            self._archives = {}
            if self._read is not None:
                self._open(self._read, self._archives)
        return self._archives

    def _open(self, read: Reader, archives: dict[str, Archive]) -> None:
        for name in SHIPPED:
            try:
                archives[name] = Archive(read(SHIPPED_FILE.format(name=name)))
            except (BadArchive, OSError) as trouble:
                self._complain(name, trouble)

    def _complain(self, name: str, trouble: Exception) -> None:
        reason = trouble.strerror if isinstance(trouble, OSError) else trouble
        told = f"the endgame tables of {name} cannot be read: {reason}"
        if told not in self.troubles:
            self.troubles.append(told)


def sides_of(pieces: Iterable[Piece | None]) -> Sides:
    """The animals of each side, among pieces or on a board."""
    standing = [piece for piece in pieces if piece is not None]
    bottom, top = (
        tuple(piece.animal for piece in standing if piece.seat == seat) for seat in (BOTTOM, TOP)
    )
    return bottom, top


def _endgames(sides: Sides) -> list[Sides]:
    """What can be left of these animals when three or fewer are, the smallest first."""
    counts = ((1, 1), (2, 1), (1, 2))
    return [
        (bottom, top)
        for ours, theirs in counts
        for bottom in combinations(sides[BOTTOM], ours)
        for top in combinations(sides[TOP], theirs)
    ]
