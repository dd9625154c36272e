"""What happens to a study as small records, so that it can be written down as it happens.

Places keep the numbers they have in the tree, also those that were deleted: an undo brings them
back.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving.studies.document import AFTER, place_record, study_head
from jungle_pg.core.saving.unknown import TOP, completed, unknown_in
from jungle_pg.core.saving.values import TREE
from jungle_pg.core.study.chunks import LENGTH
from jungle_pg.core.study.node import NodeId
from jungle_pg.core.study.study import MOST_NODES, START, AnyStudy

PLACES: Final = "places"
"""All places by number; in a change only those that are new or not as they were, by name."""
_COUNT, _HEAD, _AT, _NEXT = "count", "head", "at", "next"


def study_essence(study: AnyStudy) -> Record:
    """All that a study is made of."""
    places = [_record(study, number) for number in range(len(study.nodes))]
    return {**_head(study), _AT: study.cursor, PLACES: places}


def study_change(before: AnyStudy, after: AnyStudy) -> Record:
    """How one study became another."""
    head = _head(after)
    return {
        **({} if head == _head(before) else {_HEAD: head}),
        _AT: after.cursor,
        _COUNT: len(after.nodes),
        PLACES: {str(number): _record(after, number) for number in _changed(before, after)},
    }


def _head(study: AnyStudy) -> Record:
    return completed(study_head(study), unknown_in(study.setup.unknown, TOP))


def _record(study: AnyStudy, number: NodeId) -> Record:
    node = study.nodes[number]
    return {**place_record(study, node, lambda place: place), _NEXT: list(node.children)}


def _changed(before: AnyStudy, after: AnyStudy) -> Iterator[NodeId]:
    """The places that are not the very same; what two studies share is passed over in chunks."""
    if before.opening is not after.opening:
        # The same numbers may mean other places.
        yield from range(len(after.nodes))
        return
    chunks = before.nodes.chunks
    for at, chunk in enumerate(after.nodes.chunks):
        old = chunks[at] if at < len(chunks) else ()
        if chunk is old:
            continue
        for place, node in enumerate(chunk):
            if place >= len(old) or node is not old[place]:
                yield at * LENGTH + place


class StudyUnfolding:
    """What a study is made of, followed through its changes; nothing in them is believed."""

    def __init__(self, essence: Record) -> None:
        self._head = {name: essence[name] for name in essence if name not in (_AT, PLACES)}
        self._at: Any = essence.get(_AT)
        places = essence.get(PLACES)
        self._places: list[Any] = list(places[:MOST_NODES]) if isinstance(places, list) else []

    def take(self, change: Record) -> bool:
        """Follow a change; False for one that cannot be, which changes nothing."""
        head, count, places = change.get(_HEAD), change.get(_COUNT), change.get(PLACES)
        if not isinstance(places, dict) or (_HEAD in change and not isinstance(head, dict)):
            return False
        if type(count) is not int or not 0 < count <= MOST_NODES:
            return False
        names = [name for name in places if name.isdecimal() and len(name) < 9]
        if len(names) < len(places) or any(int(name) >= count for name in names):
            return False
        if count - len(self._places) > len(places):
            return False
        self._head = self._head if head is None else head
        self._places = [*islice(self._places, count)]
        self._places += [None] * (count - len(self._places))
        for name in names:
            self._places[int(name)] = places[name]
        self._at = change.get(_AT)
        return True

    def essence(self) -> Record:
        """What the study is made of now, as a save tells it: only what can be reached."""
        order = self._reached()
        numbers = {place: number for number, place in enumerate(order)}
        tree = []
        for place in order:
            record = {name: value for name, value in self._places[place].items() if name != _NEXT}
            tree.append({**record, AFTER: _number_in(numbers, record.get(AFTER))})
        return {**self._head, _AT: _number_in(numbers, self._at) or 0, TREE: tree}

    def _reached(self) -> list[NodeId]:
        """The places in the order of a save; what stands there twice counts once."""
        order, seen, waiting = list[NodeId](), set[NodeId](), [START]
        while waiting:
            place = waiting.pop()
            if place in seen or not self._is_place(place):
                continue
            seen.add(place)
            order.append(place)
            following = self._places[place].get(_NEXT)
            if isinstance(following, list):
                waiting += [each for each in reversed(following) if type(each) is int]
        return order

    def _is_place(self, place: NodeId) -> bool:
        return 0 <= place < len(self._places) and isinstance(self._places[place], dict)


def _number_in(numbers: dict[NodeId, int], place: Any) -> int | None:
    return numbers.get(place) if type(place) is int else None
