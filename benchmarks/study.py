"""The study board with thousands of moves, files of others, and the laboratory."""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

import pygame

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.repeats import often
from benchmarks.screens_program import SIZES, Program, post
from jungle_pg.cabinet import brains, games
from jungle_pg.core.log import Setup
from jungle_pg.core.saving.any_file import load_data
from jungle_pg.core.saving.values import Loaded
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.study import START, AnyStudy, Study
from jungle_pg.core.trials import Trial
from jungle_pg.core.xiangqi.text.game_writing import study_file_text
from jungle_pg.core.xiangqi.text.notation import Notation
from jungle_pg.engine.thinking import keep_on
from jungle_pg.engine.trials import play_trial
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.study.panels.editor_form import PIECE
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.world import World

NODES: Final = 5_000
FRAMES: Final = often(240, 40)
STEPS: Final = often(40, 6)
RUNS: Final = often(3)
STEP_FRAMES: Final = 12
GAMES: Final = often(200, 6)
LABORATORY_S: Final = 180.0
CORES: Final = 2
FILE_BYTES: Final = 2_000_000
FRAME_MS: Final = {"1080p": 6.0, "4K": 16.0}
OPENED_S: Final = 10.0
LETTERS: Final = "the chariot belongs on this file "


def figures() -> Iterator[Aimed | str]:
    """All of them, in CPU time."""
    yield calibration()
    for game in games():
        study = grown(game, NODES)
        yield f"{game}: a tree of {len(study.nodes)} places"
        for size in SIZES:
            yield from frame_figures(size, study)
    yield from file_figures()
    yield from laboratory_figures()


@cache
def grown(game: str, nodes: int) -> AnyStudy:
    """A tree by luck: long lines, from any place of which others begin."""
    book, rng = games()[game].rulebook, Random(1)
    rules = book.codec.parse_rules(book.usual_rules)
    study: AnyStudy = begun(book, Setup(rules, luck_seed=1))
    while len(study.nodes) < nodes:
        before = len(study.nodes)
        study = _moved(study, rng)
        if len(study.nodes) == before or rng.random() < 0.1 or study.verdict is not None:
            study = study.at(rng.choice(study.path()))
    return study.at(START)


def _moved(study: AnyStudy, rng: Random) -> AnyStudy:
    actions, state, book = [], study.state, study.rulebook
    while study.verdict is None:
        actions.append(rng.choice(book.actions(state)))
        if book.commits(state, actions[-1]):
            played = study.play(*actions)
            assert isinstance(played, Study)
            return played
        state = book.play(state, actions[-1]).state
    return study


def frame_figures(size: str, study: AnyStudy) -> Iterator[Aimed]:
    """Frames of the study board while its tree is walked, scrolled, told and drawn on."""
    found: dict[str, list[float]] = {}

    def first(world: World) -> Scene:
        return StudyBoard(world, games()[study.rulebook.game_id], study)

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        for name, way in WAYS.items():
            # The first time is for the pictures.
            for number in range(1 + RUNS):
                mark = len(program.turns)
                yield from way(program)
                turns = [turn.cpu_ms for turn in program.turns[mark:] if turn.has_painted]
                best = found.get(name)
                if number == 1 or (best and part_of(turns, 0.99) < part_of(best, 0.99)):
                    found[name] = turns
                yield from program.settled()

    Program(SIZES[size], Settings(), first=first).run(script)
    for name, costs in found.items():
        note = f"median {part_of(costs, 0.5):.2f}, longest {max(costs):.2f}, {len(costs)} frames"
        yield Aimed(
            f"{size} {study.rulebook.game_id} study {name}", part_of(costs, 0.99), "ms",
            FRAME_MS[size], note,
        )  # fmt: skip


def _walked(program: Program) -> Iterator[None]:
    """One move after the other, along the main line and back."""
    for key in (pygame.K_RIGHT, pygame.K_LEFT):
        for _ in range(STEPS):
            program.key(key)
            for _ in range(STEP_FRAMES):
                yield


def _gone_down(program: Program) -> Iterator[None]:
    """From row to row of the list, through lines beside each other."""
    for _ in range(STEPS):
        program.key(pygame.K_DOWN)
        for _ in range(STEP_FRAMES):
            yield


