"""One game has one number of moves: every screen that counts them counts alike, in every game.

Each final decision of either side is a move: a step in Jungle and Xiangqi, a play with a card in
Jackaroo King. Picks that lead to it, luck, and how a game was ended are none.
"""

import re
from dataclasses import replace
from random import Random

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.history import move_count
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import Glance, glance, glance_of
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.settings import Settings
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.scenes.appearance import script_of
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.captions import details_text, match_lines, told_of_glance
from jungle_pg.scenes.table.captions.players import read_clocks
from jungle_pg.scenes.table.captions.table import facts_of
from jungle_pg.scenes.table.dialogs.result_words import result_words
from jungle_pg.scenes.table.dialogs.summary import summary_of, turning_point
from jungle_pg.scenes.table.state import table_with
from tests.rows import each_of
from tests.sample_games import done, play_random
from tests.saves.wandering import STAMP
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.sitting import a_match_of
from tests.words import language_of

GAMES = games()


def a_game(game_id: str) -> AnyMatch:
    """A game in which both sides played a while before one gave up."""
    match = play_random(a_match_of(game_id, (Player(), Player())), Random(7), 60)
    return done(match.resign(0)) if match.verdict is None else match


def numbers_in(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@each_of("code", ["en", "zh"])
@each_of("game_id", GAMES)
def test_list_result_save_load_replay_and_looking_back_tell_one_number(
    game_id: str, code: str
) -> None:
    game, match, words = GAMES[game_id], a_game(game_id), language_of(code)
    count = move_count(match)
    assert count > 15
    book = MoveRecord(game)
    book.script = script_of(Settings(), game)
    listed = [move for move in book.moves(match, words) if move.is_listed]
    assert [move.number for move in listed if move.has_number] == list(range(1, count + 1))
    summary = summary_of(game, match)
    lines = result_words(words, game, match, summary).lines
    found = loaded_again(match)
    told = {
        "result": next(line for line in lines if count in numbers_in(line)),
        "save": match_lines(words, game, match)[0],
        "load": told_of_glance(words, game, glance_at(match), "", "").moves,
        "loaded": told_of_glance(words, game, glance_of(found), "", "").moves,
        "details": details_text(words, game, glance_of(found), found),
        "looking": banner_at(match, game_id, code, len(match.moments)),
        "replay": counter_at_end(match, game_id, code),
    }
    for where, text in told.items():
        assert count in numbers_in(text), (where, text)
        assert count + 1 not in numbers_in(text), (where, text)


def loaded_again(match: AnyMatch) -> Loaded:
    found = load_text(rulebooks(), save_text(match, TimeState(), STAMP))
    assert isinstance(found, Loaded)
    return found


def glance_at(match: AnyMatch) -> Glance:
    seen = glance(rulebooks(), save_text(match, TimeState(), STAMP))
    assert isinstance(seen, Glance)
    return seen


def banner_at(match: AnyMatch, game_id: str, code: str, place: int) -> str:
    """What the plank says while one looks back to a place of the log."""
    at, game = replace(table_with(match), sees_all=True, looking=place), GAMES[game_id]
    return facts_of(at, game, language_of(code), read_clocks(at, 0.0), MoveRecord(game)).banner


def counter_at_end(match: AnyMatch, game_id: str, code: str) -> str:
    """The counter of a replay that has come to its end."""
    settings = Settings(language="zh" if code == "zh" else "en")
    world = a_world(settings)
    show = Performance(Card("below"), world, (1920, 1080))
    replay = Replay(world, GAMES[game_id], match, start=len(match.moments))
    show.cover_with(replay)
    ops = show.rest(0.1)
    pattern = language_of(code)("replay.counter", move="N", count="N")
    form = re.compile(re.escape(pattern).replace("N", r"\d+"))
    return next(text for text in texts_of(ops) if form.fullmatch(text))


@each_of("game_id", GAMES)
def test_a_place_that_is_looked_at_and_the_turning_point_have_the_number_of_the_list(
    game_id: str,
) -> None:
    game, match = GAMES[game_id], a_game(game_id)
    moves = MoveRecord(game).moves(match, language_of("en"))
    for place in range(1, len(match.moments)):
        number = moves[place - 1].number
        if number:
            assert numbers_in(banner_at(match, game_id, "en", place))[0] == number
    turned = turning_point(game, match)
    told = summary_of(game, match).turning_point
    assert told == (None if turned is None else moves[turned - 1].number)


def test_nobody_is_told_of_plies() -> None:
    for code in ("en", "zh"):
        for key, text in language_of(code).texts.items():
            shown = re.sub(r"\{[^}]*\}", "", text)
            assert not re.search(r"\bpl(y|ies)\b|半回合", shown), (code, key)
