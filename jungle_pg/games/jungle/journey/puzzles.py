"""The puzzles of Jungle, as `python -m tools.puzzles` found and chose them.

Each is a theme, a goal with its moves and perhaps an animal, a board with red to move; and below it
the moves of both sides that solve it.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from jungle_pg.core.journey.stage import PUZZLE, Goal, Stage
from jungle_pg.core.jungle.animals import BOTTOM

RULES: Final = "traditional"

TABLE: Final = """
hunt, win 1: 7/7/5Pw/7/C6/7/7/7/7
    F7G7
race, win 1: 7/7/4R2/7/7/7/6D/7/1Ww4
    B1C1
leap, capture 1 tiger: 4d2/1ce4/wt5/2R4/7/7/1L5/3l3/5C1
    B3B7
den, win 1: 7/3T1c1/7/7/6t/7/W6/1C2D2/7
    D8D9
rat and elephant, capture 1 elephant: 7/4dc1/2l4/7/3p3/6e/4L1R/2rEW2/5D1
    G3G4
zugzwang, win 2: P6/7/7/3c3/L6/6D/2T4/7/7
    C3C7 D6D5 A5D5
sidestep, win 2: 1c5/2L3T/4l2/7/7/3P3/4E2/2D1WC1/7
    C8D8 E7E8 D8D9
hunt, capture 2 leopard: 7/2tcd2/2ewp1E/7/3P3/4r2/3W3/R3l2/LD3T1
    G7F7 E2F2 F7E7
race, den 2: 7/2C4/l2d3/7/7/7/7/1w2p2/7
    C8C9 A7A8 C9D9
den, den 2: 2t4/5R1/3D3/3r2w/7/7/l6/7/7
    D7D8 D6D7 D8D9
leap, capture 2 tiger: 2e4/1ctd3/2w4/7/7/7/2L4/R2Dp2/4W1l
    C3C7 G1F1 C7C8
zugzwang, win 2: 4d2/6P/1E5/7/5R1/7/3W3/5L1/7
    G8F8 E9F9 F8F9
rat and elephant, capture 2 elephant: 5c1/2dwT2/2l3t/6e/7/1r4R/1EW4/1C2DL1/7
    G4G5 F9G9 G5G6
sidestep, win 2: r4E1/5c1/7/7/7/3T3/2P1D2/7/7
    F9E9 F8G8 E9D9
hunt, capture 2 rat: 2r1t2/1Tdewc1/2l4/7/3p3/7/3PL2/1C1ED1R/7
    B8B9 F8F9 B9C9
race, win 3: 7/7/7/7/7/7/7/E1C4/p1r4
    C2C1 A1B1 C1C2 B1B2 A2B2
zugzwang, win 3: 7/7/7/7/7/7/2P4/E6/dl5
    C3C2 B1B2 A2B2 A1B1 B2B1
rat and elephant, win 3: 7/7/7/7/7/7/3R3/L2e3/p6
    D3D2 A1B1 D2C2 B1B2 A2B2
sacrifice, den 3: 5d1/1ct1P1r/R2T1l1/7/7/7/4L2/2D1WC1/7
    E8D8 C8D8 D7D8 B8B7 D8D9
sidestep, win 3: 2r4/1W5/7/7/3c3/7/7/7/7
    B8C8 C9B9 C8D8 D5D4 D8D9
hunt, den 3: 4w1L/r2d3/2l1P2/7/7/7/2W4/1CTD3/2E4
    E7E8 E9F9 E8D8 C7C8 D8D9
den, win 3: 7/7/2c1D2/7/7/7/7/7/7
    E7E8 C7D7 E8E9 D7D8 E9D9
zugzwang, win 3: 7/4c2/3C3/d5L/D6/7/7/7/7
    A5A6 E8E9 D7D8 E9E8 D8D9
rat and elephant, win 3: 5e1/7/7/5R1/7/7/7/7/7
    F6F7 F9G9 F7F8 G9F9 F8F9
sidestep, win 3: 4r2/5D1/7/7/7/7/7/7/7
    F8E8 E9F9 E8D8 F9F8 D8D9
race, den 3: 6r/1L1d3/4w2/7/7/7/2t2l1/7/7
    B8C8 D8D7 C8C9 D7C7 C9D9
den, den 3: 7/2tp3/2ecE2/7/3Pr2/7/2L1W2/R2DTC1/7
    E7E8 C8B8 E8E9 B8A8 E9D9
zugzwang, win 3: 7/7/P6/7/7/7/7/3T3/1c5
    D2C2 B1A1 C2B2 A1A2 B2A2
hunt, den 3: 6l/1Lw1d2/t6/7/3p3/6r/2PCWT1/2D1E2/7
    B8C8 A7A8 C8C9 G4G5 C9D9
sidestep, den 3: 5d1/1R1ew2/4l1r/6E/3P3/7/2L4/4DC1/7
    B8C8 F9G9 C8C9 E7F7 C9D9
retreat, win 4: 5P1/3dw2/7/7/7/7/7/7/7
    F9F8 E8E7 F8E8 D8C8 E8E9 C8D8 E9D9
race, win 4: 7/7/7/3W3/7/7/3d3/1E5/7
    B2C2 D3E3 D6D7 E3D3 D7D8 D3E3 D8D9
sacrifice, win 4: D1r4/1T5/2l4/7/7/7/7/7/7
    B8C8 C7C8 A9B9 C8C7 B9C9 C7C3 C9D9
