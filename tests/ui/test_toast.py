from itertools import pairwise

from jungle_pg.stage.input.inputs import RIGHT, Point, Press
from jungle_pg.stage.ops import Drawing, Group, Sprite, Text
from jungle_pg.ui.notices.toast import LONGEST_S, SHORTEST_S, SLIDE_S, Toasts, reading_s
from tests.rows import each_of
from tests.ui.looking import find, view

IN_PLACE = 1.0


def tops(it: Toasts, now: float, calm: bool = False) -> list[float]:
    groups = it.draw(view(calm=calm), now)
    return [group.dy for group in groups if isinstance(group, Group)]


def words(it: Toasts, now: float, calm: bool = False) -> list[str]:
    return [op.text for op in find(it.draw(view(calm=calm), now), Text)]


@each_of(
    ("letters", "expected"), [(0, SHORTEST_S), (36, 3.0), (60, 5.0), (96, 8.0), (500, LONGEST_S)]
)
def test_long_messages_stay_longer_within_reason(letters: int, expected: float) -> None:
    assert reading_s("x" * letters) == expected


def test_a_message_comes_stays_and_leaves() -> None:
    it = Toasts()
    assert it.draw(view(), 0) == ()
    it.say("Saved", 0)
    assert words(it, 0.1) == ["Saved"]
    assert words(it, SHORTEST_S) == ["Saved"]
    assert it.draw(view(), SHORTEST_S + SLIDE_S) == ()
    assert it.wakes_at(9) is None


def test_it_slides_in_from_below_and_out_again() -> None:
    it = Toasts()
    it.say("Saved", 0)
    way = [tops(it, now)[0] for now in (0, 0.05, 0.1, SLIDE_S, 2.0)]
    assert way[0] == 1080
    assert way == sorted(way, reverse=True)
    assert way[3] == way[4] < 1080 - 60
    leaving = [tops(it, SHORTEST_S + part)[0] for part in (0, 0.08, 0.15)]
    assert way[4] == leaving[0] < leaving[1] < leaving[2]


def test_from_the_top_it_slides_down() -> None:
    it = Toasts(from_top=True)
    it.say("Saved", 0)
    way = [tops(it, now)[0] for now in (0, 0.1, SLIDE_S)]
    assert way[0] <= -60
    assert way[0] < way[1] < way[2]
    assert way[2] > 0


def test_a_calm_player_sees_no_slide() -> None:
    it = Toasts()
    it.say("Saved", 0)
    assert tops(it, 0, calm=True) == tops(it, 2.9, calm=True)
    assert it.draw(view(calm=True), SHORTEST_S) == ()


def test_at_most_three_are_shown_and_the_oldest_goes_first() -> None:
    it = Toasts()
    for number, text in enumerate(("one", "two", "three", "four")):
        it.say(text, number * 0.1)
    assert words(it, IN_PLACE) == ["four", "three", "two"]


def test_messages_do_not_overlap() -> None:
    it = Toasts()
    for number, text in enumerate(("one", "two " * 60, "three")):
        it.say(text, number * SLIDE_S)
        for part in (0.1, 0.4, 0.7, 1):
            ops = it.draw(view(), (number + part) * SLIDE_S)
            boards = sorted(find(ops, Drawing), key=lambda op: op.y)
            assert len(boards) == number + 1
            for above, below in pairwise(boards):
                assert above.y + above.h <= below.y
    assert boards[-1].y + boards[-1].h <= 1080


def test_older_messages_make_room_without_a_jump() -> None:
    it = Toasts()
    it.say("one", 0)
    rest = tops(it, IN_PLACE)[-1]
    it.say("two", IN_PLACE)
    way = [rest, *(tops(it, IN_PLACE + SLIDE_S * part / 40)[-1] for part in range(41))]
    assert way == sorted(way, reverse=True)
    assert max(before - after for before, after in pairwise(way)) < 10


def test_the_same_words_twice_running_are_shown_once_and_longer() -> None:
    it = Toasts()
    it.say("Jump blocked by Rat", 0)
    it.say("Jump blocked by Rat", 2.0)
    assert words(it, 2.5) == ["Jump blocked by Rat"]
    assert words(it, 4.9) == ["Jump blocked by Rat"]
    assert it.draw(view(), 5.2) == ()


def test_a_message_said_again_while_it_leaves_comes_back() -> None:
    it = Toasts()
    it.say("Saved", 0)
    place = tops(it, IN_PLACE)
    assert tops(it, SHORTEST_S + 0.1) != place
    it.say("Saved", SHORTEST_S + 0.1)
    assert tops(it, SHORTEST_S + 0.1) == place


def test_the_same_words_after_others_are_a_new_message() -> None:
    it = Toasts()
    for text in ("Saved", "Undone", "Saved"):
        it.say(text, 0)
    assert words(it, IN_PLACE) == ["Saved", "Undone", "Saved"]


def test_a_click_sends_a_message_away_and_reaches_nothing_else() -> None:
    it = Toasts()
    it.say("Saved", 0)
    (board,) = find(it.draw(view(), IN_PLACE), Drawing)
    at = (board.x + 40, board.y + 30)
    assert it.handle(Press(*at, button=RIGHT), IN_PLACE) is None
    assert it.handle(Press(*at), IN_PLACE) is not None
    assert it.draw(view(), IN_PLACE + SLIDE_S) == ()


def test_other_input_passes_by() -> None:
    it = Toasts()
    it.say("Saved", 0)
    it.draw(view(), IN_PLACE)
    assert it.handle(Press(5, 5), IN_PLACE) is None
    assert it.handle(Point(960, 1020), IN_PLACE) is None
    assert words(it, IN_PLACE) == ["Saved"]


def test_a_warning_has_a_sign_and_not_only_words() -> None:
    it = Toasts()
    it.say("Saved", 0)
    assert find(it.draw(view(), IN_PLACE), Sprite) == []
    it.say("Not saved: the disk is full", 0, "warning")
    assert [op.name for op in find(it.draw(view(), IN_PLACE), Sprite)] == ["icons/warning"]


def test_it_wakes_while_it_moves_and_when_it_leaves() -> None:
    it = Toasts()
    it.say("Saved", 0)
    assert it.wakes_at(0) == 0
    it.draw(view(), 0.15)
    assert it.wakes_at(0.2) == 0.2
    it.draw(view(), 0.2)
    assert it.wakes_at(0.2) == SHORTEST_S
    it.draw(view(), SHORTEST_S + 0.05)
    assert it.wakes_at(3.1) == 3.1


def test_moving_planks_are_the_same_pictures() -> None:
    it = Toasts()
    it.say("Saved", 0)
    first, later = (it.draw(view(), now)[0] for now in (0.03, 0.1))
    assert isinstance(first, Group)
    assert isinstance(later, Group)
    assert first.ops is later.ops
    assert it.draw(view(), 1.0) is it.draw(view(), 1.5)


@each_of("width", [600, 800, 1920])
def test_long_messages_wrap_inside_the_window(width: int) -> None:
    seen = view(width, 600)
    it = Toasts()
    it.say("This file is not a game: line 12 names an animal no rule set knows " * 3, 0)
    ops = it.draw(seen, IN_PLACE)
    lines = find(ops, Text)
    assert 1 < len(lines) <= 3
    assert lines[-1].text.endswith("…")
    for op in find(ops, Drawing):
        assert op.x >= 0
        assert op.x + op.w <= width
        assert op.y + op.h <= 600
