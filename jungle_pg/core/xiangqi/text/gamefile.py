"""Game files as Xiangqi programs exchange them: tags in brackets, numbered moves, the result."""

import re
import textwrap
import unicodedata
from datetime import datetime
from typing import Final, TypeAlias

from jungle_pg.core.log import Closing, Ending, Player, Setup
from jungle_pg.core.match import Match, Recording
from jungle_pg.core.rulebook import BadText, Refusal, Seat
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, RED
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.core.xiangqi.text.notation import Notation
from jungle_pg.core.xiangqi.text.reading import is_written_move

XiangqiMatch: TypeAlias = Match[XiangqiRules, XiangqiState, Move, Event]

FORMATS: Final = {
    Notation.COORDINATES: "ICCS",
    Notation.WXF: "WXF",
    Notation.SIMPLIFIED: "Chinese",
    Notation.TRADITIONAL: "Chinese",
}
LINE_WIDTH: Final = 79
RESULTS: Final = {RED: "1-0", BLACK: "0-1", None: "1/2-1/2"}
UNFINISHED: Final = "*"
UNKNOWN: Final = "?"
"""What a tag says that must be there though nobody knows its value."""
SPOKEN_RESULTS: Final = {
    "红胜": "1-0",
    "红方胜": "1-0",
    "黑胜": "0-1",
    "黑方胜": "0-1",
    "和": "1/2-1/2",
    "和棋": "1/2-1/2",
    "和局": "1/2-1/2",
}
"""How lists of moves end that people have written."""
CHINESE_MOVE: Final = 4
"""Characters of a move."""

_BOOK: Final = XiangqiRulebook()
_CODEC: Final = XiangqiCodec()
_TAG: Final = re.compile(r'\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*')
_COMMENT: Final = re.compile(r"\{[^}]*\}|;[^\n]*")
_NUMBER: Final = re.compile(r"(?<!\S)\d+[.、)](?!\d)\.*|(?<!\S)\.+(?!\S)")
_ADVICE: Final = re.compile(r"\$\d+|[!?]+")
"""What somebody thought of a move."""
_BETWEEN: Final = str.maketrans(dict.fromkeys("，；。,", " "))
_POINTS: Final = re.compile(r"[a-i](?:10|[0-9])-?[a-i](?:10|[0-9])", re.ASCII | re.IGNORECASE)
_ICCS: Final = re.compile(r"([a-i])([0-9])-?([a-i])([0-9])", re.ASCII | re.IGNORECASE)


def game_file_text(
    match: XiangqiMatch, notation: Notation, played_at: datetime | None = None
) -> str:
    """The game up to the cursor as `parse_game_file` reads it.

    It has the date of its first move, or the one that is given where no time was noted.
    """
    red, black = match.setup.players
    verdict = match.verdict
    noted = (moment.entry.at for moment in match.moments if moment.entry.at is not None)
    begun_at = next(noted, played_at)
    tags = {
        "Game": "Xiangqi",
        "Event": UNKNOWN,
        "Site": UNKNOWN,
        "Date": "????.??.??" if begun_at is None else f"{begun_at:%Y.%m.%d}",
        "Round": UNKNOWN,
        "Red": _player_text(red),
        "Black": _player_text(black),
        "Result": UNFINISHED if verdict is None else RESULTS[verdict.winner],
        "Termination": "unfinished" if verdict is None else verdict.reason,
        "Rules": _CODEC.rules_text(match.setup.rules),
        "FEN": _CODEC.position_text(match.opening),
        "Format": FORMATS[notation],
    }
    total = match.setup.total
    if total is not None and total.is_even:
        # As the field writes it; for a handicap it has no form.
        budget = total.budgets[0]
        tags["TimeControl"] = f"{budget.base_s}+{budget.increment_s}"
    words = [*_numbered_moves(match, notation), tags["Result"]]
    lines = textwrap.wrap(" ".join(words), LINE_WIDTH, break_on_hyphens=False)
    heads = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join([*heads, "", *lines]) + "\n"


def parse_game_file(text: str) -> XiangqiMatch:
    """The match of a game file, every move checked; BadText names the first mistake."""
    tags, body = _parse_tags(text.removeprefix("\ufeff"))
    if tags.get("Game", "Xiangqi").lower() not in ("xiangqi", "chinese chess", "中国象棋"):
        raise BadText(f"this is a game of {tags['Game']}")
    setup = Setup(
        _CODEC.parse_rules(tags.get("Rules", "standard")),
        tags.get("FEN"),
        (_player(tags.get("Red", "")), _player(tags.get("Black", ""))),
        undo_depth=None,
    )
    *moves, result = _words(body)
    # Ranks are counted from 0 or from 1: where nobody says how, it is the way that leads further.
    is_open = "Format" not in tags and all(map(_ICCS.fullmatch, moves))
    forms = ("", "ICCS") if is_open else (tags.get("Format", ""),)
    readings = [_Reading(setup, moves, form) for form in forms]
    best = max(readings, key=lambda reading: reading.played)
    if best.mistake is not None:
        raise best.mistake
    return _closed(best.recording.match(), result, tags.get("Termination", ""))


