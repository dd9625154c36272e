"""What a puzzle of Jungle is about, who its hero is, and how hard it is."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.animals import BOTTOM, Animal
from jungle_pg.core.jungle.board import DENS, WATER, row_of
from jungle_pg.core.jungle.moves import hop_of, legal_moves
from jungle_pg.core.jungle.paths import Move, paths_of
from jungle_pg.core.jungle.state import Captured, Jumped, JungleState
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.solver import solver_of
from jungle_pg.games.jungle.engine.evaluation import den_distances
from jungle_pg.games.jungle.engine.thinker import greedy_move

ORDER: Final = (
    "rat and elephant", "blockade", "trap", "sacrifice", "zugzwang", "leap", "swim", "race",
    "hunt", "retreat", "sidestep", "den",
)  # fmt: skip
"""Of several themes the first of these is the main one."""


def themes_of(match: AnyMatch, goal: Goal, solution: Sequence[str], thinker: object) -> list[str]:
    """Everything that occurs in a solution, the main theme first."""
    states: list[JungleState] = list(play_texts(match.rulebook, match.setup, solution).states())
    recording = play_texts(match.rulebook, match.setup, solution)
    found = set()
    for ply, moment in enumerate(recording.moments):
        before = states[ply]
        for event in moment.events:
            own = ply % 2 == 0
            match event:
                case Jumped() if own:
                    found.add("leap")
                case Captured(attacker=attacker, victim=victim):
                    if not own:
                        found |= {"sacrifice"} if _was_given(match, solution, ply) else set()
                    elif (attacker.animal, victim.animal) == (Animal.RAT, Animal.ELEPHANT):
                        found.add("rat and elephant")
                    elif attacker.animal < victim.animal:
                        found.add("trap")
                    else:
                        found.add("hunt")
                case _:
                    pass
        if ply % 2 == 0 and _blocks(before, moment.state, _move(match, solution[ply])):
            found.add("blockade")
        if ply % 2 == 0 and _swims(before, _move(match, solution[ply])):
            found.add("swim")
    if _is_race(match, goal, thinker):
        found.add("race")
    if len(solution) > 1 and _is_zugzwang(match, goal, solution, thinker):
        found.add("zugzwang")
    key = _move(match, solution[0])
    if len(solution) > 1 and match.state.board[key.target] is None:
        ahead = row_of(key.target) - row_of(key.start)
        found |= {"retreat"} if ahead < 0 else {"sidestep"} if ahead == 0 else set()
    if goal.code != "capture":
        found.add("den")
    return sorted(found, key=ORDER.index) or ["hunt"]


def _was_given(match: AnyMatch, solution: Sequence[str], ply: int) -> bool:
    """Whether the animal that is taken has just gone there."""
    return _move(match, solution[ply]).target == _move(match, solution[ply - 1]).target


def temptations(match: AnyMatch, solution: Sequence[str]) -> int:
    """How many other moves look as good on the way: captures, and steps that could be in time."""
    states: list[JungleState] = list(play_texts(match.rulebook, match.setup, solution).states())
    moves = len(solution[::2])
    return sum(
        _is_tempting(state, move, moves - number - 1)
        for number, (state, text) in enumerate(zip(states[::2], solution[::2], strict=False))
        for move in legal_moves(state.rules, state.board, BOTTOM)
        if move != _move(match, text) and number < moves - 1
    )


def _is_tempting(state: JungleState, move: Move, left: int) -> bool:
    piece = state.board[move.start]
    assert piece is not None
    is_in_time = den_distances(state.rules, BOTTOM, piece.animal)[move.target] <= left
    return state.board[move.target] is not None or is_in_time


def is_walk(match: AnyMatch, solution: Sequence[str]) -> bool:
    """Whether one animal just goes the shortest way to the den."""
    states = play_texts(match.rulebook, match.setup, solution).states()
    moves = [_move(match, text) for text in solution[::2]]
    piece = states[0].board[moves[0].start]
    assert piece is not None
    way = den_distances(states[0].rules, BOTTOM, piece.animal)
    return way[moves[0].start] == len(moves) and moves[-1].target == DENS[1 - BOTTOM]


def _move(match: AnyMatch, text: str) -> Move:
    move: Move = match.rulebook.codec.parse_action(text)
    return move


def _swims(state: JungleState, move: Move) -> bool:
    return move.target in WATER[state.rules.rivers]


def _blocks(before: JungleState, after: JungleState, move: Move) -> bool:
    """Whether a rat goes where it stops a leap of the other side."""
    if not _swims(before, move):
        return False
    for spot, piece in enumerate(before.board):
        if piece is None or piece.seat == BOTTOM:
            continue
        for hop in paths_of(before.rules)[piece.seat][piece.animal][spot]:
            if move.target in hop.crossed and move.start not in hop.crossed:
                return True
    return False


def _passed(match: AnyMatch, solution: Sequence[str]) -> AnyMatch | None:
    """The match after the first move of a solution, with the same side to move again."""
    from tools.puzzles.sources import match_at

    states = play_texts(match.rulebook, match.setup, solution[:1]).states()
    text: str = match.rulebook.codec.position_text(states[-1])
    return match_at(text.replace(" b ", " r "))


def _is_zugzwang(match: AnyMatch, goal: Goal, solution: Sequence[str], thinker: object) -> bool:
    """Whether the other side could hold if it did not have to move."""
    again = _passed(match, solution)
    assert goal.moves is not None
    if again is None or goal.moves < 2 or goal.code == "capture":
        return False
    task = Task(Goal(goal.code, goal.moves - 1, goal.facts), BOTTOM)
    return not solver_of(again, task, thinker).reaches(goal.moves - 1)


def _is_race(match: AnyMatch, goal: Goal, thinker: object) -> bool:
    """Whether the other side would win as quickly if it were to move."""
    from tools.puzzles.sources import match_at

    text: str = match.rulebook.codec.position_text(match.state)
    other = match_at(text.replace(" r ", " b "))
    if other is None or goal.moves is None or goal.code == "capture":
        return False
    return solver_of(other, Task(Goal("den", goal.moves), 1), thinker).reaches(goal.moves)


def heroes(match: AnyMatch, solution: Sequence[str]) -> list[str]:
    """The animals that solve it, who moves most first."""
    states = play_texts(match.rulebook, match.setup, solution).states()
    moved: Counter[str] = Counter()
    for state, text in zip(states[::2], solution[::2], strict=False):
        piece = state.board[_move(match, text).start]
        assert piece is not None
        moved[piece.animal.name.lower()] += 1
    return [name for name, _ in moved.most_common()]


def difficulty(match: AnyMatch, goal: Goal, solution: Sequence[str]) -> float:
    """How hard it is to find: depth, animals, and how unnatural the first move is."""
    state: JungleState = match.state
    key = _move(match, solution[0])
    pieces = sum(piece is not None for piece in state.board)
    ahead = row_of(key.target) - row_of(key.start)
    is_capture = state.board[key.target] is not None
    is_leap = bool(hop_of(state.rules, state.board, key).crossed)
    natural = is_capture or ahead > 0
    greedy = any(greedy_move(state, Random(seed)) == key for seed in range(4))
    states = play_texts(match.rulebook, match.setup, solution).states()
    given = _count(states[0], BOTTOM) - _count(states[-1], BOTTOM)
    return (
        4.0 * len(solution[::2])
        + 0.35 * pieces
        + 1.5 * (not natural)
        + 1.0 * (ahead < 0)
        + 1.5 * (not greedy)
        + 1.5 * min(given, 2)
        - 0.5 * is_leap
        + 0.05 * len(match.rulebook.actions(state))
    )


def _count(state: JungleState, seat: Seat) -> int:
    return sum(piece is not None and piece.seat == seat for piece in state.board)
