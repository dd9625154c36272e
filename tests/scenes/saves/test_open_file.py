"""A file dropped on the window or named on the command line, and a game pasted as text."""

from pathlib import Path
from typing import Any

from jungle_pg.core.gametext import game_text
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.open_file import PATIENCE_S, OpenGame, open_file, open_text
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from tests.rows import each_of
from tests.sample_games import TOY, done
from tests.scenes.acting import Performance, texts_of
from tests.scenes.cards import Card
from tests.scenes.saves.load_show import (
    CAT,
    NOW,
    PERSON,
    a_match,
    a_world_with,
    begun,
    damaged_move,
    wait_for,
    write,
)
from tests.toy import ToyRules


class Opened:
    """A dialog over the title and over something else."""

    def __init__(self, world: World, scene: Scene) -> None:
        self.show = Performance(Card("title"), world)
        self.show.stack.open(Card("below"), 0.0)
        assert isinstance(scene, OpenGame)
        self.scene = scene
        self.show.stack.open(scene, 0.0)
        wait_for(scene.fetching)
        for _ in range(4):
            self.show.rest(0.3)

    @property
    def text(self) -> str:
        return " ".join(texts_of(self.show.rest(0.01)))

    @property
    def toasts(self) -> list[str]:
        return [getattr(wish, "text", "") for wish in self.show.wishes]

    def press(self, name: str) -> None:
        self.show.click(name)
        self.show.rest(0.3)


def dropped(folder: Path, path: Path, wish: str = "ask") -> Opened:
    world = a_world_with(folder)
    return Opened(world, open_file(world, path, wish))


def pasted(folder: Path, text: str) -> Opened:
    world = a_world_with(folder)
    return Opened(world, open_text(world, text))


def test_a_dropped_file_is_shown_before_anything_is_left_for_it(tmp_path: Path) -> None:
    opened = dropped(tmp_path, write(tmp_path, "Rain.json", done(a_match(20).resign(1))))
    for words in ("Rain", "today 17:42", "Traditional", "You", "Computer, Cat", "20 moves",
                  "You won: given up", "To the board", "Watch", "Cancel"):  # fmt: skip
        assert words in opened.text
    assert opened.show.names == ["title", "below", "open_file"]


def test_play_on_opens_the_board_in_place_of_all_but_the_title(tmp_path: Path) -> None:
    match = a_match(12)
    opened = dropped(tmp_path, write(tmp_path, "Rain.json", match))
    assert "Play on" in opened.text
    opened.press("play")
    assert opened.toasts == ["Game loaded from Rain.json"]
    assert opened.show.names == ["title", "play"]
    scene: Any = opened.show.stack.top
    assert scene.match == match


def test_what_is_found_out_about_a_finished_game_lies_beside_its_file(tmp_path: Path) -> None:
    path = write(tmp_path, "Rain.json", done(a_match(20).resign(1)))
    opened = dropped(tmp_path, path, "play")
    play = opened.show.stack.top
    assert isinstance(play, Play)
    assert play.keeping.file(play.state) == path
    play.show(play.table.restart(1.0, None), 1.0)
    assert play.keeping.file(play.state) is None, "another game must not be taken for it"


def test_watch_shows_the_replay_over_what_was_open(tmp_path: Path) -> None:
    opened = dropped(tmp_path, write(tmp_path, "Rain.json"))
    opened.press("watch")
    assert opened.show.names == ["title", "below", "open_file", "replay"]
    opened.show.keys("escape")
    assert opened.show.names == ["title", "below"]


@each_of("wish", ["ask", "watch"])
def test_what_is_watched_is_played_on_and_not_the_match_that_lies_below(
    tmp_path: Path, wish: str
) -> None:
    world = a_world_with(tmp_path)
    show = Performance(Card("title"), world)
    game = next(iter(world.games().values()))
    show.stack.open(Play(world, game, a_match(2)), 0.0)
    scene = open_file(world, write(tmp_path, "Rain.json", a_match(12)), wish)
    assert isinstance(scene, OpenGame)
    show.stack.open(scene, 0.0)
    wait_for(scene.fetching)
    show.rest(0.3)
    if wish == "ask":
        show.rest(0.3)
        show.click("watch")
    show.rest(0.3)
    show.keys("end")
    show.rest(0.3)
    show.click("play_from_here")
    assert show.names == ["title", "play", "open_file", "branch"]
    show.keys("escape")
    assert show.names == ["title", "play", "open_file"]
    show.rest(0.3)
    show.click("watch")
    show.rest(0.3)
    show.keys("end")
    show.rest(0.3)
    show.click("play_from_here")
    show.rest(0.3)
    show.click("two")
    assert show.names == ["title", "play"]
    board = show.stack.top
    assert isinstance(board, Play)
    assert board.match.moments == a_match(12).moments


@each_of("key", ["escape", "cancel"])
def test_cancelling_leaves_everything_as_it_was(tmp_path: Path, key: str) -> None:
    opened = dropped(tmp_path, write(tmp_path, "Rain.json"))
    if key == "escape":
        opened.show.keys("escape")
    else:
        opened.press("cancel")
    assert opened.show.names == ["title", "below"]
    assert opened.toasts == []


