"""Breakthrough with parts of its own: each is used where the plain one stood in for it."""

from random import Random

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.engine.playouts import PlayoutThinker
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.book import Figures, said
from jungle_pg.texts.languages import TEXTS as GENERAL
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text, verdict_text
from tests.breakthrough.game import GAME, RULES, BreakthroughLook
from tests.breakthrough.position import Position, moves_of
from tests.breakthrough.rulebook import RULEBOOK, BreakthroughState
from tests.breakthrough.texts import TEXTS
from tests.breakthrough.thinker import thinker, worth
from tests.rows import each_of
from tests.sample_games import done, play_random

THINKER = thinker(lambda: 0.0)


def at(position: str) -> BreakthroughState:
    return RULEBOOK.start(RULES, position)


def words(code: str) -> Words:
    return Words(code, {**GENERAL[code], **TEXTS[code]})


def minimax(position: Position, depth: int) -> int:
    """What a position is worth to the side to move, without any shortcut."""
    if position.verdict is not None:
        return -30_000
    if depth == 0:
        return worth(position)
    return max(-minimax(position.after(move), depth - 1) for move in moves_of(position))


def test_both_languages_say_the_same_things() -> None:
    assert list(TEXTS["en"]) == list(TEXTS["zh"])
    assert not TEXTS["en"].keys() & GENERAL["en"].keys()


@each_of("code", ["en", "zh"])
def test_its_refusals_and_its_end_have_words_of_their_own(code: str) -> None:
    texts = words(code).texts
    for refused in (Refusal("not_ahead"), Refusal("takes_diagonally")):
        said_of_it = refusal_text(texts, RULEBOOK, RULES, refused)
        assert said_of_it != texts["refusal.other"]
    verdict = RULEBOOK.verdict(at("P7/p7/8/8/8/8/8/8 b"))
    assert verdict is not None
    assert verdict_text(texts, RULEBOOK, RULES, verdict) != texts["verdict.won"]


@each_of("code", ["en", "zh"])
def test_the_arrows_of_its_book_are_true(code: str) -> None:
    assert GAME.book is not None
    (page,) = GAME.book.pages(RULES)
    (figures,) = (block for block in page.blocks if isinstance(block, Figures))
    for figure in figures.row:
        assert said(words(code), figure.caption)
        state = at(figure.example.position)
        legal = {RULEBOOK.picks(state, action) for action in RULEBOOK.actions(state)}
        for arrow in figure.example.arrows:
            assert ((arrow.start, arrow.end) in legal) == (arrow.kind != "refused")


def test_its_look_is_the_plain_one_but_for_what_it_names() -> None:
    look = GAME.look
    assert isinstance(look, BreakthroughLook)
    row = look.move_row(RULEBOOK.start(RULES), RULEBOOK.codec.parse_action("b2b3"))
    assert (row.key, row.way) == ("word.breakthrough.pawn", "b2 → b3")
    assert look.goal(RULES) in TEXTS["en"]


@each_of("seed", range(6))
def test_its_search_finds_what_looking_at_everything_finds(seed: int) -> None:
    match: AnyMatch = begin(RULEBOOK, Setup(RULES))
    state = play_random(match, Random(seed), 24).state
    if RULEBOOK.verdict(state) is not None:
        return
    thought = THINKER.think(state, (), Order(limits=Limits(depth=2), seed=seed))
    expected = minimax(state.position, 2)
    assert thought.score == expected or thought.mate_in is not None
    assert thought.action in RULEBOOK.actions(state)


def test_it_goes_through_where_it_can_and_stops_who_would() -> None:
    through = THINKER.think(at("7p/1P6/8/8/8/8/8/8 r"), (), Order(level=5))
    assert through.mate_in == 1
    stopping = THINKER.think(at("7p/8/8/8/8/8/6p1/5P1P r"), (), Order(level=5))
    assert stopping.action is not None
    assert RULEBOOK.codec.action_text(stopping.action) in ("f1g2", "h1g2")


@pytest.mark.levels
def test_a_search_that_knows_the_game_beats_random_games() -> None:
    players = (THINKER, PlayoutThinker(RULEBOOK, lambda: 0.0))
    for first in (0, 1):
        match: AnyMatch = begin(RULEBOOK, Setup(RULES))
        while match.actor is not None:
            mind = players[match.actor ^ first]
            thought = mind.think(match.state, (), Order(level=3 if mind is THINKER else 2, seed=1))
            match = done(match.play(thought.action))
        assert match.verdict is not None
        assert match.verdict.winner == first
