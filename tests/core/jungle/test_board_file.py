"""Board files: one animal a line, row 1 at the top."""

import pytest

from jungle_pg.core.jungle.boardfile import board_file_text, parse_board_file
from jungle_pg.core.jungle.fen import Position, fen_text, parse_fen
from jungle_pg.core.rulebook import BadText
from tests.core.jungle.positions import JUNGLE, RULE_SETS, fen, opening
from tests.rows import each_of

COURSE_START = """# to move: Blue
A1 l
G1 t
B2 d
F2 c
A3 r
C3 p
E3 w
G3 e
A7 E
C7 W
E7 P
G7 R
B8 C
F8 D
A9 T
G9 L
"""


def read(text: str, rules: str = "course") -> Position:
    return parse_board_file(JUNGLE.codec.parse_rules(rules), text)


def mistake_in(text: str, rules: str = "course") -> str:
    with pytest.raises(BadText) as mistake:
        read(text, rules)
    return str(mistake.value)


def test_row_1_is_at_the_top() -> None:
    assert fen_text(read("F2 c\nA9 T\n")) == fen("cF8 TA1", "b")


@each_of("rules", RULE_SETS)
def test_rows_are_counted_from_the_top_whatever_players_see(rules: str) -> None:
    assert fen_text(read("F2 c\nA9 T", rules)).split()[0] == fen("cF8 TA1").split()[0]


@each_of("rules", RULE_SETS)
def test_without_a_word_about_it_the_beginner_of_the_rules_moves(rules: str) -> None:
    assert read("F2 c\nA9 T", rules).mover == (1 if rules == "course" else 0)


@each_of(
    ("rules", "line", "mover"),
    [
        ("course", "# to move: Red", 0),
        ("course", "# to move: Blue", 1),
        ("course", "  #to move:RED  ", 0),
        ("course", "# TO MOVE: red", 0),
        ("club", "# to move: BLUE", 1),
        ("animal", "# to move: green", 1),
    ],
)
@each_of("place", ["first", "last"])
def test_a_comment_says_who_is_to_move(rules: str, line: str, mover: int, place: str) -> None:
    animals = "F2 c\nA9 T"
    text = f"{line}\n{animals}" if place == "first" else f"{animals}\n{line}"
    assert read(text, rules).mover == mover


@pytest.mark.parametrize("comment", ["# to move: the cat", "# moves: Red", "F3 C # to move: Red"])
def test_other_comments_say_nothing(comment: str) -> None:
    assert read(f"F2 c\nA9 T\n{comment}").mover == 1


def test_comments_blank_lines_and_blanks_do_not_matter() -> None:
    text = "# a board\n\n  F2   c  # the cat\n\t\nA9\tT#the tiger\n   # the end"
    assert read(text) == read("F2 c\nA9 T")


def test_squares_may_be_small_letters() -> None:
    assert read("f2 c\na9 T") == read("F2 c\nA9 T")


def test_a_byte_order_mark_and_windows_line_ends_are_read() -> None:
    assert read("\ufeffF2 c\r\nA9 T\r\n# to move: Red\r\n") == read("F2 c\nA9 T\n# to move: Red")


def test_counts_begin_anew() -> None:
    position = read("F2 c\nA9 T")
    assert (position.quiet, position.move_number) == (0, 1)


def test_the_start_of_the_course_is_written_row_by_row() -> None:
    moment = opening("course")
    written = board_file_text(moment.rules, Position(moment.board, moment.mover))
    assert written == COURSE_START
    assert fen_text(read(written)) == JUNGLE.codec.position_text(moment)


@each_of("rules", RULE_SETS)
@each_of("mover", "rb")
def test_what_is_written_reads_back(rules: str, mover: str) -> None:
    value = JUNGLE.codec.parse_rules(rules)
    position = parse_fen(value, fen("WA1 RB5 CG3 cG9 eC9 rB8", mover))
    written = board_file_text(value, position)
    names = {"course": "Red Blue", "animal": "RED GREEN"}.get(rules, "RED BLUE").split()
    assert written.splitlines()[0] == f"# to move: {names['rb'.index(mover)]}"
    assert parse_board_file(value, written) == position


@each_of(
    ("text", "message"),
    [
        ("F2 c\nA9", "line 2: expected a square and an animal, not 'A9'"),
        ("F2 c d\nA9 T", "line 1: expected a square and an animal, not 'F2 c d'"),
        ("F2 c\n\n# x\nH9 T", "line 4: no such square 'H9'"),
        ("F2 c\nA0 T", "line 2: no such square 'A0'"),
        ("F2 x\nA9 T", "line 1: no animal has the letter 'x'"),
        ("F2 c\nf2 T", "line 2: F2 is taken already"),
        ("F2 c\n# to move: Pink", "line 2: the side to move is red or blue or green, not 'Pink'"),
        ("", "there is no animal on the board"),
        ("# nothing", "there is no animal on the board"),
        ("D1 W\nD9 w", "both dens are entered"),
    ],
)
def test_a_mistake_names_its_line(text: str, message: str) -> None:
    assert mistake_in(text) == message


@each_of("rules", RULE_SETS)
@each_of("mover", "rb")
def test_a_file_written_under_any_rules_opens_in_the_window_with_its_side_to_move(
    rules: str, mover: str
) -> None:
    value = JUNGLE.codec.parse_rules(rules)
    written = board_file_text(value, parse_fen(value, fen("WA1 cG9", mover)))
    assert fen_text(read(written, "course")) == fen("WA1 cG9", mover)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A9 T\nB4 c", "line 2: Blue Cat cannot stand in the water on B4"),
        ("A9 T\nD1 c", "line 2: Blue Cat cannot stand in its own den on D1"),
        ("A2 T\nD9 C", "line 2: Red Cat cannot stand in its own den on D9"),
        ("A2 T\nA8 c\nB3 T", "line 3: two of Red Tiger, on A2 and B3"),
    ],
)
def test_an_animal_that_cannot_stand_there_is_named_by_line_and_square_of_the_file(
    text: str, message: str
) -> None:
    assert mistake_in(text) == message
