"""Every screen of every game in every window, language and scale: everything is in its place.

Inside the window, nothing over anything else, no word cut, letters large enough, pictures that
exist. What is special about one screen is tested beside it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias, cast

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.book.reading import LicencePage
from jungle_pg.scenes.gallery import GALLERY, LONG_AGO_S
from jungle_pg.scenes.replay.branch import BranchDialog
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.saves.naming import Rename
from jungle_pg.scenes.saves.samples import sample_store
from jungle_pg.scenes.setup.game_choice import GameChoice
from jungle_pg.scenes.setup.house_rules import HouseRules
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.setup.rule_sets import RuleSets
from jungle_pg.scenes.table.actions import pause_menu
from jungle_pg.scenes.table.state import table_with
from jungle_pg.scenes.table.thoughts.offers import DrawQuestion
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import World
from jungle_pg.shell.licences import licence_texts
from jungle_pg.ui.widget import Act
from tests.rows import some_of
from tests.scenes.acting import LANGUAGES, Paged, a_world, view_of
from tests.scenes.book_show import wrongly_placed
from tests.scenes.table.sitting import a_match_of
from tools.workbench.workbench import Workbench

WINDOWS: Final = [
    (640, 480), (800, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160),
    (900, 1600), (1080, 1920),
]  # fmt: skip
SCALES: Final = (75, 100, 150, 200)
LATER_S: Final = 1.0
"""When dialogs have come to rest."""

REPORT: Final = "/home/player/.local/state/jungle-pg/reports/2026-11-16_08-17-46.txt"
HUMAN, COMPUTER = Player("Ada"), Player(level=2)
HOUSE_RULES: Final = {
    "jungle": "traditional,rivers=edges",
    "xiangqi": "practice,repetition=standard,no_capture_limit=1000",
}

Shown: TypeAlias = tuple[tuple[int, int], int, Language]
EVERY_VIEW: Final[list[Shown]] = list(product(WINDOWS, SCALES, LANGUAGES))
TIGHT: Final[list[Shown]] = list(product([(640, 480), (1080, 1920)], (75, 200), LANGUAGES))
"""Where there is the least room for words."""

Opening: TypeAlias = Callable[[World, AnyMatch], Paged]


def _watched(world: World, match: AnyMatch) -> Paged:
    match = a_match_of(match.rulebook.game_id, (COMPUTER, COMPUTER))
    at = replace(table_with(match), has_saves=world.saves is not None)
    return pause_menu(world, at, LONG_AGO_S)


def _new_game(world: World, match: AnyMatch, players: str) -> Paged:
    """Agreeing on a game, with all that is seldom asked for."""
    scene = NewGame(world, games()[match.rulebook.game_id])
    scene.choose(players=players)
    scene.take(Act("more"), 0.0)
    return scene


def _own_rules(world: World, match: AnyMatch, *, is_chosen: bool) -> Paged:
    """The sets of rules with one of the player's own."""
    game_id = match.rulebook.game_id
    rules = HOUSE_RULES[game_id]
    world.house_rules.keep(game_id, "Grandma's own rules 1", rules)
    choice = GameChoice(house_rules=rules) if is_chosen else GameChoice()
    return RuleSets(world, games()[game_id], choice)


def _house_rules(world: World, match: AnyMatch) -> Paged:
    game_id, codec = match.rulebook.game_id, match.rulebook.codec
    return HouseRules(world, games()[game_id], codec.parse_rules(HOUSE_RULES[game_id]))


def _branch(world: World, match: AnyMatch) -> Paged:
    for _ in range(3):
        outcome = match.play(match.rulebook.actions(match.state)[0])
        assert not isinstance(outcome, Refusal)
        match = outcome
    return BranchDialog(world, match, 2, 0.0)


def _licence(name: str, text: str) -> Opening:
    return lambda world, match: LicencePage(world, f"credits.{name}_name", text)


def _workbench(sheet: int) -> Opening:
    return lambda world, match: Workbench(world, sheet)


