"""Saves of several games in one list: told apart, shown alone, opened at their own boards."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.chooser.last_game import chosen_game, remember_game
from jungle_pg.scenes.saves.captions import told_of_glance
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.open_file import open_file, open_text
from jungle_pg.scenes.saves.samples import load_scene
from jungle_pg.stage.ops import Group
from tests.rows import each_of
from tests.sample_games import XIANGQI, done
from tests.scenes.acting import LANGUAGES as SPOKEN
from tests.scenes.acting import SIZES, a_world, misplaced, view_of
from tests.scenes.saves.load_show import CALM, LoadShow, a_match, a_world_with, write
from tests.scenes.saves.test_open_file import Opened
from tests.ui.looking import find
from tests.words import LANGUAGES

FEN = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1"


def xiangqi(plies: int = 9) -> AnyMatch:
    """A match of Xiangqi after so many plies."""
    rules = XIANGQI.codec.parse_rules("standard")
    setup = Setup(rules, players=(Player(), Player(level=3)), undo_depth=None)
    match, luck = begin(XIANGQI, setup), Random(plies)
    while len(match.moments) < plies:
        match = done(match.play(luck.choice(XIANGQI.actions(match.state))))
    return match


@pytest.fixture
def load(tmp_path: Path) -> LoadShow:
    write(tmp_path, "lion.json", a_match(12), 1)
    write(tmp_path, "cannon.json", xiangqi(), 2)
    write(tmp_path, "horse.json", done(xiangqi(20).resign(1)), 3)
    return LoadShow(a_world_with(tmp_path), (1920, 1080))


def test_each_row_names_its_game(load: LoadShow) -> None:
    assert load.names == ["lion", "cannon", "horse"]
    assert load.says("Jungle, Traditional")
    assert load.says("Xiangqi, Standard")
    assert load.says("You won: given up")


def test_one_button_shows_the_saves_of_one_game_after_the_other(load: LoadShow) -> None:
    shown = []
    for _ in range(4):
        load.press("which")
        shown.append((load.scene.which.label or load.scene.which.tip, load.names))
    assert shown == [
        ("Jungle", ["lion"]),
        ("Xiangqi", ["cannon", "horse"]),
        ("All games", ["lion", "cannon", "horse"]),
        ("Jungle", ["lion"]),
    ]


def test_the_pills_count_what_the_button_lets_through(load: LoadShow) -> None:
    assert {"All 3", "Going on 2", "Finished 1"} <= set(load.texts)
    load.press("which")
    load.press("which")
    assert {"All 2", "Going on 1", "Finished 1"} <= set(load.texts)


def test_a_search_looks_only_among_what_is_shown(load: LoadShow) -> None:
    load.press("which")
    load.keys("/")
    load.type("cannon")
    assert load.names == []
    load.press("clear")
    assert len(load.names) == 3, "clearing shows everything again"


def test_a_list_of_one_game_has_no_such_button(tmp_path: Path) -> None:
    write(tmp_path, "cannon.json", xiangqi())
    load = LoadShow(a_world_with(tmp_path))
    assert load.scene.which not in load.show.page.widgets
    assert load.says("Xiangqi, Standard"), "there are other games, though"


def test_a_save_opens_at_the_board_of_its_game_which_is_then_the_last_one(
    load: LoadShow,
) -> None:
    assert chosen_game(load.world).rulebook.game_id == "jungle"
    load.choose("cannon")
    load.press("load")
    top: Any = load.show.stack.top
    assert top.name == "play"
    assert top.game.rulebook.game_id == "xiangqi"
    assert chosen_game(load.world).rulebook.game_id == "xiangqi"


def test_a_save_of_any_game_can_be_watched(load: LoadShow) -> None:
    load.choose("horse")
    load.press("replay")
    assert load.show.names[-1] == "replay"


def test_without_saves_the_cabinets_are_a_step_away(tmp_path: Path) -> None:
    load = LoadShow(a_world_with(tmp_path))
    load.press("new_game")
    assert load.show.names[-1] == "chooser"


@each_of("game", ["jungle", "xiangqi"])
def test_somebody_sleeps_on_the_board_of_the_game_chosen_last(tmp_path: Path, game: str) -> None:
    world = a_world_with(tmp_path)
    remember_game(world, world.games()[game])
    scene = LoadGame(world)
    assert misplaced(scene, view_of((1280, 720), world.settings)) == []


@pytest.mark.slow
@each_of("scale", [75, 100, 200])
@each_of("size", [*SIZES, (640, 480), (900, 1400), (720, 1280)])
def test_nothing_is_cut_off_where_games_are_named(size: tuple[int, int], scale: int) -> None:
    for language in SPOKEN:
        settings = Settings(language=language, ui_scale=scale, reduced_motion=True)
        world = a_world(settings)
        scene = load_scene(world)
        wrong = misplaced(scene, view_of(size, settings))
        # Rows are as narrow as they must be: words in them may end with an ellipsis.
        assert [text for text in wrong if not text.endswith("is cut")] == []


@each_of("code", ["en", "zh"])
@each_of(
    "verdict",
    [
        Verdict(0, "checkmate"),
        Verdict(1, "stalemate"),
        Verdict(0, "perpetual_check", times=3),
        Verdict(None, "repetition", times=3),
        Verdict(None, "no_capture", limit=120),
        Verdict(None, "dead_position"),
    ],
    ids=lambda verdict: verdict.reason,
)
def test_every_end_of_xiangqi_is_told_in_a_few_words(code: str, verdict: Verdict) -> None:
    match, game, words = xiangqi(4), games()["xiangqi"], LANGUAGES[code]
    setup = match.setup
    face = Glance(XIANGQI, setup.rules, setup.players, 4, verdict, match.state, None)
    told = told_of_glance(words, game, face, "x", "")
    start = words("load.drawn") if verdict.winner is None else ""
    assert told.result.startswith(start)
    assert len(told.result) > len(words("load.drawn"))
    assert told.result not in (words("load.drawn"), words("load.won", side="Red"))
    assert "{" not in told.result


def test_a_position_in_a_file_opens(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    file.write_text(FEN + "\n", encoding="utf-8")
    opened = Opened(a_world_with(tmp_path), open_file(a_world_with(tmp_path), file))
    assert "Xiangqi" in opened.text
    assert "Red to move" in opened.text


def test_a_pasted_position_and_a_pasted_game_open(tmp_path: Path) -> None:
    world = a_world_with(tmp_path, CALM)
    for text in (FEN, game_text(xiangqi(6)), game_text(xiangqi(6), XIANGQI.notations()[0])):
        opened = Opened(world, open_text(world, text))
        assert "Xiangqi, Standard" in opened.text
        opened.press("play")
        top: Any = opened.show.stack.top
        assert top.game.rulebook.game_id == "xiangqi"


@each_of(
    ("text", "why"),
    [
        ("4k4/9/9/9/9/9/9/9/9/3K6 w - - 0 1", "10"),
        ("hello there", "Rules:"),
        ("", "Rules:"),
    ],
)
def test_the_game_a_text_looks_like_says_what_is_wrong_with_it(
    tmp_path: Path, text: str, why: str
) -> None:
    world = a_world_with(tmp_path, CALM)
    opened = Opened(world, open_text(world, text))
    assert "This text is no game" in opened.text
    assert why in opened.text


def test_a_move_that_cannot_be_is_told_by_its_own_game(tmp_path: Path) -> None:
    world = a_world_with(tmp_path, CALM)
    lines = game_text(xiangqi(2)).splitlines()
    lines[3] = "1. a1a9 a10a9"
    opened = Opened(world, open_text(world, "\n".join(lines)))
    assert "move 1, a1a9" in opened.text


def test_an_empty_board_is_always_that_of_the_game_chosen_last(tmp_path: Path) -> None:
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    for game in load.scene.world.games().values():
        remember_game(load.scene.world, game)
        boards = [op.key for op in find(load.show.rest(0.1), Group) if "small ground" in op.key]
        assert boards
        assert all(game.rulebook.game_id in key for key in boards)
