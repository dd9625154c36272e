"""What is wrong with another program: a code and what it said, worded elsewhere."""

from dataclasses import dataclass
from typing import Final

LONGEST_QUOTE: Final = 60

MEANINGS: Final = {
    "missing": "there is no such program",
    "unknown": "the program is not known here",
    "no_program": "this cannot be started as a program",
    "mute": "it speaks neither UCI nor UCCI",
    "ended": "the program has ended",
    "silent": "the program does not answer",
    "flood": "the program floods its output",
    "illegal": "illegal move",
    "no_move": "the program has no move",
    "other_game": "the program plays none of the games here",
    "cannot_play": "the program does not play this game",
}
"""Every code with what it means, for those who read no texts."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a program gave no answer."""

    code: str
    quote: str = ""
    """The move it wanted to play, or whatever else it said."""

    def __str__(self) -> str:
        """The fault as the error of an inquiry."""
        return f"{MEANINGS[self.code]} {self.quote}".rstrip()


def fault_of(error: str) -> Fault | None:
    """The fault that an error tells of, None where it is none of a program."""
    for code, meaning in MEANINGS.items():
        if error == meaning or error.startswith(f"{meaning} "):
            return Fault(code, error[len(meaning) + 1 :][:LONGEST_QUOTE])
    return None
