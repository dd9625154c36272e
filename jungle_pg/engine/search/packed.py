"""Numbers and arrays as a compiler wants them, and which form of the search runs.

The modules of the search run as they are, or compiled by mypyc: `hatch_build.py` tells which and
how. A compiled `i64` is a number of the processor and a `vec[i64]` a flat array of them; in the
interpreted form they are an `int` and a `list`, and nothing need be installed for them. Both forms
find the same moves, scores and node counts as long as no `i64` leaves 64 bits.
"""

from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal

from jungle_pg.engine.search.scores import mate_in

__all__ = ["i64", "search_form", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:  # noqa: N801 - named as the compiler knows it
        """What a compiled module reads as an array: here `vec[i64](numbers)` makes a list."""

        def __class_getitem__(cls, kind: Any) -> type[list[Any]]:
            return list


def search_form() -> Literal["compiled", "interpreted"]:
    """Which form of the search this program has."""
    return "interpreted" if isinstance(mate_in, FunctionType) else "compiled"
