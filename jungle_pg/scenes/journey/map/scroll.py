"""How the map moves under the window."""

from typing import Final

from jungle_pg.stage.easing import mix, part, settling, smooth

GLIDE_S: Final = 0.42
INERTIA_S: Final = 0.6
SWING_S: Final = 0.12
"""What the mouse did before it was let go counts for so long."""


class MapScroll:
    """Which place of a map is at the left edge of the window; all in units of the map."""

    def __init__(self) -> None:
        self.end = 0.0
        self._from = self._goal = 0.0
        self._since, self._lasts_s = 0.0, GLIDE_S
        self._is_coasting = False
        self._grip: float | None = None
        """Where on the map the mouse holds it."""
        self._trail: list[tuple[float, float]] = []
        """When the map was where, while it was dragged."""

    @property
    def is_dragged(self) -> bool:
        return self._grip is not None

    @property
    def goal(self) -> float:
        """Where it will be at rest."""
        return self._goal

    def fit(self, width: float, seen: float) -> None:
        """Say how long the map is, and how much of it the window shows."""
        self.end = max(0.0, width - seen)
        self._from, self._goal = self._inside(self._from), self._inside(self._goal)

    def left(self, now: float) -> float:
        """The place at the left edge."""
        done = part(now, self._since, self._lasts_s)
        if done == 1:
            # It rests only once its end was asked for, so that the last frame is drawn.
            self._from = self._goal
        return mix(self._from, self._goal, (settling if self._is_coasting else smooth)(done))

    def is_moving(self) -> bool:
        return self._from != self._goal

    def jump(self, left: float) -> None:
        self._from = self._goal = self._inside(left)

    def glide(self, left: float, now: float, lasts_s: float = GLIDE_S) -> None:
        """Go somewhere; a new goal is taken up from where it is."""
        self._from, self._goal = self.left(now), self._inside(left)
        self._since, self._lasts_s, self._is_coasting = now, lasts_s, False

    def grip(self, x: float, now: float) -> None:
        """The mouse holds the place so far from the left edge."""
        self.jump(self.left(now))
        self._grip, self._trail = self._goal + x, [(now, self._goal)]

    def drag(self, x: float, now: float) -> None:
        """What is held moves with the mouse."""
        if self._grip is not None:
            self.jump(self._grip - x)
            self._trail = [(at, left) for at, left in self._trail if at >= now - SWING_S]
            self._trail.append((now, self._goal))

    def release(self, now: float, *, coasts: bool) -> None:
        """Let go; a map in full swing rolls on for a while."""
        self._grip = None
        swing = [(at, left) for at, left in self._trail if at >= now - SWING_S]
        if coasts and len(swing) > 1 and swing[-1][0] > swing[0][0]:
            speed = (swing[-1][1] - swing[0][1]) / (swing[-1][0] - swing[0][0])
            self.glide(self._goal + speed * INERTIA_S / 2, now, INERTIA_S)
            self._is_coasting = True

    def _inside(self, left: float) -> float:
        return min(max(0.0, left), self.end)
