"""A whole game as text."""

import re

import pytest

from jungle_pg.core.gametext import game_text, parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Cause, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import BadText, Verdict
from tests.core.test_match import new_match, played
from tests.rows import each_of
from tests.sample_games import TOY, done
from tests.toy import ToyRules

START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L r 0 1"
HEAD = f"Rules: traditional\nStart: {START}\n\n"


def test_rules_start_numbered_moves_and_result_are_written_exactly() -> None:
    match = played(new_match(), "G3G4", "G7G6", "G4G5")
    assert game_text(match) == HEAD + "1. G3G4 G7G6 2. G4G5\n*\n"


def test_a_game_without_moves_has_a_text() -> None:
    assert game_text(new_match()) == HEAD + "*\n"
    assert parse_game(JUNGLE, HEAD + "*\n").entries == ()


@pytest.mark.parametrize(
    ("position", "moves", "result"),
    [
        ("7/3W3/7/7/7/7/7/7/e6 r", ["D8D9"], "bottom den"),
        ("7/7/7/7/3l3/3T3/7/7/7 b", ["D5D4"], "top captured_all"),
        ("r1C4/T6/7/7/7/7/7/7/7 r", ["C9B9"], "bottom no_moves"),
        ("e6/7/7/7/7/7/7/7/E6 r 49", ["A1A2"], "draw no_capture_limit"),
    ],
)
def test_the_result_names_winner_and_reason(position: str, moves: list[str], result: str) -> None:
    match = played(new_match(position=position), *moves)
    assert game_text(match).splitlines()[-1] == result
    assert parse_game(JUNGLE, game_text(match)).verdict == match.verdict


def test_ends_by_players_are_read_back() -> None:
    match = played(new_match(), "A3A4")
    for end in (match.resign(0), match.resign(1), match.agree_draw(), match.lose_on_time()):
        ended = done(end)
        again = parse_game(JUNGLE, game_text(ended))
        assert again.entries == ended.entries
        assert again.verdict == ended.verdict


def test_what_was_undone_is_not_part_of_the_text() -> None:
    match = done(played(new_match(), "G3G4", "G7G6").undo())
    assert game_text(match) == HEAD + "1. G3G4\n*\n"


def test_a_pass_is_read_as_played_by_the_clock() -> None:
    match = parse_game(JUNGLE, HEAD + "1. A3A4 pass 2. A4A5\n*\n")
    assert match.entries[1] == Ply(1, JUNGLE.codec.parse_action("pass"), Cause.PASS)


def test_a_text_of_an_older_version_keeps_the_draw_that_passes_brought_about() -> None:
    text = HEAD + "1. A3A4 pass 2. pass pass 3. pass\ndraw repetition\n"
    match = parse_game(JUNGLE, text)
    assert match.verdict == Verdict(None, "repetition", times=3)
    assert game_text(match) == text
    assert parse_game(JUNGLE, game_text(match)) == match
    with pytest.raises(BadText, match="the moves lead to"):
        parse_game(JUNGLE, HEAD + "1. A3A4 pass 2. pass\ndraw repetition\n")
    assert parse_game(JUNGLE, text.replace("draw repetition", "*")).verdict is None


def test_long_games_are_wrapped_and_numbers_and_case_do_not_matter() -> None:
    moves = ["A3A4", "G7G6", "A4A3", "G6G7"] * 20
    match = played(new_match("course,moves_first=bottom"), *moves)
    text = game_text(match)
    assert max(map(len, text.splitlines()[3:])) <= 79
    again = parse_game(JUNGLE, text)
    assert again.entries == match.entries
    head, body = text.split("\n\n")
    for loose in (body.lower(), re.sub(r"\d+\. ", "", body), body.replace(". ", ".")):
        crumpled = f"{head}\n\n{loose}".replace("\n", "\r\n")
        assert parse_game(JUNGLE, crumpled).entries == match.entries


def test_house_rules_come_along() -> None:
    match = played(new_match("animal+dog_river,no_capture_limit=100"), "A3A4")
    assert game_text(match).startswith("Rules: animal+dog_river,no_capture_limit=100\n")
    assert parse_game(JUNGLE, game_text(match)).setup.rules == match.setup.rules


def test_turns_of_two_steps_and_luck_are_numbered_by_rounds() -> None:
    match = begin(TOY, Setup(ToyRules(1), luck_seed=4))
    for _ in range(4):
        match = done(match.play(TOY.actions(match.state)[0]))
    body = game_text(match).split("\n\n")[1]
    assert [word for word in body.split() if word.endswith(".")] == ["1."]
    assert body.split()[1].startswith("deal:")


@each_of(
    ("text", "complaint"),
    [
        ("", "a game begins with"),
        ("Rules: traditional\n\n*", "a game begins with"),
        (HEAD.replace("Rules", "Rule") + "*", "not 'Rule: traditional'"),
        (HEAD.replace("Start", "Rules") + "*", "expected one line"),
        (HEAD, "ends with its result"),
        (HEAD + "1. A3A4", "ends with its result"),
        (HEAD.replace("traditional", "odd") + "*", "unknown rule set 'odd'"),
        (HEAD.replace("l5t", "l6t") + "*", "row 9 is too long"),
        (HEAD + "1. A3A4 A7 *", "two squares like A3A4, not 'A7'"),
        (HEAD + "1. A3A4 G7G6 2. A4A6 *", "move 3, A4A6: not adjacent"),
        (HEAD + "1. A3A4 bottom den", "given as 'bottom den', but the moves lead to '*'"),
        (HEAD + "1. A3A4 draw resignation", "given as 'draw resignation'"),
        (HEAD + "1. A3A4 bottom time", None),
        (HEAD + "1. A3A4 top time", "given as 'top time'"),
        (HEAD + "1. A3A4 left time", "ends with its result"),
    ],
)
def test_a_damaged_text_is_refused_with_the_place(text: str, complaint: str | None) -> None:
    if complaint is None:
        assert parse_game(JUNGLE, text).verdict is not None
        return
    with pytest.raises(BadText) as raised:
        parse_game(JUNGLE, text)
    assert complaint in str(raised.value)
