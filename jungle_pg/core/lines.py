"""Lines of a stream that somebody else writes, read without believing that they ever end."""

from collections.abc import Iterator
from typing import IO, Final

_CHUNK: Final = 1 << 16


def bounded_lines(stream: IO[str], longest: int) -> Iterator[str]:
    """Every line without its end; one that is too long is cut to `longest` + 1 characters.

    So its length tells, and no more than that and one chunk of it are ever held.
    """
    while line := stream.readline(longest + 1):
        if len(line) > longest and not line.endswith("\n"):
            while (rest := stream.readline(_CHUNK)) and not rest.endswith("\n"):
                pass
        yield line.removesuffix("\n")
