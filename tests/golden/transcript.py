"""Golden games as transcripts: the game text, then every ply with its events and position."""

from typing import Any

from jungle_pg.core.gametext import game_text
from jungle_pg.core.history import history_line
from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import spot_name
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.match import AnyMatch

HEADING = "\n== Transcript ==\n"


def transcript(match: AnyMatch) -> str:
    """Everything a match tells, as text."""
    lines = []
    for ply in range(1, match.cursor + 1):
        moment = match.moments[ply - 1]
        lines.append(history_line(match, ply))
        lines += [f"    {event_text(event)}" for event in moment.events]
        lines.append(f"    {JUNGLE.codec.position_text(moment.state)}")
    return game_text(match) + HEADING + "\n".join(lines) + "\n"


def event_text(event: Any) -> str:
    """An event on one line, its squares and pieces by name."""
    facts = [_fact_text(name, getattr(event, name)) for name in event.__slots__]
    return " ".join((type(event).__name__, *facts))


def _fact_text(name: str, fact: Any) -> str:
    if isinstance(fact, Piece):
        return fact.letter
    if name in ("start", "target", "spot"):
        return spot_name(fact)
    if name == "crossed":
        return "+".join(map(spot_name, fact))
    if name == "verdict":
        return f"{fact.winner} {fact.reason}"
    return str(fact)
