"""How the boards around a board look: plates, banner, what a piece can do, messages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.scenes.table.panels.facts import Legend, PlayerFacts
from jungle_pg.scenes.table.panels.layout import plank_height
from jungle_pg.scenes.table.panels.options import menu_panel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import SOFT_BREAK, has_characters, plain, wrapped
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, panel_ops, plank_ops, sign, standing
from jungle_pg.ui.plates.indicators import ProgressContent
from jungle_pg.ui.plates.plate import PlateContent, time_text
from jungle_pg.ui.upside_down import half_turned

PLAYED_FOR: Final = "icons/computer"
MESSAGE: Final = 23
HEADING: Final = 26
LEGEND: Final = 23
SMALLEST: Final = 10
"""Letters shrink until words fit, but never below what can be read."""

ONE_LINE: Final = 0.74
NEWS_ONE_LINE: Final = 0.88
"""How much smaller letters may become so that one line is enough."""

NEWS: Final = 27
NOTE_HEIGHT: Final = 96
MARK: Final = 46
ROW: Final = 56
LEAST_STEP: Final = 1.1
"""From line to line, in sizes of the smallest letters; what has no room then is left out."""

SIDE: Final = 30
TOP: Final = 40
FOOT: Final = 30


def look_of_player(player: PlayerFacts) -> PlateContent:
    """The plate of a player."""
    has_clock = player.left_s is not None
    return PlateContent(
        side=player.side,
        name=player.name,
        sub_line=player.sub_line,
        portrait=player.face,
        taken=player.taken,
        places=player.places,
        kinds=player.kinds,
        other_side=player.other_side,
        clock=None if player.left_s is None else time_text(player.left_s),
        is_low=player.is_low,
        is_active=player.has_turn,
        clock_part=player.left_part if has_clock else None,
        balance=player.balance,
        progress=_progress(player),
        score=player.score,
        ring=_ring(player),
        sign=PLAYED_FOR if player.is_played_for else "",
        keeps_clock_room=player.is_computer,
        is_thinking=player.is_thinking,
        is_turned=player.is_turned,
    )


def _progress(player: PlayerFacts) -> ProgressContent | None:
    told = player.progress
    if told is None:
        return None
    return ProgressContent(told.done, told.of, told.part, told.sprite, told.place)


def _ring(player: PlayerFacts) -> tuple[float, float] | None:
    if player.ring_s is None or player.left_s is None:
        return None
    return player.left_s, player.ring_s


def message_ops(view: View, rect: Rect, text: str, *, is_news: bool = False) -> DrawList:
    """What is said on a plank, brighter and larger as long as it is new; without words none."""
    if not text:
        return ()
    return snug_plank(view, rect, text, "", NEWS if is_news else MESSAGE, is_news=is_news)


def last_move_ops(view: View, rect: Rect, moves: tuple[MoveFacts, ...], shown: int) -> DrawList:
    """The move that led to what is seen on the board."""
    return message_ops(view, rect, last_move_text(view, moves, shown))


def last_move_text(view: View, moves: tuple[MoveFacts, ...], shown: int) -> str:
    """That move in a few words; nothing before the first one."""
    listed = [move for move in moves[:shown] if move.is_listed]
    if not listed:
        return ""
    move = listed[-1]
    name = view.words(move.row.key)
    name = "" if has_characters(name) and has_characters(move.written) else name
    name = name[:1].upper() + name[1:]
    way = view.words(move.row.way_key) if move.row.way_key else move.way
    text = view.words("play.last_move", number=move.number, name=name, way=way)
    return " ".join(text.split())


def snug_plank(
    view: View, rect: Rect, text: str, icon: str, largest: int, *, is_news: bool = False
) -> DrawList:
    """Words on a plank, as large as they fit without being cut, in one line if that is possible."""
    area = rect.snapped()
    sizes = range(largest, SMALLEST - 1, -1)
    least = largest * (NEWS_ONE_LINE if is_news else ONE_LINE)
    text = _broken(view, area, text, bool(icon), [size for size in sizes if size >= least])
    one_line = (size for size in sizes if size >= least and "\n" not in text)
    size = next((size for size in one_line if _fits(view, area, text, bool(icon), size, 1)), None)
    if size is None:
        every = (size for size in sizes if _fits(view, area, text, bool(icon), size))
        size = next(every, SMALLEST)
    return plank_ops(view, rect, text, icon, size, is_news=is_news)


def legend_ops(view: View, rect: Rect, legend: Legend) -> DrawList:
    """What the chosen piece can do, on a panel no higher than that: a sign and words for each.

    The panel of a menu is left to its buttons.
    """
    if legend.menu:
        return panel_ops(view, menu_panel(view, rect, legend.menu), legend.title, HEADING)
    inner = rect.inset(view.px(SIDE), view.px(TOP), view.px(SIDE), view.px(FOOT))
    shown = legend.rows[: max(1, int(inner.h / (SMALLEST_TEXT_PX * LEAST_STEP)))]
    highest = inner.h / max(1, len(shown))
    mark = min(view.px(MARK), highest * 0.9)
    left = inner.x + mark * 1.35
    texts = [text for _, text in shown]
    letters, rows = _snug_rows(view, texts, inner.right - left, highest)
    count = sum(map(len, rows))
    step = min(view.px(ROW), inner.h / max(1, count))
    theme, top = view.theme, inner.y
    panel = rect.from_top(rect.h - inner.h + step * count)
    ops: list[Op] = list(panel_ops(view, panel, legend.title, HEADING))
    for (sprite, _), lines in zip(shown, rows, strict=True):
        high = step * len(lines)
        ops.append(sign(sprite, inner.x + mark / 2, top + high / 2, mark, theme.text, theme.paper))
        first = top + high / 2 - min(step, letters * 1.2) * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            y = first + min(step, letters * 1.2) * number
            ops.append(Text(line, left, y, letters, theme.text))
        top += high
    return tuple(ops)


def note_ops(view: View, rect: Rect, text: str, *, is_news: bool) -> DrawList:
    """What is said on a plank of its own at the upper edge of a place that has room to spare."""
    high = min(rect.h, plank_height(view, NOTE_HEIGHT, 3))
    return message_ops(view, rect.from_top(high), text, is_news=is_news)


def _broken(view: View, area: Rect, text: str, has_icon: bool, sizes: Sequence[int]) -> str:
    """Each line whole if letters of these sizes allow it, else with its soft breaks."""
    whole, split = text.replace(SOFT_BREAK, ""), text.replace(SOFT_BREAK, "\n")
    if whole == text:
        return text
    lines = whole.count("\n") + 1
    if any(_fits(view, area, whole, has_icon, size, lines) for size in sizes):
        return whole
    return split if fits_plank(view, area, split) else whole


def fits_plank(view: View, rect: Rect, text: str) -> bool:
    """Whether a plank holds all words in the smallest letters."""
    return _fits(view, rect.snapped(), text.replace(SOFT_BREAK, ""), has_icon=False, size=SMALLEST)


def _fits(view: View, area: Rect, text: str, has_icon: bool, size: float, most: int = 9) -> bool:
    """Whether a plank holds all words in letters of a size, in at most so many lines."""
    letters = view.text_px(size)
    room = area.w - view.px(PLANK_MARGINS) - (letters * 1.65 if has_icon else 0)
    count = min(most, max(1, int((area.h - view.px(12)) / (letters * PLANK_STEP))))
    if count == 1:
        return "\n" not in text and view.measure(text, letters) <= room
    return len(wrapped(text, letters, room, view.measure)) <= count


def _snug_rows(
    view: View, texts: list[str], room: float, height: float
) -> tuple[int, list[list[str]]]:
    """The largest letters in which every text has one line, else the smallest in as many."""
    largest = min(view.text_px(LEGEND), int(height / 1.15))
    for letters in range(largest, SMALLEST_TEXT_PX - 1, -1):
        if all(view.measure(plain(text), letters) <= room for text in texts):
            return letters, [[plain(text)] for text in texts]
    letters = SMALLEST_TEXT_PX
    return letters, [wrapped(text, letters, room, view.measure) for text in texts]


LARGEST: Final = 30
BELOW_TITLE: Final = 0.68
"""How large the words of the game are, for each unit of the name over them."""

EMBLEM: Final = 1.5
BESIDE_EMBLEM: Final = 0.45
"""The emblem and the gap beside it, in sizes of the title's letters."""

