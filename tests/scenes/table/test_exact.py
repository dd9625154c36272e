"""Endings that are known: the bar is full, empty or even, and a hint tells moves, never points."""

from dataclasses import replace

import pytest

from jungle_pg.cabinet import games
from jungle_pg.engine.messages import Answer
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.thinking import Thought
from jungle_pg.scenes.table.panels.evaluation import EvaluationBar, evaluation_of
from jungle_pg.scenes.table.thoughts.exact import Exact, exact_of, exact_text, reason_of_known
from jungle_pg.scenes.table.thoughts.opinion import first_share
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Text
from jungle_pg.stage.theme import GOLD
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.playing import CALM, Board
from tests.scenes.table.test_evaluation import bar_of, foot_share
from tests.scenes.table.test_places import a_view
from tests.words import language_of

GAME = games()["jungle"]
SHOWN = replace(CALM, evaluation=True)
SURE, FIRST, MAYBE = Standing.CERTAIN, Standing.LIMIT_FIRST, Standing.LIMIT_MAY_BE_FIRST
WON = "7/7/4W2/3l3/7/7/5P1/7/7 r"
LOST = "7/7/6d/6E/7/7/7/7/7 b"
DRAWN = "7/1l5/C6/7/7/7/7/7/1T5 b"
ONLY_DRAW = "7/1P5/1e5/6C/7/7/7/7/7 b"
ONLY_WIN = "7/7/7/7/3P2l/6T/7/7/7 r"
LIMIT_FIRST = "7/7/7/7/7/7/1e5/7/E6 r 18 40"
LIMIT_MAYBE = "7/7/6e/7/7/7/5w1/7/4T2 b 28 40"


def known(value: Value, distance: int | None, standing: Standing = SURE) -> Knowledge[str]:
    return Knowledge((Prospect("A3A4", Outcome(value, distance), standing),), 50)


def words_of(exact: Exact, code: str = "en") -> str:
    return exact_text(exact, GAME, GAME.rules, language_of(code))


class TestTheShare:
    @each_of(
        ("ending", "share"),
        [
            (known(Value.WIN, 9), 1.0),
            (known(Value.LOSS, 8), 0.0),
            (known(Value.DRAW, None), 0.5),
            (known(Value.WIN, 53, FIRST), 0.5),
            (known(Value.LOSS, 54, FIRST), 0.5),
        ],
    )
    def test_a_win_is_all_a_loss_nothing_and_a_draw_exactly_half(
        self, ending: Knowledge[str], share: float
    ) -> None:
        # What a search thinks of it counts nothing.
        thought = Thought(("A3A4",), 777, known=ending)
        assert first_share(thought, 0) == share
        assert first_share(thought, 1) == 1 - share

    def test_where_the_limit_may_come_first_it_stays_short_of_full(self) -> None:
        assert 0.5 < first_share(Thought((), known=known(Value.WIN, 53, MAYBE)), 0) < 1
        assert 0 < first_share(Thought((), known=known(Value.LOSS, 54, MAYBE)), 0) < 0.5


class TestWords:
    @each_of(
        ("ending", "text"),
        [
            (known(Value.WIN, 23), "Red wins in 23 moves"),
            (known(Value.WIN, 1), "Red wins with the next move"),
            (known(Value.LOSS, 12), "Blue wins in 12 moves"),
            (known(Value.DRAW, None), "A draw if nobody makes a mistake"),
            (
                known(Value.WIN, 53, FIRST),
                "Red would win in 53 moves,"
                " but the draw after 50 moves without a capture comes first",
            ),
            (
                known(Value.WIN, 53, MAYBE),
                "Red would win in 53 moves,"
                " but the draw after 50 moves without a capture may come first",
            ),
        ],
    )
    def test_who_wins_when_and_whether_the_limit_comes_first(
        self, ending: Knowledge[str], text: str
    ) -> None:
        assert words_of(exact_of(ending, 0)) == text

    @each_of(
        ("ending", "text"),
        [
            (known(Value.WIN, 9), "The only move that wins, in 9 moves."),
            (known(Value.DRAW, None), "The only move that holds the draw."),
            (known(Value.LOSS, 12), "Every move loses; this one delays the loss to 12 moves."),
            (
                known(Value.LOSS, 54, MAYBE),
                "Would lose in 54 moves, but the 50-move draw may come first.",
            ),
        ],
    )
    def test_why_a_move_is_good(self, ending: Knowledge[str], text: str) -> None:
        assert reason_of_known(ending, "A3A4", language_of("en")) == text

    def test_nothing_is_said_of_a_move_nobody_knows(self) -> None:
        assert reason_of_known(known(Value.WIN, 9), "A3B3", language_of("en")) == ""

    @each_of("standing", Standing)
    @each_of("value", Value)
    @each_of("code", LANGUAGES)
    def test_everything_has_words_in_every_language(
        self, code: str, value: Value, standing: Standing
    ) -> None:
        distance = None if value is Value.DRAW else 7
        ending = known(value, distance, SURE if distance is None else standing)
        assert words_of(exact_of(ending, 0), code)
        assert reason_of_known(ending, "A3A4", language_of(code))


