"""The screen on which friends meet, by what is typed, clicked and pasted there."""

import ssl
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.client import Client, host
from jungle_pg.net.known import Known, Link, Ticket
from jungle_pg.net.meeting import Friends, Kept, kept_of
from jungle_pg.net.messages import Terms
from jungle_pg.net.names import Address
from jungle_pg.scenes.base import Say
from jungle_pg.scenes.friends.hosting import LIMITS, OTHER_TOTALS, TOTALS, HostChoice
from jungle_pg.scenes.friends.opening import FriendsMissing, way_to_friends
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.friends.samples import HOME, StillFriends, begun, rooms
from jungle_pg.scenes.friends.screen import HOST, JOIN, FriendsScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Key
from tests.net.certificates import self_signed
from tests.net.real import TERMS, until
from tests.net.serve_process import ServeProcess
from tests.scenes.acting import Performance, a_match, a_world, texts_of


class Remembering(StillFriends):
    """Remembers who was to be met, and how."""

    def __init__(self, **given: object) -> None:
        super().__init__(**given)  # type: ignore[arg-type]
        self.met: list[tuple[object, ...]] = []

    def host(self, name: str, terms: Terms, *, is_reachable: bool) -> "object":  # type: ignore[override]
        self.met.append(("host", name, terms, is_reachable))
        return super().host(name, terms, is_reachable=is_reachable)

    def join(  # type: ignore[override]
        self, name: str, address: Address, code: str, *, watches: bool = False
    ) -> "object":
        self.met.append(("join", name, address, code, watches))
        return super().join(name, address, code, watches=watches)

    def come_back(self, kept: Kept) -> "object":  # type: ignore[override]
        self.met.append(("back", kept))
        return super().come_back(kept)


def at_screen(tab: int = HOST, **given: object) -> tuple[Performance, FriendsScreen, Remembering]:
    world, friends = a_world(), Remembering(**given)
    screen = FriendsScreen(world, friends, tab=tab)
    window = Performance(screen, world, (1920, 1080))
    window.rest(0.1)
    return window, screen, friends


def test_the_third_sign_of_the_title_leads_to_friends() -> None:
    world = a_world()
    world.friends = StillFriends
    window = Performance(Title(world), world)
    window.rest(0.1)
    window.click("friends")
    assert window.names == ["title", "friends"]


def test_without_the_packages_the_sign_says_what_to_install() -> None:
    class Bare(StillFriends):
        @property
        def missing(self) -> str:
            return "zeroconf"

    world = a_world()
    world.friends = Bare
    scene = way_to_friends(world)
    assert isinstance(scene, FriendsMissing)
    window = Performance(scene, world)
    told = " ".join(texts_of(window.rest(1.0)))
    assert "zeroconf" in told
    assert "pip install 'jungle-pg[friends]'" in told


def test_hosting_asks_for_this_network_first_and_tells_what_was_chosen() -> None:
    window, screen, friends = at_screen()
    assert screen.choice.is_reachable
    window.click("name")
    window.type("Mina")
    window.click("main")
    (kind, name, terms, is_reachable) = friends.met[0]
    assert (kind, name, is_reachable) == ("host", "Mina", True)
    assert isinstance(terms, Terms)
    assert (terms.game, terms.side, terms.limit_s, terms.watchers) == ("jungle", None, None, 0)
    assert terms.is_nearby
    window.click("main")
    assert screen.meeting is None


def test_every_choice_reaches_the_terms() -> None:
    _, screen, _ = at_screen()
    part = screen.host_part
    choice = HostChoice("xiangqi", "", 1, LIMITS.index(30), has_watchers=True, is_reachable=False)
    terms = part.terms(choice)
    assert (terms.game, terms.side, terms.limit_s) == ("xiangqi", 1, 30)
    assert (terms.watchers, terms.is_nearby) == (4, False)
    assert terms.total is None
    timed = replace(choice, limit=len(LIMITS) + TOTALS.index("5+3"))
    assert (part.terms(timed).limit_s, part.terms(timed).total) == (None, "5+3")
    uneven = replace(timed, other_total=OTHER_TOTALS.index("1+0"))
    assert part.terms(uneven).total == "5+3,1+0"
    assert part.terms(replace(uneven, limit=1)).total is None
    for game in screen.world.games().values():
        offers = game.offers
        for rules in () if offers is None else offers.rule_sets:
            told = part.terms(replace(choice, game=game.rulebook.game_id, rule_set=rules.name))
            assert game.rulebook.codec.parse_rules(told.rules) == rules.rules, rules.name


