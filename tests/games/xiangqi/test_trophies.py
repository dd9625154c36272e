"""Every trophy of Xiangqi is earned by a match played here, and by none that comes close."""

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.games.xiangqi.journey.trophies import HONOURS
from tests.core.xiangqi.positions import XIANGQI, fen


def feats(pieces: str, moves: str, seat: int = 0) -> Feats:
    """What a seat has done in the match that these moves play from there."""
    setup = Setup(XIANGQI.codec.parse_rules("standard"), fen(pieces))
    match: AnyMatch = begin(XIANGQI, setup)
    for move in moves.split():
        after = match.play(XIANGQI.codec.parse_action(move))
        assert isinstance(after, Match), (move, after)
        match = after
    if match.verdict is None:
        after = match.resign(1 - seat)
        assert isinstance(after, Match)
        match = after
    return HONOURS.feats(match, seat)


def test_general_is_checkmate() -> None:
    mated = feats("Ke1 kd10 Ra9 Rb8", "b8b10")
    assert mated.trophies == {"general"}
    assert (mated.moved, mated.leaps) == ({"chariot": 1}, 0)
    assert feats("Ke1 kd10 Ra9 Rb8", "b8b10", seat=1).trophies == set()
    assert feats("Ke1 kd10 Ra9 Rb8", "b8b7").trophies == set()


def test_cannon_gives_the_check_that_mates() -> None:
    mated = feats("Kd1 ke10 ad10 af10 Ce7 Cb5", "b5e5")
    assert mated.trophies == {"general", "cannon"}
    assert feats("Kd1 ke10 ad10 Ce7 Cb5", "b5e5").trophies == set()


def test_crossing_is_mate_with_a_soldier() -> None:
    mated = feats("Kd1 ke10 rd10 rf10 Pd9 Nd7", "d9e9")
    assert mated.trophies == {"general", "crossing"}
    assert feats("Kd1 ke10 rd10 rf10 Pd9 Cd7", "d9e9").trophies == set()


def test_horse_gives_check_and_attacks_a_chariot() -> None:
    assert feats("Kd1 ke10 rf9 Nb7", "b7d8").trophies == {"horse"}
    assert feats("Kd1 ke10 cf9 Nb7", "b7d8").trophies == set()
    assert feats("Kd1 ke10 rf9 be8 Nb7", "b7d8").trophies == set()
    assert feats("Kd1 ke10 rf9 Nb7", "b7a9", seat=1).trophies == set()


def test_pieces_that_move_and_take_are_counted() -> None:
    taken = feats("Kd1 ke10 ra9 Ra1", "a1a9")
    assert (taken.moved, taken.taken) == ({"chariot": 2}, {"chariot": 1})
    assert HONOURS.face("horse") == ("xiangqi/r_horse", "word.xiangqi.N")
    assert HONOURS.face("queen") is None
