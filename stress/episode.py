"""One monkey at one program: a home of its own, a number of inputs, a look after each."""

import gc
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from jungle_pg.cabinet import games
from jungle_pg.commands.play import thinking_process
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.saves.folder import save_match
from jungle_pg.scenes.chooser.last_game import MEMORY as LAST_GAME
from jungle_pg.shell.app import App
from stress.baggage import pack, pastes
from stress.broken import Broken
from stress.choices import any_game, near_the_end
from stress.deeds import Deed, do, put_pads_away
from stress.engines import HastyWorker
from stress.homes import a_home
from stress.homing import Homing
from stress.invariants import Invariants, check_autosave
from stress.program import BEGINNING, Program
from stress.whims import MANY_MOVES, SOME_MOVES, Whims
from tests.sample_games import Game

if TYPE_CHECKING:
    from jungle_pg.engine.client import Worker

HOME_EVERY: Final = 150
"""Inputs between two walks to the title."""
DISK_EVERY: Final = 60
"""Inputs between two looks at what is on the disk."""
OPENED: Final = 3
"""One monkey of so many begins with a file instead of the title, and wants to play."""
TOUCHING: Final = 4
"""One monkey of so many has fingers and no mouse."""
PADDING: Final = 5
"""One monkey of so many has gamepads and nothing else."""
THINKING_S: Final = 0.01
MOST_STARTS_IN_A_ROW: Final = 1000


@dataclass(frozen=True, slots=True)
class Failure:
    """What broke, and after which input."""

    number: int
    deed: str
    scenes: str
    error: str
    where: str

    def __str__(self) -> str:
        return f"input {self.number}, {self.deed} at {self.scenes}: {self.error} ({self.where})"


