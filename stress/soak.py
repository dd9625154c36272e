"""Hours at the program in minutes: what it holds and what a frame costs must not grow."""

from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from time import sleep, thread_time
from typing import TYPE_CHECKING, Final

from benchmarks.aims import part_of
from jungle_pg.commands.play import thinking_process
from jungle_pg.games.game import Game as CabinetGame
from jungle_pg.shell.app import App
from stress.choices import cabinet_games
from stress.engines import HastyWorker
from stress.homes import a_home
from stress.machine import holdings
from stress.program import Program
from stress.run import Report, Run
from stress.soak_shows import SHOWS, Seen, Show

if TYPE_CHECKING:
    from jungle_pg.engine.client import Worker

HELD_S: Final = 0.005
STEP_S: Final = 0.25
SHORT_STEP_S: Final = 0.5
"""Time that passes between two turns beside what the program wants to sleep."""
SIZE: Final = (1280, 720)
SHORT_SIZE: Final = (800, 600)
LOOK_EVERY: Final = 400
"""Turns between two looks at what the process holds."""
WARM_UP: Final = 0.4
"""The part of a show after which the program holds all it usually holds."""
MOST_GROWTH_BYTES: Final = 5_000_000
MOST_DRIFT: Final = 1.5
LEAST_DRIFT_MS: Final = 1.0
"""A drift that is smaller is noise of the machine."""
FEWEST_LOOKS: Final = 10
FEWEST_PLIES: Final = 3


def soak(run: Run) -> Report:
    """Each show for its share of the time."""
    findings: list[str] = []
    counts: dict[str, int | float | str] = {}
    shows = list(shows_of_all_games())
    for number, (show, game) in enumerate(shows):
        name = f"{show.name} of {game.rulebook.game_id}"
        seen = watched(show, game, run.share(len(shows) - number))
        findings += [f"{name}, seed {run.seed}: {what}" for what in found(seen)]
        counts[f"in {name}"] = told(seen)
    return Report(counts, tuple(findings))


def shows_of_all_games() -> Iterable[tuple[type[Show], CabinetGame]]:
    """Each show with each game of the cabinet."""
    return product(SHOWS, cabinet_games())


def watched(kind: type[Show], game: CabinetGame, run: Run) -> Seen:
    """Watch one show until the time is over."""
    in_process = kind.needs_process and not run.is_short
    open_worker: Callable[[], Worker] = thinking_process if in_process else HastyWorker
    size = SHORT_SIZE if run.is_short else SIZE
    seen = Seen()
    with a_home(f"jungle-soak-{kind.name}") as home:
        program = Program(home, run.seed, open_worker, is_repeatable=False, size=size)
        show = kind(program, home, seen, Random(f"soak {run.seed}"), game)
        _watch(show, run)
        if program.trouble is not None:
            raise program.trouble
    return seen


def _watch(show: Show, run: Run) -> None:
    seen, program = show.seen, show.program
    began_s, begun_cpu_s = program.now, 0.0
    step_s = SHORT_STEP_S if run.is_short else STEP_S

    def before(app: App) -> None:
        nonlocal begun_cpu_s
        if app.is_held and seen.turns:
            # A picture is on its way: whoever watches waits for it, and nothing is counted.
            begun_cpu_s = 0.0
            program.now += HELD_S
            sleep(HELD_S)
            return
        if not run.goes_on(seen.turns):
            app.is_over = True
        elif seen.turns:
            program.now += step_s
            show.go_on(app)
        else:
            show.begin(app)
        begun_cpu_s = thread_time()

    def after(app: App) -> None:
        if begun_cpu_s and not app.is_over:
            seen.turns_ms.append((thread_time() - begun_cpu_s) * 1e3)
            seen.turns += 1
        if seen.turns % LOOK_EVERY == 0:
            seen.held.append(holdings())
            seen.pictures.append(app.pictures.kept_bytes())
        seen.shown_s = program.now - began_s

    program.start(before, after)


def found(seen: Seen) -> Iterable[str]:
    """What has grown, or that nothing went on that could grow."""
    if len(seen.held) < FEWEST_LOOKS:
        return
    if seen.plies + seen.rounds < FEWEST_PLIES:
        yield "nothing was played"
    first = int(len(seen.held) * WARM_UP)
    yield from seen.held[-1].beyond(seen.held[first])
    if growth(seen) > MOST_GROWTH_BYTES:
        yield f"{growth(seen) / 1e6:.1f} MB more than after the warm-up"
    early, late = drift(seen)
    if late > early * MOST_DRIFT and late - early > LEAST_DRIFT_MS:
        yield f"99 of 100 turns took {early:.1f} ms at first and {late:.1f} ms at last"


def growth(seen: Seen) -> int:
    """Bytes of memory beyond the warm-up, without the pictures the program keeps on purpose."""
    if len(seen.held) < FEWEST_LOOKS:
        return 0
    first = int(len(seen.held) * WARM_UP)
    pictures = max(0, seen.pictures[-1] - seen.pictures[first])
    return seen.held[-1].memory - seen.held[first].memory - pictures


def drift(seen: Seen) -> tuple[float, float]:
    """What 99 of 100 turns stayed below in the first and in the last quarter after the warm-up."""
    warm = seen.turns_ms[int(len(seen.turns_ms) * WARM_UP) :]
    quarter = max(1, len(warm) // 4)
    return part_of(warm[:quarter], 0.99), part_of(warm[-quarter:], 0.99)


def told(seen: Seen) -> str:
    """The figures of one show."""
    early, late = drift(seen)
    return (
        f"{seen.turns:,} turns, {seen.shown_s / 3600:.1f} h, {seen.plies:,} plies, "
        f"{seen.games} games"
        f"{' of ' + ' and '.join(sorted(seen.shown)) if seen.shown else ''}, "
        f"{seen.rounds} rounds, {growth(seen) / 1e6:+.1f} MB, p99 {early:.1f} then {late:.1f} ms"
    )
