"""The buttons around a board: words, tips with their keys, and exactly what the facts say."""

from dataclasses import replace

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.actions import ACTIONS, BY_KEY, MENU_ROWS
from jungle_pg.scenes.table.panels.buttons import kind_of, label_of, tip_of
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.scenes.table.panels.layout import MORE, MOVES
from jungle_pg.ui.controls.button import Button
from tests.rows import each_of
from tests.scenes.acting import ASSETS, view_of
from tests.scenes.table.sitting import ENGLISH, KINDS, Sitting, told, watched
from tests.words import language_of

CHINESE = language_of("zh")
IN_ENGLISH = view_of((1280, 720), Settings())
IN_CHINESE = view_of((1280, 720), Settings(language="zh"))


def playing() -> TableFacts:
    return told(KINDS["playing"]())


def buttons_of(kind: str, size: tuple[int, int]) -> dict[str, Button]:
    sitting = Sitting(KINDS[kind]())
    sitting.arrange(view_of(size, Settings()))
    return {each.name: each for each in sitting.panels.widgets if isinstance(each, Button)}


@each_of(
    ("name", "tip"),
    [
        ("undo", "Undo (Ctrl+Z)"),
        ("redo", "Redo (Ctrl+Y)"),
        ("hint", "Hint: the piece; press again for the move (H)"),
        ("flip", "Turn the board round (F)"),
        ("rules", "The rules of this game (F1)"),
        ("draw", "Offer a draw"),
    ],
)
def test_a_tip_tells_what_a_button_does_and_its_key(name: str, tip: str) -> None:
    assert tip_of(IN_ENGLISH, name, playing()) == tip


def test_tips_and_words_are_there_in_chinese_too() -> None:
    facts = playing()
    assert tip_of(IN_CHINESE, "undo", facts) == "悔棋（Ctrl+Z）"
    for name in (*facts.buttons, "take_over", "try_again", *told(KINDS["looking"]()).buttons):
        assert label_of(CHINESE, name, facts) != label_of(ENGLISH, name, facts)
        assert tip_of(IN_CHINESE, name, facts) != tip_of(IN_ENGLISH, name, facts)


def test_every_icon_is_there() -> None:
    for action in ACTIONS.values():
        assert (ASSETS / "sprites" / "icons" / f"{action.icon}.svg").is_file(), action.name


@each_of("size", [(1920, 1080), (800, 600), (1080, 1920)])
@each_of("kind", KINDS)
def test_a_button_can_act_exactly_when_the_facts_say_so(size: tuple[int, int], kind: str) -> None:
    facts = told(KINDS[kind](), now=0.0)
    for name, button in buttons_of(kind, size).items():
        assert button.is_enabled == (name in facts.enabled or name in (MOVES, MORE)), name


def test_enabled_states_follow_the_facts_without_a_new_layout() -> None:
    sitting = Sitting(KINDS["playing"]())
    view = view_of((1920, 1080), Settings())
    sitting.arrange(view)
    facts = sitting.facts(view, 0.0)
    undo = sitting.panels.buttons.by_name["undo"]
    assert undo.is_enabled
    assert not sitting.panels.show(replace(facts, enabled=facts.enabled - {"undo"}))
    assert not undo.is_enabled


def test_in_a_small_window_buttons_are_icons_whose_tips_carry_the_words() -> None:
    for button in buttons_of("playing", (800, 600)).values():
        assert button.label == ""
        assert button.tip
    assert buttons_of("playing", (1920, 1080))["undo"].label == "Undo"


def test_pausing_and_going_on_is_one_button_that_keeps_the_focus() -> None:
    table = watched()
    sitting = Sitting(table)
    view = view_of((1920, 1080), Settings())
    sitting.arrange(view)
    pause = sitting.panels.buttons.by_name["pause"]
    assert (pause.label, pause.icon) == ("Go on", "play")
    sitting.page.focus(pause)
    table.hold()
    sitting.draw(1.0)
    assert (pause.label, pause.icon) == ("Pause", "pause")
    assert sitting.page.focused is pause


def test_the_speed_is_read_on_its_button() -> None:
    table = watched()
    assert label_of(ENGLISH, "speed", told(table)) == "Speed 1×"
    table.next_speed()
    assert label_of(ENGLISH, "speed", told(table)) == "Speed 2×"


def test_only_one_button_is_green_at_a_time() -> None:
    for kind in KINDS:
        facts = told(KINDS[kind]())
        green = [name for name in facts.buttons if kind_of(name, facts) == "green"]
        assert len(green) == 1, kind


def test_every_key_of_the_board_does_an_action() -> None:
    assert set(BY_KEY.values()) <= set(ACTIONS)


def test_what_the_menu_lists_and_what_gives_way_are_actions() -> None:
    assert {name for names in MENU_ROWS for name in names} <= set(ACTIONS)
    for action in ACTIONS.values():
        assert set(action.instead_of) <= set(ACTIONS), action.name
