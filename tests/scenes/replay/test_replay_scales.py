"""At large UI scales a replay keeps its controls, names and progress: none shrinks or goes away."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.replay.layout import MOVES, ReplayLayout
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from tests.rows import some_of
from tests.scenes.acting import LANGUAGES, a_world, misplaced, seen, view_of
from tests.scenes.replay.test_replay_hands import BELOW, a_match
from tests.scenes.replay.test_replay_places import crowded
from tests.scenes.replay.watching import COMPUTER, HUMAN
from tests.scenes.table.played import GAME, XIANGQI_GAME, played
from tests.scenes.table.test_places import mixed_up
from tests.scenes.table.xiangqi_board import CHECKED, xiangqi_match

WINDOWS: Final = [
    (640, 480), (800, 600), (1024, 768), (1000, 1000), (1280, 720), (1920, 1080), (2560, 1080),
    (3840, 2160), (900, 1600), (1080, 1920),
]  # fmt: skip
LARGER: Final = (125, 150, 200)
DRAWERS: Final = ("", MOVES)
SLACK_PX: Final = 0.51


def matches() -> Iterator[tuple[Game, AnyMatch]]:
    yield GAME, played(players=(HUMAN, COMPUTER))
    yield XIANGQI_GAME, xiangqi_match(*CHECKED)
    yield games()["jackaroo"], a_match(BELOW)


def windows(count: int) -> Iterator[tuple[Game, AnyMatch, tuple[int, int]]]:
    """Some windows for each game."""
    for number, (game, match) in enumerate(matches()):
        for size in some_of(WINDOWS, count, seed=number):
            yield game, match, size


def laid_out(
    game: Game, match: AnyMatch, size: tuple[int, int], settings: Settings, drawer: str = ""
) -> Replay:
    replay = Replay(a_world(settings), game, match, start=10)
    replay.drawer = drawer
    replay.arrange(view_of(size, settings))
    return replay


def strips(places: ReplayLayout) -> dict[str, Rect]:
    return {"timeline": places.deck.bar, "speed": places.deck.speed}


def shrunk(replay: Replay, usual: Replay) -> list[str]:
    """Controls that are away or smaller than they usually are, in words."""
    now, then = replay.places, usual.places
    sides = {place.name: min(place.rect.w, place.rect.h) for place in now.buttons}
    wrong = [
        f"{place.name}: {sides.get(place.name)} instead of {min(place.rect.w, place.rect.h)}"
        for place in then.buttons
        if sides.get(place.name, 0) < min(place.rect.w, place.rect.h) - SLACK_PX
    ]
    wrong += [
        f"{name}: {strips(now)[name]} instead of {rect}"
        for name, rect in strips(then).items()
        if strips(now)[name].w < rect.w - SLACK_PX or strips(now)[name].h < rect.h - SLACK_PX
    ]
    return wrong


def told(replay: Replay) -> set[str]:
    """The names on the plates, and the progress where a game has it."""
    ops = [found.op for found in seen(replay.draw(0.0))]
    facts = replay._teller.facts(view_of((1920, 1080), Settings()), 0)
    wanted = {look.name for look in facts.looks}
    wanted |= {look.progress.text for look in facts.looks if look.progress}
    return wanted & {op.text for op in ops if isinstance(op, Text)}


@pytest.mark.slow
def test_replay_buttons_speed_and_timeline_are_never_smaller_at_large_ui_scales() -> None:
    for game, match, size in windows(4):
        usual = laid_out(game, match, size, Settings())
        for scale in LARGER:
            larger = laid_out(game, match, size, Settings(ui_scale=scale))
            what = (game.rulebook.game_id, size, scale)
            assert shrunk(larger, usual) == [], what
            assert larger.places.arrangement == usual.places.arrangement, what
            names = {widget.name for widget in larger.page.widgets}
            assert {widget.name for widget in usual.page.widgets} - {"move_list"} <= names, what
            assert ("move_list" in names) != (MOVES in names), what


@pytest.mark.slow
def test_names_and_progress_stay_on_the_plates_at_large_ui_scales() -> None:
    for game, match, size in windows(4):
        usual = told(laid_out(game, match, size, Settings()))
        assert len(usual) >= 2
        for scale in LARGER:
            larger = laid_out(game, match, size, Settings(ui_scale=scale))
            assert told(larger) >= usual, (game.rulebook.game_id, size, scale)


@pytest.mark.slow
def test_at_large_ui_scales_nothing_in_a_replay_is_cut_or_overlaps() -> None:
    for game, match in matches():
        for size, scale, drawer in some_of(product(WINDOWS, LARGER, DRAWERS), 24):
            language = LANGUAGES[DRAWERS.index(drawer) % 2]
            settings = Settings(ui_scale=scale, language=language)
            view, what = view_of(size, settings), (game.rulebook.game_id, size, scale)
            replay = laid_out(game, match, size, settings, drawer)
            assert misplaced(replay, view) == [], what
            assert crowded(replay.places, view) == [], what
            assert mixed_up(replay.draw(0.0), view) == [], what


@pytest.mark.slow
def test_where_there_is_room_a_replay_still_grows_with_the_ui_scale() -> None:
    def letters(game: Game, match: AnyMatch, size: tuple[int, int], scale: int) -> float:
        replay = laid_out(game, match, size, Settings(ui_scale=scale))
        texts = [each.op for each in seen(replay.draw(0.0)) if isinstance(each.op, Text)]
        return next(text.size for text in texts if text.text.startswith("Move "))

    for game, match in matches():
        for size in some_of(WINDOWS, 4):
            sizes = [letters(game, match, size, scale) for scale in (75, 100, *LARGER)]
            assert sizes == sorted(sizes), (game.rulebook.game_id, size, sizes)
        assert letters(game, match, (900, 1600), 200) >= 1.7 * letters(
            game, match, (900, 1600), 100
        )
        assert letters(game, match, (1920, 1080), 150) > letters(game, match, (1920, 1080), 100)


@pytest.mark.slow
def test_an_open_drawer_changes_the_size_of_nothing_else() -> None:
    for game, match, size in windows(4):
        decks = {
            laid_out(game, match, size, Settings(ui_scale=200), drawer).places.deck
            for drawer in DRAWERS
        }
        assert len(decks) == 1, (game.rulebook.game_id, size)
