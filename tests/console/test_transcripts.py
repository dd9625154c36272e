"""The runs that the course shows, and a transcript for every other message, to the byte."""

from pathlib import Path

import pytest

from tests.console.driving import command, plain, sample_run
from tests.rows import each_of

BORDER = "  +---+---+---+---+---+---+---+\n"
HEAD = f"    A   B   C   D   E   F   G\n{BORDER}"


def typed_in(run: dict[str, object]) -> str:
    inputs = run["inputs"]
    assert isinstance(inputs, list)
    return "".join(f"{line}\n" for line in [run["mode"], *inputs])


def drawn(*rows: str, labels: str = "123456789") -> str:
    """A board from its letters, a dot for a blank."""
    text = HEAD
    for label, row in zip(labels, rows, strict=True):
        text += (
            f"{label} | {' | '.join(row.replace('.', ' '))} |\n  +---+---+---+---+---+---+---+\n"
        )
    return text


WATER = (".**.**.",) * 3


@pytest.mark.process
@pytest.mark.parametrize("number", [1, 2])
def test_the_sample_runs_are_equal_to_the_byte(number: int, tmp_path: Path) -> None:
    run = sample_run(number)
    board = tmp_path / "board.txt"
    board.write_text(run["board_file"], encoding="ascii")
    done = command(tmp_path, str(board), typed=typed_in(run))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == run["stdout"].encode()


@pytest.mark.process
@pytest.mark.parametrize("number", [1, 2])
def test_lines_may_end_as_on_windows(number: int, tmp_path: Path) -> None:
    run = sample_run(number)
    board = tmp_path / "board.txt"
    board.write_bytes(run["board_file"].replace("\n", "\r\n").encode())
    done = command(tmp_path, str(board), typed=typed_in(run).replace("\n", "\r\n"))
    assert done.stdout == run["stdout"].encode()


