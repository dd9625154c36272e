"""Commands about rules: the moves of a position, lines counted, moves judged, files verified."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from jungle_pg.cabinet import words
from jungle_pg.commands.chosen import chosen_game, chosen_rules, game_in_file
from jungle_pg.core.history import history, move_count
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, Recording
from jungle_pg.core.rulebook import (
    CHANCE,
    A,
    AnyRulebook,
    BadText,
    E,
    R,
    Record,
    Refusal,
    Rulebook,
    S,
    Verdict,
)
from jungle_pg.core.saving.any_file import SIZE_LIMIT
from jungle_pg.core.saving.studies.document import size_of
from jungle_pg.core.saving.values import BadSave, Loaded, Unsound
from jungle_pg.files.saves.reading import read_limited
from jungle_pg.texts.save_words import bad_save_detail, bad_save_text
from jungle_pg.texts.speech import refusal_text, verdict_text

STANDARD_INPUT: Final = "-"
COMMENT: Final = "#"
LONGEST_SHOWN: Final = 40
"""Characters of a line that is complained about."""


@dataclass(frozen=True, slots=True)
class Written:
    """A move as it was written, and where."""

    where: str
    """Like `move 3` or `game.txt, line 3`."""
    text: str


def judge(options: Namespace) -> int:
    """Play moves, or the log in a file, and print how the game stands as one JSON object."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    recording = Recording(rulebook, Setup(rules, options.fen))
    log = _log_of(rulebook, recording.state, options.moves)
    moves = _typed(options.moves) if log is None else _written(*log)
    for move in moves:
        refusal = _take(rulebook, recording, move)
        if refusal is not None:
            why = refusal_text(words("en").texts, rulebook, rules, refusal, recording.state)
            print(f"jungle-pg: {move.where}, {_shown(move.text)}: {why}", file=sys.stderr)
            return 2
    match = recording.so_far()
    report = _of_moves(match) if log is None else _of_log(match)
    print(json.dumps(report, ensure_ascii=False))
    return 0


def _take(
    rulebook: AnyRulebook, recording: Recording[Any, Any, Any, Any], move: Written
) -> Refusal | None:
    """Play one more move, unless it is refused; BadText when it is none."""
    try:
        action = rulebook.read(recording.state, move.text)
    except BadText as mistake:
        raise BadText(f"{move.where}: {mistake}") from None
    return recording.add_action(action)


def _of_moves(match: Match[Any, Any, Any, Any]) -> Record:
    """Result, reason, position and history."""
    rulebook = match.rulebook
    return {
        "result": _result(rulebook, match.verdict),
        "reason": match.verdict.reason if match.verdict else None,
        "fen": rulebook.codec.position_text(match.state),
        "history": history(match),
    }


def _of_log(match: Match[Any, Any, Any, Any]) -> Record:
    """The winner, the number of decisions, and what is counted in this game."""
    winner = match.verdict.winner if match.verdict else None
    return {
        "winner": winner,
        "decisions": len(match.moments),
        **match.rulebook.tally(match.state),
    }


def _log_of(rulebook: AnyRulebook, state: Any, arguments: list[str]) -> tuple[str, str] | None:
    """The name and the text of a log that the arguments name; None where they are moves."""
    if len(arguments) != 1:
        return None
    name = arguments[0]
    if name == STANDARD_INPUT:
        return "standard input", _read_input()
    try:
        rulebook.read(state, name)
    except BadText as mistake:
        return name, _read_file(name, mistake)
    return None


def _read_file(name: str, mistake: BadText) -> str:
    """The text of a file; where there is none, a move was meant and mistaken."""
    try:
        exists = bool(name) and Path(name).exists()
    except (OSError, ValueError):
        exists = False
    if not exists:
        raise BadText(f"{mistake}; and there is no such file") from None
    try:
        return read_limited(Path(name))
    except Unsound as trouble:
        raise BadText(f"{name}: {bad_save_detail(words('en').texts, trouble.bad_save())}") from None


