"""Lines of somebody else: whole ones, endless ones, and how much of them is ever held."""

from io import StringIO

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.lines import bounded_lines

LONGEST = 8


@given(st.lists(st.text(st.characters(exclude_characters="\r\n"), max_size=3 * LONGEST)))
def test_every_line_comes_once_and_one_that_is_too_long_is_known_by_its_length(
    lines: list[str],
) -> None:
    stream = StringIO("".join(f"{line}\n" for line in lines), newline="")
    assert list(bounded_lines(stream, LONGEST)) == [line[: LONGEST + 1] for line in lines]


class Flood(StringIO):
    """A line of two hundred million letters, of which no more is made than is asked for."""

    left = 200_000_000
    most = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        assert size > 0
        given = min(size, self.left)
        self.left -= given
        self.most = max(self.most, given)
        return "a" * given


def test_of_an_endless_line_only_a_little_is_held_at_a_time() -> None:
    flood = Flood()
    assert list(bounded_lines(flood, LONGEST)) == ["a" * (LONGEST + 1)]
    assert flood.left == 0
    assert flood.most <= 1 << 16
