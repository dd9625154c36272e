"""A bar that shows who is ahead: what it says, how it moves, where it stands, and its price."""

from dataclasses import replace

import pytest

from jungle_pg.core.log import Player
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.table.panels.arrangement import board_size, places_for
from jungle_pg.scenes.table.panels.evaluation import (
    EASE_S,
    Evaluation,
    EvaluationBar,
    evaluation_of,
)
from jungle_pg.scenes.table.panels.layout import MORE, MOVES, Wanted
from jungle_pg.stage.input.inputs import Key, Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui.plates.plate_skins import SIDES
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, misplaced, seen, view_of
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.playing import CALM, Board
from tests.scenes.table.sitting import GAME
from tests.scenes.table.test_places import (
    DRAWERS,
    EVERYTHING,
    SCALES,
    WINDOWS,
    a_view,
    crowded,
    share,
)
from tests.words import language_of

SHOWN = replace(CALM, evaluation=True)
RED_AHEAD = "l6/7/7/7/7/7/7/4L2/4TE1 r"
BLUE_AHEAD = "l4te/7/7/7/7/7/7/7/5C1 r"
RULES = GAME.rules
ENGLISH = language_of("en")
UPRIGHT, LYING = Rect(100, 50, 20, 400), Rect(50, 300, 400, 20)


def told(share_of_foot: float, bottom: int = 0, code: str = "en") -> Evaluation:
    return evaluation_of(GAME, RULES, bottom, share_of_foot, language_of(code))


def a_bar(rect: Rect, share_of_foot: float = 0.5) -> EvaluationBar:
    bar = EvaluationBar()
    bar.place(rect)
    bar.show(told(share_of_foot))
    return bar


def bar_of(board: Board) -> EvaluationBar:
    bar = board.show.widget("evaluation")
    assert isinstance(bar, EvaluationBar)
    return bar


def filled(ops: DrawList, side: str) -> Box:
    """The part of a bar in the colour of a side."""
    (found,) = [op for op in ops if isinstance(op, Box) and op.fill == SIDES[side].face]
    return found


def foot_share(bar: EvaluationBar, view: View, now: float) -> float:
    """How much of the bar is in the colour of the side at its foot."""
    ops = bar.draw(view, now)
    whole, foot = filled(ops, "blue"), filled(ops, "red")
    return foot.h / whole.h if whole.h > whole.w else foot.w / whole.w


class TestWords:
    @each_of(
        ("value", "words"),
        [
            (0.5, "Both sides are even"),
            (0.55, "Both sides are even"),
            (0.65, "Red is better"),
            (0.35, "Blue is better"),
            (0.9, "Red is much better"),
            (0.02, "Blue is much better"),
            (1.0, "Red wins"),
            (0.0, "Blue wins"),
        ],
    )
    def test_what_it_shows_is_also_said(self, value: float, words: str) -> None:
        assert told(value).text == words

    def test_the_side_at_the_foot_is_the_one_at_the_bottom(self) -> None:
        assert told(0.75, bottom=1).text == "Blue is better"
        assert (told(0.8, 1).foot.side, told(0.8, 1).head.side) == ("blue", "red")

    def test_it_speaks_chinese(self) -> None:
        assert "红" in told(0.65, code="zh").text


