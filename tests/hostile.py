"""Files made to do harm, opened while every deed of the program is watched.

Run as a program: FOLDER. It prints each deed that nobody asked for, and `done` at the end.
"""

import copy
import json
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import game_text
from jungle_pg.core.saving.json_text import checksum
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.saves.folder import load_match, saves_in
from jungle_pg.files.settings import Settings, SettingsFile, settings_text
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.saves.open_file import OpenGame, open_file, open_text
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.world import World
from tests.saves.wandering import RULEBOOKS, STAMP, document_of, jungle_match, sealed
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card

TRAP: Final = "trap"
"""The file that must not come into being, and the one that must not be read."""

DEEDS: Final = (
    *("open", "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink"),
    *("os.truncate", "os.chmod", "os.chown", "os.listdir", "os.scandir", "os.utime"),
    *("shutil.rmtree", "shutil.copyfile", "shutil.move"),
)
"""Deeds whose first argument is a path."""

NEVER: Final = (
    *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork"),
    *("socket.", "urllib.", "http.", "ftplib.", "smtplib.", "webbrowser.", "pickle.find_class"),
    *("ctypes.dlopen", "shutil.unpack_archive", "os.startfile", "pty.spawn", "syslog."),
)


def texts_of_harm(folder: Path) -> list[str]:
    """What others have tried to smuggle into programs."""
    trap = folder / TRAP
    return [
        str(trap),
        f"../{TRAP}",
        f"../../../../../../..{trap}",
        f"file://{trap}",
        f"$(touch {trap})",
        f"`touch {trap}`",
        f"x; touch {trap} #",
        f"| touch {trap}",
        f"__import__('os').system('touch {trap}')",
        f"!!python/object/apply:os.system ['touch {trap}']",
        f"cos\nsystem\n(S'touch {trap}'\ntR.",
        "{0.__class__.__init__.__globals__}",
        "%(asctime)s %n %s",
        f'<svg xmlns="http://www.w3.org/2000/svg"><image href="file://{trap}"/></svg>',
        "https://example.invalid/evil",
        "\\\\server\\share\\evil",
        "CON",
        "a\x00b",
        "\u202egnp.exe",
    ]


def poisoned(document: Any, harms: Iterable[str]) -> Iterator[Any]:
    """A document with harm in the place of each text, one kind after the other."""
    kinds = cycle(harms)
    for path in list(_places(document)):
        copied = copy.deepcopy(document)
        holder = copied
        for key in path[:-1]:
            holder = holder[key]
        if isinstance(holder[path[-1]], str):
            holder[path[-1]] = next(kinds)
            yield copied


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in keys:
        yield (*path, key)
        yield from _places(value[key], (*path, key))


class Watch:
    """Notes what this process does to paths outside a folder, and what it must never do."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = [Path(sys.prefix), Path(sys.base_prefix), Path(__file__).parents[1]]
        self._own += [Path(place) for place in sys.path if place]
        self.is_on = False
        self.found: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, deed: str, arguments: tuple[Any, ...]) -> None:
        if not self.is_on:
            return
        if deed.startswith(NEVER):
            self.found.append(f"{deed} {arguments!r:.200}")
        elif deed in DEEDS and isinstance(arguments[0], str | bytes | Path):
            path = Path(str(arguments[0]) if not isinstance(arguments[0], bytes) else "bytes")
            if not self._may(deed, path, arguments):
                self.found.append(f"{deed} {arguments!r:.200}")

    def _may(self, deed: str, path: Path, arguments: tuple[Any, ...]) -> bool:
        if path.name == TRAP:
            return False
        place = Path(os.path.normpath(path if path.is_absolute() else Path.cwd() / path))
        if self._folder in (place, *place.parents):
            return True
        # The program may read itself: modules and assets that are loaded late.
        is_own = any(own in (place, *place.parents) for own in self._own)
        writes = deed != "open" or "w" in str(arguments[1] or "") or "a" in str(arguments[1] or "")
        return is_own and (not writes or deed in ("os.listdir", "os.scandir"))


def look(world: World, scene: Scene) -> None:
    """Show a scene for a while, and what it offers."""
    show = Performance(Card("below"), world)
    show.stack.open(scene, 0.0)
    for _ in range(3):
        if isinstance(scene, OpenGame) and scene.fetching is not None:
            getattr(scene.fetching, "wait", lambda: None)()
        show.rest(0.4)
    show.stack.close()


def open_everything(folder: Path) -> None:
    """Open poisoned files of every kind as a player would."""
    world = a_world()
    world.saves = saves_in(folder / "data", lambda: RULEBOOKS)
    world.autosaves = autosaves_in(folder / "data", lambda: RULEBOOKS, lambda: STAMP)
    document = document_of(jungle_match(4))
    settings = json.loads(settings_text(Settings()))
    path = folder / "dropped.json"
    harms = texts_of_harm(folder)
    for number, poisoned_save in enumerate(poisoned(document, harms)):
        path.write_text(sealed(poisoned_save), "utf-8", "replace")
        load_match(RULEBOOKS, path)
        world.saves.summary(path)
        if number % 5 == 0:
            look(world, open_file(world, path))
    for poisoned_settings in poisoned(settings, harms):
        (folder / "settings.json").write_text(json.dumps(poisoned_settings), "utf-8")
        opened = SettingsFile(folder / "settings.json")
        opened.save(opened.load(Settings())[0])
    for harm in harms:
        _named_players(world, folder, harm)
        _small_files(world, folder, harm)
        look(world, open_text(world, game_text(jungle_match(4)).replace("traditional", harm)))
        look(world, open_text(world, harm))
        look(world, open_file(world, Path(harm.replace(str(folder), "")[:200] or "x")))
    world.autosaves.close()


def _named_players(world: World, folder: Path, harm: str) -> None:
    """Players with harmful names save their game under the name that is offered."""
    document = document_of(jungle_match(4))
    document["players"][0]["name"] = document["players"][1]["name"] = harm[:100]
    document["checksum"] = checksum(document)
    path = folder / "named.json"
    path.write_text(json.dumps(document), "utf-8", "replace")
    loaded = load_match(RULEBOOKS, path)
    match = getattr(loaded, "match", None)
    if match is not None:
        look(world, SaveGame(world, games()["jungle"], match, TimeState(), -1.0))


def _small_files(world: World, folder: Path, harm: str) -> None:
    rules = {"version": 1, "games": {"jungle": {harm[:24]: harm, "x": harm}, harm: {"y": harm}}}
    (folder / "house_rules.json").write_text(json.dumps(rules), "utf-8")
    store = StoredHouseRules(HouseRulesFile(folder / "house_rules.json"))
    store.keep("jungle", "mine", "club")
    facts = {"house_rules": harm, "rule_set": harm, "first_name": harm, "house_name": harm}
    (folder / "memory.json").write_text(json.dumps({"new game of jungle": facts}), "utf-8")
    world.memory, world.house_rules = MemoryFile(folder / "memory.json"), store
    look(world, NewGame(world, games()["jungle"]))


def main(folder: Path) -> None:
    """Open everything under watch and print what nobody asked for."""
    watch = Watch(folder)
    watch.is_on = True
    open_everything(folder)
    watch.is_on = False
    for deed in sorted(set(watch.found)):
        print(deed)
    if (folder / TRAP).exists():
        print("the trap is there")
    print("done")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
