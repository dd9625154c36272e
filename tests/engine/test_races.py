"""Races into the den are counted by the true ways of all animals, under any rules."""

from random import Random

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import DENS, TRAPS, Board, Spot
from jungle_pg.core.jungle.paths import paths_of
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.races import CLOSE, NEAR, UNGUARDED
from tests.properties.jungle_positions import random_state

FAR = 99
RULES = ("club", "traditional,rivers=edges", "animal+rat_only_den", "club,swimmers=all")


def gains(rules_text: str, position: str) -> tuple[int, int]:
    """What the bottom and the top side gain by their races."""
    rules = JUNGLE.codec.parse_rules(rules_text)
    board = SearchBoard(JUNGLE.start(rules, position))
    sides = [board.own, board.their] if board.seat == 0 else [board.their, board.own]
    races = board.tables.races
    first, second = (
        races.gain(seat, sides[seat], sides[1 - seat], board.squares) for seat in (0, 1)
    )
    return first, second


def moves_to(rules: JungleRules, piece: Piece, start: Spot, goal: Spot) -> int:
    """How many moves a piece needs on an empty board, found by walking from it."""
    paths = paths_of(rules)[piece.seat][piece.animal]
    reached, moves = {start}, 0
    while goal not in reached:
        ahead = {hop.move.target for spot in reached for hop in paths[spot]} - set(DENS)
        if ahead <= reached:
            return FAR
        reached, moves = reached | ahead, moves + 1
    return moves


def expected(rules: JungleRules, board: Board, seat: Seat) -> int:
    gain = 0
    pieces = [(piece, spot) for spot, piece in enumerate(board) if piece]
    for trap in TRAPS[opponent(seat)]:
        attack = min(
            (
                moves_to(rules, piece, spot, trap)
                for piece, spot in pieces
                if piece.seat == seat and piece.animal in rules.den_enterers
            ),
            default=FAR,
        )
        defence = min(
            (moves_to(rules, piece, spot, trap) for piece, spot in pieces if piece.seat != seat),
            default=FAR,
        )
        if defence > 1 and attack <= 3:
            gain += CLOSE if attack <= 2 else NEAR if defence == 2 else UNGUARDED
    return gain


def test_races_are_won_by_the_moves_all_animals_really_need() -> None:
    found = 0
    for rules_text in RULES:
        rules, rng = JUNGLE.codec.parse_rules(rules_text), Random(rules_text)
        for _ in range(60):
            state = random_state(rules, rng)
            position = JUNGLE.codec.position_text(state)
            wanted = tuple(expected(rules, state.board, seat) for seat in (0, 1))
            assert gains(rules_text, position) == wanted, (rules_text, position)
            found += any(wanted)
    assert found > 40


def test_a_lion_that_leaps_over_the_river_runs_a_race_a_wolf_does_not() -> None:
    # From C3 over the river to C7, on to C8, and into the trap C9 or D8.
    assert gains("club", "6c/7/7/7/7/7/2L4/7/7 r") == (2 * UNGUARDED, 0)
    assert gains("club", "6c/7/7/7/7/7/2W4/7/7 r") == (0, 0)


def test_a_defender_beside_the_traps_ends_all_races_there() -> None:
    assert gains("club", "7/2c1d2/7/3L3/7/7/7/7/7 r") == (0, 0)
    assert gains("club", "7/7/7/3L3/7/7/7/2c1d2/7 r")[0] > 0