class Episode:
    """Plays `most` inputs; the first of two with the same seed and a local worker is the second."""

    def __init__(
        self,
        seed: int,
        most: int,
        *,
        cache: Path | None = None,
        in_process: bool = False,
        script: Sequence[Deed] | None = None,
        game: str | None = None,
        is_over: Callable[[], bool] = lambda: False,
        watch: Callable[[App], None] = lambda app: None,
    ) -> None:
        self.seed, self.most = seed, most
        self.deeds: list[Deed] = []
        """Everything that was done so far."""
        self.visits: Counter[str] = Counter()
        self.starts = self.homecomings = self.disk_looks = 0
        self.failure: Failure | None = None
        self.game = game or any_game(Random(f"game {seed}")).rulebook.game_id
        """The game it finds on the table."""
        self._rng = Random(f"monkey {seed}")
        self._script, self._cache, self._in_process = script, cache, in_process
        self._is_over, self._watch = is_over, watch
        self.invariants = Invariants()
        self._homing: Homing | None = None
        self._last_scene = ""

    def run(self) -> "Episode":
        """Do everything, in a home that is gone afterwards."""
        gc.collect()  # the parts of the program before hold each other, and all its pictures
        with a_home(f"jungle-monkey-{self.seed}") as home:
            self.run_in(home)
        return self

    def run_in(self, home: Path) -> None:
        """Do everything, in this home."""
        self._files = home / "files"
        self._program = program = self._opened(home)
        dropped = pack(self._files, program.folders.data / "saves", self.seed)
        moves = MANY_MOVES if self._opens_a_file else SOME_MOVES
        self._whims = Whims(
            self._rng,
            dropped,
            pastes(self.seed),
            moves,
            is_touching=self.seed % TOUCHING == TOUCHING - 1,
            is_padding=self.seed % PADDING == PADDING - 1,
        )
        while self._goes_on() and self.starts < MOST_STARTS_IN_A_ROW:
            self.starts += 1
            try:
                status = program.start(self._before, self._after)
            except Exception as trouble:
                self._note(program.trouble or trouble)
                break
            finally:
                put_pads_away()
            if program.trouble is not None or status:
                self._note(program.trouble or Broken(f"the program ended with status {status}"))
        self._look_for_reports(program)

    def _opened(self, home: Path) -> Program:
        """A program whose player had this game last, and now and then a file of it at hand."""
        open_worker: Callable[[], Worker] = thinking_process if self._in_process else HastyWorker
        program = Program(
            home / "player",
            self.seed,
            open_worker,
            language="zh" if self.seed % 2 else "en",
            cache=self._cache,
            opens=self._begun(home) if self._opens_a_file else None,
            is_repeatable=not self._in_process,
        )
        memory = MemoryFile(program.folders.config / "memory.json")
        memory.keep(LAST_GAME, {LAST_GAME: self.game})
        return program

    @property
    def _opens_a_file(self) -> bool:
        return self.seed % OPENED == 0

    def _begun(self, home: Path) -> Path:
        """A save of a match of its game, at its beginning or just before its end."""
        path = home / "begun.json"
        game = games()[self.game]
        is_old = self.seed // OPENED % 2 == 0
        position = near_the_end(Game(game.rulebook, game.rules)) if is_old else None
        players = (Player(), Player(level=None if is_old else 1))
        setup = Setup(game.rules, position, players, luck_seed=self.seed)
        save_match(path, begin(game.rulebook, setup), TimeState(), BEGINNING)
        return path

    def _look_for_reports(self, program: Program) -> None:
        reports = list(program.folders.logs.glob("*")) if program.folders.logs.exists() else []
        if reports and self.failure is None:
            self._note(Broken(f"a report of a crash: {reports[0].read_text('utf-8')[:2000]}"))

    def _goes_on(self) -> bool:
        is_wanted = len(self.deeds) < self.most and not self._is_over()
        return is_wanted and self.failure is None

    def _before(self, app: App) -> None:
        if not self._goes_on():
            app.is_over = True
            return
        if app.is_held:
            return  # a picture is on its way: even a monkey waits to see what it clicks on
        deed = self._next(app)
        self.deeds.append(deed)
        do(deed, self._program, self._files)
        if self._in_process and self._rng.random() < 0.2:
            # The thinking process knows no other time than the real one.
            sleep(THINKING_S)

    def _next(self, app: App) -> Deed:
        if self._script is not None:
            return self._script[len(self.deeds)]
        if self._homing is None and self._rng.random() < 1 / HOME_EVERY:
            self._homing = Homing()
        if self._homing is not None:
            deed = self._homing.next(app)
            if deed is not None:
                return deed
            self._homing = None
            self.homecomings += 1
        return self._whims.next(app)

    def _after(self, app: App) -> None:
        name = app.stack.top.name
        if name != self._last_scene:
            self.visits[name] += 1
            self._last_scene = name
        self._scenes = " > ".join(scene.name for scene in app.stack.scenes)
        self.invariants.check(app, app.now)
        if self._rng.random() < 1 / DISK_EVERY:
            self.disk_looks += check_autosave(app)
        self._watch(app)

    def _note(self, trouble: BaseException) -> None:
        frames = traceback.extract_tb(trouble.__traceback__)
        where = ", ".join(f"{Path(each.filename).name}:{each.lineno}" for each in frames[-4:])
        notes = " ".join(getattr(trouble, "__notes__", []))
        error = f"{type(trouble).__name__}: {trouble} {notes}".strip()
        deed = str(self.deeds[-1]) if self.deeds else "nothing"
        self.failure = Failure(len(self.deeds), deed, getattr(self, "_scenes", ""), error, where)


def shortened(episode: Episode, seconds: float) -> list[Deed]:
    """Fewer deeds that break the same, as far as they are found in the time; empty if none do."""
    ends_at = monotonic() + seconds
    kind = episode.failure.error.partition(":")[0] if episode.failure is not None else ""

    def breaks(deeds: list[Deed]) -> bool:
        again = Episode(episode.seed, len(deeds), script=deeds, cache=episode._cache).run()
        return again.failure is not None and again.failure.error.startswith(kind)

    deeds = list(episode.deeds)
    if not breaks(deeds):
        return []
    size = len(deeds) // 2
    while size and monotonic() < ends_at:
        place = 0
        while place < len(deeds) and monotonic() < ends_at:
            fewer = deeds[:place] + deeds[place + size :]
            if fewer and breaks(fewer):
                deeds = fewer
            else:
                place += size
        size //= 2
    return deeds
