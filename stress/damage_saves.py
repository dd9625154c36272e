"""Damaged files of a player: saves, journals, board files, settings, house rules, memory."""

import hashlib
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.jungle.boardfile import board_file_text
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving import essence_of
from jungle_pg.core.saving_changes import change_record
from jungle_pg.core.saving_glance import glance
from jungle_pg.core.saving_json import checksum
from jungle_pg.core.saving_load import load_text, restore
from jungle_pg.core.saving_values import BadSave, Loaded, Times
from jungle_pg.files.house_rules import HouseRulesFile, NamedRules, house_rules_text
from jungle_pg.files.journal import journal_essence
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.settings import Settings, SettingsFile, settings_text
from jungle_pg.scenes.setup.game_choice import GameChoice, choice_of, facts_of
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.save_words import bad_save_text
from tests.games import GAMES, AnyMatch, done
from tests.saves.fuzzing import damaged_bytes, damaged_document, json_bytes
from tests.saves.wandering import RULEBOOKS, document_of, jungle_match, random_match

MATCH: Final[AnyMatch] = jungle_match(6)
DOCUMENTS: Final = (document_of(MATCH), document_of(random_match(GAMES[-1], 3, changes=12)))
SETTINGS: Final = settings_text(Settings(language="zh", ui_scale=150)).encode()
HOUSE_RULES: Final = house_rules_text(
    NamedRules({"jungle": {"ours": "traditional,rivers=edges", "家规": "animal+dog_river"}})
).encode()
MEMORY: Final = json_bytes({"new game of jungle": facts_of(GameChoice(house_rules="club"))})
BOARD_FILE: Final = board_file_text(
    JUNGLE.codec.parse_rules("course"), Position(MATCH.state.board, 0)
).encode()

_FOLDER: Final = TemporaryDirectory(prefix="jungle-damage-")


def check_loaded(found: Loaded | BadSave) -> None:
    """Something that was loaded is a match, or has words for why it is none."""
    if isinstance(found, BadSave):
        if not bad_save_text(ENGLISH, found):
            raise AssertionError("no words for what is wrong")
        return
    match = found.match
    if not 0 <= match.floor <= match.cursor <= len(match.moments):
        raise AssertionError("the cursor is outside the log")


def save_case(rng: Random) -> None:
    """A save with damaged values, mostly with a right checksum, or with damaged bytes."""
    document: dict[str, Any] = rng.choice(DOCUMENTS)
    if rng.random() < 0.6:
        document = damaged_document(document, rng)
        if "checksum" in document and rng.random() < 0.9:
            document["checksum"] = checksum(document)
        data = json_bytes(document)
    else:
        data = damaged_bytes(json_bytes(document), rng)
    text = data.decode("utf-8", "replace")
    check_loaded(load_text(RULEBOOKS, text))
    glance(RULEBOOKS, text)


def journal_records() -> list[dict[str, Any]]:
    """What a journal of a short match holds, line by line."""
    matches = [MATCH.branch(0)]
    for entry in MATCH.entries:
        matches.append(done(matches[-1].play(entry.action)))  # type: ignore[union-attr]
    matches.append(done(matches[-1].undo()))
    return [
        essence_of(matches[0], Times()),
        *(change_record(before, after, Times()) for before, after in pairwise(matches)),
    ]


def journal_bytes(records: Iterable[Any]) -> bytes:
    """Records as a journal has them, each with the checksum of all before it."""
    lines, last = [], ""
    for record in records:
        payload = json_bytes(record).decode()
        last = hashlib.sha256(f"{last} {payload}".encode()).hexdigest()[:16]
        lines.append(f"{last} {payload}\n")
    return "".join(lines).encode()


RECORDS: Final = journal_records()
JOURNAL: Final = journal_bytes(RECORDS)


def journal_case(rng: Random) -> None:
    """A journal with damaged records under right checksums, or with damaged bytes."""
    if rng.random() < 0.6:
        data = journal_bytes(damaged_document(dict(enumerate(RECORDS)), rng).values())
    else:
        data = damaged_bytes(JOURNAL, rng)
    essence, _ = journal_essence(data)
    if essence is not None:
        check_loaded(restore(RULEBOOKS, essence))


def board_file_case(rng: Random) -> None:
    """A damaged board file."""
    text = damaged_bytes(BOARD_FILE, rng).decode("utf-8", "replace")
    check_loaded(load_text(RULEBOOKS, text))


def settings_case(rng: Random) -> None:
    """Damaged settings: whatever is wrong has its sentence, the rest is used."""
    settings, problems = SettingsFile(_damaged_file("settings.json", SETTINGS, rng)).load(
        Settings()
    )
    if not isinstance(settings, Settings):
        raise AssertionError("no settings")
    check_sentences(problems)


def house_rules_case(rng: Random) -> None:
    """Damaged house rules: what is read can be stored again, and rules are rules or refused."""
    kept, problems = HouseRulesFile(_damaged_file("rules.json", HOUSE_RULES, rng)).load()
    check_sentences(problems)
    house_rules_text(kept).encode()
    for text in kept.of(JUNGLE.game_id).values():
        try:
            JUNGLE.codec.parse_rules(text)
        except BadText as mistake:
            check_sentences([f"{mistake}."])


def memory_case(rng: Random) -> None:
    """A damaged memory: a new game is always offered, with choices that can be played."""
    memory = MemoryFile(_damaged_file("memory.json", MEMORY, rng))
    choice = choice_of(memory.recall("new game of jungle"))
    if not isinstance(choice, GameChoice) or facts_of(choice)["players"] not in (
        "computer",
        "two",
        "watch",
    ):
        raise AssertionError("no choice")


def check_sentences(problems: Iterable[str]) -> None:
    """What a player is told is made of short sentences."""
    for problem in problems:
        if not problem.endswith(".") or len(problem) > 2000:
            raise AssertionError(f"no sentence: {problem[:200]}")


def _damaged_file(name: str, whole: bytes, rng: Random) -> Path:
    path = Path(_FOLDER.name) / name
    path.write_bytes(damaged_bytes(whole, rng))
    return path
