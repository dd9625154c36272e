"""The command that reviews a game: classes, accuracy, key moments, and why, as text or JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from jungle_pg.cabinet import brains, reviewers, words
from jungle_pg.commands.chosen import good_game_in_file
from jungle_pg.commands.export import ProgressLine
from jungle_pg.core.audience import is_secret
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.fortune import fortune_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import Positions, review_of
from jungle_pg.core.review.values import MoveClass, Phase, Review, ReviewedMove
from jungle_pg.core.rulebook import BadText, Record
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import NO_ANSWER, EngineClient
from jungle_pg.engine.process import ProcessWorker, spare_workers
from jungle_pg.files.reviews import ReviewFile
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.texts.speech import motif_text, status_text

WAIT_S: Final = 0.05
WIDE: Final = 34
"""Letters of a move, so that the classes stand below each other."""
DIGITS: Final = 1
LOSS_DIGITS: Final = 4
"""Of accuracies, and of chances."""


def review(options: Namespace) -> int:
    """Review the game of a file and print what came out; it is kept beside a save."""
    path = Path(options.file)
    match = good_game_in_file(path, options).match
    match = replace(match, moments=match.moments[: match.cursor])
    if is_secret(match):
        raise BadText(f"{path}: cards are hidden in this game, and it is not over")
    reviewer = reviewers()[match.rulebook.game_id]
    nodes = options.nodes or reviewer.nodes
    kept = ReviewFile(path, match, nodes) if path.suffix.lower() == SUFFIX else None
    known = {} if kept is None else kept.load()
    positions = _judged(match, reviewer, known, nodes)
    if kept is not None and options.nodes is None and positions != known:
        # Where nothing can be written the review is made anew the next time.
        kept.keep(positions)
    told = review_of(match, positions, reviewer)
    if options.json:
        print(json.dumps(_record(match, told), ensure_ascii=False))
        return 0
    for line in _lines(match, told):
        print(line)
    return 0


def _judged(match: AnyMatch, reviewer: Reviewer, known: Positions, nodes: int) -> Positions:
    """What is thought of each place, in as many processes as there are cores to spare."""
    bar = ProgressLine(sys.stderr)
    with closing(EngineClient(lambda: ProcessWorker(brains), spare_workers())) as engine:
        analysis = Analysis(engine, match, reviewer, known, nodes)
        analysis.set_open(True)
        try:
            while analysis.is_busy:
                analysis.update(wait_s=WAIT_S)
                bar.show(analysis.part)
        finally:
            bar.clear()
        if analysis.has_failed:
            raise BadText(NO_ANSWER)
        return analysis.judged


def _record(match: AnyMatch, told: Review) -> Record:
    plies = [
        {
            "move": move.action,
            "class": move.move_class.value,
            "loss": move.loss,
            "best": _best(match, move),
            "line": list(move.line),
            "motif": None if move.motif is None else move.motif.code,
        }
        for move in told.moves
        if move is not None
    ]
    record: Record = {
        "plies": plies,
        "accuracy": [round(each, DIGITS) for each in told.accuracy],
    }
    fortune = fortune_of(match, told)
    if fortune is not None:
        record["luck"] = [round(each, LOSS_DIGITS) for each in fortune.luck]
        record["skill"] = [round(each, LOSS_DIGITS) for each in fortune.skill]
    return record


def _best(match: AnyMatch, move: ReviewedMove) -> str:
    """The best move as the played one is told: with all picks that make it."""
    book, picks = match.rulebook, []
    state = match.state_at(move.ply - len(move.action.split()))
    for text in move.line:
        action = book.codec.parse_action(text)
        picks.append(text)
        if book.commits(state, action):
            break
        state = book.play(state, action).state
    return " ".join(picks)


def _lines(match: AnyMatch, told: Review) -> Iterator[str]:
    """The review for people to read: numbers of both sides, then every move."""
    book, rules = match.rulebook, match.setup.rules
    names = book.seat_names(rules)
    yield f"{book.codec.rules_text(rules)}, {len(told.moves)} moves. {_status(match)}"
    yield ""
    yield _row("", *names)
    yield _row("accuracy", *(f"{each:.1f}" for each in told.accuracy))
    for phase in Phase:
        pair = told.phases[phase]
        if pair != (None, None):
            yield _row(f"  {phase.value}", *("-" if it is None else f"{it:.1f}" for it in pair))
    for named in MoveClass:
        if told.spread[named] != (0, 0):
            yield _row(named.value, *(str(it or "-") for it in told.spread[named]))
    fortune = fortune_of(match, told)
    if fortune is not None:
        yield _row("luck", *(f"{100 * each:+.0f} %" for each in fortune.luck))
        yield _row("skill", *(f"{100 * each:+.0f} %" for each in fortune.skill))
    yield ""
    for number, move in enumerate(told.moves, 1):
        if move is not None:
            yield from _move_lines(match, number, move, is_key=number in told.moments)
    if told.moments:
        yield ""
        yield f"* key moments: {', '.join(map(str, told.moments))}"


def _move_lines(match: AnyMatch, number: int, move: ReviewedMove, *, is_key: bool) -> Iterator[str]:
    book, before = match.rulebook, match.state_at(move.ply - 1)
    entry = match.moments[move.ply - 1].entry
    assert isinstance(entry, Ply)
    text = book.text(before, entry.action, None)
    star = "*" if is_key else " "
    cost = f", {100 * move.loss:.1f} % given away" if move.loss else ""
    better = (
        ""
        if _best(match, move) == move.action or not move.loss
        else f"; best {' '.join(move.line)}"
    )
    yield f"{star}{number:4}. {text:{WIDE}} {move.move_class.value}{cost}{better}"
    if move.motif is not None:
        why = motif_text(words("en").texts, book, match.setup.rules, move.motif)
        yield f"       {why} ({' '.join(move.motif.line)})"


def _status(match: AnyMatch) -> str:
    return status_text(words("en").texts, match)


def _row(name: str, first: str, second: str) -> str:
    return f"{name:14}{first:>8}{second:>8}"
