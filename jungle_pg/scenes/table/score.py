"""How many games the two at a table have won from each other, one rematch after the other."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.table.captions.names import is_you, name_of
from jungle_pg.texts.languages import Words


@dataclass(frozen=True, slots=True)
class Score:
    """Half points of both seats; a win is two of them, a draw one for each."""

    halves: tuple[int, int] = (0, 0)
    players: tuple[Player, ...] = ()
    """Whose points they are, by seat."""

    @property
    def has_begun(self) -> bool:
        """Whether any game was finished."""
        return any(self.halves)

    def after(self, match: AnyMatch) -> "Score":
        """With the result of a match, if it has one."""
        if match.verdict is None:
            return self
        winner, (first, second) = match.verdict.winner, self.halves
        won = (1, 1) if winner is None else (2, 0) if winner == 0 else (0, 2)
        return Score((first + won[0], second + won[1]), match.setup.players)

    def among(self, players: tuple[Player, ...]) -> "Score":
        """The same for these players, perhaps on other sides; others have none yet."""
        if players == self.players:
            return self
        is_swapped = players == self.players[::-1]
        return Score(self.halves[::-1], players) if is_swapped else NO_SCORE

    def points(self, seat: Seat) -> str:
        """The points of a seat, like `1½`; nothing before a game was finished."""
        if not self.has_begun:
            return ""
        whole, half = divmod(self.halves[seat], 2)
        return f"{whole or ''}½" if half else str(whole)


NO_SCORE: Final = Score()


def score_text(words: Words, game: Game, match: AnyMatch, score: Score) -> str:
    """The score in one line, who reads it first; nothing before a game was finished."""
    if not score.has_begun:
        return ""
    rules, players = match.setup.rules, match.setup.players
    names = [name_of(words, game, rules, players, seat) for seat in (0, 1)]
    if names[0] == names[1]:
        names = [side_name(game, rules, seat, words) for seat in (0, 1)]
    first = 1 if is_you(players, 1) else 0
    second = opponent(first)
    return words(
        "play.score",
        first=names[first],
        first_points=score.points(first),
        second=names[second],
        second_points=score.points(second),
    )
