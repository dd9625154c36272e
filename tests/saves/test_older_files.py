"""Saves and journals of version 1 open for ever, with the result they had.

The files were written by 1.2.0, when each pass could repeat a position; Xiangqi has no passes, a
clock plays a move there. Cards of a running game stood in plain lines.
"""

from pathlib import Path

from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.saving.document import save_document
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave.journal import Journal, read_journal
from jungle_pg.files.saves.folder import load_match, save_match
from tests.rows import each_of
from tests.sample_games import done
from tests.saves.wandering import RULEBOOKS, STAMP

FOLDER = Path(__file__).parent / "version_1"
DRAWN = Verdict(None, "repetition", times=3)
RESULTS = {
    # Its result, where the cursor is, and how long the log is.
    "jungle_drawn_by_passes": (DRAWN, 6, 6),
    "jungle_running_with_passes": (None, 7, 8),
    "xiangqi_drawn_when_time_was_over": (DRAWN, 8, 8),
    "xiangqi_running_when_time_was_over": (None, 7, 7),
    "jackaroo_running": (None, 43, 43),
}


def opened(path: Path) -> Loaded:
    is_journal = path.suffix == ".journal"
    found = read_journal(RULEBOOKS, path) if is_journal else load_match(RULEBOOKS, path)
    assert isinstance(found, Loaded), found
    return found


@each_of("name", RESULTS)
def test_a_save_and_a_journal_of_version_1_open_with_their_old_result(
    name: str, tmp_path: Path
) -> None:
    save, journal = (opened(FOLDER / f"{name}{ending}") for ending in (".json", ".journal"))
    assert (save.match, save.times) == (journal.match, journal.times)
    match = save.match
    assert (match.verdict, match.cursor, len(match.moments)) == RESULTS[name]
    face = glance(RULEBOOKS, (FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(face, Glance)
    assert face.verdict == match.verdict
    # Kept by this version it is the same match again.
    save_match(tmp_path / "again.json", match, save.times, STAMP)
    Journal(tmp_path / "again.journal", match, save.times).close()
    for ending in (".json", ".journal"):
        again = opened(tmp_path / f"again{ending}")
        assert (again.match, again.times) == (match, save.times)


def test_an_older_game_that_goes_on_is_not_drawn_by_further_passes() -> None:
    match = opened(FOLDER / "jungle_running_with_passes.json").match
    for _ in range(6):
        match = done(match.pass_turn(5000))
        assert match.verdict is None
    passes = [
        each for each in save_document(match, TimeState(), STAMP)["moveHistory"] if "action" in each
    ]
    assert [each.get("counted", False) for each in passes] == [True] * 3 + [False] * 6


def test_a_draw_by_passes_can_be_taken_back_and_played_on() -> None:
    match = done(opened(FOLDER / "jungle_drawn_by_passes.json").match.undo())
    assert match.verdict is None
    assert done(match.pass_turn()).verdict is None
