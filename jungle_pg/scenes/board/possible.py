"""Which buttons there are while a match is played, and which of them can act."""

from typing import Final

from jungle_pg.core.rulebook import Refusal
from jungle_pg.scenes.board.session import Session

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
WAITING: Final = frozenset(("undo", "redo", "hint"))
"""What is there but cannot act while one looks around."""

ENDING: Final = frozenset(("draw", "resign"))
"""What makes room for the ways out of looking around."""

FOR_ONESELF: Final = frozenset(("hint", "draw", "resign"))
"""What is of no use while a computer plays for a person."""


def shown_buttons(session: Session, *, has_saves: bool = False) -> tuple[str, ...]:
    """The names of the buttons, those that matter only now in place of what they replace."""
    names: tuple[str, ...] = WATCHING if session.is_watched else PLAYING
    if not has_saves:
        names = tuple(name for name in names if name not in KEEPING)
    rules = session.match.setup.rules
    if not session.match.rulebook.may_agree_draw(rules):
        names = tuple(name for name in names if name != "draw")
    if session.looking is not None:
        names = tuple(name for name in names if name not in ENDING) + LOOKING
    elif is_played_for(session):
        names = (*(name for name in names if name not in FOR_ONESELF), "take_over")
    return (*names, "menu")


def enabled_buttons(session: Session, shown: tuple[str, ...]) -> frozenset[str]:
    """Those that can act now."""
    return frozenset(name for name in shown if _can(session, name))


def is_played_for(session: Session) -> bool:
    """Whether a computer plays for a person whose time was over."""
    players = session.match.setup.players
    people = (seat for seat, player in enumerate(players) if player.is_human)
    return session.mover is not None and not all(map(session.is_human, people))


def _can(session: Session, name: str) -> bool:
    match, goes_on = session.match, session.mover is not None
    if session.looking is not None and name in WAITING:
        return False
    match name:
        case "undo":
            outcome = match.undo()
            has_picks = bool(session.draft.picks) and session.awaits_human
            # Where something was revealed it is better to say so than to be silent.
            is_told = isinstance(outcome, Refusal) and outcome.code == "undo_sealed"
            return has_picks or is_told or not isinstance(outcome, Refusal)
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
