"""What counts as a move: decisions that are final; never luck, nor how a game was ended."""

from dataclasses import replace
from random import Random

from jungle_pg.core.history import history_line, is_listed, is_move, move_count
from jungle_pg.core.match import AnyMatch
from tests.rows import each_of
from tests.sample_games import GAMES, JACKAROO, TOY, Game, done, play_random
from tests.toy import ToyRules

CARDS = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))


def kinds(match: AnyMatch) -> list[tuple[str, bool]]:
    """Every entry of a log by its kind, and whether it counts."""
    texts = [match.rulebook.codec.action_text(entry.action) for entry in match.entries]  # type: ignore[union-attr]
    return [(text.partition(":")[0], is_move(match, ply)) for ply, text in enumerate(texts, 1)]


def test_luck_is_no_move_and_each_final_decision_is_one() -> None:
    match = play_random(Game(TOY, ToyRules()).begin(luck_seed=1), Random(1), 2)
    assert kinds(match) == [("deal", False), ("card", True), ("stake", True), ("roll", False)]
    assert move_count(match) == 2


def test_all_picks_about_a_card_are_one_move_and_shuffling_and_dealing_none() -> None:
    match = play_random(CARDS.begin(luck_seed=3), Random(3), 17)
    luck, *played = "".join("M" if counts else "." for _, counts in kinds(match)).split("M")
    assert luck == "....", "a shuffle, a deal, a card and what it is used for come before a marble"
    assert played == [".", ".", ".", "..", ".", "..", ""]
    assert move_count(match) == 7


@each_of("game", GAMES, ids=str)
def test_neither_what_was_taken_back_counts_nor_how_it_was_ended(game: Game) -> None:
    match = play_random(game.begin(), Random(5), 3)
    ended = done(match.resign(1))
    assert move_count(ended) == move_count(match)
    assert is_listed(ended, ended.cursor)
    assert not is_move(ended, ended.cursor)
    assert not history_line(ended, ended.cursor)[0].isdigit(), "no move, and no number"
    assert move_count(replace(ended, cursor=match.cursor)) == move_count(match)
    assert move_count(replace(ended, cursor=0)) == 0
