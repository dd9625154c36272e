"""Cards and marbles by clicks on the real table: criteria 3, 5, 6, 7, 8 and 14.1."""

import pytest

from jungle_pg.board.selection import flashing
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.log import Player
from jungle_pg.games.jackaroo.holes import SPOTS, spot_name
from jungle_pg.stage.input.inputs import Key
from tests.core.jackaroo.moments import JACKAROO, after, cards, moment, places, play_randomly
from tests.rows import each_of
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.jackaroo_board import GAME, JackarooBoard
from tests.scenes.table.playing import HUMAN

HAND = "4S 5S AS KS JS 10H 7S"
LEADING = ("target", "capture", "home", "out", "swap", "attack")


def crowded() -> JackarooBoard:
    """Red may take the marble on 15 or go home; seven cards to choose from."""
    return JackarooBoard(moment("10 48 B B", "15 30 B B", HAND, "3C 6C"))


@each_of(
    ("card", "who", "leads"),
    [
        ("4S", {"10", "48"}, {"target": {"6", "44"}}),
        ("5S", {"10", "48"}, {"capture": {"15"}, "home": {"red.H2"}}),
        ("AS", {"10", "48", "red.B3"}, {"target": {"11", "49"}, "out": {"0"}}),
        ("KS", {"10", "red.B3"}, {"capture": {"15"}, "target": {"23"}, "out": {"0"}}),
        ("JS", {"10", "48"}, {"swap": {"15", "30"}}),
        ("10H", {"10"}, {"target": {"20"}, "attack": {"hand:yellow"}}),
        (
            "7S",
            {"10", "48"},
            {
                "target": {"11", "12", "13", "14", "16", "17", "49", "50", "51"},
                "capture": {"15"},
                "home": {"red.H1", "red.H2", "red.H3", "red.H4"},
            },
        ),
    ],
)
def test_14_1_a_clicked_card_highlights_who_can_use_it_and_every_place_it_leads_to(
    card: str, who: set[str], leads: dict[str, set[str]]
) -> None:
    board = crowded()
    board.click(f"card:{card}")
    shown = board.highlighted()
    assert shown["can"] == who
    assert {kind: shown[kind] for kind in LEADING if kind in shown} == leads
    assert shown["selection"] >= {f"card:{card}"}
    assert "jackaroo/chosen" in board.sprites()


@each_of("card", HAND.split())
def test_3_2_the_same_click_again_puts_the_card_back(card: str) -> None:
    board = crowded()
    before = board.sprites()
    board.click(f"card:{card}")
    assert board.draft[0] == f"card:{card}"
    assert board.sprites() != before
    board.click(f"card:{card}")
    assert board.draft == []
    assert set(board.highlighted()) <= {"hover"}
    assert board.says("Choose a card")
    assert (board.log, cards(board.match.state, 0)) == ([], HAND)


def test_3_2_another_card_is_chosen_by_clicking_it() -> None:
    board = crowded()
    board.click("card:7S", "10", "card:5S")
    assert board.draft == ["card:5S"]
    board.click("card:KS")
    assert board.draft == ["card:KS"]


def test_3_2_a_card_whose_only_marble_was_chosen_by_itself_is_put_back_too() -> None:
    board = JackarooBoard(moment("10 B B B", "30 40 B B", "JS 5S"))
    board.click("card:JS")
    assert board.draft == ["card:JS", "marble:1"]
    board.click("card:JS")
    assert board.draft == []


@each_of(("card", "then"), [("JS", "40"), ("7S", "17")])
def test_3_2_a_marble_that_was_chosen_by_itself_may_be_clicked_all_the_same(
    card: str, then: str
) -> None:
    board = JackarooBoard(moment("10 B B B", "30 40 B B", f"{card} 5S"))
    board.click(f"card:{card}", "10")
    assert board.draft == [f"card:{card}", "marble:1"]
    board.click(then)
    assert board.log[:2] == [f"card:{card}", "marble:1"]


def test_3_3_the_board_changes_when_the_last_click_confirms_the_move() -> None:
    board = crowded()
    board.click("card:4S")
    assert places(board.match.state, 0) == "10 48 B B"
    board.click("48")
    assert places(board.match.state, 0) == "10 44 B B"
    assert board.match.state.pile[-1] == "4S"
    assert board.marbles("red") == {"10", "44", "red.B3", "red.B4"}
    assert board.highlighted() == {"last_from": {"48"}, "last_to": {"44"}, "number": {"48"}}
    assert board.match.state.mover == 1


