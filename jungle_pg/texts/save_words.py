"""Why a save cannot be opened or written, and why it cannot have a name, in words."""

from jungle_pg.core.rulebook import Fact, Refusal
from jungle_pg.core.saving.values import BadSave
from jungle_pg.texts.speech import Language, refusal_text


def bad_save_text(language: Language, bad: BadSave) -> str:
    """Like `Corrupted save file: move 17: the lion is stronger than the wolf`."""
    trouble = language[f"save_trouble.{bad.kind}"]
    detail = bad_save_detail(language, bad)
    return language["save_trouble.with_detail"].format(trouble=trouble, detail=detail)


def bad_save_detail(language: Language, bad: BadSave) -> str:
    """What exactly is wrong, and where."""
    what = _what(language, bad)
    if isinstance(bad.where, int):
        return language["flaw.at_move"].format(number=bad.where, what=what)
    if bad.where:
        return language["flaw.at_name"].format(name=bad.where, what=what)
    return what


def save_name_text(language: Language, problem: str) -> str:
    """Why a file cannot have a name."""
    return language[f"save_name.{problem}"]


def write_reason_text(language: Language, code: str, reason: str) -> str:
    """Why a file could not be written; `reason` is what the system says, if that is all we know."""
    return language[f"write_reason.{code}"].format(reason=reason)


def _what(language: Language, bad: BadSave) -> str:
    if isinstance(bad.what, Refusal):
        assert bad.prefix is not None, "only a match can be refused a move"
        match = bad.prefix.match
        # What was refused comes after the whole log, also where some of it was taken back.
        state = match.state_at(len(match.moments))
        return refusal_text(language, match.rulebook, match.setup.rules, bad.what, state)
    facts = {name: _word(language, name, fact) for name, fact in bad.what.facts}
    usual = f"flaw.{bad.what.code}"
    if bad.prefix is None:
        return language[usual].format(**facts)
    # Games have different words for pieces and for where they stand.
    own = f"flaw.{bad.prefix.match.rulebook.game_id}.{bad.what.code}"
    return language[own if own in language else usual].format(**facts)


def _word(language: Language, name: str, fact: Fact) -> str:
    return language[f"wanted.{fact}"] if name == "wanted" else str(fact)