def test_animals_are_typed_by_letters_digits_and_heads() -> None:
    window, screen, _ = at_screen(JOIN)
    window.keys("c", "8", "x", "9")
    window.click("animal_E")
    assert screen.join_part.tiles.code == "CRE"
    window.keys("backspace")
    window.click("erase")
    assert screen.join_part.tiles.code == "C"
    window.keys("r", "e", "w", "w")
    assert screen.join_part.tiles.code == "CREW"


def test_a_code_needs_an_address_and_both_lead_into_a_room() -> None:
    window, _screen, friends = at_screen(JOIN)
    window.keys("c", "r", "e", "w")
    assert not window.widget("main").is_enabled
    window.click("address")
    window.type("192.168.1.30:5000")
    window.click("main")
    assert friends.met == [("join", "Player", Address("192.168.1.30", 5000), "CREW", False)]


def test_a_link_is_pasted_with_the_keys_the_button_or_into_the_field() -> None:
    for way in ("key", "button", "field"):
        window, screen, _ = at_screen(JOIN)
        window.world.clipboard.put("  jungle://192.168.1.30:5000/RETL ")
        if way == "key":
            window.do(Key("v", ctrl=True))
        elif way == "button":
            window.click("paste")
        else:
            window.click("address")
            window.do(Key("v", ctrl=True))
        found = screen.join_part.way
        assert found is not None, way
        assert (found.address, found.code) == (Address("192.168.1.30", 5000), "RETL"), way


def test_what_is_no_link_is_said_and_nothing_is_joined() -> None:
    window, _screen, friends = at_screen(JOIN)
    window.world.clipboard.put("https://example.org/RETL")
    window.click("paste")
    told = " ".join(texts_of(window.rest(0.1)))
    assert "An address is like" in told
    assert not window.widget("main").is_enabled
    assert friends.met == []


def test_rooms_nearby_are_joined_or_watched_and_others_say_why_not() -> None:
    pytest.importorskip("zeroconf")
    world = a_world()
    found = rooms(world)
    window, _screen, friends = at_screen(JOIN, found=found)
    window.click("room_0")
    told = texts_of(window.rest(0.1))
    assert {"Join Jonas", "12 ms", "-"} <= set(told)
    window.click("main")
    assert friends.met[0][2:] == (found[0].address, "RETL", False)
    window.click("main")
    window.click("room_2")
    assert not window.widget("main").is_enabled
    window.click("watch")
    assert friends.met[1][-1] is True
    window.click("main")
    assert not window.widget("room_3").is_enabled
    assert "another version" in texts_of(window.rest(0.1))


def test_a_problem_is_told_and_can_be_tried_again() -> None:
    known = replace(begun_known(a_world()), link=Link.ENDED, problem=Refusal("unknown_code"))
    window, screen, _friends = at_screen(JOIN, known=replace(known, match=None))
    window.keys("c", "r", "e", "w")
    window.click("address")
    window.type("192.168.1.30")
    wishes = window.click("main")
    window.rest(0.1)
    said = [each for each in (*wishes, *window.wishes) if isinstance(each, Say)]
    assert said[0].text == "No room has these four animals"
    assert screen.meeting is None
    assert window.widget("main").is_enabled


def begun_known(world: World) -> Known:
    return begun(world.games()["jungle"], a_match())


def test_what_was_kept_leads_back_to_a_match() -> None:
    kept = Kept(Ticket(HOME, "CREW", "token", "jungle"), "Jonas", is_hosted=True)
    assert kept_of(kept.facts()) == kept
    assert kept_of({"host": "x", "token": 3}) is None
    window, _screen, friends = at_screen(JOIN, kept=kept)
    assert "Go on with Jonas" in texts_of(window.rest(0.1))
    window.click("go_on")
    assert friends.met == [("back", kept)]


