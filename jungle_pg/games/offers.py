"""What players may choose about the rules of a game: rule sets, switches, single rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from jungle_pg.games.book import Example

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class YesNo:
    """A rule that holds or does not."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """A rule with a few forms, the values in the order they are shown; `names` end their texts."""

    values: tuple[Any, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SomeOf:
    """A rule for some of the pieces; each value has a sprite and the key of its name."""

    values: tuple[Any, ...]
    sprites: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Amount:
    """A rule with a number, or without one; `usual` is where counting begins after that."""

    lowest: int
    highest: int
    step: int
    usual: int


Form: TypeAlias = YesNo | OneOf | SomeOf | Amount


@dataclass(frozen=True, slots=True)
class RuleField(Generic[R]):
    """One rule as a player reads and changes it."""

    name: str
    """Its texts are `key`, `key_note` for what it means, and `key_NAME` for each name of its form;

    an amount has `key_count`, with the fact `count`, and `key_none`.
    """
    key: str
    form: Form
    value: Callable[[R], Any]
    changed: Callable[[R, Any], R]
    example: Callable[[R], Example]
    """A board that shows what the rule does as it stands in some rules."""


@dataclass(frozen=True, slots=True)
class RuleSection(Generic[R]):
    """Rules that belong together, under a heading."""

    key: str
    icon: str
    fields: tuple[RuleField[R], ...]


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[R]):
    """Rules with a name."""

    name: str
    key: str
    """Its texts are `key`, and `key_note` for the few words below it."""
    rules: R
    points: tuple[str, ...]
    """Keys of what is special about it, the most important first."""


@dataclass(frozen=True, slots=True)
class Switch(Generic[R]):
    """A change to any rule set, on or off."""

    name: str
    key: str
    """Its texts are `key`, and `key_note` for what it means."""
    apply: Callable[[R], R]
    example: Example


class Offers(Protocol[R]):
    """All that can be chosen about the rules of one game."""

    @property
    def rule_sets(self) -> Sequence[RuleSet[R]]:
        """Rules with names, the usual ones first."""

    @property
    def switches(self) -> Sequence[Switch[R]]:
        """Changes that may join any rule set."""

    @property
    def sections(self) -> Sequence[RuleSection[R]]:
        """Every rule by itself."""

    def with_switches(self, name: str, switches: Sequence[str]) -> R:
        """The rules of a named set with some switches on."""

    def base_of(self, rules: R) -> RuleSet[R]:
        """The rule set these rules were made from."""


def changed_fields(offers: Offers[R], rules: R, base: R) -> list[RuleField[R]]:
    """The rules that differ between two sets."""
    return [
        field
        for section in offers.sections
        for field in section.fields
        if field.value(rules) != field.value(base)
    ]


def switches_on(offers: Offers[R], rules: R) -> tuple[Switch[R], ...] | None:
    """The fewest switches that make these rules of their base; None when more was changed."""
    base = offers.base_of(rules)
    for count in range(len(offers.switches) + 1):
        for some in combinations(offers.switches, count):
            if offers.with_switches(base.name, [switch.name for switch in some]) == rules:
                return some
    return None
