"""Damaged files of a player, of every game: saves, journals, settings, house rules, memory."""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from jungle_pg.cabinet import games, words
from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, BadText
from jungle_pg.core.saving.changes import change_record
from jungle_pg.core.saving.document import essence_of
from jungle_pg.core.saving.glance import glance
from jungle_pg.core.saving.json_text import checksum
from jungle_pg.core.saving.load import load_text, restore
from jungle_pg.core.saving.secrets import secrets_packed
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.autosave.journal import journal_essence
from jungle_pg.files.house_rules import HouseRulesFile, NamedRules, house_rules_text
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.settings import Settings, SettingsFile, settings_text
from jungle_pg.scenes.appearance import pieces_of, script_of
from jungle_pg.scenes.chooser.last_game import MEMORY as LAST_GAME
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.setup.game_choice import (
    GameChoice,
    choice_of,
    facts_of,
    rules_of,
    started,
    usual_choice,
)
from jungle_pg.texts.save_words import bad_save_text
from stress.choices import books, cabinet_games, house_rules, rule_sets_of
from stress.other_files import other_files
from stress.samples import sample_matches
from tests.sample_games import done
from tests.saves.fuzzing import damaged_bytes, damaged_document, json_bytes
from tests.saves.wandering import as_told, document_of
from tests.scenes.acting import a_world

_FOLDER: Final = TemporaryDirectory(prefix="jungle-damage-")


def check_loaded(found: Loaded | BadSave) -> None:
    """Something that was loaded is a match, or has words for why it is none."""
    if isinstance(found, BadSave):
        if not bad_save_text(words("en").texts, found):
            raise AssertionError("no words for what is wrong")
        return
    match = found.match
    if not 0 <= match.floor <= match.cursor <= len(match.moments):
        raise AssertionError("the cursor is outside the log")


def save_case(rng: Random) -> None:
    """A save with damaged values, mostly with a right checksum, or with damaged bytes."""
    document: dict[str, Any] = rng.choice(_documents())
    if rng.random() < 0.6:
        document = damaged_document(document, rng)
        if "checksum" in document and rng.random() < 0.9:
            document["checksum"] = checksum(document)
        data = json_bytes(document)
    else:
        data = damaged_bytes(json_bytes(document), rng)
    text = data.decode("utf-8", "replace")
    check_loaded(load_text(books(), text))
    glance(books(), text)


def journal_records(match: AnyMatch) -> list[dict[str, Any]]:
    """What a journal of a short match holds, line by line."""
    matches = [match.branch(0)]
    for entry in match.entries:
        if entry.seat != CHANCE:
            matches.append(done(matches[-1].play(entry.action)))  # type: ignore[union-attr]
    back = matches[-1].undo()
    matches += [back] if isinstance(back, type(match)) else []
    return [
        secrets_packed(matches[0], essence_of(matches[0], TimeState())),
        *(
            secrets_packed(after, change_record(before, after, TimeState()))
            for before, after in pairwise(matches)
        ),
    ]


def journal_bytes(records: Iterable[Any]) -> bytes:
    """Records as a journal has them, each with the checksum of all before it."""
    lines, last = [], ""
    for record in records:
        payload = json_bytes(record).decode()
        last = hashlib.sha256(f"{last} {payload}".encode()).hexdigest()[:16]
        lines.append(f"{last} {payload}\n")
    return "".join(lines).encode()


def journal_case(rng: Random) -> None:
    """A journal with damaged records under right checksums, or with damaged bytes."""
    records = rng.choice(_journals())
    if rng.random() < 0.6:
        data = journal_bytes(damaged_document(dict(enumerate(records)), rng).values())
    else:
        data = damaged_bytes(journal_bytes(records), rng)
    essence, _ = journal_essence(data)
    if essence is not None:
        check_loaded(restore(books(), essence))


def other_file_case(rng: Random) -> None:
    """A damaged file of another kind: a board, a position, a game of another program."""
    text = damaged_bytes(rng.choice(other_files()).encode(), rng).decode("utf-8", "replace")
    check_loaded(load_text(books(), text))


