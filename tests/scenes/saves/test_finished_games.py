"""Every game that was played is found again under Load: finished ones, and those that were left."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.cli import run
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave import finished, matches
from jungle_pg.files.saves.folder import Origin, load_match
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.store import FolderStore
from jungle_pg.scenes.table.play import Play
from tests.sample_games import done
from tests.scenes.saves.evening import ANN, BEN, CAT, Evening, finish


def test_six_finished_games_are_found_under_load_watched_again_and_saved(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for game in ("jungle", "xiangqi", "jungle", "xiangqi", "jungle"):
        finish(evening, game)
    finish(evening, "jungle", (ANN, CAT))
    scene = evening.open_list()
    assert {"All 6", "Finished 6", "Going on 0"} <= set(evening.texts)
    assert {"Ann – Ben", "Ann – Cat"} <= set(evening.texts)
    evening.show.tab_to("kind")
    evening.show.keys("end")
    evening.settle()
    assert len(scene.shown) == 6
    evening.click("replay")
    assert isinstance(evening.show.stack.top, Replay)
    evening.show.keys("escape")
    evening.settle()
    assert scene.buttons["rename"].label == "Save"
    evening.click("rename")
    evening.show.type("My best game")
    evening.click("yes")
    assert evening.show.names == ["title", "load"]
    assert "Finished 6" in evening.texts, "the game lies in one place"
    assert scene.entry is not None
    assert scene.entry.name == "My best game"
    assert scene.buttons["rename"].label == "Rename"
    assert [path.name for path in evening.files("saves")] == ["My best game.json"]
    assert len(evening.files("finished")) == 5
    for path in (*evening.files("saves"), *evening.files("finished")):
        assert isinstance(load_match(rulebooks(), path), Loaded)
    evening.close()


def test_what_was_kept_is_an_ordinary_save_for_every_command(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    finish(evening)
    evening.move(evening.sit_down())
    evening.close()
    paths = [*evening.files("finished"), *evening.files("matches")]
    assert len(paths) == 2
    assert run(["verify", *map(str, paths)]) == 0


def test_games_with_cards_are_kept_too_and_those_computers_play(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for players in ((ANN, BEN), (CAT, CAT)):
        play = evening.sit_down("jackaroo", players)
        play.show(play.table.play(play.match.rulebook.actions(play.match.state)[0], 0.0), 0.0)
        play.show(play.table.resign(evening.show.now), evening.show.now)
    evening.close()
    assert len(evening.files("finished")) == 2


def test_a_finished_game_that_is_undone_and_finished_again_is_there_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    play = evening.sit_down()
    evening.move(play)
    evening.give_up()
    evening.click("look")
    evening.click("undo")
    assert play.match.verdict is None
    evening.move(play)
    evening.give_up()
    evening.click("home")
    evening.close()
    (path,) = evening.files("finished")
    loaded = load_match(rulebooks(), path)
    assert isinstance(loaded, Loaded)
    assert loaded.match == play.match
    assert evening.files("matches") == []


def test_a_finished_game_that_is_opened_again_is_still_there_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    finish(evening)
    before = evening.files("finished")
    for changes in (False, True):
        evening.open_list()
        evening.click("load")
        play = evening.show.stack.top
        while not isinstance(play, Play):
            evening.click("look")
            play = evening.show.stack.top
        if changes:
            evening.click("undo", "redo")
            assert play.match.verdict is not None
        evening.close()
        assert len(evening.files("finished")) == 1
        assert changes or evening.files("finished") == before
        evening.start()


def test_a_finished_game_that_was_saved_is_listed_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    play = evening.sit_down()
    evening.move(play)
    evening.give_up()
    evening.click("save")
    dialog: Any = evening.show.stack.top
    evening.show.keys("enter")
    dialog.wait()
    evening.settle()
    evening.click("home")
    evening.open_list()
    assert {"All 1", "Finished 1"} <= set(evening.texts)
    evening.close()
    assert (len(evening.files("saves")), len(evening.files("finished"))) == (1, 0)


def test_every_game_left_for_another_one_is_listed_and_can_go_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    left = []
    for moves in (1, 2, 3):
        play = evening.sit_down()
        for _ in range(moves):
            evening.move(play)
        left.append(play.match)
        evening.leave()
    evening.close()
    evening.start()
    scene = evening.open_list()
    assert {"All 3", "Going on 3"} <= set(evening.texts)
    assert [entry.plies for entry in scene.shown] == [3, 2, 1]
    scene.choose_row(1, evening.show.now)
    evening.click("load")
    again = evening.show.stack.top
    assert isinstance(again, Play)
    assert again.match == left[1]
    evening.move(again)
    evening.leave()
    scene = evening.open_list()
    assert [entry.plies for entry in scene.shown] == [3, 3, 1], "gone on with, not doubled"
    evening.show.keys("escape")
    evening.settle()
    evening.click("continue")
    last = evening.show.stack.top
    assert isinstance(last, Play)
    assert last.match.cursor == 3
    assert last.match.entries[:2] == left[1].entries, "the one that was played last"
    evening.close()


def test_a_game_that_begins_anew_leaves_the_one_before_in_the_list(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    play = evening.sit_down()
    evening.move(play)
    evening.give_up()
    evening.click("look")
    evening.click("restart")
    assert play.match.cursor == 0
    evening.move(play)
    evening.move(play)
    evening.click("restart")
    asked = " ".join(evening.texts)
    assert "You find this one again under “Load”." in asked
    evening.click("yes")
    evening.close()
    evening.start()
    evening.open_list()
    assert {"All 2", "Going on 1", "Finished 1"} <= set(evening.texts)
    evening.close()


def test_a_game_that_is_being_played_is_not_among_those_that_were_left(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    play = evening.sit_down()
    evening.move(play)
    autosave = play.keeping._autosave
    assert autosave is not None
    autosave.wait()
    other = Evening(tmp_path)
    assert other.open_list().shown == []
    evening.close()
    other.close()


def test_a_game_taken_up_elsewhere_meanwhile_is_told_in_words(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.move(evening.sit_down())
    evening.close()
    first, second = Evening(tmp_path), Evening(tmp_path)
    for each in (first, second):
        each.open_list()
    first.click("load")
    assert isinstance(first.show.stack.top, Play)
    second.click("load")
    assert isinstance(second.show.stack.top, LoadGame)
    said = [getattr(wish, "text", "") for wish in second.show.wishes]
    assert said[-1] in (
        "This game is being played in another window.",
        "File not found: there is no such file",
    )
    first.close()
    second.close()


def test_a_kept_game_is_deleted_and_brought_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    finish(evening)
    evening.move(evening.sit_down())
    evening.close()
    evening.start()
    scene = evening.open_list()
    for row, kind in ((0, "matches"), (1, "finished")):
        scene.choose_row(row, evening.show.now)
        evening.click("delete", "yes")
        assert len(scene.shown) == 1
        assert (evening.files(kind), len(evening.files("bin"))) == ([], 1)
        evening.click("bring_back")
        assert len(scene.shown) == 2
        assert (len(evening.files(kind)), evening.files("bin")) == (1, [])
    scene.choose_row(0, evening.show.now)
    evening.click("load")
    assert isinstance(evening.show.stack.top, Play)
    evening.close()


def test_a_game_that_goes_on_can_be_saved_and_still_goes_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.move(evening.sit_down())
    evening.close()
    evening.start()
    scene = evening.open_list()
    evening.click("rename")
    evening.show.type("later")
    evening.click("yes")
    assert len(scene.shown) == 2
    assert (len(evening.files("saves")), len(evening.files("matches"))) == (1, 1)
    evening.show.keys("escape")
    evening.settle()
    evening.click("continue")
    assert isinstance(evening.show.stack.top, Play)
    evening.close()


def test_only_the_last_two_hundred_finished_games_stay_and_older_ones_lie_in_the_bin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert finished.KEPT_GAMES == 200
    monkeypatch.setattr(finished, "KEPT_GAMES", 3)
    evening = Evening(tmp_path)
    assert evening.world.autosaves is not None
    game = games()["jungle"]
    for number in range(5):
        setup = Setup(game.rules, players=(Player(f"Ann {number}"), BEN))
        match = done(begin(game.rulebook, setup).resign(0))
        evening.world.autosaves.begin(match, TimeState()).close()
    (oldest, older) = evening.files("bin")
    for path in (oldest, older):
        assert isinstance(load_match(rulebooks(), path), Loaded)
    scene = evening.open_list()
    names = [entry.face.players[0].name for entry in scene.shown]  # type: ignore[union-attr]
    assert names == ["Ann 4", "Ann 3", "Ann 2"]
    evening.close()


def test_a_killed_program_loses_neither_finished_games_nor_those_that_go_on(
    tmp_path: Path,
) -> None:
    evening, copy = Evening(tmp_path), tmp_path / "copy"
    (copy / "matches").mkdir(parents=True)
    matches = []
    for gives_up in (True, False):
        play = evening.sit_down()
        evening.move(play)
        if gives_up:
            play.show(play.table.resign(evening.show.now), evening.show.now)
        matches.append(play.match)
        autosave = play.keeping._autosave
        assert autosave is not None
        autosave.wait()
        # What lies on the disk of a program that is not there any more: a journal without a lock.
        name = f"{autosave.stem.name}.journal"
        (copy / "matches" / name).write_bytes((tmp_path / "matches" / name).read_bytes())
    evening.close()
    later = Evening(copy)
    scene = later.open_list()
    assert {"All 2", "Going on 1", "Finished 1"} <= set(later.texts)
    assert len(scene.shown) == 2
    later.close()
    found = [
        load_match(rulebooks(), path)
        for folder in ("finished", "matches")
        for path in later.files(folder)
    ]
    assert [each.match for each in found if isinstance(each, Loaded)] == matches


def test_a_game_goes_on_while_others_are_put_into_the_bin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT_MATCHES", 2)
    evening = Evening(tmp_path)
    for _ in range(3):
        evening.move(evening.sit_down())
        evening.leave()
    evening.click("continue")
    assert isinstance(evening.show.stack.top, Play)
    evening.close()
    assert (len(evening.files("matches")), len(evening.files("bin"))) == (2, 1)
    evening.start()
    evening.move(evening.sit_down())
    evening.close()
    assert (len(evening.files("matches")), len(evening.files("bin"))) == (3, 1)


def test_a_long_result_is_told_whole_in_an_upright_window(tmp_path: Path) -> None:
    evening = Evening(tmp_path, (900, 1600))
    finish(evening, players=(Player("Amelie"), Player("Benjamin")))
    evening.open_list()
    assert "won: given up" in " ".join(evening.texts)
    assert not [text for text in evening.texts if text.endswith("…")]
    evening.close()


def test_a_game_that_is_being_put_away_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    kept, saves = evening.world.autosaves, evening.world.saves
    assert kept is not None
    assert saves is not None
    is_waited_for = Event()
    put, close = kept.finished.put, kept.close

    def put_late(*facts: Any, **more: Any) -> Path:
        is_waited_for.wait()
        return put(*facts, **more)

    def close_soon() -> None:
        is_waited_for.set()
        close()

    monkeypatch.setattr(kept.finished, "put", put_late)
    monkeypatch.setattr(kept, "close", close_soon)
    over = done(begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional"))).resign(0))
    kept.leave(kept.begin(over, TimeState()))
    listing = FolderStore(saves, kept).listing()
    listing.wait()
    assert [found.origin for found in listing.poll()] == [Origin.FINISHED]
