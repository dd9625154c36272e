"""Moves in the notation of the player: in the list, on the clipboard, in words."""

from dataclasses import replace
from datetime import datetime

from jungle_pg.core.gametext import game_text, parse_game
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Characters, Settings
from jungle_pg.games.move_record import MoveRecord, Script
from jungle_pg.scenes.appearance import notation_choices, notation_of, script_of
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Sprite, Text
from tests.rows import each_of
from tests.scenes.acting import seen, view_of
from tests.scenes.table.played import GAME, XIANGQI_GAME, played
from tests.scenes.table.xiangqi_board import CHECKED, XiangqiBoard, xiangqi_match
from tests.ui.looking import plain_measure
from tests.words import language_of

ENGLISH, CHINESE = language_of("en"), language_of("zh")
NOTATIONS = ("characters", "wxf", "coordinates")


def settings(notation: str, characters: Characters = "traditional") -> Settings:
    return Settings(motion="off", notation=(("xiangqi", notation),), characters=characters)


def listed(match: AnyMatch, chosen: Settings, width: int = 380) -> list[Text | Sprite]:
    """What a list of moves shows."""
    book = MoveRecord(XIANGQI_GAME)
    book.script = script_of(chosen, XIANGQI_GAME)
    view, moves = view_of((1920, 1080), chosen), MoveList()
    moves.show(book.moves(match, ENGLISH), match.cursor, match.cursor)
    moves.place_in(view, Rect(0, 0, width, 700))
    drawn = (found.op for found in seen(moves.draw(view, 0.0)))
    return [op for op in drawn if isinstance(op, Text | Sprite)]


def words(ops: list[Text | Sprite]) -> list[str]:
    return [op.text for op in ops if isinstance(op, Text)]


def test_a_game_offers_its_notations_and_nothing_to_choose_where_there_is_one() -> None:
    assert notation_choices(XIANGQI_GAME) == NOTATIONS
    assert notation_choices(GAME) == ("coordinates",)
    assert script_of(Settings(), GAME) == Script("picture")


def test_characters_are_written_as_set_and_an_unknown_notation_is_the_usual_one() -> None:
    assert notation_of(Settings(), XIANGQI_GAME) == "traditional"
    assert notation_of(settings("characters", "simplified"), XIANGQI_GAME) == "simplified"
    assert notation_of(settings("morse"), XIANGQI_GAME) == "traditional"
    assert script_of(settings("wxf"), XIANGQI_GAME) == Script("both", "wxf", "traditional")


@each_of(
    ("notation", "first", "second"),
    [
        ("characters", "炮五進四", "C5+4"),
        ("wxf", "C5+4", "炮五進四"),
    ],
)
def test_the_list_shows_the_chosen_notation_and_a_second_one_softly(
    notation: str, first: str, second: str
) -> None:
    ops = listed(xiangqi_match(*CHECKED), settings(notation))
    texts = {op.text: op for op in ops if isinstance(op, Text)}
    assert texts[first].x < texts[second].x
    assert texts[first].size > texts[second].size
    assert texts[first].ink != texts[second].ink


def test_the_second_notation_gives_way_where_there_is_no_room() -> None:
    texts = words(listed(xiangqi_match(*CHECKED), settings("characters"), width=240))
    assert "炮五進四" in texts
    assert "C5+4" not in texts


def test_every_move_of_either_side_has_a_number_of_its_own() -> None:
    texts = words(listed(xiangqi_match(*CHECKED), settings("wxf")))
    assert [text for text in texts if text.endswith(".")] == [
        f"{n}." for n in range(1, len(CHECKED) + 1)
    ]


def test_a_row_ends_with_what_was_taken_and_with_the_check() -> None:
    ops = listed(xiangqi_match(*CHECKED[:3]), settings("wxf"))
    row = [op for op in ops if op.y == ops[-1].y]
    names = [op.name for op in sorted(row, key=lambda op: op.x) if isinstance(op, Sprite)]
    assert names == [
        "xiangqi/r_cannon",
        "icons/capture",
        "xiangqi/b_soldier",
        "xiangqi/badge_check",
    ]


@each_of(
    ("pieces", "characters", "sprite"),
    [
        ("both", "traditional", "xiangqi/r_horse"),
        ("character", "simplified", "xiangqi/r_horse_simplified"),
        ("picture", "traditional", "xiangqi/r_horse_picture"),
    ],
)
def test_pieces_of_a_row_look_as_those_on_the_board(
    pieces: str, characters: Characters, sprite: str
) -> None:
    chosen = replace(settings("wxf", characters), pieces=(("xiangqi", pieces),))
    ops = listed(xiangqi_match("傌二進三"), chosen)
    assert sprite in {op.name for op in ops if isinstance(op, Sprite)}


