"""What a process holds can be let go of: what functions keep, and nothing that others rely on."""

import gc

from jungle_pg.cabinet import games
from jungle_pg.stage import lines
from stress.machine import forget_kept, holdings, resident_bytes


def test_what_functions_keep_for_the_next_frame_is_forgotten_also_when_it_was_frozen() -> None:
    lines._wrapped.cache_clear()
    lines.wrapped("a few words", 1.0, 40.0, lambda text, size: len(text) * size)
    assert lines._wrapped.cache_info().currsize == 1
    gc.freeze()  # as it is all the time while tests run
    forget_kept()
    assert lines._wrapped.cache_info().currsize == 0


def test_what_others_know_a_thing_by_stays() -> None:
    known = games()
    forget_kept(("tests.stress", "jungle_pg.scenes"))
    assert games() is known, "a module that only imports a function does not own what it keeps"


def test_memory_is_counted_in_bytes() -> None:
    assert 10**7 < resident_bytes() < 10**10 or not resident_bytes()
    assert holdings().threads >= 1
