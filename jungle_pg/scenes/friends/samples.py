"""Meetings that never took place, always the same ones: to look at what is shown of friends."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import AnyRulebook, Refusal, Rulebooks
from jungle_pg.games.game import Game
from jungle_pg.net.known import Known, Link
from jungle_pg.net.meeting import Friends, Kept, Line, Meeting
from jungle_pg.net.messages import PROTOCOL, Around, Clock, Reaction, Refused, Sitter, Terms
from jungle_pg.net.names import Address
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.screen import JOIN, FriendsScreen
from jungle_pg.scenes.world import World

if TYPE_CHECKING:
    from jungle_pg.net.nearby import Nearby, Search

HOME: Final = Address("192.168.1.24")
CODE: Final = "CREW"
NAMES: Final = ("Mina", "Jonas")
PLIES: Final = 12
LAGS_S: Final = (0.012, 0.131, 0.48)
TERMS: Final = Terms("jungle", "traditional")


@dataclass
class StillLine:
    """A line on which nothing changes; it remembers what was said."""

    known: Known
    is_sending: bool = False
    said: list[tuple[str, object]] = field(default_factory=list)
    heard: list[Reaction | Refused] = field(default_factory=list)

    def poll(self) -> tuple[Reaction | Refused, ...]:
        """What was put there to be heard."""
        found, self.heard = tuple(self.heard), []
        return found

    def play(self, actions: Sequence[str]) -> None:
        """A move."""
        self.said.append(("play", tuple(actions)))
        self.is_sending = True

    def resign(self) -> None:
        """Giving up."""
        self.said.append(("resign", None))

    def claim(self) -> None:
        """The win of who stayed."""
        self.said.append(("claim", None))

    def take_over(self) -> None:
        """Deciding again."""
        self.said.append(("take_over", None))

    def offer(self, what: str) -> None:
        """Something that is asked."""
        self.said.append(("offer", what))

    def answer(self, what: str, *, agrees: bool) -> None:
        """An answer."""
        self.said.append((f"answer {what}", agrees))

    def react(self, what: str) -> None:
        """A head or a phrase."""
        self.said.append(("react", what))

    def try_now(self) -> None:
        """Impatience."""
        self.said.append(("try_now", None))

    def leave(self) -> None:
        """Going."""
        self.said.append(("leave", None))

    def close(self) -> None:
        """The end."""
        self.said.append(("close", None))


class StillFriends(Friends):
    """Ways to friends that lead nowhere: whoever is met stands still."""

    def __init__(
        self,
        known: Known | None = None,
        kept: Kept | None = None,
        found: "tuple[Nearby, ...]" = (),
    ) -> None:
        super().__init__(Path(), _no_rulebooks, _no_brains, lambda: 0.0)
        self._known = known or Known(HOME)
        self._kept = kept
        self.found, self.problem = found, ""

    def look_around(self) -> "Search":
        """The rooms there are, always the same ones."""
        return self  # type: ignore[return-value]

    @property
    def missing(self) -> str:
        """Nothing is needed."""
        return ""

    @property
    def is_ready(self) -> bool:
        """Always."""
        return True

    def prepare(self) -> None:
        """There is nothing to load."""

    def meet(self) -> Meeting:
        """The one meeting there is."""
        return Meeting(lambda at: StillLine(self._known), HOME, lambda kept: None, self.clock)

    def host(self, name: str, terms: Terms, *, is_reachable: bool) -> Meeting:
        return self.meet()

    def join(self, name: str, address: Address, code: str, *, watches: bool = False) -> Meeting:
        return self.meet()

    def come_back(self, kept: Kept) -> Meeting:
        return self.meet()


def _no_rulebooks() -> Rulebooks:
    return {}


def _no_brains(clock: Callable[[], float]) -> Mapping[str, tuple[AnyRulebook, Any]]:
    return {}


def begun(game: Game, match: AnyMatch, *, seat: int | None = 0) -> Known:
    """What is known of a match some moves after its beginning, between two friends."""
    players = (Player(NAMES[0]), Player(NAMES[1]))
    played = match
    if not match.cursor:
        played = begin(match.rulebook, replace(match.setup, players=players))
        for number in range(PLIES):
            if played.actor is None:
                break
            actions = played.rulebook.actions(played.state)
            outcome = played.play(actions[-1 - number % min(3, len(actions))])
            assert not isinstance(outcome, Refusal)
            played = outcome
    book = game.rulebook
    terms = Terms(book.game_id, book.codec.rules_text(game.rules), limit_s=60, watchers=4)
    clock = Clock((41_000, 60_000), 19_000, played.actor if played.actor in (0, 1) else None)
    return Known(
        HOME,
        Link.OPEN,
        code=CODE,
        token="token",
        is_player=seat is not None,
        terms=terms,
        around=Around((Sitter(NAMES[0], True), Sitter(NAMES[1], True, lag_ms=20)), ("Aisha", "Bo")),
        seat=seat,
        match=played,
        is_whole=True,
        clock=clock,
    )


def away(known: Known, left_ms: int = 45_000) -> Known:
    """The same while the second player is away."""
    assert known.around is not None
    first, second = known.around.sitters
    gone = replace(second, is_here=False, away_ms=left_ms)
    return replace(known, around=replace(known.around, sitters=(first, gone)))


def asked(known: Known, what: str, asker: int) -> Known:
    """The same while something is asked for."""
    assert known.around is not None
    return replace(known, around=replace(known.around, offer=what, asker=asker))


def lost(known: Known) -> Known:
    """The same while the connection is lost."""
    return replace(known, link=Link.LOST, tries=3)


def table_of(world: World, game: Game, known: Known) -> Scene:
    """The table of two friends as it stands with them."""
    friends = StillFriends(known)
    world.friends = lambda: friends
    return FarPlay(world, game, friends.meet())


def line_of(play: FarPlay) -> StillLine:
    """The line of a table that was made here."""
    line: Line = play.line
    assert isinstance(line, StillLine)
    return line


def host_scene(world: World) -> Scene:
    """The page for hosting, before anybody hosts."""
    return FriendsScreen(world, StillFriends())


def wait_scene(world: World) -> Scene:
    """The same while somebody waits in a camp."""
    known = Known(HOME, Link.OPEN, code=CODE, token="token", is_player=True)
    screen = FriendsScreen(world, StillFriends(known))
    screen.meeting = screen.friends.host("Mina", TERMS, is_reachable=True)
    return screen


def join_scene(world: World) -> Scene:
    """The page for joining, with some rooms nearby and half a code."""
    screen = FriendsScreen(world, StillFriends(found=rooms(world)), tab=JOIN)
    part = screen.join_part
    part.find(rooms(world))
    part.choose(0)
    part.tiles.change(CODE[:2])
    return screen


def rooms(world: World) -> tuple["Nearby", ...]:
    """Rooms that others host; none where nothing can look for them."""
    try:
        from jungle_pg.net.nearby import Nearby
    except ModuleNotFoundError:
        return ()
    games = list(world.games().values())
    told = (("Jonas", 30, False), ("Li Wei", 60, False), ("Grandma's laptop", None, True))
    found = []
    for number, (name, limit_s, is_full) in enumerate(told):
        game = games[number % len(games)]
        book = game.rulebook
        rules = book.codec.rules_text(game.rules)
        at = Address(f"192.168.1.{30 + number}")
        room = Nearby(name, at, "RETL", book.game_id, rules, limit_s, is_full, may_watch=is_full)
        found.append(replace(room, lag_s=LAGS_S[number]))
    other = Nearby("Tom", Address("192.168.1.40"), "RRRR", "jungle", "", protocol=PROTOCOL + 1)
    return (*found, other)
