"""What lies in a file of any kind: a save, a text, a picture that carries one, bytes of others."""

from contextlib import suppress
from typing import Final

from jungle_pg.core.codecs import OtherKind
from jungle_pg.core.rulebook import BadText, Flaw, Rulebooks
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.other_files import corrupted, loaded_games
from jungle_pg.core.saving.pictures import carried_text, is_picture
from jungle_pg.core.saving.values import TREE, BadSave, Loaded, Trouble, Unsound

SIZE_LIMIT: Final = 1_000_000
"""Bytes; a game of nearly eight thousand moves fits."""
STUDY_LIMIT: Final = 16_000_000
"""Bytes of a study, or of a collection of games; a study of a hundred thousand moves fits."""
PICTURE_LIMIT: Final = 64_000_000
"""Bytes; animated pictures of long games are smaller."""

MAGIC: Final = b"XQ"
"""How files begin that only a game itself can read; no text of a game does."""

_BLANKS: Final = b"\xef\xbb\xbf \t\r\n"
_TREE: Final = f'"{TREE}"'.encode()


def load_data(rulebooks: Rulebooks, data: bytes) -> Loaded | BadSave:
    """The match or study of a file, or what is wrong with it."""
    try:
        if data.startswith(MAGIC):
            return _of_bytes(rulebooks, data)
        return load_text(rulebooks, text_of(data))
    except Unsound as trouble:
        return trouble.bad_save()


def knows_its_game(data: bytes) -> bool:
    """Whether a file says itself of which game it is: a save, or a picture that carries one."""
    return is_picture(data) or data.lstrip(_BLANKS).startswith(b"{")


def text_of(data: bytes) -> str:
    """The text of a file, or that which its picture carries; Unsound where there is none."""
    if is_picture(data):
        return carried_text(data, STUDY_LIMIT)
    if len(data) > SIZE_LIMIT and not _may_be_large(data):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("too_large", limit=SIZE_LIMIT // 1000))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return _older_text(data)


def _may_be_large(data: bytes) -> bool:
    return _TREE in data or data.lstrip(_BLANKS).startswith(b"[")


def _of_bytes(rulebooks: Rulebooks, data: bytes) -> Loaded | BadSave:
    """The game of a file that is no text."""
    if len(data) > SIZE_LIMIT:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("too_large", limit=SIZE_LIMIT // 1000))
    for rulebook in rulebooks.values():
        with suppress(OtherKind):
            try:
                return loaded_games(rulebook, rulebook.saves.parse_data(data))
            except OtherKind:
                raise
            except BadText as mistake:
                return corrupted(mistake, rulebook)
    raise Unsound(Trouble.INVALID_FORMAT, Flaw("no_text"))


def _older_text(data: bytes) -> str:
    """A text as Chinese programs have long written it, or Unsound; no save was ever like that."""
    # Where there is no such table of letters, it is no text either.
    with suppress(UnicodeDecodeError, LookupError):
        text = data.decode("gb18030")
        if "\0" not in text and not text.lstrip().startswith("{"):
            return text
    raise Unsound(Trouble.INVALID_FORMAT, Flaw("no_text"))
