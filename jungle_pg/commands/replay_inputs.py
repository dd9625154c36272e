"""The command that plays a crash report again."""

import os
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from jungle_pg import __version__
from jungle_pg.cabinet import games, words
from jungle_pg.files.report_diary import read_diary
from jungle_pg.files.reports import Failure
from jungle_pg.shell.environment import without_a_window


def replay_inputs(options: Namespace) -> int:
    """Print whether the failure of a report happens again; 0 if it does, BadText if unreadable."""
    report = Path(options.replay_inputs)
    head, notes = read_diary(report)
    # Nothing is shown or heard, whatever screen there is.
    without_a_window(os.environ)
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from jungle_pg.scenes.title.title import Title
    from jungle_pg.shell.crash.retold import is_same, retold, told_in

    tale = told_in(head, notes)
    with TemporaryDirectory(prefix="jungle-pg-replay-") as folder:
        again, turns = retold(tale, Title, games, words, Path(folder))
    happens = is_same(tale.failure, again)
    sentence = _sentence(tale.failure, again, turns, happens=happens)
    print(f"{report}: {sentence}{_remarks(tale.program, tale.left_out)}")
    return 0 if happens else 1


def _sentence(failure: Failure, again: Failure | None, turns: int, *, happens: bool) -> str:
    if again is None:
        return f"the failure does not happen again in {turns} turns: {_told(failure)}"
    if happens:
        return f"the same failure happens again in turn {turns}: {_told(again)}"
    return f"another failure happens in turn {turns}: {_told(again)}; it was {_told(failure)}"


def _told(failure: Failure) -> str:
    message = " ".join(failure.message.split())
    return f"{failure.kind} at {failure.place}" + (f" ({message})" if message else "")


def _remarks(program: str, left_out: int) -> str:
    other = f"; the report is of version {program}, this is {__version__}"
    files = f"; {left_out} of the files that were looked at are not in the report"
    return (other if program != __version__ else "") + (files if left_out else "")
