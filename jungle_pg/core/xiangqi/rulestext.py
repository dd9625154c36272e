"""Rules as text: `ID[,field=value...]`, like `standard,repetition=draw`."""

from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import RULE_SETS, STANDARD

FIELDS: Final = tuple(entry.name for entry in fields(XiangqiRules) if entry.compare)
"""The names of the fields that are rules."""


def parse_rules(text: str) -> XiangqiRules:
    """Rules from their text, or BadText that names what is wrong."""
    named, *changes = (part.strip() for part in text.split(","))
    rules = _named_rules(named)
    changed: dict[str, Any] = {}
    for change in changes:
        name, equals, value = (part.strip() for part in change.partition("="))
        if not equals:
            raise BadText(f"expected field=value, not {change!r}")
        if name not in FIELDS:
            raise BadText(f"unknown rule {name!r}; choose from {', '.join(FIELDS)}")
        if name in changed:
            raise BadText(f"{name} is given twice")
        changed[name] = parse_value(name, value)
    return replace(rules, **changed)


def rules_text(rules: XiangqiRules) -> str:
    """The shortest text that names the base of the rules and what differs from it."""
    base = _named_rules(rules.base)
    changes = [
        f",{name}={value_text(getattr(rules, name))}"
        for name in FIELDS
        if getattr(rules, name) != getattr(base, name)
    ]
    return rules.base + "".join(changes)


def value_text(value: object) -> str:
    """The value of a field as `parse_value` reads it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case _:
            return str(value)


def parse_value(name: str, text: str) -> object:
    """The value of a field from its text, or BadText that lists what it may be."""
    sample = getattr(STANDARD, name)
    choices: dict[str, object]
    if isinstance(sample, StrEnum):
        choices = {choice.value: choice for choice in type(sample)}
    elif isinstance(sample, bool):
        choices = {"yes": True, "no": False}
    else:
        return _parse_limit(name, text)
    if text not in choices:
        raise BadText(f"{name} is {' or '.join(choices)}, not {text!r}")
    return choices[text]


def _named_rules(named: str) -> XiangqiRules:
    if named not in RULE_SETS:
        raise BadText(f"unknown rule set {named!r}; choose from {', '.join(RULE_SETS)}")
    return RULE_SETS[named]


def _parse_limit(name: str, text: str) -> object:
    if text in ("none", "0"):
        return None
    lowest, highest = LIMIT_RANGES[name]
    if not (
        text.isascii() and text.isdecimal() and len(text) <= 9 and lowest <= int(text) <= highest
    ):
        raise BadText(f"{name} is {lowest} to {highest} or none, not {text!r}")
    return int(text)
