"""A replay of a game with cards: where the hands lie beside board, plates, list and deck."""

from typing import Final

import pytest

from jungle_pg.board.fields import field_in_corners, watched_field
from jungle_pg.cabinet import games
from jungle_pg.core.jackaroo.events import Captured
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.settings import Settings
from jungle_pg.games.jackaroo.holes import SPOTS, place_of
from jungle_pg.games.values import Field
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.replay.story import events_of
from jungle_pg.stage.layout import Rect
from tests.rows import each_of
from tests.scenes.acting import SCALES, SIZES, a_world, view_of

GAME: Final = games()["jackaroo"]
WINDOWS: Final = [*SIZES, (640, 480), (2560, 1080), (900, 1600)]
ABOVE: Final = (Player(level=3), Player())
BELOW: Final = (Player(), Player(level=3))


def a_match(players: tuple[Player, Player], plies: int = 12) -> AnyMatch:
    match = begin(GAME.rulebook, Setup(GAME.rules, players=players, luck_seed=3))
    for _ in range(plies):
        outcome = match.play(GAME.rulebook.actions(match.state)[0])
        assert not isinstance(outcome, Refusal)
        match = outcome
    return match


def shown(
    size: tuple[int, int], players: tuple[Player, Player] = BELOW, scale: int = 100
) -> Replay:
    settings = Settings(ui_scale=scale)
    scene = Replay(a_world(settings), GAME, a_match(players))
    scene.arrange(view_of(size, settings))
    return scene


def field_of(scene: Replay) -> Field:
    field = scene.board.field
    assert field is not None
    return field


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


@pytest.mark.slow
@each_of("scale", SCALES)
@each_of("size", WINDOWS)
@each_of("players", [BELOW, ABOVE], ids=["below", "above"])
def test_hands_lie_in_the_window_and_over_nothing_else(
    size: tuple[int, int], players: tuple[Player, Player], scale: int
) -> None:
    scene = shown(size, players, scale)
    zones, at = field_of(scene).zones, scene.places
    assert zones is not None
    panels = [rect for rect in (at.top, at.bottom, at.info, at.moves, at.deck.panel) if rect]
    panels += [button.rect for button in at.buttons]
    for hand in zones.hands:
        assert hand.x >= -0.5
        assert hand.y >= -0.5
        assert hand.right <= size[0] + 0.5
        assert hand.bottom <= size[1] + 0.5
        assert not [rect for rect in panels if overlap(hand, rect)]
    assert not overlap(*zones.hands)


@each_of("size", WINDOWS)
def test_no_place_of_the_board_lies_under_a_hand(size: tuple[int, int]) -> None:
    field = field_of(shown(size))
    assert field.zones is not None
    for spot in SPOTS:
        x, y = field.middle(*place_of(spot))
        assert not any(hand.holds(x, y) for hand in field.zones.hands)


@each_of("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_in_a_wide_window_hands_over_the_corners_make_the_board_larger(
    size: tuple[int, int],
) -> None:
    scene = shown(size)
    area = scene.places.board
    assert field_of(scene).square > 1.15 * watched_field(GAME.look, GAME.rules, area).square


def test_who_sits_below_has_the_lower_hand() -> None:
    for players, below in ((BELOW, 0), (ABOVE, 1)):
        zones = field_of(shown((1920, 1080), players)).zones
        assert zones is not None
        assert zones.below == below
        assert zones.hands[below].y > zones.hands[1 - below].bottom


def test_captures_with_cards_have_their_pins() -> None:
    match = begin(GAME.rulebook, Setup(GAME.rules, luck_seed=5))
    while match.actor is not None:
        action = GAME.rulebook.autoplay(match.state)
        assert action is not None
        outcome = match.play(action)
        assert not isinstance(outcome, Refusal)
        match = outcome
    taken = [
        ply
        for ply, moment in enumerate(match.moments, 1)
        if any(isinstance(event, Captured) for event in moment.events)
    ]
    assert taken
    found = [ply for ply, kind in events_of(GAME, match) if kind == "capture"]
    assert found == taken


def test_a_game_without_cards_has_no_hands() -> None:
    jungle = games()["jungle"]
    assert field_in_corners(jungle.look, jungle.rules, Rect(0, 0, 900, 600)).zones is None
