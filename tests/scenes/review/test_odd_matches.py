"""Reviews of matches without moves, of those that were given up, and of games with cards."""

from pathlib import Path

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.reviews import KeptReview
from tests.core.test_duplicate import FIRST
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.review.watching import COMPUTER, HUMAN, Reviewed
from tests.scenes.table.played import played


def given_up() -> AnyMatch:
    return done(played(players=(HUMAN, COMPUTER), plies=6).resign(0))


def bare() -> AnyMatch:
    return played(players=(HUMAN, COMPUTER), plies=0)


@each_of("match", [bare(), given_up()])
def test_any_match_is_walked_through_to_both_ends(match: AnyMatch) -> None:
    reviewed = Reviewed(match)
    reviewed.wait(1.0)
    for key in ("end", "right", "left", "home", "left", "pagedown", "pageup", "space", "right"):
        reviewed.show.keys(key)
        reviewed.wait(0.8)
    assert reviewed.names[-1] == "review"
    assert 0 <= reviewed.chosen <= len(reviewed.scene.review.moves)
    reviewed.show.keys("end")
    reviewed.wait(0.5)
    assert reviewed.chosen == 0


def test_the_end_of_a_game_that_was_given_up_says_so() -> None:
    reviewed = Reviewed(given_up())
    reviewed.finish()
    reviewed.show.keys("end")
    reviewed.wait(0.5)
    assert any("resign" in text.lower() for text in reviewed.texts())


def test_a_game_of_cards_is_looked_at_while_its_review_is_still_being_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KeptReview, "known", lambda self: None)
    reviewed = Reviewed(FIRST, save=tmp_path / "cards.json")
    for key in ("end", "left", "home"):
        reviewed.show.keys(key)
        reviewed.wait(0.5)
    assert reviewed.names[-1] == "review"
