"""A whole match as a JSON document and as text: everything needed to go on exactly from here."""

from datetime import datetime
from typing import Any, Final

from jungle_pg.core.audience import is_secret, seen_after
from jungle_pg.core.clock import TotalTime
from jungle_pg.core.history import is_listed
from jungle_pg.core.log import Cause, Ending, Entry, Player, Stakes
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Record, Seat, Verdict
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.secrets import secrets_packed
from jungle_pg.core.saving.unknown import (
    CLOCK,
    PLAYERS,
    RULES,
    TOP,
    completed,
    unknown_in,
)
from jungle_pg.core.saving.values import (
    COACHED,
    COUNTED,
    EARLIER_LEAD,
    FORMAT,
    SEEN,
    SEEN_BY,
    STAKES,
    STRICT_VERSION,
    TOTAL,
    VERSION,
    TimeState,
    kept_name,
)

SECRET: Final = (
    "This game is not over, so its hidden cards and the moves that would tell them are packed; "
    "they can be read once it is."
)
"""How a save of a running game with secrets is marked; nobody reads it but people."""


def save_text(match: AnyMatch, times: TimeState, saved_at: datetime) -> str:
    """A match as the text of a save."""
    return readable(save_document(match, times, saved_at))


def save_document(match: AnyMatch, times: TimeState, saved_at: datetime) -> Record:
    """A match as a save holds it: what is needed, what is shown, and a checksum."""
    told = {
        **head_of(match, times),
        "timestamp": saved_at.isoformat(timespec="seconds"),
        **shown_facts(match),
        **_log(match),
    }
    document = secrets_packed(match, _with_top(match, told))
    return {**document, "checksum": checksum(document)}


def essence_of(match: AnyMatch, times: TimeState) -> Record:
    """What a match is made of, without anything that follows from it."""
    return _with_top(match, {**head_of(match, times), **_log(match)})


def head_of(match: AnyMatch, times: TimeState) -> Record:
    """What a match is made of but for its log."""
    saves, setup = match.rulebook.saves, match.setup
    names, unknown = side_names(match.rulebook, setup.rules), setup.unknown
    told = setup.seen_by
    return {
        "format": FORMAT,
        "version": STRICT_VERSION if setup.total is not None or told is not None else VERSION,
        "game": match.rulebook.game_id,
        **({"secret": SECRET} if is_secret(match) else {}),
        **({} if told is None else {SEEN_BY: names[told]}),
        "rules": completed(saves.rules_record(setup.rules), unknown_in(unknown, RULES)),
        "start": match.rulebook.codec.position_text(match.opening),
        "players": [
            completed(
                _player_record(names[seat], player),
                unknown_in(unknown, PLAYERS, str(seat)),
            )
            for seat, player in enumerate(setup.players)
        ],
        "clock": completed(clock_record(match, times), unknown_in(unknown, CLOCK)),
        "luckSeed": setup.luck_seed,
        "undoDepth": setup.undo_depth,
        "undoFloor": match.floor,
        **({} if setup.stakes is Stakes.FRIENDLY else {STAKES: setup.stakes.value}),
        **({} if setup.earlier_lead is None else {EARLIER_LEAD: setup.earlier_lead}),
        **({} if setup.coached is None else {COACHED: setup.coached}),
    }


def _player_record(side: str, player: Player) -> Record:
    record = {"side": side, "name": kept_name(player.name), "level": player.level}
    return {**record, "program": True} if player.is_program else record


def _log(match: AnyMatch) -> Record:
    log = [entry_record(match, index) for index in range(len(match.moments))]
    return {"moveHistory": log[: match.cursor], "undone": log[match.cursor :]}


def _with_top(match: AnyMatch, record: Record) -> Record:
    return completed(record, unknown_in(match.setup.unknown, TOP))


def shown_facts(match: AnyMatch) -> Record:
    """What follows from the log, for people to read and for loading to compare."""
    names = side_names(match.rulebook, match.setup.rules)
    actor = match.actor
    return {
        "currentPlayer": None if actor is None or actor not in (0, 1) else names[actor],
        "moveCount": sum(is_listed(match, ply) for ply in range(1, match.cursor + 1)),
        "result": result_record(match.rulebook, match.setup.rules, match.verdict),
        **match.rulebook.saves.state_record(match.state),
    }


def entry_record(match: AnyMatch, index: int) -> Record:
    """An entry of the log, counted from 0."""
    entry = match.moments[index].entry
    record = record_of(match.rulebook, match.setup.rules, match.state_at(index), entry)
    seen = seen_after(match, index)
    return record if seen is None else {**record, SEEN: seen}


def record_of(rulebook: AnyRulebook, rules: object, state: object, entry: Entry[Any]) -> Record:
    """An entry as saves tell it, played in a state."""
    if isinstance(entry, Ending):
        side = side_names(rulebook, rules)[entry.seat]
        record: Record = {"action": entry.closing.value, "side": side}
    elif entry.cause is Cause.PASS:
        record = {"action": "pass", "usedMs": entry.used_ms}
        if entry.action != rulebook.passing(state):
            record[COUNTED] = True
    else:
        record = rulebook.saves.ply_record(state, entry.action)
        record["usedMs"] = entry.used_ms
        if entry.cause is not Cause.CHOICE:
            record["cause"] = entry.cause.value
    if entry.at is not None:
        record["timestamp"] = entry.at.isoformat(timespec="seconds")
    return completed(record, unknown_in(entry.unknown))


def clock_record(match: AnyMatch, times: TimeState) -> Record:
    """The agreement about time and the time used for the decision that is due."""
    control, names = times.control, side_names(match.rulebook, match.setup.rules)
    return {
        "limitS": None if control is None else _plain(control.limit_s),
        "expiry": None if control is None else control.expiry.value,
        "usedMs": times.used_ms,
        "autoPlayed": [names[seat] for seat in sorted(times.auto_played)],
        **({} if match.setup.total is None else {TOTAL: _total_record(match.setup.total, names)}),
    }


def _total_record(total: TotalTime, names: tuple[str, str]) -> list[Record]:
    """The time of each side for the whole game."""
    return [
        {"side": name, "baseS": budget.base_s, "incrementS": budget.increment_s}
        for name, budget in zip(names, total.budgets, strict=True)
    ]


def result_record(rulebook: AnyRulebook, rules: object, verdict: Verdict | None) -> Record | None:
    """Who has won and why, None while the game goes on."""
    if verdict is None:
        return None
    names = side_names(rulebook, rules)
    winner: Seat | None = verdict.winner
    return {
        "winner": None if winner is None else names[winner],
        "reason": verdict.reason,
        **dict(verdict.facts),
    }


def side_names(rulebook: AnyRulebook, rules: object) -> tuple[str, str]:
    """The sides as saves call them, in capitals."""
    first, second = rulebook.seat_names(rules)
    return first.upper(), second.upper()


def _plain(number: float) -> float:
    """A number as people write it: 30, not 30.0."""
    return int(number) if number == int(number) else number
