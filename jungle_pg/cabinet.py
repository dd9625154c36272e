"""The games of the program; the one place that names them."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.rulesets import TRADITIONAL

if TYPE_CHECKING:
    from jungle_pg.core.jungle.animals import Animal
    from jungle_pg.core.rulebook import Rulebooks
    from jungle_pg.engine.thinking import Clock, Thinker
    from jungle_pg.engine.worker import Brain
    from jungle_pg.games.console.face import Face
    from jungle_pg.games.game import Game
    from jungle_pg.texts.languages import Words

JUNGLE: Final = JungleRulebook()


@cache
def rulebooks() -> "Rulebooks":
    """The rules of each game, as saves are read with them."""
    from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
    from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

    others = (XiangqiRulebook(), JackarooRulebook())
    return {JUNGLE.game_id: JUNGLE, **{book.game_id: book for book in others}}


@cache
def words(code: str) -> "Words":
    """Everything the program and its games say in a language; English for an unknown code."""
    from jungle_pg.texts.languages import TEXTS, Words
    from jungle_pg.texts.locales import CODES, FALLBACK

    if code not in CODES:
        return words(FALLBACK)
    texts = dict(TEXTS[code])
    for game in rulebooks():
        texts |= import_module(f"jungle_pg.games.{game}.texts").TEXTS[code]
    return Words(code, texts)


@cache
def games() -> "dict[str, Game]":
    """The games with their looks, for the window; a thinking process does without."""
    from jungle_pg.core.jackaroo.rulesets import KING, KING_CLOCK
    from jungle_pg.core.xiangqi.rulesets import STANDARD
    from jungle_pg.games.game import Game
    from jungle_pg.games.jackaroo.book import JackarooBook
    from jungle_pg.games.jackaroo.piece_box import JACKAROO_BOX
    from jungle_pg.games.jackaroo.players import JackarooHands, JackarooPanel
    from jungle_pg.games.jackaroo.poster import JACKAROO_POSTER
    from jungle_pg.games.jackaroo.rule_offers import JACKAROO_OFFERS
    from jungle_pg.games.jackaroo.story import story_of
    from jungle_pg.games.jackaroo.table import JackarooTable
    from jungle_pg.games.jungle.book import JungleBook
    from jungle_pg.games.jungle.offers import JUNGLE_OFFERS
    from jungle_pg.games.jungle.piece_box import JUNGLE_BOX
    from jungle_pg.games.jungle.poster import JUNGLE_POSTER
    from jungle_pg.games.jungle.table import JungleTable
    from jungle_pg.games.xiangqi.book import XiangqiBook
    from jungle_pg.games.xiangqi.offers import XIANGQI_OFFERS
    from jungle_pg.games.xiangqi.piece_box import XIANGQI_BOX
    from jungle_pg.games.xiangqi.poster import XIANGQI_POSTER
    from jungle_pg.games.xiangqi.table import XiangqiTable

    jungle = Game(
        JUNGLE,
        JungleTable(),
        TRADITIONAL,
        JUNGLE_OFFERS,
        JungleBook(),
        JUNGLE_POSTER,
        JUNGLE_BOX,
    )
    xiangqi = Game(
        rulebooks()["xiangqi"],
        XiangqiTable(),
        STANDARD,
        XIANGQI_OFFERS,
        XiangqiBook(),
        XIANGQI_POSTER,
        XIANGQI_BOX,
    )
    jackaroo = Game(
        rulebooks()["jackaroo"],
        JackarooTable(),
        KING,
        JACKAROO_OFFERS,
        JackarooBook(),
        JACKAROO_POSTER,
        JACKAROO_BOX,
        hands=JackarooHands(),
        panel=JackarooPanel(),
        story=story_of,
        control=KING_CLOCK,
    )
    return {game.rulebook.game_id: game for game in (jungle, xiangqi, jackaroo)}


def faces(characters: str = "") -> "dict[str, Face]":
    """The games in a terminal: in letters, or with `traditional` or `simplified` characters."""
    from jungle_pg.games.jackaroo.console.face import JackarooFace
    from jungle_pg.games.jungle.console import JungleFace
    from jungle_pg.games.xiangqi.console import XiangqiFace

    return {
        "jungle": JungleFace(_animals(characters)),
        "xiangqi": XiangqiFace(characters),
        "jackaroo": JackarooFace(),
    }


def _animals(characters: str) -> "dict[Animal, str] | None":
    if not characters:
        return None
    from jungle_pg.games.jungle.pieces import CHARACTERS, SIMPLIFIED

    return SIMPLIFIED if characters == "simplified" else CHARACTERS


def brains(clock: "Clock") -> "dict[str, Brain]":
    """The rulebook and the computer player of each game; a window does without."""
    from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
    from jungle_pg.games.jungle.engine.thinker import JungleThinker
    from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker

    thinkers: dict[str, Thinker[Any, Any]] = {
        "jungle": JungleThinker(clock),
        "xiangqi": XiangqiThinker(clock),
        "jackaroo": JackarooThinker(clock),
    }
    books = rulebooks()
    return {game: (books[game], thinker) for game, thinker in thinkers.items()}
