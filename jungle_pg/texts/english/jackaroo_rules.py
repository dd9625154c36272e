"""What can be chosen about the rules of Jackaroo, in English."""

from typing import Final

JACKAROO_RULES: Final = {
    "rule_set.jackaroo.king": "Jackaroo King",
    "rule_set.jackaroo.king_note": "the usual game for two",
    "rule_point.jackaroo.bonus": "A capture earns a card and a turn",
    "rule_point.jackaroo.one_order": "Turns go on from round to round",
    "rule_point.jackaroo.no_passing": "No passing at home",
    "rule_section.jackaroo.rounds": "Rounds",
    "rule_section.jackaroo.home": "At home",
    "rule.jackaroo.alternate_start": "Begin in turns",
    "rule.jackaroo.alternate_start_note": (
        "Red begins the first round, Yellow the second, and so on, whoever played the last card."
    ),
    "rule.jackaroo.passing_at_home": "Passing at home",
    "rule.jackaroo.passing_at_home_note": (
        "Marbles may pass others of their side in the home slots; games become shorter."
    ),
    "switch.jackaroo.alternate_start": "Begin in turns",
    "switch.jackaroo.alternate_start_note": "Red and Yellow take turns to begin a round.",
    "switch.jackaroo.passing_at_home": "Passing at home",
    "switch.jackaroo.passing_at_home_note": "Marbles may pass others in the home slots.",
}
