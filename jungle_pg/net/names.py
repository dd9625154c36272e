"""What people type or read to each other to meet: codes of four animals, links, and their names."""

import re
import unicodedata
from dataclasses import dataclass
from random import Random
from typing import Final

from jungle_pg.core.bad_text import BadText
from jungle_pg.net.messages import LONGEST_NAME

ANIMALS: Final = "ELTPWDCR"
"""Elephant, lion, tiger, leopard, wolf, dog, cat, rat."""
CODE_LENGTH: Final = 4
USUAL_PORT: Final = 4747
MOST_MARKS: Final = 2
"""How many accents a letter of a name may bear."""

_HOST: Final = re.compile(
    r"(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*\.?"
)
_ADDRESS_6: Final = re.compile(r"[0-9A-Fa-f:.]{2,45}(%[A-Za-z0-9._-]{1,16})?")
_LINK: Final = re.compile(
    r"(?:(jungles?)://)?(\[[^\[\]/]*\]|[^:/\[\]]*)(?::(\d{1,5}))?(?:/([^/]*))?/?"
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int = USUAL_PORT
    is_secure: bool = False
    """Whether it speaks TLS."""

    @property
    def url(self) -> str:
        """As WebSockets name it."""
        return f"{'wss' if self.is_secure else 'ws'}://{self._place}/"

    def link(self, code: str) -> str:
        """One text that leads into a room."""
        return f"{'jungles' if self.is_secure else 'jungle'}://{self._place}/{code}"

    def __str__(self) -> str:
        return self._place

    @property
    def _place(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def parse_link(text: str) -> tuple[Address, str]:
    """The address and the code of a link, or of a mere address (the code is empty); or BadText."""
    found = _LINK.fullmatch(text.strip())
    if found is None or len(text) > 400:
        raise BadText("an address is like jungle://192.168.1.24:4747/RETL")
    scheme, host, port, code = found.groups()
    bare = host.removeprefix("[").removesuffix("]")
    pattern = _ADDRESS_6 if host.startswith("[") else _HOST
    if not pattern.fullmatch(bare):
        raise BadText(f"{bare[:40]!r} is no address of a computer")
    number = USUAL_PORT if port is None else int(port)
    if not 1 <= number <= 65_535:
        raise BadText("a port is a number from 1 to 65535")
    return Address(bare, number, scheme == "jungles"), parse_code(code) if code else ""


def parse_code(text: str) -> str:
    """The code of a room as a player writes it, or BadText."""
    code = "".join(text.split()).upper()
    if len(code) != CODE_LENGTH or any(letter not in ANIMALS for letter in code):
        raise BadText(f"a code is four letters of {' '.join(ANIMALS)}, like RETL")
    return code


def new_code(rng: Random) -> str:
    """Any code."""
    return "".join(rng.choice(ANIMALS) for _ in range(CODE_LENGTH))


def cleaned_name(text: str) -> str:
    """A name as others may see it: 1 to 20 visible characters in one line; or nothing."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[:400]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif kind[0] != "C" and marks <= MOST_MARKS and (kept or not marks):
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()
