"""Reviews kept beside their saves: what was thought of each place, under the name of the save.

A review can always be made anew, so one that is damaged, of another game or of another version is
passed over without a word; and whatever stops the program, the file is the last whole one.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.values import JudgedPosition
from jungle_pg.files.atomic import CannotWrite, write_text
from jungle_pg.files.background import Task
from jungle_pg.files.json_files import Unreadable, small_file

VERSION: Final = 2
"""It rises when what is thought of positions would come out otherwise."""
SUFFIX: Final = ".review"
LARGEST_BYTES: Final = 4_000_000
LONGEST_LINE: Final = 200
LONGEST_TEXT: Final = 80

Positions = Mapping[int, JudgedPosition]


def review_path(save: Path) -> Path:
    """Where the review of a save lies: beside it."""
    return save.with_name(save.name + SUFFIX)


def match_digest(match: AnyMatch) -> str:
    """What tells one match from another: its rules, its start and its actions."""
    codec = match.rulebook.codec
    entries = (moment.entry for moment in match.moments)
    told = [
        match.rulebook.game_id,
        codec.rules_text(match.setup.rules),
        codec.position_text(match.opening),
        *(codec.action_text(entry.action) for entry in entries if isinstance(entry, Ply)),
    ]
    return sha256("\n".join(told).encode()).hexdigest()


def review_text(match: AnyMatch, nodes: int, positions: Positions) -> str:
    """What was thought of a match, a line for each place, below a line that vouches for them."""
    lines = "".join(_position_line(number, it) for number, it in sorted(positions.items()))
    head = {
        "version": VERSION,
        "game": match_digest(match),
        "nodes": nodes,
        "check": sha256(lines.encode()).hexdigest(),
    }
    return f"{in_letters(head, (',', ':'))}\n{lines}"


def read_review(data: bytes, match: AnyMatch, nodes: int) -> Positions:
    """What a file says of a match thought about so deeply; nothing where it cannot be trusted."""
    try:
        head_text, _, lines = data.decode().partition("\n")
        head = json.loads(head_text)
        expected = {
            "version": VERSION,
            "game": match_digest(match),
            "nodes": nodes,
            "check": sha256(lines.encode()).hexdigest(),
        }
        if head != expected:
            return {}
        return dict(map(_parsed, lines.splitlines()))
    except (KeyError, TypeError, ValueError, RecursionError):
        return {}


class ReviewFile:
    """The file beside a save that holds its review."""

    def __init__(self, save: Path, match: AnyMatch, nodes: int) -> None:
        self.path = review_path(save)
        self._match, self._nodes = match, nodes

    def load(self) -> Positions:
        """What is known from earlier; nothing where there is no sound file."""
        try:
            data = small_file(self.path, LARGEST_BYTES)
        except (OSError, Unreadable):
            return {}
        return read_review(data, self._match, self._nodes)

    def keep(self, positions: Positions) -> str | None:
        """Put what is known into the file, whole or not at all; a sentence where that failed."""
        try:
            write_text(self.path, review_text(self._match, self._nodes, positions))
        except CannotWrite as problem:
            return str(problem)
        return None


class KeptReview:
    """A review file that threads read and write: nothing waits for a disk in a frame."""

    def __init__(self, file: ReviewFile) -> None:
        self._file = file
        self._loading = Task(file.load, "reading a review")
        self._writing: Task[str | None] | None = None
        self._latest: Positions = {}

    def known(self) -> Positions | None:
        """What is known from earlier; None while that is being read."""
        return self._loading.poll()

    def keep(self, positions: Positions) -> None:
        """Store what is known now; while something is being written the next call does it."""
        self._latest = positions
        if self._writing is None or self._writing.is_done:
            self._writing = Task(lambda: self._file.keep(positions), "review")
            self._latest = {}

    def close(self) -> None:
        """Wait until the last that was to be kept is stored."""
        if self._writing is not None:
            self._writing.wait()
        if self._latest:
            self._file.keep(self._latest)
            self._latest = {}


def _position_line(number: int, judged: JudgedPosition) -> str:
    told = {
        "place": number,
        "chance": judged.chance,
        "seat": judged.seat,
        "line": list(judged.line),
        "second": judged.second,
        "played": judged.played,
        "reply": list(judged.reply),
        "choices": judged.choices,
        "exact": judged.is_exact,
    }
    return in_letters(told, (",", ":")) + "\n"


def _parsed(line: str) -> tuple[int, JudgedPosition]:
    """A place and what was thought of it, or ValueError, TypeError, KeyError."""
    told: Any = json.loads(line)
    if is_too_deep(told) or type(told["exact"]) is not bool:
        raise ValueError
    chances = [told["chance"], told["second"], told["played"]]
    if not all(each is None or _is_chance(each) for each in chances) or chances[0] is None:
        raise ValueError
    if told["seat"] not in (0, 1):
        raise ValueError
    lines = (told["line"], told["reply"])
    if not all(isinstance(each, list) and len(each) <= LONGEST_LINE for each in lines):
        raise ValueError
    if not all(isinstance(text, str) and len(text) <= LONGEST_TEXT for it in lines for text in it):
        raise ValueError
    counts = (told["place"], told["choices"])
    if not all(type(count) is int and count >= 0 for count in counts):
        raise ValueError
    return told["place"], JudgedPosition(
        told["chance"], told["seat"], tuple(told["line"]), told["second"], told["played"],
        tuple(told["reply"]), told["choices"], told["exact"],
    )  # fmt: skip


def _is_chance(value: object) -> bool:
    return type(value) in (int, float) and isfinite(value) and 0 <= value <= 1  # type: ignore[arg-type,operator]
