"""The pause menu: what can be done with a game that stands still."""

from dataclasses import replace
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Pop
from jungle_pg.scenes.modal_dialog import SWING_S
from jungle_pg.scenes.table.actions import MENU_ROWS, pause_menu
from jungle_pg.scenes.table.dialogs.pause import GO_ON, PauseChoice, PauseMenu, PauseSwitch
from jungle_pg.scenes.table.state import table_with
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release
from jungle_pg.stage.ops import Box, Group
from jungle_pg.stage.theme import DAY
from tests.rows import each_of
from tests.sample_games import with_players
from tests.scenes.acting import (
    Performance,
    a_match,
    a_world,
    heard,
    texts_of,
    view_of,
)
from tests.scenes.cards import Card
from tests.scenes.table.played import COMPUTER, HUMAN, agreed, played

SWITCHES = [switch.value for switch in PauseSwitch]
EVERYTHING = [GO_ON, *(name for names in MENU_ROWS for name in names)]
LATER = 1.0


def menu_over(world: World, match: AnyMatch) -> PauseMenu:
    at = replace(table_with(match), has_saves=world.saves is not None)
    return pause_menu(world, at, 0.0)


def paused(match: AnyMatch | None = None, settings: Settings | None = None) -> PauseMenu:
    """The menu, opened at 0."""
    settings = settings or Settings()
    menu = menu_over(a_world(settings), match or played(plies=2))
    menu.arrange(view_of((1280, 720), settings))
    return menu


def names(menu: PauseMenu) -> list[str]:
    return [widget.name for widget in menu.page.widgets]


def tell(menu: PauseMenu, *events: Input) -> Command | None:
    """The command of the last input; none of those before may bring any."""
    *first, last = events
    assert all(menu.handle(event, LATER) is None for event in first)
    return menu.handle(last, LATER)


def test_between_two_people_everything_can_be_done() -> None:
    found = names(paused())
    assert [name for name in found if name not in SWITCHES] == EVERYTHING
    assert [name for name in found if name in SWITCHES] == SWITCHES


def test_full_screen_sound_and_sitting_are_switched_by_mouse_and_the_menu_stays() -> None:
    for name in SWITCHES:
        for is_on in (False, True):
            switched: dict[str, Any] = {name: is_on}
            menu = paused(settings=replace(Settings(), **switched))
            (button,) = [widget for widget in menu.page.widgets if widget.name == name]
            at = button.rect.middle
            command = tell(menu, Point(*at), Press(*at), Release(*at))
            switched = {name: not is_on}
            assert command == Change(replace(menu.world.settings, **switched))
    on, off = (paused(settings=Settings(muted=muted)) for muted in (False, True))
    assert "Mute" in texts_of(on.draw(LATER))
    assert "Sound on" in texts_of(off.draw(LATER))
    assert [each.rect for each in on.page.widgets] == [each.rect for each in off.page.widgets]


def test_only_two_people_at_one_screen_are_offered_to_sit_face_to_face() -> None:
    assert "face_to_face" in names(paused(with_players(a_match(), HUMAN, HUMAN)))
    for players in ((HUMAN, COMPUTER), (COMPUTER, COMPUTER)):
        assert "face_to_face" not in names(paused(with_players(a_match(), *players)))


@each_of(
    ("match", "missing"),
    [
        (with_players(a_match(), HUMAN, COMPUTER), {"replay", "study"}),
        (with_players(a_match("course"), HUMAN, COMPUTER), {"draw", "replay", "study"}),
        (with_players(a_match(), COMPUTER, COMPUTER), {"draw", "resign", "replay", "study"}),
        (agreed(), {"draw", "resign"}),
    ],
)
def test_a_draw_resigning_and_a_replay_are_there_only_where_they_are_possible(
    match: AnyMatch, missing: set[str]
) -> None:
    assert set(EVERYTHING) - set(names(paused(match))) == missing


@each_of("name", EVERYTHING)
def test_every_button_leaves_its_choice(name: str) -> None:
    menu = paused()
    (button,) = [widget for widget in menu.page.widgets if widget.name == name]
    at = button.rect.middle
    chosen = None if name == GO_ON else PauseChoice(name)
    assert tell(menu, Point(*at), Press(*at), Release(*at)) == Pop(chosen)


