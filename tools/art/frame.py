"""The jungle round the board."""

from tools.art.colours import FOLIAGE, THEMES, Foliage, Theme
from tools.art.creatures import butterfly, firefly, toucan
from tools.art.far_trees import far_trees
from tools.art.shapes import Drawings
from tools.art.sky import shafts, sky
from tools.art.strips import canopy, ground_strip, vine
from tools.art.thickets import BOTTOM_LEFT, LEFT, TOP_LEFT, mirrored, thicket


def drawings() -> Drawings:
    """Everything in `frame`."""
    result = {
        "frame/butterfly.svg": butterfly(),
        "frame/firefly.svg": firefly(),
        "frame/toucan.svg": toucan(),
    }
    for theme in THEMES:
        parts = _parts(theme, FOLIAGE[theme])
        result |= {f"frame/{name}_{theme}.svg": part for name, part in parts.items()}
    return result


def _parts(theme: Theme, leaves: Foliage) -> Drawings:
    return {
        "sky": sky(theme),
        "shafts": shafts(theme),
        "far_trees": far_trees(leaves),
        "leaves_left": thicket(LEFT, 420, 1080, leaves),
        "leaves_right": thicket(mirrored(LEFT, 420, 40, 2), 420, 1080, leaves),
        "corner_tl": thicket(TOP_LEFT, 560, 520, leaves),
        "corner_tr": thicket(mirrored(TOP_LEFT, 560, 16, 5), 560, 520, leaves),
        "corner_bl": thicket(BOTTOM_LEFT, 640, 540, leaves),
        "corner_br": thicket(mirrored(BOTTOM_LEFT, 640, 16, 8), 640, 540, leaves),
        "canopy_top": canopy(leaves),
        "ground_strip": ground_strip(leaves),
        "vine": vine(leaves),
    }
