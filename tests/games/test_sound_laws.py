"""What is heard of plies: laws that hold for all of them, in every game."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.values import Heard, Pace
from tests.games.any_moving import HAND_MADE, Shown, plies
from tests.games.moving import OFF, REDUCED, paces
from tests.rows import each_of

SOUNDS = json.loads((Path(__file__).parents[2] / "assets/sounds/sounds.json").read_text())["sounds"]
seeds = st.integers(0, 2**32)
all_paces = paces | st.sampled_from([OFF, REDUCED, Pace(haste=5.0)])


def is_voice(heard: Heard) -> bool:
    return heard.cue.name.startswith("voice_")


@given(ply=plies, pace=all_paces, seed=seeds)
def test_sounds_come_in_order_and_at_most_five_at_a_ply_besides_cards_that_are_dealt(
    ply: Shown, pace: Pace, seed: int
) -> None:
    heard = ply.sounds(pace, seed)
    starts = [each.at_s for each in heard]
    assert starts == sorted(starts)
    assert all(start >= 0 for start in starts)
    dealt = [each for each in heard if each.cue.name == "card_deal"]
    assert heard
    assert len(heard) - len(dealt) <= 5
    # Four or five cards for each of the two.
    assert len(dealt) <= 10


@given(ply=plies, pace=all_paces, seed=seeds)
def test_every_sound_exists_and_can_be_played(ply: Shown, pace: Pace, seed: int) -> None:
    for each in ply.sounds(pace, seed):
        assert each.cue.name in SOUNDS
        assert 0 <= each.cue.pan <= 1
        assert 0 < each.cue.gain <= 1
        assert each.cue.take_seed is not None


@given(ply=plies, pace=all_paces, seed=seeds)
def test_the_same_seed_gives_the_same_sounds(ply: Shown, pace: Pace, seed: int) -> None:
    assert ply.sounds(pace, seed) == ply.sounds(pace, seed)


@given(ply=plies, pace=all_paces, seed=seeds)
def test_without_voices_all_other_sounds_stay_as_they_are(
    ply: Shown, pace: Pace, seed: int
) -> None:
    others = [each for each in ply.sounds(pace, seed) if not is_voice(each)]
    assert list(ply.sounds(pace, seed, voices=False)) == others


@given(ply=plies, seed=seeds)
def test_a_board_seen_from_the_other_side_sounds_mirrored(ply: Shown, seed: int) -> None:
    usual, mirrored = ply.sounds(seed=seed), ply.sounds(seed=seed, is_flipped=True)
    for one, other in zip(usual, mirrored, strict=True):
        assert one.cue.pan == pytest.approx(1 - other.cue.pan)
        assert (one.cue.name, one.at_s) == (other.cue.name, other.at_s)


@given(ply=plies, pace=all_paces, seed=seeds)
def test_no_sound_begins_after_everything_has_settled(ply: Shown, pace: Pace, seed: int) -> None:
    ends_s = ply.motion(pace).ends_s
    assert all(each.at_s <= ends_s + 0.001 for each in ply.sounds(pace, seed, voices=False))


@each_of("ply", HAND_MADE.values(), ids=HAND_MADE)
def test_a_hasty_replay_has_no_voices(ply: Shown) -> None:
    for seed in range(40):
        assert not any(map(is_voice, ply.sounds(Pace(haste=3.0), seed)))
