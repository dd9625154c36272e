"""The games of the program; the one place that names them."""

from functools import cache
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

JUNGLE: Final = JungleRulebook()


@cache
def rulebooks() -> "Rulebooks":
    """The rules of each game, as saves are read with them."""
    from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
    from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

    others = (XiangqiRulebook(), JackarooRulebook())
    return {JUNGLE.game_id: JUNGLE, **{book.game_id: book for book in others}}


@cache
def games() -> "dict[str, Game]":
    """The games with their looks, for the window; a thinking process does without."""
    from jungle_pg.core.jackaroo.rulesets import KING, KING_CLOCK
    from jungle_pg.core.xiangqi.rulesets import STANDARD
    from jungle_pg.games.game import Game
    from jungle_pg.games.jackaroo.book import JackarooBook
    from jungle_pg.games.jackaroo.look import JackarooLook
    from jungle_pg.games.jackaroo.options import JACKAROO_OFFERS
    from jungle_pg.games.jackaroo.poster import JACKAROO_POSTER
    from jungle_pg.games.jackaroo.story import story_of
    from jungle_pg.games.jungle.book import JungleBook
    from jungle_pg.games.jungle.look import JungleLook
    from jungle_pg.games.jungle.options import JUNGLE_OFFERS
    from jungle_pg.games.jungle.poster import JUNGLE_POSTER
    from jungle_pg.games.xiangqi.book import XiangqiBook
    from jungle_pg.games.xiangqi.look import XiangqiLook
    from jungle_pg.games.xiangqi.options import XIANGQI_OFFERS
    from jungle_pg.games.xiangqi.poster import XIANGQI_POSTER

    jungle = Game(
        JUNGLE,
        JungleLook(),
        TRADITIONAL,
        JUNGLE_OFFERS,
        JungleBook(),
        JUNGLE_POSTER,
    )
    xiangqi = Game(
        rulebooks()["xiangqi"],
        XiangqiLook(),
        STANDARD,
        XIANGQI_OFFERS,
        XiangqiBook(),
        XIANGQI_POSTER,
    )
    jackaroo = Game(
        rulebooks()["jackaroo"],
        JackarooLook(),
        KING,
        JACKAROO_OFFERS,
        JackarooBook(),
        JACKAROO_POSTER,
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
