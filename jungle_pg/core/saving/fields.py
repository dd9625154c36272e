"""Values of a save by their names, each of the type and in the range it must have."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving.values import Trouble, Unsound

LARGEST_TIME_MS: Final = 10**12
LONGEST_TEXT: Final = 2000

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fields:
    """The names and values of a record, and where it lies in the save."""

    record: Record
    path: str = ""

    def any(self, name: str) -> Any:
        """Whatever lies under a name."""
        if name not in self.record:
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("missing"), self._where(name))
        return self.record[name]

    def later(self, name: str, read: Callable[[str], T], missing: T) -> T:
        """A value that older programs did not write; `missing` is what their files mean."""
        return read(name) if name in self.record else missing

    def text(self, name: str, longest: int = LONGEST_TEXT) -> str:
        """A text, not longer than any a save needs."""
        value = self.any(name)
        if not isinstance(value, str) or len(value) > longest:
            raise self._unfit(name, "text")
        return value

    def whole(self, name: str, lowest: int, highest: int) -> int:
        """A whole number in a range."""
        value = self.any(name)
        if type(value) is not int:
            raise self._unfit(name, "whole")
        if not lowest <= value <= highest:
            flaw = Flaw("range", lowest=lowest, highest=highest)
            raise Unsound(Trouble.CORRUPTED, flaw, self._where(name))
        return value

    def whole_or_none(self, name: str, lowest: int, highest: int) -> int | None:
        """A whole number in a range, or null."""
        return None if self.any(name) is None else self.whole(name, lowest, highest)

    def number(self, name: str) -> float:
        """Any number that is not below zero."""
        value = self.any(name)
        if type(value) not in (int, float) or value < 0:
            raise self._unfit(name, "number")
        return float(value)

    def switch(self, name: str) -> bool:
        """True or false."""
        value = self.any(name)
        if not isinstance(value, bool):
            raise self._unfit(name, "switch")
        return value

    def list(self, name: str) -> list[Any]:
        """A list of anything."""
        value = self.any(name)
        if not isinstance(value, list):
            raise self._unfit(name, "list")
        return value

    def fields(self, name: str) -> "Fields":
        """Names and values below a name."""
        value = self.any(name)
        if not isinstance(value, dict):
            raise self._unfit(name, "names")
        return Fields(value, f"{self._where(name)}.")

    def moment(self, name: str) -> datetime:
        """A date and a time of day, to the second."""
        text = self.text(name)
        try:
            moment = datetime.fromisoformat(text)
        except ValueError:
            raise self._unfit(name, "time") from None
        if moment.isoformat(timespec="seconds") != text:
            raise self._unfit(name, "time")
        return moment

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.text(name)
        if value not in allowed:
            flaw = Flaw("choice", allowed=", ".join(allowed))
            raise Unsound(Trouble.CORRUPTED, flaw, self._where(name))
        return value

    def _where(self, name: str) -> str:
        return self.path + name

    def _unfit(self, name: str, wanted: str) -> Unsound:
        return Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted=wanted), self._where(name))
