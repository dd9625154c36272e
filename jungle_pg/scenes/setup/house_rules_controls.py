"""The controls of house rules: a widget for each rule of any game, and the row it stands in."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from jungle_pg.games.offers import Amount, Offers, OneOf, RuleField, SomeOf, YesNo
from jungle_pg.scenes.settings.sections import Section, SectionRow
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList
from jungle_pg.stage.scale import ASIDE, LINE, NOTE, SMALL, XL, XS, M, S
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.several import Several
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Stack, growing
from jungle_pg.ui.placing import Paragraph, label_slot, words_slot
from jungle_pg.ui.svg import number, path, picture, rect
from jungle_pg.ui.widget import NOWHERE, Act

AnyField: TypeAlias = RuleField[Any]
Control: TypeAlias = Toggle | Segments | Several | Stepper


@lru_cache(maxsize=32)
def changed_card(w: float, h: float, theme: Theme) -> str:
    """The card behind a rule that was changed, with a diamond at its left end."""
    y = h / 2
    diamond = f"M14 {number(y - 10)}L24 {number(y)}L14 {number(y + 10)}L4 {number(y)}Z"
    return picture(
        w,
        h,
        rect(1.5, 1.5, w - 3, h - 3, 12, theme.row, theme.paper_line, 2.5),
        path(diamond, "#F9C74F", INK, 2.8),
    )


class RuleRow(SectionRow):
    """One rule: its label, its control, and a card behind both where it was changed."""

    def __init__(self, field: AnyField) -> None:
        self.field = field
        self.control = _control(field)
        self.is_changed = False
        self.has_note = False
        """Whether words below it say what it means."""
        self.place = NOWHERE
        """Where it lies while nothing is scrolled."""

    def show(self, rules: Any, base: Any) -> None:
        """Let the control show the rule as it stands."""
        value, control = self.field.value(rules), self.control
        self.is_changed = value != self.field.value(base)
        match self.field.form, control:
            case YesNo(), Toggle():
                control.is_on = value
            case OneOf(values=values), Segments():
                control.chosen = values.index(value)
            case SomeOf(values=values), Several():
                control.on = frozenset(at for at, each in enumerate(values) if each in value)
            case Amount(), Stepper():
                control.value = value

    def changed(self, rules: Any, act: Act) -> Any:
        """The rules after the control was used."""
        value: Any = act.value
        match self.field.form, self.control:
            case OneOf(values=values), _:
                value = values[value]
            case SomeOf(values=values), Several(on=on):
                value = frozenset(values[at] for at in on)
        return self.field.changed(rules, value)

    def set_labels(self, words: Words, *, has_tip: bool = False) -> None:
        """Put the words in; what the rule means is a tooltip where it stands nowhere else."""
        key = self.field.key
        self.control.tip = words(f"{key}_note") if has_tip else ""
        match self.field.form, self.control:
            case OneOf(names=names), Segments() as choices:
                choices.labels = tuple(words(f"{key}_{name}") for name in names)
            case SomeOf(names=names), Several() as several:
                several.labels = tuple(map(words, names))
            case Amount(), Stepper() as stepper:
                stepper.format = lambda value: (
                    words(f"{key}_none") if value is None else words(f"{key}_count", count=value)
                )
            case YesNo(), Toggle() as toggle:
                toggle.label = words(key)

    def form(self, view: View, labels: float) -> Part:
        """Label and control on one line, or the label above where that is too narrow."""
        key, theme = self.field.key, view.theme
        control = self._control_slot(view)
        self.control.caption = view.words(key)
        line: Part = control
        if not isinstance(self.control, Toggle):
            label = label_slot(view, view.words(key), SMALL, ink=theme.text)
            beside = Row((label, Gap(grow=1.0, least=(S, None)), control), align="centre")
            line = Choice((beside, Column((label, control), align="start")))
        parts = [Row((growing(line), Gap(least=(0.0, LINE))), align="centre")]
        if self.has_note:
            words = Paragraph(view.words(f"{key}_note"), NOTE, theme.soft_text)
            parts.append(Row((words_slot(view, words, grow=1.0),), padding=(0.0, 0.0, 0.0, M)))
        return Stack((Slot(self._lie), Column(tuple(parts), padding=(XL, 0.0, S, 0.0))))

    def _control_slot(self, view: View) -> Slot:
        """As wide as it may become beside its label, as it would like to be elsewhere."""
        control, zoom = self.control, view.zoom
        least, wish = control.least_width(view) / zoom, control.size(view)[0] / zoom
        if isinstance(control, Segments):
            # Few and short words are not crowded together.
            wish = max(wish, ASIDE / 3 * control.count)

        def high_at(width: float) -> float:
            high = control.height_for(view, width * zoom) / zoom
            return high if isinstance(control, Several) else min(high, LINE)

        return Slot(control, high_at, least=(least, None), wanted=(wish, None))

    def _lie(self, view: View, rect: Rect) -> DrawList:
        """Take a place; the card behind it if the rule was changed."""
        self.place = rect
        if not self.is_changed:
            return ()
        over = view.px(XS)
        card = self.place.inset(over, -over / 2, 0, -over / 2).snapped()
        svg = changed_card(card.w / view.zoom, card.h / view.zoom, view.theme)
        return (Drawing(svg, card.x, card.y, card.w, card.h),)


class RuleRows:
    """All rules of a game in their sections."""

    def __init__(self, offers: Offers[Any]) -> None:
        self._offers = offers
        self.by_name: dict[str, RuleRow] = {}
        self.sections = [
            Section(each.key, each.icon, tuple(self._row(field) for field in each.fields))
            for each in offers.sections
        ]

    def _row(self, field: AnyField) -> RuleRow:
        row = self.by_name[field.name] = RuleRow(field)
        return row

    @property
    def rows(self) -> Sequence[RuleRow]:
        """All rows in the order of the eye."""
        return tuple(self.by_name.values())

    def show(self, rules: Any) -> None:
        """Let every control show its rule, and whether it differs from the base."""
        base = self._offers.base_of(rules).rules
        for row in self.rows:
            row.show(rules, base)

    def show_notes(self, has_notes: bool) -> None:
        """Say below each rule what it means, or do not."""
        for row in self.rows:
            row.has_note = has_notes

    def set_labels(self, words: Words, *, has_tips: bool = False) -> None:
        for row in self.rows:
            row.set_labels(words, has_tip=has_tips)


def _control(field: AnyField) -> Control:
    match field.form:
        case YesNo():
            return Toggle(field.name, size=SMALL)
        case OneOf(names=names):
            return Segments(field.name, names, size=NOTE)
        case SomeOf(sprites=sprites):
            return Several(field.name, sprites)
        case Amount(lowest=lowest, highest=highest, step=step, usual=usual):
            return Stepper(field.name, lowest, highest, step, usual, str, size=SMALL)
