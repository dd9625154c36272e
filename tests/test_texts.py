"""Every refusal and verdict of the core has its words, and no words are left over."""

import re
from pathlib import Path

import pytest

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.texts.english import ENGLISH

ROOT = Path(__file__).parent.parent
CORE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "jungle_pg/core").rglob("*.py"))
)
CAPTURES = (ROOT / "jungle_pg/core/jungle/captures.py").read_text(encoding="utf-8")


def texts_needed() -> set[str]:
    refusals = {
        *re.findall(r'Refusal\(\s*"(\w+)"', CORE),
        *re.findall(r'Refusal\(\s*"\w+" if .*? else "(\w+)"', CORE),
        *re.findall(r'return "(\w+)"', CAPTURES),
        *re.findall(r'else "(\w+)"', CAPTURES),
    }
    reasons = re.findall(r'Verdict\([^,]+(?:\([^)]*\))?, "(\w+)"', CORE)
    words = {animal.name.lower() for animal in Animal}
    return (
        {f"refusal.{code}" for code in refusals}
        | {f"verdict.{reason}" for reason in reasons}
        | {f"word.{word}" for word in words}
    )


def test_no_text_is_missing_or_left_over() -> None:
    counted = {key for key in ENGLISH if key.split(".")[0] in ("refusal", "verdict", "word")}
    assert counted == texts_needed()


@pytest.mark.parametrize("key", ENGLISH)
def test_every_text_is_a_sentence_without_stray_blanks(key: str) -> None:
    text = ENGLISH[key]
    assert text == " ".join(text.split())
    assert text
