"""What nobody should type does no harm: no crash, no endless loop, a clear word."""

import subprocess
import sys
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.console.reading import LONGEST, TOO_LONG, InputEnded, Lines, script_lines, words_of
from tests.console.driving import QUIET_START, command, environment, plain, pretty
from tests.rows import each_of
from tests.shell.command import status_of
from tests.systems import needs_posix

ODD_LINES = [
    "",
    "   ",
    "a3",
    "a3 a4 a5 a6",
    "AA1 A2",
    "A01 A02",
    "A3.14 A4",
    "abc def",
    "#a2 #a3",
    "-1 6.28",
    "#$@ %",
    "鼠 象",
    "ａ３ ａ４",
    "a3\u00a0a4",
    "a³ a4",
    "a3 a\x004",
    "\x1b[A",
    "a" * 5_000,
    "a3 a4" + " " * 5_000,
    " " * 5_000 + "a3 a4",
    "undo",
    "a3?",
    "help",
]


@each_of("line", ODD_LINES, ids=range(len(ODD_LINES)))
def test_anything_but_two_addresses_is_invalid(line: str) -> None:
    played = plain("1", line, "a3 a4", "Z0 Z0")
    assert "Blue's turn: Invalid. Try again!\nBlue's turn: Round 2:\n" in played.said
    assert played.said.count("Invalid") == 1
    assert played.status == 0


