"""Matches between computer players: random openings, both colours, a score with its error."""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from jungle_pg.core.gametext import game_text
from jungle_pg.core.history import is_move
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match, begin
from jungle_pg.core.rulebook import CHANCE, BadText, Refusal, Seat, opponent
from jungle_pg.engine.contestants import Contestant, Forfeit, contestant
from jungle_pg.engine.outcomes import Outcome
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.engine.worker import Brain, Brains

OPENING_PLIES: Final = 4
OPENINGS_DRAWN: Final = 50
"""How often another opening is drawn while one side is far ahead in it."""
GLANCE: Final = Limits(nodes=2_000)
FAR_AHEAD: Final = 300
"""A score that decides a game before anybody has played."""

SEED_BITS: Final = 64
PLAYER_SEED_BITS: Final = 29
"""Programs take a seed of up to nine digits."""

LONGEST_GAME: Final = 600
"""Final decisions after which a game that has not ended counts as drawn."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played."""

    game: str
    rules: str
    first: str
    second: str
    games: int
    limits: Limits | None
    seed: int
    longest: int = LONGEST_GAME
    """Final decisions after which a game counts as drawn."""


def run_contest(
    contest: Contest,
    brains: Brains,
    clock: Callable[[], float],
    workers: int,
    played: Collection[int] = (),
) -> Iterator[Outcome]:
    """Play all pairs of games but those played before; outcomes come as they are ready."""
    pairs = [
        pair
        for pair in range((contest.games + 1) // 2)
        if not {2 * pair + 1, 2 * pair + 2} <= set(played)
    ]
    if workers <= 1:
        table = _Table(contest, brains, clock)
        try:
            for pair in pairs:
                yield from table.play_pair(pair, played)
        finally:
            table.close()
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [
            pool.submit(_play_pair_alone, contest, brains, clock, pair, played) for pair in pairs
        ]
        for task in tasks:
            yield from task.result()


def _play_pair_alone(
    contest: Contest,
    brains: Brains,
    clock: Callable[[], float],
    pair: int,
    played: Collection[int],
) -> list[Outcome]:
    table = _Table(contest, brains, clock)
    try:
        return list(table.play_pair(pair, played))
    finally:
        table.close()


class _Table:
    """Two contestants and a referee."""

    def __init__(self, contest: Contest, brains: Brains, clock: Callable[[], float]) -> None:
        self._contest, self._clock = contest, clock
        # Each contestant has a brain of its own, so that neither learns from the other.
        self._brains: list[Brain] = [brains(clock)[contest.game] for _ in range(2)]
        self._players: list[Contestant] = [
            contestant(brain, name, contest.limits)
            for brain, name in zip(self._brains, (contest.first, contest.second), strict=True)
        ]

    def close(self) -> None:
        for player in self._players:
            player.close()

    def play_pair(self, pair: int, played: Collection[int]) -> Iterator[Outcome]:
        opening = self._opening(pair)
        for swapped in (False, True):
            number = 2 * pair + swapped + 1
            if number <= self._contest.games and number not in played:
                yield self._play(number, opening, first_seat=1 if swapped else 0)

    def _opening(self, pair: int) -> Match[Any, Any, Any, Any]:
        """The opening of a pair of games: some moves of luck that leave both sides a game.

        Where luck deals anyway it is the same for both games, and nothing is played before.
        """
        rng = Random(f"{self._contest.seed}/{pair}")
        start = self._start(pair)
        if any(moment.entry.seat == CHANCE for moment in start.moments):
            return start
        match = self._drawn(rng, start)
        for _ in range(OPENINGS_DRAWN):
            if self._is_even(match):
                break
            match = self._drawn(rng, start)
        return match

    def _start(self, pair: int) -> Match[Any, Any, Any, Any]:
        rulebook = self._brains[0][0]
        rules = rulebook.codec.parse_rules(self._contest.rules)
        luck_seed = Random(f"{self._contest.seed}/{pair}/luck").getrandbits(SEED_BITS)
        return begin(rulebook, Setup(rules, undo_depth=None, luck_seed=luck_seed))

    def _drawn(self, rng: Random, match: Match[Any, Any, Any, Any]) -> Match[Any, Any, Any, Any]:
        rulebook = match.rulebook
        for _ in range(OPENING_PLIES):
            if match.actor is not None:
                after = match.play(rng.choice(rulebook.actions(match.state)))
                assert not isinstance(after, Refusal)
                match = after
        return match

    def _is_even(self, match: Match[Any, Any, Any, Any]) -> bool:
        if match.actor is None:
            return False
        rulebook, thinker = self._brains[0]
        thinker.forget()
        view = rulebook.seen_by(match.state, match.actor)
        thought = thinker.think(view, (), Order(limits=GLANCE))
        return thought.mate_in is None and abs(thought.score) < FAR_AHEAD

    def _play(self, number: int, match: Match[Any, Any, Any, Any], first_seat: Seat) -> Outcome:
        seconds = [0.0, 0.0]
        illegal_by, who = "", 0
        try:
            for who in (0, 1):
                contest = self._contest
                self._players[who].new_game(contest.game, contest.rules, self._seed(match, number))
            moves = sum(is_move(match, ply) for ply in range(1, match.cursor + 1))
            while match.actor is not None and moves < contest.longest:
                who = 0 if match.actor == first_seat else 1
                begun = self._clock()
                text = self._players[who].move(match)
                seconds[who] += self._clock() - begun
                before, match = match, self._moved(match, text)
                moves += is_move(match, before.cursor + 1)
        except (Forfeit, BadText) as problem:
            seat = opponent(first_seat) if who else first_seat
            illegal_by = f"{self._name(seat, first_seat)}: {problem}"
            lost = match.resign(seat)
            match = match if isinstance(lost, Refusal) else lost
        note = f"Game: {number}\n{self._sides(first_seat)}\n"
        return Outcome(
            number, _score(match, first_seat), note + game_text(match), illegal_by,
            (seconds[0], seconds[1]),
        )  # fmt: skip

    def _seed(self, match: Match[Any, Any, Any, Any], number: int) -> int:
        """The seed of the contestants' own luck, from which nobody learns that of the game."""
        seed = self._contest.seed + number
        if match.rulebook.has_secrets(match.setup.rules):
            return Random(f"{seed}/players").getrandbits(PLAYER_SEED_BITS)
        return seed

    def _moved(self, match: Match[Any, Any, Any, Any], text: str) -> Match[Any, Any, Any, Any]:
        after = match.play(match.rulebook.codec.parse_action(text))
        if isinstance(after, Refusal):
            raise Forfeit(f"illegal move {text} ({after.code})")
        return after

    def _name(self, seat: Seat, first_seat: Seat) -> str:
        return self._contest.first if seat == first_seat else self._contest.second

    def _sides(self, first_seat: Seat) -> str:
        ids = self._brains[0][0].seat_ids
        return "\n".join(f"{ids[seat]}: {self._name(seat, first_seat)}" for seat in (0, 1))


def _score(match: Match[Any, Any, Any, Any], first_seat: Seat) -> float:
    verdict = match.verdict
    if verdict is None or verdict.winner is None:
        return 0.5
    return 0.0 if verdict.winner == opponent(first_seat) else 1.0
