"""Every text the program asks for is there in every language, and no text is left over."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from string import Formatter

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, Due, Uselessness
from jungle_pg.core.jackaroo.walking import Obstacle
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.rules import SideNames
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal, Verdict
from jungle_pg.core.xiangqi.pieces import PIECES
from jungle_pg.core.xiangqi.refusals import Reason
from jungle_pg.texts import chinese, english
from jungle_pg.texts.languages import TEXTS
from jungle_pg.texts.locales import CODES, system_language
from jungle_pg.texts.speech import banner_text, refusal_text, seat_text, verdict_text
from tests.core.jungle.positions import JUNGLE
from tests.rows import each_of
from tests.toy import ToyRulebook, ToyRules
from tests.words import CHINESE, ENGLISH, LANGUAGES, language_of

PROGRAM = Path(__file__).parent.parent / "jungle_pg"
LANGUAGE_FOLDERS = {
    *(PROGRAM / "texts" / name for name in ("english", "chinese")),
    *(PROGRAM / "games" / game / "texts" for game in rulebooks()),
}
OWN = {game: import_module(f"jungle_pg.games.{game}.texts").TEXTS for game in rulebooks()}
"""What each game says, by language."""
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for path in sorted(PROGRAM.rglob("*.py"))
    if path.parent not in LANGUAGE_FOLDERS
}
KEY = re.compile(r"[a-z_]+(\.[a-z0-9_*]+)+")
FILE_ENDINGS = (
    *("json", "jsonl", "md", "ogg", "otf", "png", "py", "svg", "toml", "ttf", "txt", "zip"),
)
ANY = "*"


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of some source; a part filled in at run time is a star."""
    if isinstance(tree, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else ANY for part in tree.values)
        yield "".join(map(str, parts))
        for part in tree.values:
            if isinstance(part, ast.FormattedValue):
                yield from strings(part)
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    for child in ast.iter_child_nodes(tree):
        yield from strings(child)


def keys_used(source: str) -> set[str]:
    """The keys some source names: words joined by dots that are no file and no module."""
    named = {text for text in strings(ast.parse(source)) if KEY.fullmatch(text)}
    named = {text for text in named if not text.startswith(f"{PROGRAM.name}.")}
    return {text for text in named if text.rpartition(".")[2] not in FILE_ENDINGS}


def fits(pattern: str, key: str) -> bool:
    """Whether a key may come out of a pattern with stars."""
    return pattern == key or (ANY in pattern and _compiled(pattern).fullmatch(key) is not None)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", r"\w+"))


@cache
def uses() -> dict[Path, set[str]]:
    """The keys each module of the program names."""
    return {path: set(keys_used(source)) for path, source in SOURCES.items()}


@cache
def all_keys_used() -> dict[str, Path]:
    """All keys the program names, with a module that does."""
    return {key: path for path, keys in uses().items() for key in keys}


UNSWAPPABLE = {Obstacle.IN_BASE, Obstacle.AT_HOME, Obstacle.PROTECTED}
JACKAROO_REASONS: Mapping[str, AbstractSet[str]] = {
    "not_now": set(Due),
    "other_luck": {"shuffle", "deal", "draw"},
    "unplayable": set(Uselessness) - {Uselessness.BASE_EMPTY, Uselessness.START_TAKEN},
    "useless_option": set(Uselessness) - {Uselessness.NOBODY_TO_SWAP},
    "marble_stuck": set(Obstacle),
    "no_swap": UNSWAPPABLE,
    "no_swap_with": UNSWAPPABLE,
}


