"""Games of which only one side is known: in the list, as a file, damaged; they are only watched."""

import json
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_document
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.replay.layout import BRANCH, REVIEW, STUDY
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.open_file import open_file
from tests.sample_games import JACKAROO, Game, play_random
from tests.saves.wandering import as_told, sealed
from tests.scenes.saves.load_show import NOW, LoadShow, a_world_with, write
from tests.scenes.saves.test_open_file import Opened


def told(seat: int) -> AnyMatch:
    """Some rounds of cards, as one of the players was told them."""
    game = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
    match = play_random(game.begin(luck_seed=8), Random(2), 40)
    while not match.rulebook.commits(match.state_at(match.cursor - 1), match.entries[-1].action):  # type: ignore[union-attr]
        match = play_random(match, Random(match.cursor), 1)
    return as_told(match, seat)


def test_it_is_watched_from_the_side_that_saw_it_whatever_is_pressed(tmp_path: Path) -> None:
    match = told(1)
    write(tmp_path, "cards.json", match)
    for button, said in (("load", True), ("replay", False)):
        load = LoadShow(a_world_with(tmp_path))
        assert load.says("as Yellow saw it")
        load.press(button)
        replay: Any = load.show.stack.top
        assert isinstance(replay, Replay), button
        assert ("It can be watched, not played on." in " ".join(load.toasts)) is said
        load.keys("end")
        load.show.rest(1.0)
        shown = replay.projector.at(replay.tape.position(load.show.now), replay.pace).position
        assert shown.hands[1] == match.state.hands[1]
        assert set(shown.hands[0]) <= {"?"}
        names = (BRANCH, REVIEW, STUDY)
        assert {*names} <= {each.name for each in load.show.page.widgets}
        for name in names:
            before = len(load.toasts)
            load.show.click(name)
            load.show.rest(0.1)
            assert load.show.stack.top is replay, name
            assert len(load.toasts) == before + 1, name


def test_a_file_of_it_offers_to_watch_and_so_does_what_is_left_of_a_damaged_one(
    tmp_path: Path,
) -> None:
    path = write(tmp_path, "cards.json", told(0))
    for wish in ("ask", "play", "watch"):
        world = a_world_with(tmp_path)
        opened = Opened(world, open_file(world, path, wish))
        if wish == "ask":
            assert [each.name for each in opened.scene.rows[0].buttons] == ["watch"]
            opened.show.keys("enter")
            opened.show.rest(0.3)
        assert isinstance(opened.show.stack.top, Replay), wish
    document = Unpacking().whole(save_document(told(0), TimeState(), NOW))
    document["moveHistory"][-1] = {"decision": "steps", "steps": 99, "usedMs": 0}
    path.write_text(sealed(json.loads(json.dumps(document))), encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path))
    load.press("load")
    load.show.rest(1.0)
    load.press("yes")
    assert isinstance(load.show.stack.top, Replay)
