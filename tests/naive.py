"""A second Jungle, written from the rule text alone: slow, plain, and shared with nothing.

Squares are texts such as "A1", a board maps the name of each occupied square to the letter of its
animal (upper case is the bottom side), a side is "bottom" or "top".
"""

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    ElephantTakesRat,
    JungleRules,
    TrappedAttacker,
    TrappedDefender,
)

COLUMNS = "ABCDEFG"
ROWS = "123456789"
ALL_SQUARES = [column + row for row in ROWS for column in COLUMNS]


# The board


def is_water(rules: JungleRules, square: str) -> bool:
    column, row = square[0], square[1]
    if row not in "456":
        return False
    if rules.rivers is Rivers.INNER:
        return column in "BCEF"
    if rules.rivers is Rivers.EDGES:
        return column in "ABFG"
    raise AssertionError(f"rivers unknown here: {rules.rivers}")


def den_of(side: str) -> str:
    return "D1" if side == "bottom" else "D9"


def traps_of(side: str) -> list[str]:
    """The traps around the den of a side: they weaken the pieces of the other side."""
    return ["C1", "E1", "D2"] if side == "bottom" else ["C9", "E9", "D8"]


def other(side: str) -> str:
    return "top" if side == "bottom" else "bottom"


# The pieces


def side_of(letter: str) -> str:
    return "bottom" if letter in "ELTPWDCR" else "top"


def animal_of(letter: str) -> Animal:
    names = {
        "E": Animal.ELEPHANT,
        "L": Animal.LION,
        "T": Animal.TIGER,
        "P": Animal.LEOPARD,
        "W": Animal.WOLF,
        "D": Animal.DOG,
        "C": Animal.CAT,
        "R": Animal.RAT,
    }
    return names[letter.upper()]


def rank_of(letter: str) -> int:
    """Elephant 8, lion 7, tiger 6, leopard 5, wolf 4, dog 3, cat 2, rat 1."""
    return "RCDWPTLE".index(letter.upper()) + 1


def is_rat(letter: str | None) -> bool:
    return letter in ("R", "r")


def is_elephant(letter: str | None) -> bool:
    return letter in ("E", "e")


# How an animal gets from one square to another


def is_one_step(start: str, target: str) -> bool:
    columns_apart = abs(COLUMNS.index(start[0]) - COLUMNS.index(target[0]))
    rows_apart = abs(ROWS.index(start[1]) - ROWS.index(target[1]))
    return columns_apart + rows_apart == 1


def squares_between(start: str, target: str) -> list[str]:
    """The squares passed on a straight walk, in the order of the walk, both ends left out."""
    column, row = COLUMNS.index(start[0]), ROWS.index(start[1])
    last_column, last_row = COLUMNS.index(target[0]), ROWS.index(target[1])
    assert (column == last_column) != (row == last_row), "not a straight line"
    passed: list[str] = []
    while True:
        if column < last_column:
            column += 1
        elif column > last_column:
            column -= 1
        elif row < last_row:
            row += 1
        else:
            row -= 1
        if (column, row) == (last_column, last_row):
            return passed
        passed.append(COLUMNS[column] + ROWS[row])


def may_step(rules: JungleRules, animal: Animal, start: str, target: str) -> bool:
    """One square along a column or a row; into and within the water only for a swimmer."""
    if not is_one_step(start, target):
        return False
    if is_water(rules, target):
        return animal in rules.swimmers
    return True


def may_jump(
    rules: JungleRules, board: dict[str, str], animal: Animal, start: str, target: str
) -> bool:
    """Straight from land to land over a river, or over both in one go, past no rat."""
    if start == target:
        return False
    along_column = start[0] == target[0]
    along_row = start[1] == target[1]
    if not along_column and not along_row:
        return False
    if is_water(rules, start) or is_water(rules, target):
        return False

    crossed = squares_between(start, target)
    for square in crossed:
        if is_water(rules, square) and is_rat(board.get(square)):
            return False

    # "~" for a square of water, "." for one of land: one river is all "~", two are "~~.~~".
    look = "".join("~" if is_water(rules, square) else "." for square in crossed)
    if look == "":
        return False
    if "." not in look:
        return animal in (rules.column_jumpers if along_column else rules.row_jumpers)
    if look.count(".") == 1 and not look.startswith(".") and not look.endswith("."):
        return along_row and animal in rules.double_jumpers
    return False


