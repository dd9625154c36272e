"""Games as text that can be read back."""

from pathlib import Path

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.match import AnyMatch
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.table.played import GOLDEN, agreed, played
from tests.shell.export.filming import exported

RECORDED = sorted(path.stem for path in GOLDEN.glob("*.txt"))


def is_same_game(one: AnyMatch, other: AnyMatch) -> bool:
    """Whether two matches have the same rules, the same states and the same end."""
    return (
        one.setup.rules == other.setup.rules
        and one.opening == other.opening
        and [moment.state for moment in one.moments] == [moment.state for moment in other.moments]
        and one.entries == other.entries
        and one.verdict == other.verdict
    )


@each_of("name", RECORDED)
def test_a_text_reads_back_to_an_equal_match(name: str, tmp_path: Path) -> None:
    match = played(name)
    exported(match, "txt", tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert is_same_game(parse_game(JUNGLE, text), match)


@each_of("match", [agreed(plies=9), done(played(plies=8).resign(1)), played(plies=0)])
def test_so_does_one_that_was_agreed_given_up_or_never_begun(
    match: AnyMatch, tmp_path: Path
) -> None:
    exported(match, "txt", tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert is_same_game(parse_game(JUNGLE, text), match)


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    match = done(played(plies=10).undo())
    exported(match, "txt", tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert len(parse_game(JUNGLE, text).moments) == match.cursor < 10
