"""The parts around a board as groups of ops; each is the very same while its facts are."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.facts import Escape, Legend, TableFacts, WayFacts
from jungle_pg.scenes.table.panels.layout import BoardLayout
from jungle_pg.scenes.table.panels.moves import last_move_text
from jungle_pg.scenes.table.panels.options import menu_panel, takes_banner
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import tick
from jungle_pg.stage.memo import GroupMemos
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.scale import HEADING, LARGE, TEXT
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import listed
from jungle_pg.ui.fact_panel import Fact, fact_panel
from jungle_pg.ui.panel import panel_ops, rope_ops
from jungle_pg.ui.plank import fits_plank, fitted_plank, plank_height
from jungle_pg.ui.plates.plate import PlateContent, dots_ops, form_for, player_ops
from jungle_pg.ui.upside_down import half_turned

PANELS: Final = ("play.moves", "play.more")


@dataclass(frozen=True, slots=True)
class Panels:
    """Everything that is shown but cannot be pressed."""

    parts: tuple[Group, ...]
    """In their order, those behind widgets first."""
    over_hand: DrawList
    """The upper plate, where cards hang from behind it."""
    dotted: int | None
    """The moment whose dots of somebody who thinks are seen."""


NO_PANELS: Final = Panels((), (), None)
NO_BANNER: Final = Group("banner", ())


class PanelArt:
    """Draws the panels; it remembers each part and nothing else."""

    def __init__(self) -> None:
        self._group = GroupMemos()

    def draw(self, view: View, facts: TableFacts, at: BoardLayout, now: float) -> Panels:
        """All parts at a time, which only matters to somebody who thinks."""
        top, bottom, dots = self._plates(view, facts, at, now)
        over_hand = (top, dots) if at.other_hand is not None else ()
        parts = [
            self._group("behind", _behind, view, at),
            *([bottom] if over_hand else [top, bottom, dots]),
            self._banner(view, facts, at),
            self._group("watchers", _watchers_ops, view, at.watchers, facts.watchers),
            self._stage(view, facts, at),
            self._message(view, facts, at),
            self._last_move(view, facts, at),
            self._middle(view, facts, at),
        ]
        dotted = None if facts.thinking is None else tick(now)
        return Panels(tuple(part for part in parts if part.ops), over_hand, dotted)

    def _plates(
        self, view: View, facts: TableFacts, at: BoardLayout, now: float
    ) -> tuple[Group, Group, Group]:
        """Both plates, and the dots of who thinks."""
        looks = (facts.top, facts.bottom)
        dots: DrawList = ()
        for rect, look in zip((at.top, at.bottom), looks, strict=True):
            if look.is_thinking:
                place = form_for(view, rect, looks).clock_place(view, rect)
                dots = dots_ops(place, now, view.calm)
                if look.is_turned:
                    dots = half_turned(dots, *rect.snapped().middle)
        return (
            self._plate("top", view, at.top, looks[0], looks),
            self._plate("bottom", view, at.bottom, looks[1], looks),
            self._group("dots", tuple, dots),
        )

    def _plate(
        self, key: str, view: View, rect: Rect, look: PlateContent, looks: Sequence[PlateContent]
    ) -> Group:
        """One plate; both have the same form, the one that tells everything."""
        form = form_for(view, rect, looks)
        return self._group(key, player_ops, view, rect, look, form)

    def _stage(self, view: View, facts: TableFacts, at: BoardLayout) -> Group:
        rect, text = at.stage, "" if _is_menu_there(facts, at) else facts.stage
        return self._group("stage", _message_ops, view, rect, text, is_news=False)

    def _banner(self, view: View, facts: TableFacts, at: BoardLayout) -> Group:
        has_round = at.stage is None and at.has_round
        words = (facts.banner, facts.stage if has_round else "")
        title, text = facts.title, "\n".join(word for word in words if word)
        if facts.is_news and at.message is None and at.middle is None:
            title, text = "", facts.message
        is_hidden = _is_menu_there(facts, at) or _is_under_alarm(facts, at, at.banner)
        if is_hidden:
            return NO_BANNER
        emblem, is_turned = facts.emblem, facts.is_turned
        return self._group("banner", _banner_ops, view, at.banner, title, text, emblem, is_turned)

    def _message(self, view: View, facts: TableFacts, at: BoardLayout) -> Group:
        """What is said; where nothing is and the last move has no place of its own, that one."""
        rect, text = at.message, facts.message
        if rect is not None and _is_under_alarm(facts, at, rect):
            rect = None
        if not text and at.arrangement != "columns" and at.last_move is None:
            text = last_move_text(view, facts.moves, facts.shown)
        if rect is not None:
            text = _with_round(view, facts, at, rect, text)
        return self._group("message", _message_ops, view, rect, text, is_news=facts.is_news)

    def _last_move(self, view: View, facts: TableFacts, at: BoardLayout) -> Group:
        text = last_move_text(view, facts.moves, facts.shown) if at.last_move else ""
        return self._group("last move", _message_ops, view, at.last_move, text, is_news=False)

    def _middle(self, view: View, facts: TableFacts, at: BoardLayout) -> Group:
        """What is said where it has no other place, ways out of a danger, what a piece can do."""
        legend, escape, is_news = facts.legend, facts.escape, facts.is_news
        is_free = legend is None and escape is None
        note = facts.message if at.message is None and (is_news or is_free) else ""
        return self._group(
            "middle", _middle_ops, view, at.middle, legend, escape, note, is_news=is_news
        )


def _message_ops(view: View, rect: Rect | None, text: str, *, is_news: bool) -> DrawList:
    """What is said on a plank, brighter and larger as long as it is new; without words none."""
    if rect is None or not text:
        return ()
    return fitted_plank(view, rect, text, letters=LARGE if is_news else TEXT, is_news=is_news)


def _watchers_ops(view: View, rect: Rect | None, watchers: tuple[str, ...]) -> DrawList:
    """How many look on, and who."""
    if rect is None or not watchers:
        return ()
    key = "friends.watchers_one" if len(watchers) == 1 else "friends.watchers_some"
    title = view.words(key, count=len(watchers))
    return fitted_plank(
        view,
        rect,
        listed(view.words, watchers),
        "icons/spectator",
        TEXT,
        title=title,
    )


def _banner_ops(
    view: View, rect: Rect, title: str, text: str, emblem: str, is_turned: bool
) -> DrawList:
    """Whose turn it is; upside down for somebody who sits opposite."""
    ops = fitted_plank(view, rect, text, emblem, HEADING, title=title)
    return half_turned(ops, *rect.snapped().middle) if is_turned else ops


def _middle_ops(
    view: View,
    rect: Rect | None,
    legend: Legend | None,
    escape: Escape | None,
    note: str,
    *,
    is_news: bool,
) -> DrawList:
    if rect is None:
        return ()
    is_menu = legend is not None and legend.menu > 0
    if note and not is_menu:
        plank = rect.from_top(plank_height(view, 3))
        return _message_ops(view, plank, note, is_news=is_news)
    if escape is not None:
        facts = [_way_out(view, way) for way in escape.ways]
        return fact_panel(view, rect, (escape.title, escape.short_title), facts)
    if legend is None:
        return ()
    if is_menu:
        # It is left to its buttons.
        return panel_ops(view, menu_panel(view, rect, legend.menu), legend.title)
    rows = [Fact(text, sprite) for sprite, text in legend.rows]
    return fact_panel(view, rect, legend.title, rows)


def _way_out(view: View, way: WayFacts) -> Fact:
    """A way out of a danger: who can do it and by which moves, at length and in fewer words."""
    words, told = view.words, list[str]()
    for count in range(len(way.moves), 0, -1):
        moves, left_out = " ".join(way.moves[:count]), len(way.moves) - count
        if left_out:
            moves = words("way.more", moves=moves, count=left_out)
        told += [words("way.by", piece=way.who, moves=moves)] if way.who else []
        told.append(moves)
    return Fact(way.title, way.sprite, below=tuple(told))


def _with_round(view: View, facts: TableFacts, at: BoardLayout, rect: Rect, text: str) -> str:
    """What is said as far as a plank holds it, with where in the game one is if nothing else says.

    The words of the game matter most where a banner says already what they mean for who reads.
    """
    if not at.has_round and not facts.is_news and facts.alarm is None:
        longer = f"{text}\n{facts.stage}".strip()
        if fits_plank(view, rect, longer):
            return longer
    _, _, last = text.partition("\n")
    is_short = not last or facts.alarm is None or fits_plank(view, rect, text)
    return text if is_short else last


def _is_under_alarm(facts: TableFacts, at: BoardLayout, rect: Rect) -> bool:
    """Whether something would look out from behind what must not be missed."""
    if facts.alarm is None or at.alarm is None:
        return False
    is_beside = at.alarm.right <= rect.x or rect.right <= at.alarm.x
    return not is_beside and at.alarm.y < rect.bottom and rect.y < at.alarm.bottom


def _is_menu_there(facts: TableFacts, at: BoardLayout) -> bool:
    """Whether buttons stand where else turn and round are told."""
    return facts.legend is not None and facts.legend.menu > 0 and takes_banner(at)


def _behind(view: View, at: BoardLayout) -> DrawList:
    """Ropes, and the panels behind widgets."""
    ropes = [op for rope in at.ropes for op in rope_ops(view, rope.x, rope.y, rope.bottom)]
    panels = [
        op
        for key, rect in zip(PANELS, (at.moves, at.more), strict=True)
        if rect is not None
        for op in panel_ops(view, rect, view.words(key))
    ]
    return (*ropes, *panels)
