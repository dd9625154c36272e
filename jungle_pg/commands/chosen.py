"""What a command line asks for: a game, its rules, a match in a file."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import GAMES, rulebooks, words
from jungle_pg.core.rulebook import AnyRulebook, BadText
from jungle_pg.core.saving.any_file import knows_its_game, load_data
from jungle_pg.core.saving.values import BadSave, Loaded, Unsound
from jungle_pg.files.saves.reading import read_game
from jungle_pg.texts.save_words import bad_save_text


def chosen_game(options: Namespace) -> AnyRulebook:
    """The rulebook of the game that is asked for, the first of the cabinet by default."""
    return rulebooks()[options.game or GAMES[0]]


def chosen_rules(rulebook: AnyRulebook, options: Namespace) -> Any:
    """The rules that are asked for, the usual ones of the game by default; or BadText."""
    return rulebook.codec.parse_rules(rules_text(rulebook, options))


def rules_text(rulebook: AnyRulebook, options: Namespace) -> str:
    """The rules that are asked for as text, which nobody has read yet."""
    return rulebook.usual_rules if options.rules is None else str(options.rules)


def game_in_file(path: Path, options: Namespace) -> Loaded | BadSave:
    """The match of a file of any kind, or what is wrong with it.

    A save knows its game; any other file is read as one of the game that is asked for, if any is.
    """
    try:
        data = read_game(path)
    except Unsound as trouble:
        return trouble.bad_save()
    known = rulebooks()
    if options.game is not None and not knows_its_game(data):
        known = {options.game: known[options.game]}
    return load_data(known, data)


def good_game_in_file(path: Path, options: Namespace) -> Loaded:
    """The match of a file, or BadText with its name and what is wrong with it."""
    loaded = game_in_file(path, options)
    if isinstance(loaded, BadSave):
        raise BadText(f"{path}: {bad_save_text(words('en').texts, loaded)}")
    return loaded
