"""The book of rules on a stage: rules that fill its pages, and how tests read it."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Slab, Text
from jungle_pg.stage.view import View
from tests.scenes.acting import Paged, Performance, a_world, misplaced, seen, text_box
from tests.scenes.cards import Card

WINDOWS: Final = [
    (640, 480), (800, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160),
    (900, 1600), (1080, 1920),
]  # fmt: skip

USUAL: Final = "traditional"
CHANGED: Final = (
    "appendix,rivers=inner,swimmers=RD,double_jumpers=LTP,column_jumpers=ELTPWD,row_jumpers=T,"
    "den_enterers=RCD,no_capture_limit=9999,repetition_limit=99,moves_first=top,row_one=top,"
    "side_names=RED-GREEN,draw_by_agreement=no,pass_on_time=never,trapped_defender=full-rank"
)
"""As much to say as there can be."""
POOR: Final = (
    "course,rivers=edges,swimmers=none,column_jumpers=none,den_enterers=none,rat_takes_elephant=no"
)
"""Nobody swims, leaps or enters a den."""
XIANGQI_USUAL: Final = "standard"
XIANGQI_CHANGED: Final = "practice,repetition=draw,no_capture_limit=9999"
ON_THE_RIVER: Final = tuple(repr(character) for character in "楚河漢汉界")
"""What is painted on a board: on a small one small, and cut where only a part of it is shown."""
SWITCHED: Final = "animal+rat_only_den+extended_jumps+dog_river+rat_cannot_take_elephant"
"""Rules with a very long name."""


def a_book(world: World, rules: str = USUAL, page: int = 0, game_id: str = "jungle") -> RulesBook:
    """The book of a game for rules given by their text."""
    game = world.games()[game_id]
    return RulesBook(world, game, game.rulebook.codec.parse_rules(rules), page)


def wrongly_placed(scene: Paged, view: View, now: float = 0.0) -> list[str]:
    """What is misplaced on a screen, but for what is painted on boards."""
    return [each for each in misplaced(scene, view, now) if not each.startswith(ON_THE_RIVER)]


def opened(
    rules: str = USUAL,
    settings: Settings | None = None,
    size: tuple[int, int] = (1920, 1080),
    page: int = 0,
) -> tuple[Performance, RulesBook]:
    """The book over another scene."""
    world = a_world(settings)
    show = Performance(Card("below"), world, size)
    book = a_book(world, rules, page)
    show.cover_with(book)
    show.rest()
    return show, book


def spreads(book: RulesBook, view: View) -> Iterator[DrawList]:
    """What is seen at each turn of a page, from the first to the last."""
    book.arrange(view)
    book.handle(Key("home"), 0.0)
    yield book.draw(0.0)
    for _ in range(book.spreads - 1):
        book.handle(Key("pagedown"), 0.0)
        yield book.draw(0.0)


def boards_in(ops: DrawList) -> list[Rect]:
    """The frames of all little boards in sight."""
    frames = []
    for group in _groups(ops):
        if group.key.startswith("board "):
            frame = group.ops[-1]
            assert isinstance(frame, Slab)
            frames.append(Rect(frame.x, frame.y, frame.w, frame.h))
    return frames


def words_in(ops: DrawList, view: View) -> list[tuple[str, Rect]]:
    """The words on the paper and where they are; not those on boards and buttons."""
    (words,) = [group for group in _groups(ops) if group.key == "words"]
    return [
        (found.op.text, text_box(found.op, view))
        for found in seen(words.ops)
        if isinstance(found.op, Text)
    ]


def _groups(ops: DrawList) -> Iterator[Group]:
    for op in ops:
        if isinstance(op, Group):
            yield op
            yield from _groups(op.ops)
