"""Jackaroo in the terminal: hidden hands, a cover between two people, histories and saves."""

import re
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.cabinet import faces, rulebooks
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.saves.folder import load_match, save_match
from jungle_pg.games.console.style import CLEAR
from tests.console.driving import Played, command, plain, pretty
from tests.console.jackaroo_lines import COLOURFUL, KING, are_backs, board, eager_lines, hands
from tests.core.jackaroo.moments import JACKAROO, moment
from tests.saves.wandering import STAMP, as_told


def test_the_hand_of_a_computer_is_never_shown(tmp_path: Path) -> None:
    lines = eager_lines() * 3
    for played in (
        plain("2", *lines, **KING, level=2),
        pretty(tmp_path, "2", *lines, "history", **KING, level=2),
    ):
        shown = hands(played.said, "YELLOW")
        assert len(shown) > 10
        assert all(map(are_backs, shown))


def test_nothing_that_is_shown_depends_on_the_cards_of_a_computer(tmp_path: Path) -> None:
    typed = ("2", "help", "hint", "7S", "1", "hint", "back", "history", "board", "discard KH")
    told = {
        pretty(tmp_path, *typed, **KING, board=board(other=other)).said
        for other in ("2C 3C", "QH 10D")
    }
    assert len(told) == 1


def test_computers_are_watched_without_their_cards_until_the_end(tmp_path: Path) -> None:
    for played in (plain("3", **KING, level=2), pretty(tmp_path, "3", **KING, level=2)):
        assert played.status == 0
        for side in ("RED", "YELLOW"):
            *during, after = hands(played.said, side)
            assert all(map(are_backs, during))
            assert "?" not in after
        assert re.search(r"(RED|YELLOW) wins! All four marbles are home\.", played.said)


def two_people(tmp_path: Path, **options: Any) -> tuple[Played, Played]:
    lines = ("1", "", "9S", "1", "", "quit")
    position = board(hand="7S 9S", other="2C 3C")
    return (
        plain(*lines[:-1], **KING, board=position),
        pretty(tmp_path, *lines, **KING, board=position, **options),
    )


def test_two_people_pass_the_screen_and_nobody_sees_the_other_hand(tmp_path: Path) -> None:
    for played in two_people(tmp_path):
        asked = [each.start() for each in re.finditer("Pass the screen to", played.said)]
        assert len(asked) == 2
        before, between, after = (
            played.said[: asked[0]],
            played.said[asked[0] : asked[1]],
            played.said[asked[1] :],
        )
        assert not re.search(r"[79]S", before)
        assert re.search(r"RED: .*Cards: 7S! 9S", between)
        assert "2C" not in between
        assert re.search(r"YELLOW: .*Cards: 2C 3C", after)
        assert "7S" not in after


def test_what_was_shown_is_cleared_or_scrolled_away_before_the_screen_is_passed(
    tmp_path: Path,
) -> None:
    for played in two_people(tmp_path):
        assert "\n" * 50 in played.said
    _, colourful = two_people(tmp_path, style=COLOURFUL)
    assert colourful.said.count(CLEAR) == 1
    shown = colourful.said[colourful.said.index(CLEAR) : colourful.said.rindex("Pass the screen")]
    assert "RED plays 9S" in shown
    for side in ("RED", "YELLOW"):
        assert all(map(are_backs, hands(shown, side)))


def test_only_enter_opens_the_hand_of_who_should_sit_there(tmp_path: Path) -> None:
    position = board(hand="7S 9S", other="2C 3C")
    lines = ("1", "", "9S", "1", "2C", "help", "undo", "")
    for played in (
        plain(*lines, **KING, board=position),
        pretty(tmp_path, *lines, **KING, board=position),
    ):
        *covers, opened = played.said.split("Pass the screen to YELLOW")
        assert len(covers) == 4
        assert all("2C" not in cover for cover in covers)
        assert re.search(r"YELLOW: .*Cards: 2C 3C", opened)


def test_what_was_shown_at_the_end_is_not_offered_to_be_taken_back(tmp_path: Path) -> None:
    said = pretty(tmp_path, "2", "resign", "undo", **KING, board=board()).said
    assert said.count("Game over. Type history, save or load, or quit: ") == 2
    assert "What was seen cannot be taken back" in said


