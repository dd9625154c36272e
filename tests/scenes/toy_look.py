"""The toy game in the plain look: a list of what is known, a menu of what can be done."""

from jungle_pg.games.plain import plain_game
from tests.sample_games import TOY

TOY_GAME = plain_game(TOY)
