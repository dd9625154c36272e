"""What is shown when a stage is solved: a ribbon, stars one after another, and the way on."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import ClassVar, Final

from jungle_pg.core.journey.progress import MOST_STARS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.journey.stage.attempt import Attempt
from jungle_pg.scenes.modal_dialog import SWING_S, ButtonRow, ModalDialog, air, told_slot
from jungle_pg.scenes.table.dialogs.confetti import LENGTH_S, confetti
from jungle_pg.scenes.world import World
from jungle_pg.stage.easing import mix, part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import BUTTON, HIGH, LARGE, SIDE, SMALL, TALL, TEXT, WORDS, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Gap, Part, Row, Slot
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.placing import icon_slot, label_slot, sprite_slot
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import NOWHERE, Act, Painting, Props, Widget

FLIGHT_S: Final = 0.42
APART_S: Final = 0.18
RIBBON: Final = (760, 160)
RIBBON_TEXT: Final = (380, 58)
RIBBON_SHADOW: Final = "#7C2A1A"
STARS_HIGH: Final = 2 * HIGH
SIZES: Final = 32
STEPS: Final = 32
"""Of a flight: so many pictures of it are different."""
SQUASH: Final = 0.18
LANDED_S: Final = 0.34
RIBBON_S: Final = 0.24
FLYING: Final = 1.25
"""How much larger the picture of a star with its trail is."""
ARC: Final = 0.5
SPARKS: Final = 6
MIDDLE: Final = 1.22
"""How much larger the star in the middle is."""


@dataclass(frozen=True, slots=True)
class SolvedChoice:
    """What the player wants after a stage: `next`, `again`, `map`, to know `why`, or to `look`."""

    name: str


@dataclass(frozen=True, slots=True)
class Solved:
    """What a stage that was solved leaves to tell."""

    attempt: Attempt
    number: int = 0
    """Of the next stage; 0 after the last one."""
    after: str = ""
    """The key of its name."""
    stars: tuple[int, int] = (0, 0)
    """All that were won on the journey, and all there are."""
    moves: int = 0
    seconds: int = 0
    is_explained: bool = False
    """Whether its solution can be gone through once more."""


@dataclass(frozen=True, slots=True)
class _StarsProps(Props):
    flights: tuple[int, int, int]
    """How far each won star has flown, in parts; -1 where there is none, or none yet."""
    landings: tuple[int, int, int]
    """How far the sparks of each have flown, in parts; 0 before and after that."""


def _stars_ops(view: View, rect: Rect, props: _StarsProps) -> list[Op]:
    side = round(min(rect.h / MIDDLE, rect.w / 3.4))
    ops: list[Op] = []
    flying: list[Op] = []
    for number in range(MOST_STARS):
        grown = MIDDLE if number == 1 else 1.0
        x = rect.middle[0] + (number - 1) * side * 1.15
        y = rect.bottom - side * grown / 2 - (side * 0.12 if number == 1 else 0)
        px = round(side * grown)
        ops.append(Sprite(f"journey/star_empty_{view.theme.name}", x, y, px, px))
        flown, landed = props.flights[number], props.landings[number] / STEPS
        if 0 <= flown < STEPS:
            flying.append(_flying(view, rect, (x, y), px, number, flown / STEPS))
        elif flown == STEPS:
            squash = 1 - SQUASH * sin(pi * min(1.0, landed * 2))
            high = round(squash * SIZES) / SIZES
            ops.append(
                Sprite("journey/star_filled", x, y, px, px, stretch_x=2 - high, stretch_y=high)
            )
            flying += _sparks(x, y, px, landed)
    return [*ops, *flying]


def _flying(
    view: View, rect: Rect, end: tuple[float, float], px: int, number: int, t: float
) -> Sprite:
    """A star with its trail on an arc from the lower right; the last one turns once."""
    t = slow_end(t)
    start = (rect.right + view.px(XL), rect.bottom + view.px(TALL))
    x, y = (mix(a, b, t) for a, b in zip(start, end, strict=True))
    y -= sin(pi * t) * rect.h * ARC
    turn = 360.0 * t if number == MOST_STARS - 1 else 0.0
    side = round(px * FLYING)
    return Sprite("journey/star_flying", x, y, side, side, turn, flip=True)


def _sparks(x: float, y: float, px: int, t: float) -> list[Op]:
    """What flies around a star that has landed."""
    if not 0 < t < 1:
        return []
    ops: list[Op] = []
    for number in range(SPARKS):
        way = 2 * pi * (number + 0.25) / SPARKS
        far = px * (0.42 + 0.3 * slow_end(t))
        side, alpha = round(px * 0.16), round(255 * (1 - t))
        at = (x + cos(way) * far, y + sin(way) * far)
        ops.append(Sprite("marks/particle_star", *at, side, side, 60.0 * number, alpha=alpha))
    return ops


class WonStars(Widget):
    """Three places, and the stars that come to them."""

    painting = Painting(_StarsProps, _stars_ops)
    takes_focus = False
    pointer = "arrow"
    sound = ""

    def __init__(self, stars: int, opened_at: float) -> None:
        super().__init__("stars")
        self.stars, self.opened_at = stars, opened_at
        self.flights = (-1, -1, -1)
        self.landings = (0, 0, 0)

    def landing(self, number: int) -> float:
        """When a star is in its place."""
        return self.opened_at + SWING_S + RIBBON_S + number * APART_S + FLIGHT_S

    def come_to(self, view: View, now: float) -> None:
        flights, landings = [], []
        for number in range(MOST_STARS):
            landing = self.landing(number)
            flown = 1.0 if view.calm else part(now, landing - FLIGHT_S, FLIGHT_S)
            is_there = number < self.stars and (flown > 0 or view.calm)
            flights.append(round(flown * STEPS) if is_there else -1)
            landed = 1.0 if view.calm else part(now, landing, LANDED_S)
            landings.append(round(landed * STEPS) % STEPS)
        first, second, third = flights
        self.flights = (first, second, third)
        first, second, third = landings
        self.landings = (first, second, third)

    def size(self, view: View) -> tuple[float, float]:
        return view.px(SIDE), view.px(STARS_HIGH)


class SolvedDialog(ModalDialog):
    """Leaves a `SolvedChoice`; Esc lets the player look at the board."""

    name = "solved"
    width: ClassVar[float | None] = WORDS

    def __init__(self, world: World, solved: Solved, now: float) -> None:
        self.world, self.solved, self.attempt = world, solved, solved.attempt
        self.won = WonStars(self.attempt.stars, now)
        self._panel = NOWHERE
        has_next = bool(solved.after)
        first = "next" if has_next else "map"
        main = Button(first, icon="right" if has_next else "journey", kind="green", size=LARGE)
        others = [Button("again", icon="retry", size=TEXT)]
        if solved.is_explained:
            others.append(Button("why", icon="why", size=TEXT))
        if has_next:
            others.append(Button("map", icon="journey", size=TEXT))
        rows = [ButtonRow((main,), HIGH), ButtonRow(tuple(others), BUTTON)]
        super().__init__(world.hear, rows, first, "look", now)
        self.page.change([self.won, *self.page.widgets])
        self._heard = 0
        self._ribbons: Memo[Group] = Memo()
        self._with_ribbon: Memo[DrawList] = Memo()
        world.hear("ui_panel")

    @property
    def _is_party(self) -> bool:
        return self.attempt.stars == MOST_STARS and not self.world.settings.reduced_motion

    @property
    def _party_at(self) -> float:
        """When the last star has landed."""
        return self.won.landing(MOST_STARS - 1)

    @property
    def still_at(self) -> float:
        lands = self.won.landing(MOST_STARS - 1) + LANDED_S
        return max(lands, self._party_at + LENGTH_S) if self._is_party else lands

    def set_labels(self, view: View) -> None:
        solved = self.solved
        name = view.words(solved.after) if solved.after else ""
        for row in self.rows:
            for button in row.buttons:
                key = f"solved.{button.name}"
                button.label = view.words(key, name=name, number=solved.number)

    def heading(self, view: View) -> str:
        return view.words("solved.shown" if self.attempt.was_shown else "solved.heading")

    def body(self, view: View) -> tuple[Part, ...]:
        (won, most), seconds = self.solved.stars, self.solved.seconds
        ink = view.theme.soft_text
        count = view.words("solved.of_all", stars=won, most=most)
        told: list[Part] = [sprite_slot("journey/star_filled", L + M)]
        told.append(label_slot(view, count, SMALL, ink=ink))
        if seconds:
            time = f"{seconds // 60}:{seconds % 60:02}"
            told[:0] = [
                icon_slot("clock", L + M),
                label_slot(view, time, SMALL, ink=ink),
                Gap(least=(L, 0.0)),
            ]
        return (
            Slot(self.won, least=(SIDE, HIGH), wanted=(None, STARS_HIGH), shrink=1),
            told_slot(view, self._how(view)),
            Row(tuple(told), gap=M, justify="centre", align="centre"),
        )

    def _how(self, view: View) -> str:
        """What the stars are for."""
        words, attempt = view.words, self.attempt
        if attempt.was_shown:
            return words("solved.how_shown")
        if attempt.stars == MOST_STARS:
            count = self.solved.moves
            made = (
                words("solved.moves" if count > 1 else "solved.move", count=count) if count else ""
            )
            best = words("solved.how_best")
            return words("solved.and", one=made, other=best) if made else best
        tries = words("solved.tries", count=attempt.tries) if attempt.tries > 1 else ""
        hint = words("solved.hint") if attempt.used_hint else ""
        return words("solved.and", one=tries, other=hint) if tries and hint else tries or hint

    def ground(self, view: View, panel: Rect) -> DrawList:
        """The panel; the ribbon lies over its upper edge."""
        self._panel = panel
        return panel_ops(view, panel)

    def _ribbon(self, view: View, now: float) -> Group:
        """The ribbon, which unrolls from its middle, and what stands on it."""
        done = 1.0 if view.calm else part(now, self.opened_at + SWING_S / 2, RIBBON_S)
        share = round(slow_end(done) * STEPS) / STEPS
        return self._ribbons(_ribbon_ops, view, self._panel, self.heading(view), share)

    def draw(self, now: float) -> DrawList:
        drawn = super().draw(now)
        if self.view is None:
            return drawn
        return self._with_ribbon(_over, drawn, self._ribbon(self.view, now))

    def form(self, view: View) -> Part:
        above, body = Gap(least=(0.0, L)), self.body(view)
        return self.in_panel(above, *body, air(S, L), self.buttons_form(view))

    def loose(self, now: float) -> DrawList:
        view = self.view
        if view is None or not self._is_party:
            return ()
        half = view.px(WORDS) / 2
        return confetti(view, *view.window.middle, half, now - self._party_at)

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


def _over(drawn: DrawList, ribbon: Group) -> DrawList:
    return (*drawn, ribbon)


def _ribbon_ops(view: View, panel: Rect, heading: str, share: float) -> Group:
    """As much of the ribbon as is unrolled; its words come with its end."""
    wide = min(panel.w + view.px(2 * XL), view.width - view.px(M))
    k = wide / RIBBON[0]
    w, h = round(wide), round(RIBBON[1] * k)
    x, y = panel.middle[0], max(h / 2, panel.y)
    if share <= 0:
        return Group("ribbon", ())
    ops: list[Op] = [Sprite("journey/ribbon", x, y, w, h, stretch_x=share)]
    if share == 1:
        fit = fit_text(view, heading, wide * 0.5, letters=44 * k / view.zoom, least=1.0)
        text_y = y - h / 2 + RIBBON_TEXT[1] * k
        ops.append(Text(fit.lines[0], x, text_y, fit.px, "#FFFFFF", "centre", RIBBON_SHADOW))
    return Group("ribbon", tuple(ops))
