"""How fast matches are saved, loaded, listed and journalled."""

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import islice
from pathlib import Path

from benchmarks.aims import Aimed
from benchmarks.core import long_match
from benchmarks.load_screen import opening
from benchmarks.measure import best_time, timed
from benchmarks.repeats import often
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.finished import FinishedGames
from jungle_pg.files.autosave.journal import Journal, read_journal
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.saves.folder import Saves, load_match, save_match, saves_in

STAMP = datetime(2026, 1, 1)
SAVES = often(2000, 200)
SCREENFUL = 12


def figures() -> Iterator[Aimed]:
    folder = Path(tempfile.mkdtemp(prefix="jungle-saves-"))
    try:
        match = long_match()
        yield from whole_saves(folder, match)
        yield from listing(folder / "list", match)
        yield from journalling(folder, match)
    finally:
        shutil.rmtree(folder)


def whole_saves(folder: Path, match: AnyMatch) -> Iterator[Aimed]:
    text = save_text(match, TimeState(), STAMP)
    yield Aimed("size of a save of 1,000 plies", len(text) / 1000, "KB")
    yield timed("text of 1,000 plies", best_time(lambda: save_text(match, TimeState(), STAMP)))
    yield timed("match of that text", best_time(lambda: load_text(rulebooks(), text)), 150e-3)
    path = folder / "game.json"
    # On the wall clock, because a disk is waited for.
    yield timed("saved to disk", _wall(lambda: save_match(path, match, TimeState(), STAMP)), 100e-3)
    yield timed("loaded from disk", _wall(lambda: load_match(rulebooks(), path)), 200e-3)


def listing(folder: Path, match: AnyMatch) -> Iterator[Aimed]:
    shelf = saves_in(folder, rulebooks)
    shelf.folder.mkdir(parents=True)
    text = save_text(match.branch(60), TimeState(), STAMP)
    for number in range(SAVES):
        (shelf.folder / f"game_{number}.json").write_text(text, encoding="utf-8")
    first = _wall(lambda: list(islice(shelf.summaries(), SCREENFUL)))
    yield timed(f"first {SCREENFUL} of {SAVES} saves", first, 100e-3)
    yield timed(f"all {SAVES} saves, in the background", _wall(lambda: list(shelf.summaries()), 1))
    yield from opening(shelf)


def journalling(folder: Path, match: AnyMatch) -> Iterator[Aimed]:
    matches = [match.branch(0)]
    for entry in match.entries:
        after = matches[-1].play(entry.action)  # type: ignore[union-attr]
        matches.append(after)  # type: ignore[arg-type]
    journal = Journal(folder / "match.journal", matches[0], TimeState())
    times = _each(matches[1:], lambda after: journal.note(after, TimeState()))
    journal.close()
    yield timed("a ply in the journal, median", times[len(times) // 2], 1e-3)
    yield timed("a ply in the journal, 99 of 100", times[len(times) * 99 // 100], 1e-3)
    yield timed("a journal of 1,000 plies, read", _wall(lambda: _read(folder / "match.journal")))
    finished = FinishedGames(Saves(folder / "finished", rulebooks, folder / "bin"))
    autosave = Autosave(folder / "kept", matches[0], TimeState(), lambda: STAMP, finished)
    times = _each(matches[1:], lambda after: autosave.note(after, TimeState()))
    autosave.close()
    yield timed("a ply noted beside a busy disk, median", times[len(times) // 2], 1e-3)
    yield timed("a ply noted beside a busy disk, 99 of 100", times[len(times) * 99 // 100])


def _read(path: Path) -> object:
    return read_journal(rulebooks(), path)


def _each(matches: list[AnyMatch], act: Callable[[AnyMatch], None]) -> list[float]:
    """The time of each act, shortest first."""
    times = []
    for match in matches:
        begin = time.perf_counter()
        act(match)
        times.append(time.perf_counter() - begin)
    return sorted(times)


def _wall(act: Callable[[], object], runs: int = 5) -> float:
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        act()
        times.append(time.perf_counter() - begin)
    return min(times)
