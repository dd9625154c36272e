"""Help for the person who is to move: first which piece, then where it should go."""

from collections.abc import Sequence
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Pick
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.search.knowledge import Knowledge
from jungle_pg.engine.thinking import Limits, Order

LIMITS: Final = Limits(nodes=20_000, seconds=2.0)
"""How well a hint is thought over."""

LAST_STAGE: Final = 2


class Hint:
    """Each press tells more about one match; when that changes all is forgotten."""

    def __init__(self, engine: EngineClient, limits: Limits = LIMITS) -> None:
        self._engine, self._order = engine, Order(limits=limits)
        self._match: AnyMatch | None = None
        self._inquiry: Inquiry | None = None
        self._pressed = 0
        self._told = 0
        self.picks: tuple[Pick, ...] = ()
        """The way of the move, as soon as it is known."""
        self.actions: tuple[Any, ...] = ()
        """What it consists of, up to what is final."""
        self.known: Knowledge[str] | None = None
        """What is known for certain where the move is to be played."""
        self.is_in_sight = True
        """Whether anything of it is on the board or in a hand, where marks can show it."""

    @property
    def stage(self) -> int:
        """What may be shown: 0 nothing, 1 the piece, 2 the move."""
        return self._pressed if self.picks else 0

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is awaited."""
        return self._inquiry is not None and self._inquiry.is_open

    @property
    def has_failed(self) -> bool:
        """Whether nothing came out, so that it should be said instead."""
        return self._inquiry is not None and self._inquiry.is_done and not self.picks

    def press(self, match: AnyMatch) -> None:
        """The person who is to move wants to know, or wants to know more."""
        if not is_for_a_person(match):
            return
        if match is not self._match:
            self.forget()
            self._match = match
            self._inquiry = self._engine.ask(question_about(match, self._order), Priority.HINT)
        self._pressed = min(LAST_STAGE, self._pressed + 1)

    def update(self, match: AnyMatch) -> bool:
        """Let time pass over this match; whether something new is to be shown."""
        if match is not self._match or self._inquiry is None:
            self.forget()
            return False
        if self._inquiry.poll() and self._inquiry.thought is not None:
            self.actions, self.picks = _move_of(match, self._inquiry.thought.line)
            self.known = self._inquiry.thought.known
        is_new = self.stage > self._told
        self._told = self.stage
        return is_new

    def forget(self) -> None:
        """Show nothing any more and stop thinking."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._inquiry = None
        self._pressed = self._told = 0
        self.picks = self.actions = ()
        self.known = None


def is_for_a_person(match: AnyMatch) -> bool:
    """Whether a person has to decide now."""
    actor = match.actor
    return actor is not None and actor >= 0 and match.setup.players[actor].is_human


def _move_of(match: AnyMatch, line: Sequence[str]) -> tuple[tuple[Any, ...], tuple[Pick, ...]]:
    """The actions up to the first one that is final, and their clicks; nothing for nonsense."""
    rulebook, state = match.rulebook, match.state
    actions: tuple[Any, ...] = ()
    picks: tuple[Pick, ...] = ()
    for text in line:
        try:
            action = rulebook.codec.parse_action(text)
        except BadText:
            return (), ()
        if action not in rulebook.actions(state):
            return (), ()
        actions += (action,)
        picks += rulebook.picks(state, action)
        if rulebook.commits(state, action):
            break
        state = rulebook.play(state, action).state
    return actions, picks
