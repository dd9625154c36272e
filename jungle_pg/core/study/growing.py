"""Where studies come from: a start, a match, or another study whose start was changed."""

from dataclasses import replace
from itertools import takewhile

from jungle_pg.core.audience import why_not_from_earlier
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match, begin
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, Rulebook, S
from jungle_pg.core.study.chunks import chunks_of
from jungle_pg.core.study.node import Node
from jungle_pg.core.study.study import START, Study, moves_of


def begun(rulebook: Rulebook[R, S, A, E], setup: Setup[R]) -> Study[R, S, A, E]:
    """A study with nothing in it but its start; BadText for a position that is none."""
    return _line(begin(rulebook, setup))


def study_of(match: Match[R, S, A, E]) -> Study[R, S, A, E] | Refusal:
    """A match as a tree of one line, looked at where the match stands.

    While cards are hidden there is none: a study shows everything.
    """
    return why_not_from_earlier(match) or _line(match)


def _line(match: Match[R, S, A, E]) -> Study[R, S, A, E]:
    setup = replace(match.setup, undo_depth=None, total=None)
    luck = tuple(takewhile(lambda moment: moment.entry.seat == CHANCE, match.moments))
    study = Study(match.rulebook, setup, match.opening, chunks_of([Node(moments=luck)]))
    plies, cursor = len(luck), START
    for moments in moves_of(match, len(luck)):
        after = study.after(moments)
        assert isinstance(after, Study), after
        study, plies = after, plies + len(moments)
        cursor = study.cursor if plies <= match.cursor else cursor
    return study.at(cursor)


def settled(study: Study[R, S, A, E]) -> Study[R, S, A, E]:
    """With the position that was set up as its start.

    What was set up at the start keeps the lines that can be played there; what was set up after
    some moves begins anew. BadText for a position that cannot be played.
    """
    if study.arranged is None:
        return study
    if study.cursor == START:
        grown = with_start(study, study.setup.rules, study.arranged)
    else:
        setup = replace(study.setup, position=study.arranged)
        grown = replace(begun(study.rulebook, setup), title=study.title, tags=study.tags)
    return grown.arranging(None)


def with_start(study: Study[R, S, A, E], rules: R, position: str | None) -> Study[R, S, A, E]:
    """The study on another start, with as much of its lines as can be played there.

    BadText where nothing can be played from that position.
    """
    grown = begun(study.rulebook, replace(study.setup, rules=rules, position=position))
    start = replace(study.nodes[START], moments=grown.node.moments, children=())
    grown = replace(study, setup=grown.setup, opening=grown.opening, nodes=chunks_of([start]))
    grown, places = grown.at(START), {START: START}
    for at in study.reached():
        node = study.nodes[at]
        if node.parent is None or node.parent not in places:
            continue
        there = grown.at(places[node.parent])
        decided = (moment.entry for moment in node.moments if moment.entry.seat != CHANCE)
        played = there.with_luck(there.add(*decided))
        if isinstance(played, Refusal):
            continue
        said = replace(
            played.node,
            comment=node.comment,
            drawn=node.drawn,
            glyphs=node.glyphs,
            unknown=node.unknown,
        )
        grown = replace(played, nodes=played.nodes.changed(played.cursor, said))
        places[at] = played.cursor
    near = next(at for at in reversed(study.path()) if at in places)
    return grown.at(places[near])
