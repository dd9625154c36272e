"""Which finished matches count, for what, and that each counts once."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from jungle_pg.core.career.feats import result_of
from jungle_pg.core.log import Cause, Player, Setup, Stakes
from jungle_pg.core.match import AnyMatch, Match, begin
from tests.core.jungle.positions import JUNGLE, fen

RULES = JUNGLE.codec.parse_rules("traditional")
NOON = datetime(2026, 3, 14, 12, 0, 0, 5)
RATINGS = (790, 1000, 1190)
PERSON, LEVEL_2 = Player("Ann"), Player(level=2)


def setup(**more: Any) -> Setup[Any]:
    return Setup(RULES, **{"players": (PERSON, LEVEL_2), "luck_seed": 7, **more})


def played(agreed: Setup[Any], *moves: str, at: datetime = NOON) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, agreed)
    for number, move in enumerate(moves):
        after = match.play(JUNGLE.codec.parse_action(move))
        assert isinstance(after, Match), after
        match = after.timed(match.cursor, at + timedelta(seconds=number))
    return match


def ended(match: AnyMatch, seat: int = 1, at: datetime = NOON) -> AnyMatch:
    after = match.resign(seat)
    assert isinstance(after, Match)
    return after.timed(match.cursor, at)


def test_a_finished_game_against_a_level_is_told_and_counts_for_statistics() -> None:
    match = ended(played(setup(), "A3A4", "A7A6", "A4A5"))
    result = result_of(match, RATINGS, "the game")
    assert result is not None
    assert (result.game, result.date) == ("jungle", "2026-03-14T12:00:00")
    assert (result.names, result.levels) == (("Ann", ""), (None, 2))
    assert (result.winner, result.reason, result.moves) == (0, "resignation", 3)
    assert (result.person, result.level, result.points, result.save) == (0, 2, 1.0, "the game")
    assert result.against is None


def test_a_rated_game_counts_for_the_rating_unless_a_computer_played_for_the_person() -> None:
    rated = setup(stakes=Stakes.RATED, undo_depth=0)
    match = ended(played(rated, "A3A4"))
    result = result_of(match, RATINGS)
    assert result is not None
    assert result.against == 1000
    unmeasured = result_of(match, RATINGS[:1])
    assert unmeasured is not None
    assert unmeasured.against is None
    helped = begin(JUNGLE, rated).play(JUNGLE.codec.parse_action("A3A4"), Cause.AUTO)
    assert isinstance(helped, Match)
    result = result_of(ended(helped.timed(0, NOON)), RATINGS)
    assert result is not None
    assert result.against is None


def test_what_does_not_count() -> None:
    running = played(setup(), "A3A4")
    watched = ended(played(setup(players=(LEVEL_2, LEVEL_2)), "A3A4"))
    placed = ended(played(setup(position=fen("RA1 rG9")), "A1A2"))
    branched = ended(played(setup(), "A3A4", "A7A6").branch(1), seat=0)
    untimed = begin(JUNGLE, setup()).resign(0)
    assert isinstance(untimed, Match)
    for match in (running, watched, placed, branched, untimed):
        assert result_of(match, RATINGS) is None


def test_a_game_is_the_same_after_undo_and_another_after_a_restart() -> None:
    match = played(setup(), "A3A4", "A7A6", "A4A5", "A6A5")
    once = result_of(ended(match))
    undone = ended(match).undo()
    assert isinstance(undone, Match)
    again = result_of(ended(undone, seat=0, at=NOON + timedelta(minutes=5)))
    assert once is not None
    assert again is not None
    assert once.id == again.id
    later = result_of(ended(played(setup(), "A3A4", at=NOON + timedelta(minutes=9))))
    other_luck = result_of(ended(played(setup(luck_seed=8), "A3A4")))
    assert later is not None
    assert other_luck is not None
    assert len({once.id, later.id, other_luck.id}) == 3


def test_a_branch_counts_for_nothing_until_it_begins_anew() -> None:
    rated = played(setup(stakes=Stakes.RATED, undo_depth=0), "A3A4", "A7A6")
    branch = rated.branch(1)
    assert branch.setup.stakes is Stakes.NOTHING
    assert begin(JUNGLE, branch.setup).setup.stakes is Stakes.FRIENDLY
    assert begin(JUNGLE, rated.setup).setup.stakes is Stakes.RATED
    assert replace(branch.setup, stakes=Stakes.RATED) == rated.setup
