"""Progress and careers that are damaged: what can be read is kept, and the rest is told."""

from functools import cache
from random import Random

from jungle_pg.cabinet import games
from jungle_pg.core.career.career import Career, GameResult
from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.core.journey.progress import Earned, Progress, StageResult
from jungle_pg.files.career import parse_career, result_line
from jungle_pg.files.progress import ProgressFile, progress_text, read_progress
from stress.damage_saves import check_sentences, damaged_file
from tests.saves.fuzzing import damaged_bytes

STAGES = 60
RESULTS = 30


def progress_case(rng: Random) -> None:
    """Damaged progress: it can be written again, and merging loses nothing that was read."""
    file = ProgressFile(damaged_file("progress.json", _progress_bytes(), rng))
    progress, problems = file.load()
    check_sentences(problems)
    if read_progress(progress_text(progress).encode()) != (progress, ()):
        raise AssertionError("the progress does not read back")
    more = Progress({"stage 1": StageResult(3, 1, "2026-03-14")})
    if rng.random() < 0.05 and file.merge(more) != progress.merged(more):
        raise AssertionError("the progress was not merged")


def career_case(rng: Random) -> None:
    """A damaged career: whatever games are left, everything can be told of them."""
    career, problems = parse_career(damaged_bytes(_career_bytes(), rng))
    check_sentences(problems)
    if len(career.results) < RESULTS and not problems and rng.random() < 0.5:
        # Whole lines may be gone; what is left is as it was.
        lines = "".join(map(result_line, career.results))
        if parse_career(lines.encode()) != (career, ()):
            raise AssertionError("the career does not read back")
    career.against_levels(), career.rating_curve(), career.head_to_head()
    career.favourite(), career.most_taken(), career.leap_day(), career.longest_run()
    if Career.of(career.results) != career:
        raise AssertionError("a game is told twice")


@cache
def _progress_bytes() -> bytes:
    rng = Random(5)
    results = {
        f"stage {number}": StageResult(rng.randrange(4), rng.randrange(1, 9), "2026-03-14")
        for number in range(STAGES)
    }
    trophies = {trophy: Earned("2026-03-14T18:01:00", "家的棋") for trophy in TROPHIES[::2]}
    failures = {f"stage {number}": 2 for number in range(0, STAGES, 5)}
    last = dict.fromkeys(games(), "stage 7")
    return progress_text(Progress(results, failures, frozenset(games()), trophies, last)).encode()


@cache
def _career_bytes() -> bytes:
    rng = Random(6)
    lines = []
    for number in range(RESULTS):
        levels = rng.choice(((None, 3), (8, None), (None, None)))
        result = GameResult(
            f"{number:016x}", rng.choice(list(games())), f"2026-03-{number % 28 + 1:02}T18:00:00",
            ("Ann", "本"), levels, rng.choice((0, 1, None)), "den", rng.randrange(200),
            rng.choice((None, 1190)), {"lion": 9, "rat": 3}, {"cat": 1}, rng.randrange(5), "a save",
        )  # fmt: skip
        lines.append(result_line(result))
    return "".join(lines).encode()
