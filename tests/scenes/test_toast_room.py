"""Messages in passing hide neither the letters of the board nor anything that can be pressed."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Language, Settings
from jungle_pg.games.values import Field
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group
from jungle_pg.ui.notices.toast import Toasts
from tests.rows import some_of
from tests.scenes.acting import LANGUAGES, Performance, a_world
from tests.scenes.cards import Card
from tests.scenes.table.sitting import a_match_of

WINDOWS: Final = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (900, 1600), (2560, 1080)]
SCALES: Final = [75, 100, 150, 200]
SAID: Final = {
    "en": ("Saved", "Failed to save: the folder of saved games may not be written to by you."),
    "zh": ("已保存", "保存失败：没有写入存档文件夹的权限。"),
}
IN_PLACE: Final = 1.0
PASSIVE: Final = {"board", "move_list", "evaluation", "review_progress"}


def opened(
    name: str, match: AnyMatch, size: tuple[int, int], scale: int, language: Language
) -> Performance:
    world = a_world(Settings(language=language, ui_scale=scale))
    show = Performance(Card("below"), world, size)
    show.cover_with(*GALLERY[name](world, match))
    show.rest(2.0)
    return show


def toast_rects(show: Performance, *texts: str) -> list[Rect]:
    """Where messages are once they have come to rest."""
    toasts, view = Toasts(), show.stack.view
    for text in texts:
        toasts.say(text, 0.0)
    room = show.stack.toast_room()
    toasts.draw(view, IN_PLACE, room)
    drawn = toasts.draw(view, IN_PLACE + 1.0, room)
    groups = [inner for group in drawn if isinstance(group, Group) for inner in group.ops]
    assert any(isinstance(inner, Group) for inner in groups) == (room is not None)
    return [message.rect for message in toasts._messages]


def touches(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and (one.y < other.bottom and other.y < one.bottom)
    )


def kept_clear(show: Performance) -> Iterator[tuple[str, Rect]]:
    scene = show.stack.top
    assert isinstance(scene, Play | Replay)
    yield from ((w.name, w.rect) for w in scene.page.widgets if w.name not in PASSIVE)
    yield from edge_strips(field_of(show), scene.game.look.margin)
    if isinstance(scene, Replay):
        yield "deck", scene.places.deck.panel


def field_of(show: Performance) -> Field:
    scene = show.stack.top
    assert isinstance(scene, Play | Replay)
    field = (scene.table_view if isinstance(scene, Play) else scene).board.field
    assert field is not None
    return field


def playing_place(show: Performance) -> Iterator[tuple[str, Rect]]:
    """Squares and cards: there is room beside them unless everything is very large."""
    field = field_of(show)
    yield "squares", field.rect
    yield from (("cards", hand) for hand in (field.zones.hands if field.zones else ()))


def edge_strips(field: Field, margin: float) -> Iterator[tuple[str, Rect]]:
    """Where the letters and numbers of the board are."""
    board, wide = field.rect, margin * field.square
    yield "letters above", Rect(board.x, board.y - wide, board.w, wide)
    yield "letters below", Rect(board.x, board.bottom, board.w, wide)
    yield "numbers left", Rect(board.x - wide, board.y, wide, board.h)
    yield "numbers right", Rect(board.right, board.y, wide, board.h)


@pytest.mark.slow
def test_toasts_cover_neither_letters_nor_controls_in_any_window() -> None:
    wrong = []
    matches = {kind: a_match_of(kind, (Player(), Player(level=3))) for kind in games()}
    every = product(matches, ("play", "replay"), WINDOWS, SCALES, LANGUAGES)
    for kind, name, size, scale, language in some_of(every, 100):
        show = opened(name, matches[kind], size, scale, language)
        where = f"{kind} {name} {size} {scale} {language}"
        for text in SAID[language]:
            (rect,) = toast_rects(show, text)
            assert touches(rect, Rect(0, 0, *size)), where
            clear = [*kept_clear(show)]
            clear += [*playing_place(show)] if scale <= 150 else []
            wrong += [f"{where}: {what}" for what, other in clear if touches(rect, other)]
    assert wrong == [], "\n".join(wrong)


def test_a_second_toast_stays_in_the_room_and_a_third_never_leaves_it() -> None:
    match = a_match_of("jungle", (Player(), Player(level=3)))
    for name in ("play", "replay"):
        for size in WINDOWS:
            show = opened(name, match, size, 100, "en")
            room = show.stack.toast_room()
            assert room is not None
            rects = toast_rects(show, "One", "Two two two", *SAID["en"])
            assert rects
            assert all(room.y <= rect.y and rect.bottom <= room.bottom for rect in rects)
            assert rects[0].bottom == max(rect.bottom for rect in rects)


def test_a_toast_stays_where_it_is_when_a_dialog_opens_over_the_board() -> None:
    match = a_match_of("jungle", (Player(), Player(level=3)))
    for size in WINDOWS:
        alone, below = (opened(name, match, size, 100, "en") for name in ("play", "pause"))
        assert toast_rects(below, "Saved") == toast_rects(alone, "Saved")
