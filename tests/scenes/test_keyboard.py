"""The keyboard on the screen: what it writes arrives in the field below, letter by letter."""

from jungle_pg.scenes.base import Command, Pop, Push
from jungle_pg.scenes.field_dialog import FieldDialog
from jungle_pg.scenes.over.keyboard import LARGE_LETTERS, SMALL_LETTERS, Keyboard
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.samples import shown_dialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import Composing, Key, PadPress, Typing
from jungle_pg.stage.view import View
from jungle_pg.ui.notices.hint_plank import HintPlank
from jungle_pg.ui.text.field import TextField
from tests.scenes.acting import a_match, a_world, page_of
from tests.scenes.cards import Card
from tests.scenes.padding import PadShow


def naming() -> PadShow:
    """The dialog in which a game gets a name, with the keyboard over it."""
    world = a_world()
    match = a_match()
    game = world.games()["jungle"]
    show = PadShow(Play(world, game, match), world)
    show.cover_with(shown_dialog(world, game, match, "cub"))
    field = next(each for each in show.page.widgets if isinstance(each, TextField))
    show.page.focus(field)
    show.pad("a")
    assert show.names[-1] == "keyboard"
    return show


def field_below(show: PadShow) -> TextField:
    scene = next(each for each in reversed(show.stack.scenes) if each.name != "keyboard")
    return next(each for each in page_of(scene).widgets if isinstance(each, TextField))


def written(show: PadShow) -> str:
    return field_below(show).text


def walk_to(show: PadShow, name: str) -> None:
    """By arrows alone, as a thumb would."""
    target = show.widget(name)
    for _ in range(30):
        here = show.page.focused
        assert here is not None
        if here is target:
            return
        (x, y), (at_x, at_y) = target.rect.middle, here.rect.middle
        if abs(y - at_y) > here.rect.h / 2:
            show.pad("down" if y > at_y else "up")
        else:
            show.pad("right" if x > at_x else "left")
    raise AssertionError(name)


def test_letters_are_walked_to_and_written() -> None:
    show = naming()
    for name in ("key 1 2", "key 1 2"):
        walk_to(show, name)
        show.pad("a")
    assert written(show) == "cubee"


def test_every_key_writes_what_stands_on_it() -> None:
    show = naming()
    for lines, capitals in ((SMALL_LETTERS, 0), (LARGE_LETTERS, 2)):
        show.pad(*["trigger_left"] * capitals)
        for row, line in enumerate(lines):
            for at, letter in enumerate(line):
                show.page.focus(show.widget(f"key {row} {at}"))
                show.pad("a")
                assert written(show)[-1] == letter
    assert written(show) == "cub" + "".join(SMALL_LETTERS) + "".join(LARGE_LETTERS)


def test_a_capital_is_written_once_and_after_two_presses_always() -> None:
    show = naming()
    show.page.focus(show.widget("key 2 0"))
    show.pad(
        "trigger_left", "a", "a", "trigger_left", "trigger_left", "a", "a", "trigger_left", "a"
    )
    assert written(show) == "cubAaAAa"


def test_buttons_erase_move_the_caret_and_write_blanks() -> None:
    show = naming()
    show.pad("x")
    assert written(show) == "cu"
    show.hand(PadPress("x", repeat=True))
    assert written(show) == "c", "a button that is held goes on"
    show.page.focus(show.widget("key 2 0"))
    show.pad("y", "a", "shoulder_left", "shoulder_left", "a")
    assert written(show) == "ca a"
    show.hand(PadPress("shoulder_right", repeat=True))
    show.pad("x")
    assert written(show) == "caa"


def test_going_back_leaves_what_was_written_where_it_is() -> None:
    show = naming()
    show.pad("x", "b")
    assert show.names[-1] == "save"
    assert written(show) == "cu"
    show.pad("a")
    assert show.names[-1] == "keyboard", "the field has kept the focus"


class Asking(FieldDialog):
    """A dialog that takes whatever is written."""

    name = "asking"

    def heading(self, view: View) -> str:
        return "A word"

    def text(self, view: View) -> str:
        return "Any word"

    def judge(self, view: View) -> str:
        return ""

    def accept(self, now: float) -> Command | None:
        return Pop(self.field.text)


def test_start_does_what_enter_does_in_the_field() -> None:
    world, below = a_world(), Card("below")
    show = PadShow(below, world)
    show.cover_with(Asking(world, "", "check", 20))
    show.pad("a")
    assert show.names == ["below", "asking", "keyboard"]
    show.page.focus(show.widget("key 1 0"))
    show.pad("a", "start")
    assert show.names == ["below"]
    assert below.results == ["q"]


def test_real_keys_go_on_writing_below_and_input_methods_compose_there() -> None:
    show = naming()
    show.hand(Key("a"))
    show.hand(Typing("a"))
    show.hand(Key("space"))
    show.hand(Typing(" "))
    show.hand(Composing("shi"))
    assert written(show) == "cuba "
    field = next(
        each for each in page_of(show.stack.scenes[-2]).widgets if isinstance(each, TextField)
    )
    assert field.composing == "shi"
    show.hand(Typing("狮"))
    assert written(show) == "cuba 狮"
    show.hand(Key("backspace"))
    assert written(show) == "cuba "
    assert show.stack.typing_at() is not None


def test_arrows_of_a_pad_leave_a_field_that_keys_would_walk_about_in() -> None:
    world = a_world()
    show = PadShow(LoadGame(world), world)
    fields = [each for each in show.page.widgets if isinstance(each, TextField)]
    if fields:
        show.page.focus(fields[0])
        show.pad("right")
        assert show.page.focused is not fields[0]


def test_no_plank_lies_over_what_is_being_written() -> None:
    show = naming()
    plank = HintPlank()
    assert show.stack.hints(plank, show.now) == ()
    assert show.stack.hints(plank, show.now + 9.0) == ()
    show.pad("b")
    show.stack.hints(plank, show.now)
    assert show.stack.hints(plank, show.now + 9.0) != ()


def test_it_hangs_where_the_field_can_be_seen() -> None:
    show = naming()
    keyboard = show.stack.top
    assert isinstance(keyboard, Keyboard)
    caret = keyboard.typing_at()
    assert caret is not None
    assert all(widget.rect.y > caret.bottom for widget in keyboard.page.widgets)


def test_what_lies_below_goes_on_while_one_writes_and_may_open_something() -> None:
    below = Card("below")
    show = PadShow(below)
    show.cover_with(Keyboard(show.world, below, show.now))
    show.rest(0.1)
    assert show.names == ["below", "keyboard"]
    below.due = Push(Card("news"))
    show.rest(0.1)
    assert show.names[:2] == ["below", "news"], "the keyboard goes when something opens"
