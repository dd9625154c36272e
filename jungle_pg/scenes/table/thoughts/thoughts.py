"""What is thought over beside the moves: hints, a draw that was offered, who is ahead."""

from jungle_pg.engine.client import EngineClient
from jungle_pg.scenes.table.state import TableState
from jungle_pg.scenes.table.thoughts.hint import Hint
from jungle_pg.scenes.table.thoughts.offers import DrawOffer, OfferAnswer
from jungle_pg.scenes.table.thoughts.opinion import Opinion
from jungle_pg.scenes.table.thoughts.oracle import Oracle

OPINION_S = 0.1
"""How often to look whether an opinion has been formed."""


class Thoughts:
    """Asks an engine for all of them; each is forgotten when the match changes."""

    def __init__(self, engine: EngineClient) -> None:
        self.hint = Hint(engine)
        self.opinion = Opinion(engine)
        self.offer = DrawOffer(engine)
        self.oracle = Oracle(engine)
        self.has_hint = False
        """Whether a hint tells something since the last update that it did not before."""
        self.has_failed = False
        """Whether no hint was found."""
        self.answer: OfferAnswer | None = None
        """What a computer says to an offer, right after it does."""
        self.has_opinion = False
        """Whether who is ahead has changed."""
        self.has_light = False
        """Whether it has come to be known how the game ends after each action."""

    def update(self, at: TableState, now: float, *, wants_opinion: bool, wants_light: bool) -> None:
        """See what has come out by now."""
        self.has_hint = self.hint.update(at.with_picks)
        self.has_failed = self.hint.has_failed
        if self.has_failed:
            self.hint.forget()
        self.answer = self.offer.update(at.match, now)
        self.has_opinion = wants_opinion and self.opinion.update(at.with_picks)
        if not wants_opinion:
            self.opinion.close()
        self.has_light = wants_light and self.oracle.update(at.with_picks)
        if not wants_light:
            self.oracle.close()

    def wakes_at(self, now: float) -> float | None:
        """When to look again."""
        if self.hint.is_thinking or self.offer.is_open:
            return now + 1 / 60
        is_thinking = self.opinion.is_thinking or self.oracle.is_thinking
        return now + OPINION_S if is_thinking else None

    def close(self) -> None:
        """Nobody needs to know any more."""
        self.hint.forget()
        self.offer.withdraw()
        self.opinion.close()
        self.oracle.close()
