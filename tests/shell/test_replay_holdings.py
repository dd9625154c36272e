"""A replay that runs for long holds no more than at first, whatever moments it is seen at."""

import gc
from pathlib import Path
from random import Random

import pytest
from pygame import Surface

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures import pictures as keeping
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.stage.input.inputs import Key
from tests.sample_games import Game, play_random
from tests.words import language_of

MOST_BYTES = 300_000
"""Of turned and stretched pictures, so few that they are soon too many."""
ROUND_S = 14 / 5
"""A little more than the match takes at five times its speed."""
MOST_NEW_OBJECTS = 400


@pytest.mark.slow
def test_at_five_times_the_speed_a_replay_holds_no_more_after_a_while(
    screen: Surface, sprites_folder: Path, fonts_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "POSED_BYTES", MOST_BYTES)
    monkeypatch.setattr(keeping, "POSED_BYTES_PER_SCREEN_PX", 0)
    game, luck = games()["jungle"], Random(7)
    match = play_random(Game(game.rulebook, game.rules).begin(undo_depth=None), luck, 12)
    fonts = Fonts(fonts_folder)
    settings = Settings(window_size=(640, 480))
    replay = Replay(World(Silence(), SystemClipboard(), settings, games), game, match)
    replay.arrange(view_maker(language_of, fonts.measure, lambda: 12)((640, 480), settings))
    for key in ("l", "6"):
        replay.handle(Key(key), 0.0)
    surface = Surface((640, 480))
    pictures = Pictures(sprites_folder, fonts)
    painter, now, held = Painter(surface, pictures, fonts), 0.0, []
    dropped: set[object] = set()
    for _ in range(6):
        ends = now + 2 * ROUND_S
        while now < ends:
            now += luck.uniform(0.01, 0.06)
            replay.update(now)
            painter.show(replay.draw(now))
            dropped.update(pictures._posed._values)
            assert pictures._posed.total <= MOST_BYTES
        gc.collect()
        held.append(len(gc.get_objects()) - len(dropped))
    assert len(dropped) > len(pictures._posed._values), "there were more than are kept"
    assert held[-1] - held[1] < MOST_NEW_OBJECTS
    replay.close()