@pytest.mark.process
def test_bytes_that_are_no_letters_are_invalid(tmp_path: Path) -> None:
    done = command(tmp_path, typed=b"1\n\xff\xfe\x80 \xc3\n\x00\x00\na3 a4\nZ0 Z0\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"Invalid. Try again!\n") == 2


@pytest.mark.process
def test_a_line_of_ten_million_characters_is_one_invalid_line(tmp_path: Path) -> None:
    done = command(tmp_path, typed=b"1\n" + b"a" * 10_000_000 + b"\na3 a4\nZ0 Z0\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"Invalid. Try again!\n") == 1


@each_of(
    "wrong", ["", "0", "4", "-1", "6.28", "#$@", "one", "1 1", "01", "１", "Z0 Z0", "x" * 3_000]
)
def test_a_wrong_mode_number_is_asked_for_again(wrong: str) -> None:
    prompt = "Choose game mode (1, 2, 3): "
    played = plain(wrong, wrong, " 1 ", "Z0 Z0")
    assert played.said.startswith(f"{prompt * 3}Round 1:\n")
    assert played.status == 0


@pytest.mark.process
@pytest.mark.parametrize("typed", ["", "1\n", "1\na3 a4\n", "2\na3", "7\n"])
def test_the_end_of_input_is_said_and_the_status_is_1(typed: str, tmp_path: Path) -> None:
    done = command(tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (1, b"")
    lines = done.stdout.decode().splitlines()
    assert lines[-1] == "The input has ended before the game."
    assert lines[-2].endswith(": ")


@pytest.mark.process
def test_a_last_line_without_an_end_counts(tmp_path: Path) -> None:
    done = command(tmp_path, typed="1\nZ0 Z0")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, b"Player Red wins!")


@needs_posix
@pytest.mark.process
@pytest.mark.parametrize("stdin", ["<&-", "0>typed.txt"], ids=["closed", "not to be read"])
def test_a_program_nobody_can_type_to_ends_at_once(stdin: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m jungle_pg console {stdin}"],
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONPATH=str(Path(__file__).parents[2])),
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.endswith(b"The input has ended before the game.\n")


def complaint_of(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What the command says that cannot begin, in this process."""
    status, said = status_of("console", *words), capsys.readouterr()
    assert (status, said.out) == (2, "")
    return said.err


@each_of(
    ("text", "complaint"),
    [
        ("A1 l\nB2 d\nH3 p\n", "line 3: no such square 'H3'"),
        ("A1 l\nB2\n", "line 2: expected a square and an animal, not 'B2'"),
        ("A1 l\nB2 x\n", "line 2: no animal has the letter 'x'"),
        ("A1 l\nA1 d\n", "line 2: A1 is taken already"),
        ("A1 l\nA2 l\n", "line 2: two of Blue Lion, on A1 and A2"),
        ("\n\nB4 d\n", "line 3: Blue Dog cannot stand in the water on B4"),
        ("A01 l\n", "line 1: no such square 'A01'"),
        ("鼠 l\n", "line 1: no such square '鼠'"),
        ("", "there is no animal on the board"),
        ("x" * 5_000 + "\n", "line 1: expected a square and an animal, not 'xxx"),
    ],
)
def test_a_malformed_board_file_is_one_line_that_names_the_line(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = tmp_path / "board.txt"
    board.write_text(text, encoding="utf-8")
    (line,) = complaint_of(capsys, board).splitlines()
    assert line.startswith(f"jungle-pg: {board}: {complaint}")
    assert len(line) < 500


@each_of("option", [(), ("--moves",)])
@each_of(
    ("kind", "complaint"),
    [
        ("missing", "File not found: there is no such file"),
        ("folder", "Invalid save file format: it is no ordinary file"),
        ("binary", "Invalid save file format: it holds no text"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(
    option: tuple[str, ...],
    kind: str,
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "board.txt"
    if kind == "folder":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(b"\x89PNG\xff")
    assert complaint_of(capsys, *option, path) == f"jungle-pg: {path}: {complaint}\n"


WRONG_OPTIONS = [
    ["--rules", "odd"],
    ["--machine", "clever"],
    ["--machine", "0"],
    ["--machine", "9"],
    ["--seed", "x"],
    ["--seed", "9" * 400],
    ["--max-rounds", "0"],
    ["--max-rounds", "many"],
    ["--lang", "xx"],
    ["one.txt", "two.txt"],
]


@each_of("arguments", WRONG_OPTIONS)
def test_wrong_options_get_one_line_and_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint_of(capsys, *arguments)
    assert said.startswith("jungle-pg")
    assert said.count("\n") == 1


@pytest.mark.process
@each_of("arguments", [["no such file"], WRONG_OPTIONS[0], WRONG_OPTIONS[-1]])
def test_the_real_command_says_the_same_and_asks_nothing(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = command(tmp_path, *arguments, typed="1\n")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == complaint_of(capsys, *arguments)


@needs_posix
@pytest.mark.process
def test_who_reads_no_further_is_no_trouble(tmp_path: Path) -> None:
    program = f"{sys.executable} -m jungle_pg console --seed 1"
    done = subprocess.run(
        ["sh", "-c", f"echo 3 | {program} | head -3"],
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
    )
    assert done.stdout.count(b"\n") == 3
    assert b"Traceback" not in done.stderr


USUAL = [
    *("1", "2", "3", "Z0 Z0", "a3 a4", "undo", "redo", "history", "board", "a3?", "resign"),
    *("help", "load", "load nothing", "save", "save!", "save a/b"),
]
ANY_LINE = st.one_of(
    st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=30),
    st.sampled_from(USUAL),
    # With the usual alphabet a table of all characters is made, in 180 MB.
    st.from_regex(
        r"\A[A-Ha-h]\d{1,2}[ ?-]{0,2}([A-Ha-h]\d)?\Z",
        alphabet=st.characters(exclude_categories=["Cs"]),
    ),
)
LONG_TEXT = st.text(
    st.characters(
        exclude_characters="\r\n\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029", exclude_categories=["Cs"]
    ),
    max_size=2 * LONGEST,
)


@given(st.lists(ANY_LINE, max_size=25))
def test_any_lines_whatever_end_the_plain_game(lines: list[str]) -> None:
    played = plain(*lines, board=QUIET_START, max_rounds=20)
    assert played.status in (0, 1)
    asked = played.said.count("mode (") + played.said.count("'s turn: ")
    assert asked <= 2 * len(lines) + 22


@given(st.lists(ANY_LINE, max_size=25), st.sampled_from(["en", "zh"]))
def test_any_lines_whatever_end_the_pretty_game(lines: list[str], language: str) -> None:
    with TemporaryDirectory() as home:
        played = pretty(Path(home), *lines, board=QUIET_START, max_rounds=20, language=language)
    assert played.status in (0, 1)


@given(st.lists(LONG_TEXT, max_size=5))
def test_lines_come_out_as_they_went_in_or_as_too_long(typed: list[str]) -> None:
    lines = Lines(StringIO("".join(f"{line}\n" for line in typed)))
    for line in typed:
        assert lines.next() == (line if len(line) <= LONGEST else TOO_LONG)
    with pytest.raises(InputEnded):
        lines.next()


def test_words_are_parted_by_plain_blanks_only() -> None:
    assert words_of(" a3\t a4\r") == ["a3", "a4"]
    assert words_of("a3\x1ca4") == ["a3\x1ca4"]
    assert words_of("a3\u3000a4") == []


def test_a_script_passes_over_comments_and_empty_lines() -> None:
    assert script_lines("\ufeff# mine\n1\n\n  a3 a4  \r\n#a5\n") == ["1", "a3 a4"]
