"""Widgets are drawn from their props alone, and every one of their props is seen."""

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from types import FunctionType
from typing import Any, get_args

import jungle_pg.board
import jungle_pg.scenes
import jungle_pg.ui
from jungle_pg.board.board_view import BoardView
from jungle_pg.cabinet import games
from jungle_pg.core.career.career import Tally
from jungle_pg.files.settings import Settings
from jungle_pg.games.plain import plain_look
from jungle_pg.scenes.chooser.cabinet import CabinetKey
from jungle_pg.scenes.friends.camp import Camp
from jungle_pg.scenes.friends.rooms import RoomFacts, RoomRow
from jungle_pg.scenes.friends.tiles import AnimalKey, CodeTiles
from jungle_pg.scenes.journey.academy_cards import StageCard, StageCards
from jungle_pg.scenes.journey.map.art import Coin
from jungle_pg.scenes.journey.stage.solved import WonStars
from jungle_pg.scenes.replay.timeline import SpeedSlider, Timeline
from jungle_pg.scenes.review.curve import Curve
from jungle_pg.scenes.settings.controls import SizeSlider
from jungle_pg.scenes.setup.controls import Switch
from jungle_pg.scenes.setup.rule_cards import RuleCard, RuleCards
from jungle_pg.scenes.study.panels.line_rows import LineRows, LineTexts
from jungle_pg.scenes.study.panels.palette import Palette
from jungle_pg.scenes.study.swatches import Swatches
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.scenes.table.panels.evaluation import EvaluationBar
from jungle_pg.scenes.table.panels.side_panels import OverHand
from jungle_pg.scenes.trophies.career_art import LevelBars, LevelRow, RatingCurve
from jungle_pg.scenes.trophies.shelf import Trophy, TrophyShelf
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Text
from jungle_pg.stage.theme import NIGHT
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button, Pill
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.key_row import KeyRow
from jungle_pg.ui.controls.page_dots import PageDots
from jungle_pg.ui.controls.picture_cards import LanguageCards, PictureCards
from jungle_pg.ui.controls.pills import Pill as LoadPill
from jungle_pg.ui.controls.pills import Pills
from jungle_pg.ui.controls.progress import Pin, ProgressBar
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.several import Several
from jungle_pg.ui.controls.sign import Sign
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.plates.alarm import AlarmBanner, AlarmContent
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.scroll.scroll_page import ScrollBar
from jungle_pg.ui.text.area import TextArea
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Painting, Props, State, Widget
from tests.rows import each_of
from tests.scenes.acting import a_world
from tests.ui.looking import find, view

for package in (jungle_pg.ui, jungle_pg.board, jungle_pg.scenes):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)

WORDS = ("one", "two", "three")
PLACE = Rect(100, 100, 700, 120)
STATES = get_args(State)
GAME = games()["jungle"]


def a_rule_card(point: str) -> RuleCard:
    return RuleCard(GAME.rules, "Ours", "house rules", (point,), 0, "RED begins")


OF_MANY_PARTS = {ScrollList, ScrollBar, BoardView, EvaluationBar, OverHand, CabinetKey, Curve}
"""What is put together from parts, each remembered by itself, or is nothing by itself."""

OTHERS: dict[str, Any] = {
    "kind": "green",
    "device": "shapes",
    "share": 3,
    "painted": "journey",
    "flip": (0, 3),
    "hot": 1,
    "card_width": 600.0,
    "paint": lambda *given: (),
    "game": replace(GAME, look=plain_look(GAME.rulebook, GAME.rules)),
    "cards": (a_rule_card("the dog swims"), a_rule_card("it sinks")),
    "settings": Settings(pieces=(("jungle", "character"),)),
}
"""Other values for props whose type does not tell them."""


def picture(view: View, number: int, place: Rect, script: str) -> DrawList:
    return (Box(place.x, place.y, place.w, place.h, "#000000"),)


