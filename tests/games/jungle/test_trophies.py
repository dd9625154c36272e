"""Every trophy of Jungle is earned by a match played here, and by none that comes close."""

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.games.jungle.journey.trophies import HONOURS
from tests.core.jungle.positions import JUNGLE, fen

RULES = "traditional"


def feats(animals: str, moves: str, seat: int = 0, rules: str = RULES, quiet: int = 0) -> Feats:
    """What a seat has done in the match that these moves play from there; it must be over."""
    match: AnyMatch = begin(
        JUNGLE, Setup(JUNGLE.codec.parse_rules(rules), fen(animals, quiet=quiet))
    )
    for move in moves.split():
        after = match.play(JUNGLE.codec.parse_action(move))
        assert isinstance(after, Match), (move, after)
        match = after
    assert match.verdict is not None
    return HONOURS.feats(match, seat)


def test_den_and_what_a_small_win_brings() -> None:
    won = feats("CD8 rA9 EA1", "D8D9")
    assert won.trophies == {"den", "unharmed", "quick"}
    assert (won.moved, won.leaps) == ({"cat": 1}, 0)
    assert feats("CD8 rA9 EA1", "D8D9", seat=1).trophies == set()


def test_giant_is_a_rat_that_takes_the_elephant() -> None:
    won = feats("RA3 eA4", "A3A4")
    assert won.trophies == {"giant", "unharmed", "last_one", "quick"}
    assert (won.moved, won.taken) == ({"rat": 2}, {"elephant": 1})
    assert "giant" not in feats("EA3 eA4", "A3A4").trophies


def test_leap_three_times() -> None:
    twice, thrice = "B3B7 rest B7B3 rest", "B3B7 rest B7B3 rest B3B7 rest"
    way = "G9G8", "G8G9"

    def with_rests(text: str) -> str:
        rests = iter(way * 9)
        return " ".join(next(rests) if move == "rest" else move for move in text.split())

    won = feats("LB3 CD8 rG9", with_rests(f"{thrice} D8D9"))
    assert "leap" in won.trophies
    assert won.leaps == 3
    assert "leap" not in feats("LB3 CD8 rG9", with_rests(f"{twice} D8D9")).trophies


def test_swimmer_is_a_rat_that_has_swum_and_enters_the_den() -> None:
    way = "C5C6 A1A2 C6C7 A2A1 C7C8 A1A2 C8D8 A2A1 D8D9"
    assert "swimmer" in feats("RC5 dA1", way).trophies
    assert "swimmer" not in feats("RC7 dA1", "C7C8 A1A2 C8D8 A2A1 D8D9").trophies


def test_trap_takes_a_stronger_animal_in_a_trap_of_ones_own() -> None:
    assert "trap" in feats("CC2 eC1", "C2C1").trophies
    assert "trap" not in feats("EC2 cC1", "C2C1").trophies
    assert "trap" not in feats("RA3 eA4", "A3A4").trophies


def test_unharmed_loses_nobody_and_wins() -> None:
    lost_one = "A1A2 B3A3 D8D9"
    assert "unharmed" in feats("CD8 EA1 rB3", lost_one).trophies
    won = feats("CD8 DA2 pA3 LA1", "D8C8 A3A2 C8D8 A2B2 D8D9")
    assert "den" in won.trophies
    assert "unharmed" not in won.trophies


def test_last_one_wins_alone() -> None:
    assert "last_one" in feats("CD8 rA9", "D8D9").trophies
    assert "last_one" not in feats("CD8 EA1 rA9", "D8D9").trophies


def test_quick_wins_within_twenty_moves() -> None:
    rounds = "A1A2 A9A8 A2A1 A8A9 "
    free = "traditional,repetition_limit=none"
    assert "quick" in feats("CD8 EA1 rA9", rounds * 9 + "A1A2 A9A8 D8D9", rules=free).trophies
    assert "quick" not in feats("CD8 EA1 rA9", rounds * 10 + "D8D9", rules=free).trophies


def test_peace_is_a_draw_with_fewer_animals() -> None:
    rests = "A1A2 G9G8 A2A1 G8G9 " * 2
    drawn = feats("EA1 lG9 dD5", rests.strip())
    assert drawn.trophies == {"peace"}
    assert feats("EA1 lG9 dD5", rests.strip(), seat=1).trophies == set()
    assert feats("EA1 lG9", rests.strip()).trophies == set()


def test_every_trophy_has_been_here_and_every_animal_has_a_face() -> None:
    assert len(HONOURS.trophies) == 9
    assert HONOURS.face("rat") == ("pieces/r_rat", "word.rat")
    assert HONOURS.face("cow") is None
