"""The puzzles of Xiangqi, as `python -m tools.puzzles --game xiangqi` found and chose them.

Each is a theme, which is who mates together, a goal with its moves and a board with red to move;
and below it the moves of both sides that solve it.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from jungle_pg.core.journey.stage import PUZZLE, Goal, Stage
from jungle_pg.core.xiangqi.pieces import RED
from jungle_pg.games.xiangqi.journey.lessons import RULES, points_of

TABLE: Final = """
chariot, mate 1: 1C1k5/9/4R4/9/9/9/4P1N2/2N6/4A4/4KA3
    e8e9
chariot and horse, mate 1: 3a5/2N1k1r1R/5a3/9/9/6p2/8P/9/9/3K5
    i9g9
cannon and horse and soldier, mate 1: 1C1N5/4k4/1P6b/4P4/9/7n1/9/4BA3/9/2BK5
    e7e8
chariot and cannon and horse, mate 1: 3a5/3kaR3/2N6/9/6b2/9/p8/9/3CK4/3c1A3
    c8d6
cannon and horse, mate 1: 8C/9/2Naka3/5N3/6b2/P8/4C4/9/2p2K3/5R3
    f7e5
chariot and soldier, mate 1: 6r2/4R4/3P1k3/9/p8/9/P3P4/4B4/9/3AKAB2
    d8e8
chariot and cannon, mate 1: 9/4k4/3R5/9/4p3p/7N1/P6CP/4BR3/4K4/3A1AB2
    h4e4
cannon and soldier, mate 1: 3ak1C2/1R2aP3/b8/p3p4/5rp2/9/9/2n2C3/4A4/5KBR1
    f9f10
chariot and cannon and soldier, checks 2: 4ka3/4a2R1/n1RP2n1b/Nc7/3C5/8r/P3P4/8N/4A4/2BAK1B2
    c8c10 e9d10 c10d10
chariot, checks 2: 4k4/4a2R1/9/9/2P4P1/9/r8/B4Ar1c/9/4K4
    h9h10 g3g10 h10g10
defence, survive 1: 3akab2/9/4b4/p3p4/9/P8/9/3p1K3/4r4/1R7
    b1b3 g10i8
cannon, mate 1: 1nbakabnr/9/7C1/1N2C4/9/2B3r2/2P6/8p/4c4/3K4R
    h8e8
chariot and horse, checks 2: 2bak4/4a4/4b1N2/7R1/9/8P/9/4K4/5C3/3A4c
    h7h10 e9f10 h10f10
chariot and cannon and horse, mate 1: 4k4/4a4/4Na3/1R7/4C4/2B6/9/1p3n3/4K4/2BA1A3
    b7b10
chariot and soldier, checks 2: 4ka3/3Pa2R1/4R4/9/9/3r5/9/4BN3/4A4/3AK4
    d9e9 e10d10 e9e10
cannon and horse, checks 2: 3ak4/1n7/3ab4/p2R3N1/2p3b2/9/4P4/4B4/r8/2BK1A1C1
    h7g9 e10e9 h1h9
chariot and cannon, checks 2: R1bk1a1nr/4a4/4b4/p3C3p/2pn5/6B1P/P8/3R5/4K4/5r3
    d3d6 d10e10 a10c10
defence, survive 1: 2bak3c/4a4/9/1R2n1P2/2b6/9/9/2N1r4/4A4/4KA3
    e1d1 c6e8
chariot and cannon and soldier, checks 2: r2a1a3/9/b3k4/p1p5p/5R3/9/P1N1P1P1P/2C5N/9/2BAKAB1R
    c3e3 e8d8 f6d6
cannon, checks 3: 3aka3/9/9/r8/p1R6/9/n5P1r/1C2B3N/2R1A4/1NBA1K3
    c6e6 a7e7 e6e7 f10e9 b3b10
defence, survive 1: 2Raka3/9/9/p3p4/9/5r3/4P3P/4BN3/2n1r4/5K3
    c10d10 e10d10
chariot and cannon and horse, checks 2: 4ka3/9/5a3/1R7/4CN3/2B6/9/1p3n3/4K4/2BA1A3
    f6e8 f8e9 b7b10
chariot and horse, checks 3: 3a2r2/9/4ka3/3N5/8R/6p2/8P/9/9/3K5
    d7c9 e8e9 i6i9 g10g9 i9g9
