"""The computer player of any game: it needs a rulebook and nothing else."""

from random import Random

from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.playouts import ROUNDS, PlayoutThinker
from jungle_pg.engine.thinking import Limits, Order
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.rows import each_of
from tests.sample_games import GAMES, TOY, Game, play_random
from tests.toy import ToyRules

RULES = BREAKTHROUGH.codec.parse_rules("standard")
ONE_STEP_LEFT = BREAKTHROUGH.start(RULES, "7p/1P6/8/8/8/8/P7/8 r")
FAR_ENOUGH = BREAKTHROUGH.start(RULES, "8/7p/8/1P6/8/8/8/8 r")
"""Red comes through first, whatever Blue does, unless Red wastes a move."""


ONE_OF_EACH = {game.rulebook.game_id: game for game in GAMES}.values()


def thinker(game: Game) -> PlayoutThinker[object, object, object]:
    return PlayoutThinker(game.rulebook, lambda: 0.0)


@each_of("game", ONE_OF_EACH, ids=str)
def test_it_plays_every_game_by_what_its_seat_may_see(game: Game) -> None:
    match = play_random(game.begin(luck_seed=3), Random(3), 4)
    if match.actor is None:
        return
    view = game.rulebook.seen_by(match.state, match.actor)
    order = Order(limits=Limits(nodes=1), seed=1)
    assert thinker(game).think(view, (), order).action in game.rulebook.actions(match.state)


@each_of("level", [number for number in LEVELS if number > 1])
def test_it_wins_where_it_can_at_every_level_but_the_first(level: int) -> None:
    mind = PlayoutThinker(BREAKTHROUGH, lambda: 0.0)
    thought = mind.think(ONE_STEP_LEFT, (), Order(level=level, seed=2))
    assert thought.mate_in == 1


def test_random_games_tell_a_good_move_from_a_bad_one() -> None:
    mind = PlayoutThinker(BREAKTHROUGH, lambda: 0.0)
    reported: list[int] = []
    thought = mind.think(
        FAR_ENOUGH, (), Order(level=8), report=lambda each: reported.append(each.nodes)
    )
    assert thought.score > 0
    assert len(reported) == ROUNDS[8]
    assert reported == sorted(reported)


def test_the_same_seed_gives_the_same_answer() -> None:
    mind = PlayoutThinker(BREAKTHROUGH, lambda: 0.0)
    start = BREAKTHROUGH.start(RULES)
    answers = [mind.think(start, (), Order(level=1, seed=seed)).action for seed in (1, 1, 2, 3, 4)]
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_it_stops_when_it_should() -> None:
    start, ticks = BREAKTHROUGH.start(RULES), iter(range(10_000))
    slow = PlayoutThinker(BREAKTHROUGH, lambda: float(next(ticks)))
    fast = PlayoutThinker(BREAKTHROUGH, lambda: 0.0)
    once = slow.think(start, (), Order(limits=Limits(seconds=1.0))).nodes
    assert fast.think(start, (), Order(level=8), must_stop=lambda: True).nodes == once
    assert fast.think(start, (), Order(limits=Limits(nodes=once))).nodes == once
    assert fast.think(start, (), Order(limits=Limits(depth=1))).nodes == once
    assert fast.think(start, (), Order(limits=Limits(nodes=once + 1))).nodes > once


def test_nothing_is_thought_about_when_the_game_is_over() -> None:
    over = BREAKTHROUGH.start(RULES, "P7/p7/8/8/8/8/8/8 b")
    assert PlayoutThinker(BREAKTHROUGH, lambda: 0.0).think(over, (), Order(level=5)).action is None


def test_what_others_hide_is_not_guessed() -> None:
    match = Game(TOY, ToyRules(4)).begin(luck_seed=1)
    view = TOY.seen_by(match.state, 0)
    thought = PlayoutThinker(TOY, lambda: 0.0).think(view, (), Order(level=8))
    assert (thought.nodes, thought.action in TOY.actions(view)) == (0, True)
