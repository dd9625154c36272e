"""What is heard when a piece is taken up: always wood, sometimes its animal."""

import pytest

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.games.values import Heard
from tests.games.moving import TABLE

STATE = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
SEEDS = range(2000)


def lifted(square: str = "A3", seed: int = 0, **wishes: bool) -> tuple[Heard, ...]:
    return TABLE.lift_sounds(STATE, square, seed, **wishes)


def voices(sounds: tuple[Heard, ...]) -> list[Heard]:
    return [each for each in sounds if each.cue.name.startswith("voice_")]


def test_wood_is_heard_at_once_every_time() -> None:
    for seed in SEEDS[:50]:
        wood = lifted(seed=seed)[0]
        assert (wood.at_s, wood.cue.name, wood.cue.gain) == (0.0, "select", 1.0)


def test_an_animal_speaks_fifteen_times_in_a_hundred_at_half_its_loudness() -> None:
    spoken = [voice for seed in SEEDS for voice in voices(lifted(seed=seed))]
    assert len(spoken) / len(SEEDS) == pytest.approx(0.15, abs=0.02)
    assert {(voice.cue.name, voice.cue.gain) for voice in spoken} == {("voice_elephant", 0.5)}


def test_whoever_wants_no_voices_hears_none() -> None:
    assert not any(voices(lifted(seed=seed, voices=False)) for seed in SEEDS)


def test_the_same_luck_is_heard_the_same() -> None:
    assert [lifted(seed=seed) for seed in SEEDS] == [lifted(seed=seed) for seed in SEEDS]


def test_it_comes_from_where_the_piece_stands() -> None:
    assert lifted("A3")[0].cue.pan == 0
    assert lifted("G3")[0].cue.pan == 1
    assert lifted("A3", is_flipped=True)[0].cue.pan == 1


def test_where_nothing_stands_nothing_is_heard() -> None:
    assert lifted("D5") == ()
