"""Each listed key does what is said."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.net.messages import REACTIONS
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.samples import begun, line_of, table_of
from jungle_pg.scenes.replay import tape
from jungle_pg.scenes.study.state import Tool
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input import shortcuts
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import ARROWS, EVERYWHERE, SPEEDS
from tests.rows import each_of
from tests.scenes.acting import Performance, a_match, a_world
from tests.scenes.book_show import opened as opened_book
from tests.scenes.keys_show import LISTED, opened
from tests.scenes.listening import Listener, listening
from tests.scenes.replay.test_export import watching
from tests.scenes.replay.watching import Watching
from tests.scenes.review.watching import Reviewed
from tests.scenes.saves.load_show import LoadShow, a_world_with, write
from tests.scenes.study.studying import Studied
from tests.scenes.table.playing import Board
from tests.scenes.test_credits import in_sight
from tests.scenes.test_credits import opened as opened_credits
from tests.words import language_of

ENGLISH = language_of("en")


def on_pause(focus: str) -> Performance:
    """The menu of a game, with the keys on one of its buttons."""
    board = Board()
    board.do(Key("escape"))
    board.wait(0.3)
    board.show.tab_to(focus)
    return board.show


def focus_of(show: Performance) -> str:
    assert show.page.focused is not None
    return show.page.focused.name


def goes_back(key: Key) -> None:
    show = opened()
    show.do(key)
    assert show.names == ["below"]


def goes_to_the_next(key: Key) -> None:
    show = on_pause("new_game")
    show.do(key)
    assert focus_of(show) == ("keys" if key.shift else "restart")


def goes_beside(key: Key) -> None:
    beside = {"left": "new_game", "right": "restart", "up": "keys", "down": "resign"}
    show = on_pause("new_game" if key.name == "right" else "restart")
    show.do(key)
    assert focus_of(show) == beside[key.name]


def presses(key: Key) -> None:
    show = opened()
    show.tab_to("done")
    show.do(key)
    assert show.names == ["below"]


def turns_a_page(key: Key) -> None:
    licence, _ = opened_credits()
    licence.click("licence noto")
    licence.do(Key("pagedown"))
    before = in_sight(licence)
    licence.do(key)
    after = in_sight(licence)
    assert before[0] in after if key.name == "pageup" else before[-1] in after
    assert before != after
    show, book = opened_book(page=3)
    pages = book.leaves
    show.do(key)
    assert book.leaves != pages


def goes_to_an_end(key: Key) -> None:
    licence, _ = opened_credits()
    licence.click("licence noto")
    licence.do(Key("pagedown"), key)
    line = 0 if key.name == "home" else 98
    assert f"This is paragraph number {line} of a long licence." in in_sight(licence)
    show, book = opened_book(page=3)
    show.do(key)
    assert book._spread == (0 if key.name == "home" else book.spreads - 1)


def goes_to_the_next_square(key: Key) -> None:
    board = Board()
    board.show.tab_to("board")
    board.scene.board.cursor = "D4"
    board.do(key)
    squares = {"left": "C4", "right": "E4", "up": "D5", "down": "D3"}
    assert board.scene.board.cursor == squares[key.name]


def picks(key: Key) -> None:
    board = Board()
    board.show.tab_to("board")
    board.scene.board.cursor = "A3"
    board.do(key)
    assert board.marked("selection") == {"A3"}
    board.do(Key("up"), key)
    assert board.standing("A4") == "E"


def undoes(key: Key) -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.do(key)
    assert board.match.cursor == 1


def redoes(key: Key) -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.show.click("undo")
    board.do(key)
    assert board.match.cursor == 2


def hints(key: Key) -> None:
    board = Board()
    board.do(key)
    board.wait(1)
    assert board.scene.thoughts.hint.stage == 1
    board.do(key)
    board.wait(0.1)
    assert board.scene.thoughts.hint.stage == 2


def takes_a_pencil(key: Key) -> None:
    board = Board()
    board.do(key)
    assert board.names[-1] == "drawing"


def flips(key: Key) -> None:
    board = Board()
    low = board.at("A1")[1]
    board.do(key)
    assert board.at("A1")[1] < low


def begins_anew(key: Key) -> None:
    board = Board()
    board.do(key)
    assert board.names[-1] == "new_game"


def copies(key: Key) -> None:
    board = Board()
    board.play("A3A4")
    board.show.tab_to("move_list")
    board.do(key)
    assert "A3→A4" in board.world.clipboard.get()
    board.show.tab_to("board")
    board.do(key)
    copied = parse_game(JUNGLE, board.world.clipboard.get())
    assert copied.state == board.scene.match.state


def leaves_step_by_step(key: Key) -> None:
    board = Board(size=(800, 600))
    board.play("A3A4")
    board.show.click("moves")
    board.show.tab_to("move_list")
    board.show.keys("home")
    board.do(key)
    assert board.scene.panels.drawer == ""
    board.do(key)
    assert board.scene.table.state.looking is None
    board.click("A7")
    board.do(key)
    assert board.marked("selection") == set()
    board.do(key)
    assert board.names[-1] == "pause"


def plays_and_pauses(key: Key) -> None:
    replay = Watching()
    running = replay.scene.tape.is_running(replay.show.now)
    replay.do(key)
    assert replay.scene.tape.is_running(replay.show.now) is not running


def goes_one_move_on(key: Key) -> None:
    replay = Watching()
    replay.keys("end", "left")
    replay.wait(2)
    before = replay.shown
    replay.do(key)
    replay.wait(2)
    assert replay.shown == before + (1 if key.name == "right" else -1)


def goes_to_an_end_of_the_match(key: Key) -> None:
    replay = Watching()
    replay.keys("end", "left")
    replay.wait(2)
    replay.do(key)
    assert replay.shown == (0 if key.name == "home" else len(replay.match.moments))


def sets_a_speed(key: Key) -> None:
    replay = Watching()
    replay.do(key)
    assert replay.scene.tape.speed == tape.SPEEDS[int(key.name) - 1]


def begins_again(key: Key) -> None:
    replay = Watching()
    before = replay.scene.tape.loops
    replay.do(key)
    assert replay.scene.tape.loops is not before


def saves(key: Key) -> None:
    board = Board()
    board.play("A3A4")
    board.do(key)
    assert board.show.names[-1] == "save"


def opens_a_saved_game(key: Key) -> None:
    board = Board()
    board.do(key)
    assert board.show.names[-1] == "load"


def exports(key: Key) -> None:
    replay, _ = watching()
    replay.do(key)
    assert replay.show.names[-1] == "export"


def goes_to_a_key_moment(key: Key) -> None:
    reviewed = Reviewed()
    reviewed.finish()
    reviewed.show.keys("home" if key.name == "pagedown" else "end")
    reviewed.wait(0.2)
    before = reviewed.scene.tape.position(reviewed.show.now)
    reviewed.show.do(key)
    reviewed.wait(2.0)
    after = reviewed.scene.tape.position(reviewed.show.now)
    assert (after > before) is (key.name == "pagedown")
    assert after != before


def shows_what_was_better(key: Key) -> None:
    reviewed = Reviewed()
    reviewed.finish()
    reviewed.show.keys("home", "pagedown")
    reviewed.wait(2.0)
    assert reviewed.scene.may("better", reviewed.show.now)
    reviewed.show.do(key)
    assert reviewed.scene.side_line is not None


def studied() -> Studied:
    """Two lines from the start, the second one chosen."""
    board = Studied()
    board.play("A3 A4")
    board.show.keys("left")
    board.play("G3 G4")
    return board


def goes_to_another_line(key: Key) -> None:
    board = studied()
    if key.name == "down":
        board.do(Key("up"))
    before = board.study.cursor
    board.do(key)
    assert board.study.cursor == before + (1 if key.name == "down" else -1)


def moves_the_line_up(key: Key) -> None:
    board = studied()
    before = board.study.nodes[0].children
    board.do(key)
    assert board.study.nodes[0].children == (before[1], before[0])


def deletes_from_here(key: Key) -> None:
    board = studied()
    board.do(key)
    assert len(board.study.nodes[0].children) == 1


def asks_what_one_thinks(key: Key) -> None:
    board = studied()
    board.do(key)
    assert board.show.names[-1] != "study"


def lets_something_be_said(key: Key) -> None:
    board = studied()
    board.do(key)
    assert board.scene.page.focused is board.scene.comment


def takes_a_tool(key: Key) -> None:
    board = studied()
    board.do(Key("1" if key.name != "1" else "2"), key)
    tools = {"1": Tool.HAND, "2": Tool.ARROW, "3": Tool.CIRCLE, "4": Tool.ERASER}
    assert board.scene.state.tool is tools[key.name]


def changes_the_speed(key: Key) -> None:
    replay = Watching()
    before = replay.scene.tape.speed
    replay.do(key)
    assert (replay.scene.tape.speed < before) is (key.name == "-")
    assert replay.scene.tape.speed != before


def leaves_the_replay(key: Key) -> None:
    replay = Watching()
    replay.do(key)
    assert replay.names == ["below"]


def shown_saves(folder: Path) -> LoadShow:
    write(folder, "Sunday.json")
    return LoadShow(a_world_with(folder))


def leads_to_the_search(key: Key, folder: Path) -> None:
    show = shown_saves(folder)
    show.show.do(key)
    assert show.scene.page.focused is show.scene.search


def asks_for_a_name(key: Key, folder: Path) -> None:
    show = shown_saves(folder)
    show.show.do(key)
    assert show.show.names[-1] == "rename"


def asks_before_it_deletes(key: Key, folder: Path) -> None:
    show = shown_saves(folder)
    show.show.do(key)
    assert show.show.names[-1] == "question"


def shows_a_head(key: Key) -> None:
    world = a_world()
    game = world.games()["jungle"]
    play = table_of(world, game, begun(game, a_match()))
    assert isinstance(play, FarPlay)
    window = Performance(play, world)
    window.do(key)
    assert line_of(play).said == [("react", REACTIONS[int(key.name) - 1])]


def listening_at(pick: str) -> Listener:
    """Somebody at the board who sees nothing, at a square, after both sides have moved."""
    world = listening()
    table = Listener(Play(world, world.games()["jungle"], a_match()), world)
    table.choose("A3", "A4", "A7", "A6")
    table.go_to(pick)
    return table


def tells(*words: str) -> Callable[[Key], None]:
    def is_told(key: Key) -> None:
        [told] = listening_at("A4").press(key)
        assert all(word in told for word in words), told

    return is_told


def tells_pieces(key: Key) -> None:
    [told] = listening_at("A4").press(key)
    own, other = ("elephant A4", "rat A6")
    assert (other in told, own in told) == (key.shift, not key.shift)


def peeks(key: Key) -> None:
    table = listening_at("A4")
    table.show.world.settings = replace(table.show.world.settings, blindfold=True)
    table.wait(0.1)
    assert table.board.is_blind
    table.press(key)
    assert not table.board.is_blind


PROOFS: dict[str, tuple[Callable[[Key], None], ...]] = {
    **dict.fromkeys(ARROWS, (goes_beside, goes_to_the_next_square)),
    "back": (goes_back,),
    "next_one": (goes_to_the_next,),
    "previous_one": (goes_to_the_next,),
    "press": (presses, picks),
    "page_up": (turns_a_page,),
    "page_down": (turns_a_page,),
    "first": (goes_to_an_end,),
    "last": (goes_to_an_end,),
    "undo": (undoes,),
    "redo": (redoes,),
    "hint": (hints,),
    "flip": (flips,),
    "pencil": (takes_a_pencil,),
    "new_game": (begins_anew,),
    "save": (saves,),
    "load": (opens_a_saved_game,),
    "copy": (copies,),
    "menu": (leaves_step_by_step,),
    "step_back": (goes_one_move_on,),
    "step_forward": (goes_one_move_on,),
    "to_start": (goes_to_an_end_of_the_match,),
    "to_end": (goes_to_an_end_of_the_match,),
    "play": (plays_and_pauses,),
    "slower": (changes_the_speed,),
    "faster": (changes_the_speed,),
    "loop": (begins_again,),
    "export": (exports,),
    "stop": (leaves_the_replay,),
    **{shortcut.does: (sets_a_speed,) for shortcut in SPEEDS},
    "previous": (goes_to_a_key_moment,),
    "next": (goes_to_a_key_moment,),
    "better": (shows_what_was_better,),
    "row_up": (goes_to_another_line,),
    "row_down": (goes_to_another_line,),
    "promote": (moves_the_line_up,),
    "delete": (deletes_from_here,),
    "judge": (asks_what_one_thinks,),
    "comment": (lets_something_be_said,),
    **dict.fromkeys(("hand", "arrow", "circle", "eraser"), (takes_a_tool,)),
    **{shortcut.does: (shows_a_head,) for shortcut in shortcuts.REACTIONS},
    "where": (tells("A4", "Red elephant"),),
    "targets": (tells("Red elephant A4", "A5"),),
    "turn": (tells("RED's Turn"),),
    "taken": (tells("Red has lost: nothing"),),
    "last_move": (tells("Blue rat, A7 to A6"),),
    "pieces": (tells_pieces,),
    "their_pieces": (tells_pieces,),
    "peek": (peeks,),
}
WITH_FILES: dict[str, Callable[[Key, Path], None]] = {
    "find": leads_to_the_search,
    "rename": asks_for_a_name,
    "delete_save": asks_before_it_deletes,
}
OF_THE_PROGRAM = {shortcut.does for shortcut in EVERYWHERE}


@pytest.mark.slow
@each_of(("does", "key"), [listed for listed in LISTED if listed[0] not in OF_THE_PROGRAM])
def test_a_listed_key_does_what_is_said(does: str, key: Key, tmp_path: Path) -> None:
    if does in WITH_FILES:
        WITH_FILES[does](key, tmp_path)
        return
    for proof in PROOFS[does]:
        proof(key)


def test_in_a_list_arrows_lead_to_the_next_row() -> None:
    board = Board()
    board.play("A3A4", "A7A6")
    board.show.tab_to("move_list")
    board.show.keys("up")
    assert board.scene.table.state.looking == 1
    board.show.keys("up", "down")
    assert board.scene.table.state.looking == 1