def settings_case(rng: Random) -> None:
    """Damaged settings: whatever is wrong has its sentence, the rest is used for every game."""
    path = damaged_file("settings.json", settings_text(full_settings()).encode(), rng)
    settings, problems = SettingsFile(path).load(Settings())
    check_sentences(problems)
    for game in cabinet_games():
        if pieces_of(settings, game) not in ("picture", "character", "both"):
            raise AssertionError("pieces that look like nothing")
        script = script_of(settings, game)
        if not {script.notation, script.second} <= {"", *game.rulebook.notations()}:
            raise AssertionError(f"a notation the game does not know: {script}")


def house_rules_case(rng: Random) -> None:
    """Damaged house rules: what is read can be stored again, and rules are rules or refused."""
    kept, problems = HouseRulesFile(damaged_file("rules.json", _house_rules_bytes(), rng)).load()
    check_sentences(problems)
    house_rules_text(kept).encode()
    for name, game in games().items():
        for text in kept.of(name).values():
            try:
                game.rulebook.codec.parse_rules(text)
            except BadText as mistake:
                check_sentences([f"{mistake}."])


def memory_case(rng: Random) -> None:
    """A damaged memory: there is always a game, and choices for each that can be played."""
    world = a_world()
    world.memory = MemoryFile(damaged_file("memory.json", _memory_bytes(), rng))
    if chosen_game(world) not in cabinet_games():
        raise AssertionError("no game is chosen")
    for name, game in games().items():
        choice = choice_of(world.memory.recall(f"new game of {name}"), usual_choice(game))
        rules_of(game, choice)
        if choice != usual_choice(game) and rng.random() < 0.1:
            started(game, choice, 1)


def check_sentences(problems: Iterable[str]) -> None:
    """What a player is told is made of short sentences."""
    for problem in problems:
        if not problem.endswith(".") or len(problem) > 2000:
            raise AssertionError(f"no sentence: {problem[:200]}")


@cache
def _documents() -> tuple[dict[str, Any], ...]:
    secret = [match for match in sample_matches() if is_secret(match)]
    told = [as_told(match, seat) for match in secret for seat in (0, 1)]
    return tuple(document_of(match) for match in (*sample_matches(), *told))


@cache
def _journals() -> tuple[list[dict[str, Any]], ...]:
    return tuple(journal_records(match) for match in sample_matches())


@cache
def full_settings() -> Settings:
    """What every game can have of its own, chosen for every game."""
    ours = sorted(games().items())
    pieces = tuple((name, game.look.usual_style) for name, game in ours)
    notation = tuple((name, game.rulebook.notations()[-1]) for name, game in ours)
    return Settings(language="zh", ui_scale=150, pieces=pieces, notation=notation)


@cache
def _house_rules_bytes() -> bytes:
    kept = {
        name: {
            "ours": game.rulebook.codec.rules_text(house_rules(game, Random(3))),
            "家规": game.rulebook.codec.rules_text(rule_sets_of(game)[-1]),
        }
        for name, game in games().items()
    }
    return house_rules_text(NamedRules(kept)).encode()


@cache
def _memory_bytes() -> bytes:
    choices = {
        f"new game of {name}": facts_of(
            GameChoice(house_rules=game.rulebook.codec.rules_text(house_rules(game, Random(4))))
        )
        for name, game in games().items()
    }
    return json_bytes({**choices, LAST_GAME: {LAST_GAME: list(games())[-1]}})


def damaged_file(name: str, whole: bytes, rng: Random) -> Path:
    """A file with damaged bytes, or with strange values where it holds names and values."""
    path = Path(_FOLDER.name) / name
    if rng.random() < 0.4:
        path.write_bytes(json_bytes(damaged_document(json.loads(whole), rng)))
    else:
        path.write_bytes(damaged_bytes(whole, rng))
    return path
