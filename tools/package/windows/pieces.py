"""The suite in pieces: each file has its time, and what stands still takes nothing else along."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tools.package.windows.telling import MARK

PIECE: Final = 30
"""Files in one process: it takes seconds to start one, and all of a piece is collected first."""
START_S: Final = 300.0
"""What a process has for its start and for reading the files of its piece."""
STOOD_STILL: Final = "stood still"
DIED: Final = "ended the process"


class Fault(NamedTuple):
    """A test that did not do what it should, or a file that could not be tried to its end."""

    test: str
    why: str


@dataclass
class Told:
    """What was heard of all tests until now."""

    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often tests of a folder came out how."""
    faults: list[Fault] = field(default_factory=list)
    test: str = ""
    """Which test runs; none before the first one."""
    done: set[str] = field(default_factory=set)
    """The files that need not be begun again."""
    file_since_s: float = 0.0

    def begin(self, now_s: float) -> None:
        """A process is started."""
        self.test, self.file_since_s = "", now_s

    def hear(self, line: str, now_s: float) -> str:
        """Take a line of a process, and what it says of a file that is through, if it is.

        Lines of others are nothing.
        """
        if not line.startswith(MARK):
            return ""
        facts = json.loads(line.removeprefix(MARK))
        test, outcome = facts["test"], facts.get("outcome")
        if outcome is not None:
            self.outcomes[folder_of(test), outcome] += 1
            if outcome == "failed":
                self.faults.append(Fault(test, facts["why"]))
            if test != self.test:
                # A file that cannot be read has no tests that could begin.
                self.done.add(file_of(test))
            return ""
        before, self.test = file_of(self.test), test
        if file_of(test) == before:
            return ""
        since_s, self.file_since_s = self.file_since_s, now_s
        if not before:
            return ""
        self.done.add(before)
        return f"{before}: {now_s - since_s:.1f} s"

    def left_s(self, now_s: float, limit_s: float) -> float:
        """How long the file that runs has still."""
        return self.file_since_s + (limit_s if self.test else START_S) - now_s

    def interrupted(self, files: Sequence[str], how: str, last: str) -> None:
        """The process was ended, or ended itself, before its piece was through."""
        file = file_of(self.test) or files[0]
        self.outcomes[folder_of(file), how] += 1
        self.faults.append(Fault(self.test or file, f"{how}: {last}"))
        self.done.add(file)

    def report(self) -> Iterator[str]:
        """What came of it, line by line."""
        for number, (test, why) in enumerate(self.faults, 1):
            yield f"\n{number}. {test}\n{why.strip()}"
        yield ""
        for folder in sorted({folder for folder, _ in self.outcomes}):
            found = {how: count for (place, how), count in self.outcomes.items() if place == folder}
            yield f"{folder}: {', '.join(f'{count} {how}' for how, count in sorted(found.items()))}"
        total = Counter[str]()
        for (_, how), count in self.outcomes.items():
            total[how] += count
        yield f"all: {', '.join(f'{count} {how}' for how, count in sorted(total.items()))}"


def pieces(root: Path, places: Iterable[str]) -> Iterator[list[str]]:
    """The files of tests below some places, in pieces of one folder each."""
    found = set[str]()
    for place in places:
        path = root / place
        files = path.rglob("test_*.py") if path.is_dir() else [path]
        found |= {file.relative_to(root).as_posix() for file in files}
    for _, group in groupby(sorted(found), folder_of):
        files_of_folder = list(group)
        for start in range(0, len(files_of_folder), PIECE):
            yield files_of_folder[start : start + PIECE]


def file_of(test: str) -> str:
    """The file a test stands in."""
    return test.partition("::")[0].replace("\\", "/")


def folder_of(test: str) -> str:
    """The folder below the tests by which it is counted."""
    return "/".join(PurePosixPath(file_of(test)).parts[:-1][:2])
