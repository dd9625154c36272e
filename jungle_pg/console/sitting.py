"""A match at a terminal: picks that can be taken back, who sits in front of it, what they see."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from jungle_pg.core.audience import Audience, is_secret, only_person
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal, Seat


class Sitting:
    """What was played and what was only picked; nobody sees what is secret."""

    def __init__(self, match: AnyMatch, stamp: Callable[[], datetime] | None = None) -> None:
        self._stamp = stamp
        """What the clock on the wall says; None where nobody notes when moves are made."""
        self._draft: AnyDraft = Draft(match)
        self._answers: tuple[Any, ...] = ()
        """The last picks, as far as they left no choice and were not asked for."""
        self._facing: Seat | None = None
        """Who of two people looks at the terminal, where they may not see the same."""
        self._audience: Audience[Any, Any, Any, Any] = Audience()

    @property
    def match(self) -> AnyMatch:
        """The match, without what can still be taken back."""
        return self._draft.match

    @property
    def picks(self) -> tuple[Any, ...]:
        """What was picked and is not final yet."""
        return self._draft.picks

    @property
    def with_picks(self) -> AnyMatch:
        """The match as if the picks were played: the next one is chosen in it."""
        return self._draft.with_picks if self.picks else self.match

    @property
    def seen(self) -> AnyMatch:
        """The match with the picks as whoever looks at it may see it; all of it once it is over."""
        if not is_secret(self.match):
            return self.with_picks
        person = only_person(self.match)
        return self._audience.view_for(self.with_picks, self._facing if person is None else person)

    @property
    def cover_for(self) -> Seat | None:
        """The person to ask for before anything is shown that only this one may see."""
        match = self.match
        are_people = all(player.is_human for player in match.setup.players)
        is_other = match.actor != self._facing
        return match.actor if are_people and is_secret(match) and is_other else None

    def cover(self) -> None:
        """From now on nobody in particular looks at the terminal."""
        self._facing = None

    def uncover(self, seat: Seat) -> None:
        """From now on the person of a seat looks at it."""
        self._facing = seat

    def play(self, action: Any) -> Refusal | None:
        """Take a decision, and those after it that leave no choice; or say why not."""
        outcome = self._pick(action)
        if outcome is not None:
            is_answered = bool(self.picks) and action in self._answers
            return None if is_answered else outcome
        self._answers = ()
        while outcome is None and (answer := self._only_answer()) is not None:
            outcome = self._pick(answer)
            self._answers += (answer,)
        return outcome

    def back(self) -> Refusal | None:
        """Take the last pick back, and with it those that left no choice; or say why not."""
        self._answers = ()
        outcome: AnyDraft | Refusal = self._draft.back()
        while not isinstance(outcome, Refusal):
            self._draft = outcome
            if self._only_answer() is None:
                return None
            outcome = outcome.back()
        return outcome

    def become(self, match: AnyMatch) -> None:
        """Go on with another match, or with this one after what was played, taken back or ended."""
        is_longer = match.moments is not self.match.moments
        if is_longer and self._stamp is not None:
            match = match.timed(self.match.cursor, self._stamp())
        self._draft = Draft(match)

    def _pick(self, action: Any) -> Refusal | None:
        outcome = self._draft.pick(action)
        if isinstance(outcome, Refusal):
            return outcome
        if isinstance(outcome, Draft):
            self._draft = outcome
        else:
            self.become(outcome)
        return None

    def _only_answer(self) -> Any | None:
        """The only thing that can be decided, where nobody needs to be asked for it."""
        rulebook, state = self.match.rulebook, self._draft.state
        if self.match.verdict is not None or rulebook.asks(state):
            return None
        actions = rulebook.actions(state)
        return actions[0] if len(actions) == 1 else None
