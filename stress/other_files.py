"""Files that are no saves of ours but that some game reads: positions, boards, games of others."""

from functools import cache

from jungle_pg.core.jungle.boardfile import board_file_text
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.xiangqi.text.game_writing import game_file_text
from jungle_pg.core.xiangqi.text.notation import Notation
from stress.samples import sample_matches
from tests.sample_games import JUNGLE_RULES, XIANGQI, Game
from tests.saves.wandering import jungle_match, random_match


@cache
def other_files() -> tuple[str, ...]:
    """A position of every game, and what each of the known writers writes."""
    positions = [match.rulebook.codec.position_text(match.state) for match in sample_matches()]
    jungle = [jungle_match(6, rules) for rules in JUNGLE_RULES[:3]]
    boards = [
        board_file_text(match.setup.rules, Position(match.state.board, match.state.mover))
        for match in jungle
    ]
    played = random_match(Game(XIANGQI, XIANGQI.codec.parse_rules("standard")), 4, changes=12)
    games = [game_file_text(played, notation) for notation in Notation]
    return (*positions, *boards, *games)
