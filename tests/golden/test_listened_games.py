"""A whole game of each kind is played by keys alone, and nothing it reads out changes unnoticed."""

import pytest

from tests.golden.listened_games import GAMES, LISTENED, lines_of
from tests.rows import each_of


@pytest.mark.slow
@each_of("name", GAMES)
def test_a_game_without_the_screen_is_read_out_as_it_was_recorded(name: str) -> None:
    recorded = (LISTENED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    heard = lines_of(name)
    for number, (was, now) in enumerate(zip(recorded, heard, strict=False), 1):
        assert was == now, f"line {number}"
    assert len(heard) == len(recorded)
