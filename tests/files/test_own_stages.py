"""Puzzles of a player's own in a file: damage costs a line at most, and two programs may write."""

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.journey.own import MOST_STAGES, OwnStage, OwnStages, own_stage
from jungle_pg.core.journey.stage import Goal
from jungle_pg.files.own_stages import own_stages_in
from jungle_pg.files.shared import SharedStore
from tests.saves.wandering import jungle_match

FILE = own_stages_in(Path("nowhere"))
GOAL = Goal("capture", 3, (("piece", "lion"), ("count", 1)))
PUZZLE = OwnStage(
    "own_1", "jungle", "club", "7/7/7/7/7/7/7/7/7 r 0 1", 0, GOAL, ("A3A4", "G7G6"), "2026"
)


@given(st.booleans(), st.integers(1, 100))
def test_a_puzzle_comes_back_as_it_was(is_gone: bool, moves: int) -> None:
    goal = replace(GOAL, moves=moves)
    puzzle = replace(PUZZLE, is_gone=is_gone, goal=goal)
    assert FILE.parse_line(FILE.line(puzzle)) == (puzzle, {})


@given(st.data())
def test_a_damaged_line_is_left_out_and_told_and_the_others_stay(data: st.DataObject) -> None:
    other = replace(PUZZLE, id="own_2")
    line = bytearray(FILE.line(PUZZLE).encode())
    place = data.draw(st.integers(0, len(line) - 2))
    del line[place : data.draw(st.integers(place + 1, len(line) - 1))]
    found, problems = FILE.read(bytes(line) + FILE.line(other).encode())
    assert found.by_id["own_2"] == other
    assert len(found.by_id) + len(problems) == 2


def test_what_another_program_knows_of_a_puzzle_is_written_back(tmp_path: Path) -> None:
    file = own_stages_in(tmp_path)
    assert file.load() == (OwnStages(), ())
    file.path.write_text(FILE.line(PUZZLE, {"colour": "green"}), encoding="utf-8")
    named = OwnStages().added(replace(PUZZLE, key=("A3B3",), changed="2027"))
    assert file.merge(named) == named
    assert '"colour":"green"' in file.path.read_text(encoding="utf-8")
    assert file.load() == (named, ())


def test_two_windows_keep_what_both_made_and_what_one_threw_away_stays_away(
    tmp_path: Path,
) -> None:
    file = own_stages_in(tmp_path)
    one, two = SharedStore.of(file), SharedStore.of(file)
    one.change(lambda puzzles: puzzles.added(PUZZLE))
    one.close()
    two.change(lambda puzzles: puzzles.added(replace(PUZZLE, id="own_2")))
    two.close()
    assert {puzzle.id for puzzle in two.now.of("jungle")} == {"own_1", "own_2"}
    one.change(lambda puzzles: puzzles.removed("own_1", "2027"))
    one.close()
    two.change(lambda puzzles: puzzles.added(replace(PUZZLE, id="own_3")))
    two.close()
    third = SharedStore.of(file)
    assert {puzzle.id for puzzle in third.now.of("jungle")} == {"own_2", "own_3"}
    assert third.now.of("xiangqi") == ()


def test_the_oldest_make_room_and_those_that_are_gone_first() -> None:
    many = OwnStages()
    for number in range(MOST_STAGES + 5):
        many = many.added(replace(PUZZLE, id=f"own_{number}", changed=f"{number:04}"))
    left = many.of("jungle")
    assert (len(left), left[0].id) == (MOST_STAGES, "own_5")


def test_a_puzzle_is_a_stage_and_the_same_one_is_kept_once() -> None:
    match = jungle_match()
    puzzle = own_stage(match, 1, GOAL, ("A3A4",), "2026-11-19")
    stage = OwnStages().added(puzzle).journey("jungle").stage(puzzle.id)
    assert (stage.goal, stage.seat, stage.key) == (GOAL, 1, ("A3A4",))
    assert match.rulebook.start(match.setup.rules, stage.position) == match.opening
    again = own_stage(match, 1, GOAL, ("G7G6",), "2027")
    assert again.id == puzzle.id
    assert own_stage(match, 0, GOAL, ("A3A4",), "2027").id != puzzle.id


def test_what_was_thrown_away_can_be_made_again() -> None:
    gone = OwnStages().added(PUZZLE).removed(PUZZLE.id, "2027")
    again = gone.added(replace(PUZZLE, changed="2028"))
    assert gone.merged(again).of("jungle") == again.merged(gone).of("jungle") != ()
