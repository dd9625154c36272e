"""A solver of Jungle puzzles that shares nothing with the program's: slow, plain, by the second
Jungle of the tests."""

from jungle_pg.core.journey.stage import Stage
from jungle_pg.core.jungle.rulesets import parse_rules
from tests.naive import naive_may_move, naive_moves, naive_result, other

SQUARES = [column + row for row in "123456789" for column in "ABCDEFG"]


def board_of(position: str) -> dict[str, str]:
    board = {}
    for row, letters in zip("987654321", position.split()[0].split("/"), strict=True):
        column = 0
        for letter in letters:
            if letter.isdigit():
                column += int(letter)
            else:
                board["ABCDEFG"[column] + row] = letter
                column += 1
    return board


class NaiveSolver:
    """Tries every move of the player and every answer."""

    def __init__(self, stage: Stage) -> None:
        self.rules = parse_rules(stage.rules)
        self.goal = stage.goal
        self.board = board_of(stage.position)
        self.victim = dict(stage.goal.facts).get("piece")

    def moves(self, board: dict[str, str], mover: str) -> list[str]:
        starts = [square for square in board if board[square].isupper() == (mover == "bottom")]
        found = [
            start + target
            for start in starts
            for target in SQUARES
            if naive_may_move(self.rules, board, mover, start, target)
        ]
        assert len(board) > 3 or set(found) == naive_moves(self.rules, board, mover)
        return found

    def has_goal(self, board: dict[str, str], mover: str) -> bool | None:
        """Whether the goal is reached; None while the game goes on without it."""
        over = naive_result(self.rules, board, mover)
        if self.goal.code == "capture":
            letters = {"rat": "r", "leopard": "p", "tiger": "t", "lion": "l", "elephant": "e"}
            if letters[str(self.victim)] not in board.values():
                return True
            return None if over is None else False
        if over is None:
            return None
        return over[0] == "bottom" and (self.goal.code == "win" or over[1] == "den")

    def reaches(self, board: dict[str, str], mover: str, left: int) -> bool:
        found = self.has_goal(board, mover)
        if found is not None:
            return found
        if left == 0:
            return False
        is_own = mover == "bottom"
        after = (
            self.reaches(moved(board, move), other(mover), left - is_own)
            for move in self.moves(board, mover)
        )
        return any(after) if is_own else all(after)

    def good_moves(self) -> list[str]:
        """The first moves that reach the goal in time."""
        assert self.goal.moves is not None
        return [
            move
            for move in self.moves(self.board, "bottom")
            if self.reaches(moved(self.board, move), "top", self.goal.moves - 1)
        ]


def moved(board: dict[str, str], move: str) -> dict[str, str]:
    after = dict(board)
    after[move[2:]] = after.pop(move[:2])
    return after
