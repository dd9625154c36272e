"""Own mistakes as they are after some games, ready to be looked at."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.cards import SPACING_DAYS, Card, Cards, cards_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import Positions, review_of
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.practise.card import CardScreen
from jungle_pg.scenes.practise.practise import PractiseScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World

COUNT: Final = 23
NEW: Final = 4
"""How many of them nobody has answered yet."""


def practise_scene(world: World, match: AnyMatch) -> Scene:
    """Some cards of each skill, a few of them due."""
    cards = _cards(world, match)
    return PractiseScreen(replace(world, cards=SharedStore(cards)), match.rulebook.game_id)


def card_scene(world: World, match: AnyMatch) -> Scene:
    """One of several cards; the title where there is nothing to decide."""
    cards = tuple(_cards(world, match).by_id.values())[:NEW]
    return _opened(world, cards) if cards else Title(world)


def mistake_scene(world: World, match: AnyMatch, known: Positions) -> Scene:
    """One of the cards that a reviewed match gave."""
    reviewer = world.reviewers().get(match.rulebook.game_id) or Reviewer()
    review, today = review_of(match, known, reviewer), world.stamp().date()
    cards = [card for seat in (0, 1) for card in cards_of(match, review, seat, today)]
    return _opened(world, tuple(cards)) if cards else Title(world)


def _opened(world: World, cards: tuple[Card, ...]) -> Scene:
    return CardScreen(replace(world, cards=SharedStore(Cards())), cards, len(cards) // 2)


def _cards(world: World, match: AnyMatch) -> Cards:
    """Cards from places of a match, all with the first move there is as the better one."""
    book, reviewer = match.rulebook, world.reviewers().get(match.rulebook.game_id)
    skills = reviewer.skills if reviewer is not None else ()
    today, found = world.stamp().date(), list[Card]()
    for number in range(COUNT):
        ply = number % max(1, match.cursor)
        state = match.state_at(ply)
        actions = [book.codec.action_text(action) for action in book.actions(state)]
        if match.verdict_at(ply) is not None or len(actions) < 2:
            continue
        skill = skills[number % len(skills)].code if skills else ""
        card = Card(
            f"card {number}", book.game_id, book.codec.rules_text(match.setup.rules),
            book.codec.position_text(state), book.actor(state) or 0, actions[-1], (actions[0],),
            skill=skill, made=date.min, due=today,
        )  # fmt: skip
        if number >= NEW:
            rest = today + timedelta(days=SPACING_DAYS[number % len(SPACING_DAYS)])
            card = replace(card, due=rest, step=number * 7 % 6)
        found.append(card)
    return Cards().having(found)