@pytest.mark.process
@pytest.mark.parametrize("mode_in_script", [True, False])
def test_a_script_prints_what_typing_it_prints(mode_in_script: bool, tmp_path: Path) -> None:
    run = sample_run(1)
    board, script = tmp_path / "board.txt", tmp_path / "moves.txt"
    board.write_text(run["board_file"], encoding="ascii")
    mode, _, moves = typed_in(run).partition("\n")
    script.write_text(f"# the sample\n{mode}\n\n{moves}" if mode_in_script else moves)
    done = command(
        tmp_path, str(board), "--moves", str(script), typed="" if mode_in_script else f"{mode}\n"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == run["stdout"].encode()


def test_who_types_goes_on_where_a_script_ends() -> None:
    played = plain("1", "a7 a6", "Z0 Z0", script=("a3 a4",))
    assert [line for line in played.lines if "turn" in line or "wins" in line] == [
        "Blue's turn: Round 2:",
        "Red's turn: Round 3:",
        "Blue's turn: Game over:",
        "Player Red wins!",
    ]


@pytest.mark.process
def test_the_board_of_the_start_has_29_characters_a_line(tmp_path: Path) -> None:
    done = command(tmp_path, typed="1\nZ0 Z0\n")
    board = drawn(
        "l.#X#.t", ".d.#.c.", "r.p.w.e", *WATER, "E.W.P.R", ".C.#.D.", "T.#X#.L"
    )  # fmt: skip
    assert done.stdout.decode() == (
        f"Choose game mode (1, 2, 3): Round 1:\n{board}"
        f"Blue's turn: Game over:\n{board}Player Red wins!\n"
    )
    beside_the_labels = {len(line[2:]) for line in board.splitlines()[1:]}
    assert beside_the_labels == {29}


def test_z0_z0_surrenders_for_whoever_is_to_move() -> None:
    assert plain("1", "a3 a4", "Z0 Z0").lines[-1] == "Player Blue wins!"
    assert plain("1", "Z0 Z0").lines[-1] == "Player Red wins!"
    assert plain("2", "Z0 Z0").lines[-1] == "Player Red wins!"


@each_of("line", ["z0 z0", "Z0 z0", "Z0", "Z0 Z0 Z0", "Z0Z0", "Z1 Z1"])
def test_z0_z0_counts_only_in_capitals_and_alone(line: str) -> None:
    said = plain("1", line, "Z0 Z0").said
    assert said.count("Blue's turn: Invalid. Try again!\n") == 1


def test_addresses_are_read_in_either_case() -> None:
    for line in ("a3 a4", "A3 A4", "a3 A4", "  A3\ta4  "):
        assert "Blue's turn: Round 2:\n" in plain("1", line).said


@each_of(
    "line",
    [
        "c3 c4",
        "a3 a3",
        "a3 b4",
        "a7 a6",
        "d5 d6",
        "c2 d1",
        "h10 h9",
        "a0 a1",
        "a10 a9",
        "a3a4",
        "a3-a4",
        "a3 a4 a5",
    ],
)
def test_a_wrong_move_is_asked_for_again_without_a_new_round(line: str) -> None:
    said = plain("1", line, "a3 a4", "Z0 Z0").said
    assert "Blue's turn: Invalid. Try again!\nBlue's turn: Round 2:\n" in said
    assert said.count("Invalid") == 1


def test_a_capture_is_told_before_the_next_round() -> None:
    said = plain("1", "a1 a2", board="A1 l\nA2 D\nG9 E\n").said
    rest = ("." * 7, *WATER, "." * 7, "...#...", "..#X#.E")
    before, after = drawn("l.#X#..", "D..#...", *rest), drawn("..#X#..", "l..#...", *rest)
    assert said == (
        f"Choose game mode (1, 2, 3): Round 1:\n{before}"
        f"Blue's turn: Dog of Red captured!\nRound 2:\n{after}"
        "Red's turn: \nThe input has ended before the game.\n"
    )


def test_the_last_capture_ends_the_game_at_once() -> None:
    said = plain("1", "a1 a2", board="A1 l\nA2 D\n").said
    assert "Blue's turn: Dog of Red captured!\nGame over:\n" in said
    assert "Round 2" not in said
    assert said.endswith("Player Blue wins!\n")


def test_a_person_without_a_move_gets_round_and_board_and_has_lost() -> None:
    run = sample_run(2)
    played = plain("1", board=run["board_file"])
    assert (played.status, played.said) == (0, run["stdout"])


def test_a_side_that_can_no_longer_move_gets_its_round_too() -> None:
    said = plain("1", "b2 a2", board="# to move: Red\nA1 r\nB1 C\nB2 T\n").said
    stuck = drawn("rC#X#..", "T..#...", "." * 7, *WATER, "." * 7, "...#...", "..#X#..")
    assert said.endswith(f"Red's turn: Round 2:\n{stuck}Game over:\n{stuck}Player Red wins!\n")


def test_entering_the_den_shows_the_animal_in_it() -> None:
    said = plain("1", "d8 d9", board="D8 l\nA9 E\n").said
    den = drawn("..#X#..", "...#...", "." * 7, *WATER, "." * 7, "...#...", "E.#l#..")
    assert said.endswith(f"Blue's turn: Game over:\n{den}Player Blue wins!\n")


def test_a_machine_prints_its_move_after_the_prompt() -> None:
    played = plain("3", board="D8 l\nA9 E\n")
    assert "Blue's turn: D8 D9\nGame over:\n" in played.said
    assert played.said.endswith("Player Blue wins!\n")


def test_the_person_of_mode_2_is_blue_and_the_machine_answers() -> None:
    lines = plain("2", "a3 a4", "Z0 Z0").lines
    assert lines.count("Blue's turn: Round 2:") == 1
    (answer,) = (line for line in lines if line.startswith("Red's turn: "))
    start, target = answer.removeprefix("Red's turn: ").split()
    assert start[1] in "789"
    assert target != start


@pytest.mark.process
def test_a_board_file_says_where_to_begin_and_who(tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text("# to move: Red\nA1 l\nG9 E\n")
    done = command(tmp_path, str(board), typed="1\ng9 g8\n")
    assert b"Red's turn: Round 2:\n" in done.stdout


def test_a_board_file_may_show_a_game_that_is_over() -> None:
    played = plain("1", board="D9 l\nA9 E\n")
    assert played.said.count("Round 1:\n") == 1
    assert (played.status, played.lines[-1]) == (0, "Player Blue wins!")


def test_names_and_row_labels_follow_the_rules() -> None:
    said = plain("1", "a3 a4", "Z0 Z0", rules="traditional").said
    start = drawn(
        "l.#X#.t", ".d.#.c.", "r.p.w.e", *WATER, "E.W.P.R", ".C.#.D.", "T.#X#.L",
        labels="987654321",
    )  # fmt: skip
    assert said.startswith(f"Choose game mode (1, 2, 3): Round 1:\n{start}RED's turn: Round 2:\n")
    assert said.endswith("Player RED wins!\n")
    assert "GREEN's turn: " in plain("1", "a3 a4", rules="animal").said


def test_rivers_follow_the_rules() -> None:
    assert "4 | * | * |   |   |   | * | * |" in plain("1", rules="appendix").said


def test_a_draw_that_other_rules_know_is_told_in_the_words_of_the_window() -> None:
    rules = "traditional,no_capture_limit=2"
    played = plain("1", "a3 a4", "a7 a6", rules=rules)
    assert played.lines[-1] == "Draw by 2-move rule"
    assert "Game over:" in played.lines[-22]
