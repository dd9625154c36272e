"""What is told above the board of a friend at another computer: as values, in words."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from jungle_pg.core.rulebook import Refusal, opponent
from jungle_pg.net.known import Known, Link
from jungle_pg.net.meeting import Meeting
from jungle_pg.texts.languages import Words
from jungle_pg.texts.net_words import net_refusal_text
from jungle_pg.texts.speech import listed
from jungle_pg.ui.plates.plate import time_text

AWAY_S: Final = 120.0
"""A bar shows how much is left of so long."""
HURRY_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a notice, named after what it does."""

    name: str
    icon: str
    kind: str = "plain"


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told and what can be done about it."""

    kind: str
    """`calm`, `asked`, `away` or `lost`."""
    icon: str
    title: str
    line: str = ""
    part: float | None = None
    """How much of a time is left, as a bar."""
    is_urgent: bool = False
    choices: tuple[Choice, ...] = ()
    short: str = ""
    """The title where there is little room."""


def notice_of(
    meeting: Meeting,
    known: Known,
    words: Words,
    since_told_s: float,
    *,
    names_watchers: bool = True,
) -> Notice:
    """What is most important now; `since_told_s` is how long ago it was told who is there.

    Who looks on is named where that is told nowhere else.
    """
    home = Choice("home", "home")
    if known.link is Link.ENDED:
        why = net_refusal_text(words.texts, known.problem or Refusal("left"))
        return Notice("lost", "lost", words("friends.ended"), why, choices=(home,))
    if known.link is not Link.OPEN:
        line = words("friends.tries", count=max(1, known.tries))
        choices = (Choice("try_now", "refresh", "amber"), home)
        title, short = words("friends.lost"), words("friends.short_lost")
        return Notice("lost", "lost", title, line, choices=choices, short=short)
    return (
        _away(known, words, since_told_s, home)
        or _asked(known, words)
        or _calm(meeting, known, words, names_watchers=names_watchers)
    )


def _away(known: Known, words: Words, since_told_s: float, home: Choice) -> Notice | None:
    around, match = known.around, known.match
    if around is None or match is None:
        return None
    others = (each for seat, each in enumerate(around.sitters) if seat != known.seat)
    sitter = next((each for each in others if not each.is_here), None)
    if sitter is None:
        return None
    name = sitter.name
    if match.verdict is not None:
        title = words("friends.gone", name=name)
        return Notice("away", "waiting", title, choices=(home,))
    left_s = max(0.0, (sitter.away_ms or 0) / 1000 - since_told_s)
    key = "friends.left" if sitter.has_left else "friends.away"
    if left_s > 0:
        shown = time_text(max(10.0, ceil(left_s)) if left_s >= HURRY_S else left_s)
        title = words(key, name=name, left=shown)
        part = min(1.0, left_s / AWAY_S)
        return Notice("away", "waiting", title, "", part, left_s <= HURRY_S, (home,), shown)
    title, line = words("friends.away_long", name=name), words("friends.may_claim")
    if known.seat is None:
        return Notice("away", "waiting", title, choices=(home,))
    return Notice(
        "away", "waiting", title, line, choices=(Choice("claim", kind="green", icon="check"), home)
    )


def _asked(known: Known, words: Words) -> Notice | None:
    around, match = known.around, known.match
    if around is None or around.offer is None or around.asker is None or match is None:
        return None
    asked = around.offer
    name = match.setup.players[around.asker].name
    if known.seat is None:
        return Notice("calm", "draw_offer", words(f"friends.asks_{asked}", name=name))
    if around.asker == known.seat:
        other = match.setup.players[opponent(known.seat)].name
        title = words("friends.waits_for_answer", name=other)
        line = words(f"friends.asked_{asked}")
        return Notice("calm", "waiting", title, line, choices=(Choice("withdraw", "close"),))
    title = words(f"friends.asks_{asked}", name=name)
    choices = (Choice("agree", kind="green", icon="check"), Choice("decline", "close"))
    short = words(f"friends.short_{asked}")
    return Notice("asked", "draw_offer", title, choices=choices, short=short)


def _calm(meeting: Meeting, known: Known, words: Words, *, names_watchers: bool) -> Notice:
    """With whom one plays, whether anything listens here, and who looks on."""
    names = [] if known.match is None else [each.name for each in known.match.setup.players]
    if known.seat is None or len(names) < 2:
        both = words("friends.both", first=names[0], second=names[1]) if len(names) > 1 else ""
        title = words("friends.watching", names=both)
    else:
        title = words("friends.with", name=names[opponent(known.seat)])
    watchers = () if known.around is None else known.around.watchers
    lines = []
    if meeting.is_hosted:
        where = words("friends.this_network" if meeting.is_reachable else "friends.this_computer")
        lines.append(words("friends.hosting", where=where, address=str(meeting.address)))
    if watchers and names_watchers:
        key = "friends.looks_on" if len(watchers) == 1 else "friends.look_on"
        lines.append(words(key, names=listed(words, watchers), count=len(watchers)))
    icon = "host" if meeting.is_hosted else "spectator" if known.seat is None else "friends"
    return Notice("calm", icon, title, " · ".join(lines))
