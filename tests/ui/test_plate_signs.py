"""What plates and boards tell without many words: time as a ring, progress, an alarm."""

from functools import partial

from jungle_pg.files.settings import Settings
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.plates.alarm import DROP_S, SHAKE_S, AlarmBanner, AlarmContent, alarm_ops
from jungle_pg.ui.plates.indicators import ProgressContent, progress_ops, ring_ops
from tests.rows import each_of
from tests.scenes.acting import view_of
from tests.ui.looking import find

VIEW = view_of((1920, 1080), Settings())
CALM = view_of((1920, 1080), Settings(reduced_motion=True))
ATTACK = AlarmContent("Attack!", "Throw one card away", "jackaroo/badge_attack", 7)
AREA = Rect(100, 50, 500, 124)
a_look = partial(ProgressContent, sprite="jackaroo/marble_red", place="jackaroo/home_red")


def test_the_ring_looks_otherwise_with_each_second_and_low_time_is_red() -> None:
    pictures = []
    for left_s in range(16):
        is_low = 0 < left_s <= 5
        ring, seconds = ring_ops(Rect(0, 0, 76, 80), left_s, 15, is_low)
        assert isinstance(ring, Drawing)
        assert isinstance(seconds, Text)
        assert seconds.text == str(left_s)
        assert ("#8E1F2C" in ring.svg) == is_low
        pictures.append(ring.svg)
    assert len(set(pictures)) == 16


@each_of(("left_s", "lit"), [(15, 15), (14.99, 15), (9, 9), (0.01, 1), (0, 0)])
def test_a_stroke_is_lit_until_its_second_is_over(left_s: float, lit: int) -> None:
    shown = ring_ops(Rect(0, 0, 76, 80), left_s, 15, is_low=False)
    whole = ring_ops(Rect(0, 0, 76, 80), lit, 15, is_low=False)
    assert shown == whole


@each_of("height", [12, 30, 58, 120])
@each_of("width", [110, 200, 352, 700])
def test_progress_shows_its_pieces_their_number_and_a_bar_inside_its_tray(
    width: int, height: int
) -> None:
    tray = Rect(10, 20, width, height)
    ops = tuple(progress_ops(VIEW, tray, a_look(1, 4, 0.4), "#F0714F", "circle"))
    assert [op.name for op in find(ops, Sprite)].count("jackaroo/marble_red") == 1
    assert [op.name for op in find(ops, Sprite)].count("jackaroo/home_red") == 4
    (count,) = find(ops, Text)
    assert count.text == "1/4"
    assert count.size >= SMALLEST_TEXT_PX
    assert count.x + VIEW.measure(count.text, count.size) <= tray.right + 1
    assert all(op.x >= tray.x and op.x + op.w <= tray.right + 1 for op in find(ops, Drawing))


def test_a_bar_is_longer_for_who_has_come_farther() -> None:
    bars = []
    for part in (0.0, 0.2, 0.6, 1.0):
        look = a_look(0, 4, part)
        bars.append(progress_ops(VIEW, Rect(0, 0, 352, 58), look, "#F0714F", "circle")[-1])
    assert len({bar.svg for bar in bars if isinstance(bar, Drawing)}) == 4


@each_of("zoom", [0.25, 0.5, 1.0, 2.0])
@each_of("wide", [320, 500, 760])
def test_the_words_of_an_alarm_stay_on_its_banner(zoom: float, wide: int) -> None:
    area = Rect(100, 50, wide * zoom, 124 * zoom)
    ops = alarm_ops(VIEW, area, ATTACK)
    signs = find(ops, Sprite)
    inner = max((op.x + op.w / 2 for op in signs[:1]), default=area.x)
    for op in find(ops, Text):
        assert op.x - VIEW.measure(op.text, op.size) / 2 >= inner - 1


def banner() -> AlarmBanner:
    alarm = AlarmBanner()
    alarm.place(AREA)
    alarm.show(ATTACK)
    return alarm


def shift(ops: DrawList) -> tuple[float, float]:
    (group,) = ops
    assert isinstance(group, Group)
    return group.dx, group.dy


def test_an_alarm_drops_in_shakes_and_hangs_still() -> None:
    alarm, begun = banner(), 3.0
    assert shift(alarm.draw(VIEW, begun))[1] < 0
    shaken = [
        shift(alarm.draw(VIEW, begun + DROP_S + share * SHAKE_S))[0]
        for share in (0.05, 0.1, 0.2, 0.3, 0.4)
    ]
    assert any(shaken)
    still = alarm.draw(VIEW, begun + DROP_S + SHAKE_S)
    assert shift(still) == (0, 0)
    assert alarm.wakes_at(begun + 1) is None
    assert alarm.draw(VIEW, begun + 9) is still


@each_of("view", [VIEW, CALM], ids=["lively", "calm"])
def test_another_alarm_comes_in_again_and_with_reduced_motion_none_moves(view: View) -> None:
    alarm = banner()
    alarm.draw(view, 0.0)
    alarm.draw(view, 2.0)
    alarm.show(AlarmContent(ATTACK.title, ATTACK.text, ATTACK.sprite, 9))
    assert (shift(alarm.draw(view, 2.0)) == (0, 0)) == view.calm
    assert (alarm.wakes_at(2.0) is None) == view.calm
    alarm.show(None)
    assert alarm.draw(view, 2.1) == ()


def test_an_alarm_lets_every_click_through() -> None:
    alarm = banner()
    alarm.draw(VIEW, 0.0)
    assert not alarm.covers(*AREA.middle)
    assert not alarm.takes_focus