def _read_input() -> str:
    if sys.stdin is None:
        raise BadText("there is no standard input to read")
    data = sys.stdin.buffer.read(SIZE_LIMIT + 1)
    if len(data) > SIZE_LIMIT:
        raise BadText(f"standard input is larger than {SIZE_LIMIT // 1000} kB")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadText("standard input is not text") from None


def _typed(arguments: Iterable[str]) -> Iterator[Written]:
    for number, text in enumerate(arguments, start=1):
        yield Written(f"move {number}", text)


def _written(name: str, text: str) -> Iterator[Written]:
    """The decisions of a log, one a line, without empty lines and comments."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        decision = line.partition(COMMENT)[0].strip()
        if decision:
            yield Written(f"{name}, line {number}", decision)


def _shown(text: str) -> str:
    """A move that anybody wrote, on one line and not too long."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text)
    return printable if len(printable) <= LONGEST_SHOWN else f"{printable[:LONGEST_SHOWN]}…"


def _result(rulebook: AnyRulebook, verdict: Verdict | None) -> str | None:
    if verdict is None:
        return None
    return "draw" if verdict.winner is None else rulebook.seat_ids[verdict.winner]


def moves(options: Namespace) -> int:
    """Print the legal moves, one a line, sorted; say so when the game is over or luck decides."""
    rulebook = chosen_game(options)
    rules = chosen_rules(rulebook, options)
    state = rulebook.start(rules, options.fen)
    for text in sorted(map(rulebook.codec.action_text, rulebook.actions(state))):
        print(text)
    verdict = rulebook.verdict(state)
    if verdict is not None:
        over = verdict_text(words("en").texts, rulebook, rules, verdict)
        print(f"jungle-pg: the game is over: {over}", file=sys.stderr)
    elif rulebook.actor(state) == CHANCE:
        print("jungle-pg: luck decides here", file=sys.stderr)
    return 0


def perft(options: Namespace) -> int:
    """Print the number of lines of play of each length up to a depth."""
    rulebook = chosen_game(options)
    state = rulebook.start(chosen_rules(rulebook, options), options.fen)
    for depth in range(1, options.depth + 1):
        print(depth, count_lines(rulebook, state, depth), flush=True)
    return 0


def count_lines(rulebook: Rulebook[R, S, A, E], state: S, depth: int) -> int:
    """How many legal sequences of exactly so many actions begin here; BadText before luck."""
    if rulebook.actor(state) == CHANCE:
        raise BadText("luck decides on the way, so the lines of play cannot be counted")
    actions = rulebook.actions(state)
    if depth == 1:
        return len(actions)
    return sum(
        count_lines(rulebook, rulebook.play(state, action).state, depth - 1) for action in actions
    )


def verify(options: Namespace) -> int:
    """Print a line for each file: how its game stands, or what is wrong; 1 if any is bad."""
    status = 0
    for name in options.files:
        loaded = game_in_file(Path(name), options)
        if isinstance(loaded, BadSave):
            status = 1
            # A damaged file may hold any letters; what is told of it stays on its line.
            print(f"{name}: {' '.join(bad_save_text(words('en').texts, loaded).split())}")
        else:
            print(f"{name}: ok, {_summary(loaded)}")
    return status


def _summary(loaded: Loaded) -> str:
    """How a game stands and how long it is; of a study how much is in it."""
    if loaded.study is None:
        return f"{_standing(loaded.match)}, {_moves(move_count(loaded.match))}"
    moves, lines = size_of(loaded.study)
    return f"study, {lines} line{'' if lines == 1 else 's'}, {_moves(moves)}"


def _standing(match: AnyMatch) -> str:
    if match.verdict is None:
        return "unfinished"
    names = match.rulebook.seat_names(match.setup.rules)
    side = "draw" if match.verdict.winner is None else names[match.verdict.winner].lower()
    return f"{side} {match.verdict.reason.replace('_', ' ')}"


def _moves(count: int) -> str:
    return f"{count} move" if count == 1 else f"{count} moves"
