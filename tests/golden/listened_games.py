"""Whole games that are played by keys alone, by somebody who only hears: what is read out."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jackaroo.plays import progress
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import opponent
from jungle_pg.files.settings import Language
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import Key
from tests.golden.transcript import HEADING
from tests.scenes.listening import Listener, listening

FOLDER: Final = Path(__file__).parent
LISTENED: Final = FOLDER / "listened"
TWO: Final = (Player("Ann"), Player("Ben"))
ASKING: Final = (Key("w"), Key("t"), Key("c"), Key("x"), Key("r"), Key("p"), Key("p", shift=True))
"""Every key that asks for something, pressed once in a while."""
ASKS_EVERY: Final = 12
MATE: Final = "h3h4 e7e6 h4h5 b8c8 b3c3 h8h9 h5b5 f10e9 c3c7 c8c9 c7c10"
SHORT_SEED: Final = 22
"""Luck with which two who always play what brings them farthest are done soon."""
ANSWERS_S: Final = 1.0
LONGEST: Final = 1000

Decides = Callable[[Play], Any]


def lines_of(name: str) -> list[str]:
    """All that is read out while a game is played to its end."""
    language, match, decides = GAMES[name]()
    world = listening(language)
    table = Play(world, games()[match.rulebook.game_id], match)
    listener = Listener(table, world)
    for turn in range(LONGEST):
        top = listener.show.stack.top.name
        if top == "result":
            break
        if top != "play":
            # The screen is passed on.
            listener.press("enter")
        elif not table.state.awaits_human or table.table_view.is_showing(listener.show.now):
            listener.wait(ANSWERS_S)
        else:
            _decide(listener, table, decides(table))
            if turn % ASKS_EVERY == 0 and listener.show.stack.top is table:
                listener.press(*ASKING)
        listener.wait(ANSWERS_S)
    assert table.match.verdict is not None, "the game did not come to an end"
    return [f"{'!' if each.interrupts else ' '} {each.text}" for each in listener.ear.heard]


def _decide(listener: Listener, table: Play, action: Any) -> None:
    """Choose an action by keys: on the board, in a hand, or in the menu beside it."""
    book, state = table.match.rulebook, table.state.with_picks.state
    buttons = table.options.buttons
    offered = [each.name for each in buttons if table.options.action_of(each.name) == action]
    picks = book.picks(state, action)
    if all(listener.board.place_of(pick) is not None for pick in picks):
        listener.choose(*picks)
        if book.confirms(state, action):
            listener.press("enter")
    else:
        listener.tab_to(offered[0])
        listener.press("enter")


def _follow(moves: Iterator[Any]) -> Decides:
    return lambda table: next(moves)


def _jungle() -> tuple[Language, AnyMatch, Decides]:
    recorded = (FOLDER / "appendix.txt").read_text(encoding="utf-8")
    match = parse_game(JUNGLE, recorded.split(HEADING)[0])
    moves = [entry.action for entry in match.entries if isinstance(entry, Ply)]
    return "en", begin(JUNGLE, Setup(match.setup.rules, players=TWO)), _follow(iter(moves))


def _xiangqi() -> tuple[Language, AnyMatch, Decides]:
    game = games()["xiangqi"]
    moves = map(game.rulebook.codec.parse_action, MATE.split())
    return "zh", begin(game.rulebook, Setup(game.rules, players=TWO)), _follow(iter(moves))


def _jackaroo() -> tuple[Language, AnyMatch, Decides]:
    game = games()["jackaroo"]
    setup = Setup(game.rules, players=TWO, luck_seed=SHORT_SEED)
    return "en", begin(game.rulebook, setup), _farthest


def _farthest(table: Play) -> Any:
    """What brings the own marbles farthest, with whatever has to be chosen after it."""
    book, state = table.match.rulebook, table.state.with_picks.state
    seat = table.match.actor

    def worth(before: Any, action: Any) -> float:
        after = book.play(before, action).state
        if not book.commits(before, action) and book.actor(after) == seat:
            return max(worth(after, each) for each in book.actions(after))
        assert seat is not None
        own, other = (progress(after, each) for each in (seat, opponent(seat)))
        return own.steps + 20 * own.home - other.steps / 2

    return max(book.actions(state), key=lambda action: worth(state, action))


GAMES: Final[dict[str, Callable[[], tuple[Language, AnyMatch, Decides]]]] = {
    "jungle": _jungle,
    "xiangqi": _xiangqi,
    "jackaroo": _jackaroo,
}


def write() -> None:
    """Record them anew."""
    for name in GAMES:
        text = "\n".join(lines_of(name)) + "\n"
        (LISTENED / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")