def core_codes() -> dict[str, set[str]]:
    """What the core says, by the family of its texts."""
    core = "\n".join(text for path, text in SOURCES.items() if PROGRAM / "core" in path.parents)
    captures = SOURCES[PROGRAM / "core/jungle/captures.py"]
    xiangqi = SOURCES[PROGRAM / "core/xiangqi/refusals.py"]
    jackaroo = SOURCES[PROGRAM / "core/jackaroo/refusals.py"]
    core_of_others = core.replace(xiangqi, "").replace(jackaroo, "")
    return {
        "refusal": {
            *re.findall(r'Refusal\(\s*"(\w+)"', core_of_others),
            *re.findall(r'Refusal\(\s*"\w+" if .*? else "(\w+)"', core),
            *re.findall(r'return "(\w+)"', captures),
            *re.findall(r'else "(\w+)"', captures),
            *(f"xiangqi.{code}" for code in re.findall(r'Refusal\(\s*"(\w+)"', xiangqi)),
            *(f"xiangqi.invalid_move.{reason}" for reason in Reason),
            "xiangqi.in_check.was_in_check",
            "xiangqi.invalid_move.no_screens",
            "jungle.no_piece",  # other games speak of pieces
            "other",  # for codes that a game has no words for
            *(f"jackaroo.{code}" for code in re.findall(r'Refusal\(\s*"(\w+)"', jackaroo)),
            *(
                f"jackaroo.{code}.{reason}"
                for code in JACKAROO_REASONS
                for reason in JACKAROO_REASONS[code]
            ),
        }
        # Each reason has a text of its own.
        - {"xiangqi.invalid_move", *(f"jackaroo.{code}" for code in JACKAROO_REASONS)},
        "verdict": set(re.findall(r'Verdict\([^,]+(?:\([^)]*\))?, "(\w+)"', core))
        | {"won", "drawn"},  # for reasons that a game has no words for
        "word": {animal.name.lower() for animal in Animal}
        | {f"xiangqi.{letter}" for letter in PIECES}
        | {"xiangqi.flying"}  # whom the strongest level is called after
        | {f"jackaroo.{card}" for card in CARDS}
        | {f"jackaroo.marble_{side}" for side in SEAT_IDS},
        "seat": {name.lower() for names in SideNames for name in names.split("-")}
        | {"black", "yellow"},
    }


