"""What a player has chosen, kept in a small JSON file."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from jungle_pg.files.atomic import CannotWrite, reason_in_words, write_text
from jungle_pg.files.json_files import (
    Unreadable,
    keep_damaged,
    kept_unknown,
    names_and_values,
    sentence,
    shortened,
    small_file,
    text_of,
    unknown_names,
)

VERSION: Final = 1

Language = Literal["en", "zh"]
Theme = Literal["day", "night", "clock"]
Motion = Literal["off", "fast", "normal", "slow"]
PieceLook = Literal["picture", "character", "both"]
Characters = Literal["traditional", "simplified"]
Replies = Literal["quick", "natural", "slow"]
AudioBuffer = Literal[512, 1024]

ByGame: TypeAlias = tuple[tuple[str, str], ...]
"""What was chosen for some games, by their ids in order; the others have what is usual there."""

ByDeed: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""The keys or buttons that were chosen for what they do, by its name; the rest is as usual."""

FIRST_GAME: Final = "jungle"
"""The game that is meant where a file holds one word for what every game has of its own now."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All choices of a player; a value out of its range cannot be built.

    A file that lacks a setting means its default, so a new one has what was always so.
    """

    language: Language = "en"
    theme: Theme = "day"
    ui_scale: int = 100
    """Percent."""
    full_screen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    effects_volume: int = 80
    music_volume: int = 45
    muted: bool = False
    music_muted: bool = False
    """Whether the music alone is silent."""
    voices: bool = True
    """Whether animals are heard."""
    motion: Motion = "normal"
    reduced_motion: bool = False
    pieces: ByGame = ()
    """How pieces look: `picture`, `character` or `both`."""
    notation: ByGame = ()
    """How moves are written; `characters` are written as the next setting says."""
    characters: Characters = "traditional"
    """How Chinese characters on pieces and in moves are written."""
    coordinates: bool = True
    ranks: bool = True
    targets: bool = True
    threats: bool = True
    evaluation: bool = False
    """Whether a bar beside the board shows who is ahead."""
    oracle: bool = False
    """Whether each target of a lifted piece shows how it ends, in endings that are known."""
    move_times: bool = False
    """Whether the list of moves shows at what time of day they were made."""
    face_to_face: bool = False
    """Whether two people at one screen sit opposite each other."""
    confirm: bool = True
    """Whether to ask before something is left behind."""
    replies: Replies = "natural"
    """How soon a computer plays what it has found."""
    speech: bool = False
    """Whether what is shown is read out."""
    blindfold: bool = False
    """Whether pieces on boards are hidden."""
    keys: ByDeed = ()
    """Keys of the player's own, like `ctrl+g`."""
    pads: ByDeed = ()
    """Buttons of gamepads of the player's own; none where one does nothing."""
    rumble: bool = True
    """Whether gamepads shake when something is captured."""
    audio_buffer: AudioBuffer = 1024
    """Frames of sound made at a time: with fewer it is heard sooner and costs more."""

    def __post_init__(self) -> None:
        for name, kind in _KINDS.items():
            value = getattr(self, name)
            if not kind.fits(value):
                raise ValueError(f"{name} is {kind.wanted}, not {value!r}")

    def pieces_of(self, game_id: str, usual: str) -> str:
        """How the pieces of a game look."""
        return dict(self.pieces).get(game_id, usual)

    def notation_of(self, game_id: str, usual: str) -> str:
        """How the moves of a game are written."""
        return dict(self.notation).get(game_id, usual)

    @property
    def heard_music(self) -> int:
        """How loud the music is to be heard, in percent."""
        return 0 if self.music_muted else self.music_volume


@dataclass(frozen=True, slots=True)
class _Kind:
    """Which values a setting may have, and how that is said."""

    wanted: str
    fits: Callable[[Any], bool]


def _choice(literal: object) -> _Kind:
    allowed = get_args(literal)
    *most, last = map(str, allowed)
    # The type is compared too, because 512.0 equals 512.
    return _Kind(
        f"{', '.join(most)} or {last}",
        lambda value: any(type(value) is type(one) and value == one for one in allowed),
    )


