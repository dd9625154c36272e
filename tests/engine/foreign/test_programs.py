"""The programs that were added: kept between two starts, asked by a client each."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from jungle_pg.cabinet import rulebooks
from jungle_pg.engine.client import Priority
from jungle_pg.engine.foreign.programs import Programs
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order
from tests.engine.foreign.written_programs import FAIRY, START, Written, polite


class Shelf:
    """A file that is not there."""

    def __init__(self) -> None:
        self.facts: Mapping[str, Any] = {}
        self.problem: str | None = None
        self.pipes: list[Written] = []

    def keep(self, facts: Mapping[str, Any]) -> str | None:
        if self.problem is None:
            self.facts = json.loads(json.dumps(facts))
        return self.problem

    def programs(self) -> Programs:
        def opened() -> Written:
            self.pipes.append(Written(polite()))
            return self.pipes[-1]

        return Programs(rulebooks, opened, lambda: 0.0, lambda: self.facts, self.keep)


def test_what_was_added_is_there_after_the_next_start() -> None:
    shelf = Shelf()
    shelf.programs().add(FAIRY)
    shelf.programs().add(replace(FAIRY, limit=Limits(depth=3)))
    known = shelf.programs()
    assert known.all == (replace(FAIRY, limit=Limits(depth=3)),)
    assert known.playing("xiangqi") == known.all
    assert known.playing("jungle") == ()
    known.remove("Fairy")
    assert shelf.programs().all == ()


def test_what_cannot_be_kept_changes_nothing() -> None:
    shelf = Shelf()
    shelf.problem = "no room"
    programs = shelf.programs()
    assert programs.add(FAIRY) == "no room"
    assert programs.all == ()


def test_damaged_records_cost_nothing_but_themselves() -> None:
    shelf = Shelf()
    shelf.programs().add(FAIRY)
    damages: tuple[Any, ...] = (None, 5, {}, "x", [1])
    for damage in damages:
        shelf.facts = {"programs": [damage, shelf.facts["programs"][-1]]}
        assert shelf.programs().all == (FAIRY,)
    shelf.facts = {"programs": 5}
    assert shelf.programs().all == ()


def test_a_client_starts_its_program_with_the_first_question_and_ends_it_when_nobody_asks() -> None:
    shelf = Shelf()
    programs = shelf.programs()
    assert programs.client("Fairy") is None
    programs.add(FAIRY)
    client = programs.client("Fairy")
    assert client is not None
    assert client is programs.client("Fairy")
    assert not shelf.pipes
    inquiry = client.ask(question_about(START, Order(limits=Limits(seconds=1))), Priority.MOVE)
    programs.rest()
    while inquiry.is_open:
        inquiry.poll()
    assert not shelf.pipes[0].is_closed
    programs.rest()
    assert shelf.pipes[0].is_closed
    assert inquiry.thought is not None


def test_a_program_that_is_set_otherwise_is_started_anew() -> None:
    shelf = Shelf()
    programs = shelf.programs()
    programs.add(FAIRY)
    client = programs.client("Fairy")
    programs.add(replace(FAIRY, limit=Limits(depth=2)))
    assert programs.client("Fairy") is not client
