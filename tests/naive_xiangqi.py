"""A second Xiangqi, written from the rule text alone: slow, plain, and shared with nothing.

Points are texts such as "e10", a board maps the name of each occupied point to the letter of its
piece (upper case is Red), a side is "red" or "black".
"""

from itertools import pairwise

FILES = "abcdefghi"
RANKS = range(1, 11)
ALL_POINTS = [f"{file}{rank}" for rank in RANKS for file in FILES]

NaiveBoard = dict[str, str]


# The board


def file_of(point: str) -> int:
    return FILES.index(point[0]) + 1


def rank_of(point: str) -> int:
    return int(point[1:])


def is_palace(side: str, point: str) -> bool:
    in_middle = point[0] in "def"
    return in_middle and rank_of(point) in ((1, 2, 3) if side == "red" else (8, 9, 10))


def is_beyond_river(side: str, point: str) -> bool:
    return rank_of(point) >= 6 if side == "red" else rank_of(point) <= 5


def other(side: str) -> str:
    return "black" if side == "red" else "red"


def side_of(letter: str) -> str:
    return "red" if letter.isupper() else "black"


def point_named(file: int, rank: int) -> str:
    return f"{FILES[file - 1]}{rank}"


# How a piece gets from one point to another


def files_apart(start: str, target: str) -> int:
    return abs(file_of(start) - file_of(target))


def ranks_apart(start: str, target: str) -> int:
    return abs(rank_of(start) - rank_of(target))


def pieces_between(board: NaiveBoard, start: str, target: str) -> int:
    """How many pieces stand strictly between two points of one line."""
    count = 0
    for point in board:
        if file_of(start) == file_of(target) == file_of(point):
            low, high = sorted((rank_of(start), rank_of(target)))
            count += low < rank_of(point) < high
        elif rank_of(start) == rank_of(target) == rank_of(point):
            low, high = sorted((file_of(start), file_of(target)))
            count += low < file_of(point) < high
    return count


def general_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """One step along a line, inside the palace."""
    is_step = files_apart(start, target) + ranks_apart(start, target) == 1
    return is_step and is_palace(side, target)


def advisor_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """One step along a diagonal, inside the palace."""
    is_step = files_apart(start, target) == 1 and ranks_apart(start, target) == 1
    return is_step and is_palace(side, target)


def elephant_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """Two steps along a diagonal with the middle empty, never over the river."""
    if files_apart(start, target) != 2 or ranks_apart(start, target) != 2:
        return False
    eye_file = (file_of(start) + file_of(target)) // 2
    eye_rank = (rank_of(start) + rank_of(target)) // 2
    return point_named(eye_file, eye_rank) not in board and not is_beyond_river(side, target)


