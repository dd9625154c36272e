"""Who is heard and how loud, with time passed in."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import BadText
from jungle_pg.shell.sound.mixer import (
    Controls,
    Deck,
    Duck,
    FadeOut,
    Group,
    Mix,
    Playing,
    SoundEntry,
    StartLoop,
    Take,
    choose_take,
    pan_volumes,
    parse_sound_list,
)
from jungle_pg.stage.cues import Cue
from tests.rows import each_of

EFFECTS = [group for group in Group if group is not Group.MUSIC]


def entry(name: str, group: Group, takes: int = 1, length_s: float = 10) -> SoundEntry:
    return SoundEntry(name, group, 0.7, tuple(Take(f"{name}_{n}", length_s) for n in range(takes)))


def started(mix: Mix, sound: SoundEntry, now: float, seed: int | None = None) -> tuple[Mix, int]:
    result = mix.start(sound, Cue(sound.name, take_seed=seed), now)
    assert result is not None
    return result


def filled(*groups: Group) -> Mix:
    """A mix with a sound of each of these groups, a second apart."""
    mix = Mix()
    for number, group in enumerate(groups):
        mix, _ = started(mix, entry(f"sound {number}", group, length_s=100), number)
    return mix


def heard(mix: Mix, now: float) -> set[str]:
    return {playing.entry.name for playing in mix.sounding(now).values()}


def test_the_first_eight_sounds_each_get_a_voice_of_their_own() -> None:
    mix = Mix()
    for number in range(8):
        mix, voice = started(mix, entry(f"{number}", Group.UI), 0)
        assert voice == number
    assert len(heard(mix, 0)) == 8


def test_a_voice_is_free_again_when_its_sound_is_over_or_stopped() -> None:
    mix, _ = started(Mix(), entry("short", Group.UI, length_s=1), 0)
    assert started(mix, entry("next", Group.UI), 0.9)[1] == 1
    assert started(mix, entry("next", Group.UI), 1.0)[1] == 0
    assert started(mix.stop(0), entry("next", Group.UI), 0.9)[1] == 0


def test_a_full_mixer_drops_the_oldest_sound_of_the_lowest_rank() -> None:
    mix = filled(*[Group.EVENT] * 3, Group.TERRAIN, Group.UI, Group.TERRAIN, *[Group.VOICE] * 2)
    mix, voice = started(mix, entry("new", Group.MOVE), 9)
    assert voice == 3
    mix, voice = started(mix, entry("newer", Group.MOVE), 10)
    assert voice == 5
    _, voice = started(mix, entry("newest", Group.MOVE), 11)
    assert voice == 4


@each_of(("low", "high"), list(pairwise(EFFECTS)))
def test_each_rank_gives_way_to_the_next_one_and_not_the_other_way_round(
    low: Group, high: Group
) -> None:
    assert filled(*[low] * 8).start(entry("new", high), Cue("new"), 9)
    assert filled(*[high] * 8).start(entry("new", low), Cue("new"), 9) is None


def test_the_order_of_ranks() -> None:
    assert [group.name for group in sorted(EFFECTS, reverse=True)] == [
        "JINGLE",
        "EVENT",
        "VOICE",
        "MOVE",
        "UI",
        "TERRAIN",
        "AMBIENCE",
    ]


def test_a_sound_steals_from_its_own_rank_but_background_never_steals() -> None:
    assert started(filled(*[Group.JINGLE] * 8), entry("new", Group.JINGLE), 9)[1] == 0
    full = filled(*[Group.AMBIENCE] * 8)
    assert full.start(entry("new", Group.AMBIENCE), Cue("new"), 9) is None


def test_the_same_name_within_40_ms_sounds_once() -> None:
    click, tap = entry("click", Group.UI), entry("tap", Group.UI)
    mix, _ = started(Mix(), click, 5.0)
    assert mix.start(click, Cue("click"), 5.0) is None
    assert mix.start(click, Cue("click"), 5.039) is None
    assert mix.start(tap, Cue("tap"), 5.0)
    assert mix.start(click, Cue("click"), 5.041)


def test_a_dropped_sound_does_not_silence_the_next_one() -> None:
    full = filled(*[Group.EVENT] * 8)
    click = entry("click", Group.UI)
    assert full.start(click, Cue("click"), 50) is None
    assert full.stop(0).start(click, Cue("click"), 50.01)


@given(st.integers(2, 5), st.lists(st.none() | st.integers(0, 1000), min_size=2, max_size=20))
def test_no_take_is_heard_twice_running(takes: int, seeds: list[int | None]) -> None:
    mix, sound = Mix(), entry("grass", Group.TERRAIN, takes)
    numbers = []
    for second, seed in enumerate(seeds):
        mix, voice = started(mix, sound, second, seed)
        playing = mix.voices[voice]
        assert isinstance(playing, Playing)
        numbers.append(playing.take_number)
    assert all(0 <= number < takes for number in numbers)
    assert all(earlier != later for earlier, later in pairwise(numbers))


def test_a_seed_always_chooses_the_same_take_and_seeds_reach_every_take() -> None:
    chosen = [choose_take(3, None, seed) for seed in range(50)]
    assert chosen == [choose_take(3, None, seed) for seed in range(50)]
    assert set(chosen) == {0, 1, 2}


def test_without_a_seed_takes_come_in_turn() -> None:
    assert [choose_take(3, last, None) for last in (None, 0, 1, 2)] == [0, 1, 2, 0]


def test_a_single_take_is_heard_again_and_again() -> None:
    assert choose_take(1, 0, None) == 0
    assert choose_take(1, 0, 7) == 0


@each_of(
    ("pan", "left", "right"),
    [(0, 1, 0.7), (0.5, 0.85, 0.85), (1, 0.7, 1), (-3, 1, 0.7), (9, 0.7, 1)],
)
def test_a_place_on_the_board_is_heard_from_its_side(pan: float, left: float, right: float) -> None:
    assert pan_volumes(pan) == pytest.approx((left, right))


def test_volume_is_group_times_cue_times_slider() -> None:
    sound = entry("select", Group.MOVE)
    assert Controls(effects=50).effect_volume(sound, Cue("select", gain=0.5)) == pytest.approx(
        0.175
    )
    assert Controls(effects=100).effect_volume(sound, Cue("select", gain=9)) == 1
    assert Controls(music=50).music_volume(sound, 0.5) == pytest.approx(0.175)


def test_switches_say_which_sounds_are_heard() -> None:
    def admitted(controls: Controls) -> set[Group]:
        return {group for group in EFFECTS if controls.admits(group)}

    everything = set(EFFECTS)
    assert admitted(Controls()) == everything
    assert admitted(Controls(voices=False)) == everything - {Group.VOICE}
    assert admitted(Controls(paused=True)) == everything - {Group.AMBIENCE}
    assert admitted(Controls(muted=True)) == set()
    assert admitted(Controls(effects=0)) == set()


def test_music_stands_still_when_nobody_can_hear_it() -> None:
    assert not Controls(effects=0).holds_music
    assert Controls(muted=True).holds_music
    assert Controls(paused=True).holds_music
    assert Controls(music=0).holds_music


def test_music_makes_room_for_what_speaks() -> None:
    ducking = {group for group in EFFECTS if entry("x", group).ducks_music}
    assert ducking == {Group.EVENT, Group.VOICE, Group.JINGLE}
    assert entry("clock_low", Group.UI).ducks_music


def test_the_duck_goes_down_in_30_ms_and_back_in_400() -> None:
    duck = Duck().hold(10.0, until=11.0)
    levels = {10.0: 1, 10.015: 0.75, 10.03: 0.5, 11.0: 0.5, 11.2: 0.75, 11.4: 1, 20: 1}
    for now, level in levels.items():
        assert duck.level_at(now) == pytest.approx(level), now


def test_an_overlapping_sound_extends_the_hold_and_a_shorter_one_does_not_end_it() -> None:
    duck = Duck().hold(10.0, until=11.0).hold(10.5, until=12.0).hold(10.6, until=10.7)
    assert duck.level_at(10.6) == pytest.approx(0.5)
    assert duck.level_at(12.0) == pytest.approx(0.5)
    assert duck.level_at(12.4) == pytest.approx(1)


def test_a_sound_during_the_way_back_takes_the_music_down_from_where_it_is() -> None:
    duck = Duck().hold(10.0, until=11.0).hold(11.2, until=12.0)
    assert duck.level_at(11.2) == pytest.approx(0.75)
    assert duck.level_at(11.215) == pytest.approx(0.5)


@given(st.lists(st.tuples(st.floats(0, 1), st.floats(0, 2)), max_size=8), st.floats(0, 5))
def test_the_duck_stays_between_half_and_full(
    sounds: list[tuple[float, float]], later: float
) -> None:
    duck, now = Duck(), 0.0
    for wait, length in sounds:
        now += wait
        duck = duck.hold(now, now + length)
    assert 0.5 <= duck.level_at(now + later) <= 1
    assert duck.level_at(now + 10) == 1


def test_the_duck_asks_to_be_woken_only_while_something_changes() -> None:
    assert Duck().wakes_at(5) is None
    duck = Duck().hold(10.0, until=11.0)
    for moving in (10.0, 10.02, 11.0, 11.3):
        due = duck.wakes_at(moving)
        assert due is not None
        assert moving < due < moving + 0.02
    assert duck.wakes_at(10.5) == 11.0
    assert duck.wakes_at(11.5) is None


def test_the_first_loop_starts_at_once() -> None:
    deck, order = Deck().step("title", 0)
    assert order == StartLoop("title", 800)
    assert deck.step("title", 5) == (deck, None)


def test_a_change_of_loop_fades_400_ms_out_and_600_ms_in() -> None:
    deck, order = Deck("title").step("play", 10)
    assert order == FadeOut(400)
    assert deck.silent_at == 10.4
    assert deck.step("play", 10.39) == (deck, None)
    assert deck.step("play", 10.4) == (Deck("play"), StartLoop("play", 600))


def test_the_end_of_music_fades_300_ms_out() -> None:
    deck, order = Deck("play").step(None, 10)
    assert order == FadeOut(300)
    assert deck.step(None, 10.3) == (Deck(), StartLoop(None, 600))


def test_the_last_wish_during_a_fade_counts() -> None:
    fading, _ = Deck("title").step("play", 10)
    assert fading.step("lesson", 10.5)[1] == StartLoop("lesson", 600)
    assert fading.step("title", 10.5)[1] == StartLoop("title", 600)


def sound_list(**changes: object) -> str:
    takes = [{"file": "den.ogg", "frames": 88200, "channels": 1}]
    listing = {
        "rate": 44100,
        "gain": {"jingle": 0.7},
        "sounds": {"den": {"bus": "jingle", "loudness": -12, "takes": takes}},
    }
    return json.dumps({**listing, **changes})


def test_a_list_of_sounds_gives_groups_gains_and_lengths() -> None:
    assert parse_sound_list(sound_list()) == {
        "den": SoundEntry("den", Group.JINGLE, 0.7, (Take("den.ogg", 2.0),))
    }


@each_of(
    "text",
    [
        "no list",
        "[]",
        "{}",
        sound_list(gain={}),
        sound_list(gain=[]),
        sound_list(gain={"noise": 1}),
        sound_list(rate=0),
        sound_list(sounds={"den": {"bus": "jingle", "takes": []}}),
        sound_list(sounds={"den": {"bus": "jingle", "takes": [{"file": "den.ogg"}]}}),
    ],
)
def test_a_damaged_list_of_sounds_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadText, match="the list of sounds is damaged"):
        parse_sound_list(text)