AIR: Final = 12
TITLE_STEP: Final = 1.18
MOST_TITLE: Final = 2
"""In how many lines a long name may stand."""


@dataclass(frozen=True, slots=True)
class _Rows:
    """What stands on the plank: the lines of the title and those below, and how large they are."""

    title: list[str]
    letters: int
    text: list[str]
    small: int

    @property
    def height(self) -> float:
        above = self.letters * TITLE_STEP * len(self.title)
        return above + self.small * PLANK_STEP * len(self.text)


def turn_ops(
    view: View, rect: Rect, title: str, text: str, emblem: str, is_turned: bool = False
) -> DrawList:
    """The words on their plank; upside down for somebody who sits opposite."""
    area = rect.snapped()
    rows = _fitting(view, area, title, text, bool(emblem)) if title else None
    if rows is None:
        ops = snug_plank(view, rect, text, emblem, LARGEST)
    else:
        ops = _written(view, area, emblem, rows)
    return half_turned(ops, *area.middle) if is_turned else ops


def _fitting(view: View, area: Rect, title: str, text: str, has_emblem: bool) -> _Rows | None:
    """The largest letters in which all is read, the title in one line if that is possible."""
    for most in (1, MOST_TITLE):
        for letters in range(view.text_px(LARGEST), SMALLEST_TEXT_PX - 1, -1):
            room = area.w - view.px(PLANK_MARGINS) - _beside(letters, has_emblem)
            small = max(SMALLEST_TEXT_PX, round(letters * BELOW_TITLE))
            above, below = (
                wrapped(words, size, room, view.measure)
                for words, size in ((title, letters), (text, small))
            )
            rows = _Rows(above, letters, below, small)
            if len(above) <= most and rows.height <= area.h - view.px(AIR):
                return rows
    return None


def _written(view: View, area: Rect, emblem: str, rows: _Rows) -> DrawList:
    theme = view.theme
    seed = int(area.w / view.zoom) % 17
    ops: list[Op] = [standing(view, area, lambda w, h: skins.plank(w, h, theme, seed))]
    sized = [(line, rows.letters, rows.letters * TITLE_STEP) for line in rows.title]
    sized += [(line, rows.small, rows.small * PLANK_STEP) for line in rows.text]
    wide = max(view.measure(line, size) for line, size, _ in sized)
    beside = _beside(rows.letters, bool(emblem))
    left, middle = area.middle[0] - (beside + wide) / 2, area.middle[1] - view.px(2)
    if emblem:
        side = rows.letters * EMBLEM
        ops.append(sign(emblem, left + side / 2, middle, side, theme.wood_text, theme.plank))
    x, y = left + beside + wide / 2, middle - rows.height / 2
    for line, size, step in sized:
        ink, shadow = theme.wood_text, theme.wood_shadow
        ops.append(Text(line, x, y + step / 2, size, ink, "centre", shadow))
        y += step
    return tuple(ops)


def _beside(letters: int, has_emblem: bool) -> float:
    """What the emblem takes of the width."""
    return letters * (EMBLEM + BESIDE_EMBLEM) if has_emblem else 0.0