def widgets() -> Iterator[Widget]:
    """All kinds, with as much on them as they can have; some twice, with and without words."""
    choices = [Choice(word, ("lion",), "below", "1") for word in WORDS]
    marks = ((0, "0"), (50, "50"), (100, "100"))
    yield Button("button", "Play", "play")
    yield TableButton("table button", "Play", "play")
    yield Switch("switch", "Play", "play")
    yield Pill("pill", "Play")
    yield Sign("sign", "play", "play")
    low = Sign("low sign", "play", "play")
    low.label, low.is_hung = "Play", False
    yield low
    yield WonStars(3, 0.0)
    curve, bars = RatingCurve("curve"), LevelBars("bars")
    curve._since = bars._since = 0.0
    curve.ratings, curve.dates = tuple(range(1000, 1400, 10)), WORDS[:2]
    bars.rows = (LevelRow("pieces/r_cat", "Cat", Tally(3, 2, 1)),)
    yield from (curve, bars)
    stages = StageCards("stages")
    stages.stages = tuple(StageCard(Coin(3, "done", 2), word, "puzzle") for word in WORDS)
    stages.chosen = 1
    yield stages
    shelf = TrophyShelf("shelf", tuple(Trophy("den", word, word == "one") for word in WORDS))
    yield shelf
    yield Toggle("toggle", label="Sound")
    yield ChoiceCards("cards", choices)
    yield Segments("segments", WORDS)
    yield Carousel("carousel", WORDS)
    yield Tabs("tabs", [Tab(word, "play") for word in WORDS])
    several = Several("several", ("pieces/r_cat", "pieces/r_dog", "pieces/r_rat"))
    several.on = frozenset((1,))
    yield several
    yield Stepper("stepper", 1, 9, 2, 5, str)
    yield Slider("slider", 40, format=str, marks=marks)
    yield SizeSlider("size", 40, format=str, marks=marks)
    yield SpeedSlider()
    yield ProgressBar("progress", 0.4, [Pin(0.5, "capture")], can_scrub=True)
    yield Timeline(20, (Pin(0.5, "capture"),))
    field = TextField("field", a_world().clipboard, "some words", icon="search")
    field.note = "10 letters"
    yield field
    yield TextField("empty field", a_world().clipboard, "", "Type here")
    area = TextArea("area", a_world().clipboard, 1000, icon="rename")
    area.show("\n".join(WORDS * 3))
    yield area
    yield TextArea("empty area", a_world().clipboard, 1000, icon="rename")
    yield Swatches()
    for has_cards in (True, False):
        palette = Palette(f"palette {has_cards}", 2, has_cards=has_cards)
        palette.sprites = ("pieces/r_cat", "pieces/r_dog", "pieces/r_rat")
        palette.names, palette.faded, palette.chosen = WORDS, frozenset((1,)), 2 * (not has_cards)
        palette.pulled_to = (5.0, 5.0)
        yield palette
    rows = LineRows()
    rows.lines = (LineTexts("+1.5", "red", ("A3", "A7")), LineTexts("wins", "", ("C3",)))
    rows._at, rows.is_hot = (0, 0), True
    yield rows
    waiting = LineRows()
    waiting.waiting = "Nobody thinks yet."
    yield waiting
    yield Pills("pills", tuple(LoadPill(word, word[0], "play") for word in WORDS))
    dots = PageDots("dots")
    dots.count, dots.words = 3, "Page 1 of 3"
    yield dots
    languages = LanguageCards("languages")
    languages.choices = tuple(Choice(word, sub_line=word[0]) for word in WORDS)
    yield languages
    pictures = PictureCards("pictures", picture, 1.5)
    pictures.set_labels(view(), WORDS)
    yield pictures
    rules = RuleCards("rules", GAME)
    rules.show([a_rule_card("the rat swims"), a_rule_card("it sinks")], 0, Settings())
    yield rules
    for button in ("x", ""):
        keys = KeyRow(f"keys {button}")
        keys.label, keys.own, keys.button, keys.has_own_button = "Redo it", 1, button, True
        keys.chords = (("Ctrl", "Y"), ("left",))
        yield keys
    yield AnimalKey("E")
    tiles = CodeTiles("tiles", is_typed=True)
    tiles.change("CR")
    yield tiles
    camp = Camp()
    camp.told, camp.time = "Waiting", "1:12"
    yield camp
    row = RoomRow(0)
    row.facts = RoomFacts("Jonas", "Jungle", "no clock", "play", ("lion",))
    yield row
    alarm = AlarmBanner()
    alarm.show(AlarmContent("Alarm", "The den is in danger."))
    yield alarm


