"""Laws of studies, whatever is done in them."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.log import Ply
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.study.chunks import Chunks, chunks_of
from jungle_pg.core.study.edits import Edits, is_same_but_cursor, listed_moves
from jungle_pg.core.study.study import START, AnyStudy
from tests.random_studies import fresh, random_deed


def is_sound(study: AnyStudy) -> bool:
    reached = [*study.reached()]
    known = set(reached)
    assert study.cursor in known
    assert len(known) == len(reached)
    for at in reached:
        for child in study.nodes[at].children:
            assert study.nodes[child].parent == at
        choices = [study.nodes[child].choices for child in study.nodes[at].children]
        assert all(choice not in choices[:place] for place, choice in enumerate(choices))
    assert [row.node for row in listed_moves(study)] != [] or len(reached) == 1
    assert {row.node for row in listed_moves(study)} == known - {START}
    assert all(study.is_main(row.node) == (row.depth == 0) for row in listed_moves(study))
    return True


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(5, 60))
def test_whatever_is_done_the_tree_is_sound_and_all_of_it_is_taken_back(
    seed: int, deeds: int
) -> None:
    rng = Random(seed)
    first = fresh(seed, seed)
    edits = Edits(first)
    seen = [edits.study]
    for _ in range(deeds):
        after = random_deed(edits.study, rng)
        was_edit = not is_same_but_cursor(edits.study, after)
        edits = edits.take(after)
        assert (len(edits.past) == len(seen)) == was_edit
        seen = [*seen, after] if was_edit else [*seen[:-1], after]
        assert is_sound(after)
    done = edits
    while not isinstance(before := edits.undo(), Refusal):
        edits = before
        assert edits.study == seen[len(edits.past)]
    assert is_same_but_cursor(edits.study, first)
    while not isinstance(after_ := edits.redo(), Refusal):
        edits = after_
    assert edits.study == done.study


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_every_place_is_a_match_that_its_rules_have_played(seed: int) -> None:
    rng = Random(seed)
    study = fresh(seed, seed)
    for _ in range(40):
        study = random_deed(study, rng)
    for at in study.reached():
        match = study.match(at, onwards=False)
        assert match.state == study.state_at(at)
        state = match.opening
        for moment in match.moments:
            assert isinstance(moment.entry, Ply)
            assert match.rulebook.refusal(state, moment.entry.action) is None
            state = match.rulebook.play(state, moment.entry.action).state
            assert state == moment.state


@given(st.lists(st.integers(), max_size=300), st.data())
def test_chunks_are_a_list(values: list[int], data: st.DataObject) -> None:
    chunks: Chunks[int] = Chunks()
    for value in values:
        chunks = chunks.added(value)
    assert [*chunks] == values
    assert len(chunks) == len(values)
    assert chunks == chunks_of(values)
    if values:
        place = data.draw(st.integers(0, len(values) - 1))
        changed = chunks.changed(place, 7)
        assert changed[place] == 7
        assert [*changed] == [*values[:place], 7, *values[place + 1 :]]
        assert [*chunks] == values
