"""Game files of Xiangqi programs, read: tags, numbered moves with variations and comments."""

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final, TypeAlias

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.codecs import BadGame, FoundGames
from jungle_pg.core.log import Closing, Ending, Player, Setup
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import Colour, Drawn, NodeId
from jungle_pg.core.study.study import START, Study
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, RED
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.core.xiangqi.text.game_tokens import (
    RESULTS,
    SPOKEN_RESULTS,
    UNFINISHED,
    Kind,
    Token,
    tokens,
    written_games,
)
from jungle_pg.core.xiangqi.text.reading import is_written_move

XiangqiMatch: TypeAlias = Match[XiangqiRules, XiangqiState, Move, Event]
XiangqiStudy: TypeAlias = Study[XiangqiRules, XiangqiState, Move, Event]

WINNERS: Final[dict[str, Seat | None]] = {"1-0": RED, "0-1": BLACK, "1/2-1/2": None}
MOST_TOKENS: Final = 500_000
"""Moves, comments and signs of one game."""
UNKNOWN: Final = "?"
"""What a tag says that must be there though nobody knows its value."""
UNDATED: Final = "????.??.??"
GAME_NAMES: Final = ("xiangqi", "chinese chess", "中国象棋", "中國象棋", "象棋")
OWN_TAGS: Final = (
    "Game",
    "Event",
    "Red",
    "Black",
    "Result",
    "Termination",
    "Rules",
    "FEN",
    "Format",
)
"""Tags that tell what a study has under other names."""
COLOURS: Final = {"G": Colour.GREEN, "R": Colour.RED, "Y": Colour.YELLOW, "B": Colour.BLUE}

_BOOK: Final = XiangqiRulebook()
_CODEC: Final = XiangqiCodec()
LENIENT: Final = XiangqiRules(Repetition.OFF, None, dead_draw=False)
"""For games that went on where the standard rules would have ended them."""
_POINTS: Final = re.compile(r"[a-i](?:10|[0-9])-?[a-i](?:10|[0-9])", re.ASCII | re.IGNORECASE)
_ICCS: Final = re.compile(r"([a-i])([0-9])-?([a-i])([0-9])", re.ASCII | re.IGNORECASE)
_BLANK_LINE: Final = re.compile(r"\n[ \t]*\n")
_DRAWING: Final = re.compile(r"\[%c[as]l\s+([^\]]*)\]", re.ASCII)
_DRAWN: Final = re.compile(r"([GRYB])([a-i]\d{1,2})([a-i]\d{1,2})?", re.ASCII)


def parse_games(text: str) -> FoundGames[XiangqiRules, XiangqiState, Move, Event]:
    """The first game of a file as a study, and how many there are.

    BadGame names the first mistake on the main line and has what comes before it; what cannot be
    read of a variation becomes a comment that says why, at the place where it stops.
    """
    games = written_games(text)
    first = next(games, None)
    if first is None:
        raise BadText("there is nothing in it")
    found = [*islice(tokens(first.body, first.line), MOST_TOKENS + 1)]
    if len(found) > MOST_TOKENS:
        raise BadText("its first game is too long")
    study = _study_of(first.tags, found)
    return FoundGames(study, 1 + sum(1 for _ in games))


def parse_game_file(text: str) -> XiangqiMatch:
    """The main line of the first game of a file as a match."""
    return parse_games(text).study.first().last().match()


def is_move_list(text: str) -> bool:
    """Whether any move stands at the beginning of a text; there may be no tags before it."""
    first = next(written_games(text), None)
    found = () if first is None else islice(tokens(first.body), 100)
    return any(token.kind is Kind.WORD and _is_move(token.text) for token in found)


def _is_move(word: str) -> bool:
    return is_written_move(word) or _POINTS.fullmatch(word) is not None


def _study_of(tags: dict[str, str], found: list[Token]) -> XiangqiStudy:
    if tags.get("Game", "Xiangqi").lower() not in GAME_NAMES:
        raise BadText(f"this is a game of {tags['Game']}")
    setup = Setup(
        _CODEC.parse_rules(tags.get("Rules", "standard")),
        _position(tags.get("FEN")),
        (_player(tags.get("Red", "")), _player(tags.get("Black", ""))),
        undo_depth=None,
    )
    found, result = _with_result(found)
    words = (token.text for token in found if token.kind is Kind.WORD)
    # Ranks are counted from 0 or from 1: where nobody says how, it is the way that leads further.
    is_open = "Format" not in tags and all(map(_ICCS.fullmatch, words))
    forms = ("", "ICCS") if is_open else (tags.get("Format", ""),)
    readings = [_Reading(setup, found, form) for form in forms]
    best = max(readings, key=lambda reading: (reading.played, len(reading.study.nodes)))
    if best.is_over_early and "Rules" not in tags:
        best = _Reading(replace(setup, rules=LENIENT), found, best.form)
    told = (tag for tag in tags.items() if tag[0] not in OWN_TAGS and tag[1] not in _NOTHING)
    event = tags.get("Event", UNKNOWN)
    study = best.study.tagged(told).named("" if event == UNKNOWN else event).first().last()
    if best.mistake is not None:
        raise BadGame(best.mistake, study)
    try:
        return _closed(study, result or tags.get("Result", UNFINISHED), tags, is_sure=bool(result))
    except BadText as mistake:
        raise BadGame(str(mistake), study) from None