def places(text: str) -> set[str]:
    """The facts a text wants."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("family", core_codes())
def test_what_the_core_says_has_its_texts_and_no_more(family: str) -> None:
    texts = {key.partition(".")[2] for key in ENGLISH if key.startswith(f"{family}.")}
    assert texts == core_codes()[family]


def test_a_key_the_program_uses_has_its_text() -> None:
    missing = {
        key: path.name
        for key, path in all_keys_used().items()
        if not any(fits(key, known) for known in ENGLISH)
    }
    assert missing == {}
    assert len(all_keys_used()) > 100


@each_of("key", ENGLISH)
def test_a_text_is_used_by_the_program(key: str) -> None:
    assert any(fits(pattern, key) for pattern in all_keys_used()), f"nothing uses {key}"


def game_of(path: Path) -> str:
    """The game whose rules or looks a source belongs to; nothing for what any game uses."""
    layer, name, *_ = (*path.relative_to(PROGRAM).parts, "")
    return name if layer in ("core", "games") and name in OWN else ""


@cache
def users(key: str) -> set[str]:
    """The games that use a key; an empty name stands for what any game uses."""
    return {
        game_of(path)
        for path, keys in uses().items()
        if any(fits(pattern, key) for pattern in keys)
    }


@each_of("key", TEXTS["en"])
def test_what_one_game_alone_says_stands_with_that_game(key: str) -> None:
    assert "" in users(key) or len(users(key)) > 1, f"only {users(key)} says {key}"


@each_of(("game", "key"), [(game, key) for game, texts in OWN.items() for key in texts["en"]])
def test_what_a_game_says_no_other_game_uses(game: str, key: str) -> None:
    assert users(key) <= {game, ""}, f"{key} of {game} is used by {users(key)}"
    named = [path.name for path, keys in uses().items() if key in keys and game_of(path) != game]
    assert not named, f"{key} of {game} is named in {named}"


@each_of("code", LANGUAGES)
def test_no_text_stands_in_two_places(code: str) -> None:
    folder = {"en": english, "zh": chinese}[code]
    modules = (
        import_module(f"{folder.__name__}.{each.name}") for each in iter_modules(folder.__path__)
    )
    everywhere = [value for module in modules for value in vars(module).values() if is_texts(value)]
    counts = Counter(key for part in everywhere for key in part)
    assert [key for key, count in counts.items() if count > 1] == []
    assert set(counts) == set(TEXTS[code])
    parts = [TEXTS[code], *(texts[code] for texts in OWN.values())]
    assert sum(map(len, parts)) == len(LANGUAGES[code].texts)


def is_texts(value: object) -> bool:
    """Whether it is a table of texts by their keys."""
    return isinstance(value, dict) and bool(value) and all("." in str(key) for key in value)


@each_of(
    ("source", "keys"),
    [
        ('words("shop.open")', {"shop.open"}),
        ('view.words("shop.open" if day else "shop.shut")', {"shop.open", "shop.shut"}),
        ('say(f"shop.{day}.hours", hours=3)', {"shop.*.hours"}),
        ('Label(text="shop.open")', {"shop.open"}),
        ('texts[f"shop.{day}"]', {"shop.*"}),
        ("f'{words(\"shop.open\")}: {hours}'", {"shop.open"}),
        ('open("shop.json")', set()),
        ('import_module(f"jungle_pg.{shop}")', set()),
        ('"""The shop. A docstring is no key."""', set()),
        ('f"{name}.{ending}"', set()),
    ],
)
def test_keys_are_found_in_the_sources(source: str, keys: set[str]) -> None:
    assert keys_used(source) == keys


def test_a_pattern_fits_the_keys_it_can_build() -> None:
    assert fits("word.*", "word.rat")
    assert fits("question.*.text", "question.quit.text")
    assert not fits("word.*", "word.rat.small")
    assert not fits("word.rat", "word.rats")


def test_the_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(CHINESE) == list(ENGLISH)


@each_of("key", ENGLISH)
def test_the_languages_want_the_same_facts(key: str) -> None:
    assert places(CHINESE[key]) == places(ENGLISH[key])


@each_of("key", ENGLISH)
@each_of("code", LANGUAGES)
def test_a_text_is_a_sentence_without_stray_blanks(code: str, key: str) -> None:
    facts = dict.fromkeys(places(ENGLISH[key]), "?")
    text = language_of(code)(key, **facts)
    assert text == " ".join(text.split())
    assert text


def test_a_chinese_text_holds_no_half_width_punctuation() -> None:
    assert not [text for text in CHINESE.values() if re.search(r"[\u4e00-\u9fff][,.!?:;]", text)]


def test_a_language_names_itself() -> None:
    assert {code: words("language.name") for code, words in LANGUAGES.items()} == {
        "en": "English",
        "zh": "中文",
    }


def test_words_fill_in_the_facts() -> None:
    assert language_of("en")("verdict.no_capture_limit", limit=50) == "Draw by 50-move rule"
    assert language_of("zh")("verdict.no_capture_limit", limit=50) == "连续50步没有吃子，和棋"


def test_a_fact_is_never_read_as_a_text() -> None:
    assert language_of("en")("status.turn", mover="{mover}") == "{mover}'s Turn"


def test_an_unknown_language_is_english() -> None:
    assert language_of("xx") == language_of("en")
    assert language_of("zh") != language_of("en")


@each_of(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh"}, "zh"),
        ({"LANG": "zh-Hans"}, "zh"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_TW@stroke"}, "zh"),
        ({"LC_MESSAGES": "zh_CN", "LC_ALL": "en_US"}, "en"),
        ({"LC_ALL": "", "LANG": "zh_CN"}, "zh"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "zh_CN:en"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LANGUAGE": "fr:en:zh"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LANGUAGE": "fr"}, "zh"),
        ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8", "LANGUAGE": "zh"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "zh"}, "en"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], code: str) -> None:
    assert system_language(environ) == code


def test_the_codes_of_languages_are_those_that_have_texts() -> None:
    assert tuple(LANGUAGES) == CODES


@pytest.mark.parametrize(
    ("rules", "banner"),
    [("traditional", "轮到红方"), ("course", "轮到蓝方"), ("animal", "轮到红方")],
)
def test_the_turn_is_told_in_chinese(rules: str, banner: str) -> None:
    assert banner_text(CHINESE, begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules)))) == banner


@each_of(
    ("rules", "verdict", "text"),
    [
        ("traditional", Verdict(0, "captured_all"), "红方获胜！蓝方的棋子全部被吃。"),
        ("course", Verdict(1, "resignation"), "蓝方获胜！红方认输。"),
        ("animal", Verdict(1, "den"), "绿方攻入兽穴，获胜！"),
        ("club", Verdict(None, "repetition", times=3), "同一局面出现三次，和棋"),
        ("club", Verdict(None, "repetition", times=12), "同一局面出现12次，和棋"),
    ],
)
def test_an_ending_is_told_in_chinese(rules: str, verdict: Verdict, text: str) -> None:
    assert verdict_text(CHINESE, JUNGLE, JUNGLE.codec.parse_rules(rules), verdict) == text


def test_a_refusal_is_told_in_chinese() -> None:
    rules = JUNGLE.codec.parse_rules("traditional")
    refusal = Refusal("rank_too_low", animal="cat", victim="lion")
    assert refusal_text(CHINESE, JUNGLE, rules, refusal) == "走法无效：狮比猫大，吃不了"


def test_a_side_without_a_text_keeps_its_name() -> None:
    assert seat_text(CHINESE, ToyRulebook(), ToyRules(), 1) == "SECOND"