@each_of(
    ("card", "click", "log"),
    [
        ("AS", "red.B3", ["card:AS", "option:out"]),
        ("AS", "red.B4", ["card:AS", "option:out"]),
        ("AS", "0", ["card:AS", "option:out"]),
        ("AS", "10", ["card:AS", "option:move", "marble:1"]),
        ("AS", "49", ["card:AS", "option:move", "marble:2"]),
        ("KS", "red.B3", ["card:KS", "option:out"]),
        ("KS", "10", ["card:KS", "option:run", "marble:1"]),
        ("KS", "23", ["card:KS", "option:run", "marble:1"]),
        ("10H", "hand:yellow", ["card:10H", "option:attack"]),
        ("10H", "10", ["card:10H", "option:move", "marble:1"]),
        ("10H", "20", ["card:10H", "option:move", "marble:1"]),
        ("5S", "15", ["card:5S", "marble:1"]),
        ("5S", "red.H2", ["card:5S", "marble:2"]),
        ("7S", "13", ["card:7S", "marble:1", "steps:3", "rest:2"]),
    ],
)
def test_8_1_what_a_card_is_played_for_is_said_by_one_click(
    card: str, click: str, log: list[str]
) -> None:
    board = crowded()
    board.click(f"card:{card}", click)
    assert board.log == log


@each_of(
    ("card", "words", "rest", "log"),
    [
        ("AS", "Out of base", (), ["card:AS", "option:out"]),
        ("AS", "Move", ("10",), ["card:AS", "option:move", "marble:1"]),
        ("KS", "Run 13", (), ["card:KS", "option:run"]),
        ("10H", "Attack", (), ["card:10H", "option:attack"]),
    ],
)
def test_5_3_a_small_menu_offers_the_same_to_the_keyboard(
    card: str, words: str, rest: tuple[str, ...], log: list[str]
) -> None:
    board = crowded()
    board.click(f"card:{card}")
    board.show.rest(0.01)
    button = next(each for each in board.scene.options.buttons if each.label == words)
    board.show.tab_to(button.name)
    board.show.keys("enter")
    board.click(*rest)
    assert [*board.log, *board.draft] == log


def test_5_1_the_menu_can_be_thought_better_of_by_clicking_the_base() -> None:
    board = crowded()
    board.click("card:AS")
    board.show.click("option0")
    assert board.draft == ["card:AS", "option:move"]
    board.click("red.B3")
    assert board.log == ["card:AS", "option:out"]


def test_6_1_a_seven_goes_from_the_marble_to_the_steps_to_the_rest() -> None:
    board = JackarooBoard(moment("10 20 35 B", "30 40 B B", "7S 5S"))
    board.click("card:7S")
    assert board.says("Choose a marble")
    board.click("10")
    assert board.says("Choose how far it goes")
    shown = board.highlighted()
    assert {f"step{steps}": {str(10 + steps)} for steps in range(1, 8)}.items() <= shown.items()
    assert set("1234567") <= set(board.texts())
    board.click("20")
    assert board.draft == ["card:7S", "marble:2"], "another marble may be chosen"
    board.click("22")
    assert places(board.match.state, 0) == "10 22 35 B"
    assert board.says("Choose who walks the other 5")
    shown = board.highlighted()
    assert shown["can"] == {"10", "35"}
    assert (shown["target"], shown["capture"]) == ({"15"}, {"40"})
    board.click("35")
    assert places(board.match.state, 0) == "10 22 40 B"
    assert places(board.match.state, 1) == "30 B B B"


def test_6_3_the_first_part_of_a_seven_is_not_taken_back() -> None:
    board = JackarooBoard(moment("10 20 35 B", "30 40 B B", "7S 5S"))
    board.click("card:7S", "10", "12")
    board.do(Key("z", ctrl=True))
    assert board.says("cannot be taken back")
    board.do(Key("escape"))
    assert board.names[-1] == "pause"
    assert board.log == ["card:7S", "marble:1", "steps:2"]


def test_7_1_a_swap_is_an_own_marble_and_then_one_of_the_other_side() -> None:
    board = crowded()
    board.click("card:JS", "48")
    assert board.says("Choose a marble to swap with")
    board.click("30")
    assert places(board.match.state, 0) == "10 30 B B"
    assert places(board.match.state, 1) == "15 48 B B"


def test_7_1_who_clicks_on_the_other_side_first_is_told_to_choose_an_own_marble() -> None:
    board = crowded()
    board.click("card:JS", "30")
    assert board.draft == ["card:JS"]
    assert board.heard[-1] == "error"
    assert board.facts.message == "Choose a marble"