class TestTheBar:
    @each_of(
        ("position", "share", "sign", "words"),
        [
            (WON, 1.0, "5", "Red wins in 5 moves (known for certain)"),
            (LOST, 1.0, "12", "Red wins in 12 moves (known for certain)"),
            (DRAWN, 0.5, "=", "A draw if nobody makes a mistake (known for certain)"),
            (LIMIT_FIRST, 0.5, "=", "comes first (known for certain)"),
            (LIMIT_MAYBE, 0.15, "?", "may come first (known for certain)"),
        ],
    )
    def test_it_is_full_empty_or_even_and_marked_as_exact(
        self, position: str, share: float, sign: str, words: str
    ) -> None:
        board = Board(position=position, settings=SHOWN)
        board.wait(1.0)
        assert foot_share(bar_of(board), board.show.stack.view, 99.0) == pytest.approx(
            share, abs=0.02
        )
        assert words in bar_of(board).tip
        assert sign in board.texts()

    def test_an_opinion_bears_no_seal(self) -> None:
        words = language_of("en")
        for exact in (None, Exact(0, 23)):
            bar = EvaluationBar()
            bar.place(Rect(100, 50, 20, 400))
            bar.show(evaluation_of(GAME, GAME.rules, 0, 1.0, words, exact))
            ops = bar.draw(a_view((800, 600)), 9.0)
            has_seal = any(isinstance(op, Box) and op.fill == GOLD for op in ops)
            assert has_seal == (exact is not None)
            assert any(isinstance(op, Text) and op.text == "23" for op in ops) == has_seal

    @each_of("rect", [Rect(100, 50, 9, 400), Rect(100, 50, 34, 900), Rect(50, 300, 400, 20)])
    @each_of("sign", ["5", "67", "=", "?"])
    def test_the_seal_is_no_wider_than_the_bar(self, rect: Rect, sign: str) -> None:
        view, bar = a_view((800, 600)), EvaluationBar()
        bar.place(rect)
        shown = evaluation_of(GAME, GAME.rules, 0, 1.0, language_of("en"), Exact(0, 23))
        bar.show(replace(shown, exact=sign))
        for text in (op for op in bar.draw(view, 9.0) if isinstance(op, Text)):
            assert view.measure(sign, text.size) <= min(rect.w, rect.h)

    def test_with_the_end_of_the_game_the_seal_is_gone(self) -> None:
        board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r", settings=SHOWN)
        board.wait(0.5)
        assert board.scene.thoughts.opinion.exact == Exact(0, 1, SURE, 50)
        board.play("D4D5")
        board.wait(0.2)
        assert board.scene.thoughts.opinion.exact is None

    def test_with_more_animals_it_is_an_opinion_again(self) -> None:
        board = Board(position="7/7/7/7/7/7/2Lc3/3D3/6t r", settings=SHOWN)
        seals = []
        for act in (lambda: None, lambda: board.play("C3D3"), lambda: board.show.click("undo")):
            act()
            board.wait(0.5)
            seals.append(board.scene.thoughts.opinion.exact is not None)
        assert seals == [False, True, False]


class TestTheHint:
    @each_of(
        ("position", "words"),
        [
            (WON, "This move wins in 5 moves."),
            (ONLY_WIN, "The only move that wins, in 7 moves."),
            (ONLY_DRAW, "The only move that holds the draw."),
            (LOST, "Every move loses; this one delays the loss to 12 moves."),
            (LIMIT_MAYBE, "Would win in 23 moves, but the 50-move draw may come first."),
        ],
    )
    def test_it_says_what_is_known(self, position: str, words: str) -> None:
        board = Board(position=position, settings=replace(CALM, language="en"))
        board.scene.thoughts.hint.press(board.match)
        board.scene.thoughts.hint.press(board.match)
        board.wait(0.2)
        assert board.says(words)

    def test_a_move_that_ends_the_game_is_told_as_such(self) -> None:
        board = Board(position="7/3L3/7/7/7/7/7/7/t6 r 0 1")
        board.scene.thoughts.hint.press(board.match)
        board.scene.thoughts.hint.press(board.match)
        board.wait(0.2)
        assert board.says("enters the den and wins")

    def test_a_process_that_names_other_moves_is_not_believed(self) -> None:
        lie = Knowledge((Prospect("nonsense", Outcome(Value.WIN, 3)),), 50)
        says = [Answer(0, Thought(("E7E8",), known=lie), is_final=True)]
        board = Board(position=WON, engine=PatientClient(says=says))
        board.scene.thoughts.hint.press(board.match)
        board.scene.thoughts.hint.press(board.match)
        board.wait(0.2)
        assert not board.says("wins in 3")
