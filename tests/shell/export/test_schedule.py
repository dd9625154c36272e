"""When an animated picture shows what."""

from itertools import pairwise

from jungle_pg.shell.export.schedule import HOLD_CS, LEAD_CS, SHORTEST_CS, Frame, frames, length_cs
from tests.rows import each_of


def half_busy(ply: int) -> float:
    return 0.5


def test_a_move_is_shown_step_by_step_and_then_stands() -> None:
    found = list(frames(1, 1.0, lambda ply: 0.2))
    assert found[0] == Frame(0.0, 0)
    assert found[1:] == [
        Frame(0.05, LEAD_CS + 5),
        Frame(0.1, LEAD_CS + 10),
        Frame(0.15, LEAD_CS + 15),
        Frame(1.0, LEAD_CS + 20),
    ]


@each_of("speed", [0.5, 1.0, 1.5, 2.0, 3.0, 5.0])
def test_places_and_times_only_grow_and_no_frame_is_shorter_than_a_step(speed: float) -> None:
    found = list(frames(7, speed, half_busy))
    assert found[-1].place == 7.0
    pairs = list(pairwise(found))
    assert all(one.place < other.place for one, other in pairs)
    assert all(other.at_cs - one.at_cs > 0 for one, other in pairs)
    moving = [b.at_cs - a.at_cs for a, b in pairs if b.place % 1]
    assert min(moving) >= SHORTEST_CS


def test_twice_the_speed_takes_half_the_time() -> None:
    around = LEAD_CS + HOLD_CS
    assert length_cs(40, 1.0) == around + 4000
    assert length_cs(40, 2.0) == around + 2000
    assert length_cs(40, 0.5) == around + 8000


def test_a_match_without_moves_is_one_frame() -> None:
    assert list(frames(0, 1.0, half_busy)) == [Frame(0.0, 0)]


def test_where_nothing_moves_each_position_is_one_frame() -> None:
    assert [frame.place for frame in frames(3, 1.0, lambda ply: 0.0)] == [0.0, 1.0, 2.0, 3.0]


def test_at_five_times_the_speed_a_move_is_still_seen_on_its_way() -> None:
    for busy in (0.36, 0.5, 0.9):
        found = list(frames(6, 5.0, lambda beat, busy=busy: busy))  # type: ignore[misc]
        for beat in range(1, 7):
            on_its_way = [frame for frame in found if beat - 1 < frame.place < beat]
            assert len(on_its_way) >= 3, busy
            places = [frame.place - beat + 1 for frame in on_its_way]
            assert places[0] < busy / 2 < places[-1] <= busy, "from its first half to its second"
        assert found[-1].at_cs <= length_cs(6, 5.0) - HOLD_CS
