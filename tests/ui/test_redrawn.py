"""Whatever changes about a widget is seen in its next drawing."""

from collections.abc import Iterator

from jungle_pg.cabinet import games
from jungle_pg.scenes.replay.timeline import Timeline
from jungle_pg.scenes.setup.rule_cards import RuleCard, RuleCards
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.page_dots import PageDots
from jungle_pg.ui.controls.pill import Pill
from jungle_pg.ui.controls.pills import Pill as LoadPill
from jungle_pg.ui.controls.pills import Pills
from jungle_pg.ui.controls.progress import Pin, ProgressBar
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.several import Several
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget
from tests.scenes.acting import a_world
from tests.ui.looking import find, view

WORDS = ("one", "two", "three")


def widgets() -> Iterator[Widget]:
    """One of each kind, with as much on it as it can have."""
    choices = [Choice(word, ("lion",), "below", "1") for word in WORDS]
    yield Button("button", "Play", "play")
    yield Pill("pill", "Play")
    yield Toggle("toggle", label="Sound")
    yield ChoiceCards("cards", choices)
    yield Segments("segments", WORDS)
    yield Carousel("carousel", WORDS)
    yield Tabs("tabs", [Tab(word, "play") for word in WORDS])
    yield Several("several", ("pieces/r_cat", "pieces/r_dog", "pieces/r_rat"))
    yield Stepper("stepper", 1, 9, 2, 5, str)
    yield Slider("slider", 40, 0, 100, 5, format=str, marks=((0, "0"), (50, "50"), (100, "100")))
    yield ProgressBar("progress", 0.4, [Pin(0.5, "capture")])
    yield Timeline(20, (Pin(0.5, "capture"),))
    yield TextField("field", a_world().clipboard, "some words", icon="search")
    yield Pills("pills", tuple(LoadPill(word, word[0], "play") for word in WORDS))
    yield ScrollList("rows", 40, 40, lambda view, index, place, state: _row(index, place, state))
    dots = PageDots("dots")
    dots.count, dots.words = 3, "Page 1 of 3"
    yield dots


def _row(index: int, place: Rect, state: str) -> tuple[Text, ...]:
    return (Text(f"{index} {state}", place.x, place.y, 20, "#000000"),)


def other(value: object) -> object:
    """Another value of the same kind; None where nobody knows one."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return "icons/undo" if value in ("play", "search") else f"{value}!"
        case (*_, _) if len(value) > 1:
            return (*value[1:], value[0])
        case Rect():
            return value.moved(40, 10).inset(0, 0, 200, 20)
    return None


KEEPS = {"name", "kind", "sound", "pointer", "error", "tip", "pictures"}
"""Names of other things, and what is not drawn by itself."""


def test_whatever_changes_about_a_widget_is_seen() -> None:
    tried = 0
    for widget in widgets():
        for name in [name for name in vars(widget) if name[0] != "_" and name not in KEEPS]:
            changed = other(getattr(widget, name))
            if changed is None:
                continue
            tried += 1
            it = next(each for each in widgets() if each.name == widget.name)
            it.place(Rect(100, 100, 700, 90))
            it.draw(view(), 0)
            setattr(it, name, changed)
            assert it.draw(view(), 0) == anew(it, view()), f"{widget.name}: {name}"
    assert tried > 120


def anew(widget: Widget, seen: View) -> object:
    """What is drawn without any memory."""
    for name, value in vars(widget).items():
        if isinstance(value, Memo):
            setattr(widget, name, Memo())
    if isinstance(widget, ScrollList):
        widget._look = None
    return widget.draw(seen, 0)


def test_rules_of_the_same_name_are_seen_when_they_are_others() -> None:
    game = games()["jungle"]
    cards = RuleCards("rules", game)
    told = []
    for point in ("the rat swims", "the dog swims"):
        card = RuleCard(game.rules, "Ours", "house rules", (point,), 0, "RED begins")
        cards.show([card], 0, cards.settings)
        cards.place(Rect(0, 0, 400, 900))
        told.append([op.text for op in find(cards.draw(view(), 0), Text) if "swims" in op.text])
    assert told == [["the rat swims"], ["the dog swims"]]
