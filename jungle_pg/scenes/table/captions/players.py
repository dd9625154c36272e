"""What is told of a player beside the board: name, side, pieces, time."""

from dataclasses import astuple
from math import ceil
from typing import Final, NamedTuple

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import Material
from jungle_pg.games.names import side_colour, side_name
from jungle_pg.scenes.table.captions.names import name_of
from jungle_pg.scenes.table.state import TableState
from jungle_pg.texts.languages import Words
from jungle_pg.ui.plates.indicators import ProgressContent
from jungle_pg.ui.plates.plate import TENTHS_BELOW_S, PlateContent, time_text

PERSON: Final = 7
"""A person has the face of a computer of this level."""

PLAYED_FOR: Final = "icons/computer"
"""The sign of somebody whose time was over, and of another program, which has no face."""

HAIR: Final = 1e-3
"""What a clock may be beside a full second and still show it."""


class ClockRead(NamedTuple):
    """What can be read from the clock of a seat."""

    left_s: float | None = None
    """None where it has none."""
    is_low: bool = False


def read_clocks(at: TableState, now: float) -> tuple[ClockRead, ClockRead]:
    """Both clocks; they are read the same until one of them shows another time."""
    return _read_clock(at, 0, now), _read_clock(at, 1, now)


def player_facts(
    at: TableState, game: Game, words: Words, clock: ClockRead, seat: Seat, material: Material
) -> PlateContent:
    """What is told of one player, at the place of the log that is seen."""
    match, look = at.match, game.look
    state, rules = at.position, match.setup.rules
    player = match.setup.players[seat]
    name, sub_line = _words_of(at, game, words, seat, material)
    ahead = material.balance * (1 if seat == 0 else -1)
    is_over = match.verdict_at(at.shown) is not None
    left = clock.left_s
    limit = at.timing.full_s(seat)
    come = look.progress(state, seat)
    is_played_for = player.is_human and not at.is_human(seat)
    return PlateContent(
        side=side_colour(game, rules, seat),
        name=name,
        sub_line=sub_line,
        portrait=look.styled(look.face(rules, seat, player.level or PERSON)[0], material.style),
        taken=material.taken[seat],
        places=material.places[seat],
        kinds=material.kinds[seat],
        other_side=side_colour(game, rules, opponent(seat)),
        balance=f"+{ahead}" if ahead > 0 else "",
        progress=None if come is None else ProgressContent(*astuple(come)),
        clock=None if left is None else time_text(left),
        clock_part=None if left is None else min(1.0, left / limit),
        ring=None if left is None or not at.timing.is_short else (left, limit),
        is_low=clock.is_low,
        is_active=not is_over and match.rulebook.actor(state) == seat,
        keeps_clock_room=not player.is_human,
        is_thinking=at.is_thinking and at.mover == seat and left is None,
        signal="" if at.afar is None else f"icons/signal_{at.afar.signals[seat]}",
        sign=PLAYED_FOR if player.is_program or (not is_over and is_played_for) else "",
    )


def shown_s(left_s: float) -> float:
    """Time left as it is read: the second that runs counts as a whole one, below ten the tenth."""
    if left_s >= TENTHS_BELOW_S:
        return float(ceil(left_s - HAIR))
    return max(0, ceil(left_s * 10 - HAIR)) / 10


def _words_of(
    at: TableState, game: Game, words: Words, seat: Seat, material: Material
) -> tuple[str, str]:
    """The name of a player, and the line below it."""
    match = at.match
    rules, players = match.setup.rules, match.setup.players
    player, side = players[seat], side_name(game, rules, seat, words)
    name = name_of(words, game, rules, players, seat)
    if player.level is not None:
        return name, words("play.level", side=side, level=player.level)
    if player.is_program:
        return name, words("play.program", side=side)
    if not at.is_human(seat):
        return name, words("play.stand_in")
    if not material.counts:
        return name, "" if name == side else side
    count = material.counts[seat]
    form = "only_pieces" if name == side else "pieces"
    number = "_one" if count == 1 else ""
    return name, words(f"play.{form}{number}", side=side, count=count)


def _read_clock(at: TableState, seat: Seat, now: float) -> ClockRead:
    """Time left of a person's decision; who waits has a full limit, a computer has no clock.

    Time for a whole game is that of the place which is looked at, of computers too.
    """
    if at.timing.total is not None:
        left_s = at.left_back_then(seat)
        left_s = at.timing.left_of(seat, now) if left_s is None else left_s
        assert left_s is not None, "it was agreed"
        return ClockRead(shown_s(left_s), left_s <= at.timing.low_s(seat))
    control = at.timing.control
    if control is None or at.mover is None or not at.is_human(seat):
        return ClockRead()
    if at.mover != seat:
        return ClockRead(_shown(at, control.limit_s))
    left = at.timing.left_s(now)
    assert left is not None, "a limit was agreed"
    return ClockRead(_shown(at, left), at.timing.is_low(now))


def _shown(at: TableState, left_s: float) -> float:
    return float(ceil(left_s - HAIR)) if at.timing.is_short else shown_s(left_s)