chariot, checks 2: 5a3/4ak3/8C/6R2/4R3p/9/4P3P/4B4/9/3AKAB2
    e6f6 e9f8 g7g9
chariot and cannon and soldier, checks 3: 1C1k5/9/4P4/9/9/5R2P/6C2/4B4/4A4/cNBAK2nr
    f5d5 d10e10 g4e4 e10f10 d5f5
chariot and soldier, checks 2: R1b1kab2/3Pa4/9/4P4/9/2P5p/9/4n4/4Ar3/4KAB2
    a10c10 e9d10 c10d10
cannon and horse, checks 2: 5a3/3kaR2C/9/2pN2Cr1/6P2/P1P6/8p/4B4/4A4/4KA3
    d7f8 d9d8 g7g8
defence, survive 1: rnbakab2/9/4c4/4n1pN1/p8/2P1r4/P5c2/3K5/9/9
    h7g9 e10e9
chariot and cannon, checks 3: C3ka3/3Ran3/b3b2r1/2p1p4/3N3n1/P1P3P2/8r/3RB4/4A4/2BK1A3
    d9d10 e10d10 d6c8 d10e10 d3d10
chariot and horse, checks 3: 2bak1b2/4a4/9/1N6R/9/P3r3c/9/9/4A4/2B1KA3
    b7c9 e10f10 i7f7 e9f8 f7f8
chariot and elephant, checks 4: 2bakabr1/5R3/2n5n/9/4C1N1p/r1B6/4P3P/8R/4A4/2BAK2c1
    f9e9 e10e9 g6e7 g10e8 e7c8 e9d9 i3d3
chariot, checks 3: 2R2a3/3ka1r2/9/3P2p2/4C3p/9/8P/4B1N2/5R3/2BAKA3
    e6d6 e9d8 c10c9 d9d10 f2f10
chariot and cannon and horse, checks 4: C3ka3/4an3/br2b2r1/P1R1p4/3N5/2P3P2/8n/3RB4/4A4/2BK1A3
    c7c10 e9d10 c10d10 e10d10 d6c8 d10e10 d3d10
defence, survive 1: 2bk1a3/9/9/p3n1r2/2p6/P5B1p/2P3P2/B4K3/3r2n2/1R6c
    b1b5 e7d9
chariot and soldier, checks 3: 3a1a3/4k4/9/r8/p1R6/9/n5P1r/NC2B3N/2R1A4/2BA1K3
    c6e6 a7e7 e6e7 e9d9 c2d2
chariot and cannon, checks 4: 2b2a3/9/4ka1RC/p1p1p3p/9/5R3/P3P3P/2r1B4/1r7/3AKABN1
    h8f8 e8e9 f8f9 e9e10 i8i10 f10e9 f9f10
cannon and horse, checks 3: 9/4a1N2/3a1k3/2p2C2P/2b1p1R2/9/P1P1P4/1r7/1c1c5/RNBAKABn1
    g9h7 f8f9 g6g9 f9f10 h7f8
chariot and cannon and soldier, checks 4: 2bak3C/2r1a2R1/n6Rn/p1p6/4p1P1p/P1P6/4P4/2N1B4/5K3/2BA2rNc
    h9h10 e9f10 h10f10 e10e9 f10f9 e9e10 h8h10
defence, survive 1: r2akab2/5cC2/4b1n2/p7p/3cr4/P1B3B1P/R8/3K5/4A4/9
    a4e4 f9f6
chariot and horse, checks 4: 5a2C/3ka4/R8/9/9/6N2/2n3p2/2r1B4/9/2BAKA3
    a8a9 d9d8 g5f7 d8e8 a9a8 e9d8 a8d8
"""


def _puzzles() -> Iterator[Stage]:
    lines = TABLE.strip().splitlines()
    for number, head, moves in zip(count(1), lines[::2], lines[1::2], strict=False):
        name, key = f"xiangqi_puzzle_{number:02}", tuple(moves.split())
        about, _, board = head.partition(": ")
        theme, _, wanted = about.partition(", ")
        code, most = wanted.split()
        yield Stage(
            name, "xiangqi", RULES, f"{board} w - - 0 1", PUZZLE, Goal(code, int(most)), RED, key,
            points_of(key[0])[:1], theme=theme, text=name,
        )  # fmt: skip


PUZZLES: Final = tuple(_puzzles())
