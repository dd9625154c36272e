"""Every scene of the program by name, ready to be looked at."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from jungle_pg.core.clock import parse_total
from jungle_pg.core.history import move_count
from jungle_pg.core.journey.stage import DUEL, LESSON, PUZZLE
from jungle_pg.core.log import Player, Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewing import Positions
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.engine.foreign.faults import Fault
from jungle_pg.games.game import Game
from jungle_pg.net.known import Known
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.book.credits import Credits
from jungle_pg.scenes.book.key_dialogs import Listening, Taken
from jungle_pg.scenes.book.keys import TABS as KEY_TABS
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.exports import GIF, ExportOrder, Outcome
from jungle_pg.scenes.friends.opening import FriendsMissing
from jungle_pg.scenes.friends.samples import (
    asked,
    away,
    begun,
    host_scene,
    join_scene,
    lost,
    table_of,
    wait_scene,
)
from jungle_pg.scenes.journey.samples import (
    academy_scene,
    map_scene,
    solved_scenes,
    stage_scene,
    trophies_scene,
)
from jungle_pg.scenes.over.action_list import ActionList
from jungle_pg.scenes.over.drawing import LedPencil
from jungle_pg.scenes.over.keyboard import Keyboard
from jungle_pg.scenes.practise.samples import card_scene, mistake_scene, practise_scene
from jungle_pg.scenes.programs.samples import (
    HOUSE,
    PIKAFISH,
    failed_scenes,
    program_browser_scene,
    programs_scene,
    sheet_scene,
    trial_scenes,
    with_programs,
)
from jungle_pg.scenes.replay.export_dialog import ExportDialog, ExportRunning
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.review.samples import coach_scenes, review_scene, reviewed_sample
from jungle_pg.scenes.saves.samples import (
    BAD_NAME,
    NAMES,
    browser_scene,
    empty_scene,
    load_scene,
    open_scene,
    shown_dialog,
)
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.setup.game_choice import OWN, USUAL
from jungle_pg.scenes.setup.house_rules import HouseRules
from jungle_pg.scenes.setup.laboratory_samples import laboratory_scene
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.setup.rule_sets import RuleSets
from jungle_pg.scenes.study.samples import make_stage_scenes, own_puzzles_scene, study_scene
from jungle_pg.scenes.table.actions import pause_menu
from jungle_pg.scenes.table.dialogs.program_trouble import ProgramTrouble
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.state import table_with
from jungle_pg.scenes.title.demonstration import Demonstration
from jungle_pg.scenes.title.title import Title, quit_question
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.input.inputs import Leave
from jungle_pg.stage.input.rebinding import ALL, Conflict, wished
from jungle_pg.ui.widget import Act

BOOK_PAGES: Final = 9
MANY_TRIALS: Final = 200
FEW_TRIALS: Final = 17
REPLAYED_PLIES: Final = 12
HALF_WAY: Final = 0.5
LONG_AGO_S: Final = -1.0
"""When dialogs were opened that hang in their place already."""


def _game(world: World, match: AnyMatch) -> Game:
    return world.games()[match.rulebook.game_id]


def _new_game(world: World, match: AnyMatch, players: str) -> Scene:
    screen = NewGame(world, _game(world, match))
    screen.choose(players=players)
    return screen


def _new_game_time(world: World, match: AnyMatch) -> Scene:
    """Time for the whole game, another one for each side."""
    screen = NewGame(world, _game(world, match))
    screen.take(Act("more"), 0.0)
    screen.choose(has_clock=True, is_total=True, pace=OWN, has_handicap=True)
    return screen


def _new_game_program(world: World, match: AnyMatch) -> Scene:
    """A new game against another program, where there are some."""
    screen = _new_game(with_programs(world, HOUSE, PIKAFISH), match, "computer")
    assert isinstance(screen, NewGame)
    if screen.controls.programs:
        screen.choose(program=HOUSE.name)
    return screen


def _program_trouble(world: World, match: AnyMatch, now: float) -> Scene:
    player = Player(PIKAFISH.name, is_program=True)
    return ProgramTrouble(world, player, 1, Fault("illegal", "a1a9"), now)


def _rule_sets(world: World, match: AnyMatch) -> Scene:
    """All rule sets; where there is one way to play a game, what is asked without them."""
    game = _game(world, match)
    return NewGame(world, game) if game.offers is None else RuleSets(world, game, USUAL)


def _house_rules(world: World, match: AnyMatch) -> Scene:
    """Every single rule, where there is any to choose."""
    game = _game(world, match)
    if game.offers is None:
        return NewGame(world, game)
    return HouseRules(world, game, match.setup.rules)


def _laboratory(world: World, match: AnyMatch, games: int) -> Scene:
    """What so many games say of rules, where there are any to choose."""
    game = _game(world, match)
    return NewGame(world, game) if game.offers is None else laboratory_scene(world, game, games)


def _replay(world: World, match: AnyMatch) -> Scene:
    """A replay that has come half-way; a match without moves gets some first."""
    played = _long_enough(match)
    world.exporter = world.exporter or _HalfDone
    return Replay(world, _game(world, match), played, start=played.cursor * 3 // 4)


def _covered_replay(world: World, match: AnyMatch) -> Scene:
    """A replay that stands still below a dialog."""
    scene = _replay(world, match)
    scene.update(0.0)
    scene.handle(Leave(), 0.0)
    return scene


def _demonstration(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """The demonstration of a game: they take turns, in their order."""
    return (Demonstration(world, list(world.games()).index(match.rulebook.game_id)),)


def _hurried(match: AnyMatch) -> AnyMatch:
    """A match in which one has an hour left and the other one few seconds."""
    played = _played(match)
    setup = replace(played.setup, total=parse_total("62+3,0:26+1"))
    moments = []
    for moment in played.moments:
        entry = moment.entry
        if isinstance(entry, Ply):
            entry = replace(entry, used_ms=15_300 if entry.seat == 0 else 4_100)
        moments.append(replace(moment, entry=entry))
    return replace(played, setup=setup, moments=tuple(moments))


class _HalfDone:
    """An export that has come some way and stays there, to be looked at."""

    part: float = 0.62
    outcome: Outcome | None = None

    def __init__(self, shown: AnyMatch | AnyStudy, order: ExportOrder) -> None:
        self.shown, self.order = shown, order

    def cancel(self) -> None:
        """Nothing was begun."""


def _export(world: World, match: AnyMatch) -> Scene:
    return ExportDialog(world, _HalfDone, match, 1.0, LONG_AGO_S)


def _export_running(world: World, match: AnyMatch) -> Scene:
    return ExportRunning(world, _HalfDone(match, ExportOrder(GIF)), GIF, LONG_AGO_S)


def _played(match: AnyMatch) -> AnyMatch:
    """The match with some moves of both sides, always the same ones."""
    for number in range(REPLAYED_PLIES):
        if match.actor is not None:
            actions = match.rulebook.actions(match.state)
            outcome = match.play(actions[-1 - number % min(3, len(actions))])
            assert not isinstance(outcome, Refusal)
            match = outcome
    return match


def _long_enough(match: AnyMatch) -> AnyMatch:
    """The match; one without moves gets some first."""
    return match if move_count(match) else _played(match)


def _review(world: World, match: AnyMatch, part: float = 1.0) -> tuple[Scene, ...]:
    """A match with moves, or the game that came with the program, reviewed for a part."""
    return (review_scene(world, *(_sample(world, match) or (_long_enough(match), {})), part),)


def _retry(world: World, match: AnyMatch) -> Scene:
    """A card of the game that came with the program, or of any place of a match with moves."""
    sample = _sample(world, match)
    if sample is None or _game(world, match).look.has_hands:
        return card_scene(world, _long_enough(match))
    return mistake_scene(world, *sample)


def _sample(world: World, match: AnyMatch) -> tuple[AnyMatch, Positions] | None:
    """What comes with the program is shown where a match has no moves yet."""
    return None if move_count(match) else reviewed_sample(world, match.rulebook.game_id)


def _save(world: World, match: AnyMatch, name: str | None = None) -> tuple[Scene, ...]:
    """The save dialog over the board, with a name typed into it."""
    played, game = _long_enough(match), _game(world, match)
    return Play(world, game, played), shown_dialog(world, game, played, name)


def _over_board(
    world: World, match: AnyMatch, dialog: Callable[[World, AnyMatch, float], Scene]
) -> tuple[Scene, ...]:
    """A dialog that has come to rest over a match that was played for a while."""
    played = _long_enough(match)
    return Play(world, _game(world, match), played), dialog(world, played, LONG_AGO_S)


def _pause(world: World, match: AnyMatch, now: float) -> Scene:
    at = replace(table_with(match), has_saves=world.saves is not None)
    return pause_menu(world, at, now)


def _result(world: World, match: AnyMatch, now: float) -> Scene:
    return ResultDialog(world, _game(world, match), match, now)


def _given_up(match: AnyMatch) -> AnyMatch:
    """The match at its end: whoever is to move resigns."""
    played = _long_enough(match)
    ended = played if played.actor is None else played.resign(played.actor)
    assert not isinstance(ended, Refusal)
    return ended


def _listed(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """What can be done at a board, as a list over it."""
    below = Play(world, _game(world, match), match)
    return below, ActionList(world, below, LONG_AGO_S)


def _typed(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """The save dialog with the keyboard over it."""
    *below, dialog = _save(world, match, NAMES[0])
    return *below, dialog, Keyboard(world, dialog, LONG_AGO_S)


def _drawn_on(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """A board with a pencil over it, where there is anything to draw on."""
    below = Play(world, _game(world, match), match)
    return (below, LedPencil(world, below, LONG_AGO_S)) if below.board.places else (below,)


def _book(page: int) -> "Opening":
    """The book of the match, open at a page; all its pages where there are fewer."""
    return lambda world, match: (
        RulesBook(world, _game(world, match), match.setup.rules, page - 1),
    )


def _keys(tab: str) -> "Opening":
    """The page of keys, open at a tab."""

    def opened(world: World, match: AnyMatch) -> tuple[Scene, ...]:
        keys = Keys(world)
        keys.tabs.chosen = KEY_TABS.index(tab)
        return (keys,)

    return opened


def _asked_key(world: World, does: str) -> Scene:
    bindings = Bindings(world.settings.keys, world.settings.pads)
    return Listening(world, ALL[does], bindings, LONG_AGO_S)


def _taken_key(world: World) -> Scene:
    """A key of two that somebody has already."""
    conflict = wished(Bindings(), ALL["hint"], ALL["redo"].keys[0])
    assert isinstance(conflict, Conflict)
    return Taken(world, ALL["hint"], conflict, LONG_AGO_S)


def _friends(change: Callable[[Known], Known] = lambda known: known) -> "Opening":
    """The table of two friends at different computers, as it stands with them."""
    return lambda world, match: (
        table_of(world, _game(world, match), change(begun(_game(world, match), match))),
    )


_FRIENDS: Final[Mapping[str, "Opening"]] = {
    "friends_host": lambda world, match: (host_scene(world),),
    "friends_wait": lambda world, match: (wait_scene(world),),
    "friends_join": lambda world, match: (join_scene(world),),
    "friends_missing": lambda world, match: (Title(world), FriendsMissing(world, "websockets")),
    "friends_play": _friends(),
    "friends_asked": _friends(lambda known: asked(known, "undo", 1)),
    "friends_away": _friends(away),
    "friends_lost": _friends(lost),
}

Opening: TypeAlias = Callable[[World, AnyMatch], tuple[Scene, ...]]
"""Makes the open scenes, from the bottom to the top; those with a board show the match."""

GALLERY: Final[Mapping[str, Opening]] = {
    "title": lambda world, match: (Title(world),),
    "quit": lambda world, match: (Title(world), quit_question(world)),
    "chooser": lambda world, match: (GameChooser(world, _game(world, match)),),
    "demonstration": _demonstration,
    "journey": lambda world, match: (map_scene(world),),
    "academy": lambda world, match: (academy_scene(world),),
    "lesson": lambda world, match: (stage_scene(world, LESSON),),
    "puzzle": lambda world, match: (stage_scene(world, PUZZLE),),
    "duel": lambda world, match: (stage_scene(world, DUEL),),
    "solved": lambda world, match: solved_scenes(world),
    "trophies": lambda world, match: (trophies_scene(world),),
    "play": lambda world, match: (Play(world, _game(world, match), match),),
    "play_time": lambda world, match: (Play(world, _game(world, match), _hurried(match)),),
    **_FRIENDS,
    "actions": _listed,
    "keyboard": _typed,
    "drawing": _drawn_on,
    "pause": lambda world, match: _over_board(world, match, _pause),
    "result": lambda world, match: _over_board(world, _given_up(match), _result),
    "replay": lambda world, match: (_replay(world, match),),
    "review": lambda world, match: _review(world, match),
    "review_running": lambda world, match: _review(world, match, HALF_WAY),
    "study": lambda world, match: (study_scene(world, match),),
    "practise": lambda world, match: (practise_scene(world, _long_enough(match)),),
    "retry": lambda world, match: (_retry(world, match),),
    "own_puzzles": lambda world, match: (own_puzzles_scene(world, _long_enough(match)),),
    "make_stage": lambda world, match: make_stage_scenes(world, match),
    "coach": lambda world, match: coach_scenes(world, _long_enough(match)),
    "export": lambda world, match: (_covered_replay(world, match), _export(world, match)),
    "export_running": lambda world, match: (
        _covered_replay(world, match),
        _export_running(world, match),
    ),
    "save": _save,
    "save_bad": lambda world, match: _save(world, match, BAD_NAME),
    "save_over": lambda world, match: _save(world, match, NAMES[0]),
    "load": lambda world, match: (load_scene(world),),
    "load_bad": lambda world, match: (load_scene(world, is_bad=True),),
    "load_empty": lambda world, match: (empty_scene(world),),
    "file_browser": lambda world, match: (load_scene(world), browser_scene(world)),
    "open_file": lambda world, match: (Title(world), open_scene(world)),
    "open_bad": lambda world, match: (Title(world), open_scene(world, is_bad=True)),
    "new_game": lambda world, match: (_new_game(world, match, "computer"),),
    "new_game_time": lambda world, match: (_new_game_time(world, match),),
    "new_game_two": lambda world, match: (_new_game(world, match, "two"),),
    "new_game_watch": lambda world, match: (_new_game(world, match, "watch"),),
    "rule_sets": lambda world, match: (_rule_sets(world, match),),
    "house_rules": lambda world, match: (_house_rules(world, match),),
    "laboratory": lambda world, match: (_laboratory(world, match, MANY_TRIALS),),
    "laboratory_running": lambda world, match: (_laboratory(world, match, FEW_TRIALS),),
    "rules": _book(1),
    **{f"rules_{page}": _book(page) for page in range(2, BOOK_PAGES + 1)},
    "credits": lambda world, match: (Credits(world),),
    **{f"keys_{tab}": _keys(tab) for tab in KEY_TABS[1:]},
    "keys": lambda world, match: (Keys(world),),
    "key": lambda world, match: (Keys(world), _asked_key(world, "redo")),
    "key_taken": lambda world, match: (Keys(world), _taken_key(world)),
    "settings": lambda world, match: (SettingsScreen(world),),
    "programs": lambda world, match: (programs_scene(world),),
    "program": lambda world, match: (sheet_scene(world),),
    "trial": lambda world, match: trial_scenes(world, LONG_AGO_S),
    "trial_failed": lambda world, match: failed_scenes(world, LONG_AGO_S),
    "program_browser": lambda world, match: (
        programs_scene(world),
        program_browser_scene(world),
    ),
    "program_trouble": lambda world, match: _over_board(world, match, _program_trouble),
    "new_game_program": lambda world, match: (_new_game_program(world, match),),
}
