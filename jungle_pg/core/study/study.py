"""A study: a tree of moves from a position, with comments and drawings, as a frozen value.

Every change gives the next study and shares all nodes it does not touch. Numbers of nodes are never
given twice, so what somebody holds of a study stays true in every later one it is part of.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, Generic, Self, TypeAlias

from jungle_pg.core.history import is_listed
from jungle_pg.core.log import (
    Ending,
    Entry,
    Moment,
    Player,
    Ply,
    Setup,
    entry_refusal,
    moment_after,
)
from jungle_pg.core.match import Match, settle_luck
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, Rulebook, S, Seat, Verdict
from jungle_pg.core.study.chunks import Chunks
from jungle_pg.core.study.node import GLYPHS, Drawn, Node, NodeId

START: Final[NodeId] = 0
MOST_NODES: Final = 100_000
LONGEST_COMMENT: Final = 20_000
"""Letters of what is said of one place."""
MOST_DRAWN: Final = 200
"""Arrows and circles on one board."""
LONGEST_TITLE: Final = 200
MOST_TAGS: Final = 200
LONGEST_TAG: Final = 2000


@dataclass(frozen=True, slots=True)
class Study(Generic[R, S, A, E]):
    """A tree of moves and the place in it that is looked at."""

    rulebook: Rulebook[R, S, A, E]
    setup: Setup[R]
    opening: S
    nodes: Chunks[Node[S, A, E]]
    cursor: NodeId = START
    title: str = ""
    tags: tuple[tuple[str, str], ...] = ()
    """What a game file says of its game besides: event, place, date."""
    arranged: str | None = None
    """A position that is being set up, as text; it need not be one that can be played."""

    # What is there.

    @property
    def node(self) -> Node[S, A, E]:
        """The node that is looked at."""
        return self.nodes[self.cursor]

    @property
    def state(self) -> S:
        """The state that is looked at."""
        return self.state_at(self.cursor)

    @property
    def verdict(self) -> Verdict | None:
        """How the game has ended here; None while it goes on."""
        node = self.node
        return node.verdict if node.moments else self.rulebook.verdict(self.opening)

    @property
    def actor(self) -> Seat | None:
        """Whose decision it is here, None where the game is over."""
        return None if self.verdict else self.rulebook.actor(self.state)

    def state_at(self, node_id: NodeId) -> S:
        """The state a node leads to."""
        moments = self.nodes[node_id].moments
        return moments[-1].state if moments else self.opening

    def path(self, node_id: NodeId | None = None) -> list[NodeId]:
        """The nodes from the start to a place, both among them."""
        at: NodeId | None = self.cursor if node_id is None else node_id
        found: list[NodeId] = []
        while at is not None:
            found.append(at)
            at = self.nodes[at].parent
        return found[::-1]

    def onwards(self, node_id: NodeId | None = None) -> list[NodeId]:
        """The nodes behind a place along its main line."""
        at = self.cursor if node_id is None else node_id
        found: list[NodeId] = []
        while children := self.nodes[at].children:
            at = children[0]
            found.append(at)
        return found

    @property
    def main_line(self) -> list[NodeId]:
        """The nodes of the main line behind the start."""
        return self.onwards(START)

    def is_main(self, node_id: NodeId) -> bool:
        """Whether a node lies on the main line."""
        path = self.path(node_id)
        return all(self.nodes[before].children[0] == after for before, after in pairwise(path))

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but a game: one line, of which nothing is said."""
        return self.arranged is None and all(
            len(node.children) < 2 and not (node.comment or node.glyphs or node.drawn)
            for node in (self.nodes[place] for place in self.reached())
        )

    def reached(self) -> Iterator[NodeId]:
        """All nodes that can be reached, each line to its end before the next one begins."""
        waiting = [START]
        while waiting:
            at = waiting.pop()
            yield at
            waiting += reversed(self.nodes[at].children)

    def match(self, node_id: NodeId | None = None, *, onwards: bool = True) -> Match[R, S, A, E]:
        """The line through a place as a match whose cursor stands there.

        With `onwards` what follows on the main line from there can be redone.
        """
        at = self.cursor if node_id is None else node_id
        moments = [moment for id_ in self.path(at) for moment in self.nodes[id_].moments]
        cursor = len(moments)
        if onwards:
            moments += [moment for id_ in self.onwards(at) for moment in self.nodes[id_].moments]
        return Match(self.rulebook, self.setup, self.opening, tuple(moments), cursor)

    # Where one goes.

    def at(self, node_id: NodeId) -> Self:
        """The same study, looked at elsewhere."""
        return replace(self, cursor=node_id)

    def first(self) -> Self:
        """At the start."""
        return self.at(START)

    def last(self) -> Self:
        """At the end of the line."""
        return self.at([self.cursor, *self.onwards()][-1])

    def back(self) -> Self:
        """One move earlier; at the start there."""
        parent = self.node.parent
        return self if parent is None else self.at(parent)

    def forward(self) -> Self:
        """One move on along the main line; at its end there."""
        children = self.node.children
        return self.at(children[0]) if children else self

    def beside(self, steps: int) -> Self:
        """At the move so many places further among those that can be played instead."""
        parent = self.node.parent
        if parent is None:
            return self
        siblings = self.nodes[parent].children
        place = siblings.index(self.cursor) + steps
        return self.at(siblings[place]) if 0 <= place < len(siblings) else self

    # What is done.

    def play(self, *actions: A) -> "Study[R, S, A, E] | Refusal":
        """At the move of these actions, the last one final: one that is there, or a new line.

        The luck that follows is that of a match with the same moves.
        """
        return self.with_luck(self.add(*actions))

    def with_luck(self, played: "Study[R, S, A, E] | Refusal") -> "Study[R, S, A, E] | Refusal":
        """What was played here with the luck that follows it, if it is not there yet."""
        if isinstance(played, Refusal) or played.actor != CHANCE:
            return played
        return self.follow(settle_luck(played.match(onwards=False)))

    def add(self, *entries: Entry[A] | A) -> "Study[R, S, A, E] | Refusal":
        """At what these entries of a log lead to, as one move; no luck is drawn.

        A mere action is a choice of whoever has to act.
        """
        state, verdict, moments = self.state, self.verdict, []
        for told in entries:
            if isinstance(told, Ply | Ending):
                entry: Entry[A] = told
            else:
                actor = self.rulebook.actor(state)
                entry = Ply(CHANCE if actor is None else actor, told)
            refusal = entry_refusal(self.rulebook, self.setup, state, verdict, entry)
            if refusal is not None:
                return refusal
            moment = moment_after(self.rulebook, self.setup, state, entry)
            moments.append(moment)
            state, verdict = moment.state, moment.verdict
        return self.after(tuple(moments))

    def follow(self, match: Match[R, S, A, E]) -> "Study[R, S, A, E] | Refusal":
        """At what a match has come to that went on from `match` of this place, move by move."""
        here = sum(len(self.nodes[id_].moments) for id_ in self.path())
        study = self
        for moments in moves_of(match, here):
            after = study.after(moments)
            if isinstance(after, Refusal):
                return after
            study = after
        return study

    def after(self, moments: tuple[Moment[S, A, E], ...]) -> "Study[R, S, A, E] | Refusal":
        node = self.node
        new = Node(self.cursor, moments, number=node.number + self._is_move(moments))
        for child in node.children:
            if self.nodes[child].choices == new.choices:
                return self.at(child)
        added = len(self.nodes)
        if added >= MOST_NODES:
            return Refusal("study_full", most=MOST_NODES)
        nodes = self.nodes.changed(self.cursor, replace(node, children=(*node.children, added)))
        return replace(self, nodes=nodes.added(new), cursor=added)

    def _is_move(self, moments: tuple[Moment[S, A, E], ...]) -> bool:
        """Whether these entries, played here, are a move that is counted."""
        before = (self.state, *(moment.state for moment in moments))
        decided = [number for number, moment in enumerate(moments) if moment.entry.seat != CHANCE]
        last = moments[decided[-1]].entry if decided else None
        return isinstance(last, Ply) and self.rulebook.commits(before[decided[-1]], last.action)

    def promoted(self, node_id: NodeId | None = None) -> Self:
        """With a move one place further up among those that can be played instead."""
        at = self.cursor if node_id is None else node_id
        parent = self.nodes[at].parent
        if parent is None or self.nodes[parent].children[0] == at:
            return self
        return self._placed(parent, at, self.nodes[parent].children.index(at) - 1)

    def made_main(self, node_id: NodeId | None = None) -> Self:
        """With the line to a move as the main line."""
        study, path = self, self.path(node_id)
        for parent, child in pairwise(path):
            study = study._placed(parent, child, 0)
        return study

    def _placed(self, parent: NodeId, child: NodeId, place: int) -> Self:
        node = self.nodes[parent]
        if node.children[place] == child:
            return self
        others = [other for other in node.children if other != child]
        children = (*others[:place], child, *others[place:])
        return replace(self, nodes=self.nodes.changed(parent, replace(node, children=children)))

    def deleted(self, node_id: NodeId | None = None) -> Self:
        """Without a move and all that follows it; the start cannot be deleted, its lines can."""
        at = self.cursor if node_id is None else node_id
        parent = self.nodes[at].parent
        if parent is None:
            bare = replace(self.nodes[at], children=())
            return replace(self, nodes=self.nodes.changed(at, bare), cursor=at)
        node = self.nodes[parent]
        children = tuple(child for child in node.children if child != at)
        cursor = parent if at in self.path() else self.cursor
        nodes = self.nodes.changed(parent, replace(node, children=children))
        return replace(self, nodes=nodes, cursor=cursor)

    def _here(self, **changes: Any) -> Self:
        node = replace(self.node, **changes)
        if node == self.node:
            return self
        return replace(self, nodes=self.nodes.changed(self.cursor, node))

    def commented(self, comment: str) -> Self:
        """With something said of this place; nothing takes it away."""
        return self._here(comment=comment[:LONGEST_COMMENT])

    def judged(self, glyph: str) -> Self:
        """With a sign like `!?` at this move; nothing takes it away."""
        signs = [number for number, sign in GLYPHS.items() if sign == glyph]
        return self._here(glyphs=(*signs, *(n for n in self.node.glyphs if n not in GLYPHS)))

    def drawn(self, drawn: Drawn) -> Self:
        """With an arrow or a circle; the same again takes it away, another colour replaces it."""
        kept = tuple(other for other in self.node.drawn if not drawn.is_over(other))
        if drawn in self.node.drawn:
            return self._here(drawn=kept)
        return self._here(drawn=(*kept, drawn)) if len(kept) < MOST_DRAWN else self

    def named(self, title: str) -> Self:
        """Under another title."""
        return replace(self, title=title[:LONGEST_TITLE])

    def tagged(self, tags: Iterable[tuple[str, str]]) -> Self:
        """With other tags, as many and as long as are kept."""
        kept = [(name[:LONGEST_TAG], value[:LONGEST_TAG]) for name, value in tags][:MOST_TAGS]
        return replace(self, tags=tuple(kept))

    def played_by(self, players: tuple[Player, Player]) -> Self:
        """With other names of players."""
        return replace(self, setup=replace(self.setup, players=players))

    def arranging(self, position: str | None) -> Self:
        """While a position is set up, or None when that is over."""
        return replace(self, arranged=position)


def moves_of(match: Match[R, S, A, E], begin: int) -> Iterator[tuple[Moment[S, A, E], ...]]:
    """The log from a place on: each move with its picks and with the luck that follows it."""
    move: list[Moment[S, A, E]] = []
    is_whole = False
    for ply in range(begin, len(match.moments)):
        moment = match.moments[ply]
        if is_whole and moment.entry.seat != CHANCE:
            yield tuple(move)
            move, is_whole = [], False
        move.append(moment)
        is_whole = is_whole or is_listed(match, ply + 1)
    if move:
        yield tuple(move)


AnyStudy: TypeAlias = Study[Any, Any, Any, Any]
"""A study of whatever game."""
