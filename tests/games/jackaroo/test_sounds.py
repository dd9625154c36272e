"""What is heard of a step of Jackaroo, and when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.jackaroo.sounds import lift_sounds
from jungle_pg.games.values import TRAVEL, Pace
from tests.games.jackaroo.moving import HAND_MADE, Played, steps
from tests.rows import each_of

KNOWN = {
    *("card_play", "card_deal", "card_draw", "card_shuffle", "card_attack"),
    *("marble_step", "marble_hit", "marble_out", "marble_swap", "marble_home", "marble_back"),
}
paces = st.sampled_from([Pace.of(word) for word in TRAVEL] + [Pace(haste=3), Pace(is_reduced=True)])


def names(name: str, pace: Pace | None = None) -> list[str]:
    return [heard.cue.name for heard in HAND_MADE[name].sounds(pace or Pace())]


@given(step=steps, pace=paces, is_flipped=st.booleans())
def test_sounds_come_in_order_within_the_motion(step: Played, pace: Pace, is_flipped: bool) -> None:
    heard = step.sounds(pace, is_flipped=is_flipped)
    ends_s = max(step.motion(pace).ends_s, step.cards(pace).ends_s)
    assert [each.at_s for each in heard] == sorted(each.at_s for each in heard)
    for each in heard:
        assert each.cue.name in KNOWN
        assert 0 <= each.cue.pan <= 1
        assert 0 <= each.at_s <= max(ends_s, 0.0)


@each_of(
    ("name", "wanted"),
    [
        ("one", ["card_play", "marble_step"]),
        ("five", ["card_play"] + ["marble_step"] * 5),
        ("out", ["card_play", "marble_out", "marble_step"]),
        ("swap", ["card_play", "marble_swap", "marble_step"]),
        ("capture", ["card_play"] + ["marble_step"] * 4 + ["marble_hit", "marble_back"]),
        ("home", ["card_play"] + ["marble_step"] * 4 + ["marble_home"]),
        ("attack", ["card_play", "card_attack"]),
        ("thrown away", ["card_play"]),
        ("bonus", ["card_draw"]),
        ("deal", ["card_deal"] * 8),
        ("first shuffle", ["card_shuffle"]),
    ],
)
def test_each_kind_of_step_has_its_sounds(name: str, wanted: list[str]) -> None:
    assert names(name) == wanted


def test_a_king_is_heard_at_every_blow() -> None:
    assert names("run").count("marble_hit") == names("run").count("marble_back") == 3


def test_a_hasty_walk_has_one_sound() -> None:
    assert names("twelve", Pace(haste=3)) == ["card_play", "marble_hit"]
    assert names("five", Pace(0.0)) == ["card_play", "marble_step"]


def test_a_step_is_heard_where_it_is_seen() -> None:
    one, other = (
        [heard.cue.pan for heard in HAND_MADE["five"].sounds(is_flipped=flip)]
        for flip in (False, True)
    )
    assert one[0] == other[0] == 0.5
    assert one[1:] == pytest.approx([1 - pan for pan in other[1:]])
    assert max(one[1:]) < 0.2


def test_a_marble_that_is_taken_up_is_heard() -> None:
    (heard,) = lift_sounds(12, 0, is_flipped=False)
    assert heard.cue.name == "select"
