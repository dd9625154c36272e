"""What can be done at a table: one entry for each button, key and line of its menu."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from jungle_pg.core.rulebook import opponent
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.table import deeds
from jungle_pg.scenes.table.dialogs.pause import PauseMenu
from jungle_pg.scenes.table.panels.facts import ButtonFacts
from jungle_pg.scenes.table.state import OUTCOMES, Outcome, TableState
from jungle_pg.scenes.table.thoughts.offers import may_offer_draw, may_resign
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import BUTTONS, by_key
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button

if TYPE_CHECKING:
    from jungle_pg.scenes.table.play import Play

Do: TypeAlias = Callable[["Play", float], Command | Outcome | None]
"""Gives what came of it at the table, or what the program should do."""

When: TypeAlias = Callable[[TableState], bool]


def _always(at: TableState) -> bool:
    return True


def _never(at: TableState) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Action:
    """Something a person can do; its words, tips and questions are found by its name."""

    name: str
    icon: str
    do: Do
    kind: str = "plain"
    """The colours of its button."""
    shown: When = _never
    """Whether it has a button beside the board, for as long as the match goes on."""
    enabled: When = _always
    """Whether it can be done now."""
    instead_of: tuple[str, ...] = ()
    """For one that matters only now and then: the first of these that is there gives way to it.

    So nothing moves when it comes and goes, and a second click on the same spot does no harm.
    """
    matters: When = _never
    """When it takes that place."""
    is_next: bool = False
    """Whether it is what should be done next where it is there; then the menu is plain."""
    listed: When = _always
    """Whether it has a line in the menu, if it belongs there."""
    short: str = ""
    """The key of what its button says where there is no room for the usual words."""
    loses: str = ""
    """What it ends: the `game`, or only the `place` at the table; then it is asked before."""


def _has_saves(at: TableState) -> bool:
    return at.has_saves


def _has_begun(at: TableState) -> bool:
    return at.match.cursor > 0


def _may_be_replayed(at: TableState) -> bool:
    """A replay tells what the computer would play."""
    if at.afar is not None:
        return at.mover is None and at.afar.is_whole
    return _has_begun(at) and not at.is_rated


def _is_played(at: TableState) -> bool:
    return not at.is_watched


def _goes_on(at: TableState) -> bool:
    return at.mover is not None


def _is_here(at: TableState) -> bool:
    """Whether all who play sit at this computer."""
    return at.afar is None


def _is_afar(at: TableState) -> bool:
    return at.afar is not None


def _sits(at: TableState) -> bool:
    """Whether somebody here plays, or may at least decide for computers."""
    return at.afar is None or at.afar.seat is not None


def _may_ask(at: TableState) -> bool:
    """Whether the other player can be asked for something, where that is needed."""
    return at.afar is None or not at.afar.asks


def _can_be_saved(at: TableState) -> bool:
    return at.has_saves and (at.afar is None or at.afar.is_whole)


def _is_ones_own(at: TableState) -> bool:
    """Whether people at the board decide for themselves, about the game as it stands."""
    return at.looking is None and not at.is_played_for


ACTIONS: Final = {
    action.name: action
    for action in (
        Action(
            "undo", "undo", lambda play, now: play.table.undo(now),
            shown=lambda at: _is_played(at) and _sits(at),
            enabled=lambda at: at.looking is None and at.why_no_undo is None and _may_ask(at),
        ),
        Action(
            "redo", "redo", lambda play, now: play.table.redo(now),
            # Where nothing is ever taken back there is nothing to repeat.
            shown=lambda at: (
                _is_played(at)
                and _is_here(at)
                and at.match.rulebook.takes_back(at.match.setup.rules)
            ),
            enabled=lambda at: at.looking is None and at.can_redo,
        ),
        Action(
            "hint", "hint", lambda play, now: play.thoughts.hint.press(play.state.with_picks),
            shown=lambda at: _is_played(at) and _is_here(at),
            enabled=lambda at: at.awaits_human and not at.is_played_for and not at.is_rated,
        ),
        Action(
            "pause", "pause", lambda play, now: play.table.hold(), "green",
            shown=lambda at: at.is_watched, enabled=_goes_on, is_next=True,
        ),
        Action(
            "step", "step_forward", lambda play, now: play.table.step(),
            shown=lambda at: at.is_watched, enabled=lambda at: _goes_on(at) and at.is_held,
        ),
        Action(
            "speed", "speed", lambda play, now: play.table.next_speed(),
            shown=lambda at: at.is_watched,
        ),
        Action(
            "flip", "flip", lambda play, now: play.turn_to(opponent(play.state.bottom)),
            shown=_always,
        ),
        Action("react", "emote", deeds.react, shown=lambda at: _is_afar(at) and _sits(at)),
        Action("save", "save", deeds.save, shown=_can_be_saved, listed=_can_be_saved),
        Action(
            "load", "load", deeds.load,
            shown=lambda at: _has_saves(at) and _is_here(at),
            listed=lambda at: _has_saves(at) and _is_here(at),
            loses="place",
        ),
        Action(
            "replay", "replay", deeds.replay,
            shown=_is_here, enabled=_may_be_replayed, listed=_may_be_replayed,
        ),
        Action(
            "rules", "rules",
            lambda play, now: Push(RulesBook(play.world, play.game, play.match.setup.rules)),
            shown=_always,
        ),
        Action(
            "restart", "restart", deeds.restart,
            shown=_is_here,
            enabled=lambda at: bool(at.match.moments),
            listed=lambda at: _sits(at) and (_is_here(at) or at.mover is not None),
            loses="game",
        ),
        Action(
            "new_game", "new_game", deeds.new_game, shown=_is_here, listed=_is_here, loses="place"
        ),
        Action(
            "draw", "draw_offer", deeds.draw, "amber",
            shown=lambda at: (
                _is_played(at)
                and _sits(at)
                and at.match.rulebook.may_agree_draw(at.match.setup.rules)
            ),
            enabled=lambda at: _is_ones_own(at) and _may_ask(at) and may_offer_draw(at.match),
            listed=lambda at: _sits(at) and may_offer_draw(at.match),
        ),
        Action(
            "resign", "resign", lambda play, now: play.table.resign(now), "red",
            shown=lambda at: _is_played(at) and _sits(at),
            enabled=lambda at: _is_ones_own(at) and may_resign(at.match),
            listed=lambda at: _sits(at) and may_resign(at.match),
            loses="game",
        ),
        Action(
            "menu", "menu",
            lambda play, now: Push(pause_menu(play.world, play.state, now)), "green",
            shown=_always,
        ),
        Action(
            "take_over", "human", lambda play, now: play.take_over(now), "green",
            instead_of=("hint", "flip"),
            matters=lambda at: at.looking is None and at.is_played_for,
            is_next=True, short="play.play_self",
        ),
        Action(
            "try_again", "restart", lambda play, now: play.table.computer.try_again(now), "green",
            instead_of=("hint", "step"),
            matters=lambda at: at.looking is None and not at.is_played_for and bool(at.problem),
            is_next=True,
        ),
        Action(
            "play_from_here", "branch", lambda play, now: play.table.play_from_here(now), "green",
            enabled=lambda at: at.match.verdict_at(at.shown) is None,
            instead_of=("hint", "speed"),
            matters=lambda at: at.looking is not None and _is_here(at),
            is_next=True, short="play.play_on",
        ),
        Action(
            "back_to_game", "to_end", lambda play, now: play.table.show_ply(None, now), "amber",
            instead_of=("redo", "step", "undo", "flip"),
            matters=lambda at: at.looking is not None,
            short="play.back",
        ),
        Action("keys", "sliders", lambda play, now: Push(Keys(play.world))),
        Action(
            "settings", "settings", lambda play, now: Push(SettingsScreen(play.world)),
            shown=_is_afar,
        ),
        Action("home", "home", deeds.home, loses="place"),
        Action("rematch", "restart", lambda play, now: deeds.played_again(play, swaps=False)),
        Action("swap", "flip", lambda play, now: deeds.played_again(play, swaps=True)),
        Action("review", "review", deeds.review),
        Action("study", "study", deeds.study, enabled=_may_be_replayed, listed=_may_be_replayed),
        Action("turning_point", "search", deeds.open_turning_point),
    )
}  # fmt: skip
"""Every action by its name; those with a button stand in the order of the eye."""

MENU_ROWS: Final = (
    ("save", "load"),
    ("replay", "study"),
    ("rules", "keys"),
    ("new_game", "restart"),
    ("draw", "resign"),
    ("settings", "home"),
)
"""The menu over a game that stands still."""

BY_KEY: Final[dict[Key, str]] = by_key(BUTTONS)


def button_facts(at: TableState) -> ButtonFacts:
    """Which actions have buttons now, and which of those can be done."""
    places = tuple(action.name for action in ACTIONS.values() if action.shown(at))
    instead = {
        next(place for place in action.instead_of if place in places): action.name
        for action in ACTIONS.values()
        if action.matters(at)
    }
    shown = tuple(instead.get(place, place) for place in places)
    enabled = frozenset(name for name in shown if ACTIONS[name].enabled(at))
    return ButtonFacts(places, shown, enabled)


def pause_menu(world: World, at: TableState, now: float) -> PauseMenu:
    """The menu over a game that stands still, with what can be done now."""
    rows = ([ACTIONS[name] for name in names if ACTIONS[name].listed(at)] for names in MENU_ROWS)
    buttons = [
        [Button(action.name, icon=action.icon, kind=action.kind) for action in row]
        for row in rows
        if row
    ]
    are_two = at.afar is None and all(player.is_human for player in at.match.setup.players)
    return PauseMenu(world, buttons, now, are_two=are_two)


def perform(play: "Play", name: str, now: float) -> Command | None:
    """Do it, after a question where something would be lost."""
    action = ACTIONS[name]
    if play.world.settings.confirm and _would_lose(play, action):
        return Push(_question(play, action))
    return carry_out(play, name, now)


def carry_out(play: "Play", name: str, now: float) -> Command | None:
    """Do it without asking."""
    outcome = ACTIONS[name].do(play, now)
    if isinstance(outcome, OUTCOMES):
        play.show(outcome, now)
        return None
    return outcome


def _would_lose(play: "Play", action: Action) -> bool:
    match = play.match
    if not action.loses or match.verdict is not None:
        return False
    if play.state.afar is not None and action.name not in ("resign", "home"):
        # The other one is asked, and may say no.
        return False
    if not match.cursor and action.name != "resign":
        return False
    # The title has a button that leads back to a game that is kept.
    is_found_again = action.name == "home" and play.is_kept
    return not (is_found_again or (action.loses == "place" and play.state.is_saved))


def _question(play: "Play", action: Action) -> Question:
    is_kept = play.is_kept

    def text(words: Words) -> str:
        """The question, and what becomes of the game."""
        question = words(f"leaving.{action.name}_text")
        if action.name == "resign":
            return question
        if play.state.afar is not None:
            return words("friends.leave_text")
        return f"{question}\n{words('leaving.kept' if is_kept else 'leaving.lost')}"

    return Question(
        play.world,
        action.name,
        heading=f"leaving.{action.name}",
        text=text,
        yes=f"leaving.{action.name}_yes",
        no="leaving.no",
        yes_icon=action.icon,
        is_grave=True,
    )
