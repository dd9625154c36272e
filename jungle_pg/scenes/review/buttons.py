"""The buttons of a review: their icons, and what stands on them."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.scenes.review.layout import (
    BETTER,
    DUPLICATE,
    NEXT,
    PRACTISE,
    PREVIOUS,
    RETRY,
    STUDY,
    WHY,
)
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.stage.input.shortcuts import IN_REVIEW
from jungle_pg.stage.scale import TEXT
from jungle_pg.stage.view import View

ICONS: Final = {
    PREVIOUS: ("previous_key", "plain"),
    NEXT: ("next_key", "plain"),
    RETRY: ("retry", "green"),
    PRACTISE: ("practise", "amber"),
    WHY: ("why", "plain"),
    BETTER: ("hint", "plain"),
    DUPLICATE: ("dice", "green"),
    STUDY: ("study", "plain"),
    "moves": ("moves", "plain"),
    "numbers": ("statistics", "plain"),
}
"""The icon and the colours of each button."""


def review_buttons() -> dict[str, TableButton]:
    """All of them by their names, without words."""
    return {
        name: TableButton(name, icon=icon, kind=kind, size=TEXT)
        for name, (icon, kind) in ICONS.items()
    }


def label(buttons: Mapping[str, TableButton], view: View, due: int) -> None:
    """Put the words on them; so many cards of own mistakes are due."""
    words = view.words
    labels = {
        PREVIOUS: words("review.previous"),
        NEXT: words("review.next"),
        RETRY: words("review.retry"),
        PRACTISE: words("review.practise", count=due) if due else words("review.practise_none"),
        DUPLICATE: words("review.duplicate"),
        STUDY: words("review.study"),
        WHY: words("review.why"),
        BETTER: words("review.better_line"),
        "moves": "",
        "numbers": "",
    }
    for name, told in labels.items():
        button = buttons[name]
        button.label, tip = told, "" if told else words(f"review.tip_{name}")
        with_key = view.with_key(told, name, IN_REVIEW)
        button.tip = tip if with_key == told else with_key