def _whole(low: int, high: int) -> _Kind:
    wanted = f"a whole number from {low} to {high}"
    return _Kind(wanted, lambda value: type(value) is int and low <= value <= high)


def _size(smallest: tuple[int, int], largest: int) -> _Kind:
    sides = [_whole(side, largest) for side in smallest]
    width, height = smallest
    return _Kind(
        f"a width and a height from {width} x {height} to {largest} x {largest}",
        lambda value: (
            isinstance(value, tuple)
            and len(value) == 2
            and all(side.fits(length) for side, length in zip(sides, value, strict=True))
        ),
    )


def _by_game(wanted: str, fits: Callable[[str], bool]) -> _Kind:
    return _Kind(
        f"{wanted} for each game",
        lambda value: (
            isinstance(value, tuple)
            and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value)
            and all(_is_word(game) and _is_word(word) and fits(word) for game, word in value)
            and list(value) == sorted(dict(value).items())
        ),
    )


def _by_deed(wanted: str, pattern: str, most: int) -> _Kind:
    """A few codes for each of some names, all of one form."""

    def fits_all(codes: object) -> bool:
        return (
            isinstance(codes, tuple)
            and len(codes) <= most
            and all(isinstance(code, str) and re.fullmatch(pattern, code) for code in codes)
        )

    return _Kind(
        f"{wanted} for each thing to do",
        lambda value: (
            isinstance(value, tuple)
            and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value)
            and all(_is_word(name) and fits_all(codes) for name, codes in value)
            and list(value) == sorted(dict(value).items())
        ),
    )


def _is_word(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9_]{0,31}", value) is not None


_SWITCH: Final = _Kind("true or false", lambda value: isinstance(value, bool))
_VOLUME: Final = _whole(0, 100)

_KINDS: Final[Mapping[str, _Kind]] = {
    "language": _choice(Language),
    "theme": _choice(Theme),
    "ui_scale": _whole(75, 200),
    "full_screen": _SWITCH,
    "window_size": _size((640, 480), 16384),
    "effects_volume": _VOLUME,
    "music_volume": _VOLUME,
    "muted": _SWITCH,
    "music_muted": _SWITCH,
    "voices": _SWITCH,
    "motion": _choice(Motion),
    "reduced_motion": _SWITCH,
    "pieces": _by_game("picture, character or both", lambda word: word in get_args(PieceLook)),
    "notation": _by_game("the name of a notation", _is_word),
    "characters": _choice(Characters),
    "coordinates": _SWITCH,
    "ranks": _SWITCH,
    "targets": _SWITCH,
    "threats": _SWITCH,
    "evaluation": _SWITCH,
    "oracle": _SWITCH,
    "move_times": _SWITCH,
    "face_to_face": _SWITCH,
    "confirm": _SWITCH,
    "replies": _choice(Replies),
    "speech": _SWITCH,
    "blindfold": _SWITCH,
    "keys": _by_deed(
        "at most four keys", r"((ctrl|alt|shift)\+)*(\+|\[\+\]|[^+\s]([^+]{0,30}[^+\s])?)", 4
    ),
    "pads": _by_deed("at most one button", r"[a-z][a-z_]{0,31}", 1),
    "rumble": _SWITCH,
    "audio_buffer": _choice(AudioBuffer),
}

_NAMES: Final = ("version", *_KINDS)
_BY_GAME: Final = ("pieces", "notation")
_BY_DEED: Final = ("keys", "pads")

_UNREADABLE: Final = "The settings cannot be read"
_DEFAULTS_USED: Final = "The usual settings are used."


def settings_text(settings: Settings, unknown: Mapping[str, Any] | None = None) -> str:
    """The settings as JSON, always in the same order, and what another program has written."""
    values = asdict(settings)
    for name in (*_BY_GAME, *_BY_DEED):
        values[name] = dict(values[name])
    return json.dumps({"version": VERSION, **values, **(unknown or {})}, indent=2) + "\n"


def choosing(chosen: ByGame, game_id: str, word: str) -> ByGame:
    """The same choices with another word for one game."""
    return tuple(sorted({**dict(chosen), game_id: word}.items()))


