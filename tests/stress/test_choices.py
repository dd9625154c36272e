"""What the stress programme plays: every game of the cabinet, in every way it offers."""

from collections.abc import Iterable
from math import prod
from random import Random

import pytest

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game as CabinetGame
from jungle_pg.games.offers import Amount, Form, OneOf, SomeOf, YesNo
from stress.baggage import matches
from stress.choices import cabinet_games, eager_action, house_rules, near_the_end
from stress.damage_lines import game_texts
from stress.samples import sample_matches
from tests.sample_games import JACKAROO, Game, done, play_random

pytestmark = pytest.mark.stress

EVERY = pytest.mark.parametrize("game", cabinet_games(), ids=list(games()))


def ways(form: Form) -> int:
    """How many values a rule can have."""
    match form:
        case YesNo():
            return 2
        case OneOf(values=values):
            return len(values)
        case SomeOf(values=values):
            return 1 << len(values)
        case Amount(lowest=lowest, highest=highest):
            return highest - lowest + 2


@EVERY
def test_house_rules_are_rules_that_read_back(game: CabinetGame) -> None:
    codec = game.rulebook.codec
    made = [house_rules(game, Random(seed)) for seed in range(40)]
    assert all(codec.parse_rules(codec.rules_text(rules)) == rules for rules in made)
    if game.offers is not None:
        fields = [field for section in game.offers.sections for field in section.fields]
        assert len(set(made)) >= min(6, prod(ways(field.form) for field in fields))


def after_a_turn(match: AnyMatch) -> Iterable[AnyMatch]:
    """Every way to end a turn, whatever is picked on the way."""
    for action in match.rulebook.actions(match.state):
        after = done(match.play(action))
        yield from [after] if match.rulebook.commits(match.state, action) else after_a_turn(after)


@EVERY
def test_a_game_near_its_end_is_over_after_one_turn(game: CabinetGame) -> None:
    match = Game(game.rulebook, game.rules).begin(
        position=near_the_end(Game(game.rulebook, game.rules))
    )
    assert match.verdict is None
    assert any(each.verdict is not None for each in after_a_turn(match))


@EVERY
def test_who_is_eager_takes_a_win_where_there_is_one(game: CabinetGame) -> None:
    book = game.rulebook
    state = book.start(game.rules, near_the_end(Game(book, game.rules)))
    wins = [
        action
        for action in book.actions(state)
        if (end := book.verdict(book.play(state, action).state)) and end.winner == book.actor(state)
    ]
    chosen = eager_action(book, state, Random(1))
    assert chosen in (wins or book.actions(state))


def test_who_is_eager_plays_by_rule_where_nothing_wins_at_once() -> None:
    match = play_random(Game(JACKAROO, JACKAROO.codec.parse_rules("king")).begin(), Random(1), 40)
    assert eager_action(JACKAROO, match.state, Random(1)) == JACKAROO.autoplay(match.state)


def test_all_games_are_among_what_is_dropped_damaged_and_pasted() -> None:
    ids = set(rulebooks())
    assert ids <= {match.rulebook.game_id for match in sample_matches()}
    assert {match.rulebook.game_id for match in matches(2)} == ids
    assert len(game_texts()) >= sum(len(book.notations()) for book in rulebooks().values())
