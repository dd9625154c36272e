"""A hint says in one line why it is good; what it says is true, whatever the position."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.jungle.board import spot_name
from jungle_pg.core.jungle.moves import legal_moves as jungle_moves
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.attacks import is_attacked
from jungle_pg.core.xiangqi.board import general_of, point_name
from jungle_pg.core.xiangqi.moves import legal_moves as xiangqi_moves
from jungle_pg.scenes.table.thoughts.hint_reason import Reason, reason_of, reason_text
from tests.properties.jungle_positions import random_state
from tests.rows import each_of
from tests.sample_games import done, play_random
from tests.scenes.table.playing import Board
from tests.words import language_of

GAMES: Final = games()
PEOPLE: Final = (Player(), Player())


def a_match(game_id: str, position: str | None = None) -> AnyMatch:
    game = GAMES[game_id]
    return begin(game.rulebook, Setup(game.rules, position, players=PEOPLE))


def told(match: AnyMatch, action: Any, language: str = "en") -> str:
    game = GAMES[match.rulebook.game_id]
    reason = reason_of(match, game, (action,))
    return "" if reason is None else reason_text(reason, language_of(language))


def captures(match: AnyMatch, state: Any, seat: int) -> Iterator[tuple[str, str]]:
    """What a side could take if it were to move: from where and where, by the moves themselves."""
    if match.rulebook.game_id == "jungle":
        for move in jungle_moves(state.rules, state.board, seat):
            if state.board[move.target] is not None:
                yield spot_name(move.start), spot_name(move.target)
    else:
        for each in xiangqi_moves(state.board, seat):
            if state.board[each.target] is not None:
                yield point_name(each.start), point_name(each.target)


def is_in_check(match: AnyMatch, state: Any, seat: int) -> bool:
    """Whether the general of a side is attacked, by the board alone."""
    if match.rulebook.game_id == "jungle":
        return False
    general = general_of(state.board, seat)
    return general is not None and is_attacked(state.board, general, opponent(seat))


def positions(game_id: str) -> Iterator[AnyMatch]:
    """Games played by luck for a while, and in Jungle also crowded boards."""
    for seed in range(60):
        rng = Random(seed)
        match = play_random(a_match(game_id), rng, rng.randrange(10, 140))
        if match.verdict is None:
            yield match
    for seed in range(150 if game_id == "jungle" else 0):
        state = random_state(GAMES["jungle"].rules, Random(seed))
        if JUNGLE.actor(state) is not None:
            yield a_match(game_id, JUNGLE.codec.position_text(state))


def is_true(match: AnyMatch, action: Any, reason: Reason) -> bool:
    """Whether a reason holds, found out by playing the move and every answer to it."""
    book, before, seat = match.rulebook, match.state, match.actor
    assert seat is not None
    other, table = opponent(seat), GAMES[book.game_id].look
    after = done(match.play(action))
    start, target = book.picks(before, action)

    def key(state: Any, pick: str) -> str:
        return table.piece_key(state, pick)

    def is_lost(pick: str) -> bool:
        replies = book.actions(after.state)
        return any(book.picks(after.state, each)[-1] == pick for each in replies)

    def hunted() -> Iterator[tuple[str, str]]:
        yield from captures(match, before, other)

    verdict = after.verdict
    won = verdict is not None and verdict.winner == seat
    checked = verdict is None and is_in_check(match, after.state, other)
    mine = key(before, start) == reason.piece
    took = key(before, target) == reason.other and target in {
        prey for hunter, prey in captures(match, before, seat) if hunter == start
    }
    match reason.code:
        case "wins":
            return won and mine and verdict is not None and verdict.reason == reason.ending
        case "takes":
            return mine and took and not checked
        case "takes_and_endangers":
            return mine and took and checked
        case "endangers":
            return checked
        case "ends_danger":
            return book.danger(before) is not None
        case "stops":
            waiting = book.passing(before)
            assert waiting is not None
            idle = book.play(before, waiting).state
            return reason.other in set(winners(book, table, idle, other)) and not list(
                winners(book, table, after.state, other)
            )
        case "escapes":
            chased = any(
                prey == start and key(before, hunter) == reason.other for hunter, prey in hunted()
            )
            return mine and chased and not is_lost(target)
        case "saves":
            return not is_lost(target) and any(
                prey != start
                and (key(before, prey), key(before, hunter)) == (reason.piece, reason.other)
                and not is_lost(prey)
                for hunter, prey in hunted()
            )
        case "attacks":
            prey_keys = {
                key(after.state, prey)
                for hunter, prey in captures(match, after.state, seat)
                if hunter == target
            }
            return mine and reason.other in prey_keys and not is_lost(target)
    return False


def winners(book: Any, table: Any, state: Any, seat: int) -> Iterator[str]:
    """The pieces with which a side that is to move wins at once."""
    for each in book.actions(state) if book.actor(state) == seat else ():
        verdict = book.verdict(book.play(state, each).state)
        if verdict is not None and verdict.winner == seat:
            yield table.move_row(state, each).key


@pytest.mark.slow
@each_of(
    ("game_id", "expected"),
    [
        ("jungle", {"wins", "takes", "stops", "escapes", "saves", "attacks"}),
        (
            "xiangqi",
            {
                "takes",
                "takes_and_endangers",
                "endangers",
                "ends_danger",
                "escapes",
                "saves",
                "attacks",
            },
        ),
    ],
)
def test_whatever_is_said_of_a_move_is_true(game_id: str, expected: set[str]) -> None:
    game, seen = GAMES[game_id], Counter[str]()
    for match in positions(game_id):
        for action in match.rulebook.actions(match.state):
            reason = reason_of(match, game, (action,))
            if reason is None:
                continue
            seen[reason.code] += 1
            assert is_true(match, action, reason), (match.state, action, reason)
            for language in ("en", "zh"):
                sentence = told(match, action, language)
                assert "{" not in sentence
                assert sentence[0] == sentence[0].upper()
    assert expected <= seen.keys(), seen


@each_of(
    ("game_id", "position", "written", "english", "chinese"),
    [
        (
            "jungle", "7/3L3/7/7/7/7/7/7/t6 r 0 1", ("D8", "D9"),
            "The lion enters the den and wins.", "狮进入兽穴获胜。",
        ),
        (
            "jungle", "7/7/7/7/7/7/3w3/3L3/t6 r 0 1", ("D2", "D3"),
            "The lion takes the wolf.", "狮吃狼。",
        ),
        (
            "jungle", "7/7/7/7/7/7/7/2Lr3/7 r 0 1", ("C2", "D2"),
            "The lion wins the game with this move.", "狮走这一步就获胜。",
        ),
        (
            "jungle", "7/3r3/7/7/7/7/C6/t6/6R r 0 1", ("A3", "B3"),
            "The cat gets away from the tiger.", "猫躲开虎。",
        ),
        (
            "xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", ("a2", "a10"),
            "This move gives check.", "这一步将军。",
        ),
        (
            "xiangqi", "n3k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", ("a2", "a10"),
            "The chariot takes the horse, with check.", "车吃马，同时将军。",
        ),
        (
            "xiangqi", "4k4/R8/9/9/9/9/9/9/1R7/3K5 w - - 0 1", ("b2", "b10"),
            "This move is checkmate.", "这一步将死对方。",
        ),
    ],
)  # fmt: skip
def test_examples_read_as_a_player_would_say_it(
    game_id: str, position: str, written: tuple[str, ...], english: str, chinese: str
) -> None:
    match = a_match(game_id, position)
    book, state = match.rulebook, match.state
    action = next(each for each in book.actions(state) if book.picks(state, each) == written)
    assert (told(match, action), told(match, action, "zh")) == (english, chinese)


def test_a_move_that_draws_or_does_nothing_gets_no_reason() -> None:
    match = a_match("jungle")
    assert all(told(match, action) == "" for action in match.rulebook.actions(match.state)[:1])
    assert reason_of(match, GAMES["jungle"], ()) is None


def test_a_game_of_cards_says_what_comes_of_the_play() -> None:
    game, found = GAMES["jackaroo"], set()
    for seed in range(30):
        match = play_random(
            begin(game.rulebook, Setup(game.rules, players=PEOPLE, luck_seed=seed)),
            Random(seed),
            60,
        )
        book, state = match.rulebook, match.state
        if match.actor not in (0, 1):
            continue
        for action in book.actions(state):
            reason = reason_of(match, game, (action,))
            if reason is not None and book.commits(state, action):
                found.add(reason.code)
                came = game.look.move_row(state, action).came
                assert reason.code != "came" or reason.came == came != ()
                assert "{" not in reason_text(reason, language_of("en"))
            assert book.commits(state, action) or reason is None
    assert "came" in found


def test_the_second_press_says_beside_the_board_why_the_move_is_good() -> None:
    board = Board(position="7/3L3/7/7/7/7/7/7/t6 r 0 1")
    board.show.click("hint")
    board.wait(0.1)
    assert not board.says("enters the den")
    board.show.click("hint")
    board.wait(0.1)
    assert board.says("The lion enters the den and wins.")
    board.wait(8.0)
    assert board.says("The lion enters the den and wins.")
    board.click("D8", "C8")
    board.wait(1.0)
    assert not board.says("enters the den")