def parse_settings(text: str, defaults: Settings) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a text, and a sentence for everything in it that could not be used."""
    try:
        found = names_and_values(text)
    except Unreadable as trouble:
        return defaults, (sentence(_UNREADABLE, trouble, _DEFAULTS_USED),)
    version = found.get("version", VERSION)
    known = {name: _from_json(name, found[name]) for name in _KINDS if name in found}
    good = {name: value for name, value in known.items() if _KINDS[name].fits(value)}
    damaged = {name: found[name] for name in known if name not in good}
    lost = [name for name in found if name not in {*_NAMES, *kept_unknown(found, _NAMES, VERSION)}]
    return replace(defaults, **good), (
        *_version_problems(version),
        *_value_problems(damaged, defaults),
        *_name_problems(lost),
    )


def _from_json(name: str, value: Any) -> Any:
    if name in _BY_GAME and isinstance(value, dict):
        return tuple(sorted(value.items()))
    if name in _BY_DEED and isinstance(value, dict):
        codes = {each: tuple(of) if isinstance(of, list) else of for each, of in value.items()}
        return tuple(sorted(codes.items()))
    if name in _BY_GAME and isinstance(value, str):
        return ((FIRST_GAME, value),)
    return tuple(value) if isinstance(value, list) else value


def _version_problems(version: object) -> Iterator[str]:
    if type(version) is not int or version != VERSION:
        yield (
            f"The settings are of version {shortened(version)}, this program knows"
            f" version {VERSION}. What it understands is used."
        )


def _value_problems(damaged: Mapping[str, object], defaults: Settings) -> Iterator[str]:
    for name, value in damaged.items():
        yield (
            f"The setting {name} is {_KINDS[name].wanted}, not {shortened(value)}."
            f" It is now {_told(name, getattr(defaults, name))}."
        )


def _told(name: str, value: object) -> object:
    return value or "as usual" if name in (*_BY_GAME, *_BY_DEED) else value


def _name_problems(unknown: Sequence[str]) -> Iterator[str]:
    if unknown:
        names = ", ".join(map(shortened, unknown[:5])) + (" and others" if unknown[5:] else "")
        yield f"The settings hold names this program does not know: {names}. They are left out."


class SettingsFile:
    """The file the settings are kept in; what other programs change in it stays changed.

    So do names that only they know: they are read again from the file whenever it is written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: Settings | None = None
        """The settings as this program last read or stored them."""

    def load(self, defaults: Settings) -> tuple[Settings, tuple[str, ...]]:
        """The stored settings and what was wrong with them; the defaults when there are none."""
        found, problems = self._read(defaults)
        self._known = found
        return found, problems

    def save(self, settings: Settings) -> str | None:
        """Store the settings; a sentence when that was impossible."""
        try:
            stored = keep_damaged(self.path, lambda data: bool(_parse_bytes(data, Settings())[1]))
            unknown = unknown_names(stored, _NAMES, VERSION)
            write_text(self.path, settings_text(self._merged(settings, stored), unknown))
        except CannotWrite as problem:
            return str(problem)
        self._known = settings
        return None

    def _read(self, defaults: Settings) -> tuple[Settings, tuple[str, ...]]:
        try:
            return _parse_bytes(small_file(self.path), defaults)
        except FileNotFoundError:
            return defaults, ()
        except Unreadable as trouble:
            return defaults, (sentence(_UNREADABLE, trouble, _DEFAULTS_USED),)
        except OSError as error:
            return defaults, (sentence(_UNREADABLE, reason_in_words(error), _DEFAULTS_USED),)

    def _merged(self, settings: Settings, stored: bytes | None) -> Settings:
        """What the file holds, with everything that was changed here."""
        if self._known is None or stored is None:
            return settings
        before, after = asdict(self._known), asdict(settings)
        changed = {name: after[name] for name in after if after[name] != before[name]}
        return replace(_parse_bytes(stored, settings)[0], **changed)


def _parse_bytes(data: bytes, defaults: Settings) -> tuple[Settings, tuple[str, ...]]:
    try:
        return parse_settings(text_of(data), defaults)
    except Unreadable as trouble:
        return defaults, (sentence(_UNREADABLE, trouble, _DEFAULTS_USED),)
