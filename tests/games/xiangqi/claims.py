"""What motifs of Xiangqi claim, checked by a second generator: every sentence is taken literally.

Nothing of the program is used here but the motif itself: boards and moves are those of
`tests/naive_xiangqi.py`, worths those of `exchanges.py`.
"""

from collections.abc import Iterator

from jungle_pg.core.review.values import Motif
from tests.games.xiangqi.exchanges import (
    ends,
    forces_mate,
    gain,
    is_mate,
    mates_at_once,
    moved,
    takers,
    worth,
)
from tests.naive_xiangqi import (
    could_go,
    file_of,
    general_point,
    generals_face,
    naive_checkers,
    naive_moves,
    other,
    pieces_between,
    read_board,
)

SLOWEST_MATE = 3
"""Moves of the longest mate that is tried out in full; this generator is slow."""
HEAVY = 5


class Claim:
    """A motif on its board, with the move that the sentence is about."""

    def __init__(self, fen: str, motif: Motif) -> None:
        self.before, self.mover = read_board(fen)
        self.facts = {name: str(fact) for name, fact in motif.facts}
        self.line = motif.line
        self.tense, _, self.what = motif.code.partition("_")
        self.code = motif.code
        self.board, self.side, self.move = self.before, self.mover, motif.line[0]
        if self.what in ("later", "later_mate", "later_for", "later_attacks"):
            for move in motif.line[:-1]:
                self.board, self.side = moved(self.board, move), other(self.side)
            self.move = motif.line[-1]
        elif self.tense == "allows":
            self.board = moved(self.before, motif.line[0])
            self.side, self.move = other(self.mover), motif.line[1]
        self.after = moved(self.board, self.move)
        self.loser = other(self.side)

    def is_playable(self) -> bool:
        board, side = self.before, self.mover
        for move in self.line:
            if move not in naive_moves(board, side):
                return False
            board, side = moved(board, move), other(side)
        return True

    def names_are_right(self) -> bool:
        """Whether every piece that is named stands where the sentence says."""
        start = ends(self.move)[0]
        if self.before[ends(self.line[0])[0]] != self.facts.get("mover"):
            return False
        if "taker" in self.facts and self.board[start] != self.facts["taker"]:
            return False
        before_it = self.what in TAKEN_AT_ONCE
        seen = self.board if before_it else self.after
        named = [("piece", "at"), ("second", "second_at")]
        return all(
            seen.get(self.facts[at]) == self.facts[piece] for piece, at in named if at in self.facts
        )

    def victims(self) -> list[str]:
        return [self.facts[name] for name in ("at", "second_at") if name in self.facts]

    def prizes(self, answer: str, points: list[str]) -> Iterator[tuple[str, int]]:
        """Who can take one of some pieces after an answer, and what that wins."""
        then, (start, target) = moved(self.after, answer), ends(answer)
        lost = worth(self.after, target)
        for point in points:
            now = target if point == start else point
            if point != start and now == target:
                continue
            for capture in takers(then, self.side, now):
                yield ends(capture)[0], gain(then, self.side, capture) - lost

    def falls(self, by: str | None = None, *, or_mate: bool = False) -> bool:
        """Whether after each answer one of the victims is taken with gain."""
        mates = 0
        for answer in naive_moves(self.after, self.loser):
            prizes = self.prizes(answer, self.victims())
            if any(won >= 2 and by in (None, start) for start, won in prizes):
                continue
            if not or_mate or not mates_at_once(moved(self.after, answer), self.side):
                return False
            mates += 1
        return bool(mates) if or_mate else True

    def is_capture_of(self) -> bool:
        return ends(self.move)[1] == self.facts["at"] and self.facts["at"] in self.board

    def taken_back(self) -> list[str]:
        return takers(self.after, self.loser, ends(self.move)[1])


TAKEN_AT_ONCE = {
    *("free", "dearer", "more_takers", "gives_for", "steps_into", "leaves", "unguards"),
    *("gives_screen", "opens_line", "frees_leg", "escape", "save", "later", "later_for"),
}


def is_true(fen: str, motif: Motif) -> bool:
    """Whether a sentence about a position is literally true; ends by the rules are not asked."""
    claim = Claim(fen, motif)
    if not claim.is_playable() or not claim.names_are_right():
        return False
    return CLAIMS[claim.what](claim)


def _mate(claim: Claim) -> bool:
    return is_mate(claim.after, claim.loser)


def _stuck(claim: Claim) -> bool:
    stuck = not naive_moves(claim.after, claim.loser)
    return stuck and not naive_checkers(claim.after, claim.loser)


def _mate_soon(claim: Claim) -> bool:
    moves = int(claim.facts["moves"])
    board, side = claim.before, claim.mover
    for move in claim.line:
        board, side = moved(board, move), other(side)
    ends_so = side == claim.loser and is_mate(board, side)
    forced = moves > SLOWEST_MATE or forces_mate(claim.board, claim.side, claim.move, moves)
    return ends_so and forced


