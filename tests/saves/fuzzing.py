"""Seeded damage to texts and documents, of the kinds that disks, editors and vandals do."""

import copy
import json
from random import Random
from typing import Any

STRANGE: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    10**20,
    0.5,
    -0.0,
    "",
    "x",
    "A1",
    "RED_RAT",
    "pass",
    "\ud800",
    "斗" * 3000,
    [],
    {},
    [[[[[[[[[[1]]]]]]]]]],
    {"action": "resign", "side": "RED"},
    {"action": "pass", "usedMs": 0},
]
TOKENS = [
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\\",
    b"\0",
    b"\n",
    b"NaN",
    b"1e999",
    b"9" * 99,
]


def damaged_bytes(data: bytes, rng: Random) -> bytes:
    """A few bytes changed, lost, doubled or put in; or the end cut off."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(data) + 1)
        length = min(rng.choice((1, 2, 10, 200)), len(data) - place)
        part = data[place : place + length]
        replaced = rng.choice(
            (bytes([rng.randrange(256)]), b"", part + part, rng.choice(TOKENS), part[::-1])
        )
        rest = b"" if rng.random() < 0.05 else data[place + length :]
        data = data[:place] + replaced + rest
    return data


def damaged_document(document: Any, rng: Random) -> Any:
    """A document with some values lost, doubled, changed for others, or strange."""
    document = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 2, 4))):
        holder = document
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
            if not keys:
                break
            key = rng.choice(keys)
            inner = holder[key]
            if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
                holder = inner
                continue
            _damage(holder, key, document, rng)
            break
    return document


def _damage(holder: Any, key: Any, document: Any, rng: Random) -> None:
    kind = rng.randrange(5)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif kind == 2:
        other = rng.choice(list(document.values()))
        holder[key] = copy.deepcopy(other)
    elif kind == 3 and isinstance(holder[key], str):
        letters = list(holder[key])
        rng.shuffle(letters)
        holder[key] = "".join(letters)
    else:
        holder[key] = copy.deepcopy(rng.choice(STRANGE))


def json_bytes(document: Any) -> bytes:
    return json.dumps(document).encode()