def test_a_link_of_the_command_line_is_joined_at_once() -> None:
    world, friends = a_world(), Remembering()
    screen = FriendsScreen(world, friends, tab=JOIN, link="jungle://192.168.1.30:5000/RETL")
    Performance(screen, world).rest(0.1)
    assert friends.met == [("join", "Player", Address("192.168.1.30", 5000), "RETL", False)]


@pytest.mark.process
def test_one_hosts_another_joins_with_the_link_and_a_third_looks_on(tmp_path: Path) -> None:
    def ways(name: str) -> Friends:
        return Friends(tmp_path / name, rulebooks, brains, time.monotonic)

    opened = [ways("mina"), ways("jo"), ways("aisha")]
    windows: list[Performance] = []
    try:
        host_world = a_world()
        choice = {"name": "Mina", "is_reachable": False, "has_watchers": True, "side": 0}
        host_world.memory.keep("friends", choice)
        hosting = FriendsScreen(host_world, opened[0])
        windows.append(Performance(hosting, host_world))
        settle(windows, lambda: opened[0].is_ready)
        windows[0].click("main")
        settle(windows, lambda: hosting.host_part.tiles.code)
        windows[0].click("copy")
        link = host_world.clipboard.get()
        assert link.startswith("jungle://127.0.0.1:")
        for number in (1, 2):
            world = a_world()
            screen = FriendsScreen(world, opened[number], tab=JOIN)
            windows.append(Performance(screen, world))
            world.clipboard.put(link)
            settle(windows, lambda: opened[number].is_ready)  # noqa: B023
            windows[number].click("paste")
            windows[number].click("main" if number == 1 else "watch")
            settle(windows, lambda: is_at_table(windows[-1]))
        settle(windows, lambda: all(map(is_at_table, windows)))
        mina, jo, aisha = (each.stack.top for each in windows)
        assert isinstance(mina, FarPlay)
        assert isinstance(jo, FarPlay)
        assert isinstance(aisha, FarPlay)
        assert aisha.state.afar is not None
        assert aisha.state.afar.seat is None
        assert not {"undo", "draw", "resign", "react"} & {w.name for w in windows[2].page.widgets}
        book = mina.match.rulebook
        mina.show(mina.table.play(book.actions(mina.match.state)[0], 0.0), 0.0)
        settle(windows, lambda: jo.match.cursor == aisha.match.cursor == 1)
        told = texts_of(windows[0].rest(0.0))
        assert any("One friend looks on" in text for text in told), told
        assert any("Hosted here" in text for text in texts_of(windows[0].rest(0.0)))
    finally:
        for each in windows:
            each.stack.close()
        for ways_of_one in opened:
            ways_of_one.close()


@pytest.mark.process
def test_a_server_with_a_certificate_is_joined_once_it_is_trusted_and_else_said_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cert, key = self_signed(tmp_path)
    server = ServeProcess(tmp_path / "home", 0, "--cert", str(cert), "--key", str(key))
    address = replace(server.address, is_secure=True)
    trust = ssl.create_default_context(cafile=str(cert))
    ways = Friends(tmp_path / "jo", rulebooks, brains, time.monotonic)
    mina = Client(rulebooks(), address, host("Mina", TERMS), time.monotonic, trust)
    world = a_world()
    window = Performance(FriendsScreen(world, ways, tab=JOIN), world)
    try:
        until(lambda: mina.known.code, "a room")
        world.clipboard.put(mina.known.link_text)
        settle([window], lambda: ways.is_ready)
        window.click("paste")
        assert "jungles://" in "".join(texts_of(window.rest(0.1)))

        def said() -> list[str]:
            return [each.text for each in window.wishes if isinstance(each, Say)]

        window.click("main")
        settle([window], said)
        assert said()[0].startswith("The certificate of this server cannot be trusted")
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        window.click("main")
        settle([window], lambda: is_at_table(window) and mina.known.match is not None)
    finally:
        window.stack.close()
        ways.close()
        mina.close()
        mina.join()
        server.kill()


def is_at_table(window: Performance) -> bool:
    return isinstance(window.stack.top, FarPlay)


def settle(windows: list[Performance], is_so: Callable[[], object]) -> None:
    """Let time pass in all windows until something has come about."""

    def look() -> object:
        for each in windows:
            each.now = max(each.now + 0.01, time.monotonic())
            each.rest(0.0)
        return is_so()

    until(look)
