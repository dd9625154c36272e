"""Files looked at in a thread, and work: asked without waiting, ended when nobody cares."""

from pathlib import Path
from threading import Event

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.files.background import Task
from jungle_pg.files.saves.folder import Saves, Summary, saves_in
from jungle_pg.files.saves.listing import Listing
from tests.scenes.saves.load_show import write, write_many


class Gated(Saves):
    """A folder whose files can only be looked at one by one, when the test lets them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "saves", rulebooks, folder / "bin")
        self.gate, self.asked = Event(), Event()
        self.looked_at: list[str] = []

    def summary(self, path: Path) -> Summary | None:
        self.asked.set()
        self.gate.wait()
        self.looked_at.append(path.name)
        return super().summary(path)


def test_a_listing_finds_every_save_newest_first(tmp_path: Path) -> None:
    write_many(tmp_path, 30)
    listing = Listing(saves_in(tmp_path, rulebooks))
    listing.wait()
    assert listing.is_done
    assert listing.progress == (30, 30)
    assert [found.name for found in listing.poll()] == [f"game {n:04}.json" for n in range(30)]
    assert listing.poll() == [], "each is given once"


def test_asking_never_waits_for_a_slow_disk(tmp_path: Path) -> None:
    write_many(tmp_path, 3)
    saves = Gated(tmp_path)
    listing = Listing(saves)
    saves.asked.wait()
    assert listing.poll() == []
    assert listing.progress == (0, 3)
    assert not listing.is_done
    saves.gate.set()
    listing.wait()
    assert len(listing.poll()) == 3


def test_a_closed_listing_looks_at_no_further_file(tmp_path: Path) -> None:
    write_many(tmp_path, 50)
    saves = Gated(tmp_path)
    listing = Listing(saves)
    saves.asked.wait()
    listing.close()
    saves.gate.set()
    listing.wait()
    assert len(saves.looked_at) == 1
    assert not listing.is_done


def test_a_folder_that_is_not_there_has_nothing_to_list(tmp_path: Path) -> None:
    listing = Listing(saves_in(tmp_path, rulebooks))
    listing.wait()
    assert listing.is_done
    assert listing.poll() == []
    assert listing.progress == (0, 0)


def test_a_file_that_goes_away_meanwhile_is_left_out(tmp_path: Path) -> None:
    write_many(tmp_path, 2)
    saves = Gated(tmp_path)
    listing = Listing(saves)
    saves.asked.wait()
    (tmp_path / "saves" / "game 0001.json").unlink()
    saves.gate.set()
    listing.wait()
    names = [found.name for found in listing.poll()]
    assert names[0] == "game 0000.json"
    assert listing.is_done


class Trapped(Saves):
    """A folder with a file that nobody can look at without a mistake of the program."""

    def summary(self, path: Path) -> Summary | None:
        if path.name == "game 0001.json":
            raise ValueError("year 0 is out of range")
        return super().summary(path)


def test_whatever_is_wrong_with_one_file_the_others_are_listed_and_it_is_counted(
    tmp_path: Path,
) -> None:
    write_many(tmp_path, 3)
    listing = Listing(Trapped(tmp_path / "saves", rulebooks, tmp_path / "bin"))
    listing.wait()
    assert [found.name for found in listing.poll()] == ["game 0000.json", "game 0002.json"]
    assert listing.is_done
    assert (listing.unseen, listing.progress) == (1, (3, 3))


def test_work_in_a_thread_is_asked_without_waiting_and_keeps_its_result() -> None:
    gate = Event()
    task = Task(lambda: gate.wait() and "done")
    assert task.poll() is None
    gate.set()
    assert task.wait() == "done"
    assert task.poll() == "done"
    assert task.is_done


def test_a_mistake_in_work_in_a_thread_reaches_whoever_asks() -> None:
    def fail() -> None:
        raise LookupError("nothing there")

    task = Task(fail)
    with pytest.raises(LookupError, match="nothing there"):
        task.wait()
    with pytest.raises(LookupError, match="nothing there"):
        task.poll()


def test_a_deleted_save_is_brought_back_beside_what_has_its_name_now(tmp_path: Path) -> None:
    path = write(tmp_path, "game.json")
    saves = saves_in(tmp_path, rulebooks)
    binned = saves.delete(path)
    path.write_text("another", encoding="utf-8")
    back = saves.bring_back(binned, path)
    assert back.name == "game-2.json"
    assert path.read_text(encoding="utf-8") == "another"
