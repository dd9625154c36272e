"""Rules as text: `ID[+switch...][,field=value...]`, like `traditional,rivers=edges`."""

from typing import Final

from jungle_pg.core.jungle.animals import ANIMALS
from jungle_pg.core.jungle.rules import EVERYONE, LIMIT_RANGES, NOBODY, JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES, with_switch
from jungle_pg.core.rule_words import RuleWords
from jungle_pg.core.rulebook import BadText


class JungleWords(RuleWords[JungleRules]):
    """Rule sets may have switches, and some rules are for some of the animals."""

    limits = LIMIT_RANGES

    def named(self, name: str) -> JungleRules:
        """A rule set with its switches."""
        rule_set, *switches = (part.strip() for part in name.split("+"))
        rules = super().named(rule_set)
        for switch in switches:
            if switch not in SWITCHES:
                raise BadText(f"unknown switch {switch!r}; choose from {', '.join(SWITCHES)}")
            if switches.count(switch) > 1:
                raise BadText(f"switch {switch} is given twice")
            rules = with_switch(rules, switch)
        return rules

    def value_text(self, value: object) -> str:
        """Animals by their letters, the strongest first."""
        if not isinstance(value, frozenset):
            return super().value_text(value)
        if value == EVERYONE:
            return "all"
        return "".join(animal.letter for animal in sorted(value, reverse=True)) or "none"

    def parse_value(self, name: str, text: str) -> object:
        """All animals, none, or those of some letters."""
        if not isinstance(self.sample(name), frozenset):
            return super().parse_value(name, text)
        if text in ("all", "none"):
            return EVERYONE if text == "all" else NOBODY
        letters = text.upper()
        if not letters or set(letters) - set(ANIMALS) or len(set(letters)) < len(letters):
            raise BadText(f"{name} is all, none or some of the letters ELTPWDCR, not {text!r}")
        return frozenset(ANIMALS[letter] for letter in letters)


WORDS: Final = JungleWords(RULE_SETS)
FIELDS: Final = WORDS.fields
parse_rules = WORDS.parse
rules_text = WORDS.text
