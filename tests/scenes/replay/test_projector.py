"""What a replay shows and lets hear at a place of a match."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.games.values import Heard, Pace
from jungle_pg.scenes.replay.projector import KEPT_MOTIONS, LONGEST_S, Projector, motion_s
from jungle_pg.scenes.replay.tape import SPEEDS, Tape
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite
from tests.games.moving import APPEARANCE, FIELD
from tests.rows import each_of
from tests.scenes.table.played import GAME, played
from tests.ui.looking import find

TABLE = GAME.look
USUAL = Pace()
GAMES = ("traditional", "appendix", "course", "animal", "club")


@cache
def recorded(name: str = "traditional") -> AnyMatch:
    return played(name)


def random_match(seed: int, plies: int) -> AnyMatch:
    match, luck = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional"))), Random(seed)
    while len(match.moments) < plies and match.actor is not None:
        outcome = match.play(luck.choice(JUNGLE.actions(match.state)))
        assert not isinstance(outcome, Refusal)
        match = outcome
    return match


def drawn_at(projector: Projector, place: float, pace: Pace) -> DrawList:
    marks = projector.marks_at(place)
    return projector.at(place, pace).draw(TABLE, FIELD, APPEARANCE, marks)


def standing(match: AnyMatch, ply: int, projector: Projector) -> DrawList:
    return TABLE.standing(match.state_at(ply), FIELD, APPEARANCE, projector.marks(ply))


def pieces(ops: DrawList) -> list[Op]:
    """The pieces in their poses, in order; what flies about and marks are left out."""
    return [op for op in find(ops, Sprite) if op.name.startswith("pieces/")]


def unshaken(ops: DrawList) -> DrawList:
    """A picture without the shaking of the board."""
    (first, *others) = ops
    is_shaken = not others and isinstance(first, Group) and first.key == "shaken"
    return first.ops if is_shaken and isinstance(first, Group) else ops


def flying(ops: DrawList) -> list[Sprite]:
    return [op for op in find(ops, Sprite) if "particle" in op.name or "glow" in op.name]


@each_of("name", GAMES)
@each_of("haste", [1.0, 5.0])
def test_a_recorded_game_is_shown_as_it_was_at_every_ply(name: str, haste: float) -> None:
    match = recorded(name)
    projector = Projector(TABLE, match)
    for ply in (*range(len(match.moments) + 1), *range(len(match.moments), -1, -1)):
        drawn = drawn_at(projector, float(ply), Pace(haste=haste))
        assert drawn == standing(match, ply, projector)


@given(st.integers(0, 10**6), st.integers(1, 60))
@settings(max_examples=15)
def test_a_random_game_is_shown_as_it_was_at_every_ply(seed: int, plies: int) -> None:
    match = random_match(seed, plies)
    projector = Projector(TABLE, match)
    for ply in range(len(match.moments) + 1):
        assert drawn_at(projector, float(ply), USUAL) == standing(match, ply, projector)


def test_just_after_a_ply_the_board_is_as_before_it_and_just_before_the_next_as_after() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    for ply in range(1, len(match.moments) + 1):
        end = drawn_at(projector, ply - 0.01, USUAL)
        assert end == standing(match, ply, projector)
        start = pieces(unshaken(drawn_at(projector, ply - 1 + 1e-9, USUAL)))
        before = TABLE.standing(match.state_at(ply - 1), FIELD, APPEARANCE)
        rounded = [(op.name, round(op.x), round(op.y)) for op in start if isinstance(op, Sprite)]
        wanted = [(op.name, round(op.x), round(op.y)) for op in find(before, Sprite)]
        assert set(rounded) <= set(wanted)


@pytest.mark.slow
@each_of("name", GAMES)
def test_poses_are_the_same_frame_by_frame_in_move_time_at_every_speed(name: str) -> None:
    match = recorded(name)
    tapes = {speed: Tape(len(match.moments), plays=True, speed=speed) for speed in (0.5, 1.0, 5.0)}
    projectors = {speed: Projector(TABLE, match) for speed in tapes}
    for frame in range(20 * len(match.moments)):
        move_time = frame / 20
        shown = []
        for speed, tape in tapes.items():
            place = round(tape.position(move_time / speed), 9)
            assert place == pytest.approx(move_time)
            ops = drawn_at(projectors[speed], place, Pace(haste=speed))
            shown.append(pieces(unshaken(ops)))
        assert shown[0] == shown[1] == shown[2], move_time


@pytest.mark.slow
def test_at_great_speed_nothing_shakes_or_flies_about() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    wild: dict[float, int] = {}
    for speed in SPEEDS:
        pace = Pace(haste=speed)
        wild[speed] = 0
        for frame in range(30 * len(match.moments)):
            place = frame / 30
            wild[speed] += len(flying(drawn_at(projector, place, pace)))
            wild[speed] += projector.at(place, pace).shift(FIELD) != (0, 0)
    assert [speed for speed, count in wild.items() if count] == [0.5, 1.0, 1.5, 2.0]


def test_the_ground_is_shaken_with_the_pieces() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    shaken = 0
    for frame in range(60 * len(match.moments)):
        place = frame / 60
        ops = drawn_at(projector, place, USUAL)
        moved = [(op.dx, op.dy) for op in ops if isinstance(op, Group) and op.key == "shaken"]
        assert projector.at(place, USUAL).shift(FIELD) == (moved[0] if moved else (0, 0))
        shaken += bool(moved)
    assert shaken


def test_what_takes_long_is_squeezed_into_its_move() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    ends = len(match.moments)
    assert match.moments[-1].verdict is not None
    assert projector.busy(ends, USUAL) == LONGEST_S
    assert drawn_at(projector, ends - 1 + 0.89, USUAL) != standing(match, ends, projector)
    assert drawn_at(projector, ends - 1 + 0.9, USUAL) == standing(match, ends, projector)


def test_a_short_motion_keeps_its_own_time() -> None:
    match = recorded()
    motion = TABLE.motion(match.opening, match.moments[0].events, match.state_at(1), USUAL)
    assert motion.ends_s < LONGEST_S
    assert motion_s(motion, 0.25) == 0.25


def test_the_last_moved_piece_is_marked() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    assert projector.marks(0) == ()
    for ply in (1, 15, 40):
        start, end = JUNGLE.picks(match.opening, match.moments[ply - 1].entry.action)  # type: ignore[union-attr]
        marks = {mark.name: mark.pick for mark in projector.marks(ply)}
        assert marks == {"last_from": start, "last_to": end}


def test_only_a_few_motions_are_kept() -> None:
    match = recorded()
    projector = Projector(TABLE, match)
    for ply in range(len(match.moments)):
        drawn_at(projector, ply + 0.1, USUAL)
    assert len(projector._motions) == KEPT_MOTIONS


def heard(speed: float, start: float, end: float, step: float = 0.01) -> list[Heard]:
    """What is heard on the way, listened to bit by bit."""
    projector = Projector(TABLE, recorded())
    found: list[Heard] = []
    place = start
    while place < end:
        following = min(end, place + step)
        found += projector.heard(place, following, Pace(haste=speed), voices=True, is_flipped=False)
        place = following
    return found


@each_of("step", [0.003, 0.017, 0.4, 3.0])
def test_every_sound_is_heard_once_however_often_one_looks(step: float) -> None:
    count = len(recorded().moments)
    assert heard(1.0, 0.0, count, step) == heard(1.0, 0.0, count, 0.01)


def test_a_replay_sounds_like_the_game() -> None:
    match = recorded()
    wanted = [
        each
        for ply, moment in enumerate(match.moments, 1)
        for each in TABLE.sounds(
            match.state_at(ply - 1), moment.events, moment.state, USUAL,
            match.setup.luck_seed * 1000 + ply,
        )
    ]  # fmt: skip
    assert heard(1.0, 0.0, len(match.moments)) == wanted


def test_a_faster_replay_is_quieter() -> None:
    count = len(recorded().moments)
    names = {speed: [each.cue.name for each in heard(speed, 0, count)] for speed in SPEEDS}
    voices = {speed: sum(name.startswith("voice") for name in names[speed]) for speed in SPEEDS}
    assert voices[1.0] == voices[1.5] > voices[2.0] > 0
    assert voices[3.0] == voices[5.0] == 0
    allowed = ("move_", "capture", "land")
    assert all(name.startswith(allowed) for name in names[3.0] + names[5.0])
    assert len(names[5.0]) == count


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["play", "pause", "step", "back", "seek", "speed"]),
            st.integers(0, 67),
            st.floats(0, 2.5),
        ),
        max_size=15,
    )
)
@settings(max_examples=60)
def test_whatever_is_done_the_board_is_that_of_the_ply_that_is_named(
    script: list[tuple[str, int, float]],
) -> None:
    match = recorded()
    tape, projector, now = Tape(len(match.moments)), Projector(TABLE, match), 0.0
    for name, number, wait in script:
        match name:
            case "play":
                tape = tape.play(now)
            case "pause":
                tape = tape.pause(now)
            case "step" | "back":
                tape = tape.step(1 if name == "step" else -1, now)
            case "seek":
                tape = tape.seek(number, now)
            case _:
                tape = tape.at_speed(SPEEDS[number % len(SPEEDS)], now)
        now += wait
        drawn_at(projector, tape.position(now), Pace(haste=tape.speed))
    # Whatever is under way comes to stand: a step ends, and what plays is stopped and ended.
    tape = tape if tape.goal is not None else tape.pause(now).seek(tape.shown(now), now)
    shown = tape.shown(now)
    now += 9
    drawn = drawn_at(projector, tape.position(now), Pace(haste=tape.speed))
    assert tape.shown(now) == shown
    assert drawn == standing(match, shown, projector)
