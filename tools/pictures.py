"""python -m tools.pictures: paint the screens that README and docs/PLAYING.md show.

They are kept small: a palette of 256 colours is enough for them. One of them moves; it is made
with the program's own export.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from jungle_pg.cabinet import brains, games, journeys, rulebooks, words
from jungle_pg.commands.play import ways_to_friends
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.growing import study_of
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import AnyStudy, Study
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.thinking import Limits
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.files.atomic import CannotWrite, write_bytes
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings, Theme
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.exports import GIF, ExportOrder
from jungle_pg.scenes.gallery import GALLERY, LONG_AGO_S
from jungle_pg.scenes.study.layout import ENGINE
from jungle_pg.scenes.study.panels.best_lines import BestLines
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.shell.export.progress import NoLibrary
from jungle_pg.shell.export.writing import export_match
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.shot import take_shot
from jungle_pg.shell.sound.audio import Silence
from tools.palette import with_few_colours

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
NOWHERE: Final = Path("there is no such folder")
SIZE: Final = (1280, 720)

PLAYED: Final = (
    "E3D3 C7B7 F2E2 B8C8 G3G2 G7G6 A1A2 G6G5 D3D4 G9G8 D4D5 A7A8 G1F1"
    " G8G7 F1F2 G5G4 F2F3 C8B8 F3F7 G7G6 G2G3 G4G5 G3G4 G6D6 G4G5 D6D5"
)
"""The beginning of a match between two computer players, of levels 4 and 3."""

AGAINST_WOLF: Final = (Player(), Player(level=4))
FRIENDS: Final = (Player("Mina"), Player("Jonas"))

TURN: Final = 20
OTHERWISE: Final = "F7F8 G6D6 F8E8"
SAID: Final = "It takes the cat and stands before the den."
GLANCE: Final = Limits(nodes=20_000)
"""What the review and the study board say of that match: where it turned, and why."""

CHOSEN: Final = "F7"
"""A lion that can step, jump home and take two enemies."""

CHECKED: Final = "C2=5 C8=5 C5+4 A4+5 H2+3 H8+7 C5-2 R9=8 E7+5 K5=4 P3+1 C5+4"
"""A game of Xiangqi in which a cannon gives check."""

CARDS: Final = (
    "red=14,46,B,H4 yellow=17,40,B,H4 hands=AH,4C,7D,QH,6S|3C,9C,JC,2D "
    "deck=AS,2S,3S,4S,7S,8S,9S,JS,QS,KS,2H,3H,4H,6H,7H,8H,9H,10H,JH,KH,AD "
    "pile=3D,4D,5D,6D,8D,9D,10D,JD,QD,AC,2C,5C,6C,7C,8C,10C,QC,KC,KD,5H,5S,10S "
    "round=9 turn=64 mover=red phase=card"
)
"""A moment of Jackaroo King with a full hand."""

SCENE: Final = "l5t/p2D3/ew4r/R6/7/7/1L4E/2C4/T6 r"
ACTED: Final = "A6A7 A8A7 B3B7 G7G6 D8D9"
"""A rat takes an elephant, a lion leaps a river, a dog reaches the den."""

MOVING: Final = ExportOrder(GIF, speed=1.0, size=(360, 460))


def a_match(players: tuple[Player, Player] = AGAINST_WOLF) -> AnyMatch:
    """A match in its middle."""
    setup = Setup(JUNGLE.codec.parse_rules("traditional"), players=players)
    return with_moves(begin(JUNGLE, setup), PLAYED)


def with_moves(match: AnyMatch, moves: str) -> AnyMatch:
    """A match with further moves."""
    for move in moves.split():
        outcome = match.play(match.rulebook.read(match.state, move))
        if isinstance(outcome, Refusal):
            raise ValueError(f"{move} is not possible: {outcome}")
        match = outcome
    return match


def at_the_board(world: World) -> tuple[Scene, ...]:
    """A match with a piece in hand, so that it is seen where it may go."""
    match = a_match()
    play = Play(world, games()[match.rulebook.game_id], match)
    play.table.select((CHOSEN,))
    return (play,)


def in_check(world: World) -> tuple[Scene, ...]:
    """The other game, with a general under attack."""
    game = games()["xiangqi"]
    setup = Setup(game.rules, players=(Player(), Player(level=3)))
    return (Play(world, game, with_moves(begin(game.rulebook, setup), CHECKED)),)


def with_a_seven(world: World) -> tuple[Scene, ...]:
    """The game with cards: a seven was chosen, and how far a marble may go with it is asked."""
    game = games()["jackaroo"]
    setup = Setup(game.rules, CARDS, (Player(), Player(level=6)))
    play = Play(world, game, begin(game.rulebook, setup), TimeState(game.control))
    for decision in ("card:7D", "marble:1"):
        picked = game.rulebook.read(play.table.state.with_picks.state, decision)
        play.show(play.table.play(picked, LONG_AGO_S), LONG_AGO_S)
    return (play,)


def reviewed(world: World) -> tuple[Scene, ...]:
    """The review of that match, at the move where it turned."""
    return GALLERY["review"](world, a_match())


def with_a_friend(world: World) -> tuple[Scene, ...]:
    """The same match between two friends."""
    return GALLERY["friends_play"](world, a_match(FRIENDS))


def studied(world: World) -> tuple[Scene, ...]:
    """The same match on the study board, with what else could be played and the best lines."""
    game, study = games()["jungle"], study_of(a_match())
    assert isinstance(study, Study)
    played = study.main_line[TURN]
    study = study.at(played).judged("??").back()
    for move in OTHERWISE.split():
        study = grown(study, move)
    study = study.at(study.path()[TURN + 1]).commented(SAID).judged("!")
    study = study.drawn(Drawn(Colour.GREEN, "F8", "E8"))
    board = StudyBoard(world, game, study)
    lines = BestLines(board, GLANCE)
    lines.switch(is_on=True)
    board.panels = {**board.panels, ENGINE: lines}
    return (board,)


def grown(study: AnyStudy, move: str) -> AnyStudy:
    """A study with one more move."""
    after = study.play(study.rulebook.read(study.state, move))
    assert isinstance(after, Study), f"{move} is not possible: {after}"
    return after


def of_gallery(name: str) -> Callable[[World], tuple[Scene, ...]]:
    """A screen as `jungle-pg shot` shows it."""
    return lambda world: GALLERY[name](world, begin(JUNGLE, Setup(games()["jungle"].rules)))


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be painted: the scenes, by day or by night."""

    scenes: Callable[[World], tuple[Scene, ...]]
    theme: Theme = "day"
    at_s: float = 0.0
    """When, for what takes its time to be drawn."""


