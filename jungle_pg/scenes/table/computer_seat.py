"""A computer that decides for a seat while frames go on: it is asked, followed and dropped here."""

from collections.abc import Mapping
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Order
from jungle_pg.files.settings import Replies

REPLY_S: Final[Mapping[Replies, float]] = {"quick": 0.1, "natural": 0.6, "slow": 1.6}
"""However fast a computer is, its opponent should be able to follow: as soon as that one likes."""

RETRY_S: Final = (5.0, 10.0, 20.0, 40.0, 60.0)
"""After how long a computer that did not answer is asked again by itself: later each time."""

NO_ACTION: Final = "the computer player found nothing to play"


class ComputerSeat:
    """Thinks about one match at a time; nothing here ever waits.

    A scene says each time it updates which match should be thought about, and takes the action
    when there is one. Where the match changes in between, what was found before is dropped.
    """

    def __init__(self, engine: EngineClient, least_s: float = REPLY_S["natural"]) -> None:
        self._engine = self._asked = engine
        self.least_s = least_s
        self._match: AnyMatch | None = None
        self._order = Order()
        self._inquiry: Inquiry | None = None
        self._since = 0.0
        self._found: Any = None
        self.thought_s: float | None = None
        """How long it has thought about what it found, without the way there and back; None for
        other programs, which may say what they like."""
        self.problem = ""
        """Why no action will come, in words; empty as long as one may."""
        self.retries_at: float | None = None
        """When it is asked again by itself after a problem."""
        self.tries = 0
        """How often in a row nothing came of asking a level."""

    @property
    def is_thinking(self) -> bool:
        """Whether an action is still awaited."""
        return self._match is not None and not self.problem

    @property
    def is_at_work(self) -> bool:
        """Whether it has not decided yet and nothing keeps it from that."""
        return self.is_thinking and self._found is None

    @property
    def ready_at(self) -> float | None:
        """When the action that was found may be played, None while there is none."""
        return self._since + self.least_s if self._found is not None else None

    def follow(
        self,
        match: AnyMatch,
        order: Order,
        now: float,
        *,
        goes_on: bool = False,
        program: EngineClient | None = None,
    ) -> None:
        """Think about this match; asked again about the same one it just goes on.

        Where `goes_on`, the first part of a decision was handed out already: no time to follow
        is needed for the rest, since nothing of it was seen yet. Another program that plays in
        place of a level is asked once; whether it is asked again somebody decides.
        """
        if match is self._match and order == self._order:
            if self.retries_at is not None and now >= self.retries_at:
                self.try_again(now)
            return
        self.cancel()
        self._match, self._order = match, order
        self._asked = program or self._engine
        if not goes_on:
            self._since = now
        self._inquiry = self._asked.ask(question_about(match, order), Priority.MOVE)

    def give_up(self, match: AnyMatch, problem: str) -> None:
        """Nobody is there who could be asked about this match."""
        if match is not self._match:
            self.cancel()
            self._match, self.problem = match, problem

    def try_again(self, now: float) -> None:
        """Ask once more about the match that got no answer."""
        if self._match is None or not self.problem:
            return
        if self._inquiry is None:
            # Nobody was there; whoever is there now is asked.
            self.cancel()
            return
        self.problem, self.retries_at, self._since = "", None, now
        question = question_about(self._match, self._order)
        self._inquiry = self._asked.ask(question, Priority.MOVE)

    def listen(self, now: float) -> None:
        """Take what came out by now."""
        if self._match is None or self._inquiry is None:
            return
        if self._inquiry.poll() and self._inquiry.is_done:
            self._take(self._match, self._inquiry)
            if self.problem and self._asked is self._engine:
                self.retries_at = now + RETRY_S[min(self.tries, len(RETRY_S) - 1)]
                self.tries += 1

    def action(self, now: float) -> Any:
        """The action to play, handed out once; None as long as it is not due."""
        self.listen(now)
        due = self.ready_at
        if due is None or now < due:
            return None
        found = self._found
        self.cancel()
        return found

    def cancel(self) -> None:
        """No longer want to know, as after undo or when the player leaves."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._inquiry = self._found = self.thought_s = None
        self.problem, self.retries_at, self.tries = "", None, 0

    def _take(self, match: AnyMatch, inquiry: Inquiry) -> None:
        """Take what came out in the end, if it can be played."""
        text = inquiry.thought.action if inquiry.thought is not None else None
        try:
            if text is not None:
                found = match.rulebook.codec.parse_action(text)
                if found in match.rulebook.actions(match.state):
                    assert inquiry.thought is not None
                    self._found = found
                    if self._asked is self._engine:
                        self.thought_s = inquiry.thought.seconds
                    return
            self.problem = inquiry.error or NO_ACTION
        except BadText as mistake:
            self.problem = str(mistake)
