"""Cabinets for tests: any number of games, the first of them real ones."""

from dataclasses import replace
from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList, Group, Sprite
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card
from tests.scenes.toy_look import TOY_GAME
from tests.toy import ToyRulebook

TURNED_S = 0.3
"""Longer than cabinets are on their way."""


def another_toy(name: str) -> Game:
    """The toy game under another name."""
    kind: Any = type(name, (ToyRulebook,), {"game_id": name})
    return replace(TOY_GAME, rulebook=kind())


def a_world_of(count: int, settings: Settings | None = None) -> World:
    """A world with so many games: Jungle, Xiangqi, and toys."""
    world = a_world(settings)
    toys = [another_toy(f"toy{number}") for number in range(max(0, count - 2))]
    found = [*list(games().values())[: min(count, 2)], *toys]
    every = {game.rulebook.game_id: game for game in found}
    world.games = lambda: every
    return world


def chooser(
    count: int,
    settings: Settings | None = None,
    size: tuple[int, int] = (1280, 720),
    world: World | None = None,
) -> Performance:
    """The chooser over another scene."""
    world = world or a_world_of(count, settings)
    play = Performance(Card("below"), world, size)
    scene = GameChooser(world)
    play.cover_with(scene)
    play.rest(0.1)
    return play


def scene_of(play: Performance) -> GameChooser:
    top = play.stack.top
    assert isinstance(top, GameChooser)
    return top


def in_front(play: Performance) -> str:
    """The game that would be played."""
    return scene_of(play).game.rulebook.game_id


def cabinets(ops: DrawList) -> dict[str, Group]:
    """The cabinets that are drawn, by their games, from the back to the front."""
    return _pictures(ops, "cabinet ")


def signs(ops: DrawList) -> dict[str, Group]:
    """The signs over the cabinets, by their games."""
    return _pictures(ops, "sign ")


def _pictures(ops: DrawList, kind: str) -> dict[str, Group]:
    found: dict[str, Group] = {}
    for op in ops:
        if isinstance(op, Group) and op.bake and op.key.startswith(kind):
            found[op.key.removeprefix(kind)] = op
        elif isinstance(op, Group):
            found |= _pictures(op.ops, kind)
    return found


def sign_of(ops: DrawList, game: str) -> Sprite:
    """The sign with the bulbs of a cabinet."""
    (sign,) = [
        op for op in signs(ops)[game].ops if isinstance(op, Sprite) and op.name == "ui/cabinet_sign"
    ]
    return sign
