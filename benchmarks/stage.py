"""How fast the window is: what frames cost, and what the running program costs."""

from collections.abc import Iterator

from benchmarks.aims import Aimed
from benchmarks.measure import calibration
from benchmarks.stage_frames import frame_figures
from benchmarks.stage_process import process_figures


def figures() -> Iterator[Aimed | str]:
    yield calibration()
    yield from frame_figures()
    yield from process_figures()
