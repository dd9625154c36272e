"""A game of Jackaroo King in sentences: what was played, and all that came of it."""

from random import Random

from jungle_pg.cabinet import games
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.settings import Language, Settings
from jungle_pg.games.jackaroo.story import story_of
from jungle_pg.shell.export.writing import readable_text
from tests.core.jackaroo.moments import JACKAROO, decision, moment
from tests.sample_games import Game, play_random
from tests.words import language_of

ENGLISH, CHINESE = language_of("en"), language_of("zh")
GAME = games()["jackaroo"]


def happened(state: JackarooState, *texts: str) -> list[tuple[Event, ...]]:
    """What some decisions bring about."""
    found = []
    for text in texts:
        step = JACKAROO.play(state, decision(text))
        found.append(step.events)
        state = step.state
    return found


TOLD = (
    (
        (moment("10 B B B", "20 B B B", "5S"), ("card:5S", "marble:1")),
        "Red plays the 5 of spades: marble 1 goes 5.",
        "红方出黑桃5：1号棋子走5步。",
    ),
    (
        (moment("10 15 B B", "18 B B B", "7H"), ("card:7H", "marble:1", "steps:4", "rest:2")),
        "Red plays the 7 of hearts: marble 1 goes 4, marble 2 goes 3 and takes Yellow's marble 1.",
        "红方出红桃7：1号棋子走4步，2号棋子走3步，吃掉黄方1号棋子。",
    ),
    (
        (moment("10 B B B", "20 B B B", "4D"), ("card:4D", "marble:1")),
        "Red plays the 4 of diamonds: marble 1 goes 4 back.",
        "红方出方块4：1号棋子后退4步。",
    ),
    (
        (moment("10 B B B", "20 B B B", "KC"), ("card:KC", "option:out")),
        "Red plays the king of clubs: marble 2 comes out of the base.",
        "红方出梅花K：2号棋子出基地。",
    ),
    (
        (moment("10 B B B", "20 B B B", "JS"), ("card:JS", "marble:1", "target:1")),
        "Red plays the jack of spades: marble 1 changes places with Yellow's marble 1.",
        "红方出黑桃J：1号棋子和黄方1号棋子交换。",
    ),
    (
        (moment("10 B B B", "20 B B B", "QD"), ("card:QD",)),
        "Red plays the queen of diamonds: Yellow must throw a card away.",
        "红方出方块Q：黄方必须弃一张牌。",
    ),
)


def test_every_kind_of_play_is_told_in_one_sentence() -> None:
    for (state, texts), english, chinese in TOLD:
        events = happened(state, *texts)
        assert story_of(events, ENGLISH)[0] == english
        assert story_of(events, CHINESE)[0] == chinese


def test_a_capture_tells_the_card_and_the_turn_it_earned() -> None:
    state = moment("10 B B B", "15 B B B", "5S 9S", deck="2H 3H")
    events = happened(state, "card:5S", "marble:1", "draw:2H")
    assert story_of(events, ENGLISH) == [
        "Red plays the 5 of spades: marble 1 goes 5 and takes Yellow's marble 1.",
        "Red draws the 2 of hearts and plays again.",
    ]


def test_a_whole_game_is_told_from_its_first_shuffle_and_reads_back() -> None:
    languages: dict[Language, tuple[str, str]] = {
        "en": ("The cards are shuffled.", "Round 1"),
        "zh": ("洗牌。", "第1轮"),
    }
    for code, (shuffled, first) in languages.items():
        begun = Game(JACKAROO, GAME.rules).begin(luck_seed=4)
        match = play_random(begun, Random(3), 2000)
        assert match.verdict is not None
        text = readable_text(GAME, match, Settings(language=code), language_of(code), None)
        lines = text.splitlines()
        at = lines.index(first)
        assert lines[at - 2] == shuffled
        assert lines[0] == language_of(code)("game.jackaroo")
        plays = [line for line in lines if line.startswith(("Red plays", "红方出"))]
        assert len(plays) > 20
        found = load_text({"jackaroo": JACKAROO}, text)
        assert isinstance(found, Loaded), found
        assert found.match.entries == match.entries
