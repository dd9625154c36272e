"""What is heard of a step falls on what is seen, and all of it finds a voice in the mixer."""

from collections.abc import Iterable
from itertools import chain, pairwise
from math import ceil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.games.jackaroo.motion.beats import Beats, beats_of, card_beats
from jungle_pg.games.jackaroo.motion.move_view import Going, read_move
from jungle_pg.games.jackaroo.sounds import APART_MS, CROSSING_MS, move_sounds, raise_sounds
from jungle_pg.games.moving.beats import crouch_ms
from jungle_pg.games.values import TRAVEL, Heard, Pace
from jungle_pg.shell.sound.mixer import Mix, Playing, parse_sound_list
from jungle_pg.stage.cues import Cue
from tests.core.jackaroo.moments import moment
from tests.games.jackaroo.moving import HAND_MADE, Played, game, played, steps
from tests.rows import each_of

SOUNDS = parse_sound_list(
    (Path(__file__).parents[3] / "assets/sounds/sounds.json").read_text("utf-8")
)
FRAMES_A_SECOND = 60
FAST, NORMAL, SLOW = (Pace(TRAVEL[word]) for word in ("fast", "normal", "slow"))
TWICE = Pace(haste=2)
RUN = played(moment("8 B B B", "18 19 20 21", "KS"), "card:KS", "option:run", "marble:1")
"""A king runs thirteen steps over four others that lie side by side."""
moving = each_of("pace", [FAST, NORMAL, SLOW], ids=["fast", "normal", "slow"])


def way_of(step: Played, pace: Pace) -> tuple[Going, Beats]:
    ply = read_move(step.before, step.events)
    assert ply.going is not None
    return ply.going, beats_of(ply.going, card_beats(ply, pace.factor).ends_ms, pace.factor)


def times(step: Played, name: str, pace: Pace) -> list[float]:
    """When a sound begins, in milliseconds."""
    return [each.at_s * 1000 for each in step.sounds(pace) if each.cue.name == name]


@moving
def test_a_marble_pops_out_when_it_takes_off(pace: Pace) -> None:
    _, seen = way_of(HAND_MADE["out"], pace)
    (pops_ms,) = times(HAND_MADE["out"], "marble_out", pace)
    assert pops_ms == pytest.approx(seen.begins_ms + crouch_ms(pace.factor))


@moving
def test_two_whooshes_pass_each_other_when_the_marbles_do(pace: Pace) -> None:
    _, seen = way_of(HAND_MADE["swap"], pace)
    (begins_ms,) = times(HAND_MADE["swap"], "marble_swap", pace)
    assert begins_ms + CROSSING_MS == pytest.approx((seen.begins_ms + seen.arrives_ms) / 2)


@moving
def test_a_walk_ends_with_its_loudest_step_when_it_arrives(pace: Pace) -> None:
    for name in ("five", "back", "over others", "seven rest"):
        _, seen = way_of(HAND_MADE[name], pace)
        *others, last = (
            each for each in HAND_MADE[name].sounds(pace) if each.cue.name == "marble_step"
        )
        assert last.at_s * 1000 == pytest.approx(seen.arrives_ms)
        assert all(other.cue.gain < last.cue.gain for other in others)


@moving
def test_the_last_blow_and_the_chime_of_home_fall_on_the_arrival(pace: Pace) -> None:
    for name, sound in (("capture", "marble_hit"), ("run", "marble_hit"), ("home", "marble_home")):
        _, seen = way_of(HAND_MADE[name], pace)
        assert times(HAND_MADE[name], sound, pace)[-1] == pytest.approx(seen.arrives_ms)


@moving
def test_a_captured_marble_knocks_when_it_lies_in_its_base(pace: Pace) -> None:
    _, seen = way_of(HAND_MADE["capture"], pace)
    (knocks_ms,) = times(HAND_MADE["capture"], "marble_back", pace)
    assert knocks_ms == pytest.approx(seen.lands_ms)


@moving
def test_an_attack_sounds_when_its_card_lies_on_the_pile(pace: Pace) -> None:
    attack = HAND_MADE["attack"]
    (begins_ms,) = times(attack, "card_attack", pace)
    assert [begins_ms] == times(attack, "card_play", pace)
    assert begins_ms == pytest.approx(attack.cards(pace).ends_s * 1000)


