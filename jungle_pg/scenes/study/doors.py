"""The ways to the study board: with an empty tree, or with a match as a tree of one line."""

from jungle_pg.core.log import Setup, Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.study.growing import begun, study_of
from jungle_pg.core.study.study import START, AnyStudy
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.table.copying import hidden
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View

STUDY = "study"


def empty_study(world: World, game: Game) -> StudyBoard:
    """The start of a game, and nothing played yet."""
    setup = Setup(game.rules, luck_seed=world.luck())
    return StudyBoard(world, game, begun(game.rulebook, setup)).offer_left()


def study_of_match(
    world: World, game: Game, match: AnyMatch, view: View | None, ply: int | None = None
) -> Command:
    """A match at the study board, at a place of its log; why not while it hides something.

    Neither is a rated game that goes on: there one is told the best lines.
    """
    if match.verdict is None and match.setup.stakes is Stakes.RATED:
        return hidden(world, view, "rated_study")
    study = study_of(match)
    if isinstance(study, Refusal):
        return hidden(world, view, STUDY)
    return Push(StudyBoard(world, game, study if ply is None else _at_ply(study, ply)))


def _at_ply(study: AnyStudy, ply: int) -> AnyStudy:
    """The study at the last move of its main line that was whole at a place of the log."""
    plies, cursor = len(study.nodes[START].moments), START
    for node_id in study.main_line:
        plies += len(study.nodes[node_id].moments)
        if plies > ply:
            break
        cursor = node_id
    return study.at(cursor)