ANY_GAME: Final[Mapping[str, Opening]] = {
    "pause of two computers": _watched,
    **{
        f"new game of {players} with more": partial(_new_game, players=players)
        for players in ("computer", "two", "watch")
    },
    "draw question": lambda world, match: DrawQuestion(
        world, games()[match.rulebook.game_id], match
    ),
}
OWN_RULES: Final[Mapping[str, Opening]] = {
    "own rules": partial(_own_rules, is_chosen=False),
    "own rules, chosen": partial(_own_rules, is_chosen=True),
    "house rules changed": _house_rules,
    "branch": _branch,
}
NO_GAME: Final[Mapping[str, Opening]] = {
    "rename": lambda world, match: Rename(
        world, sample_store(world), Path("a rather long name of a game.json")
    ),
    "other place": lambda world, match: FileBrowser(world, Path("saves")),
    "trouble": lambda world, match: Trouble(None, has_match=True),
    "trouble with a report": lambda world, match: Trouble(REPORT, has_match=True),
    **{f"workbench {sheet}": _workbench(sheet) for sheet in range(4)},
    **{f"licence of {name}": _licence(name, text) for name, text in licence_texts().items()},
}
SAME_FOR_ALL: Final = re.compile(
    "title|quit|load|open_|credits|keys|settings|programs?$|trial|program_browser"
)
"""Screens of the gallery that show no game."""

FITS_ELSEWHERE: Final = re.compile("chooser|rules(_[0-9])?")
"""Cabinets lie over each other on purpose, and books have pages: tested where they are."""

ALLOWED: Final = (
    ("play of jackaroo", "board and alarm overlap"),
    # A button without room for its word says it in a tooltip.
    ("house_rules of jackaroo", "is cut"),
    ("rule_sets of jackaroo", "'Play Jackaroo…' is cut"),
    ("export of xiangqi", "'PGN"),
    ("play of jackaroo", "'home…' is cut"),
    ("workbench 3", "is cut"),
)


def screens() -> Iterator[tuple[str, str, Opening]]:
    """Every screen with the game it shows: its name, the game and how it is opened."""
    for number, game_id in enumerate(games()):
        for name in GALLERY:
            is_same = SAME_FOR_ALL.match(name) is not None
            if not FITS_ELSEWHERE.fullmatch(name) and (number == 0 or not is_same):
                yield name, game_id, partial(_top, name)
        own = OWN_RULES if game_id in HOUSE_RULES else {}
        for name, opening in {**ANY_GAME, **own, **(NO_GAME if number == 0 else {})}.items():
            yield name, game_id, opening


def _top(name: str, world: World, match: AnyMatch) -> Paged:
    """The uppermost scene of what the gallery shows."""
    return cast(Paged, GALLERY[name](world, match)[-1])


@cache
def _match(game_id: str) -> AnyMatch:
    return a_match_of(game_id, (HUMAN, COMPUTER))


def wrong(
    name: str, game_id: str, opening: Opening, size: tuple[int, int], scale: int, language: Language
) -> Iterator[str]:
    """What is misplaced on a screen, in words that name it."""
    settings = Settings(language=language, ui_scale=scale)
    world = a_world(settings)
    world.licences = licence_texts
    where = f"{name} of {game_id}"
    scene = opening(world, _match(game_id))
    for text in wrongly_placed(scene, view_of(size, settings), LATER_S):
        if not any(where.startswith(screen) and words in text for screen, words in ALLOWED):
            yield f"{where}, {size[0]}x{size[1]}, {language}, {scale} %: {text}"


def views(name: str, number: int) -> list[Shown]:
    """Some views, others for each screen, half of them without much room; few of long texts."""
    if name.startswith("licence"):
        return some_of(EVERY_VIEW, 3, seed=number)
    tight = some_of(TIGHT, 3, seed=number)
    return list(dict.fromkeys([*tight, *some_of(EVERY_VIEW, 3, seed=number)]))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_everything_is_in_its_place_in_every_window_language_and_scale(game_id: str) -> None:
    shown = [screen for screen in screens() if screen[1] == game_id]
    assert len(shown) > 15
    found = [
        each
        for number, screen in enumerate(shown)
        for view in views(screen[0], number)
        for each in wrong(*screen, *view)
    ]
    assert not found, "\n".join(found)
