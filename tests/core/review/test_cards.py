"""Cards of own mistakes: when they come back, and which skill stands worst."""

from dataclasses import replace
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.review.cards import SPACING_DAYS, Card, Cards
from jungle_pg.core.review.reviewer import Skill

TODAY = date(2026, 11, 18)
CARD = Card("one", "jungle", "club", "somewhere r", 0, "A1A2", ("B1B2",), made=TODAY, due=TODAY)
DENS, TRAPS = Skill("dens"), Skill("traps")


def days_until(card: Card, today: date) -> int | None:
    return None if card.due is None else (card.due - today).days


def test_cards_come_back_after_1_3_7_21_and_60_days() -> None:
    card, today, rests = CARD, TODAY, []
    assert card.is_due(today), "a new card may be practised at once"
    while not card.is_learned:
        card = card.after_answer(today, is_right=True)
        rests.append(days_until(card, today))
        today = card.due or today
    assert rests == [*SPACING_DAYS, None] == [1, 3, 7, 21, 60, None]
    assert not card.is_due(today + timedelta(days=9999))


def test_a_failure_leads_back_to_the_first() -> None:
    for successes in range(5):
        card = CARD
        for _ in range(successes):
            card = card.after_answer(TODAY, is_right=True)
        failed = card.after_answer(TODAY, is_right=False)
        assert days_until(failed, TODAY) == 1
        assert days_until(failed.after_answer(TODAY, is_right=True), TODAY) == 3


def test_only_cards_that_are_due_are_shown_the_longest_due_first() -> None:
    cards = Cards().having(
        [
            replace(CARD, id="late", due=TODAY - timedelta(days=2)),
            replace(CARD, id="tomorrow", due=TODAY + timedelta(days=1)),
            replace(CARD, id="learned", due=None),
            replace(CARD, id="other", game="xiangqi", due=TODAY - timedelta(days=3)),
            CARD,
        ]
    )
    assert [card.id for card in cards.due(TODAY)] == ["other", "late", "one"]
    assert [card.id for card in cards.due(TODAY, "jungle")] == ["late", "one"]


def test_a_card_that_is_there_already_keeps_what_was_learned() -> None:
    known = Cards().having([CARD]).after_answer("one", TODAY, is_right=True)
    assert known.having([CARD]) == known
    assert known.after_answer("gone", TODAY, is_right=True) == known


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=8))
def test_two_programs_that_practise_lose_no_answer_that_came_later(
    answers: list[tuple[int, bool]],
) -> None:
    start = Cards().having([CARD, replace(CARD, id="two")])
    here = there = start
    for day, (days, is_right) in enumerate(answers):
        today = TODAY + timedelta(days=10 * day + days)
        if days % 2:
            here = here.after_answer("one", today, is_right=is_right)
        else:
            there = there.after_answer("one", today, is_right=is_right)
    merged = here.merged(there)
    assert merged.by_id.keys() == start.by_id.keys()
    assert merged == there.merged(here)
    latest = max(here.by_id["one"].answered, there.by_id["one"].answered)
    assert merged.by_id["one"].answered == latest


def test_how_well_skills_stand_and_which_is_the_weakest() -> None:
    learned = replace(CARD, id="learned", skill="dens", due=None, step=6)
    new = replace(CARD, id="new", skill="dens")
    begun = replace(CARD, id="begun", skill="traps", step=3)
    cards = Cards().having([learned, new, begun])
    assert cards.standing("jungle", DENS) == 0.5
    assert cards.standing("jungle", TRAPS) == 0.4
    assert cards.standing("xiangqi", DENS) is None
    assert cards.standing("jungle", Skill("endings")) is None
    assert cards.weakest("jungle", (DENS, TRAPS, Skill("endings"))) == TRAPS
    assert Cards().weakest("jungle", (DENS, TRAPS)) is None
