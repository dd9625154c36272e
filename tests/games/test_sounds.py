"""What is heard of a ply of Jungle: the layers of each kind."""

from collections.abc import Iterable

import pytest

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import Pass
from jungle_pg.games.values import Heard, Pace
from tests.games.moving import HAND_MADE, NORMAL, OFF, REDUCED, TABLE, Played
from tests.rows import each_of


def sounds(ply: Played, pace: Pace = NORMAL, seed: int = 0, **how: bool) -> tuple[Heard, ...]:
    return TABLE.sounds(ply.before, ply.events, ply.after, pace, seed, **how)


def is_voice(heard: Heard) -> bool:
    return heard.cue.name.startswith("voice_")


def spoken(name: str, pace: Pace = NORMAL) -> float:
    """How often an animal speaks in a ply."""
    return sum(any(map(is_voice, sounds(HAND_MADE[name], pace, seed))) for seed in range(500)) / 500


def times(name: str, pace: Pace = NORMAL) -> dict[str, float]:
    """When each sound but the voices begins, in milliseconds."""
    heard = sounds(HAND_MADE[name], pace, voices=False)
    return {each.cue.name: round(each.at_s * 1000) for each in heard}


def test_sounds_come_from_their_column() -> None:
    heard = {each.cue.name: each.cue.pan for each in sounds(HAND_MADE["jump"], voices=False)}
    assert heard == {"leap": 0, "land": 0.5, "grass": 0.5}


@each_of(
    ("name", "wanted"),
    [
        ("step", {"move_middle": 180, "grass": 180}),
        ("swim", {"move_light": 180, "swim": 180}),
        ("into the water", {"move_light": 180, "water_in": 180}),
        ("out of the water", {"move_light": 180, "grass": 180, "water_out": 180}),
        ("jump", {"leap": 70, "land": 410, "grass": 410}),
        ("capture", {"capture": 150, "grass": 330}),
        ("capture in the water", {"capture": 150, "swim": 330}),
        ("jump capture", {"leap": 70, "capture": 410, "grass": 520}),
        ("rat takes elephant", {"capture_big": 340 - 250}),
        ("trap", {"move_heavy": 180, "grass": 180, "net_drop": 180 + 150 - 125}),
        ("freed", {"net_off": 0, "move_heavy": 180, "grass": 180}),
        ("den", {"net_off": 0, "move_middle": 200, "den": 400 - 360}),
    ],
)
def test_each_kind_of_ply_has_its_layers(name: str, wanted: dict[str, int]) -> None:
    assert times(name) == wanted


@each_of("pace", [Pace.of("fast"), Pace.of("slow")], ids=["fast", "slow"])
def test_sounds_keep_to_the_moments_of_the_motion(pace: Pace) -> None:
    step, capture = HAND_MADE["step"].motion(pace), times("capture", pace)
    assert times("step", pace)["move_middle"] == round(step.lands_s * 1000)
    assert capture["capture"] == round(150 * pace.factor)


def test_soft_sounds_are_softer() -> None:
    def gain(ply: str, name: str) -> float:
        cues = [each.cue for each in sounds(HAND_MADE[ply], voices=False)]
        return next(cue.gain for cue in cues if cue.name == name)

    assert gain("swim", "move_light") == 0.5
    assert gain("trap", "grass") == 0.5
    assert gain("step", "grass") == 1


def test_animals_speak_as_often_as_they_should() -> None:
    chances = {"step": 0.12, "swim": 0.10, "into the water": 0.15, "jump": 0.60, "trap": 0.35}
    for name, chance in {**chances, "capture": 0.85, "den": 0.0}.items():
        assert spoken(name) == pytest.approx(chance, abs=0.06)


def test_rat_and_elephant_always_speak_one_after_the_other() -> None:
    for seed in range(20):
        heard = sounds(HAND_MADE["rat takes elephant"], seed=seed)
        voices = [(each.cue.name, round(each.at_s, 3)) for each in heard if is_voice(each)]
        assert voices == [("voice_rat", 0.0), ("voice_elephant", 0.64)]


def names(heard: Iterable[Heard]) -> list[str]:
    return [each.cue.name for each in heard]


def test_a_quick_replay_is_quieter() -> None:
    assert spoken("jump", Pace(0.5)) == pytest.approx(0.3, abs=0.06)
    assert spoken("capture", Pace(1 / 3)) == 0
    assert names(sounds(HAND_MADE["step"], Pace(1 / 3))) == ["move_middle"]
    assert names(sounds(HAND_MADE["rat takes elephant"], Pace(1 / 3))) == ["capture_big"]


def test_without_motion_one_sound_is_heard_at_once() -> None:
    for name, wanted in (("step", "move_middle"), ("jump", "land"), ("capture", "capture")):
        (only,) = sounds(HAND_MADE[name], OFF)
        assert (only.cue.name, only.at_s) == (wanted, 0)
    assert names(sounds(HAND_MADE["rat takes elephant"], OFF)) == ["capture"]


def test_with_reduced_motion_nothing_is_waited_for() -> None:
    heard = sounds(HAND_MADE["jump"], REDUCED, voices=False)
    assert {each.at_s for each in heard} == {0}


def test_a_turn_that_goes_by_is_silent() -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules("animal"))
    step = JUNGLE.play(state, Pass())
    assert sounds(Played(state, step.events, step.state)) == ()
