"""Reviews as they are when they are whole, and half-way, ready to be looked at."""

from math import inf
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import Positions
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import BadSave, Unsound
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.files.folders import assets_folder
from jungle_pg.files.reviews import ReviewFile
from jungle_pg.files.saves.reading import read_limited
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.table.dialogs.coach import CoachDialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.thoughts.coach import Warned
from jungle_pg.scenes.world import World

NODES: Final = 4000
"""Of a match that has no review of its own; fewer than usual, so that nobody waits for long."""
GAMES: Final = "samples"
"""Where games lie that come with the program, each with its review beside it."""


class Pondering:
    """Thinks and thinks, so that what is half-way stays there to be looked at."""

    is_lost = False

    def ask(self, ticket: int, question: Question) -> None:
        """Begin to think."""

    def received(self, wait_s: float) -> list[Answer]:
        return []

    def cancel(self) -> None:
        """Think about something else."""

    def close(self) -> None:
        """Nothing is left behind here."""


def reviewed_sample(world: World, game_id: str) -> tuple[AnyMatch, Positions] | None:
    """A whole game that came with the program, and what was thought of it."""
    path, games = assets_folder() / GAMES / f"{game_id}.json", world.games()
    try:
        text = read_limited(path)
    except Unsound:
        return None
    loaded = load_text({name: game.rulebook for name, game in games.items()}, text)
    if isinstance(loaded, BadSave):
        return None
    nodes = (world.reviewers().get(game_id) or Reviewer()).nodes
    return loaded.match, ReviewFile(path, loaded.match, nodes).load()


def review_scene(
    world: World, match: AnyMatch, known: Positions, part: float = 1.0
) -> ReviewOfGame:
    """A review of which a part is known, standing at one of its key moments."""
    scene = ReviewOfGame(world, world.games()[match.rulebook.game_id], match)
    nodes = scene.reviewer.nodes if known else NODES
    most = round(part * scene.analysis.places)
    known = {place: known[place] for place in sorted(known)[:most]}
    glance = Analysis(world.engine, scene.match, scene.reviewer, known, nodes)
    glance.set_open(True)
    while glance.is_busy and glance.part < part:
        glance.update()
    glance.set_open(False)
    scene.analysis.set_open(False)
    silent = EngineClient(Pondering)
    scene.analysis = Analysis(silent, scene.match, scene.reviewer, glance.judged, nodes)
    scene.analysis.set_open(True)
    scene.review = scene.reviewing.review(glance.judged)
    scene.begins_still = True
    if scene.review.moments:
        scene.tape = scene.tape.seek(scene.projector.steps.stops[_telling(scene) - 1], 0.0)
    return scene


def _telling(scene: ReviewOfGame) -> int:
    """The number of the move that shows most: it cost most of those that it is told why."""
    moves = scene.review.moves
    told = [
        (move.motif is not None, move.loss, number)
        for number, move in enumerate(moves, 1)
        if move is not None and number in scene.review.moments
    ]
    return max(told)[2]


def coach_scenes(world: World, match: AnyMatch) -> tuple[Scene, ...]:
    """A table at which the coach speaks of a move from the middle of a match."""
    game = world.games()[match.rulebook.game_id]
    book, before = match.rulebook, match.branch(match.cursor // 2)
    actions = tuple(book.actions(before.state)) if before.verdict is None else ()
    after = before.play(actions[-1]) if actions else before
    if isinstance(after, Refusal) or after.actor is None:
        return (Play(world, game, before),)
    play = Play(world, game, after)
    warned = Warned(before, actions[-1:], actions[:1], tuple(book.actions(after.state)[:1]), None)
    return play, CoachDialog(world, game, play.board, warned, -inf)
