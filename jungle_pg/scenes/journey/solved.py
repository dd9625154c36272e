"""What is shown when a stage is solved: a ribbon, stars one after another, and the way on."""

from dataclasses import dataclass
from typing import ClassVar, Final

from jungle_pg.core.journey.progress import MOST_STARS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.journey.attempt import Attempt
from jungle_pg.scenes.modal_dialog import SWING_S, ButtonRow, ModalDialog, air, told_slot
from jungle_pg.scenes.table.dialogs.confetti import LENGTH_S, confetti
from jungle_pg.scenes.world import World
from jungle_pg.stage.easing import overshoot, part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import BUTTON, HIGH, LARGE, SIDE, SMALL, TEXT, WORDS, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Gap, Part, Row, Slot
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.placing import label_slot, sprite_slot
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Act, Painting, Props, Widget

FLIGHT_S: Final = 0.42
APART_S: Final = 0.18
RIBBON: Final = (760, 160)
RIBBON_TEXT: Final = (380, 58)
RIBBON_SHADOW: Final = "#7C2A1A"
STARS_HIGH: Final = 2 * HIGH
SIZES: Final = 32
MIDDLE: Final = 1.22
"""How much larger the star in the middle is."""


@dataclass(frozen=True, slots=True)
class SolvedChoice:
    """What the player wants after a stage: `next`, `again`, `map`, or to `look` at the board."""

    name: str


@dataclass(frozen=True, slots=True)
class _StarsProps(Props):
    sizes: tuple[int, int, int]
    """How large each won star is, in parts; 0 where it is not won, or not there yet."""


def _stars_ops(view: View, rect: Rect, props: _StarsProps) -> list[Op]:
    side = round(min(rect.h / MIDDLE, rect.w / 3.4))
    ops: list[Op] = []
    for number, size in enumerate(props.sizes):
        grown = MIDDLE if number == 1 else 1.0
        x = rect.middle[0] + (number - 1) * side * 1.15
        y = rect.bottom - side * grown / 2 - (side * 0.12 if number == 1 else 0)
        px = round(side * grown)
        ops.append(Sprite(f"journey/star_empty_{view.theme.name}", x, y, px, px))
        if size:
            share = size / SIZES
            ops.append(
                Sprite("journey/star_filled", x, y, px, px, stretch_x=share, stretch_y=share)
            )
    return ops


class WonStars(Widget):
    """Three places, and the stars that have come to them."""

    painting = Painting(_StarsProps, _stars_ops)
    takes_focus = False
    pointer = "arrow"
    sound = ""

    def __init__(self, stars: int, opened_at: float) -> None:
        super().__init__("stars")
        self.stars, self.opened_at = stars, opened_at
        self.sizes = (0, 0, 0)

    def landing(self, number: int) -> float:
        """When a star is in its place."""
        return self.opened_at + SWING_S + number * APART_S + FLIGHT_S

    def come_to(self, view: View, now: float) -> None:
        shares = []
        for number in range(MOST_STARS):
            begins = self.landing(number) - FLIGHT_S
            done = 1.0 if view.calm else part(now, begins, FLIGHT_S)
            shares.append(overshoot(done) if number < self.stars and done > 0 else 0.0)
        first, second, third = (max(0, round(share * SIZES)) for share in shares)
        self.sizes = (first, second, third)

    def size(self, view: View) -> tuple[float, float]:
        return view.px(SIDE), view.px(STARS_HIGH)


class SolvedDialog(ModalDialog):
    """Leaves a `SolvedChoice`; Esc lets the player look at the board."""

    name = "solved"
    width: ClassVar[float | None] = WORDS

    def __init__(
        self, world: World, attempt: Attempt, after: str, stars: tuple[int, int], now: float
    ) -> None:
        self.world, self.attempt = world, attempt
        self._after, self._all_stars = after, stars
        self.won = WonStars(attempt.stars, now)
        first = "next" if after else "map"
        main = Button(first, icon="right" if after else "journey", kind="green", size=LARGE)
        others = [Button("again", icon="retry", size=TEXT)]
        if after:
            others.append(Button("map", icon="journey", size=TEXT))
        rows = [ButtonRow((main,), HIGH), ButtonRow(tuple(others), BUTTON)]
        super().__init__(world.hear, rows, first, "look", now)
        self.page.change([self.won, *self.page.widgets])
        self._heard = 0
        world.hear("ui_panel")

    @property
    def _is_party(self) -> bool:
        return self.attempt.stars == MOST_STARS and not self.world.settings.reduced_motion

    @property
    def still_at(self) -> float:
        lands = self.won.landing(MOST_STARS)
        return max(lands, self.opened_at + (LENGTH_S if self._is_party else 0.0))

    def set_labels(self, view: View) -> None:
        for row in self.rows:
            for button in row.buttons:
                button.label = view.words(f"solved.{button.name}", name=self._next_name(view))

    def _next_name(self, view: View) -> str:
        return view.words(self._after) if self._after else ""

    def heading(self, view: View) -> str:
        return view.words("solved.shown" if self.attempt.was_shown else "solved.heading")

    def body(self, view: View) -> tuple[Part, ...]:
        won, most = self._all_stars
        text = view.words("solved.of_all", stars=won, most=most)
        count = label_slot(view, text, SMALL, ink=view.theme.soft_text)
        star = sprite_slot("journey/star_filled", L + M)
        return (
            Slot(self.won, least=(SIDE, HIGH), wanted=(None, STARS_HIGH), shrink=1),
            told_slot(view, self._how(view)),
            Row((star, count), gap=M, justify="centre", align="centre"),
        )

    def _how(self, view: View) -> str:
        """What the stars are for."""
        words, attempt = view.words, self.attempt
        if attempt.was_shown:
            return words("solved.how_shown")
        if attempt.stars == MOST_STARS:
            return words("solved.how_best")
        tries = words("solved.tries", count=attempt.tries) if attempt.tries > 1 else ""
        hint = words("solved.hint") if attempt.used_hint else ""
        return words("solved.and", one=tries, other=hint) if tries and hint else tries or hint

    def ground(self, view: View, panel: Rect) -> DrawList:
        """The panel, and the ribbon over its upper edge."""
        wide = min(panel.w + view.px(2 * XL), view.width - view.px(M))
        k = wide / RIBBON[0]
        w, h = round(wide), round(RIBBON[1] * k)
        x, y = panel.middle[0], max(h / 2, panel.y)
        fit = fit_text(view, self.heading(view), wide * 0.5, letters=44 * k / view.zoom, least=1.0)
        text_y = y - h / 2 + RIBBON_TEXT[1] * k
        return (
            *panel_ops(view, panel),
            Sprite("journey/ribbon", x, y, w, h),
            Text(fit.lines[0], x, text_y, fit.px, "#FFFFFF", "centre", RIBBON_SHADOW),
        )

    def form(self, view: View) -> Part:
        above, body = Gap(least=(0.0, L)), self.body(view)
        return self.in_panel(above, *body, air(S, L), self.buttons_form(view))

    def loose(self, now: float) -> DrawList:
        view = self.view
        if view is None or not self._is_party:
            return ()
        half = view.px(WORDS) / 2
        return confetti(view, *view.window.middle, half, now - self.opened_at)

    def update(self, now: float) -> Command | None:
        """Each star is heard when it lands."""
        while self._heard < self.attempt.stars and now >= self.won.landing(self._heard):
            self._heard += 1
            self.world.hear("marble_home")
            if self._heard == MOST_STARS:
                self.world.hear("confetti")
        return None

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(SolvedChoice(act.name))
