"""Games in files that are no saves: game texts, files of other programs, positions."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from jungle_pg.core.codecs import OtherKind
from jungle_pg.core.gametext import BadStart, OnlyView, is_game_text, parse_game
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, BadText, Flaw, Rulebooks
from jungle_pg.core.saving.log_replay import play_log
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble

LONGEST_GAME: Final = 100_000
"""Letters; a game of ten thousand moves fits."""
LONGEST_POSITION: Final = 20_000
LONGEST_REASON: Final = 200


def load_other(rulebooks: Rulebooks, text: str) -> Loaded | BadSave:
    """The match of a text; the game that could read most of it says what is wrong."""
    known: list[BadSave] = []
    hardly_known: list[BadSave] = []
    strange: list[BadSave] = [_no_save(BadText("it is too long"))]
    for rulebook in rulebooks.values() if len(text) <= LONGEST_GAME else ():
        try:
            outcome = _match_or_trouble(rulebook, text)
        except OtherKind as mistake:
            strange = [_no_save(mistake), *strange]
            continue
        except BadStart as mistake:
            hardly_known.append(_corrupted(mistake))
            continue
        if not isinstance(outcome, BadSave):
            return Loaded(outcome)
        known.append(outcome)
    # The first game takes any text for one of its board files, so the last one knows best.
    return [*reversed(known), *hardly_known, *strange][0]


def _match_or_trouble(rulebook: AnyRulebook, text: str) -> AnyMatch | BadSave:
    """The match in the words of one game, or what is wrong; OtherKind if it knows no such text."""
    try:
        if is_game_text(text):
            return parse_game(rulebook, text)
        with suppress(OtherKind):
            return replace(rulebook.saves.parse_game(text), rulebook=rulebook)
    except (OtherKind, BadStart):
        raise
    except OnlyView:
        return BadSave(Trouble.CORRUPTED, Flaw("only_view"))
    except BadText as mistake:
        return _corrupted(mistake)
    if len(text) > LONGEST_POSITION:
        raise OtherKind("it is too long")
    try:
        rules, position = rulebook.saves.parse_other(text)
    except OtherKind:
        raise
    except BadText as mistake:
        return _no_save(mistake)
    return play_log(rulebook, Setup(rules, position), []).match


def _corrupted(mistake: BadText) -> BadSave:
    return BadSave(Trouble.CORRUPTED, Flaw("unreadable", reason=str(mistake)[:LONGEST_REASON]))


def _no_save(mistake: BadText) -> BadSave:
    flaw = Flaw("no_save", reason=str(mistake)[:LONGEST_REASON])
    return BadSave(Trouble.INVALID_FORMAT, flaw)
