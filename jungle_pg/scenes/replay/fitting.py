"""How large a replay is drawn: as large as is wished, while nothing on it shrinks or goes away.

Larger letters take room from what stands beside them. Where a window lacks that room, everything is
drawn a little smaller than wished, so that each control stays at its place and no smaller than it
usually is, and the plates still tell names and progress.
"""

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Final, TypeAlias

from jungle_pg.scenes.replay.deck import ANY_SIZES, LeastSizes
from jungle_pg.scenes.replay.layout import ReplayLayout
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View, zoom_for
from jungle_pg.ui.plates.forms import SMALL

USUAL: Final = 100
"""The size of everything unless a player wishes another one, in per cent."""
STEP: Final = 0.1
"""From one size that is tried to the next smaller one, in usual sizes."""
HAIR_PX: Final = 0.5

Placing: TypeAlias = Callable[[View, LeastSizes], ReplayLayout]
"""Where everything is in a view, at least so large."""


def fitted_view(view: View, placing: Placing) -> tuple[View, LeastSizes]:
    """The view with the largest zoom at which nothing is lost, and how large things are at least.

    `placing` tells places without an open drawer, so that a drawer changes no sizes.
    """
    usual_zoom = zoom_for(view.width, view.height, USUAL)
    if view.zoom <= usual_zoom:
        return view, ANY_SIZES
    smallest = replace(view, zoom=usual_zoom)
    usual = placing(smallest, ANY_SIZES)
    button = max(shorter(place.rect) for place in usual.deck.transport + usual.deck.tools)
    least = LeastSizes(button, usual.deck.bar.w)
    # One after the other: what fits at a size need not fit at a smaller one, in another form.
    steps = range(ceil((view.zoom / usual_zoom - 1) / STEP) - 1, 0, -1)
    for zoom in (view.zoom, *(usual_zoom * (1 + STEP * step) for step in steps)):
        tried = replace(view, zoom=zoom)
        if _is_whole(placing(tried, least), tried, usual, smallest):
            return tried, least
    return smallest, ANY_SIZES


def shorter(rect: Rect) -> float:
    """The shorter side, which says how easily something is hit."""
    return min(rect.w, rect.h)


def _is_whole(places: ReplayLayout, view: View, usual: ReplayLayout, usual_view: View) -> bool:
    """Whether everything is where it usually is, tells as much and is no smaller."""
    sizes = {place.name: shorter(place.rect) for place in places.buttons}
    strips = ((usual.deck.bar, places.deck.bar), (usual.deck.speed, places.deck.speed))
    return (
        places.arrangement == usual.arrangement
        and all(
            shorter(place.rect) <= sizes.get(place.name, 0.0) + HAIR_PX for place in usual.buttons
        )
        and all(old.w <= new.w + HAIR_PX and old.h <= new.h + HAIR_PX for old, new in strips)
        and _tells(places, view) >= _tells(usual, usual_view)
    )


def _tells(places: ReplayLayout, view: View) -> bool:
    """Whether the plates are high enough for names and progress."""
    plates = (places.top, places.bottom)
    return all(plate is not None and SMALL.suits(view, plate) for plate in plates)
