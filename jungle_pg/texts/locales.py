"""Which language the system is set to; a window opens by this without loading any texts."""

import re
from collections.abc import Mapping
from typing import Final

CODES: Final = ("en", "zh")
"""The languages there are."""

FALLBACK: Final = "en"


def system_language(environ: Mapping[str, str]) -> str:
    """The code of the language the system is set to, such as zh for zh_CN.UTF-8."""
    settings = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, settings), "")
    if _code(locale) in ("c", "posix"):
        return FALLBACK
    wishes = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next((_code(wish) for wish in wishes if _code(wish) in CODES), FALLBACK)


def _code(locale: str) -> str:
    """The language of a locale, without its country and encoding."""
    return re.split(r"[_.@-]", locale)[0].lower()
