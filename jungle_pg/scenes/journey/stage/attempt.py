"""How a stage is gone about: tries, hints, and the stars that can still be won."""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from jungle_pg.core.journey.stage import Stage
from jungle_pg.core.log import Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.game import Game

StarState: TypeAlias = Literal["filled", "empty", "lost"]

ANSWERED: Final = Player(level=1)
"""Who sits opposite where a judge or a guide answers; nobody asks it for a move."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What was needed so far."""

    tries: int = 1
    used_hint: bool = False
    is_solved: bool = False
    was_shown: bool = False

    @property
    def stars(self) -> int:
        """How many are won once the stage is solved."""
        return 0 if self.was_shown else 1 + (not self.used_hint) + (self.tries == 1)

    def star_states(self) -> tuple[StarState, StarState, StarState]:
        """Of the three stars: solved, without a hint, at the first try."""
        if self.was_shown:
            return ("lost", "lost", "lost")
        won: StarState = "filled" if self.is_solved else "empty"
        return (
            won,
            "lost" if self.used_hint else won,
            "lost" if self.tries > 1 else won,
        )

    def missed(self) -> "Attempt":
        return replace(self, tries=self.tries + 1)

    def hinted(self) -> "Attempt":
        return replace(self, used_hint=True)

    def solved(self) -> "Attempt":
        return replace(self, is_solved=True)

    def shown(self) -> "Attempt":
        return replace(self, was_shown=True)


def stage_match(game: Game, stage: Stage, name: str = "") -> AnyMatch:
    """The match of a stage at its beginning."""
    rules = game.rulebook.codec.parse_rules(stage.rules)
    other = ANSWERED if stage.level is None else Player(level=stage.level)
    players = (Player(name), other) if stage.seat == 0 else (other, Player(name))
    return begin(game.rulebook, Setup(rules, stage.position, players, undo_depth=None))


def played_texts(match: AnyMatch) -> tuple[str, ...]:
    """The actions of a match so far, as they are written."""
    codec = match.rulebook.codec
    entries = (moment.entry for moment in match.moments[: match.cursor])
    return tuple(codec.action_text(entry.action) for entry in entries if isinstance(entry, Ply))


def own_moves(stage: Stage, match: AnyMatch) -> int:
    """How many moves the player of a stage has made."""
    entries = (moment.entry for moment in match.moments[: match.cursor])
    return sum(isinstance(entry, Ply) and entry.seat == stage.seat for entry in entries)


def was_own(stage: Stage, match: AnyMatch) -> bool:
    """Whether the last thing played was the player's."""
    return bool(match.cursor) and match.moments[match.cursor - 1].entry.seat == stage.seat


def last_ends(match: AnyMatch) -> tuple[Pick, ...]:
    """Where the last move of a match began and ended."""
    if not match.cursor:
        return ()
    entry = match.moments[match.cursor - 1].entry
    if not isinstance(entry, Ply):
        return ()
    return match.rulebook.ends(match.state_at(match.cursor - 1), entry.action)