def _free(claim: Claim) -> bool:
    return claim.is_capture_of() and not claim.taken_back()


def _dearer(claim: Claim) -> bool:
    start, target = ends(claim.move)
    is_dearer = worth(claim.board, target) > worth(claim.board, start)
    return claim.is_capture_of() and is_dearer and bool(claim.taken_back())


def _wins(claim: Claim) -> bool:
    return claim.is_capture_of() and gain(claim.board, claim.side, claim.move) > 0


def _hollow(claim: Claim) -> bool:
    target, general = ends(claim.move)[1], general_point(claim.after, claim.loser)
    on_file = file_of(target) == file_of(general)
    bare = pieces_between(claim.after, target, general) == 0
    return claim.after[target] in "Cc" and on_file and bare


def _check_wins(claim: Claim) -> bool:
    return bool(naive_checkers(claim.after, claim.loser)) and claim.falls()


def _pinned(claim: Claim) -> bool:
    """It can go somewhere by its own rule, and wherever it goes its general is exposed."""
    (point,) = claim.victims()
    goes = [
        f"{file}{rank}"
        for file in "abcdefghi"
        for rank in range(1, 11)
        if f"{file}{rank}" != point and could_go(claim.after, point, f"{file}{rank}")
    ]
    boards = [moved(claim.after, point + target) for target in goes]
    exposed = all(naive_checkers(board, claim.loser) or generals_face(board) for board in boards)
    return bool(goes) and exposed and claim.falls()


def _opened(claim: Claim) -> bool:
    target = ends(claim.move)[1]
    (point,) = claim.victims()
    openers = [
        at
        for at, piece in claim.after.items()
        if piece == claim.facts["opened"] and at != target and could_go(claim.after, at, point)
    ]
    return any(not could_go(claim.board, at, point) for at in openers) and claim.falls()


def _trapped(claim: Claim) -> bool:
    (point,) = claim.victims()
    return could_go(claim.after, ends(claim.move)[1], point) and claim.falls()


def _fork(claim: Claim) -> bool:
    target = ends(claim.move)[1]
    both = all(could_go(claim.after, target, point) for point in claim.victims())
    return len(claim.victims()) == 2 and both and claim.falls(by=target)


def _skewer(claim: Claim) -> bool:
    target, victims = ends(claim.move)[1], claim.victims()
    between = sorted(
        pieces_between(claim.after, target, point) if same_line(target, point) else 9
        for point in victims
    )
    return between == [0, 1] and claim.after[target] in "Rr" and claim.falls(by=target)


def same_line(one: str, two: str) -> bool:
    return (one[0] == two[0]) != (one[1:] == two[1:])


def _double(claim: Claim) -> bool:
    return len(claim.victims()) == 2 and claim.falls()


def _mate_or(claim: Claim) -> bool:
    return claim.falls(or_mate=True)


def _gives_for(claim: Claim) -> bool:
    target = ends(claim.line[0])[1]
    got = claim.before.get(target)
    cheaper = 0 < worth(claim.before, target) < worth(claim.board, target)
    same = ends(claim.move)[1] == target and got == claim.facts["other"]
    return same and cheaper and _free(claim)


def _steps_into(claim: Claim) -> bool:
    return ends(claim.line[0])[1] == ends(claim.move)[1] and _wins(claim)


def _leaves(claim: Claim) -> bool:
    was = claim.move in takers(claim.before, claim.side, claim.facts["at"])
    return was and gain(claim.before, claim.side, claim.move) > 0 and _wins(claim)


def _unguards(claim: Claim) -> bool:
    start, target = ends(claim.line[0])
    then = moved(claim.before, claim.move)
    guarded = start + claim.facts["at"] in takers(then, claim.mover, claim.facts["at"])
    return guarded and target + claim.facts["at"] not in claim.taken_back() and _wins(claim)


def _gives_screen(claim: Claim) -> bool:
    start, target = ends(claim.move)
    played = ends(claim.line[0])[1]
    is_screen = same_line(start, target) and _is_between(played, start, target)
    return claim.board[start] in "Cc" and is_screen and _could_not(claim) and _wins(claim)


def _opens_line(claim: Claim) -> bool:
    start, target = ends(claim.move)
    left = ends(claim.line[0])[0]
    in_way = same_line(start, target) and _is_between(left, start, target)
    return claim.board[start] in "CcRr" and in_way and _could_not(claim) and _wins(claim)


def _frees_leg(claim: Claim) -> bool:
    start, left = ends(claim.move)[0], ends(claim.line[0])[0]
    again = {**claim.board, left: "P"}
    hobbled = not could_go(again, start, ends(claim.move)[1])
    return claim.board[start] in "Nn" and hobbled and _could_not(claim) and _wins(claim)


def _could_not(claim: Claim) -> bool:
    start, target = ends(claim.move)
    return target in claim.before and not could_go(claim.before, start, target)


