"""The end of a match: what may come next, and what is heard."""

import pytest

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.games.values import Heard
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import SWING_S
from jungle_pg.scenes.table.dialogs.result import SILENCE_S, Choice, ResultDialog, quiet_after
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.input.inputs import RIGHT, Input, Key, Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import Recorder, heard
from tests.scenes.table.ending import LATER, LOST, MACHINES, MIXED, PEOPLE, ended
from tests.scenes.table.played import agreed, played


def tell(dialog: ResultDialog, *events: Input, now: float = LATER) -> Command | None:
    """The command of the last input; none of those before may bring any."""
    *first, last = events
    assert all(dialog.handle(event, now) is None for event in first)
    return dialog.handle(last, now)


def names(dialog: ResultDialog) -> list[str]:
    return [widget.name for widget in dialog.page.widgets]


@each_of(("players", "has_swap"), [(PEOPLE, False), (MIXED, True), (LOST, True), (MACHINES, False)])
def test_sides_are_swapped_only_against_a_computer(
    players: tuple[Player, Player], has_swap: bool
) -> None:
    expected = ["turning_point", "rematch", *(["swap"] if has_swap else []), "new_game", "home"]
    expected += ["look", "save", "replay", "review"]
    assert names(ended(played(players=players))) == expected


@each_of("choice", [choice for choice in Choice if choice is not Choice.LOAD])
def test_every_button_leaves_its_choice(choice: Choice) -> None:
    dialog = ended(played(players=MIXED))
    (button,) = [widget for widget in dialog.page.widgets if widget.name == choice]
    at = button.rect.middle
    assert tell(dialog, Point(*at), Press(*at), Release(*at)) == Pop(choice)


@each_of(
    ("keys", "choice"),
    [
        (["enter"], Choice.REMATCH),
        (["escape"], Choice.LOOK),
        (["tab", "enter"], Choice.TURNING_POINT),
        (["tab"] * 3 + ["enter"], Choice.SWAP),
        (["down", "down", "right", "right", "space"], Choice.HOME),
        (["tab"] * 6 + ["enter"], Choice.LOOK),
        (["tab"] * 7 + ["enter"], Choice.SAVE),
        (["tab"] * 8 + ["enter"], Choice.REPLAY),
        (["tab", "tab", "escape"], Choice.LOOK),
    ],
)
def test_keys_choose(keys: list[str], choice: Choice) -> None:
    assert tell(ended(played(players=MIXED)), *map(Key, keys)) == Pop(choice)


@each_of("key", ["enter", "escape", "space"])
def test_a_key_held_down_since_before_chooses_nothing(key: str) -> None:
    assert tell(ended(), Key(key, repeat=True)) is None


def test_a_click_beside_it_lets_one_look_at_the_board() -> None:
    assert tell(ended(), Press(5, 5), Release(5, 5)) == Pop(Choice.LOOK)


def test_a_click_on_the_panel_or_half_beside_it_closes_nothing() -> None:
    dialog = ended()
    look = dialog.page.widgets[-1].rect
    on_paper = (look.x + 2, look.bottom + 8)
    assert tell(dialog, Press(*on_paper), Release(*on_paper)) is None
    assert tell(dialog, Press(5, 5), Release(*on_paper)) is None
    assert tell(dialog, Press(*on_paper), Release(5, 5)) is None
    assert tell(dialog, Press(5, 5, RIGHT), Release(5, 5, RIGHT)) is None


def test_what_was_meant_for_the_board_chooses_nothing() -> None:
    dialog = ended()
    (button,) = [widget for widget in dialog.page.widgets if widget.name == Choice.REMATCH]
    rematch = button.rect.middle
    for at in (rematch, (5.0, 5.0)):
        assert tell(dialog, Press(*at), Release(*at), now=SWING_S / 2) is None
    assert tell(dialog, Key("enter"), now=SWING_S / 2) is None
    assert tell(dialog, Release(*rematch)) is None


@each_of(
    ("match", "jingle"),
    [
        (played(players=PEOPLE), "win"),
        (played(players=MIXED), "win"),
        (played(players=LOST), "lose"),
        (played(players=MACHINES), "win"),
        (agreed(), "draw"),
        (agreed(MIXED), "draw"),
    ],
)
def test_the_result_has_its_jingle_once(match: AnyMatch, jingle: str) -> None:
    dialog = ended(match, Settings(reduced_motion=True))
    for now in (0.0, 0.1, 3.0, 9.0):
        dialog.update(now)
    assert heard(dialog.world) == [jingle]


def test_the_jingle_waits_until_the_last_move_was_heard() -> None:
    dialog = ended(quiet_s=1.2)
    dialog.update(1.1)
    assert "win" not in heard(dialog.world)
    dialog.update(1.2)
    assert heard(dialog.world)[-1] == "win"


def test_only_a_fanfare_is_heard_out() -> None:
    fanfares = {"den": 1.75}
    step = Heard(0.18, Cue("move_heavy"))
    den = Heard(0.05, Cue("den"))
    assert quiet_after([step], fanfares, 0.6) == 0.0
    assert quiet_after([], fanfares, 0.0) == 0.0
    assert quiet_after([step, den], fanfares, 0.6) == pytest.approx(1.2)
    assert quiet_after([den, step], fanfares, 5.0) == 0.0


def tunes(dialog: ResultDialog) -> list[str | None]:
    assert isinstance(dialog.world.sound, Recorder)
    return dialog.world.sound.tunes


def test_the_music_makes_room_and_comes_back_after_a_while() -> None:
    dialog = ended()
    assert tunes(dialog) == [None]
    dialog.update(SILENCE_S - 0.1)
    assert tunes(dialog) == [None]
    for now in (SILENCE_S, SILENCE_S + 1):
        dialog.update(now)
    assert tunes(dialog) == [None, "play_loop"]
    tell(dialog, Key("escape"))
    assert tunes(dialog) == [None, "play_loop"]


def test_the_music_comes_back_with_the_first_button() -> None:
    dialog = ended()
    tell(dialog, Key("enter"), now=1.0)
    assert tunes(dialog) == [None, "play_loop"]


@each_of(("key", "sound"), [("enter", "ui_click"), ("escape", "ui_back")])
def test_a_choice_is_heard_once(key: str, sound: str) -> None:
    dialog = ended(agreed())
    tell(dialog, Key(key))
    assert heard(dialog.world) == [sound]