@each_of(
    ("keys", "choice"),
    [
        (["escape"], None),
        (["enter"], None),
        (["tab", "enter"], None),
        (["tab", "tab", "space"], PauseChoice("save")),
        (["tab"] * 3 + ["enter"], PauseChoice("load")),
        (["tab"] * 6 + ["enter"], PauseChoice("rules")),
        (["down"] * 6 + ["right", "enter"], PauseChoice("resign")),
        (["tab", "tab", "escape"], None),
        (["down", "up", "enter"], None),
    ],
)
def test_keys_choose(keys: list[str], choice: PauseChoice | None) -> None:
    assert tell(paused(), *map(Key, keys)) == Pop(choice)


def test_the_keys_of_the_table_choose_here_too() -> None:
    chosen = {"o": PauseChoice("load"), "s": PauseChoice("save"), "n": PauseChoice("new_game")}
    for key, choice in chosen.items():
        assert tell(paused(), Key(key, ctrl=True)) == Pop(choice)
        assert tell(paused(), Key(key, ctrl=True, repeat=True)) is None
    assert tell(paused(), Key("z", ctrl=True)) is None, "nothing is taken back unseen"


@each_of("key", ["enter", "escape", "space"])
def test_a_key_held_down_since_before_chooses_nothing(key: str) -> None:
    assert tell(paused(), Key(key, repeat=True)) is None


def test_a_click_beside_it_changes_nothing() -> None:
    assert tell(paused(), Press(5, 5), Release(5, 5)) is None


def test_what_was_meant_for_the_board_does_not_choose() -> None:
    menu = paused()
    at = menu.page.widgets[0].rect.middle
    assert menu.handle(Press(*at), SWING_S / 2) is None
    assert menu.handle(Release(*at), SWING_S / 2) is None
    assert menu.handle(Key("enter"), SWING_S / 2) is None
    assert menu.handle(Key("escape"), SWING_S / 2) == Pop(None)


def test_it_is_heard_when_it_swings_in_and_when_one_goes_on() -> None:
    menu = paused()
    assert heard(menu.world) == ["ui_panel"]
    tell(menu, Key("escape"))
    assert heard(menu.world) == ["ui_panel", "ui_back"]


def test_the_board_stays_in_sight_under_a_veil() -> None:
    menu = paused()
    assert not menu.is_opaque
    assert menu.draw(LATER)[0] == Box(0, 0, 1280, 720, DAY.dialog_veil, DAY.dialog_alpha)


def test_it_swings_in_and_then_rests() -> None:
    menu = paused()
    places = [swung(menu, SWING_S * share).dy for share in (0, 0.25, 0.5, 1)]
    assert places[0] < 0
    assert places[-1] == 0
    assert len(set(places)) == len(places)
    drawn = menu.draw(SWING_S)
    assert menu.draw(60.0) is drawn
    assert menu.wakes_at(60.0) is None


def test_it_moves_until_its_end_was_drawn() -> None:
    menu = paused()
    menu.draw(0.0)
    assert menu.wakes_at(5.0) == 5.0
    menu.draw(5.0)
    assert menu.wakes_at(5.0) is None


def test_with_reduced_motion_it_is_there_at_once() -> None:
    menu = paused(settings=Settings(reduced_motion=True))
    drawn = menu.draw(0.0)
    assert swung(menu, 0.0).dy == 0
    assert menu.draw(9.0) is drawn
    assert menu.wakes_at(0.0) is None


def swung(menu: PauseMenu, now: float) -> Group:
    hung = menu.draw(now)[-1]
    assert isinstance(hung, Group)
    return hung


def test_its_result_reaches_the_scene_below() -> None:
    world = a_world()
    below = Card("below")
    play = Performance(below, world)
    menu = menu_over(world, a_match())
    play.cover_with(menu)
    play.rest(1.0)
    play.click("restart")
    assert play.names == ["below"]
    assert below.results == [PauseChoice("restart")]


def test_its_words_change_with_the_language_at_once() -> None:
    menu = paused()
    assert texts_of(menu.draw(LATER)) == [
        "Pause", "Go on", "Save", "Load", "Replay", "Study", "Rules", "Keys", "New game",
        "Restart", "Offer a draw", "Resign", "Full screen", "Mute", "Sit face to face", "Settings",
        "Main menu",
    ]  # fmt: skip
    menu.arrange(view_of((1280, 720), Settings(language="zh")))
    assert texts_of(menu.draw(LATER))[:3] == ["暂停", "继续", "保存"]