# Who takes whom


def stands_in_enemy_trap(square: str, letter: str) -> bool:
    return square in traps_of(other(side_of(letter)))


def water_and_land_allow(rules: JungleRules, letter: str, start: str, target: str) -> bool:
    from_water = is_water(rules, start)
    to_water = is_water(rules, target)
    if from_water and not to_water:
        return animal_of(letter) in rules.water_to_land_captors
    if to_water and not from_water:
        return rules.land_to_water_capture
    return True


def may_capture(rules: JungleRules, board: dict[str, str], start: str, target: str) -> bool:
    """Whether the animal on start, which can get to target, may take the enemy standing there."""
    attacker = board[start]
    defender = board[target]
    attacker_trapped = stands_in_enemy_trap(start, attacker)
    defender_trapped = stands_in_enemy_trap(target, defender)

    if not water_and_land_allow(rules, attacker, start, target):
        return False
    if attacker_trapped and rules.trapped_attacker is TrappedAttacker.CANNOT_CAPTURE:
        return False

    if is_rat(attacker) and is_elephant(defender) and rules.rat_takes_elephant:
        return True

    if is_elephant(attacker) and is_rat(defender):
        if rules.elephant_takes_rat is ElephantTakesRat.NEVER:
            return False
        if rules.elephant_takes_rat is ElephantTakesRat.TRAPPED and not defender_trapped:
            return False

    attack = rank_of(attacker)
    if attacker_trapped and rules.trapped_attacker is TrappedAttacker.RANK_ZERO:
        attack = 0
    defence = rank_of(defender)
    if defender_trapped and rules.trapped_defender is TrappedDefender.RANK_ZERO:
        defence = 0
    return attack >= defence


# What the tests ask


def naive_may_move(
    rules: JungleRules, board: dict[str, str], mover: str, start: str, target: str
) -> bool:
    """Whether mover may move from start to target; whether the game is over is not asked."""
    if start not in board or side_of(board[start]) != mover:
        return False
    animal = animal_of(board[start])

    if target == den_of(mover):
        return False
    if target == den_of(other(mover)) and animal not in rules.den_enterers:
        return False

    if not may_step(rules, animal, start, target) and not may_jump(
        rules, board, animal, start, target
    ):
        return False

    if target not in board:
        return True
    if side_of(board[target]) == mover:
        return False
    return may_capture(rules, board, start, target)


def naive_moves(rules: JungleRules, board: dict[str, str], mover: str) -> set[str]:
    """Every legal move of mover, found by asking about every pair of squares."""
    return {
        start + target
        for start in ALL_SQUARES
        for target in ALL_SQUARES
        if naive_may_move(rules, board, mover, start, target)
    }


def naive_result(
    rules: JungleRules, board: dict[str, str], mover: str
) -> tuple[str | None, str] | None:
    """Winner and reason if the position with mover to move ends the game, None if it goes on."""
    for side in (other(mover), mover):
        enemy_den = den_of(other(side))
        if enemy_den in board and side_of(board[enemy_den]) == side:
            return side, "den"
    if not any(side_of(letter) == mover for letter in board.values()):
        return other(mover), "captured_all"
    if not naive_moves(rules, board, mover):
        return other(mover), "no_moves"
    return None


def read_board(fen: str) -> tuple[dict[str, str], str]:
    """The board and the side to move of a position text; the counters are not looked at."""
    rows_text, side_letter = fen.split()[:2]
    rows = rows_text.split("/")
    assert len(rows) == len(ROWS), f"not nine rows: {fen}"
    board = {}
    for row, row_text in zip(reversed(ROWS), rows, strict=True):
        column = 0
        for sign in row_text:
            if sign.isdigit():
                column += int(sign)
            else:
                assert sign.upper() in "ELTPWDCR", f"no such animal: {sign}"
                board[COLUMNS[column] + row] = sign
                column += 1
        assert column == len(COLUMNS), f"not seven squares in row {row}: {fen}"
    return board, {"r": "bottom", "b": "top", "g": "top"}[side_letter]
