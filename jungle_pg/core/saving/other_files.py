"""Games in files that are no saves: game texts, files of other programs, positions."""

from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.codecs import BadGame, FoundGames, OtherKind
from jungle_pg.core.gametext import BadStart, OnlyView, is_game_text, parse_game
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import AnyRulebook, BadText, Flaw, Rulebooks
from jungle_pg.core.saving.log_replay import play_log
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble
from jungle_pg.core.study.study import AnyStudy

LONGEST_GAME: Final = 8_000_000
"""Letters; many thousand games fit."""
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
            hardly_known.append(corrupted(mistake, rulebook))
            continue
        if not isinstance(outcome, BadSave):
            return outcome
        known.append(outcome)
    # The first game takes any text for one of its board files, so the last one knows best.
    return [*reversed(known), *hardly_known, *strange][0]


def _match_or_trouble(rulebook: AnyRulebook, text: str) -> Loaded | BadSave:
    """The match in the words of one game, or what is wrong; OtherKind if it knows no such text."""
    try:
        if is_game_text(text):
            return Loaded(parse_game(rulebook, text))
        with suppress(OtherKind):
            found = rulebook.saves.parse_game(text)
            return loaded_games(rulebook, found)
    except (OtherKind, BadStart):
        raise
    except OnlyView:
        return BadSave(Trouble.CORRUPTED, Flaw("only_view"))
    except BadText as mistake:
        return corrupted(mistake, rulebook)
    if len(text) > LONGEST_POSITION:
        raise OtherKind("it is too long")
    try:
        rules, position = rulebook.saves.parse_other(text)
    except OtherKind:
        raise
    except BadText as mistake:
        return _no_save(mistake)
    return Loaded(play_log(rulebook, Setup(rules, position), []).match)


def loaded_games(rulebook: AnyRulebook, found: FoundGames[Any, Any, Any, Any]) -> Loaded:
    """What was found in a file, played by a rulebook."""
    return replace(_loaded(rulebook, found.study), games=found.count)


def _loaded(rulebook: AnyRulebook, study: AnyStudy) -> Loaded:
    """A study, or a plain game of one line."""
    study = replace(study, rulebook=rulebook)
    return Loaded(study.match(), study=None if study.is_plain else study)


def corrupted(mistake: BadText, rulebook: AnyRulebook) -> BadSave:
    """A mistake in a game, with what comes before it if that could be read."""
    prefix = _loaded(rulebook, mistake.study) if isinstance(mistake, BadGame) else None
    flaw = Flaw("unreadable", reason=str(mistake)[:LONGEST_REASON])
    return BadSave(Trouble.CORRUPTED, flaw, prefix=prefix)


def _no_save(mistake: BadText) -> BadSave:
    flaw = Flaw("no_save", reason=str(mistake)[:LONGEST_REASON])
    return BadSave(Trouble.INVALID_FORMAT, flaw)
