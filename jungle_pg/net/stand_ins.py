"""Computers that play a move for somebody whose time was over, where no rule plays on."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.audience import thinking_seed
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.net.room.playing import awaits_stand_in
from jungle_pg.net.room.room import Room

NODES: Final = 12_000


class StandIns:
    """Asks the thinking process for the rooms that wait for a move, and hears what it says."""

    def __init__(self, engine: EngineClient) -> None:
        self._engine = engine
        self._asked: dict[str, tuple[int, Inquiry]] = {}
        """By the code of a room: at which change of its match it was asked."""

    @property
    def is_waiting(self) -> bool:
        """Whether any answer is awaited."""
        return bool(self._asked)

    def look_at(self, room: Room) -> None:
        """Ask for a room if a move must be played there, or no longer."""
        number, inquiry = self._asked.get(room.code, (-1, None))
        is_due = awaits_stand_in(room)
        if inquiry is not None and (number != room.number or not is_due):
            inquiry.cancel()
            del self._asked[room.code]
        if is_due and room.code not in self._asked and room.match is not None:
            order = Order(limits=Limits(nodes=NODES), seed=thinking_seed(room.match))
            question = question_about(room.match, order)
            asked = self._engine.ask(question, Priority.MOVE)
            self._asked[room.code] = (room.number, asked)

    def answers(self) -> Iterator[tuple[str, int, tuple[str, ...]]]:
        """What has come: the room, the change it is for, and the actions; none after a failure."""
        for code, (number, inquiry) in [*self._asked.items()]:
            inquiry.poll()
            if inquiry.is_done:
                del self._asked[code]
                line = inquiry.thought.line[:1] if inquiry.thought is not None else ()
                yield code, number, line

    def close(self) -> None:
        """Nobody needs to think any more."""
        self._engine.close()
