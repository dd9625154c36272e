"""Oracle light: where an ending is known, how each way of a lifted piece ends."""

from typing import Final, TypeAlias

from jungle_pg.board.selection import Picks
from jungle_pg.core.log import Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.search.knowledge import Knowledge, Prospect, Standing, Value
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.values import Mark
from jungle_pg.scenes.table.thoughts.exact import DOUBT, prospect_text
from jungle_pg.scenes.table.thoughts.hint import is_for_a_person
from jungle_pg.texts.languages import Words

Light: TypeAlias = tuple[tuple[Picks, Mark], ...]
"""The picks of each action, and the mark on the last of them."""

KNOWN_OR_NOTHING: Final = Order(limits=Limits(nodes=1))
"""What is known is told at once; where nothing is, no search is wanted."""


class Oracle:
    """Asks once about each turn of a person, after everybody else, and keeps what is known."""

    def __init__(self, engine: EngineClient) -> None:
        self._engine = engine
        self._match: AnyMatch | None = None
        self._inquiry: Inquiry | None = None
        self.known: Knowledge[str] | None = None
        """What is known of the match; None where nothing is, or not yet."""
        self._light: Light = ()

    @property
    def is_thinking(self) -> bool:
        """Whether it is still to be found out."""
        return self._inquiry is not None and self._inquiry.is_open

    def light(self, match: AnyMatch) -> Light:
        """How each action of a match ends, as marks; nothing of another match."""
        return self._light if match is self._match else ()

    def update(self, match: AnyMatch) -> bool:
        """Follow this match; whether something is known now."""
        if not may_shine(match):
            self.close()
            return False
        if self._inquiry is None or match is not self._match:
            self.close()
            question = question_about(match, KNOWN_OR_NOTHING)
            self._match, self._inquiry = match, self._engine.ask(question, Priority.OPINION)
        if not self._inquiry.poll() or self._inquiry.thought is None:
            return False
        self.known = self._inquiry.thought.known
        self._light = () if self.known is None else light_of(match, self.known)
        return bool(self._light)

    def close(self) -> None:
        """Forget all, and stop asking."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._inquiry = self.known = None
        self._light = ()


def may_shine(match: AnyMatch) -> bool:
    """Whether the light may help who is to move; in a game that is rated nothing does."""
    return is_for_a_person(match) and match.setup.stakes is not Stakes.RATED


def light_of(match: AnyMatch, known: Knowledge[str]) -> Light:
    """A mark for every action that something is known of."""
    rulebook, state = match.rulebook, match.state
    found = []
    for action in rulebook.actions(state):
        prospect = known.of(rulebook.codec.action_text(action))
        if prospect is not None:
            picks = rulebook.picks(state, action)
            found.append((picks, mark_of(prospect, picks[-1])))
    return tuple(found)


def mark_of(prospect: Prospect[str], pick: Pick) -> Mark:
    """Won, drawn or lost, with the moves to the end."""
    if prospect.value is Value.DRAW:
        return Mark("known_draw", pick)
    doubt = "" if prospect.standing is Standing.CERTAIN else DOUBT
    note = f"{prospect.outcome.distance}{doubt}"
    return Mark(f"known_{prospect.outcome.value}", pick, note=note)


def foretold(match: AnyMatch, known: Knowledge[str], picks: Picks, words: Words) -> str:
    """How the action ends that these picks mean, in words; nothing where they mean none."""
    rulebook, state = match.rulebook, match.state
    for action in rulebook.actions(state):
        if len(picks) > 1 and rulebook.picks(state, action) == picks:
            return prospect_text(known, rulebook.codec.action_text(action), words)
    return ""