def test_where_somebody_is_hit_no_step_is_heard() -> None:
    assert len(times(RUN, "marble_hit", NORMAL)) == 4
    assert len(times(RUN, "marble_step", NORMAL)) == 13 - 4
    assert not set(times(RUN, "marble_step", NORMAL)) & set(times(RUN, "marble_hit", NORMAL))


def test_quick_steps_are_thinned_out_from_the_end() -> None:
    usual, quick = (times(HAND_MADE["five"], "marble_step", pace) for pace in (NORMAL, TWICE))
    assert len(usual) == 5
    assert quick == usual[::2]


@given(step=steps, pace=st.sampled_from([FAST, NORMAL, SLOW, TWICE, Pace(haste=3), Pace(0.0)]))
def test_the_same_sound_is_never_wanted_too_soon_again(step: Played, pace: Pace) -> None:
    names = {each.cue.name for each in step.sounds(pace)}
    for name in names:
        gaps = [later - sooner for sooner, later in pairwise(times(step, name, pace))]
        assert all(gap / pace.haste >= APART_MS - 0.001 for gap in gaps)


def drawn(heard: Iterable[Heard], begins_s: float, haste: float = 1.0) -> list[tuple[float, Cue]]:
    """When the frame comes that lets a sound be heard."""
    return [
        (ceil((begins_s + each.at_s / haste) * FRAMES_A_SECOND - 1e-6) / FRAMES_A_SECOND, each.cue)
        for each in heard
    ]


def mixed(*parts: list[tuple[float, Cue]]) -> tuple[list[Playing], int]:
    """Everything that is played, none of it cut off, and the most voices at a time."""
    mix, all_played, most = Mix(), list[Playing](), 0
    for now, cue in sorted(chain(*parts), key=lambda one: one[0]):
        taken = mix.sounding(now)
        started = mix.start(SOUNDS[cue.name], cue, now)
        assert started is not None, f"{cue.name} is not heard"
        mix, voice = started
        assert voice not in taken, f"{cue.name} cuts off {taken[voice].entry.name}"
        all_played.append(mix.last[cue.name])
        most = max(most, len(mix.sounding(now)))
    return all_played, most


@given(
    step=steps | st.just(RUN),
    pace=st.sampled_from([FAST, NORMAL, SLOW, TWICE]),
    begins_s=st.sampled_from([0.0, 0.004, 0.009, 0.013]),
)
def test_everything_of_a_step_is_heard(step: Played, pace: Pace, begins_s: float) -> None:
    heard = step.sounds(pace)
    played_sounds, most = mixed(drawn(heard, begins_s, pace.haste))
    assert len(played_sounds) == len(heard)
    assert most <= 6


def deal_of_ten() -> Played:
    """The last deal of a round: five cards for each."""
    line = chain.from_iterable(game("king", seed) for seed in range(4))
    return next(each for each in line if len(read_move(each.before, each.events).dealt) == 10)


def test_a_run_a_deal_of_ten_and_an_attack_find_voices_together() -> None:
    run, deal, attack = (step.sounds() for step in (RUN, deal_of_ten(), HAND_MADE["attack"]))
    assert [each.cue.name for each in deal] == ["card_deal"] * 10
    played_sounds, most = mixed(drawn(run, 0.0), drawn(deal, 0.3), drawn(attack, 0.33))
    names = [playing.entry.name for playing in played_sounds]
    assert names.count("card_deal") == 10
    assert "card_attack" in names
    assert most <= 8


def test_no_two_quick_steps_sound_the_same() -> None:
    played_sounds, _ = mixed(drawn(RUN.sounds(), 0.0))
    takes = [each.take_number for each in played_sounds if each.entry.name == "marble_step"]
    assert all(sooner != later for sooner, later in pairwise(takes))
    assert len(set(takes)) >= 3


@each_of("name", HAND_MADE)
def test_every_sound_of_a_step_is_shipped(name: str) -> None:
    step = HAND_MADE[name]
    for seed in range(5):
        heard = move_sounds(step.before, step.events, NORMAL, seed, is_flipped=False)
        assert {each.cue.name for each in heard} <= SOUNDS.keys()
    assert {each.cue.name for each in raise_sounds(7)} <= SOUNDS.keys()
