"""Work at a study that can be taken back: every change but where one looks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias

from jungle_pg.core.rulebook import A, E, R, Refusal, S
from jungle_pg.core.study.node import NodeId
from jungle_pg.core.study.study import START, AnyStudy, Study

MOST_EDITS: Final = 1000
"""So many changes can be taken back."""


@dataclass(frozen=True, slots=True)
class Edits(Generic[R, S, A, E]):
    """A study, and what it was before each change."""

    study: Study[R, S, A, E]
    past: tuple[Study[R, S, A, E], ...] = ()
    """The oldest first."""
    future: tuple[Study[R, S, A, E], ...] = ()
    """What was taken back, the next to be repeated last."""

    def take(self, after: Study[R, S, A, E]) -> Self:
        """With what has become of the study; where one has only looked elsewhere it is no edit."""
        if is_same_but_cursor(self.study, after):
            return replace(self, study=after)
        past = (*self.past[-MOST_EDITS + 1 :], self.study)
        return replace(self, study=after, past=past, future=())

    def go_on(self, after: Study[R, S, A, E]) -> Self:
        """With more of the last change, as when a comment is written letter by letter."""
        return replace(self, study=after, future=())

    def undo(self) -> Self | Refusal:
        """Before the last change, looked at where it was made."""
        if not self.past:
            return Refusal("no_change_to_undo")
        *past, before = self.past
        return replace(self, study=before, past=tuple(past), future=(*self.future, self.study))

    def redo(self) -> Self | Refusal:
        """After the change that was taken back last."""
        if not self.future:
            return Refusal("no_change_to_redo")
        *future, after = self.future
        return replace(self, study=after, past=(*self.past, self.study), future=tuple(future))


def is_same_but_cursor(one: Study[R, S, A, E], two: Study[R, S, A, E]) -> bool:
    """Whether two studies are one, looked at here and there."""
    return one.nodes is two.nodes and replace(one, cursor=two.cursor, nodes=two.nodes) == two


class ListedMove(NamedTuple):
    """A row in the list of lines."""

    node: NodeId
    depth: int = 0
    """How far it is indented: 0 on the main line, one more for each line beside another."""
    begins: bool = False
    """Whether a line beside another one begins with it."""


def listed_moves(study: AnyStudy) -> Iterator[ListedMove]:
    """All moves as they are read: after each move what could be played instead of it."""
    nodes = tuple(study.nodes)
    waiting: list[tuple[NodeId, int, bool]] = [(START, 0, False)]
    """Where lines go on, how far they are indented, and whether their first move is told here."""
    while waiting:
        at, depth, begins = waiting.pop()
        if begins:
            yield ListedMove(at, depth, True)
        while len(children := nodes[at].children) == 1:
            at = children[0]
            yield ListedMove(at, depth)
        if children:
            main, *others = children
            yield ListedMove(main, depth)
            waiting.append((main, depth, False))
            waiting += [(other, depth + 1, True) for other in reversed(others)]


AnyEdits: TypeAlias = Edits[Any, Any, Any, Any]
"""Work at a study of whatever game."""
