"""python -m tools.pictures: paint the screens shown in the README into docs/pictures.

They are kept small: a palette of 256 colours is enough for them. One of them moves; it is made
with the program's own export.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from struct import pack
from typing import Final
from zlib import compress, crc32

import pygame

from jungle_pg.cabinet import brains, games, rulebooks, words
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.files.atomic import CannotWrite, write_bytes
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings, Theme
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.exports import GIF, ExportOrder
from jungle_pg.scenes.gallery import GALLERY, LONG_AGO_S
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.shell.export.progress import NoLibrary
from jungle_pg.shell.export.writing import export_match
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.shot import take_shot
from jungle_pg.shell.sound.audio import Silence

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
SIZE: Final = (1280, 720)
COLOURS: Final = 256

PLAYED: Final = (
    "E3D3 C7B7 F2E2 B8C8 G3G2 G7G6 A1A2 G6G5 D3D4 G9G8 D4D5 A7A8 G1F1"
    " G8G7 F1F2 G5G4 F2F3 C8B8 F3F7 G7G6 G2G3 G4G5 G3G4 G6D6 G4G5 D6D5"
)
"""The beginning of a match between two computer players, of levels 4 and 3."""

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


def a_match() -> AnyMatch:
    """A match in its middle, against the computer."""
    players = (Player(), Player(level=4))
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


def of_gallery(name: str) -> Callable[[World], tuple[Scene, ...]]:
    """A screen as `jungle-pg shot` shows it."""
    return lambda world: GALLERY[name](world, begin(JUNGLE, Setup(games()["jungle"].rules)))


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be painted: the scenes, by day or by night."""

    scenes: Callable[[World], tuple[Scene, ...]]
    theme: Theme = "day"


PICTURES: Final = {
    "play": Picture(at_the_board),
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
    world = World(Silence(), SystemClipboard(), settings, games, engine=engine, saves=saves)
    png, problems = take_shot(picture.scenes(world), settings, words, SIZE, 0.0)
    if problems:
        raise ValueError(" ".join(problems))
    return with_few_colours(png)


def with_few_colours(png: bytes) -> bytes:
    """The same picture in a palette of its most useful colours."""
    surface = pygame.image.load(BytesIO(png), "picture.png")
    pixels = memoryview(pygame.image.tobytes(surface, "RGBA")).cast("I")
    colours = Counter(pixels)
    palette = [mean(box) for box in colour_boxes(colours)]
    index = {colour: nearest(colour, palette) for colour in colours}
    width, height = surface.get_size()
    numbers = bytes(map(index.__getitem__, pixels))
    starts = range(0, len(numbers), width)
    # Each row begins with its filter, which is none.
    rows = b"".join(b"\0" + numbers[start : start + width] for start in starts)
    head = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = {
        b"IHDR": head,
        b"PLTE": b"".join(map(bytes, palette)),
        b"IDAT": compress(rows, 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts.items())


Colours = dict[int, int]
"""How often each colour is there; a colour holds its red in the lowest byte."""

Parts = tuple[int, int, int]
"""Red, green and blue."""


def colour_boxes(colours: Colours) -> list[Colours]:
    """Like colours together, in at most 256 boxes: the worst box is cut in two, again and again."""
    boxes = [dict(colours)]
    faults = [_fault(boxes[0])]
    while len(boxes) < COLOURS and max(faults)[0] > 0:
        worst = faults.index(max(faults))
        halves = _halves(boxes[worst], faults[worst][1])
        boxes[worst : worst + 1] = halves
        faults[worst : worst + 1] = [_fault(half) for half in halves]
    return boxes


def mean(box: Colours) -> Parts:
    """The colour that stands for all of a box."""
    red, green, blue = (round(_middle(box, place)) for place in range(3))
    return red, green, blue


def nearest(colour: int, palette: Sequence[Parts]) -> int:
    """The number of the colour in a palette that differs least."""
    red, green, blue = (_part(colour, place) for place in range(3))
    faults = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in palette]
    return faults.index(min(faults))


def _fault(box: Colours) -> tuple[float, int]:
    """How much is lost if one colour stands for all, and by which of its three parts."""
    lost = []
    for place in range(3):
        middle = _middle(box, place)
        away = sum((_part(colour, place) - middle) ** 2 * count for colour, count in box.items())
        lost.append((away, place))
    return max(lost)


def _halves(box: Colours, place: int) -> list[Colours]:
    """A box cut at its mean."""
    middle = _middle(box, place)
    low = {colour: count for colour, count in box.items() if _part(colour, place) <= middle}
    return [low, {colour: count for colour, count in box.items() if colour not in low}]


def _middle(box: Colours, place: int) -> float:
    total = sum(box.values())
    return sum(_part(colour, place) * count for colour, count in box.items()) / total


def _part(colour: int, place: int) -> int:
    return colour >> 8 * place & 255


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))


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
