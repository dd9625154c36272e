"""Whole games of Jackaroo by mouse or by keys: two people, or one against a computer."""

from collections import deque
from collections.abc import Callable
from random import Random

import pytest

from jungle_pg.board.played_board import nearest
from jungle_pg.core.history import move_count
from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Pick
from jungle_pg.engine.thinking import Order
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from tests.core.jackaroo.moments import JACKAROO
from tests.rows import each_of
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.jackaroo_board import COMPUTER, TWO, JackarooBoard
from tests.scenes.table.playing import HUMAN

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
MOST_PICKS = 600

Chooser = Callable[[JackarooState], Decision]
Presser = Callable[[JackarooBoard, Pick], None]


def sensible() -> Chooser:
    """Somebody who captures and comes home."""
    thinker = JackarooThinker(lambda: 0.0)

    def choose(state: JackarooState) -> Decision:
        action = thinker.think(state, (), Order(4)).action
        assert action is not None
        return action

    return choose


def next_pick(board: JackarooBoard, choose: Chooser) -> Pick:
    """What to click next; what a card is played for is said by what is clicked after it."""
    state = board.scene.table.state.seen.state
    while True:
        decision = choose(state)
        (pick,) = JACKAROO.picks(state, decision)
        if not pick.startswith("option:"):
            return pick
        state = JACKAROO.play(state, decision).state


def decide(board: JackarooBoard, choose: Chooser, press: Presser) -> None:
    """Pick something; it is taken or leads on."""
    table = board.scene.table
    before = (table.state.match, table.state.draft)
    pick = next_pick(board, choose)
    press(board, pick)
    if board.scene.state.selected:
        assert (table.state.match, table.state.draft) == before, (
            "a card is thrown away by a second pick"
        )
        press(board, pick)
    assert (table.state.match, table.state.draft) != before, pick


def click(board: JackarooBoard, pick: Pick) -> None:
    board.click(pick)


def press_keys(board: JackarooBoard, pick: Pick) -> None:
    """Go to a pick with the arrows, by the shortest way, and press Enter."""
    surface = board.scene.board
    board.show.tab_to("board")
    at = {stop: place for stop in surface.pickable.stops or () if (place := surface.place_of(stop))}
    ways: dict[Pick, tuple[str, ...]] = {surface.keys_at(): ()}
    todo = deque(ways)
    while pick not in ways:
        assert todo, f"{pick} is out of reach from {surface.keys_at()}"
        here = todo.popleft()
        for key, way in ARROWS.items():
            there = nearest(at, here, *way)
            if there is not None and there not in ways:
                ways[there] = (*ways[here], key)
                todo.append(there)
    board.show.keys(*ways[pick])
    assert surface.cursor == pick or not ways[pick]
    board.show.keys("enter")


def is_asked_for(board: JackarooBoard) -> bool:
    """Whether somebody is to be given the screen; time goes on until that is clear."""
    if board.scene.table.state.cover_for is None and board.names[-1] == "play":
        return False
    board.show.rest(1.0)
    board.show.rest(0.01)
    return board.names[-1] == "question"


def pass_on_if_asked(board: JackarooBoard) -> None:
    """Give the screen to who has to decide."""
    if is_asked_for(board):
        board.show.click("yes")
        board.show.rest(0.3)


@pytest.mark.slow
def test_two_people_play_a_whole_game_by_clicks_and_pass_the_screen_on() -> None:
    board, choose = JackarooBoard(players=TWO, seed=39), sensible()
    passed = [0, 0]
    for _ in range(MOST_PICKS):
        if board.match.actor is None:
            break
        if is_asked_for(board):
            assert board.hand == (), "nobody's cards are seen"
            passed[board.match.actor] += 1
            board.show.click("yes")
            board.show.rest(0.3)
            assert board.scene.table.state.viewer == board.match.actor == board.scene.state.bottom
        decide(board, choose, click)
    state = board.match.state
    assert state.winner is not None
    assert min(passed) > 15
    assert sum(state.captures) > 0
    board.wait(2.5)
    assert board.names[-1] == "result"
    assert board.says(f"{board.match.setup.players[state.winner].name or 'Red'} wins!")
    assert board.says(f"{move_count(board.match)} moves in")
    assert board.says(f"{state.round} rounds")
    assert board.says(f"Captures: Red {state.captures[0]}, Yellow {state.captures[1]}")


@pytest.mark.slow
@each_of("seat", [0, 1])
def test_13_1_a_whole_game_against_a_computer_that_plays_by_itself(seat: int) -> None:
    players = (HUMAN, COMPUTER) if seat == 0 else (COMPUTER, HUMAN)
    board = JackarooBoard(players=players, engine=PatientClient(), seed=7)
    for _ in range(MOST_PICKS):
        if board.match.actor is None:
            break
        if board.match.actor == seat:
            decide(board, JACKAROO.autoplay, click)
            continue
        before = board.match
        for _ in range(4):
            board.show.rest(0.7)
        assert board.match is not before
    verdict = board.match.verdict
    assert verdict is not None
    assert verdict.reason == "home"
    by_computer = [entry for entry in board.match.entries if entry.seat == 1 - seat]
    assert len(by_computer) > 30
    board.wait(2.5)
    assert board.names[-1] == "result"
    assert board.says("You win!" if verdict.winner == seat else "You lose")
    assert board.says(f"{('RED', 'YELLOW')[verdict.winner or 0]} wins! All four marbles are home.")


@pytest.mark.slow
@each_of("press", [click, press_keys])
def test_whatever_somebody_likes_to_play_is_reached_by_mouse_and_by_keys(press: Presser) -> None:
    rng, plans = Random(3), dict[JackarooState, Decision]()

    def anything(state: JackarooState) -> Decision:
        return plans.setdefault(state, rng.choice(JACKAROO.actions(state)))

    board = JackarooBoard(players=TWO, seed=3)
    for _ in range(150):
        pass_on_if_asked(board)
        decide(board, anything, press)
    kinds = {text.partition(":")[0] for text in board.log}
    assert kinds == {"card", "discard", "option", "marble", "steps", "rest", "target"}


@pytest.mark.slow
def test_two_people_play_a_whole_game_with_the_keys_alone() -> None:
    board, choose = JackarooBoard(players=TWO, seed=30), sensible()
    for _ in range(MOST_PICKS):
        if board.match.actor is None:
            break
        if is_asked_for(board):
            board.show.tab_to("yes")
            board.show.keys("enter")
            board.show.rest(0.3)
        decide(board, choose, press_keys)
    assert board.match.state.winner is not None
    assert board.match.state.round > 2
    board.wait(2.5)
    assert board.names[-1] == "result"
    board.show.keys("enter")
    board.show.rest(1.0)
    assert board.match.verdict is None, "a rematch"
