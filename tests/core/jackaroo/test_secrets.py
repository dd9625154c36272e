"""A seat learns nothing of what it may not see."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.history import history
from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.decisions import OF_LUCK, Decision, Kind
from jungle_pg.core.jackaroo.events import BonusDrawn, Dealt
from jungle_pg.core.jackaroo.state import PICKING, JackarooState
from jungle_pg.core.match import AnyMatch, replay
from jungle_pg.core.rulebook import CHANCE, opponent
from tests.core.jackaroo.moments import JACKAROO, after, cards, decision, moment, play_randomly
from tests.sample_games import Game, play_random

seeds = st.integers(0, 2**32)
lengths = st.integers(0, 200)
seats = st.sampled_from((0, 1, None))


def twin(state: JackarooState, seat: int | None, rng: Random) -> JackarooState:
    """A state that differs only in cards which a seat does not see."""
    return JACKAROO.determinise(JACKAROO.seen_by(state, seat), rng)


@given(seed=seeds, length=lengths, seat=seats)
def test_states_that_differ_in_hidden_cards_look_the_same(
    seed: int, length: int, seat: int | None
) -> None:
    state = play_randomly(seed, length)[-1]
    other = twin(state, seat, Random(seed))
    assert JACKAROO.seen_by(other, seat) == JACKAROO.seen_by(state, seat)
    assert JACKAROO.seen_by(JACKAROO.seen_by(state, seat), seat) == JACKAROO.seen_by(state, seat)


def committed(match: AnyMatch) -> AnyMatch:
    """The match without picks at its end that nobody else may know of."""
    end = match.cursor
    while end and match.state_at(end).phase in PICKING:
        end -= 1
    return replace(match, moments=match.moments[:end], cursor=end)


def hidden_from(state: JackarooState, seat: int | None) -> list[str]:
    """The cards a seat does not see."""
    others = [card for owner in (0, 1) if owner != seat for card in state.hands[owner]]
    return [*others, *state.deck]


def twin_of(match: AnyMatch, seat: int | None, rng: Random) -> AnyMatch | None:
    """A match that went the same for a seat, though other cards are hidden; not always possible."""
    hidden = hidden_from(match.state, seat)
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    entries: list[Any] = list(match.entries)
    shuffles = [n for n, entry in enumerate(entries) if entry.action.kind is Kind.SHUFFLE]
    for place in range(shuffles[-1], len(entries)):
        action = entries[place].action
        if action.kind in OF_LUCK:
            hands = [",".join(other.get(card, card) for card in hand) for hand in action.hands]
            entries[place] = replace(entries[place], action=replace(action, what="|".join(hands)))
    replayed = replay(JACKAROO, match.setup, entries)
    # A seat that had nothing to play may have something to play with other cards.
    return replayed.match if replayed.refusal is None else None


@pytest.mark.slow
@given(seed=seeds, length=lengths, seat=seats)
def test_a_match_with_other_hidden_cards_is_the_same_for_a_seat(
    seed: int, length: int, seat: int | None
) -> None:
    rng = Random(seed)
    game = Game(JACKAROO, moment().rules)
    match = committed(play_random(game.begin(luck_seed=seed), rng, length))
    if match.actor == CHANCE:
        return
    for _ in range(3):
        other = twin_of(match, seat, rng)
        if other is not None:
            check_twins(match, other, seat)


def log_of(match: AnyMatch, seat: int | None) -> list[tuple[JackarooState, Decision]]:
    """The log as a seat may read it, with the state before each decision."""
    entries: list[Any] = list(match.entries)
    plies = [(match.state_at(ply), entry.action) for ply, entry in enumerate(entries)]
    return [
        (JACKAROO.laid_open(state, action, seat), JACKAROO.known_by(state, action, seat))
        for state, action in plies
    ]


def check_twins(match: AnyMatch, other: AnyMatch, seat: int | None) -> None:
    for ply in range(match.cursor + 1):
        states = match.state_at(ply), other.state_at(ply)
        views = [JACKAROO.seen_by(state, seat) for state in states]
        assert views[0] == views[1]
    for one, two in zip(match.moments, other.moments, strict=True):
        assert JACKAROO.heard_by(one.events, seat) == JACKAROO.heard_by(two.events, seat)
    assert log_of(match, seat) == log_of(other, seat)
    assert history(match, seat) == history(other, seat)


def test_the_twin_really_differs_in_what_is_hidden() -> None:
    match = Game(JACKAROO, moment().rules).begin(luck_seed=1)
    other = twin_of(match, 0, Random(1))
    assert other is not None
    assert other.state.hands[1] != match.state.hands[1]
    assert other.state.hands[0] == match.state.hands[0]
    assert JACKAROO.seen_by(other.state, 1) != JACKAROO.seen_by(match.state, 1)


@given(seed=seeds, length=lengths, seat=st.sampled_from((0, 1)))
def test_what_a_seat_picks_is_not_seen_by_the_other(seed: int, length: int, seat: int) -> None:
    state = play_randomly(seed, length)[-1]
    if state.actor != seat:
        return
    seen = set()
    for action in JACKAROO.actions(state):
        if not JACKAROO.commits(state, action):
            step = JACKAROO.play(state, action)
            view = JACKAROO.seen_by(step.state, opponent(seat))
            assert view == JACKAROO.seen_by(state, opponent(seat))
            assert step.events == ()
            seen.add(JACKAROO.text(state, action, opponent(seat)))
    assert len(seen) <= 1


@given(seed=seeds, length=lengths)
def test_a_seat_decides_the_same_from_its_view(seed: int, length: int) -> None:
    state = play_randomly(seed, length)[-1]
    if state.actor not in (0, 1):
        return
    view = JACKAROO.seen_by(state, state.actor)
    assert JACKAROO.actions(view) == JACKAROO.actions(state)
    assert JACKAROO.autoplay(view) == JACKAROO.autoplay(state)
    for card in state.hands[state.mover] if state.actor == state.mover else ():
        assert JACKAROO.hints(view, card) == JACKAROO.hints(state, card)
        assert JACKAROO.targets(view, card) == JACKAROO.targets(state, card)


@given(seed=seeds, length=lengths, seat=seats)
def test_a_history_names_no_card_that_is_still_hidden(
    seed: int, length: int, seat: int | None
) -> None:
    match = play_random(Game(JACKAROO, moment().rules).begin(luck_seed=seed), Random(seed), length)
    lines = history(match, seat)
    hidden = set(hidden_from(match.state, seat))
    since = next(
        (ply for ply in range(match.cursor, 0, -1) if match.state_at(ply - 1).phase == "shuffle"), 1
    )
    words = {word.strip(":;,") for line in lines[since - 1 :] for word in line.split()}
    assert not words & hidden


def test_hands_and_deck_are_backs_for_others() -> None:
    state = moment("10 B B B", hand="5S 9S", other="3C 6C")
    assert cards(JACKAROO.seen_by(state, 0), 0) == "5S 9S"
    assert cards(JACKAROO.seen_by(state, 0), 1) == "? ?"
    spectator = JACKAROO.seen_by(state, None)
    assert (cards(spectator, 0), cards(spectator, 1)) == ("? ?", "? ?")
    assert spectator.deck == (BACK,) * len(state.deck)
    assert spectator.pile == state.pile


def test_a_card_that_is_being_picked_is_seen_by_its_seat_alone() -> None:
    state = after(moment("10 20 B B", "30 B B B", hand="7S"), "card:7S", "marble:1")
    assert JACKAROO.seen_by(state, 0).playing.marble == 1
    assert JACKAROO.seen_by(state, 1).begun is None
    assert JACKAROO.seen_by(state, 1).phase == "card"
    open_now = after(state, "steps:3")
    assert JACKAROO.seen_by(open_now, 1).playing == open_now.playing


def test_dealt_and_drawn_cards_are_heard_by_their_seat_alone() -> None:
    events = (Dealt(0, ("AS", "2S")), Dealt(1, ("3S", "4S")), BonusDrawn(1, "KS"))
    assert JACKAROO.heard_by(events, 0) == (
        Dealt(0, ("AS", "2S")),
        Dealt(1, (BACK, BACK)),
        BonusDrawn(1, BACK),
    )
    assert JACKAROO.heard_by(events, 1)[0] == Dealt(0, (BACK, BACK))
    assert JACKAROO.heard_by(events, 1)[1:] == events[1:]


def test_a_log_is_shown_with_marks_for_what_is_hidden() -> None:
    start = JACKAROO.start(moment().rules)
    dealing = after(moment("10 B B B", hand="5S", other=""), "card:5S", "marble:1")
    deal = decision("deal:AS,2S,3S,4S|6S,7S,8S,9S")
    shuffle = JACKAROO.draw(start, Random(1))
    assert {JACKAROO.known_by(start, shuffle, seat) for seat in (0, 1, None)} == {
        decision("shuffle:" + ",".join("?" * 52))
    }
    assert JACKAROO.known_by(dealing, deal, 0) == decision("deal:AS,2S,3S,4S|?,?,?,?")
    assert JACKAROO.known_by(dealing, deal, None) == decision("deal:?,?,?,?|?,?,?,?")
    drawing = after(moment("50 B B B", hand="3S"), "card:3S", "marble:1")
    assert JACKAROO.known_by(drawing, decision("draw:AS"), 0) == decision("draw:AS")
    assert JACKAROO.known_by(drawing, decision("draw:AS"), 1) == decision("draw:?")


def test_what_was_played_is_known_with_the_card_it_has_laid_open_and_no_other() -> None:
    state = moment("10 B B B", hand="9S 5S QH", other="3C 6C")
    picked = after(state, "card:5S")
    others = ("5S", BACK, BACK)
    for seat, hand in ((0, ("9S", "5S", "QH")), (1, others), (None, others)):
        before = JACKAROO.laid_open(picked, decision("marble:1"), seat)
        assert before.hands[0] == hand
        assert before.begun == picked.begun
        assert before.hands[1] == (("3C", "6C") if seat == 1 else (BACK, BACK))


def test_the_cards_behind_a_view_are_all_cards() -> None:
    state = moment("10 B B B", hand="5S 9S", other="3C 6C")
    view = JACKAROO.seen_by(state, 0)
    guesses = [JACKAROO.determinise(view, Random(seed)) for seed in range(5)]
    assert len({guess.hands[1] for guess in guesses}) > 1
    for guess in guesses:
        assert guess.hands[0] == state.hands[0]
        everything = guess.hands[0] + guess.hands[1] + guess.deck + guess.pile
        assert len(set(everything)) == 52
        assert BACK not in everything
