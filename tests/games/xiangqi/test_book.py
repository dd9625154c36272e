"""The book of Xiangqi: boards show what their words say, and sentences follow from the rules."""

from dataclasses import replace
from itertools import product
from typing import Final

from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, Kind
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import FIELDS, RULE_SETS, STANDARD
from jungle_pg.core.xiangqi.text.fen import parse_fen
from jungle_pg.games.book import Figure, said
from jungle_pg.games.values import Appearance
from jungle_pg.games.xiangqi.book import XiangqiBook
from jungle_pg.games.xiangqi.book.paintings import AllPieces, FileNumbers
from jungle_pg.games.xiangqi.book.statements import STATEMENTS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Sprite, Text
from tests.games.reading import figures, paragraphs, sayings
from tests.rows import each_of
from tests.ui.looking import find, view
from tests.words import ENGLISH, LANGUAGES, language_of

BOOK: Final = XiangqiBook()
RULEBOOK: Final = XiangqiRulebook()

REFUSED: Final = {
    "general": "shape",
    "general_stays": "palace",
    "advisor": "shape",
    "advisor_stays": "palace",
    "elephant_blocked": "blocked_eye",
    "elephant_at_river": "river",
    "horse_hobbled": "blocked_leg",
    "horse_at_start": "blocked_leg",
    "chariot_stopped": "path_blocked",
    "cannon_alone": "screen_count",
    "cannon_two_screens": "screen_count",
    "soldier": "before_river",
    "soldier_beyond": "backward",
    "soldier_at_end": "backward",
    "check_flee": "in_check",
    "pinned": "facing_generals",
    "guarded_file": "facing_generals",
}
"""Why the ways with a cross cannot be gone, by the figure."""

ALL_WAYS: Final = (
    "general",
    "general_stays",
    "advisor",
    "advisor_stays",
    "elephant",
    "elephant_blocked",
    "elephant_at_river",
    "horse",
    "horse_hobbled",
    "horse_at_start",
    "soldier",
    "soldier_beyond",
    "soldier_takes",
    "soldier_at_end",
)
"""Figures that show every way of their piece."""

ENDS: Final = {
    "checkmate": Verdict(0, "checkmate"),
    "stalemate": Verdict(0, "stalemate"),
    "double_cannon": Verdict(0, "checkmate"),
    "horse_and_chariot": Verdict(0, "checkmate"),
    "perpetual_standard": Verdict(1, "perpetual_check", times=3),
    "perpetual_draw": Verdict(None, "repetition", times=3),
    "chased": Verdict(1, "perpetual_chase", times=3),
    "chased_guarded": Verdict(None, "repetition", times=3),
    "chased_alike": Verdict(None, "repetition", times=3),
    "chased_by_cannon": Verdict(1, "perpetual_chase", times=3),
    "repeated": Verdict(None, "repetition", times=3),
    "dead": Verdict(None, "dead_position"),
}
"""How the lines of some figures end; all others leave the game open."""


def named_figures(rules: XiangqiRules = STANDARD) -> dict[str, Figure]:
    """The figures by the end of the key of their words."""
    start = "book.xiangqi.figure_"
    return {each.caption.key.removeprefix(start): each for each in figures(BOOK.pages(rules))}


def keys(rules: XiangqiRules) -> set[str]:
    return {saying.key for saying in sayings(BOOK.pages(rules))}


def every_kind_of_rules() -> list[XiangqiRules]:
    limits = (None, 1, 60, 120)
    return [XiangqiRules(*each) for each in product(Repetition, limits, (True, False))]


def test_every_cross_stands_for_the_reason_its_words_tell() -> None:
    found: dict[str, set[str]] = {}
    for name, figure in named_figures().items():
        state = RULEBOOK.start(STANDARD, figure.example.position)
        for arrow in figure.example.arrows:
            if arrow.kind == "refused":
                move = RULEBOOK.codec.parse_action(arrow.start + arrow.end)
                refusal = RULEBOOK.refusal(state, move)
                assert refusal is not None
                reason = dict(refusal.facts).get("reason", refusal.code)
                found.setdefault(name, set()).add(str(reason))
    assert found == {name: {reason} for name, reason in REFUSED.items()}


@each_of("name", ALL_WAYS)
def test_no_way_of_a_piece_is_forgotten(name: str) -> None:
    example = named_figures()[name].example
    (start,) = {arrow.start for arrow in example.arrows}
    state = RULEBOOK.start(STANDARD, example.position)
    legal = {RULEBOOK.picks(state, action) for action in RULEBOOK.actions(state)}
    shown = {(arrow.start, arrow.end) for arrow in example.arrows if arrow.kind != "refused"}
    assert shown == {way for way in legal if way[0] == start}


def test_every_general_in_check_is_marked_with_who_attacks_it_and_no_other() -> None:
    for figure in named_figures().values():
        state = RULEBOOK.start(STANDARD, figure.example.position)
        danger = RULEBOOK.danger(state)
        marked = {(mark.name, mark.pick) for mark in figure.example.marks} & {
            (name, point_name(point)) for name in ("danger", "danger_from") for point in range(90)
        }
        expected = set()
        if danger is not None:
            expected = {("danger", danger.pick), *(("danger_from", each) for each in danger.by)}
        assert marked == expected


def test_every_answer_to_check_ends_it() -> None:
    for name in ("check_flee", "check_take", "check_between", "check_screen"):
        example = named_figures()[name].example
        state = RULEBOOK.start(STANDARD, example.position)
        assert state.in_check
        for arrow in example.arrows:
            if arrow.kind != "refused":
                move = RULEBOOK.codec.parse_action(arrow.start + arrow.end)
                events = RULEBOOK.play(state, move).events
                assert "CheckEnded" in {type(event).__name__ for event in events}


