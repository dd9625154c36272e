"""python -m tools.workbench: the program with a workbench of all widgets behind F9 on the title.

It takes the options of `jungle-pg` itself and keeps its files where JUNGLE_PG_HOME says.
"""

import sys

from jungle_pg.cli import command_parser
from jungle_pg.commands.play import play
from tools.workbench.door import TitleWithDoor


def main() -> int:
    """Open the window."""
    return play(command_parser().parse_args(sys.argv[1:]), TitleWithDoor)


if __name__ == "__main__":
    sys.exit(main())