@pytest.mark.slow
@each_of(
    ("red", "yellow", "clicks", "words", "blocked"),
    [
        ("0 B B B", "30 B B B", "card:AS red.B3", "own marble stands on your start", ()),
        ("0 B B B", "30 B B B", "card:KS red.B2", "own marble stands on your start", ()),
        ("0 12 B B", "30 B B B", "card:10H red.B3", "3 is still in the base", ("red.B3",)),
        ("10 B B B", "30 B B B", "card:5S red.B3", "3 is still in the base", ("red.B3",)),
        ("10 15 B B", "30 B B B", "card:5S 10", "your own marble on 15", ("15",)),
        ("10 15 B B", "30 B B B", "card:10H 10", "your own marble on 15", ("15",)),
        ("10 H1 B B", "30 B B B", "card:4S red.H1", "is home and does not go back", ("red.H1",)),
        ("10 50 H1 B", "30 B B B", "card:5S 50", "blocked by the one on H1", ("red.H1",)),
        ("10 50 B B", "30 B B B", "card:10H 50", "would go too far", ("50",)),
        ("21 10 B B", "26 30 B B", "card:5S 21", "its own start is safe", ("26",)),
        ("10 20 B B", "26 40 B B", "card:JS 10 26", "stands on its start", ("26",)),
        ("10 20 B B", "26 40 B B", "card:JS 10 yellow.B3", "is in its base", ("yellow.B3",)),
        ("10 20 B B", "26 40 H2 B", "card:JS 10 yellow.H2", "is home and", ("yellow.H2",)),
        ("10 20 H1 B", "26 40 B B", "card:JS red.H1", "is home and cannot swap", ("red.H1",)),
        ("10 20 H1 B", "26 40 B B", "card:JS 10 red.H1", "marble of the other side", ()),
        ("10 B B B", "26 B B B", "card:JS", "There are no two marbles", ()),
    ],
)
def test_a_click_that_leads_nowhere_says_why_and_shows_where(
    red: str, yellow: str, clicks: str, words: str, blocked: tuple[str, ...]
) -> None:
    board = JackarooBoard(moment(red, yellow, HAND))
    board.click(*clicks.split())
    assert board.says(words)
    assert set(blocked) <= board.marked("blocked")
    assert board.log == []
    board.wait(0.6)
    assert board.marked("blocked") == set()


def test_whatever_is_clicked_at_any_moment_what_forbids_it_can_be_shown() -> None:
    picks = [*map(spot_name, SPOTS), *(f"card:{card}" for card in CARDS), "hand:red", "hand:yellow"]
    shown = 0
    for state in play_randomly(4, 400)[::3]:
        for pick in picks:
            refusal = JACKAROO.why_not(state, (pick,))
            for flash in () if refusal is None else flashing(refusal, pick):
                shown += 1
                assert ":" in flash or GAME.look.place_of(flash)
    assert shown > 1000


@pytest.mark.slow
@each_of("size", [(1920, 1080), (800, 600), (1080, 1920)])
@each_of("count", [1, 4, 5, 6, 9])
def test_9_3_every_card_of_a_large_hand_can_be_clicked(count: int, size: tuple[int, int]) -> None:
    hand = ["KS", "KH", "KD", "KC", "AS", "AH", "AD", "AC", "2S"][:count]
    board = JackarooBoard(moment("10 B B B", "30 B B B", " ".join(hand)), size=size)
    for card in hand:
        board.click(f"card:{card}")
        assert board.draft == [f"card:{card}"]


def test_8_3_yellow_discards_by_a_click_and_red_has_the_turn_again() -> None:
    state = after(moment("10 B B B", "30 B B B", "QH 5S", "3C 6C"), "card:QH")
    board = JackarooBoard(state, players=(Player(level=1), HUMAN))
    board.click("card:6C", "card:6C")
    assert board.log == ["discard:6C"]
    assert board.match.actor == 0
    assert board.says("Red plays again")


@each_of(("clicks", "first"), [((), "card:10S"), (("card:10S",), "42")])
def test_a_hint_shows_the_card_and_then_who_should_use_it(
    clicks: tuple[str, ...], first: str
) -> None:
    board = JackarooBoard(moment("42 H4 H3 H2", "30 B B B", "10S AS 5S"), engine=PatientClient())
    board.click(*clicks)
    board.show.click("hint")
    board.wait(0.1)
    assert board.highlighted()["hint_from"] == {first}
    board.show.click("hint")
    board.wait(0.1)
    assert board.highlighted()["hint_to"] == {"42"}, "ten steps win"