def drawn() -> Iterator[Widget]:
    for widget in widgets():
        widget.place(PLACE)
        for moment in (0.0, 9.0):
            widget.draw(view(), moment)
        yield widget


def kinds(of: type[Widget] = Widget) -> set[type[Widget]]:
    """All kinds of widgets of the program that are no mere base of others."""
    mine = [kind for kind in of.__subclasses__() if kind.__module__.startswith("jungle_pg.")]
    whole = {kind for kind in mine if hasattr(kind, "painting") or kind.draw is not Widget.draw}
    return whole.union(*map(kinds, mine))


def others(value: Any) -> Iterator[Any]:
    """Values of the same kind that are other ones."""
    match value:
        case bool():
            yield not value
        case int() | float():
            yield value + 1
        case str() if value in STATES:
            yield from (state for state in STATES if state != value)
        case str():
            yield f"{value}!"
        case tuple() if value:
            for number, old in enumerate(value):
                yield from ((*value[:number], new, *value[number + 1 :]) for new in others(old))
        case frozenset():
            yield value ^ {0}
        case _ if is_dataclass(value):
            for field in fields(value):
                for other in others(getattr(value, field.name)):
                    yield replace(value, **{field.name: other})  # type: ignore[type-var]


def looks(painting: Painting, props: Props) -> DrawList:
    return tuple(painting.ops(view(), PLACE, props))


def test_every_kind_is_drawn_from_props_or_put_together_from_parts() -> None:
    by_props = {type(widget) for widget in widgets()}
    of_parts = {kind for kind in kinds() if kind.draw is not Widget.draw}
    assert kinds() == by_props | of_parts
    assert not by_props & of_parts
    assert all(OF_MANY_PARTS.intersection(kind.__mro__) for kind in of_parts)


@each_of("kind", sorted({type(widget) for widget in widgets()}, key=lambda kind: kind.__name__))
def test_every_prop_is_seen(kind: type[Widget]) -> None:
    these = [kind.painting.props_of(widget) for widget in drawn() if type(widget) is kind]
    names = [field.name for field in fields(kind.painting.props)]
    if "has_ring" in names:
        these += [replace(props, has_ring=True) for props in these]
    for name in names:
        assert any(
            looks(kind.painting, replace(props, **{name: other})) != looks(kind.painting, props)
            for props in these
            for other in ([OTHERS[name]] if name in OTHERS else others(getattr(props, name)))
        ), f"{name} is not seen"


@each_of("widget", list(drawn()), ids=lambda widget: widget.name)
def test_nothing_but_the_props_can_be_seen(widget: Widget) -> None:
    draw: Callable[..., object] = widget.painting.ops
    assert isinstance(draw, FunctionType)
    assert draw.__closure__ is None
    assert draw.__qualname__ == draw.__name__, "it might see the widget"
    props = widget.painting.props_of(widget)
    assert hash(props) == hash(replace(props)), "what can be changed in place is no prop"
    assert widget.draw(view(), 9.0) == looks(widget.painting, props)


@each_of("widget", list(drawn()), ids=lambda widget: widget.name)
def test_it_is_the_very_same_until_a_prop_the_place_or_the_window_is_another(
    widget: Widget,
) -> None:
    before = widget.draw(view(), 9.0)
    assert widget.draw(view(), 99.0) is before
    assert widget.draw(view(theme=NIGHT), 99.0) is not before
    widget.place(PLACE.moved(1, 0))
    moved = widget.draw(view(), 99.0)
    assert moved != before
    widget.is_enabled = not widget.is_enabled
    has_changed = widget.draw(view(), 99.0) is not moved
    names = {field.name for field in fields(widget.painting.props)}
    assert has_changed == bool(names & {"is_enabled", "state", "states"})


def test_rules_of_the_same_name_are_seen_when_they_are_others() -> None:
    cards = RuleCards("rules", GAME)
    told = []
    for point in ("the rat swims", "the dog swims"):
        cards.show([a_rule_card(point)], 0, cards.settings)
        cards.place(Rect(0, 0, 400, 900))
        told.append([op.text for op in find(cards.draw(view(), 0), Text) if "swims" in op.text])
    assert told == [["the rat swims"], ["the dog swims"]]
