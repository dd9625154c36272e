"""Rules as text: `ID[,field=value...]`, like `king,alternate_start=yes`."""

from dataclasses import fields, replace
from typing import Any, Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.rulesets import RULE_SETS
from jungle_pg.core.rulebook import BadText

FIELDS: Final = tuple(entry.name for entry in fields(JackarooRules) if entry.compare)
"""The names of the fields that are rules."""

_SWITCH: Final = {"yes": True, "no": False}


def parse_rules(text: str) -> JackarooRules:
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
        if value not in _SWITCH:
            raise BadText(f"{name} is {' or '.join(_SWITCH)}, not {value!r}")
        changed[name] = _SWITCH[value]
    return replace(rules, **changed)


def rules_text(rules: JackarooRules) -> str:
    """The shortest text that names the base of the rules and what differs from it."""
    base = _named_rules(rules.base)
    changes = [
        f",{name}={'yes' if getattr(rules, name) else 'no'}"
        for name in FIELDS
        if getattr(rules, name) != getattr(base, name)
    ]
    return rules.base + "".join(changes)


def _named_rules(named: str) -> JackarooRules:
    if named not in RULE_SETS:
        raise BadText(f"unknown rule set {named!r}; choose from {', '.join(RULE_SETS)}")
    return RULE_SETS[named]
