"""What monkeys look for at a table of cards, and proof that they would notice it."""

from dataclasses import replace
from random import Random

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.draft import Draft
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.ops import Group, Op, Sprite
from stress.broken import Broken
from stress.laws import broken_laws, hidden_faces
from stress.table_watch import TableWatch
from tests.sample_games import JACKAROO, Game, done, play_random
from tests.scenes.acting import a_world
from tests.thought_once import a_thinker
from tests.ui.looking import view

pytestmark = pytest.mark.stress

CARDS = games()["jackaroo"]


def running(plies: int = 30) -> AnyMatch:
    match = Game(JACKAROO, CARDS.rules).begin(players=(Player(), Player(level=1)), luck_seed=4)
    return play_random(match, Random(4), plies)


def table(match: AnyMatch) -> Play:
    world = a_world()
    world.engine = a_thinker()
    scene = Play(world, CARDS, match)
    scene.arrange(view())
    return scene


def face(card: str) -> Op:
    return Sprite(f"jackaroo/card_{card}", 0, 0, 10, 10)


def look(watch: TableWatch, scene: Play, *ops: Op, top: str = "play") -> None:
    watch.check_seen(scene, top, ops, 100.0)


def test_every_state_of_a_game_keeps_its_laws() -> None:
    match = running(80)
    states = [match.state_at(ply) for ply in range(match.cursor + 1)]
    assert [broken_laws(JACKAROO, state) for state in states] == [[]] * len(states)


def test_a_card_or_a_marble_that_is_lost_or_there_twice_is_found() -> None:
    state = running(0).state
    (one, *others), other = state.hands
    assert broken_laws(JACKAROO, replace(state, deck=state.deck[1:])) == ["51 cards"]
    twice = replace(state, hands=((others[0], *others), other))
    assert one not in twice.hands[0]
    (found,) = broken_laws(JACKAROO, twice)
    assert found.startswith("cards that cannot be")
    stacked = replace(state, board=((5, 5, 6, 7), state.board[1]))
    assert "two marbles on one place" in broken_laws(JACKAROO, stacked)[0]


def test_a_game_without_laws_of_its_own_breaks_none() -> None:
    book = games()["jungle"].rulebook
    assert broken_laws(book, book.start(games()["jungle"].rules)) == []


def test_hands_of_others_and_the_deck_are_hidden_and_nothing_at_the_end() -> None:
    match = running()
    state = match.state
    hidden = hidden_faces(match, 0)
    assert not {f"jackaroo/card_{card}" for card in (*state.hands[0], *state.pile)} & hidden
    assert {f"jackaroo/card_{card}" for card in state.hands[1]} <= hidden
    assert hidden_faces(match, 0) < hidden_faces(match, None)
    assert hidden_faces(done(match.resign(0)), 0) == frozenset()


def test_a_hidden_card_in_a_picture_is_found_however_deep_it_lies() -> None:
    watch, scene = TableWatch(), table(running())
    own, other = (hand[0] for hand in scene.match.state.hands)
    look(watch, scene, face(own), Group("hands", (face("back"),)))
    with pytest.raises(Broken, match="though hidden"):
        look(watch, scene, Group("scene", (Group("hands", (face(other),)),)))


def test_a_scene_on_its_way_may_be_any_wherever_it_slides() -> None:
    watch, scene = TableWatch(), table(running())
    seen = face(scene.match.state.hands[1][0])
    look(watch, scene, seen, top="replay")
    look(watch, scene, Group("scene", (Group("to one side", (seen,)),)))
    assert watch.secrets == 0


def test_cards_of_the_match_before_may_be_on_their_way_until_they_have_settled() -> None:
    watch, scene = TableWatch(), table(running())
    watch.check(scene)
    scene.show(scene.table.restart(100.0, seed=9), 100.0)
    watch.check(scene)
    assert scene.table_view.pieces.is_moving(100.0)
    seen = face(scene.match.state.deck[0])
    look(watch, scene, seen)
    scene.table_view.pieces.finish()
    with pytest.raises(Broken, match="though hidden"):
        look(watch, scene, seen)


def test_undo_across_a_seal_is_found() -> None:
    watch, scene = TableWatch(), table(running())
    watch.check(scene)
    back = replace(scene.match, cursor=2, floor=2)
    scene.table.state = replace(scene.table.state, draft=Draft(back), with_picks=back)
    with pytest.raises(Broken, match="crossed the seal"):
        watch.check(scene)
