"""Matches that were really played, for tests of what comes after them."""

from dataclasses import replace
from pathlib import Path

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from tests.golden.transcript import HEADING
from tests.sample_games import done, with_players

GOLDEN = Path(__file__).parent.parent.parent / "golden"
HUMAN, COMPUTER = Player(), Player(level=3)
GAME: Game = games()["jungle"]
XIANGQI_GAME: Game = games()["xiangqi"]


def recorded(name: str = "traditional") -> str:
    """A recorded game with its transcript."""
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def played(
    name: str = "traditional",
    players: tuple[Player, Player] = (HUMAN, HUMAN),
    used_ms: int = 0,
    plies: int | None = None,
) -> AnyMatch:
    """A recorded game, or its beginning, in which every decision took so long."""
    match = parse_game(JUNGLE, recorded(name).partition(HEADING)[0])
    moments = tuple(
        replace(moment, entry=replace(moment.entry, used_ms=used_ms))
        if isinstance(moment.entry, Ply)
        else moment
        for moment in match.moments[:plies]
    )
    match = replace(match, moments=moments, cursor=len(moments))
    return with_players(match, *players)


def agreed(players: tuple[Player, Player] = (HUMAN, HUMAN), plies: int = 40) -> AnyMatch:
    """A game that ended in a draw."""
    return done(played(players=players, plies=plies).agree_draw())