def _scrolled(program: Program) -> Iterator[None]:
    board = program.app.stack.top
    assert isinstance(board, StudyBoard)
    program.point(*board.lines.rect.middle)
    yield
    for frame in range(FRAMES):
        program.roll(-1.0 if frame % 60 < 40 else 1.0)
        yield


def _told(program: Program) -> Iterator[None]:
    """A comment is written letter by letter."""
    program.key(pygame.K_c)
    yield
    for frame in range(FRAMES):
        post(pygame.TEXTINPUT, text=LETTERS[frame % len(LETTERS)])
        yield
    program.key(pygame.K_ESCAPE)
    yield


def _drawn(program: Program) -> Iterator[None]:
    """An arrow grows over the board and is left there, again and again."""
    board = program.app.stack.top
    assert isinstance(board, StudyBoard)
    rect = board.board.field.rect if board.board.field else board.board.rect
    x, y = rect.x + rect.w * 0.2, rect.y + rect.h * 0.2
    for frame in range(FRAMES):
        part = frame % 30 / 30
        at = round(x + rect.w * 0.6 * part), round(y + rect.h * 0.6 * part)
        if part == 0:
            post(pygame.MOUSEBUTTONDOWN, pos=at, button=3)
        post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 1))
        if frame % 30 == 29:
            post(pygame.MOUSEBUTTONUP, pos=at, button=3)
        yield


def _edited(program: Program) -> Iterator[None]:
    """What was drawn and told is taken back and done again."""
    for key in (pygame.K_z, pygame.K_y):
        for _ in range(STEPS):
            post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL)
            post(pygame.KEYUP, key=key, mod=pygame.KMOD_LCTRL)
            for _ in range(3):
                yield


def _set_up(program: Program) -> Iterator[None]:
    """A piece of the palette is put on one square after the other."""
    board = program.app.stack.top
    assert isinstance(board, StudyBoard)
    if any(each.name == f"{PIECE}_0" for each in board.page.widgets):
        yield from program.click(f"{PIECE}_0")
        yield
    places = [board.board.place_of(pick) for pick in _places(board)]
    for at in [at for at in places if at is not None][:STEPS]:
        program.point(*at)
        yield
        program.press(*at)
        program.release(*at)
        for _ in range(3):
            yield


def _places(board: StudyBoard) -> Sequence[str]:
    arranger = board.state.study.rulebook.arranger()
    return () if arranger is None else arranger.places(board.state.study.setup.rules)


WAYS: Final = {
    "walked": _walked,
    "gone down row by row": _gone_down,
    "scrolled": _scrolled,
    "commented": _told,
    "drawn on": _drawn,
    "undone and redone": _edited,
    "set up": _set_up,
}


def file_figures() -> Iterator[Aimed]:
    """A large game file: one game with thousands of variations, and thousands of games."""
    books = {name: game.rulebook for name, game in games().items()}
    study = grown("xiangqi", often(46_000, 2_000))
    places = [*study.reached()]
    for number in range(0, len(places), 2):
        study = study.at(places[number]).commented(LETTERS * 2)
    one = study_file_text(study.at(START), Notation.WXF).encode()[:FILE_BYTES]
    game = study_file_text(grown("xiangqi", 100), Notation.SIMPLIFIED)
    many = (game * (FILE_BYTES // len(game.encode()) + 1)).encode()
    for what, data in (("with variations", one), ("of many games", many)):
        begin = time.process_time()
        found = load_data(books, data)
        seconds = time.process_time() - begin
        loaded = found if isinstance(found, Loaded) else found.prefix
        assert loaded is not None
        count = 0 if loaded.study is None else len(loaded.study.nodes)
        note = f"{len(data) / 1e6:.2f} MB, {count} places, {loaded.games} games"
        yield Aimed(f"game file {what} opened", seconds, "s", OPENED_S, note)


def laboratory_figures() -> Iterator[Aimed]:
    """Games of the laboratory; two workers play side by side, so half of the time counts."""
    for name, game in games().items():
        book, thinker = brains(time.monotonic)[name]
        begin = time.process_time()
        for seed in range(1, GAMES + 1):
            play_trial(book, thinker, book.usual_rules, Trial(seed), keep_on)
        seconds = (time.process_time() - begin) / CORES
        rules = book.codec.rules_text(game.rules)
        what = f"{name}: {GAMES} games of the laboratory on {CORES} cores"
        yield Aimed(what, seconds, "s", LABORATORY_S * GAMES / 200, rules)
