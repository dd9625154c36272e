"""A study as a save: what a game has there, and its lines as a list of places."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving.document import head_of, record_of, result_record, side_names
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.unknown import TOP, completed, unknown_in
from jungle_pg.core.saving.values import STUDY_VERSION, TREE, TimeState
from jungle_pg.core.study.node import AnyNode, NodeId
from jungle_pg.core.study.study import START, AnyStudy

AFTER: Final = "after"
MOVES: Final = "moves"
COMMENT: Final = "comment"
GLYPHS: Final = "glyphs"
DRAWN: Final = "drawn"
PLACE_NAMES: Final = (AFTER, MOVES, COMMENT, GLYPHS, DRAWN)
"""What is told of a place in the tree: behind which it comes, by its number in the list."""

_OF_GAMES: Final = ("secret", "clock", "undoDepth", "undoFloor")
"""What the head of a save tells of a game that is played; a study hides and forbids nothing."""


def study_text(study: AnyStudy, saved_at: datetime) -> str:
    """A study as the text of a save."""
    return readable(study_document(study, saved_at))


def study_document(study: AnyStudy, saved_at: datetime) -> Record:
    """A study as a save holds it; its places are numbered as they are read."""
    order = [*study.reached()]
    numbers = {place: number for number, place in enumerate(order)}
    told = {
        **study_head(study),
        "timestamp": saved_at.isoformat(timespec="seconds"),
        "at": numbers[study.cursor],
        **study_facts(study),
        TREE: [place_record(study, study.nodes[place], numbers.get) for place in order],
    }
    document = completed(told, unknown_in(study.setup.unknown, TOP))
    return {**document, "checksum": checksum(document)}


def study_head(study: AnyStudy) -> Record:
    """What a study is made of but for its places."""
    head = head_of(study.match(START, onwards=False), TimeState())
    return {
        **{name: value for name, value in head.items() if name not in _OF_GAMES},
        "version": STUDY_VERSION,
        "title": study.title,
        "tags": [list(tag) for tag in study.tags],
        "arranged": study.arranged,
    }


def study_facts(study: AnyStudy) -> Record:
    """What follows from the tree and from where it is looked at, for lists and for people."""
    names, actor = side_names(study.rulebook, study.setup.rules), study.actor
    moves, lines = size_of(study)
    return {
        "currentPlayer": None if actor is None or actor not in (0, 1) else names[actor],
        "moveCount": moves,
        "lines": lines,
        "result": result_record(study.rulebook, study.setup.rules, study.verdict),
        **study.rulebook.saves.state_record(study.state),
    }


def size_of(study: AnyStudy) -> tuple[int, int]:
    """How many moves a study has, and how many lines."""
    nodes = [study.nodes[place] for place in study.reached()][1:]
    return sum(_is_move(study, node) for node in nodes), sum(not node.children for node in nodes)


def _is_move(study: AnyStudy, node: AnyNode) -> bool:
    assert node.parent is not None
    return node.number > study.nodes[node.parent].number


def place_record(
    study: AnyStudy, node: AnyNode, number_of: Callable[[NodeId], int | None]
) -> Record:
    """A place as a line of the list; what nobody said is not there."""
    rulebook, rules = study.rulebook, study.setup.rules
    state = study.opening if node.parent is None else study.state_at(node.parent)
    moves = []
    for moment in node.moments:
        moves.append(record_of(rulebook, rules, state, moment.entry))
        state = moment.state
    drawn = [[each.colour.value, each.start, each.target] for each in node.drawn]
    record: Record = {
        AFTER: None if node.parent is None else number_of(node.parent),
        MOVES: moves,
        **({COMMENT: node.comment} if node.comment else {}),
        **({GLYPHS: list(node.glyphs)} if node.glyphs else {}),
        **({DRAWN: drawn} if drawn else {}),
    }
    return completed(record, unknown_in(node.unknown))
