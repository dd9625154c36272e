"""Questions and answers between the program and its thinking process, as JSON texts."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.log import Ply, Setup
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import A, BadText, E, R, Rulebook, S
from jungle_pg.core.trials import Trial, parse_trial, parse_trial_game
from jungle_pg.engine.judging.judgement import (
    Task,
    parse_judgement,
    parse_proof,
    parse_task,
)
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.thinking import Clocks, Limits, Line, Order, Thought


@dataclass(frozen=True, slots=True)
class Question:
    """A position to think about, as far as the asking seat may know it."""

    game: str
    rules: str
    start: str
    actions: tuple[str, ...]
    """How the game came from the start to the position, where nothing of it is secret."""
    order: Order
    task: Task | None = None
    """What must be reached, where a judge is asked instead of a player."""
    proves: bool = False
    """Whether the judge is to find the whole way to the goal, and not only what comes next."""
    trial: Trial | None = None
    """A game to be played from beginning to end, where nobody asks about a position."""


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


def question_for_judge(match: Match[R, S, A, E], task: Task, *, proves: bool = False) -> Question:
    """Whether a goal can still be reached in a match; a stage has no secrets before its judge."""
    codec = match.rulebook.codec
    rules = codec.rules_text(match.setup.rules)
    entries = (moment.entry for moment in match.moments[: match.cursor])
    actions = tuple(codec.action_text(entry.action) for entry in entries if isinstance(entry, Ply))
    start = codec.position_text(match.opening)
    return Question(match.rulebook.game_id, rules, start, actions, Order(), task, proves)


def match_of(rulebook: Rulebook[R, S, A, E], question: Question) -> Match[R, S, A, E]:
    """The match of a question, up to the position; BadText when it cannot be."""
    setup = Setup(rulebook.codec.parse_rules(question.rules), question.start)
    return play_texts(rulebook, setup, question.actions).so_far()


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
    limits, clocks = order.pop("limits"), order.pop("clocks")
    facts["actions"] = tuple(facts["actions"])
    order["about"] = tuple(order["about"])
    order["limits"] = None if limits is None else Limits(**limits)
    if clocks is not None:
        both = tuple(clocks["left_ms"]), tuple(clocks["gain_ms"])
        clocks = Clocks(clocks["mover"], *both)
    facts["order"] = Order(clocks=clocks, **order)
    facts["task"] = parse_task(facts["task"])
    facts["trial"] = parse_trial(facts["trial"])
    return ticket, Question(**facts)


def written(thought: Thought[A], write: Callable[[A], str]) -> Thought[str]:
    """A thought with the texts of its actions."""
    known = thought.known
    told = None
    if known is not None:
        prospects = (
            Prospect(write(each.action), each.outcome, each.standing) for each in known.prospects
        )
        told = Knowledge(tuple(prospects), known.limit)
    others = tuple(
        Line(tuple(map(write, each.actions)), each.score, each.mate_in) for each in thought.others
    )
    line, score, mate_in = tuple(map(write, thought.line)), thought.score, thought.mate_in
    counted = thought.depth, thought.nodes, thought.seconds
    return Thought(line, score, mate_in, *counted, told, others=others)


def answer_text(answer: Answer) -> str:
    """An answer as one JSON text."""
    return json.dumps(asdict(answer))


def parse_answer(text: str) -> Answer:
    """The answer of a text, or BadText: a process whose memory is damaged may say anything."""
    try:
        facts: dict[str, Any] = json.loads(text)
        thought = facts.pop("thought")
        thought["line"] = tuple(thought["line"])
        thought["known"] = _knowledge(thought.get("known"))
        thought["judgement"] = parse_judgement(thought.get("judgement"))
        thought["proof"] = parse_proof(thought.get("proof"))
        thought["played"] = parse_trial_game(thought.get("played"))
        thought["others"] = tuple(map(_line, thought.get("others", ())))
        answer = Answer(thought=Thought(**thought), **facts)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise BadText("what the thinking process says makes no sense") from error
    others = answer.thought.others
    if not (
        _holds(answer, _ANSWER)
        and _holds(answer.thought, _THOUGHT)
        and all(_holds(each, _LINE) and each.actions for each in others)
    ):
        raise BadText("what the thinking process says makes no sense")
    lines = (answer.thought.line, *(each.actions for each in answer.thought.others))
    if not all(isinstance(action, str) for line in lines for action in line):
        raise BadText("the thinking process names no actions")
    if answer.thought.known is not None and not _makes_sense(answer.thought.known):
        raise BadText("what the thinking process claims to know makes no sense")
    return answer


def _knowledge(facts: Mapping[str, Any] | None) -> Knowledge[str] | None:
    if facts is None:
        return None
    prospects = tuple(map(_prospect, facts["prospects"]))
    return Knowledge(**{**facts, "prospects": prospects})


def _line(facts: Mapping[str, Any]) -> Line[str]:
    return Line(**{**facts, "actions": tuple(facts["actions"])})


def _prospect(facts: Mapping[str, Any]) -> Prospect[str]:
    outcome = Outcome(**{**facts["outcome"], "value": Value(facts["outcome"]["value"])})
    standing = Standing(facts["standing"])
    return Prospect(**{**facts, "outcome": outcome, "standing": standing})


def _makes_sense(known: Knowledge[str]) -> bool:
    """Whether it can be true: every action once, a distance to every end but a draw."""
    actions = [each.action for each in known.prospects]
    return (
        bool(actions)
        and all(isinstance(action, str) for action in actions)
        and len(set(actions)) == len(actions)
        and _is_count(known.limit)
        and all(
            (each.outcome.distance is None) == (each.outcome.value is Value.DRAW)
            and _is_count(each.outcome.distance)
            for each in known.prospects
        )
    )


def _is_count(number: object) -> bool:
    return number is None or (type(number) is int and number > 0)


_ANSWER: Final = {"ticket": int, "is_final": bool, "error": str}
_THOUGHT: Final = {
    "score": int, "mate_in": int | None, "depth": int, "nodes": int, "seconds": float | int,
}  # fmt: skip
_LINE: Final = {"score": int, "mate_in": int | None}


def _holds(value: object, kinds: Mapping[str, Any]) -> bool:
    return all(isinstance(getattr(value, name), kind) for name, kind in kinds.items())
