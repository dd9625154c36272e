"""Giving keys and buttons to what they do: what meets on one screen, and who then gives way.

Two things to do meet if there is a screen on which both can be done; there no key may do both.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from jungle_pg.stage.input.bindings import (
    FIXED_BUTTONS,
    PAD_BUTTONS,
    Bindings,
    Chosen,
    key_code,
    key_from,
    lasts,
)
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import (
    BUTTONS,
    CHOOSING,
    EVERYWHERE,
    GROUPS,
    REPLAY,
    REVIEW,
    SCREENS,
    STEPS,
    STUDY,
    Shortcut,
)

Sign: TypeAlias = Key | str
"""What is given to something to do: a key, or a button of a gamepad by its name."""

ALL: Final = {shortcut.does: shortcut for group in GROUPS.values() for shortcut in group}
"""Everything that keys do, by its name."""

HELD_ALONE: Final = frozenset(
    f"{side} {name}" for side in ("left", "right") for name in ("ctrl", "shift", "alt", "meta")
) | {"caps lock", "numlock", "scroll lock", "alt gr", "unknown key", ""}
"""Keys that are held while others are pressed, and those nobody knows."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A key or button that cannot be given away, or something that always keeps its button."""

    sign: Sign
    is_own: bool = False
    """Whether it is the button of what should have had another one."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A key or button somebody has already, and what can be done about it."""

    sign: Sign
    holders: tuple[Shortcut, ...]
    """Who has it; they never meet each other."""
    freed: Sign | None
    """What they would get for it."""
    swapped: Bindings | None
    taken: Bindings | None
    """What they lose it by; None where something would be left without a key."""


@lru_cache(maxsize=8192)
def meet(one: Shortcut, other: Shortcut) -> bool:
    """Whether both can be done on one screen."""
    if one in EVERYWHERE or other in EVERYWHERE:
        return True
    return any(one in screen and other in screen for screen in SCREENS)


def can_be_given(sign: Sign) -> bool:
    """Whether a key or button may do something else than usual."""
    return sign not in FIXED_BUTTONS if isinstance(sign, str) else not lasts(sign)


def wished(bindings: Bindings, shortcut: Shortcut, sign: Sign) -> Bindings | Conflict | Kept:
    """A key or button is to do this from now on, in place of those it had."""
    if not can_be_given(sign):
        return Kept(sign)
    if isinstance(sign, str) and shortcut.pad in FIXED_BUTTONS:
        return Kept(shortcut.pad, is_own=True)
    return _unless_taken(bindings, shortcut, _with(bindings, shortcut, (sign,), of=sign))


def usual_again(bindings: Bindings, shortcut: Shortcut) -> Bindings | Conflict:
    """The keys and the button of something are to be the usual ones."""
    fresh = Bindings(_without(bindings.keys, shortcut), _without(bindings.pads, shortcut))
    return _unless_taken(bindings, shortcut, fresh)


def without_button(bindings: Bindings, shortcut: Shortcut) -> Bindings:
    """No button of a gamepad does it any more, unless it always keeps its own."""
    if shortcut.pad in FIXED_BUTTONS:
        return bindings
    return _with(bindings, shortcut, (), of="")


def is_changed(bindings: Bindings, shortcut: Shortcut) -> bool:
    """Whether it has keys or a button of the player's own."""
    return shortcut.does in {does for does, _ in (*bindings.keys, *bindings.pads)}


def clashes(bindings: Bindings) -> Iterator[tuple[Sign, Shortcut, Shortcut]]:
    """Keys and buttons that would do two things on one screen, and these."""
    for of in (Key(""), ""):
        having = defaultdict[Sign, list[Shortcut]](list)
        for shortcut in ALL.values():
            for sign in _signs(bindings, shortcut, of):
                having[sign].append(shortcut)
        for sign, those in having.items():
            for one, other in combinations(those, 2):
                if meet(one, other) and not _is_meant(sign, one, other):
                    yield sign, one, other


def is_sound(bindings: Bindings) -> bool:
    """Whether every key does one thing on a screen, and everything has a key."""
    return all(map(bindings.keys_of, ALL.values())) and not any(clashes(bindings))


def mended(bindings: Bindings) -> tuple[Bindings, tuple[str, ...]]:
    """The same where it can be used, and a sentence for everything that cannot.

    Whatever is wrong in a file made by hand has its usual keys.
    """
    told: list[str] = []
    bindings = Bindings(
        _known("keys", bindings.keys, told),
        _known("pads", bindings.pads, told),
    )
    while (clash := next(clashes(bindings), None)) is not None:
        sign, *two = clash
        name = "pads" if isinstance(sign, str) else "keys"
        code = sign if isinstance(sign, str) else key_code(sign)
        one, other = (each.does for each in two)
        told.append(
            f"The setting {name} gives {code} to {one} and to {other}, which meet."
            " Both are as usual now."
        )
        chosen: Chosen = getattr(bindings, name)
        for shortcut in two:
            chosen = _without(chosen, shortcut)
        bindings = replace(bindings, **{name: chosen})
    return bindings, tuple(told)


