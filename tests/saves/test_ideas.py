"""Names a save could have."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.saves.names import (
    free_name,
    is_usual_name,
    letters_left,
    mended_name,
    name_problem,
    plain_name,
)
from tests.rows import each_of


@each_of(
    ("name", "mended"),
    [
        ("Autumn: game", "Autumn game"),
        ("a/b\\c", "a b c"),
        ("what?", "what"),
        (" end. ", "end"),
        (".hidden", "hidden"),
        ("a\u200bb", "a b"),
        ("v1.2", "v1.2"),
        ("game.json", "game"),
        ("x" * 300, "x" * 195),
        ("x" * 300_000, "x" * 195),
        ("斗" * 80, "斗" * 65),
        ("???", None),
        ("", None),
        ("CON", None),
    ],
)
def test_a_name_is_mended(name: str, mended: str | None) -> None:
    assert mended_name(name) == mended


@given(st.text())
def test_a_mended_name_can_be_stored_and_stays_as_it_is(name: str) -> None:
    mended = mended_name(name)
    if mended is not None:
        assert name_problem(mended) is None
        assert mended_name(mended) == mended


@each_of(
    ("name", "taken", "free"),
    [
        ("game", set(), "game"),
        ("game", {"game"}, "game 2"),
        ("game", {"game", "game 2", "game 3"}, "game 4"),
        ("game 7", {"game 7"}, "game 8"),
        ("game.json", {"game.json"}, "game 2.json"),
        ("jungle_game_20261116_140305", {"jungle_game_20261116_140305"},
         "jungle_game_20261116_140305 2"),
        ("level 2026", {"level 2026"}, "level 2026 2"),
        ("x" * 195, {"x" * 195}, None),
    ],
)  # fmt: skip
def test_a_number_makes_a_name_free(name: str, taken: set[str], free: str | None) -> None:
    assert free_name(name, taken.__contains__) == free


def test_where_every_number_is_taken_there_is_no_name() -> None:
    assert free_name("game", lambda name: True) is None


@each_of(
    ("name", "is_usual"),
    [
        ("jungle_game_20261116_140305", True),
        ("jungle_game_20261116_140305.json", True),
        ("jungle_game_20261116_140305 2", True),
        ("jungle_game", False),
        ("Autumn game", False),
    ],
)
def test_a_name_no_player_chose_is_known(name: str, is_usual: bool) -> None:
    assert is_usual_name(name) == is_usual


def test_players_do_not_read_the_usual_ending() -> None:
    names = [plain_name(Path(name)) for name in ("a/game.json", "game.JSON", "v1.2.json")]
    assert names == ["game", "game.JSON", "v1.2"]


@each_of(("name", "left"), [("", 195), ("abc", 192), ("x" * 195, 0), ("x" * 300, 0), ("斗兽", 63)])
def test_the_letters_left_are_of_the_kind_that_is_there(name: str, left: int) -> None:
    assert letters_left(name) == left
