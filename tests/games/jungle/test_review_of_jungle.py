"""What Jungle knows of its reviews besides sentences: sacrifices, phases, skills."""

from jungle_pg.cabinet import reviewers
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.review.values import Motif, MoveClass, Phase, ReviewedMove
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.lookups import lookups_of
from tests.core.jungle.positions import JUNGLE, fen

REVIEWER = reviewers()["jungle"]


def at(animals: str, mover: str = "r", number: int = 20) -> JungleState:
    return JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), fen(animals, mover, 0, number))


def reviewed(motif: Motif | None) -> ReviewedMove:
    return ReviewedMove(
        1, 0, "A1A2", MoveClass.BLUNDER, 0.4, 0.6, 0.2, ("A1B1",), (), Phase.MIDDLE, motif
    )


def test_what_gives_up_material() -> None:
    rows = {
        "steps where it is taken": ("PD3 lD5 EA1 rA9", "D3D4", True),
        "stays out of reach": ("PD3 lD5 EA1 rA9", "D3D2", False),
        "is taken back at a profit": ("PC3 lD4 EC2 rA9", "C3D3", True),
        "takes more than it loses": ("RD3 eD4 cD5 LA1", "D3D4", False),
        "was lost before": ("PD3 lD4 EA1 rA9", "A1A2", False),
    }
    for row, (animals, text, expected) in rows.items():
        action = JUNGLE.codec.parse_action(text)
        assert REVIEWER.gives_up_material(at(animals), action) == expected, row
    assert not REVIEWER.gives_up_material(at("PD3 rA9"), JUNGLE.codec.parse_action("pass"))


def test_the_parts_of_a_game() -> None:
    start = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    assert REVIEWER.phase(start) is Phase.OPENING
    assert REVIEWER.phase(at("ED3 LD4 TA1 PA2 WA3 lG7 tG8 pG9")) is Phase.MIDDLE
    assert REVIEWER.phase(at("ED3 LD4 lG7")) is Phase.END


def test_mistakes_belong_to_skills() -> None:
    many, few = at("ED3 LD4 TA1 PA2 WA3 lG7 tG8 pG9"), at("ED3 LD4 lG7")
    rows = [
        (many, "allows_den_next", "dens"),
        (few, "allows_leaves_den", "dens"),
        (many, "allows_frees_leap", "leaps"),
        (many, "misses_leap_takes", "leaps"),
        (many, "allows_into_trap", "traps"),
        (many, "allows_free", "captures"),
        (few, "allows_free", "endings"),
        (many, "ends_repetition", "endings"),
        (many, None, "captures"),
        (few, None, "endings"),
    ]
    for state, code, expected in rows:
        move = reviewed(None if code is None else Motif(code))
        assert REVIEWER.skill(state, move) == expected, code


def test_what_takes_long_is_made_before_a_frame_needs_it() -> None:
    rules = JUNGLE.codec.parse_rules("traditional,no_capture_limit=77")
    REVIEWER.prepare(rules)
    made = lookups_of.cache_info().misses
    SearchBoard(JUNGLE.start(rules))
    assert lookups_of.cache_info().misses == made