@each_of("rules", every_kind_of_rules(), ids=RULEBOOK.codec.rules_text)
def test_lines_end_as_their_words_say(rules: XiangqiRules) -> None:
    for name, figure in named_figures(rules).items():
        state = RULEBOOK.start(rules, figure.example.position)
        for text in figure.example.line:
            state = RULEBOOK.play(state, RULEBOOK.codec.parse_action(text)).state
        if name in ENDS:
            assert state.verdict == ENDS[name], name
        elif rules.no_capture_limit != 1:
            assert state.verdict is None, name


def test_the_horse_that_is_taken_could_not_take() -> None:
    example = named_figures()["horse_one_way"].example
    board = parse_fen(example.position)
    state = RULEBOOK.start_at(STANDARD, replace(board, mover=BLACK))
    (arrow,) = example.arrows
    refusal = RULEBOOK.refusal(state, RULEBOOK.codec.parse_action(arrow.end + arrow.start))
    assert refusal is not None
    assert dict(refusal.facts)["reason"] == "blocked_leg"


@each_of("name", ["cannon", "horse", "steps", "front"])
@each_of("code", LANGUAGES)
def test_a_move_in_the_book_is_written_as_the_game_writes_it(code: str, name: str) -> None:
    figure = named_figures()[f"written_{name}"]
    state = RULEBOOK.start(STANDARD, figure.example.position)
    move: Move = RULEBOOK.codec.parse_action(figure.example.line[0])
    text = said(language_of(code), figure.caption)
    assert RULEBOOK.notate(state, move, "wxf") in text
    assert RULEBOOK.notate(state, move, "simplified") in text


@each_of(
    ("changes", "said_then", "not_said"),
    [
        ({}, "repetition_standard", "repetition_draw"),
        ({}, "figure_perpetual_standard", "figure_perpetual_draw"),
        ({"repetition": Repetition.DRAW}, "figure_perpetual_draw", "perpetual_both"),
        ({"repetition": Repetition.OFF}, "figure_repeated_on", "figure_repeated"),
        ({"no_capture_limit": 7}, "repetition_standard", "figure_perpetual_standard"),
        ({"no_capture_limit": 8}, "figure_perpetual_standard", "figure_repeated_on"),
        ({"dead_draw": False}, "dead_play_on", "dead_draw"),
        ({"dead_draw": False}, "figure_dead_on", "figure_dead"),
    ],
)
def test_what_is_said_follows_from_the_rules(
    changes: dict[str, object], said_then: str, not_said: str
) -> None:
    rules = XiangqiRules(**changes)  # type: ignore[arg-type]
    assert f"book.xiangqi.{said_then}" in keys(rules)
    assert f"book.xiangqi.{not_said}" not in keys(rules)


@each_of(
    ("limit", "sentence"),
    [
        (None, "Moves without a capture never make a draw."),
        (1, "The first move without a capture makes the game a draw."),
        (120, "After 120 moves without a capture, both sides counted, the game is a draw."),
    ],
)
def test_the_number_of_quiet_moves_is_told(limit: int | None, sentence: str) -> None:
    pages = BOOK.pages(XiangqiRules(no_capture_limit=limit))
    assert sentence in {said(language_of("en"), saying) for saying in sayings(pages)}


def test_no_text_of_the_book_is_left_over() -> None:
    used = set.union(*map(keys, every_kind_of_rules()))
    painted = {f"book.xiangqi.piece_{kind.name.lower()}" for kind in Kind}
    used |= painted | {"book.xiangqi.piece_count"}
    assert {key for key in ENGLISH if key.startswith("book.xiangqi.")} <= used


def test_there_is_something_to_say_about_every_field() -> None:
    assert set(STATEMENTS) == set(FIELDS)


@each_of("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_the_last_page_lists_what_differs_field_by_field(rules: XiangqiRules) -> None:
    *_, last = BOOK.pages(rules)
    names = [name for name in STATEMENTS if getattr(rules, name) != getattr(STANDARD, name)]
    listed = [paragraph.saying for paragraph in paragraphs((last,)) if paragraph.differs]
    assert listed == [STATEMENTS[name](rules) for name in names]


@each_of("code", LANGUAGES)
def test_the_list_of_pieces_shows_both_sides_with_names_and_ways_uncut(code: str) -> None:
    appearance = replace(view(), words=language_of(code))
    ops = AllPieces().paint(
        Rect(0, 0, 720, 560), appearance, Appearance(appearance.theme, appearance.measure)
    )
    assert {op.name for op in find(ops, Sprite)} >= {
        f"xiangqi/{side}_{kind.name.lower()}_picture" for side in "rb" for kind in Kind
    }
    texts = [op.text for op in find(ops, Text)]
    assert len(texts) == 2 * len(Kind)
    assert not any("…" in text for text in texts)


def test_files_are_counted_from_the_right_of_each_side() -> None:
    appearance = view()
    ops = FileNumbers().paint(
        Rect(0, 0, 720, 290), appearance, Appearance(appearance.theme, appearance.measure)
    )
    rows: dict[float, list[str]] = {}
    for op in sorted(find(ops, Text), key=lambda op: op.x):
        rows.setdefault(op.y, []).append(op.text)
    assert ["".join(rows[y]) for y in sorted(rows)] == [
        "123456789",
        "九八七六五四三二一",
        "987654321",
    ]
