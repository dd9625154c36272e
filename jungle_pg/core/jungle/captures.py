"""Who may capture whom, and where."""

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import WATER, Spot, is_trapped
from jungle_pg.core.jungle.rules import (
    ElephantTakesRat,
    JungleRules,
    TrappedAttacker,
    TrappedDefender,
)


def capture_refusal(
    rules: JungleRules, attacker: Piece, start: Spot, victim: Piece, target: Spot
) -> str | None:
    """The code that says why the attacker cannot take its enemy, or None when it can."""
    water = WATER[rules.rivers]
    if start in water and target not in water:
        if attacker.animal not in rules.water_to_land_captors:
            return "cannot_capture_from_water"
    elif target in water and start not in water and not rules.land_to_water_capture:
        return "safe_in_water"
    trapped = is_trapped(attacker, start)
    if trapped and rules.trapped_attacker is TrappedAttacker.CANNOT_CAPTURE:
        return "trapped_cannot_capture"
    match attacker.animal, victim.animal:
        case Animal.RAT, Animal.ELEPHANT if rules.rat_takes_elephant:
            return None
        case Animal.ELEPHANT, Animal.RAT if not _elephant_takes_rat(rules, victim, target):
            return "elephant_cannot_take_rat"
    resistance = defending_rank(rules, victim, target)
    if attacking_rank(rules, attacker, start) >= resistance:
        return None
    return "trapped_cannot_capture" if attacker.animal >= resistance else "rank_too_low"


def attacking_rank(rules: JungleRules, piece: Piece, spot: Spot) -> int:
    """The rank a piece attacks with from a spot."""
    weak = rules.trapped_attacker is not TrappedAttacker.FULL_RANK and is_trapped(piece, spot)
    return 0 if weak else piece.animal


def defending_rank(rules: JungleRules, piece: Piece, spot: Spot) -> int:
    """The rank a piece resists with on a spot."""
    weak = rules.trapped_defender is TrappedDefender.RANK_ZERO and is_trapped(piece, spot)
    return 0 if weak else piece.animal


def _elephant_takes_rat(rules: JungleRules, rat: Piece, spot: Spot) -> bool:
    if rules.elephant_takes_rat is ElephantTakesRat.TRAPPED:
        return is_trapped(rat, spot)
    return rules.elephant_takes_rat is ElephantTakesRat.ALWAYS
