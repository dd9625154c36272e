"""Puzzles that players make themselves: a position, what is wanted there, and the proven way."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from jungle_pg.core.journey.goals import HOME, number, piece_of
from jungle_pg.core.journey.stage import PUZZLE, Chapter, Goal, Journey, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Seat, opponent

OWN: Final = "own"
"""The chapter of such puzzles, and the words that say their task."""
MOST_STAGES: Final = 500
MOST_MOVES: Final = 6
"""Own moves of a solution; a judge that tries everything takes too long for more."""


@dataclass(frozen=True, slots=True)
class OwnStage:
    """One of them."""

    id: str
    game: str
    rules: str
    position: str
    seat: Seat
    goal: Goal
    key: tuple[str, ...]
    """The solution: the actions of both sides."""
    changed: str = ""
    """When it was made or thrown away last, as a date and time that can be compared."""
    is_gone: bool = False
    """Whether it was thrown away; so much is remembered, or another window would bring it back."""

    @property
    def stage(self) -> Stage:
        """The puzzle as it is played."""
        return Stage(
            self.id, self.game, self.rules, self.position, PUZZLE, self.goal, self.seat, self.key,
            text=OWN,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class OwnStages:
    """All puzzles of a player, by their ids."""

    by_id: Mapping[str, OwnStage] = field(default_factory=dict)

    def of(self, game: str) -> tuple[OwnStage, ...]:
        """Those of a game, the oldest first."""
        return tuple(each for each in self.by_id.values() if each.game == game and not each.is_gone)

    def journey(self, game: str) -> Journey:
        """Those of a game in one chapter."""
        return Journey(game, (Chapter(OWN, tuple(each.stage for each in self.of(game))),))

    def added(self, puzzle: OwnStage) -> "OwnStages":
        """With a puzzle, in place of the one of its id."""
        return _fewer({**self.by_id, puzzle.id: puzzle})

    def removed(self, puzzle_id: str, now: str) -> "OwnStages":
        """Without a puzzle; of one that is not there nothing changes."""
        puzzle = self.by_id.get(puzzle_id)
        if puzzle is None or puzzle.is_gone:
            return self
        return self.added(replace(puzzle, is_gone=True, changed=now))

    def merged(self, newer: "OwnStages") -> "OwnStages":
        """The puzzles of here and there; of two the one that was changed later."""
        both = {**self.by_id, **newer.by_id}
        for each in self.by_id.keys() & newer.by_id.keys():
            one, other = self.by_id[each], newer.by_id[each]
            both[each] = one if one.changed > other.changed else other
        return _fewer(both)


def own_stage(match: AnyMatch, seat: Seat, goal: Goal, key: tuple[str, ...], now: str) -> OwnStage:
    """A puzzle of where a match begins; the same position with the same goal has the same id."""
    codec, game = match.rulebook.codec, match.rulebook.game_id
    rules, position = codec.rules_text(match.setup.rules), codec.position_text(match.opening)
    facts = f"{game}\n{rules}\n{position}\n{seat}\n{goal.code}\n{goal.moves}\n{goal.facts}"
    puzzle_id = f"{OWN}_{sha256(facts.encode()).hexdigest()[:16]}"
    return OwnStage(puzzle_id, game, rules, position, seat, goal, key, now)


def goals_of(
    wanted: tuple[Goal, ...], rulebook: AnyRulebook, state: Any, seat: Seat
) -> Iterator[Goal]:
    """What a seat can be asked for in a position, of all that puzzles of the game are about."""
    for goal in wanted:
        match goal.code:
            case "capture":
                has = rulebook.count(state, opponent(seat), piece_of(goal)) >= number(goal)
            case "keep":
                has = rulebook.count(state, seat, piece_of(goal)) >= number(goal)
            case "home":
                away = rulebook.count(state, seat, "") - rulebook.count(state, seat, HOME)
                has = away >= number(goal)
            case _:
                has = True
        if has:
            yield goal


def _fewer(by_id: Mapping[str, OwnStage]) -> OwnStages:
    """The puzzles, the oldest first, without those that there is no room for."""
    puzzles = sorted(by_id.values(), key=lambda each: (each.is_gone, each.changed, each.id))
    living = [each for each in puzzles if not each.is_gone]
    gone = [each for each in puzzles if each.is_gone][-MOST_STAGES:]
    return OwnStages({each.id: each for each in (*gone, *living[-MOST_STAGES:])})
