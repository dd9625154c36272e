"""Two people at one table: each reads pieces and plate of their own side from where they sit."""

from dataclasses import replace

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Language
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import DrawList, Sprite, Text
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, misplaced, seen, view_of
from tests.scenes.table.playing import CALM, HUMAN, Board
from tests.scenes.table.test_places import WINDOWS, mixed_up

FACING = replace(CALM, face_to_face=True)
EASY = Player(level=1)
CLOCK = TimeControl(30, Expiry.PASS)


def a_board(players: tuple[Player, Player] = (HUMAN, HUMAN), **more: object) -> Board:
    return Board(players=players, settings=FACING, control=CLOCK, **more)  # type: ignore[arg-type]


def pieces(board: Board, letter: str) -> list[bool]:
    """Which pieces of a side on the board stand on their heads."""
    field = board.scene.board.field
    assert field is not None
    sprites = [found.op for found in seen(board.show.rest(0.001)) if isinstance(found.op, Sprite)]
    return [
        op.angle == 180
        for op in sprites
        if op.name.startswith(f"pieces/{letter}_") and field.rect.holds(op.x, op.y)
    ]


def upside_down(ops: DrawList) -> list[str]:
    texts = [found.op for found in seen(ops) if isinstance(found.op, Text)]
    return [text.text for text in texts if text.upside_down]


class TestTwoPeople:
    def test_the_far_pieces_stand_on_their_heads_and_the_near_ones_on_their_feet(self) -> None:
        board = a_board()
        assert pieces(board, "b") == [True] * 8
        assert pieces(board, "r") == [False] * 8

    def test_the_far_plate_with_its_clock_is_read_from_the_far_side(self) -> None:
        board = a_board()
        words = upside_down(board.show.rest(0.001))
        assert {"Blue", "8 pieces", "0:30"} <= set(words)
        assert "Red" not in words
        assert sorted(word for word in words if len(word) == 1) == list("12345678")

    def test_what_is_meant_for_both_stays_upright(self) -> None:
        board = a_board()
        board.play("A3A4")
        words = upside_down(board.show.rest(0.001))
        assert not {"Moves", "Undo", "In Progress"} & set(words)

    def test_the_turn_is_read_by_who_has_it(self) -> None:
        board = a_board()
        assert "RED's Turn" in board.texts()
        assert "RED's Turn" not in upside_down(board.show.rest(0.001))
        board.play("A3A4")
        assert "BLUE's Turn" in upside_down(board.show.rest(0.001))
        board.do(Key("f"))
        assert "BLUE's Turn" not in upside_down(board.show.rest(0.001))

    def test_a_turned_board_turns_the_other_side(self) -> None:
        board = a_board()
        board.do(Key("f"))
        assert pieces(board, "r") == [True] * 8
        assert pieces(board, "b") == [False] * 8
        assert "Red" in upside_down(board.show.rest(0.001))

    def test_taken_pieces_lie_on_the_far_plate_as_its_owner_sees_them(self) -> None:
        board = a_board(position="7/7/7/7/7/7/1Cw4/7/7 b")
        board.play("C3B3")
        top = board.scene.panels.places.top
        taken = [
            found.op.angle
            for found in seen(board.show.rest(1))
            if isinstance(found.op, Sprite)
            and found.op.name == "pieces/r_cat"
            and top.holds(found.op.x + found.dx, found.op.y + found.dy)
        ]
        assert taken == [180]

    def test_all_of_the_far_plate_stays_in_its_place(self) -> None:
        board = a_board()
        plate = board.scene.panels.places.top
        for found in seen(board.show.rest(0.001)):
            if isinstance(found.op, Text) and found.op.upside_down and len(found.op.text) > 1:
                assert plate.holds(found.op.x, found.op.y), found.op.text

    @pytest.mark.slow
    @each_of("size", WINDOWS)
    @each_of("scale", [75, 100, 200])
    @each_of("language", LANGUAGES)
    def test_nothing_is_misplaced_in_any_window(
        self, size: tuple[int, int], scale: int, language: Language
    ) -> None:
        settings = replace(FACING, ui_scale=scale, language=language, evaluation=True)
        board = Board(settings=settings, control=CLOCK, size=size)
        view = view_of(size, settings)
        assert misplaced(board.scene, view, 0.1) == []
        panels = board.scene.panels.draw(0.1)
        assert mixed_up(panels, view) == []


class TestOthers:
    @each_of("players", [(HUMAN, EASY), (EASY, HUMAN), (EASY, EASY)])
    def test_nothing_is_turned_where_a_computer_plays(self, players: tuple[Player, Player]) -> None:
        board = a_board(players)
        assert not any(pieces(board, "r") + pieces(board, "b"))
        assert upside_down(board.show.rest(0.001)) == []

    def test_nothing_is_turned_unless_it_is_wished(self) -> None:
        board = Board(settings=CALM)
        assert upside_down(board.show.rest(0.001)) == []
        assert not any(pieces(board, "b"))

    def test_the_wish_acts_at_once(self) -> None:
        board = Board(settings=CALM)
        board.world.settings = FACING
        board.show.stack.arrange(view_of(board.show.size, FACING))
        assert pieces(board, "b") == [True] * 8
