"""The book of Jungle: what it says and marks follows from the rules."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    EVERYONE,
    NOBODY,
    ElephantTakesRat,
    JungleRules,
    SideNames,
    TrappedAttacker,
    TrappedDefender,
)
from jungle_pg.core.jungle.rulesets import FIELDS, RULE_SETS, TRADITIONAL
from jungle_pg.games.book import Saying, said
from jungle_pg.games.jungle.book import JungleBook
from jungle_pg.games.jungle.book.food_chain import FoodChain
from jungle_pg.games.jungle.book.pages import differing_fields
from jungle_pg.games.jungle.book.statements import STATEMENTS
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from tests.games.reading import paragraphs, sayings
from tests.properties.jungle_positions import field_values
from tests.rows import each_of
from tests.ui.looking import find, view
from tests.words import language_of

BOOK = JungleBook()
TABLE = JungleLook()
ENGLISH = language_of("en")


def keys(rules: JungleRules) -> set[str]:
    """The keys of everything the book says about some rules."""
    return {saying.key for saying in sayings(BOOK.pages(rules))}


@each_of(
    ("changes", "said_then", "not_said"),
    [
        ({}, "book.swim_some", "book.swim_all"),
        ({"swimmers": NOBODY}, "book.swim_nobody", "book.strike_nobody"),
        ({"swimmers": EVERYONE}, "book.swim_all", "book.leap_stopped"),
        ({"swimmers": EVERYONE - {Animal.CAT}}, "book.swim_most", "book.swim_some"),
        ({"swimmers": frozenset({Animal.DOG})}, "book.swim_some", "book.figure_rat_water"),
        ({"swimmers": frozenset({Animal.DOG})}, "book.leaps", "book.figure_blocked"),
        ({"rivers": Rivers.EDGES}, "book.leap_row_edges", "book.leap_any_some"),
        ({"row_jumpers": NOBODY}, "book.leap_row_nobody", "book.leap_any_some"),
        ({"column_jumpers": NOBODY, "row_jumpers": NOBODY}, "book.leap_nobody", "book.leap"),
        ({"double_jumpers": EVERYONE}, "book.leap_double_all", "book.leap_double_nobody"),
        (
            {"double_jumpers": EVERYONE, "rivers": Rivers.EDGES},
            "book.leap_double_nobody",
            "book.figure_leap_twice",
        ),
        ({"water_to_land_captors": EVERYONE}, "book.strike_swimmers", "book.strike_nobody"),
        (
            {"water_to_land_captors": frozenset({Animal.CAT})},
            "book.strike_nobody",
            "book.strike_some",
        ),
        ({"rat_takes_elephant": False}, "book.rat_takes_trapped", "book.rat_takes"),
        (
            {"rat_takes_elephant": False, "trapped_defender": TrappedDefender.FULL_RANK},
            "book.rat_never_takes",
            "book.rat_takes_trapped",
        ),
        (
            {"elephant_takes_rat": ElephantTakesRat.NEVER},
            "book.trapped_is_0_but_rat",
            "book.trapped_is_0",
        ),
        (
            {"trapped_attacker": TrappedAttacker.RANK_ZERO},
            "book.trapped_takes_as_0_but_rat",
            "book.trapped_takes_as_0",
        ),
        (
            {"trapped_attacker": TrappedAttacker.RANK_ZERO, "rat_takes_elephant": False},
            "book.trapped_takes_as_0",
            "book.figure_trapped_rat",
        ),
        ({"den_enterers": NOBODY}, "book.den_nobody", "book.end_den"),
        ({"den_enterers": frozenset({Animal.RAT})}, "book.figure_kept_out", "book.den_all"),
        ({"no_capture_limit": 1}, "book.quiet_one", "book.quiet_limit"),
        ({"no_capture_limit": None}, "book.quiet_for_ever", "book.quiet_limit"),
        ({"repetition_limit": None}, "book.repeat_for_ever", "book.repeat_limit"),
        ({"draw_by_agreement": False}, "book.never_agree", "book.agree"),
    ],
)
def test_what_is_said_follows_from_the_rules(
    changes: dict[str, object], said_then: str, not_said: str
) -> None:
    rules = JungleRules(**changes)  # type: ignore[arg-type]
    assert said_then in keys(rules)
    assert not_said not in keys(rules)


def test_sentences_name_animals_numbers_and_sides() -> None:
    rules = JungleRules(
        swimmers=frozenset({Animal.RAT, Animal.DOG, Animal.CAT}),
        den_enterers=EVERYONE - {Animal.LION},
        no_capture_limit=70,
        side_names=SideNames.RED_GREEN,
    )
    english = {said(ENGLISH, saying) for saying in sayings(BOOK.pages(rules))}
    chinese = {said(language_of("zh"), saying) for saying in sayings(BOOK.pages(rules))}
    assert "Only the dog, the cat and the rat can enter the water." in english
    assert "Every animal but the lion may enter the enemy den." in english
    assert "After 70 moves without a capture, both sides counted, the game is a draw." in english
    assert "The sides are called Red and Green." in english
    assert "只有狗、猫和鼠能下河。" in chinese
    assert "除了狮，所有动物都能进入敌方兽穴。" in chinese


def test_there_is_something_to_say_about_every_field() -> None:
    assert set(STATEMENTS) == set(FIELDS)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_changed_field_is_marked_on_its_page_and_listed_on_the_last(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([name for name in FIELDS if name != "side_names"]))
    usual = getattr(TRADITIONAL, name)
    value = data.draw(field_values(name).filter(lambda value: value != usual))
    rules = replace(TRADITIONAL, **{name: value})
    *_, last = BOOK.pages(rules)
    assert differing_fields(rules) == [name]
    assert last.heading == "book.differences"
    assert [paragraph.saying for paragraph in paragraphs((last,))][1:] == [STATEMENTS[name](rules)]


@each_of("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_the_last_page_lists_what_differs_field_by_field(rules: JungleRules) -> None:
    *_, last = BOOK.pages(rules)
    listed = [paragraph for paragraph in paragraphs((last,)) if paragraph.differs]
    names = [name for name in STATEMENTS if getattr(rules, name) != getattr(TRADITIONAL, name)]
    if rules.side_names is SideNames.TITLE_RED_BLUE:
        names.remove("side_names")
    if names:
        assert [paragraph.saying for paragraph in listed] == [
            STATEMENTS[name](rules) for name in names
        ]
    else:
        assert last.heading == "book.ends"


@each_of("takes", [True, False])
def test_the_food_chain_shows_all_animals_larger_by_rank_and_what_the_rat_takes(
    takes: bool,
) -> None:
    appearance = view()
    chain = FoodChain(replace(TRADITIONAL, rat_takes_elephant=takes))
    ops = chain.paint(
        Rect(100, 50, 600, 600), appearance, Appearance(appearance.theme, appearance.measure)
    )
    sizes = [op.w for op in find(ops, Sprite) if op.name.startswith("pieces/")][:8]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) > 6
    crimson = [op for op in find(ops, Drawing) if "#D8243C" in op.svg]
    assert len(crimson) == (2 if takes else 0)
    crosses = [op for op in find(ops, Sprite) if op.name == "marks/blocked"]
    assert len(crosses) == (0 if takes else 1)
    assert "takes" in {op.text for op in find(ops, Text)}


def test_a_saying_without_several_things_needs_no_and() -> None:
    lion = Saying("word.lion")
    assert said(ENGLISH, Saying("book.swim_some", animals=(lion,))) == (
        "Only lion can enter the water."
    )
