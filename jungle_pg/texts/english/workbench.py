"""The workbench of widgets, in English."""

from typing import Final

WORKBENCH: Final = {
    "workbench.heading": "Workbench",
    "workbench.buttons": "Buttons",
    "workbench.choices": "Choices",
    "workbench.lists": "Lists",
    "workbench.plates": "Plates",
    "workbench.back": "Back",
    "workbench.next": "Next thing",
    "workbench.second": "Second choice",
    "workbench.plain": "Plain",
    "workbench.danger": "Danger",
    "workbench.rare": "Rare",
    "workbench.disabled": "Not now",
    "workbench.tip": "A tooltip says what a button does.",
    "workbench.on": "On",
    "workbench.off": "Off",
    "workbench.fast": "fast",
    "workbench.normal": "normal",
    "workbench.slow": "slow",
    "workbench.picture": "picture",
    "workbench.character": "character",
    "workbench.both": "both",
    "workbench.row": "Row {number}",
    "workbench.name": "Name",
    "workbench.empty_name": "A name is needed",
    "workbench.locked": "Locked",
    "workbench.you": "You",
    "workbench.computer": "Computer",
    "workbench.message": "Jump blocked by Rat",
    "workbench.ask": "Ask",
    "workbench.say": "Say",
    "workbench.said": "Somebody said something.",
    "workbench.question": "Is this a question with more words than one line of it holds?",
    "workbench.yes": "Yes",
    "workbench.no": "No",
    "workbench.paragraph": (
        "Rats beat elephants, lions leap rivers, and the first animal in the enemy den wins."
    ),
}
