"""Danger at the board, as check is in chess: its words, and the ways out of it."""

from typing import Any

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Notice, WayOut
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import Script
from jungle_pg.games.names import side_name
from jungle_pg.scenes.table.captions.names import is_you
from jungle_pg.scenes.table.panels.facts import Escape, WayFacts
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import notice_text


def danger_text(match: AnyMatch, game: Game, words: Words) -> str:
    """That the side to move is in danger; nothing where it is not."""
    actor = match.actor
    if actor is None or actor < 0 or match.rulebook.danger(match.state) is None:
        return ""
    key = _own_key(words, game, "turn")
    return words(key, side=side_name(game, match.setup.rules, actor, words))


def escape_of(match: AnyMatch, game: Game, words: Words, script: Script) -> Escape | None:
    """The ways out of the danger the side to move is in; None where there is none."""
    ways = match.rulebook.ways_out(match.state)
    if not ways:
        return None
    title, short = (words(_own_key(words, game, what)) for what in ("heading", "short"))
    return Escape(title, short, tuple(_way(match, game, words, script, way) for way in ways))


def new_notices(match: AnyMatch, words: Words) -> tuple[str, ...]:
    """What is to be said of the position now: what lasts, and what was not so a move ago.

    What is about who reads it is told as such first, then in the words of the game.
    """
    book, rules = match.rulebook, match.setup.rules
    before = match.state_at(match.cursor - 1) if match.cursor else None
    known = {notice.code for notice in book.notices(before)} if before is not None else set()
    told: list[str] = []
    for notice in book.notices(match.state):
        is_new = notice.lasts or notice.code not in known
        # What a game has no words for yet is not said.
        if is_new and f"notice.{notice.code}" in words.texts:
            told += _to_you(match, words, notice)
            told.append(notice_text(words.texts, book, rules, notice))
    return tuple(told)


def _to_you(match: AnyMatch, words: Words, notice: Notice) -> list[str]:
    """The same said to the only person, if it is about them."""
    seat, key = dict(notice.facts).get("seat"), f"notice.you.{notice.code}"
    is_so = isinstance(seat, int) and is_you(match.setup.players, seat)
    return [words(key)] if is_so and key in words.texts else []


def _way(match: AnyMatch, game: Game, words: Words, script: Script, way: WayOut[Any]) -> WayFacts:
    """A way out with the picture of who is taken, or of who goes."""
    state = match.state
    rows = [game.look.move_row(state, action) for action in way.actions]
    is_taking = rows[0].taken_key == game.look.piece_key(state, way.against) != ""
    sprite = rows[0].taken if is_taking and rows[0].taken else rows[0].sprite
    key = words.known(f"way.{way.code}", "way.other")
    title = words(key, piece=words(game.look.piece_key(state, way.against)))
    notation = script.notation or COORDINATES
    moves = tuple(match.rulebook.notate(state, action, notation) for action in way.actions)
    who = words(rows[0].key) if len({row.key for row in rows}) == 1 else ""
    return WayFacts(game.look.styled(sprite, script.style), title, who, moves)


def _own_key(words: Words, game: Game, what: str) -> str:
    """The text of a game where it has its own."""
    return words.known(f"danger.{game.rulebook.game_id}.{what}", f"danger.{what}")
