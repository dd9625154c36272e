"""From judged positions to a review, by games whose positions are judged by hand."""

from dataclasses import replace
from datetime import date
from typing import Any

from jungle_pg.core.history import move_count
from jungle_pg.core.jungle.rules import PassOnTime
from jungle_pg.core.log import Closing, Ending, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.cards import cards_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import Reviewing, places_of, review_of
from jungle_pg.core.review.values import JudgedPosition, Motif, MoveClass, Phase, settled
from jungle_pg.core.rulebook import Refusal
from tests.core.jungle.positions import JUNGLE
from tests.toy import ToyRulebook, ToyRules

MOVES = ("A3A4", "G7G6", "A4A5", "G6G5", "C3C2", "E7E8")


class KnowingReviewer(Reviewer):
    """Has a word for every move, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def phase(self, state: Any) -> Phase:
        return Phase.OPENING if state.quiet < 2 else Phase.END

    def book_moves(self, match: AnyMatch) -> int:
        return 1

    def gives_up_material(self, state: Any, action: Any) -> bool:
        return True

    def motif(
        self, state: Any, played: Any, best: tuple[Any, ...], reply: tuple[Any, ...]
    ) -> Motif | None:
        self.asked += 1
        return Motif("said", (("replies", len(reply)),))

    def skill(self, state: Any, move: Any) -> str:
        return "endings"


def played(*moves: str, position: str | None = None) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club"), position))
    for text in moves:
        after = match.play(JUNGLE.codec.parse_action(text))
        assert isinstance(after, Match), text
        match = after
    return match


def judged(number: int, chance: float, after: float | None, **more: Any) -> JudgedPosition:
    usual: dict[str, Any] = {"line": ("A1B1",), "second": chance, "choices": 20}
    seat = number % 2
    return JudgedPosition(chance, seat, played=after, **{**usual, **more})


POSITIONS = {
    0: judged(0, 0.5, 0.5, line=("A3A4",)),
    1: judged(1, 0.5, 0.25, line=("G9F9",), reply=("A4A5", "nonsense")),
    2: judged(2, 0.75, 0.5, line=("C3C2",)),
    3: judged(3, 0.5, 0.5, line=("G6G5",), second=0.1),
    4: judged(4, 0.5, 0.42),
    5: judged(5, 0.58, 0.58, line=("E7E8",)),
    6: judged(6, 0.42, None),
}


def test_a_review_of_a_whole_game() -> None:
    review = review_of(played(*MOVES), POSITIONS, KnowingReviewer())
    assert review.is_whole
    moves = [move for move in review.moves if move is not None]
    assert [move.move_class for move in moves] == [
        MoveClass.BOOK, MoveClass.BLUNDER, MoveClass.MISSED, MoveClass.BRILLIANT,
        MoveClass.INACCURACY, MoveClass.BEST,
    ]  # fmt: skip
    assert [(move.ply, move.seat, move.action) for move in moves] == [
        (number, (number + 1) % 2, text) for number, text in enumerate(MOVES, 1)
    ]
    assert [move.loss for move in moves] == [0, 0.25, 0.25, 0, 0.08, 0]
    assert [move.skill for move in moves] == ["", "endings", "endings", "", "", ""]
    assert moves[1].reply == ("A4A5",), "a line is cut where it cannot be played"
    assert moves[1].motif == Motif("said", (("replies", 1),))
    assert moves[5].motif is None
    assert review.shares == (0.5, 0.5, 0.75, 0.5, 0.5, 0.42000000000000004, 0.42)
    assert review.spread[MoveClass.MISSED] == (1, 0)
    assert sum(map(sum, review.spread.values())) == len(MOVES)
    assert review.moments == (2, 3, 4, 5)
    assert review.phases[Phase.MIDDLE] == (None, None)
    first, second = review.accuracy
    assert 0 < first < 100
    assert 0 < second < 100


def test_at_most_five_key_moments_and_the_end_of_the_game() -> None:
    match = played("D8D9", position="7/3D3/7/7/7/7/7/7/4r2 r 0 1")
    positions = {0: judged(0, 1.0, 1.0, line=("D8D9",), second=0.9), 1: settled(0)}
    assert review_of(match, positions, Reviewer()).moments == (1,)
    lossy = {number: judged(number, 0.9, 0.1 + number / 100) for number in range(len(MOVES))}
    review = review_of(played(*MOVES), lossy, Reviewer())
    assert review.moments == (1, 2, 3, 4, 5)


def test_a_review_grows_while_places_are_judged_and_asks_for_nothing_twice() -> None:
    reviewer = KnowingReviewer()
    reviewing = Reviewing(played(*MOVES), reviewer)
    known: dict[int, JudgedPosition] = {}
    assert reviewing.review(known).moves == (None,) * 6
    for number, position in POSITIONS.items():
        known[number] = position
        review = reviewing.review(known)
        assert [move is not None for move in review.moves] == [it in known for it in range(6)]
    asked = reviewer.asked
    assert reviewing.review(known) == review_of(played(*MOVES), known, KnowingReviewer())
    assert reviewer.asked == asked


def test_what_was_not_asked_about_is_known_from_the_place_it_led_to() -> None:
    positions = {0: judged(0, 0.6, None), 1: judged(1, 0.7, 0.7)}
    review = review_of(played("A3A4"), {0: positions[0]}, Reviewer())
    assert review.moves == (None,)
    move = review_of(played("A3A4"), positions, Reviewer()).moves[0]
    assert move is not None
    assert (move.loss, move.after) == (0.3, 1 - 0.7)


def test_a_move_that_repeats_a_position_for_a_draw_gives_a_win_away() -> None:
    back_and_forth = ("A3A4", "A7A6", "A4A3", "A6A7")
    match = played(*back_and_forth * 2)
    last = len(match.moments) - 1
    assert match.verdict is not None
    assert match.verdict.reason == "repetition"
    best = judged(last, 0.9, 0.9, line=("A6A7",), second=0.85)
    move = review_of(match, {last: best}, Reviewer()).moves[-1]
    assert move is not None
    assert (move.before, move.after, move.loss) == (0.85, 0.5, 0.35)


def test_what_players_and_clocks_do_is_no_move() -> None:
    match = played("A3A4", "G7G6")
    closed = match.close(Ending(0, Closing.RESIGN))
    assert isinstance(closed, Match)
    assert places_of(closed) == (0, 1, 2)


def test_a_turn_that_a_clock_let_go_by_is_judged_by_where_it_led() -> None:
    rules = replace(JUNGLE.codec.parse_rules("club"), pass_on_time=PassOnTime.ALWAYS)
    passing = begin(JUNGLE, Setup(rules)).pass_turn()
    assert isinstance(passing, Match)
    review = review_of(passing, {0: judged(0, 0.5, None), 1: judged(1, 0.6, None)}, Reviewer())
    assert review.moves[0] is not None
    assert review.moves[0].loss == 0.1


def test_places_of_a_game_with_picks_and_luck() -> None:
    rulebook = ToyRulebook()
    match: AnyMatch = begin(rulebook, Setup(ToyRules(4), luck_seed=1))
    for _ in range(6):
        after = match.play(rulebook.actions(match.state)[0])
        assert not isinstance(after, Refusal)
        match = after
    places = places_of(match)
    assert len(places) == move_count(match) + 1
    for number, place in enumerate(places):
        assert move_count(match, place) == number
        assert rulebook.actor(match.state_at(place)) in (0, 1, None)


def test_each_mistake_of_a_seat_becomes_a_card() -> None:
    match, today = played(*MOVES), date(2026, 11, 18)
    review = review_of(match, POSITIONS, KnowingReviewer())
    first, second = (cards_of(match, review, seat, today) for seat in (0, 1))
    assert [card.played for card in first] == ["A4A5"]
    assert [card.played for card in second] == ["G7G6"]
    card = second[0]
    assert (card.game, card.rules, card.line, card.skill) == (
        "jungle",
        "club",
        ("G9F9",),
        "endings",
    )
    assert (
        JUNGLE.start(JUNGLE.codec.parse_rules("club"), card.position).board
        == match.state_at(1).board
    )
    assert card.is_due(today)
    assert cards_of(match, review, 1, today) == second, "the same game gives the same cards"
    assert len({card.id for card in (*first, *second)}) == 2
