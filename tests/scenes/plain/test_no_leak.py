"""What one side may not know is in no list, menu, history, preview or replay of the plain look."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.audience import open_text
from jungle_pg.core.log import Cause, Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, replay
from jungle_pg.core.rulebook import CHANCE, Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.games.plain import plain_game
from jungle_pg.games.plain_list import facts_of
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.actions import pause_menu
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.state import table_with
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from tests.covered_toy import COVERED
from tests.rows import each_of
from tests.sample_games import TOY, done
from tests.scenes.acting import Performance, texts_of
from tests.scenes.cards import Card
from tests.scenes.plain.plain_program import CALM, plain_world
from tests.scenes.saves.load_show import LoadShow
from tests.toy import ToyAction, ToyRulebook, ToyRules, ToyState
from tests.words import language_of

PERSON, COMPUTER = Player(), Player(level=1)
HANDS: Final = ("5678", "9586")
"""What the other side may hold, for all the player knows."""
SCENES: Final[dict[str, Callable[[World, Game, AnyMatch], Scene]]] = {
    "play": lambda world, game, match: Play(world, game, match),
    "replay": lambda world, game, match: Replay(world, game, match, start=1),
    "save": lambda world, game, match: SaveGame(world, game, match, TimeState(), -1.0),
    "pause": lambda world, game, match: pause_menu(world, table_with(match), -1.0),
}


class WhisperingToy(ToyRulebook):
    """Tells what a card is only to whoever plays it."""

    game_id = "whispering"

    def text(self, state: ToyState, action: ToyAction, seat: Seat | None) -> str:
        is_secret = action.startswith("card:") and seat != state.mover
        return "a card" if is_secret else super().text(state, action, seat)


def dealt(book: ToyRulebook, first: str, second: str) -> AnyMatch:
    """A person against a computer with these cards."""
    setup = Setup(ToyRules(4), players=(PERSON, COMPUTER), luck_seed=5)
    replayed = replay(book, setup, [Ply(CHANCE, f"deal:{first}|{second}", Cause.LUCK)])
    assert replayed.refusal is None
    return replayed.match


def drawn(folder: Path, make: Callable[[World, Game, AnyMatch], Scene], match: AnyMatch) -> Any:
    """What a scene shows of a match, at once and later."""
    game = plain_game(match.rulebook)
    world = plain_world("toy", folder)
    world.games = lambda: {game.rulebook.game_id: game}
    show = Performance(Card("below"), world, (1280, 720))
    scene = make(world, game, match)
    show.cover_with(scene)
    if isinstance(scene, SaveGame):
        scene.wait()
    frames: list[DrawList] = [show.rest(0.2) for _ in range(6)]
    show.stack.close()
    return frames


@each_of("book", [TOY, COVERED], ids=lambda book: book.game_id)
@each_of("name", SCENES)
def test_scenes_of_matches_that_differ_in_hidden_cards_look_the_same(
    name: str, book: ToyRulebook, tmp_path: Path
) -> None:
    one, two = (drawn(tmp_path, SCENES[name], dealt(book, "1234", hand)) for hand in HANDS)
    assert one == two
    if name in ("play", "replay"):
        assert any("1234" in text or "0000" in text for text in texts_of(one[-1]))


def test_the_test_would_see_a_leak(tmp_path: Path) -> None:
    ended = [done(dealt(TOY, "1234", hand).resign(0)) for hand in HANDS]
    one, two = (drawn(tmp_path, SCENES["replay"], match) for match in ended)
    assert one != two


@each_of("seat", [0, 1, None])
def test_a_list_tells_of_a_view_what_the_view_holds(seat: Seat | None) -> None:
    match = dealt(TOY, "1234", "5678")
    told = " ".join(facts_of(TOY, TOY.seen_by(match.state, seat)))
    assert ("1234" in told, "5678" in told) == (seat == 0, seat == 1)


def test_the_preview_of_a_running_game_shows_nobodys_cards(tmp_path: Path) -> None:
    world = plain_world("toy", tmp_path, CALM)
    assert world.saves is not None
    world.saves.save("cards", dealt(TOY, "1234", "5678"), TimeState(), world.stamp())
    load = LoadShow(world, (1920, 1080))
    load.choose("cards")
    told = " ".join(load.texts)
    assert "0000" in told
    assert "1234" not in told
    assert "5678" not in told


def test_a_menu_tells_its_player_and_a_history_only_what_everybody_may_read() -> None:
    book = WhisperingToy()
    match = dealt(book, "1234", "5678")
    look = plain_game(book).look
    choice = look.menu_choice(match.state, "card:1")
    assert choice is not None
    assert choice.text == "card 1"
    played = done(match.play("card:1"))
    for code in ("en", "zh"):
        (*_, row) = MoveRecord(plain_game(book)).moves(played, language_of(code))
        assert "1" not in row.row.way
    assert "1234" not in open_text(match)
