"""Makes the opening book of Xiangqi, `assets/openings/xiangqi.txt`.

`python -m tools.openings` looks for a while at each position of the first plies and writes down the
moves that are nearly as good as the best; the likeliest positions come first. What it finds depends
on nothing but its options. With the compiled search (run it with a compiled copy of the package
first on PYTHONPATH) it takes some minutes, without it about an hour.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from heapq import heappop, heappush
from pathlib import Path
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import Board
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.rules import START, XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.fen import parse_fen
from jungle_pg.engine.search.memory import Memory
from jungle_pg.games.xiangqi.engine.lookups import lookups
from jungle_pg.games.xiangqi.engine.openings import (
    BOOK_FILE,
    MARGIN,
    Choice,
    Openings,
    mirrored_board,
    mirrored_move,
    openings_text,
)
from jungle_pg.games.xiangqi.engine.root import XiangqiRoot

ASSETS: Final = Path(__file__).parents[1] / "assets"
PLY_COST: Final = 6
"""A position a ply later is as likely as one on the same ply after a move so much worse."""

MOST_MOVES: Final = 5
LONGEST_WAY: Final = 12


def choices_at(board: Board, seat: Seat, nodes: int) -> list[Choice]:
    """The best move of a position and those nearly as good, seen as deep as the nodes allow."""
    state = XiangqiState(XiangqiRules(), board, seat, 0, 1, (), checkers(board, seat), None)
    root = XiangqiRoot(state, (), Memory(len(lookups().moves)), lambda looked_at: False)
    while root.nodes < nodes:
        root.deepen(root.depth + 1)
    depth, best = root.depth, root.score
    found = [(root.moves[0], best)]
    for move in root.moves[1:]:
        least, most = best - MARGIN - 1, best - MARGIN
        root.position.make(move)
        if -root.look(depth - 1, -most, -least) > least:
            score = -root.look(depth - 1, -best - 1, -least)
            if score > least:
                found.append((move, min(score, best)))
        root.position.unmake()
    choices = [(root.position.action(move), score) for move, score in found]
    choices.sort(key=lambda choice: -choice[1])
    if board == mirrored_board(board):
        choices = [
            choice
            for number, choice in enumerate(choices)
            if all(mirrored_move(choice[0]) != move for move, _ in choices[:number])
        ]
    return choices[:MOST_MOVES]


def grown(positions: int, nodes: int) -> Iterator[Openings]:
    """The book after each position that was looked at, from the start on."""
    openings: Openings = {}
    start = parse_fen(START).board
    # What a way has cost so far, in plies and by worse moves; a number keeps boards apart.
    waiting: list[tuple[int, int, int, Board]] = [(0, 0, 0, start)]
    number = 0
    while waiting and len(openings) < positions:
        cost, _, ply, board = heappop(waiting)
        seat = ply % 2
        if (seat, board) in openings or (seat, mirrored_board(board)) in openings:
            continue
        choices = choices_at(board, seat, nodes)
        openings[seat, board] = choices
        best = choices[0][1]
        for move, score in choices:
            number += 1
            if ply + 1 < LONGEST_WAY:
                after = cost + PLY_COST + best - score
                heappush(waiting, (after, number, ply + 1, board_after(board, move)))
        yield openings


def main() -> None:
    """Write the book, and how far it is."""
    parser = argparse.ArgumentParser(prog="python -m tools.openings", description=__doc__)
    parser.add_argument("--positions", type=int, default=150, help="how many to look at")
    parser.add_argument("--nodes", type=int, default=120_000, help="to look at for each of them")
    parser.add_argument("--out", type=Path, default=ASSETS / BOOK_FILE)
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    for openings in grown(options.positions, options.nodes):
        text = openings_text(openings)
        # Whoever loses patience has the book so far.
        options.out.write_text(text, encoding="utf-8")
        seconds = time.process_time()
        print(f"{len(openings)} positions, {len(text)} bytes, {seconds:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
