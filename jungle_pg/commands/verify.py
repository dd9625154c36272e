"""The command that checks saves."""

from argparse import Namespace
from pathlib import Path

from jungle_pg.commands.chosen import game_in_file
from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import BadSave
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.save_words import bad_save_text


def verify(options: Namespace) -> int:
    """Print a line for each file: how its game stands, or what is wrong; 1 if any is bad."""
    status = 0
    for name in options.files:
        loaded = game_in_file(Path(name), options)
        if isinstance(loaded, BadSave):
            status = 1
            # A damaged file may hold any letters; what is told of it stays on its line.
            print(f"{name}: {' '.join(bad_save_text(ENGLISH, loaded).split())}")
        else:
            print(f"{name}: ok, {_standing(loaded.match)}, {_moves(move_count(loaded.match))}")
    return status


def _standing(match: AnyMatch) -> str:
    if match.verdict is None:
        return "unfinished"
    names = match.rulebook.seat_names(match.setup.rules)
    side = "draw" if match.verdict.winner is None else names[match.verdict.winner].lower()
    return f"{side} {match.verdict.reason.replace('_', ' ')}"


def _moves(count: int) -> str:
    return f"{count} move" if count == 1 else f"{count} moves"
