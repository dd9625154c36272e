"""The books of all games: whatever the rules are, boards obey them and sentences are there."""

from typing import Any

import pytest
from hypothesis import given, settings

from jungle_pg.cabinet import games
from jungle_pg.games.book import BookPage, Figures, Paragraph, Points, said
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from tests.games.reading import (
    HOUSE_RULES,
    NAMED_RULES,
    any_rules,
    check_truth,
    figures,
    holders,
    named,
    pages_of,
    paragraphs,
    pointed_at,
    sayings,
)
from tests.rows import each_of
from tests.ui.looking import find, view
from tests.words import LANGUAGES


def test_every_game_with_a_book_is_read_here() -> None:
    assert {name for name, game in games().items() if game.book is not None} == set(HOUSE_RULES)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(any_rules)
def test_every_board_obeys_any_rules(chosen: tuple[str, Any]) -> None:
    game_id, rules = chosen
    for figure in figures(pages_of(game_id, rules)):
        check_truth(games()[game_id].rulebook, rules, figure.example)


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(any_rules)
def test_whatever_a_board_points_at_is_in_sight(chosen: tuple[str, Any]) -> None:
    game_id, rules = chosen
    game = games()[game_id]
    for figure in figures(pages_of(game_id, rules)):
        example = figure.example
        left, top, wide, high = example.part or (0, 0, *game.look.size(rules))
        for pick in pointed_at(game, rules, example):
            column, row = game.look.place_of(pick)
            # Places may lie between squares; what lies on one is half a square large.
            assert left + 0.25 <= column + 0.5 <= left + wide - 0.25, (figure, pick)
            assert top + 0.25 <= row + 0.5 <= top + high - 0.25, (figure, pick)
        assert holders(game, rules, example) <= set(example.hands), figure


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(any_rules)
def test_every_sentence_can_be_said_in_every_language(chosen: tuple[str, Any]) -> None:
    for words in LANGUAGES.values():
        for saying in sayings(pages_of(*chosen)):
            text = said(words, saying)
            assert text
            assert "{" not in text


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(any_rules)
def test_no_two_pages_and_no_two_boards_of_a_page_are_the_same(chosen: tuple[str, Any]) -> None:
    pages = pages_of(*chosen)
    assert len({page.heading for page in pages}) == len(pages)
    for page in pages:
        examples = [figure.example for figure in figures((page,))]
        assert len(set(examples)) == len(examples)


@each_of(("game_id", "name"), NAMED_RULES)
def test_boards_play_on_most_pages(game_id: str, name: str) -> None:
    pages = pages_of(game_id, named(game_id, name))
    live = [page for page in pages if any(figure.example.line for figure in figures((page,)))]
    assert len(live) >= 6


@each_of("game_id", HOUSE_RULES)
def test_the_usual_rules_differ_nowhere(game_id: str) -> None:
    pages = pages_of(game_id, games()[game_id].rules)
    assert "book.differences" not in {page.heading for page in pages}
    assert not any(paragraph.differs for paragraph in paragraphs(pages))
    assert not any(figure.differs for figure in figures(pages))


@each_of(("game_id", "name"), NAMED_RULES)
def test_other_rules_are_marked_and_listed_on_the_last_page(game_id: str, name: str) -> None:
    rules = named(game_id, name)
    pages = pages_of(game_id, rules)
    if rules == games()[game_id].rules:
        return
    assert pages[-1].heading == "book.differences"
    assert any(paragraph.differs for paragraph in paragraphs(pages[-1:]))
    said_before = any(paragraph.differs for paragraph in paragraphs(pages[:-1]))
    assert said_before or any(figure.differs for figure in figures(pages[:-1]))


def paintings(pages: tuple[BookPage, ...]) -> list[Any]:
    """What only the game itself can paint."""
    kinds = (Paragraph, Points, Figures)
    return [block for page in pages for block in page.blocks if not isinstance(block, kinds)]


@each_of("side", [300, 900])
@each_of("game_id", HOUSE_RULES)
def test_every_painting_stays_in_its_place(game_id: str, side: int) -> None:
    painted, appearance = paintings(pages_of(game_id, games()[game_id].rules)), view()
    assert painted
    for painting in painted:
        wide, high = painting.shape
        area = Rect(50, 70, side, side * high / wide)
        room = area.shrunk(-1)
        ops = painting.paint(area, appearance, Appearance(appearance.theme, appearance.measure))
        for sprite in find(ops, Sprite):
            assert room.holds(sprite.x - sprite.w / 2, sprite.y - sprite.h / 2)
            assert room.holds(sprite.x + sprite.w / 2, sprite.y + sprite.h / 2)
        for drawing in find(ops, Drawing):
            assert room.shrunk(-2).holds(drawing.x, drawing.y)
            assert room.shrunk(-2).holds(drawing.x + drawing.w, drawing.y + drawing.h)
        assert any(text.text for text in find(ops, Text))