def test_the_line_of_a_move_tells_everything_of_it() -> None:
    book = MoveRecord(XIANGQI_GAME)
    book.script = Script("both", "wxf", "traditional")
    match = xiangqi_match(*CHECKED[:3])
    assert [move.line for move in book.moves(match, ENGLISH)] == [
        "1. RED cannon C2=5 / 炮二平五",
        "2. BLACK cannon C8=5 / 砲8平5",
        "3. RED cannon C5+4 / 炮五進四 (captured BLACK soldier)",
    ]
    assert book.moves(match, CHINESE)[2].line == "3. 红方炮 C5+4 / 炮五進四（吃黑方卒）"


def test_with_coordinates_nothing_names_files_that_the_edges_do_not_show() -> None:
    book, match = MoveRecord(XIANGQI_GAME), xiangqi_match(*CHECKED[:3])
    book.script = script_of(settings("coordinates"), XIANGQI_GAME)
    assert book.script == Script("both", "coordinates")
    assert [(move.written, move.also) for move in book.moves(match, ENGLISH)] == [
        ("h3e3", ""),
        ("h8e8", ""),
        ("e3e7", ""),
    ]
    assert book.moves(match, ENGLISH)[0].line == "1. RED cannon h3e3"


def test_another_notation_is_read_at_once_and_the_same_list_is_kept_otherwise() -> None:
    book, match = MoveRecord(XIANGQI_GAME), xiangqi_match(*CHECKED)
    book.script = Script("both", "wxf", "traditional")
    first = book.moves(match, ENGLISH)
    assert book.moves(match, ENGLISH) is first
    book.script = Script("both", "simplified", "wxf")
    assert book.moves(match, ENGLISH)[0].written == "炮二平五"


def test_jungle_tells_a_move_by_its_two_ends() -> None:
    book = MoveRecord(GAME)
    book.script = script_of(Settings(), GAME)
    moves = book.moves(played(plies=4), ENGLISH)
    assert [move.number for move in moves] == [1, 2, 3, 4]
    assert all(move.has_number and not move.written and not move.warns for move in moves)


@each_of("notation", ["coordinates", "wxf", "simplified", "traditional"])
def test_a_game_text_in_any_notation_reads_back_the_same(notation: str) -> None:
    match = xiangqi_match(*CHECKED)
    text = game_text(match, notation)
    again = parse_game(XIANGQI_GAME.rulebook, text)
    assert again.state == match.state
    assert game_text(again) == game_text(match)


@each_of(("notation", "move"), [("characters", "砲5進4"), ("wxf", "C5+4")])
def test_the_clipboard_gets_the_game_as_the_player_writes_it(notation: str, move: str) -> None:
    board = XiangqiBoard(settings=settings(notation))
    board.play(*CHECKED)
    board.show.do(Key("c", ctrl=True))
    copied = board.world.clipboard.get()
    assert copied is not None
    assert move in copied
    assert parse_game(XIANGQI_GAME.rulebook, copied).state == board.match.state


def test_the_time_of_day_of_each_move_is_listed_on_request() -> None:
    timed = xiangqi_match(*CHECKED[:2]).timed(1, datetime(2026, 3, 4, 15, 6, 7))
    for notation in NOTATIONS:
        asked = replace(settings(notation), move_times=True)
        assert "15:06" not in words(listed(timed, settings(notation)))
        assert words(listed(timed, asked)).count("15:06") == 1, "the first has none"
    book = MoveRecord(XIANGQI_GAME)
    book.script = script_of(asked, XIANGQI_GAME)
    first, second = (move.line for move in book.moves(timed, ENGLISH))
    assert first == "1. RED cannon h3e3"
    assert second == "2. BLACK cannon h8e8, 2026-03-04 15:06:07"


def test_times_of_day_leave_room_for_what_stands_before_them() -> None:
    timed = xiangqi_match(*CHECKED).timed(0, datetime(2026, 3, 4, 15, 6))
    for width in (240, 300, 380, 600):
        ops = listed(timed, replace(settings("characters"), move_times=True), width)
        for time in (op for op in ops if isinstance(op, Text) and op.text == "15:06"):
            row = [op for op in ops if op.y == time.y and op is not time]
            left = time.x - plain_measure(time.text, time.size)
            assert all(op.x <= left for op in row), width