_NOTHING: Final = (UNKNOWN, UNDATED, "")


def _position(text: str | None) -> str | None:
    """The position of a tag; None for the usual start."""
    usual = _CODEC.position_text(_BOOK.start(XiangqiRules()))
    is_usual = text is not None and text.split()[:2] == usual.split()[:2]
    return None if is_usual else text


def _player(name: str) -> Player:
    return Player("" if name == UNKNOWN else name)


def _with_result(found: list[Token]) -> tuple[list[Token], str]:
    """The tokens without the result at their end, and that; nothing where none is told."""
    number = next(
        (number for number in reversed(range(len(found))) if found[number].kind is Kind.WORD), None
    )
    if number is None:
        return found, ""
    last = SPOKEN_RESULTS.get(found[number].text, found[number].text)
    return ([*found[:number], *found[number + 1 :]], last) if last in RESULTS else (found, "")


class _Reading:
    """A tree that grows from tokens as far as they can be read."""

    def __init__(self, setup: Setup[XiangqiRules], found: list[Token], form: str) -> None:
        self.study: XiangqiStudy = begun(_BOOK, setup)
        self.form = form
        self.played = 0
        """Moves of the main line."""
        self.mistake: str | None = None
        self.is_over_early = False
        self._opened: list[tuple[int, int]] = []
        """Where variations were begun that are not ended: a place and a line."""
        self._unread: list[str] | None = None
        """What stands behind a mistake in a variation, which was begun so deep."""
        self._unread_at = 0
        self._at: NodeId = START
        """Where the next move is played; the study is only turned there when something is done."""
        self._prefix = ""
        place = 0
        while place < len(found) and self.mistake is None:
            place = self._take(found, place)
        if self.mistake is None and self._opened:
            number, line = self.study.at(self._opened[0][0]).node.number, self._opened[0][1]
            self.mistake = f"move {number + 1}: a bracket is opened and not closed (line {line})"

    def _take(self, found: list[Token], place: int) -> int:
        """Take a token, and say which is the next one."""
        token = found[place]
        if self._unread is not None:
            self._pass(token)
            return place + 1
        match token.kind:
            case Kind.COMMENT:
                self._say(token.text)
            case Kind.GLYPH:
                self._judge(int(token.text))
            case Kind.OPEN:
                return self._open(found, place)
            case Kind.CLOSE if self._opened:
                self._close()
            case _:
                self._move(token)
        return place + 1

    def _open(self, found: list[Token], place: int) -> int:
        following = found[place + 1] if place + 1 < len(found) else None
        if following is not None and following.kind is Kind.WORD and not _is_move(following.text):
            end = next(
                (n for n in range(place + 1, len(found)) if found[n].kind is Kind.CLOSE), None
            )
            if end is not None:
                # A remark in brackets.
                self._say(" ".join(token.text for token in found[place + 1 : end]))
                return end + 1
        self._opened.append((self._at, found[place].line))
        parent = self.study.nodes[self._at].parent
        self._at, self._prefix = START if parent is None else parent, ""
        return place + 1

    def _close(self) -> None:
        (self._at, _), self._prefix = self._opened.pop(), ""

    def _move(self, token: Token) -> None:
        self._turn()
        word, mistake, number = token.text, "", self.study.node.number + 1
        played: XiangqiStudy | Refusal
        try:
            if self._opened and SPOKEN_RESULTS.get(word, word) in RESULTS:
                self._end_line(SPOKEN_RESULTS.get(word, word))
                return
            played = self.study.add(_read(self.study.state, word, self.form))
        except BadText as bad:
            mistake = f"move {number}: {bad}"
        else:
            if isinstance(played, Study):
                self.study, self._at = played, played.cursor
                self.played += not self._opened
                self._say_before()
                return
            mistake = f"move {number}, {word}: {played.code.replace('_', ' ')}"
            self.is_over_early = self.is_over_early or played.code == "game_over"
        mistake = f"{mistake} (line {token.line})"
        if self._opened:
            self._unread, self._unread_at = [mistake + ":", word], len(self._opened)
        else:
            self.mistake = mistake

    def _end_line(self, result: str) -> None:
        """A variation that players have ended."""
        if result != UNFINISHED and self.study.verdict is None:
            ended = self.study.add(ending_for(self.study.state.mover, WINNERS[result]))
            self.study = ended if isinstance(ended, Study) else self.study
            self._at = self.study.cursor

    def _pass(self, token: Token) -> None:
        """Keep what comes behind a mistake, until the variation is over."""
        assert self._unread is not None
        if token.kind is Kind.OPEN:
            self._opened.append((self._at, token.line))
        if token.kind is Kind.CLOSE and len(self._opened) == self._unread_at:
            said, self._unread = " ".join(self._unread), None
            self._say(said)
            self._close()
            return
        if token.kind is Kind.CLOSE:
            self._opened.pop()
        self._unread.append(token.text if token.kind is not Kind.GLYPH else f"${token.text}")

    def _say(self, raw: str) -> None:
        """Say something of the last move; before the first one of a variation, of that one."""
        comment, drawn = _comment(raw)
        is_before = self._opened and self._at == self._start_of_line()
        if is_before and comment:
            self._prefix = f"{self._prefix}\n{comment}".strip()
            return
        self._turn()
        before = self.study.node.comment
        self.study = self.study.commented(f"{before}\n{comment}".strip())
        for each in drawn:
            if each not in self.study.node.drawn:
                self.study = self.study.drawn(each)

    def _start_of_line(self) -> int | None:
        return self.study.nodes[self._opened[-1][0]].parent

    def _say_before(self) -> None:
        if self._prefix:
            said, self._prefix = self._prefix, ""
            after = self.study.node.comment
            self.study = self.study.commented(f"{said}\n{after}" if after else said)

    def _turn(self) -> None:
        if self.study.cursor != self._at:
            self.study = self.study.at(self._at)

    def _judge(self, glyph: int) -> None:
        self._turn()
        node = self.study.node
        if glyph not in node.glyphs and node.parent is not None and glyph:
            node = replace(node, glyphs=(*node.glyphs, glyph))
            self.study = replace(
                self.study, nodes=self.study.nodes.changed(self.study.cursor, node)
            )


