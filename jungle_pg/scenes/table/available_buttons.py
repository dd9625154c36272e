"""Which buttons there are while a match is played, and which of them can act."""

from typing import Final

from jungle_pg.core.rulebook import Refusal
from jungle_pg.scenes.table.session import Session

PLAYING: Final = (
    "undo", "redo", "hint", "flip", "save", "load", "replay", "rules", "restart", "new_game",
    "draw", "resign",
)  # fmt: skip
WATCHING: Final = (
    "pause", "step", "speed", "flip", "save", "load", "replay", "rules", "restart", "new_game",
)  # fmt: skip
KEEPING: Final = frozenset(("save", "load"))
"""What there is only where games can be saved."""

LOOKING: Final = ("play_from_here", "back_to_game")
WAITING: Final = frozenset(("undo", "redo", "hint", "draw", "resign"))
"""What is there but cannot act while one looks around."""

FOR_ONESELF: Final = frozenset(("hint", "draw", "resign"))
"""What is of no use while a computer plays for a person."""

STAND_INS: Final = {
    "play_from_here": ("hint", "speed"),
    "back_to_game": ("redo", "step", "undo"),
    "take_over": ("hint",),
    "try_again": ("hint", "step"),
}
"""In whose place each of those is that matter only now: the first that is there and idle then.

So nothing moves when they come and go, and a second click on the same spot does no harm.
"""


def slots_of(
    session: Session, *, has_saves: bool = False, has_hands: bool = False
) -> tuple[str, ...]:
    """The places of the buttons, named after those that are usually there: fixed for a match."""
    names: tuple[str, ...] = WATCHING if session.is_watched else PLAYING
    if not has_saves:
        names = tuple(name for name in names if name not in KEEPING)
    if has_hands:
        # What was played with cards is never taken back, so there is nothing to repeat.
        names = tuple(name for name in names if name != "redo")
    rules = session.match.setup.rules
    if not session.match.rulebook.may_agree_draw(rules):
        names = tuple(name for name in names if name != "draw")
    return (*names, "menu")


def shown_buttons(session: Session, slots: tuple[str, ...]) -> tuple[str, ...]:
    """The name of the button in each place: the usual one, or one that matters only now."""
    now: tuple[str, ...] = ()
    if session.looking is not None:
        now = LOOKING
    elif is_played_for(session):
        now = ("take_over",)
    elif session.computer.problem:
        now = ("try_again",)
    instead = {next(slot for slot in STAND_INS[name] if slot in slots): name for name in now}
    return tuple(instead.get(slot, slot) for slot in slots)


def enabled_buttons(session: Session, shown: tuple[str, ...]) -> frozenset[str]:
    """Those that can act now."""
    return frozenset(name for name in shown if _can(session, name))


def is_played_for(session: Session) -> bool:
    """Whether a person whose time was over is played for until somebody takes over."""
    players = session.match.setup.players
    people = (seat for seat, player in enumerate(players) if player.is_human)
    is_on = session.mover is not None and not session.stands_in
    return is_on and not all(map(session.is_human, people))


def why_no_undo(session: Session) -> Refusal | None:
    """Why neither a pick nor a move can be taken back; None where one can."""
    match = session.match
    outcome = match.undo()
    if (session.draft.picks and session.awaits_human) or not isinstance(outcome, Refusal):
        return None
    # In some games there is never anything to take back, also when nothing was played yet.
    return outcome if match.rulebook.takes_back(match.setup.rules) else Refusal("undo_sealed")


def _can(session: Session, name: str) -> bool:
    match, goes_on = session.match, session.mover is not None
    if session.looking is not None and name in WAITING:
        return False
    if name in FOR_ONESELF and is_played_for(session):
        return False
    match name:
        case "undo":
            return why_no_undo(session) is None
        case "redo":
            return not isinstance(match.redo(), Refusal)
        case "hint":
            return session.awaits_human
        case "draw" | "resign" | "pause":
            return goes_on
        case "step":
            return goes_on and session.held
        case "restart":
            return bool(match.moments)
        case "replay":
            return match.cursor > 0
        case "play_from_here":
            return match.verdict_at(session.shown) is None
    return True
