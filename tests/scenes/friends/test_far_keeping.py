"""What a window keeps of a match with a friend whose cards are hidden."""

from datetime import datetime
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.audience import is_told
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.finished import FINISHED
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.matches import Autosaves, autosaves_in
from jungle_pg.files.saves.folder import load_match
from jungle_pg.net.messages import Terms
from tests.net.real import until
from tests.scenes.friends.meeting_here import Seat, both_look, two_seats

pytestmark = pytest.mark.process

CARDS = Terms("jackaroo", "king", side=0)


def kept_by(autosaves: Autosaves) -> Loaded | None:
    """What the journal of the match that is played has now."""
    journals = autosaves.journals()
    found = read_journal(rulebooks(), journals[0]) if journals and journals[0].exists() else None
    return found if isinstance(found, Loaded) else None


def test_it_is_kept_as_its_seat_saw_it_and_whole_when_it_is_over(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    autosaves = autosaves_in(folder, rulebooks, lambda: datetime(2026, 3, 4, 12))

    def settle(what: str, is_so: object, *seats: Seat) -> None:
        def look() -> bool:
            both_look(*seats)
            return bool(is_so())  # type: ignore[operator]

        until(look, what)

    with two_seats(tmp_path / "server", CARDS) as (mina, jo):
        mina.world.autosaves = autosaves
        for number in range(6):
            settle("the turn", lambda: mina.play.state.awaits_human or jo.play.state.awaits_human,
                   mina, jo)  # fmt: skip
            (mina if mina.play.state.awaits_human else jo).move(number)
            settle("answers", lambda: not mina.client.is_sending and not jo.client.is_sending,
                   mina, jo)  # fmt: skip
        table, known = mina.play.far_table, mina.client
        settle("that both know the same", lambda: known.known.match is table.told
               and known.known.number == jo.client.known.number, mina, jo)  # fmt: skip
        told = mina.play.far_table.told
        assert is_told(told)
        until(
            lambda: (found := kept_by(autosaves)) is not None and found.match == told, "a journal"
        )
        assert autosaves.last_match() is None
        jo.play.show(jo.play.table.resign(0.0), 0.0)
        settle("the result", lambda: "result" in mina.window.names, mina, jo)
        autosaves.leave_all()
        autosaves.close()
        (path,) = (folder / FINISHED).glob("*.json")
        whole = load_match(rulebooks(), path)
        assert isinstance(whole, Loaded)
        assert whole.match.moments == mina.play.far_table.told.moments
        assert not is_told(whole.match)
        assert rulebooks()["jackaroo"].is_whole(whole.match.state)
