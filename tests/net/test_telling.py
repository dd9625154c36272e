"""What is told of a match: enough to see it as at one screen, and nothing that is hidden."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.audience import Audience, is_secret
from jungle_pg.core.history import history, is_move
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, Rulebooks
from jungle_pg.net.messages import Plies, from_server, message_text
from jungle_pg.net.room.telling import BadTale, Hearing, beginning, told_plies, trail, visible
from tests.sample_games import GAMES, Game, done, play_random

seeds = st.integers(0, 2**32)
SEATS = (0, 1, None)
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def books(game: Game) -> Rulebooks:
    return {game.rulebook.game_id: game.rulebook}


def random_match(game: Game, seed: int, longest: int = 80) -> AnyMatch:
    rng = Random(seed)
    match = play_random(game.begin(luck_seed=seed), rng, seed % longest)
    while match.verdict is None and match.moments and _is_picking(match):
        match = play_random(match, rng, 1)
    return match


def _is_picking(match: AnyMatch) -> bool:
    """Whether somebody has only picked something: such a log is never told."""
    entry = match.moments[-1].entry
    return entry.seat != CHANCE and not is_move(match, len(match.moments))


def heard(game: Game, match: AnyMatch, seat: int | None, keep: int = 0) -> AnyMatch:
    """The match as it arrives, through the text of each message."""
    begun = from_server(message_text(beginning(match, seat)))
    hearing = Hearing(books(game), begun)  # type: ignore[arg-type]
    found: list[AnyMatch] = []
    records: list[Any] = []
    for plies in told_plies(match, seat, keep, number=1):
        again = from_server(message_text(plies))
        assert isinstance(again, Plies)
        found.append(hearing.take(again))
        records += again.entries
    assert hearing.trail == trail(hearing.begun, records)
    return found[-1]


@every_game
@settings(max_examples=10)
@given(seed=seeds, seat=st.sampled_from(SEATS))
def test_what_is_told_looks_as_the_match_does_at_one_screen(
    game: Game, seed: int, seat: int | None
) -> None:
    match = random_match(game, seed)
    again = heard(game, match, seat)
    if not is_secret(match):
        assert again.moments == match.moments
        assert again.floor == match.floor
    eyes: list[Audience[Any, Any, Any, Any]] = [Audience(), Audience()]
    view = seat if is_secret(match) else None
    one, two = (each.view_for(m, view) for each, m in zip(eyes, (match, again), strict=True))
    assert [m.state for m in two.moments] == [m.state for m in one.moments]
    assert [m.events for m in two.moments] == [m.events for m in one.moments]
    assert two.opening == one.opening
    assert history(again, seat) == history(match, seat)
    assert (again.actor, again.verdict, again.floor) == (match.actor, match.verdict, match.floor)
    if match.actor == seat is not None:
        assert game.rulebook.actions(again.state) == game.rulebook.actions(match.state)


@every_game
@settings(max_examples=5)
@given(seed=seeds, seat=st.sampled_from(SEATS))
def test_what_is_told_bit_by_bit_is_the_same_as_what_is_told_at_once(
    game: Game, seed: int, seat: int | None
) -> None:
    match = random_match(game, seed, 40)
    hearing = Hearing(books(game), beginning(match.branch(0), seat))
    if is_secret(match) != (not hearing.begun.is_open):
        return
    now, known = match, 0
    for end in range(1, len(match.moments) + 1):
        if is_move(match, end) or end == len(match.moments):
            now = _upto(match, end)
            for plies in told_plies(now, seat, known, number=end):
                told = hearing.take(plies)
            known = end
    if known:
        assert told.moments == heard(game, match, seat).moments


def _upto(match: AnyMatch, end: int) -> AnyMatch:
    branch = match.branch(end)
    return branch if len(branch.moments) == end else match


def test_those_who_watch_see_secrets_one_move_late() -> None:
    for game in GAMES:
        match = random_match(game, 37)
        shown = visible(match, None)
        if not is_secret(match):
            assert shown is match
            continue
        moves = [ply for ply in range(1, match.cursor + 1) if is_move(match, ply)]
        assert sum(is_move(shown, ply) for ply in range(1, shown.cursor + 1)) == len(moves) - 1
        assert visible(match, 0) is match
        over = done(match.resign(0))
        assert visible(over, None) is over


def test_lies_are_told_apart() -> None:
    game = GAMES[0]
    match = random_match(game, 30)
    begun = beginning(match, 0)
    (plies,) = told_plies(match, 0, 0, 1)
    entry = plies.entries[0]
    lies: list[dict[str, Any]] = [
        {"seat": 1 - entry["seat"]},
        {"action": "A1A1"},
        {"action": "nonsense"},
        {"action": None},
        {"cause": "magic"},
        {"usedMs": -1},
        {"usedMs": "x"},
        {"at": "yesterday"},
        {"closing": "x"},
        {"seat": 7},
    ]
    for lie in lies:
        entries = ({**entry, **lie}, *plies.entries[1:])
        with pytest.raises(BadTale):
            Hearing(books(game), begun).take(Plies(1, 0, entries, 0, plies.position))
    with pytest.raises(BadTale):
        Hearing(books(game), begun).take(Plies(1, 0, plies.entries, 0, "another"))
    with pytest.raises(BadTale):
        Hearing(books(game), begun).take(Plies(1, 3, (), 0, plies.position))
    with pytest.raises(BadTale):
        Hearing({}, begun)
