"""Has quick games played under some rules and under others beside them, while its holder looks."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.trials import Findings, Trial, TrialGame, findings_of
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import Question
from jungle_pg.engine.thinking import Order

GAMES: Final = 200
ASKED_AHEAD: Final = 4
"""Games that are open at a time, so that no worker waits for the next frame."""


class Experiment:
    """The games under one kind of rules, by number; each has the luck of its number."""

    def __init__(self, rules: str, games: dict[int, TrialGame]) -> None:
        self.rules = rules
        self.games = games
        """Kept by whoever began it, so that they are there when it is begun again."""
        self._summed: Findings | None = None

    @property
    def findings(self) -> Findings:
        """What the games tell so far; the very same value while no more are played."""
        if self._summed is None or self._summed.games != len(self.games):
            self._summed = findings_of(self.games.values())
        return self._summed


class Laboratory:
    """Plays the games of all experiments in turn until each has all of them.

    Where cores are free two workers play side by side. What a game comes to depends on its rules
    and its number alone, so it is the same for everybody, in whatever order they end.
    """

    def __init__(
        self,
        engine: EngineClient,
        game: str,
        experiments: Sequence[Experiment],
        games: int = GAMES,
    ) -> None:
        self._engine, self._game, self._all = engine, game, games
        self.experiments = tuple(experiments)
        self._asked: dict[tuple[int, int], Inquiry] = {}
        """By experiment and number of the game."""
        self.is_open = False
        self.error = ""
        """Why it had to stop, in words."""

    @property
    def played(self) -> int:
        """Games that are over, of all experiments."""
        return sum(min(self._all, len(each.games)) for each in self.experiments)

    @property
    def wanted(self) -> int:
        """Games there will be in the end."""
        return self._all * len(self.experiments)

    @property
    def is_busy(self) -> bool:
        """Whether games are being played."""
        return self.is_open and self.played < self.wanted

    def set_open(self, is_open: bool) -> None:
        """Play, or play no longer; what is over stays."""
        self.is_open = is_open
        if is_open:
            self.error = ""
            return
        for inquiry in self._asked.values():
            inquiry.cancel()
        self._asked = {}
        self._engine.rest()

    def update(self, wait_s: float = 0.0) -> bool:
        """Go on; whether another game is over.

        Who has no frames to draw may wait for the engine to say something.
        """
        if not self.is_busy:
            return False
        before = self.played
        for place, inquiry in list(self._asked.items()):
            inquiry.poll(wait_s if place == next(iter(self._asked)) else 0.0)
            if not inquiry.is_open:
                del self._asked[place]
                self._note(place, inquiry)
        if self.error:
            self.set_open(False)
            return True
        self._ask()
        if not self.is_busy:
            self.set_open(False)
        return self.played != before

    def _ask(self) -> None:
        """Keep so many games open, those with the least number first."""
        for number in range(1, self._all + 1):
            for at, experiment in enumerate(self.experiments):
                if len(self._asked) >= ASKED_AHEAD:
                    return
                if number not in experiment.games and (at, number) not in self._asked:
                    question = Question(
                        self._game, experiment.rules, "", (), Order(), trial=Trial(number)
                    )
                    self._asked[at, number] = self._engine.ask(question, Priority.ANALYSIS)

    def _note(self, place: tuple[int, int], inquiry: Inquiry) -> None:
        at, number = place
        game = None if inquiry.thought is None else inquiry.thought.played
        if game is None:
            self.error = inquiry.error or "no game was played"
        else:
            self.experiments[at].games[number] = game
