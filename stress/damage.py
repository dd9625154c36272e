"""Files and lines that are damaged in every way: each ends in words, soon and in little memory."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from stress import (
    damage_career,
    damage_lines,
    damage_programs,
    damage_reviews,
    damage_saves,
    damage_studies,
)
from stress.bounds import little_memory, within_time
from stress.damage_assets import CASES as ASSET_CASES
from stress.damage_assets import damaged_assets
from stress.run import Report, Run

Case: TypeAlias = Callable[[Random], None]

CASES: Final[dict[str, Case]] = {
    "saves": damage_saves.save_case,
    "journals": damage_saves.journal_case,
    "settings": damage_saves.settings_case,
    "house rules": damage_saves.house_rules_case,
    "memories": damage_saves.memory_case,
    "progress": damage_career.progress_case,
    "careers": damage_career.career_case,
    "reviews": damage_reviews.review_case,
    "cards of mistakes": damage_reviews.cards_case,
    "own puzzles": damage_reviews.own_stages_case,
    "other files": damage_saves.other_file_case,
    "studies": damage_studies.study_case,
    "journals of studies": damage_studies.journal_case,
    "game files": damage_studies.game_file_case,
    "XQF files": damage_studies.xqf_case,
    "pictures": damage_studies.picture_case,
    "other programs": damage_programs.program_case,
    "game texts": damage_lines.game_text_case,
    "positions": damage_lines.position_case,
    "rules": damage_lines.rules_case,
    "moves": damage_lines.action_case,
    "UCI lines": damage_lines.uci_case,
    "plain lines": damage_lines.plain_case,
    "pretty lines": damage_lines.pretty_case,
}
MOST_FINDINGS: Final = 10
ASSETS_SHARE: Final = 6
"""One part of so many of the time goes to drawings, sounds and fonts."""
BATCH: Final = 100


def files(run: Run) -> Report:
    """Damaged files, lines and assets of every kind, as many as there is time for."""
    counts, findings = Counter[str](), list[str]()
    number = run.seed * 10**9
    if run.most is None:
        counts["assets"] = _assets(run.share(ASSETS_SHARE), number, findings)
    try:
        with little_memory():
            while run.goes_on(counts.total()) and len(findings) < MOST_FINDINGS:
                for kind in CASES:
                    try:
                        one_case(kind, number)
                    except Exception as failure:
                        findings.append(f"{failure!r:.300} in one_case({kind!r}, {number})")
                    counts[kind] += 1
                number += 1
    except Exception as failure:
        findings.append(f"all together: {failure}")
    facts = {"cases": counts.total(), "kinds": len(counts), "assets": counts["assets"]}
    return Report(facts, tuple(findings))


def _assets(run: Run, seed: int, findings: list[str]) -> int:
    """Damaged drawings, sounds and fonts, which are tried in another process; how many."""
    count = 0
    while run.goes_on() and len(findings) < MOST_FINDINGS:
        findings += damaged_assets(seed + count, BATCH)
        count += BATCH
    return count * len(ASSET_CASES)


def one_case(kind: str, seed: int) -> None:
    """One damaged file or line, by its number."""
    case = CASES[kind]
    within_time(lambda: case(Random(seed)))
