"""The living background: who is heard, and when."""

from jungle_pg.scenes.title.ambience import AFTER_EFFECT_S, VOICES, Ambience
from tests.rows import each_of

LONG_AGO = -1e6


def heard(
    ambience: Ambience, light: str, until: float, start: float = 0.0
) -> list[tuple[float, str]]:
    """What is heard when it is asked sixty times a second."""
    found = []
    for frame in range(round((until - start) * 60)):
        now = start + frame / 60
        name = ambience.sound(light, LONG_AGO, now)
        if name is not None:
            found.append((now, name))
    return found


@each_of("light", ["day", "night"])
def test_one_sound_every_9_to_20_s(light: str) -> None:
    times = [now for now, _ in heard(Ambience(1), light, 600.0)]
    waits = [later - now for now, later in zip([0.0, *times], times, strict=False)]
    assert len(times) > 25
    assert min(waits) >= 9
    assert max(waits) <= 20.1
    assert max(waits) - min(waits) > 5


@each_of("light", ["day", "night"])
def test_everybody_of_the_light_is_heard_and_nobody_else(light: str) -> None:
    names = [name for _, name in heard(Ambience(2), light, 3600.0)]
    assert set(names) == set(VOICES[light])
    often = max(VOICES[light], key=lambda name: VOICES[light][name])
    rare = min(VOICES[light], key=lambda name: VOICES[light][name])
    assert names.count(often) > 2 * names.count(rare)


def test_the_same_seed_sings_the_same_and_another_one_differently() -> None:
    songs = [tuple(heard(Ambience(seed), "day", 200.0)) for seed in (7, 7, 8)]
    assert songs[0] == songs[1] != songs[2]


def test_it_keeps_still_for_a_while_after_any_other_sound() -> None:
    ambience, clicked_at = Ambience(3), 0.0
    for frame in range(40 * 60):
        now = frame / 60
        clicked_at = now if frame % 30 == 0 and now < 30 else clicked_at
        if ambience.sound("day", clicked_at, now) is not None:
            assert now >= clicked_at + AFTER_EFFECT_S
            assert now > 30
            return
    raise AssertionError("nothing was heard")


def test_what_could_not_be_heard_in_time_is_left_out() -> None:
    ambience = Ambience(4)
    assert ambience.sound("day", LONG_AGO, 0.0) is None
    assert ambience.sound("day", LONG_AGO, 500.0) is None
    (first, *_) = heard(ambience, "day", 530.0, 500.0)
    assert first[0] >= 509


def test_hushed_it_begins_anew() -> None:
    ambience = Ambience(5)
    ambience.sound("day", LONG_AGO, 0.0)
    ambience.hush()
    (first, *_) = heard(ambience, "day", 40.0, 8.0)
    assert first[0] >= 17
