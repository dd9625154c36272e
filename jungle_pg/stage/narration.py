"""What is read out for those who cannot see the screen, as values: said without any voice."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from jungle_pg.stage.lines import FIRST_CHINESE
from jungle_pg.texts.languages import Words

ENDS: Final = ".!?:。！？："
"""With what a sentence may end."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something that should be read out now, or after what is being read."""

    text: str
    language: str
    """The code of the language it is in."""
    interrupts: bool = False
    """Whether it takes the place of whatever is being read, and of what waits."""


class Narrator(Protocol):
    """Whoever reads out."""

    def speak(self, utterance: Utterance) -> None:
        """Read this out."""

    def hush(self) -> None:
        """Stop, and forget what waits."""

    def problems(self) -> list[str]:
        """What went wrong since the last look."""

    def rest(self) -> None:
        """Stop, and leave nothing open until there is something to read again."""

    def close(self) -> None:
        """Leave nothing behind that reads."""


class Nobody:
    """Reads nothing out."""

    def speak(self, utterance: Utterance) -> None:
        return

    def hush(self) -> None:
        return

    def problems(self) -> list[str]:
        return []

    def rest(self) -> None:
        return

    def close(self) -> None:
        return


NOBODY: Final = Nobody()


@dataclass(frozen=True, slots=True)
class Description:
    """What a control is, for somebody who cannot see it."""

    kind: str
    """What sort of control it is, as texts name it: `button`, `slider`."""
    name: str = ""
    """What it is for."""
    value: str = ""
    """What it says or holds."""
    place: tuple[int, int] | None = None
    """Which of how many it is, counted from one."""
    is_available: bool = True
    at: str = ""
    """Where in it the keys are: what changes there while they stay is told by whoever does it."""


def described(words: Words, it: Description) -> str:
    """A control in words: `Effects, slider, 80 %` or `Undo, button, not available`."""
    return listed(words, (it.name, words(f"narration.{it.kind}"), *_state(words, it)))


def described_change(words: Words, before: Description, after: Description) -> str:
    """What is new about the same control; all of it where it is for something else by now."""
    if before == after or (after.at and before.at == after.at):
        return ""
    if (before.kind, before.name) != (after.kind, after.name):
        return described(words, after)
    if after.kind == "field" and len(before.value) > 1 and after.value.startswith(before.value):
        # Who types hears the letters, not all that was typed so far again and again.
        return after.value[len(before.value) :]
    return listed(words, _state(words, after))


def sentences(parts: Iterable[str]) -> str:
    """Things said one after the other, each with an end."""
    ended = (part if part[-1] in ENDS else part + _end_of(part) for part in parts if part)
    return " ".join(ended)


def _end_of(text: str) -> str:
    """What ends a sentence, in Chinese another sign than elsewhere."""
    return "。" if ord(text[-1]) >= FIRST_CHINESE else "."


def spoken_lines(text: str) -> str:
    """A text as it is read out: without breaks and arrows, which are only there for the eye."""
    return " ".join(text.replace(" →", ",").replace("→", ", ").split())


def _state(words: Words, it: Description) -> tuple[str, ...]:
    of = "" if it.place is None else words("narration.of", number=it.place[0], count=it.place[1])
    return it.value, of, "" if it.is_available else words("narration.not_available")


def listed(words: Words, parts: Iterable[str]) -> str:
    """Words one after the other, with a little pause between."""
    told = ""
    for part in parts:
        if part:
            told = words("narration.and", most=told, last=part) if told else part
    return told
