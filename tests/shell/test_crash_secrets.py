"""A crash in a game of cards: the report tells what lies open, and nothing that is hidden."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.scenes.chooser.last_game import MEMORY as LAST_GAME
from tests.sample_games import JACKAROO, Game
from tests.shell.crashing import (
    NOON,
    Deed,
    Mistake,
    Walk,
    click,
    leave_behind,
    post_click,
    report_of,
)

KING = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
TURNS = 6
SEED = 987_654_321
FAILING = Mistake("jungle_pg.scenes.table.play:Play.show_change", 5)
"""After some turns of the person and of the computer."""
WRITTEN = re.compile(r"\b(?:[2-9AJQK]|10)[SHDC]\b")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """The folders of somebody who plays cards against the computer."""
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path / "home")})
    folders.config.mkdir(parents=True)
    facts = {LAST_GAME: {LAST_GAME: "jackaroo"}, "new game of jackaroo": {"players": "computer"}}
    (folders.config / "memory.json").write_text(json.dumps(facts), "utf-8")
    return folders


def tick() -> Deed:
    """Click on whatever can be picked, until the turn is over."""
    cursor: list[int] = []

    def deed(walk: Walk) -> bool:
        if walk.top.name != "play":
            return False
        scene, table = walk.top, walk.top.table
        cursor[:] = cursor or [table.state.match.cursor]
        if table.state.match.cursor > cursor[0]:
            return True
        if table.state.awaits_human and not scene.table_view.pieces.is_moving(walk.now):
            state, surface = table.state.seen.state, scene.board
            picks = [
                pick for action in JACKAROO.actions(state) for pick in JACKAROO.picks(state, action)
            ]
            places = [at for pick in picks if (at := surface.place_of(pick)) is not None]
            places += [button.rect.middle for button in scene.options.buttons]
            post_click(*places[0])
        return False

    return deed


def new_game(folders: Folders) -> list[Deed]:
    return [
        click("new_game", on="title"),
        click("play", on="chooser"),
        click("start", on="new_game"),
    ]


def old_game(folders: Folders) -> list[Deed]:
    leave_behind(folders, KING.begin(players=(Player(), Player(level=1)), luck_seed=SEED))
    return [click("continue", on="title")]


def crashed(folders: Folders, begun: list[Deed]) -> Path:
    with FAILING.made():
        assert Walk(*begun, *(tick() for _ in range(TURNS))).play(folders) == 1
    return report_of(folders)


def match_at_the_end(folders: Folders) -> AnyMatch:
    found = autosaves_in(folders.data, rulebooks, lambda: NOON).last_match()
    assert found is not None
    return found.loaded.match


@pytest.mark.slow
@pytest.mark.parametrize("begun", [new_game, old_game])
def test_a_report_of_cards_tells_what_lies_open(
    begun: Callable[[Folders], list[Deed]], folders: Folders
) -> None:
    text = crashed(folders, begun(folders)).read_text("utf-8")
    match = match_at_the_end(folders)
    told, state = set(WRITTEN.findall(text)), match.state
    assert told == set(state.pile)
    assert len(told) >= 4
    assert str(match.setup.luck_seed) not in text
    # What an error says may quote cards.
    assert "RuntimeError: xx xx xx xx\n" in text
    assert "Error: the lion" not in text
