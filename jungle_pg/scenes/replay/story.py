"""What there is to tell of a match that is watched again: its events, facts and moves."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.history import is_move, move_count
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveFacts
from jungle_pg.games.names import rules_name, total_name
from jungle_pg.scenes.replay.tape import tape_steps
from jungle_pg.scenes.table.panels.moves import last_move_text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text
from jungle_pg.ui.controls.progress import Pin

SAMPLES: Final = 6


def events_of(game: Game, match: AnyMatch) -> tuple[tuple[int, str], ...]:
    """The places of the log after what is worth seeing, and the pins that stand for it."""
    found: list[tuple[int, str]] = []
    for ply, moment in enumerate(match.moments, 1):
        if isinstance(moment.entry, Ply) and is_move(match, ply):
            state, action = match.state_at(ply - 1), moment.entry.action
            mark = game.look.target_mark(state, action)
            if not mark and game.look.move_row(state, action).taken_key:
                mark = game.look.taking_mark
            if mark in game.look.pins:
                found.append((ply, game.look.pins[mark]))
    return tuple(found)


def pins_of(game: Game, match: AnyMatch) -> tuple[Pin, ...]:
    """What is worth seeing, by its part of the match."""
    steps = tape_steps(match)
    return tuple(
        Pin(steps.number_after(ply) / steps.moves, kind) for ply, kind in events_of(game, match)
    )


def usual_facts(game: Game, match: AnyMatch, words: Words) -> tuple[tuple[str, str], ...]:
    """What any match can tell of itself: its rules, how it stands, how long it is."""
    count = move_count(match)
    length = words("replay.moves_one" if count == 1 else "replay.moves_many", count=count)
    facts = [
        (words("replay.rules"), rules_name(game, match.setup.rules, words)),
        (words("replay.result"), status_text(words.texts, match)),
        (words("replay.length"), length),
    ]
    if match.setup.total is not None:
        facts.append((words("replay.time"), total_name(words, match.setup.total)))
    return tuple(fact for fact in facts if fact[1])


def last_listed(moves: tuple[MoveFacts, ...], shown: int) -> MoveFacts | None:
    """The last move before a place of the log; None before the first one."""
    return next((move for move in reversed(moves[:shown]) if move.is_listed), None)


def notation(view: View, moves: tuple[MoveFacts, ...], shown: int) -> str:
    """The move that led to what is seen; before the first one, that it is the start."""
    return last_move_text(view, moves, shown) or view.words("play.start")


def longest_notation(view: View, moves: tuple[MoveFacts, ...], letters: int) -> float:
    """How wide the notation of a move may become, in pixels."""
    listed = [index for index, move in enumerate(moves) if move.is_listed]
    lengths = sorted(listed, key=lambda index: -_length(view, moves[index]))
    texts = [notation(view, moves, index + 1) for index in lengths[:SAMPLES]]
    return max(view.measure(text, letters) for text in [*texts, view.words("play.start")])


def counter(words: Words, shown: int, length: int) -> str:
    """Which of how many moves is seen."""
    return words("replay.counter", move=shown, count=length)


def longest_counter(view: View, length: int, letters: int) -> float:
    """How wide the counter may become, in pixels."""
    widest = max("0123456789", key=lambda digit: view.measure(digit, letters))
    number = int(widest * len(str(length)) or 0)
    texts = (counter(view.words, number, number), counter(view.words, length, length))
    return max(view.measure(text, letters) for text in texts)


def _length(view: View, move: MoveFacts) -> int:
    return len(str(move.number)) + len(view.words(move.row.key)) + len(move.way)


def trimmed(match: AnyMatch) -> AnyMatch:
    """The match as far as it was played, without what was taken back."""
    if len(match.moments) == match.cursor:
        return match
    return replace(match, moments=match.moments[: match.cursor])


def all_facts(
    facts: Sequence[tuple[str, str]], usual: Sequence[tuple[str, str]]
) -> tuple[tuple[str, str], ...]:
    """What an opener tells of a match, and what it tells of itself; said twice counts once."""
    told = {name for name, _ in facts}
    return (*facts, *(fact for fact in usual if fact[0] not in told))