def _is_between(point: str, one: str, two: str) -> bool:
    if not (same_line(one, point) and same_line(point, two)):
        return False
    if one[0] == two[0] == point[0]:
        low, high = sorted((int(one[1:]), int(two[1:])))
        return low < int(point[1:]) < high
    low_file, high_file = sorted((one[0], two[0]))
    return one[1:] == two[1:] == point[1:] and low_file < point[0] < high_file


def _mate_still(claim: Claim) -> bool:
    already = claim.move in naive_moves(claim.before, claim.side)
    return already and is_mate(moved(claim.before, claim.move), claim.mover) and _mate(claim)


def _prevents(claim: Claim) -> bool:
    enemy = other(claim.mover)
    return mates_at_once(claim.before, enemy) and not mates_at_once(claim.after, enemy)


def _is_safe_now(claim: Claim) -> bool:
    enemy, point = other(claim.mover), claim.facts["at"]
    start, target = ends(claim.move)
    now = target if point == start else point
    was = [gain(claim.before, enemy, each) for each in takers(claim.before, enemy, point)]
    still = [gain(claim.after, enemy, each) for each in takers(claim.after, enemy, now)]
    heavy = worth(claim.before, point) >= HEAVY
    return heavy and max([0, *was]) > 0 and max([0, *still]) == 0


def _escape(claim: Claim) -> bool:
    return ends(claim.move)[0] == claim.facts["at"] and _is_safe_now(claim)


def _save(claim: Claim) -> bool:
    return ends(claim.move)[0] != claim.facts["at"] and _is_safe_now(claim)


def _menace(claim: Claim) -> bool:
    """If the other side did nothing, it would be mate; and it would not have been before."""
    idle = not naive_checkers(claim.after, claim.loser)
    return (
        idle
        and mates_at_once(claim.after, claim.side)
        and not mates_at_once(claim.board, claim.side)
    )


def _attacks(claim: Claim) -> bool:
    """If the other side did nothing, who has moved would win something by taking there."""
    target, (point,) = ends(claim.move)[1], claim.victims()
    ways = [way for way in takers(claim.after, claim.side, point) if ends(way)[0] == target]
    before = [gain(claim.board, claim.side, way) for way in takers(claim.board, claim.side, point)]
    wins = any(gain(claim.after, claim.side, way) >= 2 for way in ways)
    return wins and max([0, *before]) <= 0


def _later_for(claim: Claim) -> bool:
    """Who is taken in the end is worth more than who takes it, and the line is won so far."""
    start, target = ends(claim.move)
    is_dearer = worth(claim.board, target) - worth(claim.board, start) >= 2
    return is_dearer and _is_ahead(claim) and claim.is_capture_of()


def _later(claim: Claim) -> bool:
    """Who takes last is ahead by what was taken, and cannot lose that again at once."""
    return _is_ahead(claim, of_taken=2) and claim.is_capture_of()


def _is_ahead(claim: Claim, of_taken: int = 0) -> bool:
    winner = other(claim.mover) if claim.tense == "allows" else claim.mover
    board, side, ahead, taken = claim.before, claim.mover, 0, 0
    for move in claim.line:
        taken = worth(board, ends(move)[1])
        ahead += taken if side == winner else -taken
        board, side = moved(board, move), other(side)
    back = [gain(board, side, move) for move in naive_moves(board, side) if ends(move)[1] in board]
    won = ahead - max([0, *back])
    return claim.side == winner and won >= 2 and (not of_taken or of_taken * won >= taken)


def _later_mate(claim: Claim) -> bool:
    winner = other(claim.mover) if claim.tense == "allows" else claim.mover
    return claim.side == winner and _mate(claim)


def _by_rules(claim: Claim) -> bool:
    return True


CLAIMS = {
    "later": _later,
    "later_mate": _later_mate,
    "later_for": _later_for,
    "later_attacks": _attacks,
    "menace": _menace,
    "attacks": _attacks,
    "mate": _mate,
    "stuck": _stuck,
    "mate_soon": _mate_soon,
    "free": _free,
    "dearer": _dearer,
    "more_takers": _wins,
    "hollow_cannon": _hollow,
    "check_wins": _check_wins,
    "pinned": _pinned,
    "opened": _opened,
    "trapped": _trapped,
    "fork": _fork,
    "skewer": _skewer,
    "double": _double,
    "mate_or": _mate_or,
    "gives_for": _gives_for,
    "steps_into": _steps_into,
    "leaves": _leaves,
    "unguards": _unguards,
    "gives_screen": _gives_screen,
    "opens_line": _opens_line,
    "frees_leg": _frees_leg,
    "mate_still": _mate_still,
    "prevent_mate": _prevents,
    "escape": _escape,
    "save": _save,
    "repetition": _by_rules,
    "perpetual_check": _by_rules,
    "perpetual_chase": _by_rules,
    "no_capture": _by_rules,
    "dead_position": _by_rules,
}
