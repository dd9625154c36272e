"""The list of moves: what it shows, how one goes along it, and when it follows the game."""

from dataclasses import replace
from itertools import pairwise

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.values import MoveRow
from jungle_pg.scenes.table.panels.moves import COPY, MoveList
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.scenes.acting import measure
from tests.ui.looking import find, view
from tests.words import language_of

AREA = Rect(100, 100, 400, 430)
LATER = 10.0


def a_move(number: int, taken: str = "") -> MoveFacts:
    way = f"{'ABCDEFG'[number % 7]}3 → D4"
    row = MoveRow("pieces/r_wolf", "word.wolf", way, taken, letter="W")
    return MoveFacts(number, row, f"{number}. RED Wolf {way.replace(' ', '')}")


def moves(count: int) -> tuple[MoveFacts, ...]:
    return tuple(a_move(number) for number in range(1, count + 1))


class Shown:
    """A list on a page, looked at long after each input."""

    def __init__(self, count: int, shown: int | None = None, area: Rect = AREA) -> None:
        self.view = replace(view(), measure=measure)
        self.it = MoveList()
        self.page = Page([self.it])
        self.all = moves(count)
        self.it.show(self.all, count, count if shown is None else shown)
        self.it.place_in(self.view, area)
        self.now = 0.0
        self.look()

    def do(self, *events: Input) -> Act | None:
        act = None
        for event in events:
            act = self.page.handle(event, self.now)
        self.look()
        return act

    def look(self) -> DrawList:
        self.it.draw(self.view, self.now)
        self.now += LATER
        return self.it.draw(self.view, self.now)

    def keys(self, *names: str) -> Act | None:
        self.page.focus(self.it)
        return self.do(*map(Key, names))

    def numbers(self) -> list[str]:
        """The numbers of the moves in sight."""
        rect = self.it.rect
        texts = sorted(find(self.look(), Text), key=lambda text: text.y)
        return [
            text.text.removesuffix(".")
            for text in texts
            if text.text.endswith(".") and rect.y <= text.y < rect.bottom
        ]

    def row(self, ply: int) -> tuple[float, float]:
        """Where the row of a move is on the screen."""
        (text,) = find(self.look(), Text, text=f"{ply}.")
        return self.it.rect.x + 60, text.y


def test_a_row_tells_number_piece_name_way_and_what_was_taken() -> None:
    shown = Shown(0)
    shown.it.show((a_move(1, taken="pieces/b_cat"),), 1, 1)
    ops = shown.look()
    assert [op.text for op in find(ops, Text)] == ["Start", "1.", "Wolf", "B3", "D4"]
    assert [op.name for op in find(ops, Sprite)] == [
        "icons/to_start",
        "pieces/r_wolf",
        "icons/arrow",
        "pieces/b_cat",
        "icons/capture",
    ]


def test_names_are_in_the_language_of_the_view() -> None:
    shown = Shown(3)
    shown.view = replace(shown.view, words=language_of("zh"))
    words = {op.text for op in find(shown.look(), Text)}
    assert {"开局", "狼"} <= words
    assert not {"Start", "Wolf"} & words


def test_a_narrow_list_has_letters_for_names_and_keeps_everything_else() -> None:
    narrow = Shown(24, area=Rect(0, 0, 240, 400))
    texts = [op.text for op in find(narrow.look(), Text)]
    assert "Wolf" not in texts
    assert texts.count("W") == texts.count("D4") > 10
    assert "24." in texts
    assert "D4" in texts


@each_of("wide", [185, 200, 300, 400, 600])
@each_of("count", [7, 240, 5000])
def test_nothing_in_a_row_runs_into_its_neighbour(wide: int, count: int) -> None:
    shown = Shown(0)
    shown.view = replace(shown.view, zoom=0.66)
    every = (*moves(count - 1), a_move(count, taken="pieces/b_elephant"))
    shown.it.show(every, count, count)
    shown.it.place_in(shown.view, Rect(0, 0, wide, 300))
    (group,) = find(shown.look(), Group, key=f"row {count}")
    edges = [(0.0, 0.0)]
    for op in group.ops:
        if isinstance(op, Text):
            width = measure(op.text, op.size)
            left = op.x - {"left": 0.0, "centre": width / 2, "right": width}[op.align]
            edges.append((left, left + width))
        elif isinstance(op, Sprite):
            edges.append((op.x - op.w / 2, op.x + op.w / 2))
    edges.sort()
    for (_, end), (start, _) in pairwise(edges):
        assert end <= start + 1
    assert edges[-1][1] <= wide


def test_five_thousand_moves_cost_no_more_than_those_in_sight() -> None:
    shown = Shown(5000)
    rows = find(shown.look(), Group, key="rows")
    assert len(rows[0].ops) <= AREA.h / 40 + 2
    assert shown.numbers()[-1] == "5000"


def test_the_move_that_is_seen_on_the_board_is_marked_and_in_sight() -> None:
    shown = Shown(200, shown=57)
    assert shown.it.chosen == 57
    assert "57" in shown.numbers()


def test_a_click_on_a_row_looks_at_the_position_after_it() -> None:
    shown = Shown(24)
    x, y = shown.row(21)
    assert shown.do(Press(x, y)) == Act("moves", 21)
    shown.do(Release(x, y))


