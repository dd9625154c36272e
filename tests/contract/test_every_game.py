"""What holds for every game of the cabinet, and for the toy that is not in it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from jungle_pg.core.gametext import game_text, parse_game
from jungle_pg.core.history import history
from jungle_pg.core.log import Cause, Ending, Ply
from jungle_pg.core.match import AnyMatch, Match, replay
from jungle_pg.core.rulebook import CHANCE, Refusal
from tests.sample_games import GAMES, Game, done, play_random, refused

seeds = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("game", GAMES, ids=str)
SHARE = 0.4
"""So many of the usual number of examples are tried with each of the games."""


def any_seed(test: Callable[..., None]) -> Callable[..., None]:
    few = settings(max_examples=int(settings().max_examples * SHARE))
    return few(given(seed=seeds)(test))


def random_match(game: Game, seed: int, plies: int = 60, **options: object) -> AnyMatch:
    return play_random(game.begin(luck_seed=seed, **options), Random(seed), plies)


def wander(match: AnyMatch, rng: Random) -> AnyMatch:
    """One random change: a move, an undo, a redo or an end by the players."""
    change = rng.choice(("play", "play", "play", "undo", "undo", "redo", "end"))
    outcome: AnyMatch | Refusal
    if change == "undo":
        outcome = match.undo()
    elif change == "redo":
        outcome = match.redo()
    elif change == "end" and rng.random() < 0.2:
        outcome = match.resign(rng.choice((0, 1)))
    elif match.verdict is None:
        outcome = match.play(rng.choice(match.rulebook.actions(match.state)))
    else:
        return match
    return match if isinstance(outcome, Refusal) else outcome


@every_game
@any_seed
def test_random_play_offers_actions_until_the_verdict(game: Game, seed: int) -> None:
    match, rng = game.begin(luck_seed=seed), Random(seed)
    for _ in range(60):
        actions = game.rulebook.actions(match.state)
        assert (match.actor is None) == (match.verdict is not None) == (not actions)
        assert match.actor != CHANCE
        assert len(set(actions)) == len(actions)
        if match.verdict is not None:
            break
        match = done(match.play(rng.choice(actions)))


@every_game
@any_seed
def test_offered_actions_are_not_refused_and_read_back_from_their_text(
    game: Game, seed: int
) -> None:
    match = random_match(game, seed, plies=seed % 60)
    for action in game.rulebook.actions(match.state):
        assert game.rulebook.refusal(match.state, action) is None
        text = game.rulebook.codec.action_text(action)
        assert text.split() == [text]
        assert game.rulebook.codec.parse_action(text) == action
        assert all(isinstance(pick, str) for pick in game.rulebook.picks(match.state, action))


@every_game
def test_the_usual_rules_of_a_game_can_be_read_and_played(game: Game) -> None:
    rulebook = game.rulebook
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    assert rulebook.actor(rulebook.start(rules)) is not None


@every_game
def test_rules_read_back_from_their_text(game: Game) -> None:
    codec = game.rulebook.codec
    assert codec.parse_rules(codec.rules_text(game.rules)) == game.rules


@every_game
@any_seed
def test_positions_read_back_from_their_text(game: Game, seed: int) -> None:
    match = random_match(game, seed, plies=seed % 60)
    text = game.rulebook.codec.position_text(match.state)
    again = game.rulebook.start(game.rules, text)
    assert game.rulebook.codec.position_text(again) == text
    if match.verdict is None:
        assert game.rulebook.actions(again) == game.rulebook.actions(match.state)


@every_game
@any_seed
def test_undo_and_redo_only_move_the_cursor(game: Game, seed: int) -> None:
    match = random_match(game, seed, undo_depth=None)
    back: AnyMatch | Refusal = match.undo()
    while isinstance(back, Match):
        assert back.moments == match.moments
        assert back.state == match.state_at(back.cursor)
        forth = done(back.redo())
        assert forth.redo() == Refusal("nothing_to_redo") or forth.cursor < match.cursor
        back = back.undo()
    while match.cursor < len(match.moments):
        match = done(match.redo())
    assert match == random_match(game, seed, undo_depth=None)


@every_game
@any_seed
def test_no_wandering_takes_the_cursor_below_a_floor_that_never_sinks(
    game: Game, seed: int
) -> None:
    rng = Random(seed)
    match = game.begin(luck_seed=seed, undo_depth=rng.choice((0, 1, 3, 10, None)))
    for _ in range(60):
        after = wander(match, rng)
        assert after.floor >= match.floor
        assert after.floor <= after.cursor <= len(after.moments)
        match = after


@every_game
@any_seed
def test_undo_never_crosses_a_seal(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = game.begin(luck_seed=seed, undo_depth=None)
    sealed: tuple[object, ...] = ()
    for _ in range(60):
        match = wander(match, rng)
        assert match.moments[: len(sealed)] == sealed
        for ply in range(match.cursor, len(sealed), -1):
            if match.moments[ply - 1].seals:
                sealed = match.moments[:ply]


@every_game
@any_seed
def test_trying_again_after_undo_does_not_reroll(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = game.begin(luck_seed=seed, undo_depth=None)
    draws: list[object] = []
    for _ in range(60):
        match = wander(match, rng)
        plies = [entry for entry in match.entries[: match.cursor] if isinstance(entry, Ply)]
        now = [ply.action for ply in plies if ply.seat == CHANCE]
        assert now[: len(draws)] == draws[: len(now)]
        draws = max(now, draws, key=len)


@every_game
@any_seed
def test_a_log_replays_to_the_same_match(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = game.begin(luck_seed=seed, undo_depth=None)
    for _ in range(seed % 60):
        match = wander(match, rng)
    replayed = replay(game.rulebook, match.setup, match.entries)
    assert replayed.refusal is None
    assert replayed.match.moments == match.moments


@every_game
@any_seed
def test_a_damaged_log_replays_up_to_the_damage(game: Game, seed: int) -> None:
    match = random_match(game, seed, plies=20)
    place = Random(seed).randrange(len(match.entries))
    damaged = list(match.entries)
    before = match.state_at(place)
    played = [entry.action for entry in match.entries if isinstance(entry, Ply)]
    unfit = [action for action in played if game.rulebook.refusal(before, action) is not None]
    assume(unfit)
    damaged[place] = Ply(match.entries[place].seat, Random(seed).choice(unfit))
    replayed = replay(game.rulebook, match.setup, damaged)
    assert replayed.refusal is not None
    assert replayed.match.moments[:place] == match.moments[:place]


@every_game
@any_seed
def test_a_game_text_reads_back_exactly(game: Game, seed: int) -> None:
    match = random_match(game, seed, plies=seed % 90)
    end = Random(seed).choice(("go on", "resign 0", "resign 1", "draw", "time"))
    outcome: AnyMatch | Refusal = match
    match end.split():
        case "resign", seat:
            outcome = match.resign(int(seat))
        case ["draw"]:
            outcome = match.agree_draw()
        case ["time"]:
            outcome = match.lose_on_time()
    match = match if isinstance(outcome, Refusal) else outcome
    text = game_text(match)
    again = parse_game(game.rulebook, text)
    assert game_text(again) == text
    assert again.entries == match.entries
    assert again.verdict == match.verdict


@every_game
@any_seed
def test_the_history_has_a_numbered_line_for_every_entry(game: Game, seed: int) -> None:
    match = random_match(game, seed)
    lines = history(match)
    assert len(lines) == match.cursor
    assert [line.split(".")[0] for line in lines] == [str(n + 1) for n in range(match.cursor)]


@every_game
@any_seed
def test_a_view_shows_its_seat_the_same_actions_and_leaves_nothing_to_hide(
    game: Game, seed: int
) -> None:
    match = random_match(game, seed, plies=seed % 20)
    for seat in (0, 1, None):
        view = game.rulebook.seen_by(match.state, seat)
        assert game.rulebook.seen_by(view, seat) == view
        assert game.rulebook.verdict(view) == match.verdict
        if match.actor == seat and seat is not None:
            assert game.rulebook.actions(view) == game.rulebook.actions(match.state)


@every_game
@any_seed
def test_ends_by_players_are_entries_that_undo_takes_first(game: Game, seed: int) -> None:
    match = random_match(game, seed, plies=3)
    if match.actor is None:
        return
    resigned = done(match.resign(match.actor))
    assert resigned.verdict is not None
    assert resigned.verdict.winner == 1 - match.actor
    assert resigned.entries[-1] == Ending(match.actor, resigned.entries[-1].closing)  # type: ignore[union-attr]
    assert refused(resigned.resign(0)) == "game_over"
    if game.rulebook.has_secrets(game.rules):
        # What was hidden may be seen by now.
        assert refused(resigned.undo()) == "undo_sealed"
        return
    assert done(resigned.undo()).state == match.state
    assert done(resigned.undo()).verdict is None


@every_game
def test_luck_is_marked_as_luck(game: Game) -> None:
    match = random_match(game, 1)
    for entry in match.entries:
        assert isinstance(entry, Ply)
        assert (entry.seat == CHANCE) == (entry.cause is Cause.LUCK)


@every_game
def test_the_same_seed_gives_the_same_luck_and_another_seed_another(game: Game) -> None:
    one, same = random_match(game, 1), random_match(game, 1)
    assert one == same
    if any(entry.seat == CHANCE for entry in one.entries):
        other = replace(one.setup, luck_seed=2)
        assert replay(game.rulebook, other, one.entries).match.entries == one.entries
        assert random_match(game, 2).entries != one.entries
