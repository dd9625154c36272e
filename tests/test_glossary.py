"""docs/GLOSSARY.md names files that are there, and names that are in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/GLOSSARY.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!word|-)([^|]+) \| [^|]+ \| (`[^|]+`) \|$", TEXT, re.MULTILINE)
MANY_MEANINGS = (
    *("turn", "place", "shelf", "face", "stage", "table"),
    *("look", "hand", "times", "ply", "book"),
)


def test_every_file_is_there_and_holds_the_names_beside_it() -> None:
    assert len(ROWS) > 50
    for word, where in ROWS:
        path, *names = re.findall(r"`([^`]+)`", where)
        source = (ROOT / "jungle_pg" / path).read_text(encoding="utf-8")
        for name in names:
            defined = rf"^(class|def) {name}\b|^{name}\b.*="
            assert re.search(defined, source, re.MULTILINE), (word, path, name)


def test_the_words_that_had_many_meanings_are_explained_on_one_page() -> None:
    for word in MANY_MEANINGS:
        assert re.search(rf"^\| {word} \|", TEXT, re.MULTILINE), word
    assert len(TEXT.splitlines()) <= 95
