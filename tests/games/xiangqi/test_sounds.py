"""What is heard of a ply of Xiangqi, and when."""

from collections.abc import Iterable

import pytest

from jungle_pg.games.values import Heard, Pace
from tests.games.moving import OFF, REDUCED
from tests.games.xiangqi.moving import HAND_MADE, NORMAL, OPENING, TABLE, state_of
from tests.rows import each_of

STATE = state_of(OPENING)
SEEDS = range(1000)


def times(name: str, pace: Pace = NORMAL) -> list[tuple[str, int]]:
    """What is heard but voices, and when it begins, in milliseconds."""
    heard = HAND_MADE[name].sounds(pace, voices=False)
    return [(each.cue.name, round(each.at_s * 1000)) for each in heard]


def names(heard: Iterable[Heard]) -> list[str]:
    return [each.cue.name for each in heard]


@each_of(
    ("name", "wanted"),
    [
        ("soldier", [("disc_light", 180)]),
        ("advisor", [("disc_light", 180)]),
        ("general", [("disc_middle", 180)]),
        ("chariot", [("chariot_roll", 0), ("disc_heavy", 348)]),
        ("horse", [("horse_hoof", 0), ("horse_hoof", 340)]),
        ("elephant", [("leap", 100), ("land", 440)]),
        ("soldier takes", [("disc_capture", 150)]),
        ("chariot takes", [("chariot_roll", 0), ("disc_capture", 218)]),
        ("horse takes", [("horse_hoof", 0), ("disc_capture", 340)]),
        ("elephant takes", [("leap", 100), ("disc_capture", 440)]),
        ("cannon takes", [("cannon_fire", 120), ("disc_capture", 458)]),
        ("check", [("chariot_roll", 0), ("disc_heavy", 322), ("check", 352)]),
        (
            "check by a shot",
            [("cannon_fire", 120), ("disc_capture", 338), ("check", 338 + 110 + 30)],
        ),
    ],
)
def test_each_kind_of_ply_is_heard_when_it_is_seen(name: str, wanted: list[object]) -> None:
    assert times(name) == wanted


@each_of("pace", [Pace.of("fast"), NORMAL, Pace.of("slow")], ids=str)
def test_the_stroke_of_the_gong_falls_with_the_general(pace: Pace) -> None:
    falls_ms = HAND_MADE["mate"].motion(pace).lands_s * 1000
    heard = dict(times("mate", pace))
    assert heard["topple"] == pytest.approx(falls_ms, abs=1)
    assert heard["mate"] == pytest.approx(falls_ms - 440, abs=1)
    assert "check" not in heard


@each_of("pace", [Pace.of("fast"), Pace.of("slow")], ids=["fast", "slow"])
def test_sounds_keep_to_the_moments_of_the_motion(pace: Pace) -> None:
    for name, sound in (("soldier", "disc_light"), ("chariot", "disc_heavy"), ("elephant", "land")):
        lands_ms = round(HAND_MADE[name].motion(pace).lands_s * 1000)
        assert dict(times(name, pace))[sound] == lands_ms


def test_sounds_come_from_where_they_are_made() -> None:
    shot = {each.cue.name: each.cue.pan for each in HAND_MADE["chariot"].sounds()}
    assert shot == {"chariot_roll": 0, "disc_heavy": 1}
    mate = {each.cue.name: each.cue.pan for each in HAND_MADE["mate"].sounds()}
    assert mate["mate"] == 0.5
    assert mate["topple"] == 3 / 8


def test_a_longer_roll_is_louder() -> None:
    gains = [HAND_MADE[name].sounds()[0].cue.gain for name in ("chariot a step", "chariot")]
    assert 0.5 < gains[0] < gains[1] <= 1


def spoken(name: str, pace: Pace = NORMAL) -> float:
    heard = (HAND_MADE[name].sounds(pace, seed) for seed in SEEDS)
    return sum(any("voice_" in each for each in names(one)) for one in heard) / len(SEEDS)


@pytest.mark.slow
def test_only_horses_and_elephants_speak_and_more_often_when_they_take() -> None:
    silent = {name for name in HAND_MADE if "horse" not in name and "elephant" not in name}
    assert {name: spoken(name) for name in silent} == dict.fromkeys(silent, 0)
    assert spoken("horse") == pytest.approx(0.12, abs=0.04)
    assert spoken("elephant takes") == pytest.approx(0.6, abs=0.05)
    assert spoken("elephant takes", Pace(0.5)) == pytest.approx(0.3, abs=0.05)


def test_a_hasty_replay_has_one_sound_a_ply() -> None:
    hasty = Pace(haste=3.0)
    assert names(HAND_MADE["chariot"].sounds(hasty)) == ["disc_heavy"]
    assert names(HAND_MADE["check by a shot"].sounds(hasty)) == ["disc_capture"]


@each_of("pace", [OFF, REDUCED], ids=["off", "reduced"])
def test_where_nothing_travels_nothing_is_waited_for(pace: Pace) -> None:
    assert times("chariot", pace) == [("disc_heavy", 0)]
    assert times("check by a shot", pace) == [("disc_capture", 0), ("check", 0)]
    assert times("mate", pace) == [("disc_heavy", 0), ("mate", 0)]


def lifted(point: str, seed: int = 0, **how: bool) -> tuple[Heard, ...]:
    return TABLE.lift_sounds(STATE, point, seed, **how)


def test_a_piece_that_is_taken_up_is_heard_and_some_of_them_speak() -> None:
    assert names(lifted("a1")) == ["select"]
    for point, voice in (("b1", "voice_horse"), ("c1", "voice_elephant")):
        heard = {each for seed in SEEDS for each in names(lifted(point, seed))}
        assert heard == {"select", voice}
        assert {each for seed in SEEDS for each in names(lifted(point, seed, voices=False))} == {
            "select"
        }
    assert {each for seed in SEEDS for each in names(lifted("e1", seed))} == {"select"}


def test_it_comes_from_where_the_piece_stands() -> None:
    assert lifted("a1")[0].cue.pan == 0
    assert lifted("i1")[0].cue.pan == 1
    assert lifted("a1", is_flipped=True)[0].cue.pan == 1


def test_where_nothing_stands_nothing_is_heard() -> None:
    assert lifted("e5") == ()