class TestTheBar:
    @each_of("rect", [UPRIGHT, LYING])
    @each_of("value", [0.0, 0.25, 0.5, 0.8, 1.0])
    def test_the_colours_share_it_as_the_sides_stand(self, rect: Rect, value: float) -> None:
        bar = a_bar(rect, value)
        bar.draw(a_view((800, 600)), 0.0)
        assert foot_share(bar, a_view((800, 600)), 5.0) == pytest.approx(value, abs=0.01)

    @each_of("rect", [UPRIGHT, LYING])
    def test_sides_are_told_by_their_signs_and_even_by_a_notch(self, rect: Rect) -> None:
        ops = a_bar(rect).draw(a_view((800, 600)), 0.0)
        signs = {op.name: op for op in ops if isinstance(op, Sprite)}
        assert set(signs) == {"marks/chip_red", "marks/chip_blue"}
        red, blue = signs["marks/chip_red"], signs["marks/chip_blue"]
        if rect is UPRIGHT:
            assert (red.y > rect.middle[1], blue.y < rect.middle[1]) == (True, True)
        else:
            assert (red.x < rect.middle[0], blue.x > rect.middle[0]) == (True, True)
        notches = [op for op in ops if isinstance(op, Box) and op.fill == "#FFF4DC"]
        middles = {round(op.y + op.h / 2 if rect is UPRIGHT else op.x + op.w / 2) for op in notches}
        assert all(abs(middle - rect.middle[rect is UPRIGHT]) <= 2 for middle in middles)

    @each_of("rect", [UPRIGHT, LYING, Rect(3, 3, 9, 90), Rect(0, 0, 40, 900)])
    @each_of("value", [0.0, 0.31, 1.0])
    def test_all_of_it_lies_in_its_place(self, rect: Rect, value: float) -> None:
        bar = a_bar(rect, value)
        bar.draw(a_view((800, 600)), 0.0)
        for op in bar.draw(a_view((800, 600)), 9.0):
            assert isinstance(op, Box | Sprite)
            left, top = (op.x, op.y) if isinstance(op, Box) else (op.x - op.w / 2, op.y - op.h / 2)
            assert left >= rect.x - 0.01
            assert top >= rect.y - 0.01
            assert left + op.w <= rect.right + 0.01
            assert top + op.h <= rect.bottom + 0.01

    def test_it_eases_to_a_new_share_and_then_rests(self) -> None:
        view, bar = a_view((1280, 720)), a_bar(UPRIGHT)
        bar.draw(view, 1.0)
        assert bar.wakes_at(1.0) is None
        bar.show(told(0.9))
        assert bar.wakes_at(5.0) == 5.0
        shares = [foot_share(bar, view, 5.0 + EASE_S * step / 10) for step in range(11)]
        assert shares == sorted(shares)
        assert shares[0] == pytest.approx(0.5, abs=0.01)
        assert 0.55 < shares[3] < 0.88
        assert shares[-1] == pytest.approx(0.9, abs=0.01)
        assert bar.wakes_at(5.0 + EASE_S) is None
        rests = bar.draw(view, 6.0)
        assert bar.draw(view, 7.0) is rests

    def test_a_new_share_on_the_way_begins_where_the_bar_is(self) -> None:
        view, bar = a_view((1280, 720)), a_bar(UPRIGHT)
        bar.draw(view, 1.0)
        bar.show(told(1.0))
        bar.draw(view, 2.0)
        half = foot_share(bar, view, 2.0 + EASE_S / 4)
        bar.show(told(0.2))
        assert foot_share(bar, view, 2.0 + EASE_S / 4) == pytest.approx(half, abs=0.01)

    def test_with_reduced_motion_it_is_there_at_once(self) -> None:
        view = view_of((1280, 720), Settings(reduced_motion=True))
        bar = a_bar(UPRIGHT)
        bar.draw(view, 1.0)
        bar.show(told(0.9))
        assert foot_share(bar, view, 1.0) == pytest.approx(0.9, abs=0.01)
        assert bar.wakes_at(1.0) is None


class TestAtTheBoard:
    @each_of(("position", "words"), [(RED_AHEAD, "Red"), (BLUE_AHEAD, "Blue"), (None, "even")])
    def test_it_says_who_is_ahead(self, position: str | None, words: str) -> None:
        board = Board(position=position, settings=SHOWN)
        board.wait(0.5)
        assert words in bar_of(board).tip

    def test_the_mouse_on_it_has_it_said_in_words(self) -> None:
        board = Board(position=RED_AHEAD, settings=SHOWN)
        board.wait(0.5)
        board.do(Point(*bar_of(board).rect.middle))
        board.wait(0.7)
        assert bar_of(board).tip in board.texts()

    def test_it_turns_with_the_board(self) -> None:
        board = Board(position=RED_AHEAD, settings=SHOWN)
        board.wait(0.5)
        ahead = foot_share(bar_of(board), board.show.stack.view, board.show.now)
        tip = bar_of(board).tip
        board.do(Key("f"))
        board.wait(0.1)
        ops = bar_of(board).draw(board.show.stack.view, board.show.now)
        assert filled(ops, "blue").h / filled(ops, "red").h == pytest.approx(1 - ahead, abs=0.02)
        assert bar_of(board).tip == tip

    def test_a_won_game_is_all_of_the_winner(self) -> None:
        board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r", settings=SHOWN)
        board.play("D4D5")
        board.wait(0.2)
        assert board.scene.thoughts.opinion.share(0) == 1.0

    def test_keys_pass_it_by(self) -> None:
        board = Board(settings=SHOWN)
        for _ in range(len(board.show.page.widgets) + 1):
            board.show.keys("tab")
            assert board.show.page.focused is not bar_of(board)

    def test_when_it_has_settled_nothing_wakes_the_program(self) -> None:
        board = Board(settings=SHOWN)
        board.wait(1.5)
        assert board.scene.wakes_at(board.show.now) is None

    def test_computers_that_are_watched_are_judged_between_their_moves(self) -> None:
        easy = Player(level=1)
        board = Board(position=RED_AHEAD, players=(easy, easy), settings=SHOWN)
        board.wait(1.5)
        assert board.match.cursor > 0
        assert board.scene.thoughts.opinion.share(0) > 0.6


