"""A whole game as text: rules, start, a blank line, numbered moves, the result."""

import re
import textwrap
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from jungle_pg.core.codecs import OtherKind
from jungle_pg.core.history import COORDINATES, round_numbers
from jungle_pg.core.log import Cause, Closing, Ending, Ply, Setup
from jungle_pg.core.match import Match, Recording
from jungle_pg.core.rulebook import (
    A,
    BadText,
    E,
    R,
    Refusal,
    Rulebook,
    S,
    Verdict,
    opponent,
)

HEAD: Final = "Rules:"
"""How a game text begins."""
UNFINISHED: Final = "*"
_RECORD: Final = re.compile(rf"(?<![^\ufeff\s]){HEAD}[^\n]*\n\s*Start:")
LINE_WIDTH: Final = 79

_CLOSINGS: Final = {
    "resignation": Closing.RESIGN,
    "agreement": Closing.DRAW,
    "time": Closing.TIME,
}


def game_text(match: Match[R, S, A, E], notation: str = COORDINATES) -> str:
    """The game up to the cursor in one of its notations, as `parse_game` reads it."""
    codec = match.rulebook.codec
    lines = [
        f"Rules: {codec.rules_text(match.setup.rules)}",
        f"Start: {codec.position_text(match.opening)}",
        "",
        *textwrap.wrap(
            " ".join(_numbered_moves(match, notation)),
            LINE_WIDTH,
            break_long_words=False,
            break_on_hyphens=False,
        ),
        result_text(match.rulebook, match.verdict),
    ]
    return "\n".join(lines) + "\n"


def result_text(rulebook: Rulebook[R, S, A, E], verdict: Verdict | None) -> str:
    """The result as one line: `bottom den`, `draw repetition`, or `*` while it goes on."""
    if verdict is None:
        return UNFINISHED
    side = "draw" if verdict.winner is None else rulebook.seat_ids[verdict.winner]
    return f"{side} {verdict.reason}"


def is_game_text(text: str) -> bool:
    """Whether a text begins as a game, or has one after it was told in sentences."""
    return text.lstrip("\ufeff \t\r\n").startswith(HEAD) or _RECORD.search(text) is not None


def parse_game(rulebook: Rulebook[R, S, A, E], text: str) -> Match[R, S, A, E]:
    """The match of a game text, every move checked; BadText names the first mistake."""
    text = text.replace("\r\n", "\n")
    if (told_before := _RECORD.search(text)) is not None:
        text = text[told_before.start() :]
    heads, _, body = text.strip().partition("\n\n")
    rules, position = _parse_heads(heads)
    try:
        setup = Setup(rulebook.codec.parse_rules(rules), position, undo_depth=None)
    except BadText as mistake:
        # They may be the rules of another game.
        raise OtherKind(str(mistake)) from None
    _look_at_start(rulebook, setup)
    *moves, result = _parse_body(rulebook, body)
    match = play_texts(rulebook, setup, moves).match()
    try:
        return _check_result(match, result)
    except BadText:
        older = _with_counted_passes(match)
        if older is None:
            raise
        return _check_result(older, result)


def _with_counted_passes(match: Match[R, S, A, E]) -> Match[R, S, A, E] | None:
    """The match as it was judged until 1.2.0, when passes could repeat a position; or None."""
    recording = Recording(match.rulebook, match.setup)
    for moment in match.moments:
        entry = moment.entry
        if isinstance(entry, Ply) and entry.cause is Cause.PASS:
            action = match.rulebook.passing(recording.state, is_counted=True)
            entry = entry if action is None else replace(entry, action=action)
        if recording.add(entry) is not None:
            return None
    return recording.match()


class BadStart(BadText):
    """A position that is none; another game whose rules have the same name may read it."""


class OnlyView(BadText):
    """A start as somebody sees it: what is hidden in it would be needed to play on."""

    def __init__(self) -> None:
        super().__init__("cards of the start are hidden, so the game cannot be played from there")


def _look_at_start(rulebook: Rulebook[R, S, A, E], setup: Setup[R]) -> None:
    try:
        start = rulebook.start(setup.rules, setup.position)
    except BadText as mistake:
        raise BadStart(str(mistake)) from None
    if not rulebook.is_whole(start):
        raise OnlyView


def _numbered_moves(match: Match[R, S, A, E], notation: str) -> list[str]:
    words: list[str] = []
    numbers = round_numbers(match)
    for ply, moment in enumerate(match.moments[: match.cursor]):
        if isinstance(moment.entry, Ending):
            break
        if ply == 0 or numbers[ply] != numbers[ply - 1]:
            words.append(f"{numbers[ply]}.")
        words.append(match.rulebook.notate(match.state_at(ply), moment.entry.action, notation))
    return words


def _parse_heads(heads: str) -> tuple[str, str]:
    found: dict[str, str] = {}
    for line in heads.splitlines():
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in ("Rules", "Start") or name in found:
            raise BadText(f"expected one line 'Rules: ...' and one 'Start: ...', not {line!r}")
        found[name] = value
    if len(found) < 2:
        raise BadText("a game begins with 'Rules: ...' and 'Start: ...' and a blank line")
    return found["Rules"], found["Start"]


def _parse_body(rulebook: Rulebook[R, S, A, E], body: str) -> list[str]:
    """The words of the moves, and the result as the last one."""
    words = re.sub(r"(?<!\S)\d+\.+", " ", body).split()
    if words and words[-1] == UNFINISHED:
        return words
    if len(words) >= 2 and words[-2] in (*rulebook.seat_ids, "draw"):
        return [*words[:-2], " ".join(words[-2:])]
    raise BadText("a game ends with its result: '*', or a side or 'draw' and the reason")


def play_texts(
    rulebook: Rulebook[R, S, A, E], setup: Setup[R], texts: Iterable[str]
) -> Recording[R, S, A, E]:
    """A recording of the actions of some texts; BadText names the first that cannot be played."""
    recording = Recording(rulebook, setup)
    for text in texts:
        play_text(recording, text)
    return recording


def play_text(recording: Recording[R, S, A, E], text: str) -> None:
    """Record the action of a text; BadText where it cannot be played."""
    refusal = recording.add_action(recording.rulebook.read(recording.state, text))
    if refusal is not None:
        number = len(recording.moments) + 1
        raise BadText(f"move {number}, {text}: {refusal.code.replace('_', ' ')}")


def _check_result(match: Match[R, S, A, E], result: str) -> Match[R, S, A, E]:
    """The match, closed by its players or clocks where the result says so."""
    side, _, reason = result.partition(" ")
    if match.verdict is None and reason in _CLOSINGS:
        closed = _close(match, side, _CLOSINGS[reason])
        match = match if isinstance(closed, Refusal) else closed
    if result_text(match.rulebook, match.verdict) != result:
        reached = result_text(match.rulebook, match.verdict)
        raise BadText(f"the result is given as {result!r}, but the moves lead to {reached!r}")
    return match


def _close(match: Match[R, S, A, E], side: str, closing: Closing) -> Match[R, S, A, E] | Refusal:
    match closing:
        case Closing.RESIGN if side in match.rulebook.seat_ids:
            return match.resign(opponent(match.rulebook.seat_ids.index(side)))
        case Closing.TIME:
            return match.lose_on_time()
        case _:
            return match.agree_draw()
