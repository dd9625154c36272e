"""What is read out of a board when a key asks for it, whether hands play there or a tape."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.board.selection import Picks
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.book import said
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.games.narrating import (
    come_told,
    move_told,
    pieces_told,
    square_told,
    taken_told,
    time_told,
    ways_told,
)
from jungle_pg.stage.input.shortcuts import NARRATION, by_key
from jungle_pg.stage.narration import listed, sentences
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text

ASKED: Final = by_key(NARRATION)
PEEK: Final = "peek"
"""The one of them that shows instead of telling."""


@dataclass(frozen=True, slots=True)
class BoardInSight:
    """A match as who listens may see it, and where in it that one is."""

    game: Game
    match: AnyMatch
    """With what is picked so far."""
    log: AnyMatch
    """What was played."""
    heard: AnyMatch
    """The same as who listens may know it."""
    shown: int
    """The place of the log that is seen."""
    position: Any
    own: Seat
    """Who listens, or whose side is told first."""
    cursor: Pick = ""
    picked: Picks = ()
    clocks: tuple[float | None, float | None] = (None, None)
    """The seconds each seat has left, where it has a clock."""

    @property
    def rules(self) -> Any:
        return self.match.setup.rules


def place_told(at: BoardInSight, pick: Pick, words: Words) -> str:
    """A place of the board, and whether what is picked can go there."""
    told = square_told(at.game, at.rules, at.position, pick, words)
    is_target = at.picked and pick != at.picked[-1] and pick in _targets(at)
    return listed(words, (told, words("narration.target") if is_target else ""))


def last_move_told(at: BoardInSight, words: Words) -> str:
    """The last move before what is seen."""
    for ply in range(at.shown, 0, -1):
        if told := move_told(at.game, at.log, ply, words, at.heard):
            return told
    return words("narration.no_move")


def answer_to(does: str, at: BoardInSight, words: Words) -> str:
    """What a key asks for."""
    return ANSWERS[does](at, words)


def _targets(at: BoardInSight) -> frozenset[Pick]:
    book, state, picked = at.match.rulebook, at.match.state, at.picked
    every = (book.picks(state, action) for action in book.actions(state))
    return frozenset(each[len(picked)] for each in every
                     if each[: len(picked)] == picked and len(each) > len(picked))  # fmt: skip


def _where(at: BoardInSight, words: Words) -> str:
    return place_told(at, at.cursor, words) if at.cursor else ""


def _ways(at: BoardInSight, words: Words) -> str:
    return ways_told(at.game, at.match, at.picked, at.cursor, words) if at.cursor else ""


def _turn(at: BoardInSight, words: Words) -> str:
    """Whose turn it is, what the clocks say, how far a race has come."""
    told = [banner_text(words.texts, at.log)]
    for seat, left in enumerate(at.clocks):
        if left is not None:
            side = side_name(at.game, at.rules, seat, words)
            told.append(words("narration.clock", side=side, time=time_told(left, words)))
    if (stage := at.game.look.current_round(at.position)) is not None:
        told.append(said(words, stage))
    told.append(come_told(at.game, at.rules, at.position, words))
    return sentences(told)


def _taken(at: BoardInSight, words: Words) -> str:
    if not at.game.look.loses_pieces:
        return come_told(at.game, at.rules, at.position, words)
    return taken_told(at.game, at.rules, at.heard.opening, at.position, words)


def _pieces(at: BoardInSight, words: Words) -> str:
    return pieces_told(at.game, at.rules, at.position, at.own, words)


def _their_pieces(at: BoardInSight, words: Words) -> str:
    return pieces_told(at.game, at.rules, at.position, opponent(at.own), words)


ANSWERS: Final[Mapping[str, Callable[[BoardInSight, Words], str]]] = {
    "where": _where,
    "targets": _ways,
    "turn": _turn,
    "taken": _taken,
    "last_move": last_move_told,
    "pieces": _pieces,
    "their_pieces": _their_pieces,
}
