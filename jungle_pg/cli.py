"""Every command of the program."""

import argparse
from collections.abc import Sequence

from jungle_pg import __version__


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line and return its exit status."""
    parser = argparse.ArgumentParser(prog="jungle-pg", description="Jungle, the animal chess.")
    parser.add_argument("--version", action="version", version=f"jungle-pg {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0
