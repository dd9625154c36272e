"""Questions and answers between the program and its thinking process, as JSON texts."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.log import Ply, Setup
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import A, BadText, E, R, Rulebook, S
from jungle_pg.engine.thinking import Limits, Order, Thought


@dataclass(frozen=True, slots=True)
class Question:
    """A position to think about, as far as the asking seat may know it."""

    game: str
    rules: str
    start: str
    actions: tuple[str, ...]
    """How the game came from the start to the position, where nothing of it is secret."""
    order: Order


@dataclass(frozen=True, slots=True)
class Answer:
    """What came out of a question; the texts of the actions, best line first."""

    ticket: int
    thought: Thought[str]
    is_final: bool
    error: str = ""


def question_about(match: Match[R, S, A, E], order: Order) -> Question:
    """A question for whoever is to act, which carries no secret of the other side."""
    rulebook, codec = match.rulebook, match.rulebook.codec
    view = rulebook.seen_by(match.state, match.actor)
    if view != match.state or rulebook.has_secrets(match.setup.rules):
        return question_about_position(match, order)
    rules = codec.rules_text(match.setup.rules)
    entries = (moment.entry for moment in match.moments[: match.cursor])
    actions = tuple(codec.action_text(entry.action) for entry in entries if isinstance(entry, Ply))
    return Question(rulebook.game_id, rules, codec.position_text(match.opening), actions, order)


def question_about_position(match: Match[R, S, A, E], order: Order) -> Question:
    """A question about what stands on the board, whatever happened before.

    Who wants a move asks with the past, so that it does not go round in circles; who wants a
    judgement asks without it, since a board that was seen before counts as a draw for a thinker.
    """
    rulebook, codec = match.rulebook, match.rulebook.codec
    rules = codec.rules_text(match.setup.rules)
    view = rulebook.seen_by(match.state, match.actor)
    return Question(rulebook.game_id, rules, codec.position_text(view), (), order)


def states_of(rulebook: Rulebook[R, S, A, E], question: Question) -> Sequence[S]:
    """The states from the start to the position in question; BadText when it cannot be."""
    setup = Setup(rulebook.codec.parse_rules(question.rules), question.start)
    return play_texts(rulebook, setup, question.actions).states()


def question_text(ticket: int, question: Question) -> str:
    """A question with its ticket as one JSON text."""
    return json.dumps({"ticket": ticket, **asdict(question)})


def parse_question(text: str) -> tuple[int, Question]:
    """The ticket and the question of a text."""
    facts: dict[str, Any] = json.loads(text)
    ticket, order = facts.pop("ticket"), facts.pop("order")
    limits = order.pop("limits")
    facts["actions"] = tuple(facts["actions"])
    facts["order"] = Order(limits=None if limits is None else Limits(**limits), **order)
    return ticket, Question(**facts)


def answer_text(answer: Answer) -> str:
    """An answer as one JSON text."""
    return json.dumps(asdict(answer))


def parse_answer(text: str) -> Answer:
    """The answer of a text, or BadText: a process whose memory is damaged may say anything."""
    try:
        facts: dict[str, Any] = json.loads(text)
        thought = facts.pop("thought")
        thought["line"] = tuple(thought["line"])
        answer = Answer(thought=Thought(**thought), **facts)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise BadText("what the thinking process says makes no sense") from error
    if not (_holds(answer, _ANSWER) and _holds(answer.thought, _THOUGHT)):
        raise BadText("what the thinking process says makes no sense")
    if not all(isinstance(action, str) for action in answer.thought.line):
        raise BadText("the thinking process names no actions")
    return answer


_ANSWER: Final = {"ticket": int, "is_final": bool, "error": str}
_THOUGHT: Final = {
    "score": int, "mate_in": int | None, "depth": int, "nodes": int, "seconds": float | int,
}  # fmt: skip


def _holds(value: object, kinds: Mapping[str, Any]) -> bool:
    return all(isinstance(getattr(value, name), kind) for name, kind in kinds.items())
