"""Names of a save that this program does not know: kept as they are, and written back.

Another program of the same version of the format may write more than this one reads. What it wrote
goes along with the match as JSON texts, which are frozen, compared and empty nearly always: one in
the setup for everything around the log, one in each entry of the log. A name is unknown when this
program would not write it there itself, so no list of names has to be kept.
"""

import json
from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.json_forms import canonical
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving.values import (
    COACHED,
    EARLIER_LEAD,
    SEEN_BY,
    STAKES,
    TOTAL,
    Trouble,
    Unsound,
)

TOP: Final = "top"
RULES: Final = "rules"
PLAYERS: Final = "players"
CLOCK: Final = "clock"
"""Where unknown names may lie around the log; those of players by the number of their seat."""

LONGEST: Final = 100_000
"""Letters of all that is kept of one save."""

_NOT_ALWAYS: Final = (
    *("timestamp", "checksum", "secret", "packed"),
    *(STAKES, EARLIER_LEAD, COACHED, SEEN_BY),
)
"""Names at the top that this program knows and does not write each time."""


def unknown_in(text: str, *place: str) -> Record:
    """What a text of `unknown_text` holds at a place, as a record of names and values."""
    # The text was read within the limits of a file before it became one of ours.
    found: Record = json.loads(text) if text else {}
    for name in place:
        found = found.get(name, {})
    return found


def unknown_text(unknown: Record) -> str:
    """Unknown names and values as one text; nothing for none."""
    return canonical(unknown) if unknown else ""


def completed(record: Record, unknown: Record) -> Record:
    """A record with the unknown names behind its own, which always count."""
    return {**record, **names_beyond(unknown, record)}


def names_beyond(found: Any, known: Container[str]) -> Record:
    """The names and values of what was found that are not among the known; none of no record."""
    if not isinstance(found, dict):
        return {}
    return {name: value for name, value in found.items() if name not in known}


def setup_unknown(document: Record, head: Record, told: Iterable[str]) -> str:
    """The unknown names of a save for its setup, beyond its head and what else is told in it."""
    players = document.get("players")
    by_seat = {
        str(seat): names_beyond(found, known)
        for seat, (found, known) in enumerate(
            zip(players if isinstance(players, list) else [], head["players"], strict=False)
        )
    }
    places = {
        TOP: names_beyond(document, {*head, *told, *_NOT_ALWAYS}),
        RULES: names_beyond(document.get("rules"), head["rules"]),
        PLAYERS: {seat: unknown for seat, unknown in by_seat.items() if unknown},
        CLOCK: _of_clock(document.get(CLOCK), head[CLOCK]) if CLOCK in head else {},
    }
    return unknown_text({place: unknown for place, unknown in places.items() if unknown})


def _of_clock(found: Any, known: Record) -> Record:
    """Time for a whole game that could not be read is known all the same."""
    return names_beyond(found, {*known, TOTAL})


def with_unknown(match: AnyMatch, of_setup: str, of_entries: Sequence[str]) -> AnyMatch:
    """The match with what its save holds besides; Unsound where that is too much.

    Without a limit a match could be loaded that is too large to be saved again.
    """
    if len(of_setup) + sum(map(len, of_entries)) > LONGEST:
        flaw = Flaw("unknown_too_large", limit=LONGEST // 1000)
        raise Unsound(Trouble.INVALID_FORMAT, flaw)
    changed = tuple(
        replace(moment, entry=replace(moment.entry, unknown=text)) if text else moment
        for moment, text in zip(match.moments, of_entries, strict=False)
    )
    setup = replace(match.setup, unknown=of_setup)
    return replace(match, setup=setup, moments=(*changed, *match.moments[len(changed) :]))
