"""Rules of any game as text, `ID[+switch...][,field=value...]`, and as a save holds them."""

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Generic

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.rulebook import R, Record


class RuleWords(Generic[R]):
    """How the rules of one game are written; rules are a frozen dataclass with a field `base`.

    Every field has a default, and that is the value which keeps the meaning of older files: a save
    that lacks the field was played so. A rule set that was released never takes another value.
    """

    limits: Mapping[str, tuple[int, int]] = {}
    """The lowest and the highest number of each rule that is a number or none."""

    no_limit: tuple[str, ...] = ("none",)
    """How a rule without its number may be written."""

    def __init__(self, rule_sets: Mapping[str, R]) -> None:
        self.rule_sets = rule_sets
        sample: Any = next(iter(rule_sets.values()))
        self._sample = sample
        self.fields = tuple(entry.name for entry in fields(sample) if entry.compare)
        """The names of the fields that are rules."""
        self._defaults = self.record(type(sample)())

    def parse(self, text: str) -> R:
        """Rules from their text, or BadText that names what is wrong."""
        named, *changes = (part.strip() for part in text.split(","))
        rules: Any = self.named(named)
        changed: dict[str, Any] = {}
        for change in changes:
            name, equals, value = (part.strip() for part in change.partition("="))
            if not equals:
                raise BadText(f"expected field=value, not {change!r}")
            if name not in self.fields:
                raise BadText(f"unknown rule {name!r}; choose from {', '.join(self.fields)}")
            if name in changed:
                raise BadText(f"{name} is given twice")
            changed[name] = self.parse_value(name, value)
        told: R = replace(rules, **changed)
        return told

    def text(self, rules: R) -> str:
        """The shortest text that names the base of the rules and what differs from it."""
        told: Any = rules
        base = self.named(told.base)
        changes = [
            f",{name}={self.value_text(getattr(rules, name))}"
            for name in self.fields
            if getattr(rules, name) != getattr(base, name)
        ]
        return "".join([told.base, *changes])

    def record(self, rules: R) -> Record:
        """The name of the rule set and every field, as a save holds them."""
        base = self.text(rules).partition(",")[0]
        return {"base": base} | {name: self._stored(getattr(rules, name)) for name in self.fields}

    def parse_record(self, record: Record) -> R:
        """Rules from their fields, or BadText; a field that is missing has its default."""
        stored = {name: record.get(name, usual) for name, usual in self._defaults.items()}
        changes = [f"{name}={self._stored_text(stored[name])}" for name in self.fields]
        if not isinstance(stored["base"], str) or "," in stored["base"]:
            raise BadText("base is the name of a rule set")
        rules = self.parse(",".join([stored["base"], *changes]))
        for name, value in self.record(rules).items():
            # "50" reads as 50, and 1 as true: a save holds each value in one form only.
            if type(value) is not type(stored[name]) or value != stored[name]:
                raise BadText(f"{name} is written {value!r}")
        return rules

    def named(self, name: str) -> R:
        """The rule set of a name, or BadText that lists them."""
        if name not in self.rule_sets:
            known = ", ".join(self.rule_sets)
            raise BadText(f"unknown rule set {name!r}; choose from {known}")
        return self.rule_sets[name]

    def sample(self, name: str) -> object:
        """Some value of a field, which tells of what kind they are."""
        return getattr(self._sample, name)

    def value_text(self, value: object) -> str:
        """The value of a field as `parse_value` reads it."""
        match value:
            case bool():
                return "yes" if value else "no"
            case None:
                return "none"
            case _:
                return str(value)

    def parse_value(self, name: str, text: str) -> object:
        """The value of a field from its text, or BadText that lists what it may be."""
        sample = self.sample(name)
        choices: dict[str, object]
        if isinstance(sample, StrEnum):
            choices = {choice.value: choice for choice in type(sample)}
        elif isinstance(sample, bool):
            choices = {"yes": True, "no": False}
        else:
            return self._parse_limit(name, text)
        if text not in choices:
            raise BadText(f"{name} is {' or '.join(choices)}, not {text!r}")
        return choices[text]

    def _parse_limit(self, name: str, text: str) -> int | None:
        if text in self.no_limit:
            return None
        lowest, highest = self.limits[name]
        is_number = text.isascii() and text.isdecimal() and len(text) <= 9
        if not is_number or not lowest <= int(text) <= highest:
            raise BadText(f"{name} is {lowest} to {highest} or none, not {text!r}")
        return int(text)

    def _stored(self, value: object) -> object:
        """Numbers, switches and limits as JSON has them; everything else as text."""
        is_plain = value is None or isinstance(value, bool) or type(value) is int
        return value if is_plain else self.value_text(value)

    def _stored_text(self, value: object) -> str:
        text = value if isinstance(value, str) else self.value_text(value)
        if "," in text:
            raise BadText(f"no rule has the value {text!r}")
        return text
