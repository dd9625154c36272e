"""Random matches with everything a save must hold: undone moves, jumps, ends, clocks, names."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Cause, Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Refusal, Rulebooks
from jungle_pg.core.saving.document import save_document
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.finished import FinishedGames
from jungle_pg.files.autosave.matches import Autosaves
from jungle_pg.files.saves.folder import Saves
from jungle_pg.net.room.telling import Hearing, beginning, told_plies
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.sample_games import JACKAROO, TOY, XIANGQI, Game, done

STAMP = datetime(2026, 3, 4, 5, 6, 7)
RULEBOOKS: Rulebooks = {
    book.game_id: book for book in (JUNGLE, XIANGQI, JACKAROO, BREAKTHROUGH, TOY)
}
NAMES = ("", "Ann", "张三", 'a "quoted" name', "x" * 100)


def finished_in(folder: Path) -> FinishedGames:
    """Games that are over, in a folder inside this one, with a bin beside it."""
    return FinishedGames(Saves(folder / "finished", lambda: RULEBOOKS, folder / "bin"))


def matches_in(folder: Path, stamp: Callable[[], datetime] = lambda: STAMP) -> Autosaves:
    """The matches that are kept right in a folder."""
    return Autosaves(folder, lambda: RULEBOOKS, stamp, finished_in(folder))


def wander(match: AnyMatch, rng: Random) -> AnyMatch:
    """One random change of any kind."""
    kind = rng.random()
    outcome: AnyMatch | Refusal
    if kind < 0.1:
        outcome = match.undo()
    elif kind < 0.15:
        outcome = match.redo()
    elif kind < 0.17:
        outcome = match.play_from(rng.randint(0, len(match.moments)))
    elif kind < 0.18 and match.actor != CHANCE:
        outcome = rng.choice((lambda: match.resign(1), match.agree_draw, match.lose_on_time))()
    elif kind < 0.22:
        outcome = match.pass_turn(rng.randrange(9000))
    else:
        actions = match.rulebook.actions(match.state)
        if match.verdict is not None or not actions:
            return match
        cause = rng.choice((Cause.CHOICE, Cause.CHOICE, Cause.AUTO))
        outcome = match.play(rng.choice(actions), cause, rng.randrange(100_000))
    return match if isinstance(outcome, Refusal) else outcome


def random_match(game: Game, seed: int, changes: int = 50) -> AnyMatch:
    """A match that has seen so many random changes."""
    rng = Random(seed)
    match = game.begin(
        luck_seed=rng.randrange(2**32),
        undo_depth=rng.choice((0, 1, 3, 10, None)),
        players=(Player(rng.choice(NAMES)), Player(rng.choice(NAMES), rng.choice((None, 1, 8)))),
    )
    for _ in range(rng.randrange(changes + 1)):
        match = wander(match, rng)
    return match


def random_times(seed: int) -> TimeState:
    rng = Random(seed)
    control = TimeControl(rng.choice((5, 30.0, 0.5, 600)), rng.choice(list(Expiry)))
    seats = frozenset(seat for seat in (0, 1) if rng.random() < 0.2)
    return TimeState(rng.choice((None, control)), rng.randrange(10**6), seats)


def jungle_match(plies: int = 20, rules: str = "traditional", seed: int = 7) -> AnyMatch:
    """A match of Jungle with two moves undone."""
    game = Game(JUNGLE, JUNGLE.codec.parse_rules(rules))
    match = game.begin(players=(Player("Ann"), Player("Computer", 3)), undo_depth=None)
    rng = Random(seed)
    while match.cursor < plies:
        played = done(match.play(rng.choice(JUNGLE.actions(match.state)), used_ms=1500))
        match = played if played.verdict is None else match
    return replace(match, cursor=plies - 2)


def document_of(match: AnyMatch) -> dict[str, Any]:
    return save_document(match, TimeState(TimeControl(30, Expiry.PASS), 250), STAMP)


def sealed(document: dict[str, Any]) -> str:
    """The text of a document that somebody changed and gave a right checksum again."""
    if "checksum" in document:
        document = {**document, "checksum": checksum(document)}
    return readable(document)


def as_told(match: AnyMatch, seat: int) -> AnyMatch:
    """The match as a room tells it to a seat."""
    hearing = Hearing({match.rulebook.game_id: match.rulebook}, beginning(match, seat))
    return [hearing.take(plies) for plies in told_plies(match, seat, 0, 1)][-1]