@each_of(("wish", "scene"), [("play", Play), ("watch", Replay)])
def test_a_sound_file_of_the_command_line_opens_without_a_question(
    tmp_path: Path, wish: str, scene: type[Scene]
) -> None:
    opened = dropped(tmp_path, write(tmp_path, "Rain.json"), wish)
    assert isinstance(opened.show.stack.top, scene)


def test_a_file_that_comes_at_once_is_opened_without_a_flash(tmp_path: Path) -> None:
    world = a_world_with(tmp_path)
    scene = open_file(world, write(tmp_path, "Rain.json"), "play")
    assert isinstance(scene, OpenGame)
    show = Performance(Card("title"), world)
    fetching, scene.fetching = scene.fetching, None
    show.stack.open(scene, 0.0)
    assert scene.draw(0.0) == ()
    assert scene.draw(PATIENCE_S / 2) == ()
    assert "Opening Rain" in " ".join(texts_of(scene.draw(PATIENCE_S + 0.5)))
    wait_for(fetching)


@each_of("wish", ["ask", "play", "watch"])
@each_of(
    ("name", "data", "words"),
    [
        ("none.json", None, "File not found: there is no such file"),
        ("bad.json", b"{", "Invalid save file format: line 1 is damaged"),
        ("binary.json", b"\xff\xfe", "Invalid save file format: it holds no text"),
        ("notes.txt", b"Buy milk", "Invalid save file format: "),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_in_words(
    tmp_path: Path, wish: str, name: str, data: bytes | None, words: str
) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    opened = dropped(tmp_path, tmp_path / name, wish)
    assert words in opened.text
    assert [widget.name for widget in opened.show.page.widgets] == ["cancel"]
    opened.show.keys("enter")
    assert opened.show.names == ["title", "below"]


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    assert "it is no ordinary file" in dropped(tmp_path, tmp_path).text


@each_of("wish", ["ask", "play"])
def test_a_damaged_file_offers_what_is_left_of_it(tmp_path: Path, wish: str) -> None:
    match = a_match(20)
    path = write(tmp_path, "torn.json", match, **damaged_move(match, 17))
    opened = dropped(tmp_path, path, wish)
    assert "Corrupted save file: move 17" in opened.text
    assert "Open the first 16 moves" in opened.text
    opened.show.rest(1.0)
    opened.press("play")
    scene: Any = opened.show.stack.top
    assert scene.match.cursor == 16


def test_a_save_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    opened = dropped(tmp_path, write(tmp_path, "tomorrow.json", version=99), "play")
    assert "Save file of a newer version" in opened.text


def test_another_game_opens_by_its_own_look(tmp_path: Path) -> None:
    toy = begin(TOY, Setup(ToyRules(), players=(PERSON, PERSON), luck_seed=3))
    opened = dropped(tmp_path, write(tmp_path, "toy.json", toy))
    assert "First to move" in opened.text
    opened.press("play")
    assert opened.show.names == ["title", "play", "question"]


def test_a_game_without_a_look_is_refused(tmp_path: Path) -> None:
    world = a_world_with(tmp_path)
    toy = begin(TOY, Setup(ToyRules(), players=(PERSON, CAT)))
    path = write(tmp_path, "toy.json", toy)
    only = {"jungle": world.games()["jungle"]}
    world.games = lambda: only
    assert "the game toy is not known" in Opened(world, open_file(world, path)).text


def test_a_game_pasted_as_text_is_shown_and_played(tmp_path: Path) -> None:
    match = a_match(14)
    opened = pasted(tmp_path, game_text(match))
    assert "A game from the clipboard" in opened.text
    assert "14 moves" in opened.text
    opened.press("play")
    assert opened.toasts == ["Game loaded from the clipboard"]
    scene: Any = opened.show.stack.top
    assert scene.match.state == match.state


def test_a_whole_save_and_a_board_can_be_pasted_too(tmp_path: Path) -> None:
    assert "3 moves" in pasted(tmp_path, save_text(a_match(3), TimeState(), NOW)).text
    board = pasted(tmp_path, "# to move: RED\nA1 L\nG9 r\n")
    assert "Play on" in board.text
    assert "Watch" not in board.text, "there is nothing to watch"


@each_of(
    ("text", "words"),
    [
        ("", "This text is no game: "),
        ("Buy milk", "This text is no game: "),
        ("x" * 100_001, "Invalid save file format: it is larger than 100 KB"),
        ('{"format": "jungle-pg save"', "Invalid save file format: line 1 is damaged"),
    ],
)
def test_a_text_that_is_no_game_is_told_in_words(tmp_path: Path, text: str, words: str) -> None:
    opened = pasted(tmp_path, text)
    assert words in opened.text
    opened.show.keys("escape")
    assert opened.show.names == ["title", "below"]


def test_a_pasted_game_with_a_wrong_move_names_the_move(tmp_path: Path) -> None:
    text = game_text(begun()).replace("*", "1. a1a9 *")
    assert "move 1" in pasted(tmp_path, text).text
