"""What the plates of the players show, and the last move in words."""

from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.scenes.table.panels.facts import PlayerFacts
from jungle_pg.stage.lines import has_characters
from jungle_pg.stage.view import View
from jungle_pg.ui.plates.indicators import ProgressContent
from jungle_pg.ui.plates.plate import PlateContent, time_text

PLAYED_FOR: Final = "icons/computer"


def look_of_player(player: PlayerFacts) -> PlateContent:
    """The plate of a player."""
    has_clock = player.left_s is not None
    return PlateContent(
        side=player.side,
        name=player.name,
        sub_line=player.sub_line,
        portrait=player.face,
        taken=player.taken,
        places=player.places,
        kinds=player.kinds,
        other_side=player.other_side,
        clock=None if player.left_s is None else time_text(player.left_s),
        is_low=player.is_low,
        is_active=player.has_turn,
        clock_part=player.left_part if has_clock else None,
        balance=player.balance,
        progress=_progress(player),
        score=player.score,
        ring=_ring(player),
        sign=PLAYED_FOR if player.is_played_for else "",
        keeps_clock_room=player.is_computer,
        is_thinking=player.is_thinking,
        is_turned=player.is_turned,
    )


def _progress(player: PlayerFacts) -> ProgressContent | None:
    told = player.progress
    if told is None:
        return None
    return ProgressContent(told.done, told.of, told.part, told.sprite, told.place)


def _ring(player: PlayerFacts) -> tuple[float, float] | None:
    if player.ring_s is None or player.left_s is None:
        return None
    return player.left_s, player.ring_s


def last_move_text(view: View, moves: tuple[MoveFacts, ...], shown: int) -> str:
    """That move in a few words; nothing before the first one."""
    listed = [move for move in moves[:shown] if move.is_listed]
    if not listed:
        return ""
    move = listed[-1]
    name = view.words(move.row.key)
    name = "" if has_characters(name) and has_characters(move.written) else name
    name = name[:1].upper() + name[1:]
    way = view.words(move.row.way_key) if move.row.way_key else move.way
    text = view.words("play.last_move", number=move.number, name=name, way=way)
    return " ".join(text.split())