def _comment(raw: str) -> tuple[str, list[Drawn]]:
    """A comment with a break for each blank line and no others, and what is drawn in it."""
    drawn = [
        Drawn(COLOURS[each[1]], each[2], each[3])
        for drawing in _DRAWING.finditer(raw)
        for each in _DRAWN.finditer(drawing[1])
    ]
    text = _DRAWING.sub("", raw).replace("\r\n", "\n").strip()
    rows = (row.replace("\n", " ").strip() for row in _BLANK_LINE.split(text))
    return "\n".join(rows), drawn


def _read(state: XiangqiState, word: str, form: str) -> Move:
    named = _ICCS.fullmatch(word)
    if named and form.upper() == "ICCS":
        ranks = [int(named[group]) + 1 for group in (2, 4)]
        return _CODEC.parse_action(f"{named[1]}{ranks[0]}{named[3]}{ranks[1]}")
    return _BOOK.read(state, word)


def _closed(
    study: XiangqiStudy, result: str, tags: dict[str, str], *, is_sure: bool
) -> XiangqiStudy:
    """The study, ended by its players or clocks where the result says more than the moves.

    What only a tag says and the moves do not is passed over.
    """
    verdict = study.verdict
    if verdict is None and result in WINNERS:
        ending = ending_for(study.state.mover, WINNERS[result], tags.get("Termination", ""))
        ended = study.add(ending)
        assert isinstance(ended, Study)
        return ended
    reached = UNFINISHED if verdict is None else result_of(verdict.winner)
    if is_sure and result not in (reached, UNFINISHED):
        raise BadText(f"the result is given as {result}, but the moves lead to {reached}")
    return study


def result_of(winner: Seat | None) -> str:
    """How game files tell who has won."""
    return next(text for text, seat in WINNERS.items() if seat == winner)


def ending_for(mover: Seat, winner: Seat | None, termination: str = "") -> Ending:
    """How players or clocks brought a result about that the moves do not tell."""
    if winner is None:
        return Ending(mover, Closing.DRAW)
    # A clock runs out for the side to move alone; otherwise the loser has given up.
    loser = BLACK if winner == RED else RED
    on_time = termination == "time" and loser == mover
    return Ending(loser, Closing.TIME if on_time else Closing.RESIGN)


def drawn_text(drawn: Iterable[Drawn]) -> str:
    """Circles and arrows as chess programs write them in comments."""
    letters = {colour: letter for letter, colour in COLOURS.items()}
    told: dict[str, list[str]] = {"csl": [], "cal": []}
    for each in drawn:
        name = "csl" if each.target is None else "cal"
        told[name].append(f"{letters[each.colour]}{each.start}{each.target or ''}")
    return "".join(f"[%{name} {','.join(marks)}]" for name, marks in told.items() if marks)
