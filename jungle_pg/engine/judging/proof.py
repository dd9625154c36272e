"""The proof of a puzzle: the line its judge would play, and how many ways it leaves."""

from collections.abc import Callable

from jungle_pg.core.gametext import play_text
from jungle_pg.core.journey.goals import followed
from jungle_pg.core.match import AnyMatch, Recording
from jungle_pg.engine.judging.judgement import Proof, Task
from jungle_pg.engine.judging.solver import judge, solver_of
from jungle_pg.engine.thinking import keep_on


def prove(
    match: AnyMatch, task: Task, thinker: object = None, must_stop: Callable[[], bool] = keep_on
) -> Proof:
    """Solve a task from where a match begins; or Stopped."""
    recording = Recording(match.rulebook, match.setup)
    solution: list[str] = []
    choices: list[int] = []
    fewest: int | None = None
    while True:
        now = recording.so_far()
        standing, played = followed(task.goal, task.seat, now)
        if standing == "reached":
            return Proof(tuple(solution), tuple(choices), fewest)
        found = judge(now, task, thinker, must_stop)
        action = found.best or found.answer
        if not found.is_right or action is None:
            return Proof(())
        if found.best is not None:
            solver = solver_of(now, task, thinker, must_stop)
            left = (task.goal.moves or 0) - played
            choices.append(len(solver.right_actions(left)))
            fewest = found.moves_left if fewest is None else fewest
        solution.append(action)
        play_text(recording, action)
