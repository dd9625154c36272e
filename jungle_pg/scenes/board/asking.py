"""A question about a match while frames go on: asked once, followed, dropped when it changes."""

from collections.abc import Callable

from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Question, question_about
from jungle_pg.engine.thinking import Limits, Order, Thought


class Asking:
    """What the engine thinks of one match at a time; nothing here ever waits.

    Who wants a move is asked with the past, so that it does not go round in circles; who wants a
    judgement without it, since a board that was seen before counts as a draw for a thinker.
    """

    def __init__(
        self, engine: Callable[[], EngineClient], limits: Limits, *, knows_past: bool = False
    ) -> None:
        self._engine = engine
        self._order = Order(limits=limits)
        self._question = question_about if knows_past else question_about_position
        self._ticket = 0
        self.match: AnyMatch | None = None
        """What is asked about."""
        self.thought: Thought[str] | None = None
        """What came out in the end; None before, and where nothing came out."""
        self.is_done = False

    @property
    def is_open(self) -> bool:
        """Whether an answer is still awaited."""
        return self.match is not None and not self.is_done

    def about(self, match: AnyMatch) -> None:
        """Ask about this match; asked again about the same one it just goes on."""
        if match is self.match:
            return
        self.match, self.thought, self.is_done = match, None, False
        self._ticket = self._engine().ask(self._question(match, self._order))

    def poll(self) -> None:
        """Take what has come in."""
        if not self.is_open:
            return
        for answer in self._engine().poll():
            if answer.ticket == self._ticket and answer.is_final:
                self.is_done = True
                self.thought = None if answer.error else answer.thought

    def drop(self) -> None:
        """No longer want to know."""
        if self.is_open:
            self._engine().cancel()
        self.match, self.thought, self.is_done = None, None, False


def question_about_position(match: AnyMatch, order: Order) -> Question:
    """A question about what stands on the board, whatever happened before."""
    rulebook, codec = match.rulebook, match.rulebook.codec
    seen = rulebook.seen_by(match.state, match.actor)
    rules = codec.rules_text(match.setup.rules)
    return Question(rulebook.game_id, rules, codec.position_text(seen), (), order)
