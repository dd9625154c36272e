"""Reviews as they are when they are whole, and half-way, ready to be looked at."""

from math import inf
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.table.dialogs.coach import CoachDialog
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.thoughts.coach import Warned
from jungle_pg.scenes.world import World

NODES: Final = 400
"""A glance at each position: what is looked at is how it is shown."""


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


def review_scene(world: World, match: AnyMatch, part: float = 1.0) -> ReviewOfGame:
    """A review of which a part is known, standing at one of its key moments."""
    game = world.games()[match.rulebook.game_id]
    scene = ReviewOfGame(world, game, match)
    glance = Analysis(world.engine, scene.match, scene.reviewer, nodes=NODES)
    glance.set_open(True)
    while glance.is_busy and glance.part < part:
        glance.update()
    glance.set_open(False)
    scene.analysis.set_open(False)
    silent = EngineClient(Pondering)
    scene.analysis = Analysis(silent, scene.match, scene.reviewer, glance.judged, NODES)
    scene.analysis.set_open(True)
    scene.review = scene.reviewing.review(glance.judged)
    if part >= 1 and scene.review.moments:
        steps, middle = scene.projector.steps, len(scene.review.moments) // 2
        number = scene.review.moments[middle]
        scene.tape = scene.tape.seek(steps.stops[number - 1], 0.0)
    return scene


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
