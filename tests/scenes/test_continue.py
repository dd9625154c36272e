"""Continue: the match that was played last waits on the title, whatever happened to the program."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.matches import Autosaves, autosaves_in
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.table.keeping import Keeping
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import Text
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    Performance,
    a_world,
    misplaced,
    text_box,
    texts_of,
    view_of,
)
from tests.scenes.book_show import WINDOWS
from tests.scenes.table.playing import CALM, Board

STAMP = datetime(2026, 5, 4, 12, 30)
CONTROL = TimeControl(30.0, Expiry.LOSE)


def kept_in(folder: Path) -> Autosaves:
    return autosaves_in(folder, rulebooks, lambda: STAMP)


def a_keeping_world(folder: Path, settings: Settings = CALM) -> World:
    world = a_world(settings)
    world.autosaves = kept_in(folder)
    return world


def title_in(folder: Path) -> Performance:
    """The title of a program that was just started."""
    world = a_keeping_world(folder)
    show = Performance(Title(world), world, (1280, 720))
    show.rest()
    show.rest()
    return show


def wait_for_the_disk(show: Performance) -> None:
    """Until the title knows what it asked the disk for; a thread is waited for, not the clock."""
    title = show.stack.scenes[0]
    assert isinstance(title, Title)
    title.continuing.wait()
    show.rest()


def go_on(show: Performance) -> Play:
    wait_for_the_disk(show)
    show.click("continue")
    wait_for_the_disk(show)
    play = show.stack.top
    assert isinstance(play, Play)
    return play


def a_game(folder: Path, *moves: str, control: TimeControl | None = None) -> Board:
    """A game at the board that is kept."""
    board = Board(control=control)
    board.world.autosaves = kept_in(folder)
    board.play(*moves)
    return board


def leave(board: Board) -> None:
    board.show.stack.close()
    assert board.world.autosaves is not None
    board.world.autosaves.close()


def test_who_has_never_played_sees_no_continue(tmp_path: Path) -> None:
    show = title_in(tmp_path)
    assert "continue" not in [widget.name for widget in show.page.widgets]


def test_a_game_that_was_left_goes_on_from_the_title(tmp_path: Path) -> None:
    board = a_game(tmp_path, "A3A4", "A7A6", "A4A5")
    match = board.match
    leave(board)
    play = go_on(title_in(tmp_path))
    assert play.match == match
    assert play.table.state.timing.control is None


def test_continue_says_which_game_goes_on_and_with_which_move(tmp_path: Path) -> None:
    leave(a_game(tmp_path, "A3A4", "A7A6"))
    labels: dict[Language, str] = {"en": "Continue Jungle, move 3", "zh": "继续斗兽棋，第3手"}
    for language, label in labels.items():
        world = a_keeping_world(tmp_path, replace(CALM, language=language))
        show = Performance(Title(world), world, (1280, 720))
        show.rest()
        show.rest()
        wait_for_the_disk(show)
        assert label in texts_of(show.rest())


@each_of("size", [(640, 480), (800, 600), (1280, 720), (1920, 1080), (720, 1280)])
@each_of("scale", [100, 150, 200])
def test_words_of_the_menu_are_whole_and_keep_away_from_the_ends_of_their_buttons(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    jackaroo, kept = games()["jackaroo"], kept_in(tmp_path)
    kept.begin(begin(jackaroo.rulebook, Setup(jackaroo.rules)), TimeState()).close()
    kept.close()
    for language in LANGUAGES:
        world = a_keeping_world(tmp_path, replace(CALM, language=language, ui_scale=scale))
        remember_game(world, jackaroo)
        show = Performance(Title(world), world, size)
        show.rest()
        show.rest()
        wait_for_the_disk(show)
        show.rest()
        view, title = show.stack.view, show.stack.scenes[0]
        assert isinstance(title, Title)
        for button in (each for each in title.choices.values() if each.has_place):
            texts = [op for op in button.draw(view, show.now) if isinstance(op, Text)]
            assert [op.text for op in texts] == [button.label]
            end = button.rect.right - text_box(texts[0], view).right
            assert end >= view.px(20), (button.label, end)


def test_a_game_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    board = a_game(tmp_path, "A3A4", "A7A6")
    autosave = board.scene.keeping._autosave
    assert autosave is not None
    autosave.wait()
    assert autosave._journal is not None
    # Only the lock ends with a killed program; nothing was closed or saved.
    autosave._journal.close()
    assert go_on(title_in(tmp_path)).match == board.match


def test_undone_moves_and_the_clock_are_there_again(tmp_path: Path) -> None:
    board = a_game(tmp_path, "A3A4", "A7A6", "A4A5", control=CONTROL)
    board.show.click("undo")
    board.wait(7.0)
    match = board.match
    leave(board)
    play = go_on(title_in(tmp_path))
    assert play.match == match
    assert len(play.match.moments) == 3
    assert play.table.state.timing.control == CONTROL
    left_s = play.table.state.timing.left_s(0.0)
    assert left_s is not None
    assert 22.0 < left_s < 24.0


def test_a_game_that_goes_on_is_kept_again(tmp_path: Path) -> None:
    leave(a_game(tmp_path, "A3A4"))
    show = title_in(tmp_path)
    play = go_on(show)
    play.show(play.table.play(JUNGLE.actions(play.match.state)[0], show.now), show.now)
    match = play.match
    show.stack.close()
    assert show.world.autosaves is not None
    show.world.autosaves.close()
    assert go_on(title_in(tmp_path)).match == match


def test_the_menu_of_a_game_leads_to_a_title_that_offers_it(tmp_path: Path) -> None:
    world = a_keeping_world(tmp_path)
    show = Performance(Title(world), world, (1280, 720))
    game = games()["jungle"]
    play = Play(world, game, begin(JUNGLE, Setup(game.rules)))
    show.stack.open(play, show.now)
    show.rest()
    play.show(play.table.play(JUNGLE.actions(play.match.state)[0], show.now), show.now)
    assert play.keeping._autosave is not None
    play.keeping._autosave.wait()
    show.keys("escape")
    show.rest(1.0)
    show.click("home")
    assert show.names == ["title"], "a game that is kept is left without a question"
    show.rest()
    wait_for_the_disk(show)
    assert show.widget("continue").is_enabled
    assert go_on(show).match == play.match


def test_after_the_last_game_has_ended_there_is_nothing_to_continue(tmp_path: Path) -> None:
    board = a_game(tmp_path, "A3A4")
    board.scene.show(board.scene.table.resign(board.show.now), board.show.now)
    leave(board)
    show = title_in(tmp_path)
    wait_for_the_disk(show)
    assert "continue" not in [widget.name for widget in show.page.widgets]
    assert show.widget("new_game").is_enabled


def test_a_game_another_program_plays_is_not_offered(tmp_path: Path) -> None:
    board = a_game(tmp_path, "A3A4")
    autosave = board.scene.keeping._autosave
    assert autosave is not None
    autosave.wait()
    show = title_in(tmp_path)
    wait_for_the_disk(show)
    assert not show.widget("continue").is_enabled
    leave(board)


def test_a_game_another_program_took_meanwhile_is_not_played_twice(tmp_path: Path) -> None:
    leave(a_game(tmp_path, "A3A4"))
    first, second = title_in(tmp_path), title_in(tmp_path)
    wait_for_the_disk(second)
    go_on(first)
    second.click("continue")
    # It may still have to find the game before it tries to go on with it, and looks once more then.
    for _ in range(4):
        wait_for_the_disk(second)
    assert second.names == ["title"]
    assert not second.widget("continue").is_enabled


def test_a_match_without_a_move_is_not_kept(tmp_path: Path) -> None:
    leave(a_game(tmp_path))
    assert not kept_in(tmp_path).has_any()


def test_a_disk_that_refuses_the_match_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    board = a_game(tmp_path)
    autosaves = board.world.autosaves
    assert autosaves is not None
    keeping = Keeping(board.world, autosaves.begin(board.match, TimeState()))
    assert keeping._autosave is not None
    keeping._autosave.wait()
    assert keeping.new_problem() == "a file is where a folder should be"
    assert keeping.new_problem() is None


def test_a_game_that_is_not_kept_is_not_left_unasked(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    board = a_game(tmp_path, "A3A4")
    autosave = board.scene.keeping._autosave
    assert autosave is not None
    autosave.wait()
    board.show.keys("escape")
    board.wait(1.0)
    board.show.click("home")
    assert board.show.names[-1] == "question"


@each_of("scale", SCALES)
@each_of("size", WINDOWS)
def test_the_whole_menu_has_room_in_any_window(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    match = begin(JUNGLE, Setup(games()["jungle"].rules))
    match = done(match.play(JUNGLE.actions(match.state)[0]))
    kept_in(tmp_path).begin(match, TimeState()).close()
    world = a_keeping_world(tmp_path, Settings(ui_scale=scale))
    title = Title(world)
    assert "continue" in [name for cell in title.menu for name in cell]
    assert misplaced(title, view_of(size, world.settings)) == []