def horse_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """One step along a line onto an empty point, then one outward along a diagonal."""
    if files_apart(start, target) == 1 and ranks_apart(start, target) == 2:
        leg = point_named(file_of(start), (rank_of(start) + rank_of(target)) // 2)
    elif files_apart(start, target) == 2 and ranks_apart(start, target) == 1:
        leg = point_named((file_of(start) + file_of(target)) // 2, rank_of(start))
    else:
        return False
    return leg not in board


def is_line(start: str, target: str) -> bool:
    return (file_of(start) == file_of(target)) != (rank_of(start) == rank_of(target))


def chariot_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """Any distance along a line, over nobody."""
    return is_line(start, target) and pieces_between(board, start, target) == 0


def cannon_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """Like a chariot to an empty point; it captures over exactly one piece."""
    wanted = 1 if target in board else 0
    return is_line(start, target) and pieces_between(board, start, target) == wanted


def soldier_goes(board: NaiveBoard, side: str, start: str, target: str) -> bool:
    """One step forward; beyond the river sideways too."""
    ahead = rank_of(target) - rank_of(start)
    if side == "black":
        ahead = -ahead
    if ahead == 1 and files_apart(start, target) == 0:
        return True
    is_sideways = ahead == 0 and files_apart(start, target) == 1
    return is_sideways and is_beyond_river(side, start)


GOES = {
    "K": general_goes,
    "A": advisor_goes,
    "B": elephant_goes,
    "N": horse_goes,
    "R": chariot_goes,
    "C": cannon_goes,
    "P": soldier_goes,
}


# Check, and generals that face each other


def could_go(board: NaiveBoard, start: str, target: str) -> bool:
    """Whether the piece on start may go to target by its own rule."""
    side = side_of(board[start])
    if target in board and side_of(board[target]) == side:
        return False
    return GOES[board[start].upper()](board, side, start, target)


def general_point(board: NaiveBoard, side: str) -> str:
    (point,) = (point for point, letter in board.items() if letter == "kK"[side == "red"])
    return point


def naive_checkers(board: NaiveBoard, side: str) -> set[str]:
    """Who could take the general of a side."""
    general = general_point(board, side)
    return {
        point
        for point, letter in board.items()
        if side_of(letter) != side and could_go(board, point, general)
    }


def generals_face(board: NaiveBoard) -> bool:
    red, black = general_point(board, "red"), general_point(board, "black")
    return file_of(red) == file_of(black) and pieces_between(board, red, black) == 0


# What the tests ask


def naive_moves(board: NaiveBoard, mover: str) -> set[str]:
    """Every legal move, found by asking about every pair of points."""
    found = set()
    for start, letter in board.items():
        if side_of(letter) != mover:
            continue
        for target in ALL_POINTS:
            if not could_go(board, start, target):
                continue
            after = {point: piece for point, piece in board.items() if point != start}
            after[target] = letter
            if not naive_checkers(after, mover) and not generals_face(after):
                found.add(start + target)
    return found


def naive_result(board: NaiveBoard, mover: str) -> tuple[str, str] | None:
    """Winner and reason when the side to move cannot move."""
    if naive_moves(board, mover):
        return None
    return other(mover), "checkmate" if naive_checkers(board, mover) else "stalemate"


def naive_chasers(line: list[NaiveBoard], mover: str) -> set[str]:
    """Who chased one piece with every move from the first board of a line to the last one.

    `mover` has the next move; the boards are those after each move, the first one excepted.
    """
    side = mover if len(line) % 2 else other(mover)
    homes = [{point: point for point in line[0]}]
    for before, after in pairwise(line):
        (left,) = (point for point in before if point not in after)
        (entered,) = (point for point in after if point not in before)
        known = dict(homes[-1])
        known[entered] = known.pop(left)
        homes.append(known)
    prey: dict[str, list[set[str]]] = {"red": [], "black": []}
    for number, (before, after) in enumerate(pairwise(line), start=1):
        fresh = naive_threats(after, side) - naive_threats(before, side)
        if naive_checkers(after, other(side)):
            fresh = set()
        prey[side].append({homes[number][point] for point in fresh})
        side = other(side)
    return {side for side, moves in prey.items() if moves and set.intersection(*moves)}


def naive_threats(board: NaiveBoard, side: str) -> set[str]:
    """The points of the pieces that a side threatens to win, were it to move."""
    found = set()
    may_expose = bool(naive_checkers(board, side))
    for start, target in ((a, b) for a in board for b in board):
        attacker, victim = board[start], board[target]
        if side_of(attacker) != side or attacker in "KkPp" or not could_go(board, start, target):
            continue
        if victim in "Kk" or (victim in "Pp" and not is_beyond_river(other(side), target)):
            continue
        if not (may_expose or is_safe_after(board, start, target)):
            continue
        can_strike_first = could_go(board, target, start) and is_safe_after(board, target, start)
        if attacker.upper() == victim.upper() and can_strike_first:
            continue
        taken = {point: piece for point, piece in board.items() if point != start}
        taken[target] = attacker
        takes_back = any(
            side_of(piece) != side
            and could_go(taken, point, target)
            and is_safe_after(taken, point, target)
            for point, piece in taken.items()
        )
        if not takes_back or (victim in "Rr" and attacker in "NnCc"):
            found.add(target)
    return found


def is_safe_after(board: NaiveBoard, start: str, target: str) -> bool:
    """Whether the general of who moves is neither in check afterwards nor sees the other one."""
    after = {point: piece for point, piece in board.items() if point != start}
    after[target] = board[start]
    return not naive_checkers(after, side_of(board[start])) and not generals_face(after)


def read_board(fen: str) -> tuple[NaiveBoard, str]:
    """The board and the side to move of a position text; the counters are not looked at."""
    placement, side_letter = fen.split()[:2]
    board = {}
    for rank, text in zip(reversed(RANKS), placement.split("/"), strict=True):
        file = 1
        for sign in text:
            if sign.isdigit():
                file += int(sign)
            else:
                board[point_named(file, rank)] = sign
                file += 1
        assert file == 10, f"not nine points on rank {rank}: {fen}"
    return board, {"w": "red", "b": "black"}[side_letter]
