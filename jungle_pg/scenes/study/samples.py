"""Studies ready to be looked at, with lines, words and drawings."""

from dataclasses import replace
from math import inf
from typing import Final

from jungle_pg.core.history import move_count
from jungle_pg.core.journey.own import OwnStages, own_stage
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.engine.thinking import Limits
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.journey.own_puzzles import OwnPuzzles
from jungle_pg.scenes.study.layout import ENGINE
from jungle_pg.scenes.study.make_stage import MakeStage
from jungle_pg.scenes.study.panels.best_lines import BestLines
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.world import World

MAIN_LINE: Final = 8
TRIES: Final = 2
TRIED: Final = 3
"""Moves of the main line, lines beside it, and how long those are."""
GLANCE: Final = Limits(nodes=2_000)
"""What is looked at is how lines are shown."""
PUZZLES: Final = 5
SAID: Final = "From here the whole flank is open, and nobody can close it in time."


def sample_study(match: AnyMatch) -> AnyStudy:
    """A study of the game of a match: some moves, and lines that leave them on the way."""
    study: AnyStudy = begun(match.rulebook, match.setup)
    study = _played(study, MAIN_LINE, 0)
    main = study.main_line
    for number in range(TRIES):
        study = _played(study.at(main[2 * number + 2]), TRIED, number + 1)
    study = study.at(main[min(4, len(main) - 1)]).commented(SAID).judged("!?")
    ends = study.rulebook.ends(study.state, study.rulebook.actions(study.state)[0])
    if len(ends) > 1:
        study = study.drawn(Drawn(Colour.GREEN, ends[0], ends[-1]))
        study = study.drawn(Drawn(Colour.YELLOW, ends[0]))
    return study


def _played(study: AnyStudy, moves: int, way: int) -> AnyStudy:
    """The study with some more moves, always the same ones for a way."""
    match = study.match(onwards=False)
    goal = move_count(match) + moves
    while match.actor is not None and move_count(match) < goal:
        actions = match.rulebook.actions(match.state)
        outcome = match.play(actions[(way * 5 + match.cursor * 3) % len(actions)])
        assert not isinstance(outcome, Refusal)
        match = outcome
    after = study.follow(match)
    assert not isinstance(after, Refusal)
    return after


def make_stage_scenes(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """The study board, and over it the question what is to be reached from there."""
    board = study_scene(world, match)
    return board, MakeStage(world, board.game, board.state.match, -inf)


def own_puzzles_scene(world: World, match: AnyMatch) -> OwnPuzzles:
    """Puzzles that were made of a match on its way."""
    own = OwnStages()
    for number in range(min(PUZZLES, match.cursor)):
        book, rules = match.rulebook, match.setup.rules
        position = book.codec.position_text(match.state_at(number))
        seat = book.actor(match.state_at(number))
        if seat in (0, 1):
            at = begin(book, Setup(rules, position))
            goal = Goal(("win", "survive")[number % 2], number + 1)
            own = own.added(own_stage(at, seat or 0, goal, (), str(number)))
    shown = replace(world, own_stages=SharedStore(own))
    return OwnPuzzles(shown, match.rulebook.game_id)


def study_scene(world: World, match: AnyMatch) -> StudyBoard:
    """The study board with such a study."""
    game = world.games()[match.rulebook.game_id]
    board = StudyBoard(world, game, sample_study(match))
    lines = BestLines(board, GLANCE)
    lines.switch(is_on=True)
    board.panels = {**board.panels, ENGINE: lines}
    return board
