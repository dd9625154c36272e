"""Codes, links and names as people write them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.bad_text import BadText
from jungle_pg.net.known import Ticket, ticket_of
from jungle_pg.net.names import (
    ANIMALS,
    Address,
    cleaned_name,
    new_code,
    parse_code,
    parse_link,
)
from jungle_pg.net.nearby import Nearby, nearby_of


def test_links_lead_to_rooms() -> None:
    rows = {
        "jungle://192.168.1.24:4747/RETL": (Address("192.168.1.24"), "RETL"),
        "jungles://friend.example.org/retl": (Address("friend.example.org", 4747, True), "RETL"),
        " jungle://[fe80::1%eth0]:1/ELTP\n": (Address("fe80::1%eth0", 1), "ELTP"),
        "192.168.1.30": (Address("192.168.1.30"), ""),
        "friend.example.org:99": (Address("friend.example.org", 99), ""),
        "localhost/": (Address("localhost"), ""),
    }
    for text, found in rows.items():
        assert parse_link(text) == found, text
    address, code = rows["jungles://friend.example.org/retl"]
    assert address.link(code) == "jungles://friend.example.org:4747/RETL"
    assert address.url == "wss://friend.example.org:4747/"
    assert Address("::1").url == "ws://[::1]:4747/"
    assert parse_link(Address("::1", 5).link("RRRR")) == (Address("::1", 5), "RRRR")


def test_what_is_no_link_is_refused_in_words() -> None:
    texts = [
        *("", "jungle://", "http://x/RETL", "jungle://host:0/RETL", "jungle://host:99999/RETL"),
        *("jungle://host/RET", "jungle://host/XXXX", "jungle://user@host/RETL", "a b", "host:x"),
        *("jungle://-x/RETL", "jungle://x/RETL/more", "[::1", "[zz]", "x" * 300, "jungle://h?q/RETL"),
        *("jungle://host\\x00/RETL", "file:///etc/passwd", "jungle://../RETL"),
    ]  # fmt: skip
    for text in texts:
        with pytest.raises(BadText):
            parse_link(text)


def test_codes_are_four_animals_repeats_allowed() -> None:
    assert parse_code(" re tl ") == "RETL"
    assert parse_code("eeee") == "EEEE"
    codes = {new_code(Random(seed)) for seed in range(200)}
    assert len(codes) > 150
    assert all(set(parse_code(code)) <= set(ANIMALS) for code in codes)


def test_names_are_visible_and_short() -> None:
    rows = {
        " Mina  ": "Mina",
        "李 伟": "李 伟",
        "a\u202eb\u0000c\u200b": "abc",
        "\n\t ": "",
        "\u200b": "",
        "x" * 50: "x" * 20,
        "Zoe\u0308": "Zoë",
        "a" + "\u0301" * 40: "á\u0301\u0301",
        "\ud800x": "x",
    }
    for text, name in rows.items():
        assert cleaned_name(text) == name, repr(text)


@given(st.text(max_size=60))
def test_any_name_is_clean_or_nothing(text: str) -> None:
    name = cleaned_name(text)
    assert len(name) <= 20
    assert name == name.strip()
    assert all(letter.isprintable() for letter in name)
    assert cleaned_name(name) == name
    try:
        address, code = parse_link(text)
    except BadText:
        return
    assert parse_link(address.link(code) if code else str(address)) == (
        address if code else Address(address.host, address.port), code,
    )  # fmt: skip


def test_tickets_come_back_from_a_file_and_nothing_else_does() -> None:
    ticket = Ticket(Address("host", 7, True), "RETL", "token", "jungle")
    assert ticket_of(ticket.facts()) == ticket
    for name, value in (("port", "x"), ("code", "XX"), ("host", None), ("secure", 1)):
        facts = {**ticket.facts(), name: value}
        found = ticket_of(facts)
        assert found is None or found.address.is_secure is False or name == "host", name
    assert ticket_of({}) is None


def test_what_the_network_says_of_rooms_is_believed_within_bounds() -> None:
    room = Nearby("Mina", Address("10.0.0.1", 4747), "RETL", "jungle", "traditional", 30, True)
    assert nearby_of("10.0.0.1", 4747, room.facts()) == room
    assert not Nearby("M", Address("h"), "RETL", "jungle", "x", protocol=9).is_ours
    for name, value in (
        *(("code", "XX"), ("name", "\u202e"), ("limit", "x"), ("limit", "9" * 50)),
        *(("protocol", "x"), ("game", "\u202e")),
    ):
        assert nearby_of("10.0.0.1", 4747, {**room.facts(), name: value}) is None, name
    assert nearby_of("10.0.0.1", 0, room.facts()) is None
    assert nearby_of("10.0.0.1", 4747, {}) is None
