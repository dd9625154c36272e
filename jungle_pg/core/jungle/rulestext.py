"""Rules as text: `ID[+switch...][,field=value...]`, like `traditional,rivers=edges`."""

from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from jungle_pg.core.jungle.animals import ANIMALS
from jungle_pg.core.jungle.rules import EVERYONE, LIMIT_RANGES, NOBODY, JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES, TRADITIONAL, with_switch
from jungle_pg.core.rulebook import BadText

FIELDS: Final = tuple(entry.name for entry in fields(JungleRules) if entry.compare)
"""The names of the fields that are rules."""


def parse_rules(text: str) -> JungleRules:
    """Rules from their text, or BadText that names what is wrong."""
    named, *changes = text.strip().split(",")
    rules = _named_rules(named)
    changed: dict[str, Any] = {}
    for change in changes:
        name, equals, value = (part.strip() for part in change.partition("="))
        if not equals:
            raise BadText(f"expected field=value, not {change.strip()!r}")
        if name not in FIELDS:
            raise BadText(f"unknown rule {name!r}; choose from {', '.join(FIELDS)}")
        if name in changed:
            raise BadText(f"{name} is given twice")
        changed[name] = parse_value(name, value)
    return replace(rules, **changed)


def rules_text(rules: JungleRules) -> str:
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
        case frozenset() if value == EVERYONE:
            return "all"
        case frozenset():
            return "".join(animal.letter for animal in sorted(value, reverse=True)) or "none"
        case None:
            return "none"
        case _:
            return str(value)


def parse_value(name: str, text: str) -> object:
    """The value of a field from its text, or BadText that lists what it may be."""
    sample = getattr(TRADITIONAL, name)
    choices: dict[str, object]
    if isinstance(sample, StrEnum):
        choices = {choice.value: choice for choice in type(sample)}
    elif isinstance(sample, bool):
        choices = {"yes": True, "no": False}
    elif isinstance(sample, frozenset):
        return _parse_animals(name, text)
    else:
        return _parse_limit(name, text)
    if text not in choices:
        raise BadText(f"{name} is {' or '.join(choices)}, not {text!r}")
    return choices[text]


def _named_rules(named: str) -> JungleRules:
    rule_set, *switches = (part.strip() for part in named.split("+"))
    if rule_set not in RULE_SETS:
        raise BadText(f"unknown rule set {rule_set!r}; choose from {', '.join(RULE_SETS)}")
    rules = RULE_SETS[rule_set]
    for switch in switches:
        if switch not in SWITCHES:
            raise BadText(f"unknown switch {switch!r}; choose from {', '.join(SWITCHES)}")
        if switches.count(switch) > 1:
            raise BadText(f"switch {switch} is given twice")
        rules = with_switch(rules, switch)
    return rules


def _parse_animals(name: str, text: str) -> object:
    if text in ("all", "none"):
        return EVERYONE if text == "all" else NOBODY
    letters = text.upper()
    if not letters or set(letters) - set(ANIMALS) or len(set(letters)) < len(letters):
        raise BadText(f"{name} is all, none or some of the letters ELTPWDCR, not {text!r}")
    return frozenset(ANIMALS[letter] for letter in letters)


def _parse_limit(name: str, text: str) -> object:
    if text == "none":
        return None
    lowest, highest = LIMIT_RANGES[name]
    if not (
        text.isascii() and text.isdecimal() and len(text) <= 9 and lowest <= int(text) <= highest
    ):
        raise BadText(f"{name} is {lowest} to {highest} or none, not {text!r}")
    return int(text)
