"""A match by clicks: choosing, moving, refusals in words, undo and redo, any rule set."""

import pytest

from jungle_pg.cabinet import JUNGLE
from jungle_pg.scenes.base import Say
from jungle_pg.scenes.play import Play
from jungle_pg.stage.inputs import RIGHT, Press, Release
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    SIZES,
    Performance,
    a_match,
    a_world,
    heard,
    misplaced,
    view_of,
)
from tests.scenes.cards import Card
from tests.ui.looking import find


class Board:
    """A play scene and a player who clicks on squares by their names."""

    def __init__(self, rules: str = "traditional", position: str | None = None) -> None:
        self.world = a_world()
        self.scene = Play(self.world, self.world.games()["jungle"], a_match(rules, position))
        self.show = Performance(Card("below"), self.world)
        self.scene.arrange(self.show.stack.view)
        self.show.stack.scenes.append(self.scene)
        self.show.rest()

    def click(self, *squares: str, button: int = 1) -> list[object]:
        """What the program is asked for by clicks on squares."""
        wishes: list[object] = []
        for square in squares:
            field = self.scene._field
            assert field is not None
            at = field.middle(*self.scene.game.table.place_of(square))
            wishes += self.show.do(Press(*at, button))
            wishes += self.show.do(Release(*at, button))
        return wishes

    def marks(self) -> dict[str, int]:
        """How many marks of each kind are on the board."""
        names = [op.name for op in find(self.show.rest(), Sprite) if op.name.startswith("marks/")]
        kinds = [name.removeprefix("marks/") for name in names]
        shown = ("selection", "move", "jump", "capture", "den_win")
        return {kind: kinds.count(kind) for kind in shown if kind in kinds}

    def standing(self, square: str) -> str:
        piece = self.scene.match.state.board[_spot(square)]
        return piece.letter if piece else "."


def _spot(square: str) -> int:
    return (int(square[1]) - 1) * 7 + "ABCDEFG".index(square[0])


def test_a_chosen_animal_shows_its_targets_and_a_click_on_one_moves_it() -> None:
    board = Board()
    board.click("A3")
    assert board.marks() == {"selection": 1, "move": 3}
    board.click("A4")
    assert board.marks() == {}
    assert (board.standing("A3"), board.standing("A4")) == (".", "E")
    assert heard(board.world)[-2:] == ["select", "move_middle"]


def test_targets_differ_for_capture_leap_and_den() -> None:
    board = Board(position="l5t/1dE4/5e1/2r4/3w3/3L3/4P2/5D1/1T5 r 3 12")
    board.click("D4")
    assert board.marks() == {"selection": 1, "capture": 1, "jump": 2, "move": 1}
    near = Board(position="l1E3t/1d5/5e1/2r4/7/3L3/4P2/5D1/1T5 r 3 12")
    near.click("C9")
    assert near.marks()["den_win"] == 1


@pytest.mark.parametrize("again", [("A3",), ("D5",)])
def test_the_same_animal_and_an_empty_square_far_away_let_go(again: tuple[str, ...]) -> None:
    board = Board()
    board.click("A3", *again)
    assert board.marks() == {}


def test_right_click_and_esc_let_go_and_a_second_esc_leaves() -> None:
    board = Board()
    board.click("A3")
    board.click("D5", button=RIGHT)
    assert board.marks() == {}
    board.click("A3")
    board.show.keys("escape")
    assert board.marks() == {}
    assert board.show.names[-1] == "play"
    board.show.keys("escape")
    assert board.show.names == ["below"]


def test_another_own_animal_is_chosen_instead() -> None:
    board = Board()
    board.click("A3", "G1")
    assert board.marks() == {"selection": 1, "move": 2}


@pytest.mark.parametrize(
    ("clicks", "words"),
    [
        (("G9",), "Not your turn"),
        (("A3", "B4"), "Cannot enter water"),
        (("A3", "A6"), "Invalid move"),
        (("A3", "A7"), "Invalid move"),
    ],
)
def test_a_refused_click_says_why_and_lets_go(clicks: tuple[str, ...], words: str) -> None:
    board = Board()
    (wish,) = board.click(*clicks)
    assert isinstance(wish, Say)
    assert words in wish.text
    assert heard(board.world)[-1] == "error" or heard(board.world)[-2:] == ["deselect", "error"]
    assert board.marks() == {}


def test_an_empty_square_says_nothing() -> None:
    assert Board().click("D5") == []


def test_undo_and_redo_are_there_exactly_when_they_can_act() -> None:
    board = Board()
    show = board.show
    assert [show.widget(name).is_enabled for name in ("undo", "redo")] == [False, False]
    board.click("A3", "A4")
    assert [show.widget(name).is_enabled for name in ("undo", "redo")] == [True, False]
    show.click("undo")
    assert board.standing("A3") == "E"
    assert [show.widget(name).is_enabled for name in ("undo", "redo")] == [False, True]
    show.click("redo")
    assert board.standing("A4") == "E"


def test_after_the_end_the_banner_says_who_won_and_no_move_is_taken() -> None:
    board = Board(position="l1E3t/1d5/5e1/2r4/7/3L3/4P2/5D1/1T5 r 3 12")
    board.click("C9", "D9")
    assert board.scene.match.verdict is not None
    (wish,) = board.click("A9")
    assert isinstance(wish, Say)
    assert "over" in wish.text


@pytest.mark.parametrize("rules", ["traditional", "appendix", "course", "animal", "club"])
def test_every_rule_set_can_be_played_by_clicks(rules: str) -> None:
    board = Board(rules)
    for number in range(12):
        match = board.scene.match
        actions = match.rulebook.actions(match.state)
        action = actions[number * 5 % len(actions)]
        board.click(*JUNGLE.picks(action))
        assert board.scene.match.cursor == match.cursor + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], scale: int, language: str) -> None:
    board = Board()
    settings = board.world.settings
    view = view_of(size, settings.__class__(ui_scale=scale, language=language))  # type: ignore[arg-type]
    assert misplaced(board.scene, view) == []
    field = board.scene._field
    assert field is not None
    for button in (board.scene.undo, board.scene.redo, board.scene.menu):
        frame = field.square * 0.6
        is_apart = (
            button.rect.x >= field.rect.right + frame
            or button.rect.y >= field.rect.bottom + frame - field.square * 0.2
        )
        assert is_apart
