"""What games of the laboratory tell together: counts, honest margins, and a plain judgement."""

from math import comb

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.trials import Findings, Judgement, TrialGame, findings_of, judged

GAMES = st.lists(
    st.builds(
        TrialGame,
        st.sampled_from((0, 1, None)),
        st.sampled_from(("den", "repetition")),
        st.integers(0, 300),
        st.lists(st.tuples(st.sampled_from(("cat", "dog")), st.integers(1, 9)), max_size=2)
        .map(dict).map(lambda counts: tuple(sorted(counts.items()))),
    ),
    max_size=60,
)  # fmt: skip


def found(first: int, drawn: int, second: int) -> Findings:
    games = [*[TrialGame(0, "den", 40)] * first, *[TrialGame(None, "repetition", 60)] * drawn]
    return findings_of([*games, *[TrialGame(1, "den", 50)] * second])


@given(GAMES, st.randoms(use_true_random=False))
def test_what_games_tell_does_not_depend_on_their_order(
    games: list[TrialGame], luck: object
) -> None:
    mixed = list(games)
    luck.shuffle(mixed)  # type: ignore[attr-defined]
    assert findings_of(mixed) == findings_of(games)


@given(GAMES)
def test_every_game_is_counted_once(games: list[TrialGame]) -> None:
    findings = findings_of(games)
    assert sum(findings.parts) == findings.games == len(games)
    assert sum(count for _, count in findings.reasons) == len(games)
    captures = sum(count for game in games for _, count in game.takers)
    assert sum(count for _, count in findings.takers) == captures
    low, middle, high = findings.spread
    assert low <= middle <= high
    assert sum(length <= high for length in findings.lengths) >= len(games) / 2


def test_a_margin_holds_the_truth_as_often_as_it_says() -> None:
    for true_share, games in ((0.5, 40), (0.3, 100), (0.1, 60), (0.9, 200)):
        held = 0.0
        for wins in range(games + 1):
            findings = found(wins, games - wins, 0)
            # The interval of Wilson lies around a point a little nearer to a half.
            middle = (wins + 1.96**2 / 2) / (games + 1.96**2)
            if abs(middle - true_share) <= findings.margin(wins):
                held += comb(games, wins) * true_share**wins * (1 - true_share) ** (games - wins)
        assert 0.92 <= held <= 0.98, (true_share, games, held)


def test_rules_are_judged_in_one_word() -> None:
    rows = {
        Judgement.FEW: ((20, 0, 0), (0, 29, 0), (0, 0, 0)),
        Judgement.FAIR: ((100, 0, 100), (52, 90, 58), (104, 0, 96)),
        Judgement.FIRST: ((120, 0, 80), (60, 100, 20), (30, 0, 0)),
        Judgement.SECOND: ((80, 0, 120), (3, 180, 17)),
        Judgement.DRAWN: ((20, 150, 30), (0, 200, 0)),
        Judgement.UNSURE: ((18, 0, 12), (112, 0, 88)),
    }
    for judgement, cases in rows.items():
        for first, drawn, second in cases:
            games = first + drawn + second
            assert judged(first, second, games) is judgement, (judgement, first, drawn, second)


def test_equal_sides_are_seldom_called_unequal() -> None:
    wrong = sum(
        comb(200, first) / 2**200
        for first in range(201)
        if judged(first, 200 - first, 200) in (Judgement.FIRST, Judgement.SECOND)
    )
    assert wrong <= 0.06


def test_whoever_took_most_comes_first() -> None:
    games = [
        TrialGame(0, "den", 9, (("cat", 1), ("dog", 3))),
        TrialGame(0, "den", 9, (("cat", 4),)),
    ]
    assert findings_of(games).takers == (("cat", 5), ("dog", 3))