class _Reading:
    """Moves that were played as far as they can be."""

    def __init__(self, setup: Setup[XiangqiRules], moves: list[str], form: str) -> None:
        self.recording = Recording(_BOOK, setup)
        self.mistake: BadText | None = None
        self.played = 0
        for number, word in enumerate(moves, start=1):
            try:
                move = _read(self.recording.state, word, form)
            except BadText as mistake:
                self.mistake = BadText(f"move {number}: {mistake}")
                break
            refusal = self.recording.add_action(move)
            if refusal is not None:
                code = refusal.code.replace("_", " ")
                self.mistake = BadText(f"move {number}, {word}: {code}")
                break
            self.played = number


def is_move_list(text: str) -> bool:
    """Whether any move stands in a text, in whatever notation; there may be no tags before it."""
    words = _words(text.removeprefix("\ufeff"))
    return any(is_written_move(word) or _POINTS.fullmatch(word) for word in words)


def _player_text(player: Player) -> str:
    if player.name or player.level is None:
        return player.name or UNKNOWN
    return f"Computer, level {player.level}"


def _player(name: str) -> Player:
    return Player("" if name == UNKNOWN else name)


def _numbered_moves(match: XiangqiMatch, notation: Notation) -> list[str]:
    words: list[str] = []
    for ply, moment in enumerate(match.moments[: match.cursor]):
        if isinstance(moment.entry, Ending):
            break
        state, move = match.state_at(ply), moment.entry.action
        if state.mover == RED or not words:
            words.append(f"{state.move_number}.")
            words += ["..."] if state.mover == BLACK else []
        is_iccs = notation is Notation.COORDINATES
        words.append(_iccs_text(move) if is_iccs else _BOOK.notate(state, move, notation))
    return words


def _iccs_text(move: Move) -> str:
    """Like `H2-E2`: files A-I, ranks 0-9."""
    start, target = (point_name(point) for point in (move.start, move.target))
    return "-".join(f"{name[0].upper()}{int(name[1:]) - 1}" for name in (start, target))


def _read(state: XiangqiState, word: str, form: str) -> Move:
    named = _ICCS.fullmatch(word)
    if named and form.upper() == "ICCS":
        ranks = [int(named[group]) + 1 for group in (2, 4)]
        return _CODEC.parse_action(f"{named[1]}{ranks[0]}{named[3]}{ranks[1]}")
    return _BOOK.read(state, word)


def _parse_tags(text: str) -> tuple[dict[str, str], str]:
    tags: dict[str, str] = {}
    place = 0
    while tag := _TAG.match(text, place):
        tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        place = tag.end()
    return tags, text[place:]


def _words(body: str) -> list[str]:
    """The words of the moves, and the result as the last one."""
    told = unicodedata.normalize("NFKC", _COMMENT.sub(" ", body).translate(_BETWEEN))
    played = _NUMBER.sub(" ", _ADVICE.sub(" ", _without_variations(told))).replace("、", " ")
    words = [part for word in played.split() for part in _apart(word)]
    last = words[-1] if words else ""
    if last in SPOKEN_RESULTS:
        return [*words[:-1], SPOKEN_RESULTS[last]]
    return words if last in (*RESULTS.values(), UNFINISHED) else [*words, UNFINISHED]


def _without_variations(text: str) -> str:
    """What was played, without the brackets that tell what might have been, one in another."""
    kept: list[str] = []
    begun: list[int] = []
    place = 0
    for mark in re.finditer(r"[()]", text):
        if mark[0] == "(":
            begun.append(mark.start())
        elif begun:
            first = begun.pop()
            if not begun:
                kept += [text[place:first], " "]
                place = mark.end()
    return "".join((*kept, text[place:]))


def _apart(word: str) -> list[str]:
    """The moves of a word; in characters they need no blanks between them."""
    if word.isascii() or len(word) % CHINESE_MOVE:
        return [word]
    return [word[at : at + CHINESE_MOVE] for at in range(0, len(word), CHINESE_MOVE)]


def _closed(match: XiangqiMatch, result: str, termination: str) -> XiangqiMatch:
    """The match, ended by its players or clocks where the result says more than the moves."""
    if match.verdict is None and result != UNFINISHED:
        winner = next(seat for seat, text in RESULTS.items() if text == result)
        ended = match.close(Ending(*_ending(match, winner, termination)))
        assert not isinstance(ended, Refusal)
        match = ended
    reached = UNFINISHED if match.verdict is None else RESULTS[match.verdict.winner]
    if result not in (reached, UNFINISHED):
        raise BadText(f"the result is given as {result}, but the moves lead to {reached}")
    return match


def _ending(match: XiangqiMatch, winner: Seat | None, termination: str) -> tuple[Seat, Closing]:
    if winner is None:
        return match.state.mover, Closing.DRAW
    # A clock runs out for the side to move alone; otherwise the loser has given up.
    loser = BLACK if winner == RED else RED
    on_time = termination == "time" and loser == match.state.mover
    return loser, Closing.TIME if on_time else Closing.RESIGN


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
