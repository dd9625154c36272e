"""Events as the system itself gives them to SDL: their texts are bytes, whatever these mean."""

import ctypes
from pathlib import Path

import pygame
import pytest

from tests.systems import IS_WINDOWS

DROP_FILE, DROP_TEXT, DROP_BEGIN, DROP_COMPLETE = range(0x1000, 0x1004)
TEXT_EDITING, TEXT_INPUT = 0x302, 0x303


class _Drop(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("file", ctypes.c_void_p),
        ("window", ctypes.c_uint32),
        ("rest", ctypes.c_uint8 * 64),
    )


class _Text(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
        ("text", ctypes.c_char * 32),
        ("rest", ctypes.c_uint8 * 64),
    )


def sdl() -> ctypes.CDLL:
    """The SDL that pygame has loaded."""
    if IS_WINDOWS:
        name = str(Path(pygame.__file__).with_name("SDL2.dll"))
    elif (maps := Path("/proc/self/maps")).exists():
        names = (line.split()[-1] for line in maps.read_text().splitlines())
        name = next(name for name in names if Path(name).name.startswith("libSDL2-2"))
    else:
        pytest.skip("it is not known where this system keeps it")
    found = ctypes.CDLL(name)
    found.SDL_strdup.restype = ctypes.c_void_p
    found.SDL_JoystickOpen.restype = ctypes.c_void_p
    found.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return found


def push_drop(*names: bytes, kind: int = DROP_FILE) -> None:
    """Files, or texts, are dropped on the window together."""
    lib = sdl()
    for kind_now, name in ((DROP_BEGIN, None), *((kind, each) for each in names)):
        held = None if name is None else lib.SDL_strdup(name)
        assert lib.SDL_PushEvent(ctypes.byref(_Drop(kind_now, 0, held, 1))) == 1
    assert lib.SDL_PushEvent(ctypes.byref(_Drop(DROP_COMPLETE, 0, None, 1))) == 1


def push_text(text: bytes, kind: int = TEXT_INPUT) -> None:
    """Something is typed, or about to be."""
    assert sdl().SDL_PushEvent(ctypes.byref(_Text(kind, 0, 1, text))) == 1
