"""Every sound of the game: how it is made, to which group it belongs, how loud it is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.sound import ambience, cards, discs, interface, jingles, marbles, moves, voices
from tools.sound.play_music import play_music
from tools.sound.title_music import title_music
from tools.sound.tones import Luck, Wave

GROUP_GAIN: Final = {
    "ui": 0.7,
    "move": 0.6,
    "terrain": 0.45,
    "event": 0.7,
    "voice": 0.6,
    "ambience": 0.6,
    "jingle": 0.7,
    "music": 0.7,
}
"""The volume of each group in the game, before the player's sliders; chosen so that none clips."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A short sound; takes after the first have their own luck and a pitch within 4 %."""

    make: Callable[[Luck, float], Wave]
    group: str
    loudness: float
    """LUFS of the loudest 400 ms."""
    takes: int = 1
    quality: float = 4.0
    """Of the Vorbis encoder, from 0 to 10."""

    @property
    def name(self) -> str:
        """The name of the sound: that of the function that makes it."""
        return self.make.__name__


@dataclass(frozen=True, slots=True)
class Music:
    """A loop in stereo."""

    name: str
    make: Callable[[], list[Wave]]
    loudness: float
    """LUFS of the whole loop."""
    quality: float
    group: str = "music"
    takes: int = 1


Sound = Effect | Music

SOUNDS: Final[tuple[Sound, ...]] = (
    Effect(interface.ui_hover, "ui", -22),
    Effect(interface.ui_click, "ui", -16),
    Effect(interface.ui_back, "ui", -16),
    Effect(interface.ui_on, "ui", -16),
    Effect(interface.ui_off, "ui", -16),
    Effect(interface.ui_panel, "ui", -16),
    Effect(interface.error, "ui", -16),
    Effect(interface.undo, "ui", -16),
    Effect(interface.redo, "ui", -16),
    Effect(interface.saved, "ui", -16),
    Effect(interface.hint, "ui", -16),
    Effect(interface.turn, "ui", -18),
    Effect(interface.lesson_step, "ui", -14),
    Effect(interface.clock_tick, "ui", -17),
    Effect(interface.clock_low, "ui", -14),
    Effect(interface.clock_out, "ui", -13),
    Effect(moves.select, "move", -16, 3),
    Effect(moves.deselect, "move", -17, 3),
    Effect(moves.glide_back, "move", -16),
    Effect(moves.move_light, "move", -15, 3),
    Effect(moves.move_middle, "move", -14.5, 3),
    Effect(moves.move_heavy, "move", -14, 3),
    Effect(moves.grass, "terrain", -16, 4),
    Effect(moves.swim, "terrain", -15, 3),
    Effect(moves.water_in, "event", -14, 2),
    Effect(moves.water_out, "event", -15, 2),
    Effect(moves.leap, "event", -14, 3),
    Effect(moves.land, "event", -13, 3),
    Effect(moves.capture, "event", -12.5, 3),
    Effect(moves.capture_big, "event", -12),
    Effect(moves.net_drop, "event", -14, 2),
    Effect(moves.net_off, "event", -15, 2),
    Effect(moves.confetti, "event", -14),
    Effect(discs.disc_light, "move", -15, 3),
    Effect(discs.disc_middle, "move", -14.5, 3),
    Effect(discs.disc_heavy, "move", -14, 3),
    Effect(discs.disc_capture, "event", -13, 3),
    Effect(discs.chariot_roll, "event", -15.5, 3),
    Effect(discs.horse_hoof, "event", -14.5, 3),
    Effect(discs.cannon_fire, "event", -12.5, 2),
    Effect(discs.check, "event", -13),
    Effect(discs.topple, "event", -14),
    Effect(marbles.marble_step, "move", -16, 4),
    Effect(marbles.marble_hit, "event", -14, 3),
    Effect(marbles.marble_back, "move", -16),
    Effect(marbles.marble_out, "event", -15),
    Effect(marbles.marble_swap, "event", -15),
    Effect(marbles.marble_home, "event", -14),
    Effect(cards.card_play, "move", -15, 3),
    Effect(cards.card_deal, "move", -16, 3, quality=6),
    Effect(cards.card_draw, "move", -16, 2),
    Effect(cards.card_shuffle, "move", -15),
    Effect(cards.card_attack, "event", -12.5),
    Effect(voices.voice_elephant, "voice", -13.5, 3),
    Effect(voices.voice_lion, "voice", -13, 3),
    Effect(voices.voice_tiger, "voice", -13, 3),
    Effect(voices.voice_leopard, "voice", -13.5, 3),
    Effect(voices.voice_wolf, "voice", -14, 3),
    Effect(voices.voice_dog, "voice", -13.5, 3),
    Effect(voices.voice_cat, "voice", -14, 3),
    Effect(voices.voice_rat, "voice", -15.5, 3),
    Effect(voices.voice_horse, "voice", -14, 3),
    Effect(ambience.amb_bird, "ambience", -24, 4),
    Effect(ambience.amb_toucan, "ambience", -22, 2),
    Effect(ambience.amb_frog, "ambience", -24, 2),
    Effect(ambience.amb_cricket, "ambience", -28, 2),
    Effect(ambience.amb_owl, "ambience", -24, 2),
    Effect(ambience.amb_drop, "ambience", -24, 2),
    Effect(jingles.game_start, "jingle", -14),
    Effect(jingles.den, "jingle", -12),
    Effect(discs.mate, "jingle", -12, quality=1),
    Effect(jingles.win, "jingle", -12.5, quality=1),
    Effect(jingles.lose, "jingle", -14.5),
    Effect(jingles.draw, "jingle", -14),
    Music("title_loop", title_music, -20, 2.5),
    Music("play_loop", play_music, -20, 1.5),
)


def take_names(sound: Sound) -> list[str]:
    """The names of its files, without their ending: numbered where there are several."""
    if sound.takes == 1:
        return [sound.name]
    return [f"{sound.name}_{take}" for take in range(1, sound.takes + 1)]