def test_the_start_can_be_reached_by_mouse_and_by_key() -> None:
    shown = Shown(24, shown=3)
    assert shown.keys("home") == Act("moves", 0)
    top = shown.it.rect
    assert shown.do(Press(top.x + 60, top.y + 10)) == Act("moves", 0)


@each_of(("key", "ply"), [("up", 49), ("down", 51), ("home", 0), ("end", 100)])
def test_keys_go_along_the_moves(key: str, ply: int) -> None:
    assert Shown(100, shown=50).keys(key) == Act("moves", ply)


def test_page_keys_go_a_page_and_stop_at_the_ends() -> None:
    shown = Shown(100, shown=50)
    act = shown.keys("pageup")
    assert act is not None
    assert isinstance(act.value, int)
    assert 0 < act.value < 45
    assert Shown(100, shown=2).keys("pageup") == Act("moves", 0)
    assert Shown(100, shown=99).keys("pagedown") == Act("moves", 100)


def test_the_newest_move_is_followed() -> None:
    shown = Shown(40)
    shown.it.show(moves(41), 41, 41)
    assert shown.numbers()[-1] == "41"


def test_who_has_scrolled_away_is_left_alone_until_the_move_is_in_sight_again() -> None:
    shown = Shown(40)
    at = AREA.middle
    shown.do(Wheel(*at, 9))
    before = shown.numbers()
    shown.it.show(moves(41), 41, 41)
    assert shown.numbers() == before
    shown.do(Wheel(*at, -30))
    shown.it.show(moves(43), 43, 43)
    assert shown.numbers()[-1] == "43"


def test_a_dragged_scroll_bar_scrolls_away_too() -> None:
    shown = Shown(400)
    x = shown.it.rect.right - 10
    y = shown.it.rect.bottom - 10
    shown.do(Press(x, y))
    shown.do(Point(x, AREA.y + 20, held=True))
    shown.do(Release(x, AREA.y + 20))
    assert int(shown.numbers()[-1]) < 400
    before = shown.numbers()
    shown.it.show(moves(401), 401, 401)
    assert shown.numbers() == before


def test_a_chosen_row_is_followed_again() -> None:
    shown = Shown(40)
    shown.do(Wheel(*AREA.middle, 9))
    shown.keys("end")
    shown.it.show(moves(41), 41, 41)
    assert shown.numbers()[-1] == "41"


def test_a_new_move_leaves_the_other_rows_as_they_are() -> None:
    shown = Shown(40)
    before = find(shown.look(), Group, key="row 38")
    shown.it.show((*shown.all, a_move(41)), 41, 41)
    assert find(shown.look(), Group, key="row 38")[0] is before[0]


def test_moves_that_were_taken_back_are_faint() -> None:
    shown = Shown(24)
    shown.it.show(shown.all, 22, 22)
    pieces = {op.y: op.alpha for op in find(shown.look(), Sprite, name="pieces/r_wolf")}
    strengths = [pieces[y] for y in sorted(pieces)]
    assert strengths[-2:] == [110, 110]
    assert set(strengths[:-2]) == {255}
    shown.it.show(shown.all, 24, 24)
    again = {op.alpha for op in find(shown.look(), Sprite, name="pieces/r_wolf")}
    assert again == {255}


def test_another_move_in_place_of_an_old_one_is_drawn() -> None:
    shown = Shown(24)
    other = replace(a_move(24), row=MoveRow("pieces/r_rat", "word.rat", "A1 → A2"))
    shown.it.show((*shown.all[:-1], other), 24, 24)
    assert find(shown.look(), Text, text="Rat")


def test_the_row_under_the_mouse_tells_the_whole_line() -> None:
    shown = Shown(24)
    shown.do(Point(*shown.row(20)))
    assert shown.it.tip == shown.all[19].line
    shown.do(Point(*shown.row(22)))
    assert shown.it.tip == shown.all[21].line


def test_ctrl_c_asks_for_a_copy_of_the_marked_line() -> None:
    shown = Shown(24, shown=20)
    shown.page.focus(shown.it)
    assert shown.do(Key("c", ctrl=True)) == Act(COPY, 20)
    assert Shown(24, shown=0).it.handle(Key("c", ctrl=True), 0.0) is None
    assert shown.do(Key("home", ctrl=True)) is None


def test_the_same_list_is_given_while_nothing_changed() -> None:
    shown = Shown(100)
    before = shown.look()
    shown.it.show(shown.all, 100, 100)
    assert shown.look() is before


def test_rows_end_where_the_list_does() -> None:
    for high in range(300, 400, 7):
        shown = Shown(200, area=Rect(0, 0, 400, high))
        shown.keys("home")
        rect = shown.it.rect
        rows = [op.y for op in find(shown.look(), Text, align="right")]
        pitch = sorted(rows)[1] - sorted(rows)[0]
        assert rect.h % pitch == 0
        assert high - rect.h < pitch


def a_calm(value: View) -> View:
    return replace(value, calm=True)


def test_with_reduced_motion_it_is_where_it_should_be_at_once() -> None:
    shown = Shown(40)
    shown.view = a_calm(shown.view)
    shown.look()
    shown.it.show(moves(60), 60, 60)
    shown.it.draw(shown.view, shown.now)
    assert shown.it.wakes_at(shown.now) is None
