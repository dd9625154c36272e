"""Rules that players have made and named, by game, kept in a small JSON file."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.json_forms import without_half_letters
from jungle_pg.files.atomic import CannotWrite, reason_in_words, write_text
from jungle_pg.files.json_files import (
    Unreadable,
    keep_damaged,
    kept_unknown,
    names_and_values,
    sentence,
    shortened,
    small_file,
    text_of,
    unknown_names,
)

VERSION: Final = 1
LONGEST_NAME: Final = 24
LONGEST_RULES: Final = 2000

_NAMES: Final = ("version", "games")
_UNREADABLE: Final = "The house rules cannot be read"
_NONE_SHOWN: Final = "None of them are shown."


def is_good_name(name: object) -> bool:
    """Whether rules may be called so: a few letters on one line, no blanks around them."""
    is_line = isinstance(name, str) and name.isprintable() and name == name.strip()
    return is_line and 0 < len(str(name)) <= LONGEST_NAME


@dataclass(frozen=True, slots=True)
class NamedRules:
    """All rules that have names: texts by game and name, in the order they were made."""

    games: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def of(self, game_id: str) -> Mapping[str, str]:
        return self.games.get(game_id, {})

    def having(self, game_id: str, name: str, rules: str) -> "NamedRules":
        """With some more rules, or with others under a name."""
        return NamedRules({**self.games, game_id: {**self.of(game_id), name: rules}})

    def without(self, game_id: str, name: str) -> "NamedRules":
        """Without the rules of a name."""
        left = {other: rules for other, rules in self.of(game_id).items() if other != name}
        return NamedRules({**self.games, game_id: left})


def house_rules_text(kept: NamedRules, unknown: Mapping[str, Any] | None = None) -> str:
    """All named rules as JSON, and what another program has written."""
    games = {game_id: dict(rules) for game_id, rules in kept.games.items() if rules}
    told = {"version": VERSION, "games": games, **(unknown or {})}
    return without_half_letters(json.dumps(told, indent=2, ensure_ascii=False)) + "\n"


def parse_house_rules(text: str) -> tuple[NamedRules, tuple[str, ...]]:
    """The named rules in a text, and a sentence for everything in it that could not be used."""
    try:
        found = names_and_values(text)
    except Unreadable as trouble:
        return NamedRules(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)
    version, games = found.get("version", VERSION), found.get("games", {})
    if not isinstance(games, dict):
        return NamedRules(), (sentence(_UNREADABLE, "the games are missing", _NONE_SHOWN),)
    problems = [*_version_problems(version), *_name_problems(found)]
    good: dict[str, dict[str, str]] = {}
    for game_id, rules in games.items():
        if not isinstance(rules, dict):
            problems.append(f"The house rules of {shortened(game_id)} are damaged and left out.")
            continue
        good[game_id] = {name: rules[name] for name in rules if _is_good(name, rules[name])}
        problems += _rules_problems(rules, good[game_id])
    return NamedRules(good), tuple(problems)


def _is_good(name: str, rules: object) -> bool:
    is_line = isinstance(rules, str) and rules.isprintable()
    return is_good_name(name) and is_line and 0 < len(str(rules)) <= LONGEST_RULES


def _version_problems(version: object) -> Iterator[str]:
    if type(version) is not int or version != VERSION:
        yield (
            f"The house rules are of version {shortened(version)}, this program knows"
            f" version {VERSION}. What it understands is used."
        )


def _name_problems(found: Mapping[str, Any]) -> Iterator[str]:
    known = {*_NAMES, *kept_unknown(found, _NAMES, VERSION)}
    lost = [name for name in found if name not in known]
    if lost:
        names = ", ".join(map(shortened, lost[:5])) + (" and others" if lost[5:] else "")
        yield f"The house rules hold names this program does not know: {names}."


def _rules_problems(rules: Mapping[str, object], good: Mapping[str, str]) -> Iterator[str]:
    for name, value in rules.items():
        if name not in good:
            yield (
                f"The house rules {shortened(name)} are damaged and left out:"
                f" they cannot be {shortened(value)} under that name."
            )


class HouseRulesFile:
    """The file the named rules are kept in."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[NamedRules, tuple[str, ...]]:
        """The stored rules and what was wrong with them; none when there is no file."""
        try:
            return _parse_bytes(small_file(self.path))
        except FileNotFoundError:
            return NamedRules(), ()
        except Unreadable as trouble:
            return NamedRules(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)
        except OSError as error:
            return NamedRules(), (sentence(_UNREADABLE, reason_in_words(error), _NONE_SHOWN),)

    def save(self, kept: NamedRules) -> str | None:
        """Store the rules; a sentence when that was impossible."""
        outcome = self.change(lambda _: kept)
        return outcome if isinstance(outcome, str) else None

    def change(self, change: Callable[[NamedRules], NamedRules]) -> NamedRules | str:
        """Change what is stored and say what it is then; a sentence when that was impossible."""
        try:
            stored = keep_damaged(self.path, lambda data: bool(_parse_bytes(data)[1]))
            kept = change(NamedRules() if stored is None else _parse_bytes(stored)[0])
            unknown = unknown_names(stored, _NAMES, VERSION)
            write_text(self.path, house_rules_text(kept, unknown))
        except CannotWrite as problem:
            return str(problem)
        return kept


def _parse_bytes(data: bytes) -> tuple[NamedRules, tuple[str, ...]]:
    try:
        return parse_house_rules(text_of(data))
    except Unreadable as trouble:
        return NamedRules(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)


class HouseRulesStore:
    """Named rules to read, keep and delete; this one forgets them with the program."""

    def __init__(self) -> None:
        self._kept = NamedRules()

    def of(self, game_id: str) -> Mapping[str, str]:
        """The rules of one game as texts, by their names."""
        return self._kept.of(game_id)

    def keep(self, game_id: str, name: str, rules: str) -> str | None:
        """Keep rules under a name, in place of those it had; a sentence when impossible."""
        return self._change(lambda kept: kept.having(game_id, name, rules))

    def delete(self, game_id: str, name: str) -> str | None:
        """Forget the rules of a name; a sentence when that was impossible."""
        return self._change(lambda kept: kept.without(game_id, name))

    def _change(self, change: Callable[[NamedRules], NamedRules]) -> str | None:
        self._kept = change(self._kept)
        return None


class StoredHouseRules(HouseRulesStore):
    """Named rules in a file, which is read again for each change: another window may use it."""

    def __init__(self, file: HouseRulesFile) -> None:
        super().__init__()
        self._file = file
        self._kept, self.problems = file.load()

    def _change(self, change: Callable[[NamedRules], NamedRules]) -> str | None:
        changed = self._file.change(change)
        if isinstance(changed, str):
            return changed
        self._kept = changed
        return None
