"""The part of a crash report that the program can play again."""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from jungle_pg import __version__
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.rulebook import AnyRulebook, BadText
from jungle_pg.files.report_diary import diary_text
from jungle_pg.files.reports import failure_of
from jungle_pg.shell.crash.diary import Diary
from jungle_pg.shell.crash.outside import Outside
from jungle_pg.shell.crash.report_games import Satchel
from jungle_pg.stage.masking import masked, masked_words

AGAIN: Final = """\
Once more
---------
Whether the mistake happens again is shown by `jungle-pg --replay-inputs` and the name of this file.
For that purpose there follows what was done in the program. Every letter that was typed is an x in
it, and the games that were looked at have no names. Cards that are hidden in a game are there too,
but packed, so that nobody reads them by chance.
"""
CUT: Final = """\
Once more
---------
The program ran for too long to keep everything that was done in it: this cannot be played again.
"""
FAILED: Final = """\
Once more
---------
What was done could not be put into this report ({why}): it cannot be played again.
"""


def diary_part(failure: Exception, diary: Diary, outside: Outside, today: datetime) -> str:
    """The end of a report; a failure in here is only told in it."""
    if diary.is_cut:
        return CUT
    try:
        head = head_of(failure, diary, outside, today)
        return f"{AGAIN}\n{diary_text(head, bytes(diary.notes))}"
    except Exception as trouble:
        return FAILED.format(why=f"{type(trouble).__name__}: {trouble}")


def head_of(failure: Exception, diary: Diary, outside: Outside, today: datetime) -> dict[str, Any]:
    """What a replay must know beside the notes: the failure, the beginning, the games."""
    rulebooks = outside.rulebooks()
    satchel = Satchel(rulebooks)
    beginning, opens, told = outside.beginning, outside.beginning.opens, failure_of(failure)
    return {
        "program": __version__,
        "failure": {**asdict(told), "message": masked_words(told.message)},
        "settings": asdict(beginning.settings),
        "size": list(beginning.size),
        "seed": diary.seed,
        "wish": None if opens is None else opens[1],
        "opened": satchel.dropped([] if opens is None else [opens[0]]),
        "dropped": satchel.dropped(diary.dropped),
        "matches": satchel.matches(list(outside.autosaves.found.values()), today),
        "left": satchel.saves(outside.autosaves.seen),
        "finished": satchel.saves(outside.finished.seen),
        "saves": satchel.saves(outside.saves.seen),
        "texts": [_shown(text, outside, rulebooks.values()) for text in outside.clipboard.texts],
        "left_out": satchel.left_out,
    }


def _shown(text: str, outside: Outside, rulebooks: Iterable[AnyRulebook]) -> str:
    """A text of the clipboard: games and rules are shown, anything else is the player's own."""
    is_ours = text in outside.clipboard.own or any(_is_game(text, each) for each in rulebooks)
    return text if is_ours else masked(text)


def _is_game(text: str, rulebook: AnyRulebook) -> bool:
    try:
        parse_game(rulebook, text)
    except BadText:
        pass
    else:
        return True
    try:
        rulebook.codec.parse_rules(text.strip())
    except BadText:
        return False
    return True