class TestItsPrice:
    def test_switched_off_nobody_thinks_and_nothing_is_shown(self) -> None:
        engine = PatientClient()
        board = Board(settings=CALM, engine=engine)
        board.play("A3A4", "G7G6")
        board.wait(1)
        assert engine.asked == []
        assert "evaluation" not in {each.name for each in board.show.page.widgets}
        assert board.scene.panels.places.bar is None

    def test_switching_it_off_stops_the_thought(self) -> None:
        engine = PatientClient(is_slow=True)
        board = Board(settings=SHOWN, engine=engine)
        board.wait(0.1)
        assert board.scene.thoughts.opinion.is_thinking
        board.world.settings = CALM
        board.show.stack.arrange(view_of(board.show.size, CALM))
        board.wait(0.1)
        assert not board.scene.thoughts.opinion.is_thinking
        assert engine.cancels == 1

    def test_leaving_the_board_stops_the_thought(self) -> None:
        board = Board(settings=SHOWN, engine=PatientClient(is_slow=True))
        board.wait(0.1)
        assert board.scene.thoughts.opinion.is_thinking
        board.scene.close()
        assert not board.scene.thoughts.opinion.is_thinking


class TestItsPlace:
    @pytest.mark.slow
    @each_of("size", WINDOWS)
    @each_of("scale", SCALES)
    @each_of("drawer", ["", MOVES, MORE])
    def test_it_covers_nothing_and_nothing_covers_it(
        self, size: tuple[int, int], scale: int, drawer: str
    ) -> None:
        view = a_view(size, scale)
        places = places_for(view, Wanted(0.8, EVERYTHING, DRAWERS, drawer, has_bar=True))
        assert crowded(places, view) == []
        bar = places.bar
        assert bar is not None
        others = [places.board, places.top, places.bottom, places.banner]
        others += [rect for rect in (places.moves, places.middle, places.message) if rect]
        others += [place.rect for place in places.buttons]
        assert not any(share(bar, other) for other in others)
        assert bar.x >= 0
        assert bar.y >= 0
        assert bar.right <= view.width
        assert bar.bottom <= view.height
        assert min(bar.w, bar.h) >= 6

    @each_of("size", WINDOWS)
    def test_the_board_gives_little_for_it(self, size: tuple[int, int]) -> None:
        view = a_view(size)
        plain = places_for(view, Wanted(0.8, EVERYTHING, DRAWERS))
        barred = places_for(view, Wanted(0.8, EVERYTHING, DRAWERS, has_bar=True))
        assert board_size(barred, 0.8) > 0.93 * board_size(plain, 0.8)

    @each_of("size", WINDOWS)
    def test_it_stands_close_to_the_board(self, size: tuple[int, int]) -> None:
        places = places_for(a_view(size), Wanted(0.8, EVERYTHING, DRAWERS, has_bar=True))
        bar, board = places.bar, places.board
        assert bar is not None
        gap = board.x - bar.right if bar.h > bar.w else bar.y - board.bottom
        assert 0 < gap < 0.03 * board.h

    def test_it_lies_where_a_window_is_high_and_stands_elsewhere(self) -> None:
        for size, lies in (((1080, 1920), True), ((1280, 720), False), ((800, 600), False)):
            places = places_for(a_view(size), Wanted(0.8, EVERYTHING, DRAWERS, has_bar=True))
            assert places.bar is not None
            assert (places.bar.w > places.bar.h) == lies

    @pytest.mark.slow
    @each_of("size", WINDOWS)
    @each_of("scale", [75, 100, 200])
    @each_of("language", LANGUAGES)
    def test_with_it_nothing_is_misplaced_in_any_window(
        self, size: tuple[int, int], scale: int, language: Language
    ) -> None:
        settings = replace(SHOWN, ui_scale=scale, language=language)
        board = Board(settings=settings, size=size)
        assert misplaced(board.scene, view_of(size, settings), 0.1) == []
        field = board.scene.board.field
        assert field is not None
        frame = 0.6 * field.square
        whole = field.rect.inset(-frame, -frame, -frame, -frame)
        assert not share(whole, bar_of(board).rect)

    def test_another_place_is_drawn_anew(self) -> None:
        board = Board(settings=SHOWN)
        view = board.show.stack.view
        first = bar_of(board).draw(view, 1.0)
        board.show.stack.arrange(view_of((800, 600), SHOWN))
        assert bar_of(board).draw(view_of((800, 600), SHOWN), 1.0) != first


def test_the_picture_of_a_bar_is_part_of_what_is_seen() -> None:
    board = Board(settings=SHOWN)
    board.wait(0.3)
    fills = {found.op.fill for found in seen(board.show.rest(0.01)) if isinstance(found.op, Box)}
    assert {SIDES["red"].face, SIDES["blue"].face} <= fills
