"""Machines in the terminal: their names, their luck, and that they always come to an end."""

from pathlib import Path

import pytest

from jungle_pg.console.machines import level_called
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.rulebook import BadText
from tests.console.driving import command, plain
from tests.rows import each_of

EVERY_RULES = [*RULE_SETS, *(f"animal+{switch}" for switch in SWITCHES)]
TWO_LIONS = "A5 l\nG5 L\n"
"""Where only rats may enter a den, they walk about for ever, out of each other's reach."""
ENDS = ("wins!", "rule", "repetition")


@each_of(("name", "level"), [("random", 1), ("greedy", 2), ("1", 1), ("5", 5), ("8", 8)])
def test_a_machine_has_a_name_or_a_level(name: str, level: int) -> None:
    assert level_called(name) == level


@each_of("name", ["", "Random", "0", "9", "1.5", "level:3", "５"])
def test_other_machines_are_not_known(name: str) -> None:
    with pytest.raises(BadText, match="random, greedy or a level from 1 to 8"):
        level_called(name)


@pytest.mark.levels
@each_of("level", [1, 2, 3])
@each_of("rules", EVERY_RULES)
def test_machines_play_every_rule_set_to_its_end_or_stop(rules: str, level: int) -> None:
    played = plain("3", rules=rules, level=level, max_rounds=60)
    assert played.status == 0
    rounds = played.said.count("Round ")
    if played.lines[-1] == "Stopped after 60 rounds.":
        assert rounds == 60
    else:
        assert played.lines[-1].endswith(ENDS)
        assert rounds <= 61


@pytest.mark.process
def test_machines_stop_after_500_rounds_unless_told_otherwise(tmp_path: Path) -> None:
    board = tmp_path / "two lions.txt"
    board.write_text(TWO_LIONS)
    endless = (str(board), "--rules", "animal+rat_only_den", "--machine", "greedy")
    done = command(tmp_path, *endless, typed="3\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"\nStopped after 500 rounds.\n")
    assert done.stdout.count(b"Round ") == 500
    done = command(tmp_path, "--seed", "1", "--max-rounds", "2", typed="3\n")
    assert (done.returncode, done.stdout.count(b"'s turn: ")) == (0, 2)
    assert done.stdout.endswith(b"\nStopped after 2 rounds.\n")


def test_a_person_is_never_stopped() -> None:
    moves = ["a3 a4", "a7 a6", "a4 a3", "a6 a7"] * 3
    played = plain("1", *moves, "Z0 Z0", max_rounds=2)
    assert played.said.count("Round ") == 13
    assert "Stopped" not in played.said


@pytest.mark.process
@pytest.mark.parametrize("machine", ["random", "greedy", "3", "5"])
def test_the_same_seed_plays_the_same_game(machine: str, tmp_path: Path) -> None:
    options = ("--machine", machine, "--max-rounds", "12")
    games = [
        command(tmp_path, *options, "--seed", seed, typed="3\n").stdout for seed in ("11", "11")
    ]
    assert games[0] == games[1]


@pytest.mark.process
def test_another_seed_plays_another_game(tmp_path: Path) -> None:
    options = ("--max-rounds", "12")
    games = {
        command(tmp_path, *options, "--seed", seed, typed="3\n").stdout for seed in ("1", "2", "3")
    }
    assert len(games) == 3


@pytest.mark.process
def test_the_machine_is_random_by_default(tmp_path: Path) -> None:
    options = ("--seed", "4", "--max-rounds", "20")
    by_default = command(tmp_path, *options, typed="3\n").stdout
    assert by_default == command(tmp_path, *options, "--machine", "random", typed="3\n").stdout
    assert by_default != command(tmp_path, *options, "--machine", "greedy", typed="3\n").stdout


def test_a_greedy_machine_takes_what_it_can() -> None:
    played = plain("3", board="A1 l\nA2 D\nG9 E\n", level=2, max_rounds=1)
    assert "Blue's turn: A1 A2\nDog of Red captured!\n" in played.said


def test_a_level_finds_the_den_through_the_search() -> None:
    played = plain("3", board="A3 l\nD7 p\nA9 E\nG9 L\n", level=5, max_rounds=9)
    assert played.lines[-1] == "Player Blue wins!"
    assert "Blue's turn: D8 D9\n" in played.said
