"""What buttons, panels, hints and clocks say.

Every effect takes its luck and the pitch of its take. Tones are D, E, A and B alone, the notes that
both pieces of music share, so that nothing sounds out of tune.
"""

from tools.sound.instruments import kalimba, log_drum, marimba, wood
from tools.sound.nature import thump, whoosh
from tools.sound.tones import Luck, Wave, cut, hz, mix, modes


def ui_hover(luck: Luck, pitch: float) -> Wave:
    """A small wooden tick."""
    return cut(wood(luck, hz("D6") * pitch, 0.5, 0.012), 0.06, 0.03)


def ui_click(luck: Luck, pitch: float) -> Wave:
    """A tap on wood."""
    return mix((0, wood(luck, hz("A5") * pitch, 0.9, 0.022)), (0, thump(220, 0.08, 0.02), 0.35))


def ui_back(luck: Luck, _pitch: float) -> Wave:
    """Two taps downwards."""
    return mix((0, wood(luck, hz("A5"), 0.6, 0.02)), (0.055, wood(luck, hz("D5"), 0.9, 0.03)))


def ui_on(luck: Luck, _pitch: float) -> Wave:
    """Two taps upwards."""
    return mix((0, wood(luck, hz("D5"), 0.6, 0.02)), (0.06, wood(luck, hz("A5"), 0.9, 0.03)))


def ui_off(luck: Luck, _pitch: float) -> Wave:
    """Two taps, a little downwards."""
    return mix((0, wood(luck, hz("A5"), 0.6, 0.02)), (0.06, wood(luck, hz("E5"), 0.9, 0.03)))


def ui_panel(luck: Luck, _pitch: float) -> Wave:
    """A sign swings in on its ropes."""
    ropes = whoosh(luck, 0.2, 350, 900)
    return mix(
        (0, ropes, 0.25),
        (0.13, wood(luck, hz("D4"), 0.9, 0.05)),
        (0.13, thump(140, 0.16, 0.04), 0.6),
        (0.2, wood(luck, hz("A4"), 0.3, 0.03)),
    )


def error(_luck: Luck, _pitch: float) -> Wave:
    """A soft low double tap; it says no without blame."""
    ring = modes(0.14, [(hz("D4"), 0.6, 0.03), (hz("A4"), 0.10, 0.015)], 0.004)
    tap = mix((0, thump(150, 0.16, 0.04, 0.85)), (0, ring))
    return mix((0, tap), (0.13, tap, 0.85))


def undo(luck: Luck, _pitch: float) -> Wave:
    """Two bars downwards, and air."""
    return _two_bars(luck, "A4", "D4", 0.3)


def redo(luck: Luck, _pitch: float) -> Wave:
    """Two bars upwards, and air."""
    return _two_bars(luck, "D4", "A4", 0.7)


def _two_bars(luck: Luck, first: str, second: str, air_peak: float) -> Wave:
    sound = mix(
        (0, marimba(luck, hz(first), 0.5)),
        (0.08, marimba(luck, hz(second), 0.6)),
        (0, whoosh(luck, 0.18, 500, 1000, air_peak), 0.15),
    )
    return cut(sound, 0.5, 0.3)


def saved(luck: Luck, _pitch: float) -> Wave:
    """Kept safe: the lid of a wooden box, and one tine."""
    return mix(
        (0, wood(luck, 480, 0.7, 0.03)),
        (0, thump(150, 0.12, 0.03), 0.5),
        (0.1, cut(kalimba(luck, hz("D5"), 0.5), 0.45, 0.3)),
    )


def hint(luck: Luck, _pitch: float) -> Wave:
    """A firefly: four rising tines."""
    notes = enumerate(("A4", "D5", "E5", "A5"))
    tines = [(0.075 * k, kalimba(luck, hz(note), 0.4 + 0.05 * k)) for k, note in notes]
    return cut(mix(*tines), 0.9, 0.5)


def turn(luck: Luck, _pitch: float) -> Wave:
    """Your turn: two quiet tines."""
    tines = mix((0, kalimba(luck, hz("A4"), 0.5)), (0.11, kalimba(luck, hz("D5"), 0.6)))
    return cut(tines, 0.75, 0.45)


def lesson_step(luck: Luck, _pitch: float) -> Wave:
    """A step of a lesson is done: three rising bars."""
    notes = ((0, "D5"), (0.1, "E5"), (0.2, "A5"))
    bars = [(at, marimba(luck, hz(note), 0.6)) for at, note in notes]
    return cut(mix(*bars, (0.2, kalimba(luck, hz("A5"), 0.3))), 0.95, 0.5)


def clock_tick(luck: Luck, _pitch: float) -> Wave:
    """A dry wooden tick."""
    return mix((0, wood(luck, hz("E5"), 0.8, 0.014)), (0, thump(200, 0.06, 0.015), 0.3))


def clock_low(luck: Luck, _pitch: float) -> Wave:
    """Little time, said once: three wooden strokes, the last higher."""
    drums = enumerate(("A3", "A3", "E4"))
    taps = enumerate(("A4", "A4", "E5"))
    return mix(
        *((0.14 * k, cut(log_drum(luck, hz(note), 0.7), 0.34, 0.2)) for k, note in drums),
        *((0.14 * k, wood(luck, hz(note), 0.4, 0.02)) for k, note in taps),
    )


def clock_out(luck: Luck, _pitch: float) -> Wave:
    """Time is over: falling drums and a soft gong of wood."""
    return mix(
        (0, log_drum(luck, hz("A3"), 0.8)),
        (0.16, log_drum(luck, hz("E3"), 0.8)),
        (0.32, log_drum(luck, hz("D3"), 0.9)),
        (0.32, cut(marimba(luck, hz("D4"), 0.5), 0.6, 0.3)),
    )