def _known(name: str, chosen: Chosen, told: list[str]) -> Chosen:
    """Those of some choices that are possible by themselves."""
    good = []
    for does, codes in chosen:
        if why := _flaw(name, does, codes):
            told.append(f"The setting {name} {why}. This is as usual now.")
        else:
            good.append((does, codes))
    return tuple(good)


def _flaw(name: str, does: str, codes: tuple[str, ...]) -> str:
    """What is wrong with a choice, if anything is."""
    shortcut = ALL.get(does)
    if shortcut is None:
        return f"speaks of {does}, which this program cannot do"
    for code in codes:
        sign: Sign | None = code if name == "pads" else key_from(code)
        if sign is None or (name == "pads" and sign not in PAD_BUTTONS):
            return f"gives {code} to {does}, which is no {'button' if name == 'pads' else 'key'}"
        if not can_be_given(sign):
            return f"gives {code} to {does}, but it always keeps its meaning"
    if name == "pads" and shortcut.pad in FIXED_BUTTONS:
        return f"takes its button from {does}, which always keeps it"
    if name == "keys" and not Bindings(keys=((does, codes),)).keys_of(shortcut):
        return f"leaves {does} without a key"
    return ""


def _signs(bindings: Bindings, shortcut: Shortcut, of: Sign) -> tuple[Sign, ...]:
    """The keys, or the button, of something; which of both is said by an example."""
    if isinstance(of, Key):
        return bindings.keys_of(shortcut)
    button = bindings.button_of(shortcut)
    return (button,) if button else ()


def _is_meant(sign: Sign, one: Shortcut, other: Shortcut) -> bool:
    """Whether two may share it: the more particular one counts, as it does with usual keys.

    So it is with buttons of a gamepad, of which there are few.
    """
    if isinstance(sign, Key):
        return sign in one.keys and sign in other.keys
    is_usual = sign == one.pad == other.pad
    return is_usual or _is_above(one, other) or _is_above(other, one)


def _is_above(one: Shortcut, other: Shortcut) -> bool:
    """Whether a button of both is for the first: what a screen is for, before getting about."""
    if other in CHOOSING:
        return one not in (*CHOOSING, *EVERYWHERE)
    return other in BUTTONS and one in (*STEPS, *REPLAY, *REVIEW, *STUDY)


def _with(bindings: Bindings, shortcut: Shortcut, signs: Iterable[Sign], *, of: Sign) -> Bindings:
    """Only these, beside the lasting ones; what comes out as usual is not kept."""
    new = tuple(dict.fromkeys(signs))
    if isinstance(of, Key):
        usual: tuple[Sign, ...] = tuple(filter(can_be_given, shortcut.keys))
        name, chosen = "keys", bindings.keys
    else:
        usual = (shortcut.pad,) if shortcut.pad else ()
        name, chosen = "pads", bindings.pads
    chosen = _without(chosen, shortcut)
    if new != usual:
        codes = tuple(key_code(each) if isinstance(each, Key) else each for each in new)
        chosen = tuple(sorted((*chosen, (shortcut.does, codes))))
    return replace(bindings, **{name: chosen})


def _without(chosen: Chosen, shortcut: Shortcut) -> Chosen:
    return tuple(each for each in chosen if each[0] != shortcut.does)


def _unless_taken(before: Bindings, shortcut: Shortcut, after: Bindings) -> Bindings | Conflict:
    """What was wished, unless others have that key or button already."""
    found = [clash for clash in clashes(after) if shortcut in clash]
    if not found:
        return after
    sign = found[0][0]
    mine = [clash for clash in found if clash[0] == sign]
    holders = tuple(one if other == shortcut else other for _, one, other in mine)
    freed = next(
        (
            each
            for each in _signs(before, shortcut, sign)
            if can_be_given(each) and each not in _signs(after, shortcut, sign)
        ),
        None,
    )
    swapped, taken = after, after
    for holder in holders:
        had = [each for each in _signs(after, holder, sign) if can_be_given(each)]
        left = [each for each in had if each != sign]
        if freed is not None:
            given = [freed if each == sign else each for each in had]
            swapped = _with(swapped, holder, given, of=sign)
        taken = _with(taken, holder, left, of=sign)
        if isinstance(sign, Key) and not taken.keys_of(holder):
            taken = replace(taken, keys=_without(taken.keys, holder))
    return Conflict(
        sign,
        holders,
        freed,
        swapped if freed is not None and is_sound(swapped) else None,
        taken if is_sound(taken) else None,
    )