def test_who_should_take_the_screen_can_leave_instead(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "quit", **KING)
    assert (played.status, played.lines[-1].endswith("Goodbye!")) == (0, True)


@pytest.mark.process
def test_a_script_plays_both_sides_without_a_cover(tmp_path: Path) -> None:
    script, position = tmp_path / "moves.txt", tmp_path / "board.txt"
    position.write_text(f"# red begins\n{board(hand='7S 9S', other='2C 3C')}\n", encoding="utf-8")
    script.write_text("1\n9S\n1\n2C\nmove\n1\nZ0 Z0\n", encoding="utf-8")
    options = (str(position), "--game", "jackaroo", "--moves", str(script))
    done = command(tmp_path, *options)
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode()
    assert "Pass the screen" not in said
    assert "YELLOW plays 2C." in said
    assert said.endswith("YELLOW wins! RED resigned.\n")


def test_the_history_tells_no_secret(tmp_path: Path) -> None:
    typed = ["9S", "1", "history", "quit"]
    position = board(hand="7S 9S", other="2C 3C")
    said = pretty(tmp_path, "2", *typed, **KING, board=position).said
    told = said[said.rindex("RED plays 9S: marble 1 10→19") :]
    assert re.search(r"YELLOW plays [23]C", told)
    assert len(re.findall(r"[23]C", told)) == 1
    assert "chooses" not in told


def test_a_game_is_saved_without_its_picks_and_goes_on(tmp_path: Path) -> None:
    pretty(tmp_path, "2", "7S", "save middle", "quit", **KING, board=board())
    found = load_match(rulebooks(), tmp_path / "data/saves/middle.json")
    assert isinstance(found, Loaded)
    assert found.match.cursor == 0
    said = pretty(tmp_path, "2", "load middle", "9S", "1", **KING).said
    assert "Loaded: middle" in said
    assert "RED plays 9S: marble 1 10→19" in said


def test_a_loaded_game_of_two_people_is_covered(tmp_path: Path) -> None:
    position = board(hand="7S 9S", other="2C 3C")
    pretty(tmp_path, "1", "", "save both", "quit", **KING, board=position)
    said = pretty(tmp_path, "1", "", "load both", **KING).said
    assert said.rindex("Pass the screen to RED") > said.index("Loaded: both")
    assert not re.search(r"Cards: 7S 9S", said)


def test_what_one_side_saw_of_a_game_is_not_gone_on_with(tmp_path: Path) -> None:
    match = begin(JACKAROO, Setup(JACKAROO.codec.parse_rules("king")))
    folder = tmp_path / "data/saves"
    folder.mkdir(parents=True)
    save_match(folder / "seen.json", as_told(match, 0), TimeState(), STAMP)
    said = pretty(tmp_path, "2", "load seen", "quit", **KING).said
    assert "Only what one player saw of this game is known here." in said
    assert "Loaded" not in said


@pytest.mark.process
def test_hidden_cards_or_nonsense_are_no_beginning(tmp_path: Path) -> None:
    face, rules = faces()["jackaroo"], JACKAROO.codec.parse_rules("king")
    hidden = JACKAROO.codec.position_text(JACKAROO.seen_by(moment(hand="7S"), 0))
    for text in (hidden, "", "red=0", "A1 l\n"):
        with pytest.raises(BadText):
            face.position(rules, text)
    bad = tmp_path / "board.txt"
    bad.write_text(hidden, encoding="utf-8")
    done = command(tmp_path, str(bad), "--game", "jackaroo")
    assert done.returncode == 2
    assert done.stderr.startswith(f"jungle-pg: {bad}: ".encode())


def test_a_decision_of_luck_is_nobodys_to_type() -> None:
    state = moment(hand="7S")
    assert faces()["jackaroo"].read(state, "draw 7S") == Decision(Kind.DRAW, "7S")
    played = plain("2", "draw:7S", "deal:7S|8S", **KING, board=board())
    assert played.said.count("Invalid. Try again!") == 2
