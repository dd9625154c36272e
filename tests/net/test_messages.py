"""Messages as JSON: what is written is read, what is damaged is refused and nothing else."""

import contextlib
import json
import typing
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.clock import Expiry
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net import messages
from jungle_pg.net.messages import (
    FROM_CLIENT,
    FROM_SERVER,
    Answer,
    Around,
    Back,
    Begun,
    Claim,
    Clock,
    Closed,
    Host,
    Join,
    Leave,
    Offer,
    Play,
    Plies,
    React,
    Reaction,
    Refused,
    Resign,
    Sitter,
    TakeOver,
    Terms,
    Welcome,
    from_client,
    from_server,
    message_text,
)
from jungle_pg.net.wire import LARGEST, BadMessage

TERMS = Terms("jungle", "traditional", 1, 30, Expiry.PASS, 4, 3, True)
CLIENT: list[Any] = [
    Host(1, "Mina", TERMS),
    Join(1, "李", "RETL", True),
    Back(1, "token", 7, "ab"),
    Play(3, ("A3A4", "x")),
    Resign(),
    Claim(),
    TakeOver(),
    Offer("undo"),
    Answer("draw", True),
    React("sad"),
    Leave(),
]
SERVER: list[Any] = [
    Welcome("RETL", "token", True, TERMS),
    Around((Sitter("Mina", True), Sitter("Jo", False, True, 4000, 20)), ("Eye",), "undo", 1),
    Begun(None, "jungle", "traditional", "x", ("Mina", "Jo"), None, True, -5),
    Plies(9, 2, ({"seat": 0, "action": "A3A4"},), 1, "x", True),
    Clock((None, 4000), 3, 1, (0,)),
    Refused("no_path", (("spot", "A1"), ("number", 3), ("by", ("A1", "B2"))), "play"),
    Reaction(1, "hello"),
    Closed("room_closed"),
]


def test_every_message_reads_back_from_its_text() -> None:
    assert [type(each) for each in CLIENT] == list(FROM_CLIENT.values())
    assert [type(each) for each in SERVER] == list(FROM_SERVER.values())
    assert set(CLIENT[0].__class__.__mro__) <= set(map(type, [*CLIENT, object()]))
    for each in CLIENT:
        assert from_client(message_text(each)) == each, each
    for each in SERVER:
        assert from_server(message_text(each)) == each, each
    union = {*typing.get_args(messages.FromClient), *typing.get_args(messages.FromServer)}
    assert union == {*FROM_CLIENT.values(), *FROM_SERVER.values()}


def test_what_is_left_out_has_its_usual_value_and_what_is_unknown_is_ignored() -> None:
    text = '{"kind":"join","protocol":1,"name":"Jo","code":"RETL","later":[{"a":1}]}'
    assert from_client(text) == Join(1, "Jo", "RETL", False)
    assert SERVER[5].refusal == Refusal("no_path", spot="A1", number=3, by=("A1", "B2"))


def test_what_is_no_message_is_refused() -> None:
    texts = [
        *("", "x", "[]", "null", "1", '"join"', "{}", '{"kind":1}', '{"kind":"no"}'),
        '{"kind":["join"]}',
        message_text(CLIENT[1]).replace("join", "welcome"),
        '{"kind":"resign","x":' + "[" * 5000 + "]" * 5000 + "}",
        '{"kind":"resign","x":' + "[" * 7 + "]" * 7 + "}",
        '{"kind":"play","number":1e3,"actions":["x"]}',
        '{"kind":"play","number":true,"actions":["x"]}',
        '{"kind":"play","number":-1,"actions":["x"]}',
        '{"kind":"play","number":' + "9" * 5000 + ',"actions":["x"]}',
        '{"kind":"play","number":NaN,"actions":["x"]}',
        '{"kind":"play","number":1,"actions":[]}',
        '{"kind":"play","number":1,"actions":' + json.dumps(["x"] * 17) + "}",
        '{"kind":"play","number":1,"actions":["' + "x" * 201 + '"]}',
        '{"kind":"play","number":1}',
        '{"kind":"offer","what":"money"}',
        '{"kind":"react","what":""}',
        '{"kind":"answer","what":"draw","agrees":1}',
        '{"kind":"resign","x":"' + "y" * LARGEST + '"}',
    ]
    for text in texts:
        with pytest.raises(BadMessage):
            from_client(text)


@given(st.data())
def test_damage_is_refused_or_read_as_some_message(data: st.DataObject) -> None:
    text = message_text(data.draw(st.sampled_from([*CLIENT, *SERVER])))
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + 1 :]
    for read in (from_client, from_server):
        with contextlib.suppress(BadMessage):
            assert message_text(read(damaged))


def test_no_largest_message_is_longer_than_a_connection_takes() -> None:
    """Plies are cut to parts; what else is long has limits that fit together."""
    longest = Begun(0, "g" * 40, "r" * 2000, "p" * 4000, ("n" * 20, "m" * 20), 1, False, 1)
    assert len(message_text(longest).encode()) < LARGEST / 4