PICTURES: Final = {
    "play": Picture(at_the_board),
    "journey": Picture(of_gallery("journey")),
    "review": Picture(reviewed, at_s=1.0),
    "friends": Picture(with_a_friend),
    "study": Picture(studied),
    "chooser": Picture(of_gallery("chooser")),
    "xiangqi": Picture(in_check),
    "jackaroo": Picture(with_a_seven),
    "title_night": Picture(of_gallery("title"), "night"),
    "new_game": Picture(of_gallery("new_game")),
    "house_rules": Picture(of_gallery("house_rules")),
    "rules": Picture(of_gallery("rules_3")),
    "replay": Picture(of_gallery("replay")),
    "load": Picture(of_gallery("load")),
}


def painted(picture: Picture) -> bytes:
    """A picture as a PNG of few colours."""
    settings = replace(Settings(), theme=picture.theme)
    engine = EngineClient(lambda: LocalWorker(brains, time.monotonic))
    saves = saves_in(FOLDER, rulebooks)
    world = World(
        Silence(),
        SystemClipboard(),
        settings,
        games,
        journeys=journeys,
        engine=engine,
        saves=saves,
        friends=lambda: ways_to_friends(NOWHERE, time.monotonic),
    )
    png, problems = take_shot(picture.scenes(world), settings, words, SIZE, picture.at_s)
    if problems:
        raise ValueError(" ".join(problems))
    return with_few_colours(png)


def main() -> int:
    """Paint them all."""
    try:
        for name, picture in PICTURES.items():
            png = painted(picture)
            write_bytes(FOLDER / f"{name}.png", png)
            print(f"{name}.png {len(png)}")
        acted = with_moves(begin(JUNGLE, Setup(games()["jungle"].rules, SCENE)), ACTED)
        moving = export_match(games()["jungle"], acted, MOVING, words("en"), FOLDER / "capture.gif")
        print(f"capture.gif {moving.size}")
    except (ValueError, CannotWrite, NoLibrary) as problem:
        print(f"pictures: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
