"""The career of a player: every finished game as a value, and what can be told of all of them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from jungle_pg.core.career.glicko import Rating, Score, rated_anew
from jungle_pg.core.rulebook import Seat, opponent

START: Final = Rating(1000.0)
"""Where everybody begins: levels are measured on a scale on which the second has 1000."""
LEVEL_DEVIATION: Final = 50.0
"""How sure the measured rating of a level is."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game, as a line of the career tells it."""

    id: str
    """The same however often the game is gone on with: it counts once."""
    game: str
    date: str
    """When it ended, by the clock on the wall, to the second."""
    names: tuple[str, str] = ("", "")
    levels: tuple[int | None, int | None] = (None, None)
    """By seat; None for a person."""
    winner: Seat | None = None
    reason: str = ""
    moves: int = 0
    against: int | None = None
    """The rating of the level it was played against, if the game counts for the rating."""
    moved: Mapping[str, int] = field(default_factory=dict)
    """How often each kind of the person's pieces moved or took another."""
    taken: Mapping[str, int] = field(default_factory=dict)
    """How often each kind was taken by the person."""
    leaps: int = 0
    save: str = ""
    """The name of the game among the finished ones."""

    @property
    def person(self) -> Seat | None:
        """The only person at the board."""
        people = [seat for seat, level in enumerate(self.levels) if level is None]
        return people[0] if len(people) == 1 else None

    @property
    def level(self) -> int | None:
        """The level the person played against."""
        return None if self.person is None else self.levels[opponent(self.person)]

    @property
    def points(self) -> float:
        """What the person got of it: 1, 0.5 or 0."""
        return 0.5 if self.winner is None else float(self.winner == self.person)

    @property
    def is_won(self) -> bool:
        """Whether a person has won against a level."""
        return self.person is not None and self.winner == self.person


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games were won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def after(self, points: float) -> "Tally":
        """With one game more."""
        return Tally(
            self.won + (points == 1), self.drawn + (points == 0.5), self.lost + (points == 0)
        )


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after a game."""

    date: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people who have played each other; the tally is that of the first."""

    names: tuple[str, str]
    tally: Tally
    last: str
    """When they played last."""


@dataclass(frozen=True)
class Career:
    """All games in the order they ended, each of them once."""

    results: tuple[GameResult, ...] = ()

    @classmethod
    def of(cls, results: Iterable[GameResult]) -> "Career":
        """A career; of a game that is told twice the first end counts."""
        once: dict[str, GameResult] = {}
        for result in results:
            once.setdefault(result.id, result)
        return cls(tuple(once.values()))

    @cached_property
    def ids(self) -> frozenset[str]:
        return frozenset(result.id for result in self.results)

    def having(self, result: GameResult) -> "Career":
        """With a game more, unless it is there already."""
        return self if result.id in self.ids else Career((*self.results, result))

    def of_game(self, game_id: str) -> "Career":
        """The games of one kind."""
        return Career(tuple(result for result in self.results if result.game == game_id))

    def against_levels(self) -> dict[int, Tally]:
        """What came of the games against each level."""
        tallies: dict[int, Tally] = {}
        for result in self.results:
            if result.level is not None:
                tally = tallies.get(result.level, Tally())
                tallies[result.level] = tally.after(result.points)
        return dict(sorted(tallies.items()))

    def rating_curve(self) -> tuple[RatingPoint, ...]:
        """The rating after each game that counts for it; of one kind of game, or it says nothing.

        Every game is a period of its own, so that a player sees at once what it brought.
        """
        rating, curve = START, []
        for result in self.results:
            if result.against is not None and result.level is not None:
                score = Score(result.against, LEVEL_DEVIATION, result.points)
                rating = rated_anew(rating, (score,))
                curve.append(RatingPoint(result.date, rating))
        return tuple(curve)

    def longest_run(self) -> int:
        """The most games against levels that were won in a row."""
        longest = run = 0
        for result in self.results:
            if result.level is not None:
                run = run + 1 if result.is_won else 0
                longest = max(longest, run)
        return longest

    def favourite(self) -> str | None:
        """The kind of piece that moved or took others most often."""
        return _most(result.moved for result in self.results)

    def most_taken(self) -> str | None:
        """The kind of piece that was taken most often."""
        return _most(result.taken for result in self.results)

    def leap_day(self) -> tuple[str, int] | None:
        """The day with the most leaps, and how many there were."""
        leaps: Counter[str] = Counter()
        for result in self.results:
            leaps[result.date[:10]] += result.leaps
        best = max(leaps.items(), key=lambda day: day[1], default=("", 0))
        return best if best[1] else None

    def head_to_head(self) -> tuple[HeadToHead, ...]:
        """People with names who have played each other, whoever played last first."""
        found: dict[frozenset[str], HeadToHead] = {}
        for result in self.results:
            first, second = result.names
            if result.levels != (None, None) or not first or not second or first == second:
                continue
            both = frozenset(result.names)
            so_far = found.get(both, HeadToHead(result.names, Tally(), ""))
            winner = None if result.winner is None else result.names[result.winner]
            points = 0.5 if winner is None else float(winner == so_far.names[0])
            found[both] = HeadToHead(so_far.names, so_far.tally.after(points), result.date)
        return tuple(sorted(found.values(), key=lambda pair: pair.last, reverse=True))


def _most(counts: Iterable[Mapping[str, int]]) -> str | None:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return max(sorted(total), key=lambda kind: total[kind], default=None)