trap, win 4: 7/7/7/7/7/7/2R4/L6/td5
    C3C2 B1C1 C2C1 A1B1 C1C2 B1A1 A2A1
zugzwang, win 4: 7/7/7/L6/7/7/3W3/5w1/7
    D3E3 F2F1 E3E2 F1G1 E2F2 G1G2 F2G2
den, win 3: 2c4/7/2E4/7/7/7/7/7/7
    C7C8 C9B9 C8D8 B9A9 D8D9
sidestep, win 3: t6/1C5/7/7/7/7/7/7/7
    B8C8 A9B9 C8D8 B9A9 D8D9
race, win 3: 6T/1c5/1C3d1/7/7/7/4p2/7/7
    G9F9 F7F8 F9E9 F8G8 E9D9
leap, win 4: 5t1/7/7/7/3R3/7/2L4/7/7
    C3C7 F9E9 C7C8 E9E8 C8C9 E8D8 C9D9
retreat, win 4: 1D5/2r4/7/3c3/7/7/7/7/7
    B9B8 C8D8 B8C8 D8E8 C8C9 D6D5 C9D9
zugzwang, win 4: 7/7/7/7/7/D6/7/1c2P2/7
    E2D2 B2A2 D2C2 A2A1 C2B2 A1B1 B2B1
sidestep, win 4: 7/W1r4/7/6d/7/7/7/7/7
    A8B8 C8C9 B8C8 C9B9 C8D8 B9C9 D8D9
rat and elephant, win 4: 7/7/7/7/3C3/7/3R3/1e5/7
    D3C3 B2A2 C3B3 A2A1 B3B2 A1B1 B2B1
race, win 4: 6C/7/2w4/7/7/t6/7/7/4rLP
    F1E1 C7D7 G9F9 A4A3 F9E9 A3B3 E9D9
retreat, win 4: 5E1/4l2/7/7/7/7/7/7/7
    F9F8 E8E9 F8E8 E9F9 E8D8 F9F8 D8D9
zugzwang, win 4: 7/7/7/7/7/7/3E3/5lP/7
    D3E3 F2G2 E3F3 G2G1 F3F2 G1G2 F2G2
retreat, den 4: 5L1/3dw2/2l4/7/3p3/7/7/1C1TD2/7
    F9F8 E8E7 F8E8 E7D7 E8E9 C7B7 E9D9
trap, win 5: 7/7/7/6L/7/7/3p3/e3D2/7
    G6D6 A2A3 D6D7 D3D2 E2D2 A3B3 D7D8 B3A3 D8D9
swim, win 5: 7/7/6t/7/2R4/7/1P5/7/7
    C5C6 G7F7 C6C7 F7E7 C7C8 E7D7 C8C9 D7E7 C9D9
hunt, win 4: 7/Ppr4/7/7/7/7/7/7/7
    A8B8 C8D8 B8C8 D8E8 C8C9 E8E9 C9D9
zugzwang, win 4: 7/7/7/7/7/7/3TW2/7/d6
    D3C3 A1B1 C3C2 B1A1 C2B2 A1B1 B2B1
retreat, win 4: 5E1/4p2/7/7/7/7/7/7/7
    F9F8 E8E7 F8E8 E7D7 E8E9 D7C7 E9D9
leap, win 5: 4t2/7/7/7/7/7/4L2/2E4/r6
    E3E7 A1B1 E7E8 B1C1 C2C1 E9F9 E8D8 F9E9 D8D9
swim, win 5: 7/7/7/7/l1R4/7/7/7/2D4
    C5C6 A5A6 C6C7 A6D6 C7C8 D6D7 C8C9 D7E7 C9D9
den, win 5: 4d2/7/5RW/7/7/7/7/7/7
    G7G8 E9E8 G8F8 E8D8 F8E8 D8C8 E8E9 C8D8 E9D9
race, win 5: 7/7/7/7/3C3/7/7/2P2c1/7
    C2D2 F2F3 D5D6 F3E3 D6D7 E3F3 D7D8 F3F2 D8D9
rat and elephant, win 5: 7/7/7/7/7/7/3R3/2e4/L6
    A1B1 C2B2 D3C3 B2A2 C3B3 A2A1 B3B2 A1B1 B2B1
zugzwang, win 5: 7/7/7/7/7/T6/7/p4P1/7
    F2E2 A2B2 E2D2 B2B1 D2C2 B1A1 C2B2 A1B1 B2B1
rat and elephant, win 5: 7/7/7/7/7/7/3R3/1Pe4/7
    B2B1 C2B2 D3C3 B2A2 C3B3 A2A1 B3B2 A1A2 B2A2
swim, win 5: 6l/7/7/7/2R4/7/7/2W4/7
    C5C6 G9F9 C6C7 F9E9 C7C8 E9E8 C8C9 E8D8 C9D9
"""


def _puzzles() -> Iterator[Stage]:
    lines = TABLE.strip().splitlines()
    for number, head, moves in zip(count(1), lines[::2], lines[1::2], strict=False):
        name, key = f"jungle_puzzle_{number:02}", tuple(moves.split())
        about, _, board = head.partition(": ")
        theme, _, wanted = about.partition(", ")
        code, most, *piece = wanted.split()
        goal = Goal(code, int(most), tuple(("piece", animal) for animal in piece))
        yield Stage(
            name, "jungle", RULES, f"{board} r 0 1", PUZZLE, goal, BOTTOM, key, (key[0][:2],),
            theme=theme, text=name,
        )  # fmt: skip


PUZZLES: Final = tuple(_puzzles())
