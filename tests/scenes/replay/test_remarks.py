"""A closer look at an ending that is known: mistakes are facts, and losing time is none."""

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.remarks import Remark, action_between, remark_on, remark_text
from jungle_pg.stage.ops import Text
from tests.rows import each_of
from tests.sample_games import done
from tests.scenes.acting import LANGUAGES
from tests.scenes.replay.test_analysis import analysis, finish
from tests.scenes.replay.watching import Watching
from tests.ui.looking import find
from tests.words import language_of

GAME = games()["jungle"]
WIN, DRAW, LOSS = Value.WIN, Value.DRAW, Value.LOSS
FIRST, MAYBE = Standing.LIMIT_FIRST, Standing.LIMIT_MAY_BE_FIRST
# Red wins in 5 with E7E8 and in 7 with its leopard; E7F7 draws and E7D7 loses.
ENDING = "7/7/4W2/3l3/7/7/5P1/7/7 r"


def a_match(*moves: str, position: str = ENDING) -> AnyMatch:
    book = GAME.rulebook
    match: AnyMatch = begin(book, Setup(GAME.rules, position))
    for move in moves:
        match = done(match.play(book.codec.parse_action(move)))
    return match


def on(best: Prospect[str], played: Prospect[str]) -> Remark | None:
    return remark_on(Knowledge((best, played), 50), played.action)


@each_of(
    ("best", "played", "text"),
    [
        (Outcome(WIN, 9), Outcome(DRAW), "Mistake: threw away the win"),
        (Outcome(WIN, 9), Outcome(LOSS, 4), "Mistake: turned a win into a loss"),
        (Outcome(DRAW), Outcome(LOSS, 4), "Mistake: lost a drawn ending"),
        (Outcome(WIN, 9), Outcome(WIN, 15), "Slower by 6 moves"),
        (Outcome(LOSS, 12), Outcome(LOSS, 8), "Loses 4 moves sooner"),
    ],
)
def test_what_changes_the_value_is_a_mistake_and_what_loses_time_is_not(
    best: Outcome, played: Outcome, text: str
) -> None:
    remark = on(Prospect("a", best), Prospect("b", played))
    assert remark is not None
    assert remark.is_mistake == (best.value is not played.value)
    assert remark_text(remark, language_of("en")) == text


@each_of(
    ("best", "played"),
    [
        (Prospect("a", Outcome(WIN, 9)), Prospect("b", Outcome(WIN, 9))),
        (Prospect("a", Outcome(DRAW)), Prospect("b", Outcome(DRAW))),
        # A capture might still have come in time: nobody knows.
        (Prospect("a", Outcome(WIN, 9)), Prospect("b", Outcome(WIN, 53), MAYBE)),
        (Prospect("a", Outcome(WIN, 53), MAYBE), Prospect("b", Outcome(DRAW))),
        # The draw came first anyway.
        (Prospect("a", Outcome(WIN, 53), FIRST), Prospect("b", Outcome(DRAW))),
    ],
)
def test_nothing_is_said_of_good_moves_or_where_nobody_knows(
    best: Prospect[str], played: Prospect[str]
) -> None:
    assert on(best, played) is None
    assert remark_on(Knowledge((best,)), "never heard of") is None


@each_of("code", LANGUAGES)
@each_of("name", ["threw_away_win", "win_to_loss", "lost_draw", "slower", "sooner"])
def test_every_remark_has_words(code: str, name: str) -> None:
    assert remark_text(Remark(name, 4), language_of(code))


def test_a_move_of_several_plies_is_no_single_action() -> None:
    match = a_match("E7F7")
    assert action_between(match, 0, 1) == "E7F7"
    assert action_between(match, 0, 2) == ""
    assert action_between(done(match.resign(0)), 1, 2) == ""


def test_the_curve_is_exact_where_the_ending_is_known() -> None:
    looked = analysis(a_match("E7F7", "D6D7"))
    looked.set_open(True)
    finish(looked)
    assert [looked.judged[number].share for number in (0, 1)] == pytest.approx([1.0, 0.5])


@each_of(
    ("move", "remark", "best"),
    [
        ("E7F7", "Mistake: threw away the win", True),
        ("E7D7", "Mistake: turned a win into a loss", True),
        ("F3F2", "Slower by 2 moves", False),
        ("E7E8", "", False),
    ],
)
def test_the_panel_says_what_the_last_move_did(move: str, remark: str, best: bool) -> None:
    watching = Watching(a_match(move), Settings(motion="off"), start=1)
    watching.keys("space")
    watching.click("closer")
    for _ in range(60):
        watching.show.rest(0.01)
    texts = watching.texts()
    assert (remark in texts) or not remark
    assert any(text.startswith(("Mistake", "Slower")) for text in texts) == bool(remark)
    signs = [op for op in find(watching.show.rest(0.01), Text) if op.text == "?"]
    assert bool(signs) == best


def test_before_the_move_the_best_one_is_told_with_its_end() -> None:
    watching = Watching(a_match("E7F7"), Settings(motion="off"))
    watching.keys("space", "home")
    watching.click("closer")
    for _ in range(60):
        watching.show.rest(0.01)
    assert any(
        text.startswith("Best: Wolf") and text.endswith("wins in 5") for text in watching.texts()
    )
