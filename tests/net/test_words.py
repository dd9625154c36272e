"""Whatever is refused over a network has its words, and none are left over."""

import re
from pathlib import Path

from jungle_pg.core.rulebook import Refusal
from jungle_pg.texts.languages import TEXTS
from jungle_pg.texts.net_words import net_refusal_text
from tests.sample_games import GAMES
from tests.words import ENGLISH

NET = Path(__file__).parents[2] / "jungle_pg" / "net"
CODE = re.compile(
    r'(?:Refusal|Refused|turn_away|ended|CannotServe|Closed)\((?:\w+, )?\s*"(\w+)"'
    r'|return "(\w+)"|(?:problem|code|outcome|seated)(?:: [\w\[\], |]+)? = "(\w+)"|else "(\w+)"'
    r'|"(\w+)" if '
)
OF_RULES = {"no_passing", "game_over", "wrong_seat", "no_draw_offers"}


def codes() -> set[str]:
    found = "\n".join(path.read_text("utf-8") for path in NET.rglob("*.py"))
    return {code for each in CODE.findall(found) for code in each if code} - OF_RULES


def test_every_code_has_words_and_all_words_are_used() -> None:
    texts = {key.removeprefix("net.") for key in ENGLISH if key.startswith("net.")}
    used = codes()
    assert len(used) > 35
    assert texts - {"other"} <= used
    assert {code for code in used if "_" in code} - texts <= {"no_action"}


def test_words_are_found_for_the_network_the_rules_and_what_is_newer() -> None:
    book = GAMES[0].rulebook
    for code, language in TEXTS.items():
        said = [
            net_refusal_text(language, Refusal("late")),
            net_refusal_text(language, Refusal("internal", detail="KeyError")),
            net_refusal_text(language, Refusal("of_a_later_version")),
            net_refusal_text(language, Refusal("wrong_seat"), book, GAMES[0].rules),
            net_refusal_text(language, Refusal("of_a_later_version"), book, GAMES[0].rules),
        ]
        assert all(said), code
        assert len(set(said)) >= 4, code
