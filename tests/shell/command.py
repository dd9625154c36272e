"""A command line carried out without a process of its own."""

from jungle_pg.cli import run


def status_of(*words: object) -> int:
    """Carry out a command line; its exit status."""
    try:
        return run([*map(str, words)])
    except SystemExit as end:
        return int(end.code or 0)
