"""The look at layouts must itself see what is wrong."""

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Widget
from tests.rows import each_of
from tests.scenes.acting import a_world, measure, misplaced, view_of
from tools.workbench.workbench import Workbench

LOOK = view_of((1280, 720), Settings())


class Crooked(Title):
    """A title with something wrong in it."""

    def __init__(self, moved: str = "", to: Rect | None = None, drawn: DrawList = ()) -> None:
        super().__init__(a_world())
        self.moved, self.to, self.drawn = moved, to, drawn

    def lay_out(self, view: View) -> DrawList:
        ops = super().lay_out(view)
        if self.to is not None:
            self.named(self.moved).place(self.to)
        return (*ops, *self.drawn)

    def named(self, name: str) -> Widget:
        (found,) = [widget for widget in self.page.widgets if widget.name == name]
        return found


class Heaped(Workbench):
    """A workbench whose last two parts may lie over each other, far below what is in sight."""

    is_heaped = False

    def lay_out(self, view: View) -> DrawList:
        ops = super().lay_out(view)
        if self.is_heaped:
            one, other = self.sheet.widgets[-2:]
            other.place(one.rect)
        return ops


def test_a_good_layout_has_nothing_to_complain_about() -> None:
    assert misplaced(Crooked(), LOOK) == []


def test_widgets_over_each_other_are_noticed() -> None:
    scene = Crooked()
    scene.arrange(LOOK)
    rect = scene.named("load").rect
    (wrong,) = misplaced(Crooked("quit", rect), LOOK)
    assert "load and quit overlap" in wrong


def test_a_widget_half_outside_is_noticed() -> None:
    wrong = misplaced(Crooked("quit", Rect(1200, 20, 200, 66)), LOOK)
    assert wrong[0].startswith("quit is outside")


@each_of(("x", "align"), [(1270, "left"), (5, "centre"), (5, "right")])
def test_a_text_that_runs_out_of_the_window_is_noticed(x: float, align: str) -> None:
    (wrong,) = misplaced(Crooked(drawn=(Text("Elephant", x, 300, 20, "#000000", align),)), LOOK)
    assert "'Elephant' is outside" in wrong


@each_of(
    ("op", "complaint"),
    [
        (Text("Eleph…", 20, 300, 20, "#000000"), "is cut"),
        (Text("Elephant", 20, 300, 10, "#000000"), "is too small"),
        (Text("Elephant", 20, 718, 20, "#000000"), "is outside"),
        (Sprite("icons/unicorn", 20, 300, 20, 20), "there is no picture icons/unicorn"),
    ],
)
def test_bad_texts_and_pictures_are_noticed(op: Text | Sprite, complaint: str) -> None:
    (wrong,) = misplaced(Crooked(drawn=(op,)), LOOK)
    assert complaint in wrong


def test_rows_out_of_sight_are_no_mistake_but_rows_over_each_other_are() -> None:
    look = view_of((800, 600), Settings(ui_scale=200))
    bench = Heaped(a_world())
    bench.arrange(look)
    assert max(widget.rect.bottom for widget in bench.page.widgets) > look.height
    assert misplaced(bench, look) == []
    bench.is_heaped = True
    assert any("overlap" in wrong for wrong in misplaced(bench, look))


def test_letters_are_measured_one_by_one_in_their_own_fonts() -> None:
    assert measure("", 20) == 0
    assert measure("W", 20) > measure("i", 20) > 0
    assert measure("象", 50) == 46
    assert measure("象Rat", 50) == measure("象", 50) + measure("Rat", 50)
