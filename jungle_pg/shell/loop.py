"""Tick after tick until the program is over, sleeping in between."""

from collections.abc import Callable

from jungle_pg.shell.app import DROWSY_S, FRAME_S, App


def run(app: App, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
    """Drive a program in real time; frames keep their pace however long they take to paint."""
    next_frame = clock()
    while not app.is_over:
        now = clock()
        rest = app.tick(now)
        if rest == FRAME_S:
            next_frame = max(next_frame + FRAME_S, now)
            rest = next_frame - clock()
        if rest > 0:
            sleep(rest)
        while app.dozes(clock()):
            sleep(DROWSY_S)
