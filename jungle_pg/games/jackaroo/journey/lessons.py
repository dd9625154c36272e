"""The lessons of Jackaroo King: hands to be played with a guide, while the deck is empty."""

from typing import Final

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.rulebook import RULEBOOK
from jungle_pg.core.jackaroo.rules import USUAL
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import RED
from jungle_pg.core.journey.stage import LESSON, Goal, GuideStep, Stage

RULES: Final = USUAL


def placed(red: str, yellow: str, hand: str, theirs: str = "-") -> str:
    """The position text of marbles and hands; all other cards have been played."""
    held = {*hand.split(","), *theirs.split(",")}
    pile = ",".join(card for card in CARDS if card not in held)
    return (
        f"red={red} yellow={yellow} hands={hand}|{theirs} deck=- pile={pile} "
        "round=6 turn=43 mover=red phase=card"
    )


def lesson(name: str, position: str, *told: tuple[str, str]) -> Stage:
    """A lesson: what is said, each time with the decisions to be made, or nothing to be read."""
    state = RULEBOOK.start(RULEBOOK.codec.parse_rules(RULES), position)
    guide: list[GuideStep] = []
    key: list[str] = []
    moves = 0
    for text, decisions in told:
        picks: list[str] = []
        for decision in decisions.split():
            action = RULEBOOK.codec.parse_action(decision)
            picks += RULEBOOK.picks(state, action)
            moves += RULEBOOK.commits(state, action)
            key.append(decision)
            state = _led_on(RULEBOOK.play(state, action).state, key)
        guide.append(GuideStep(text, tuple(picks), reads=not picks))
    name = f"jackaroo_{name}"
    goal = Goal("steps", facts=(("count", moves),))
    return Stage(
        name, "jackaroo", RULES, position, LESSON, goal, RED, tuple(key),
        guide=tuple(guide), theme=name, text=name,
    )  # fmt: skip


def _led_on(state: JackarooState, key: list[str]) -> JackarooState:
    """The state after what needs no answer."""
    while state.actor == RED and not RULEBOOK.asks(state):
        offered = RULEBOOK.actions(state)
        if len(offered) > 1:
            break
        key.append(RULEBOOK.codec.action_text(offered[0]))
        state = RULEBOOK.play(state, offered[0]).state
    return state


LESSONS: Final = (
    lesson(
        "out",
        placed("B,B,B,12", "30,B,B,B", "KS,5H,AD"),
        ("guide.jackaroo_out.base", ""),
        ("guide.jackaroo_out.king", "card:KS option:out"),
        ("guide.jackaroo_out.walk", "card:5H marble:1"),
    ),
    lesson(
        "capture",
        placed("10,B,B,B", "15,40,B,B", "5H,9S"),
        ("guide.jackaroo_capture.rule", ""),
        ("guide.jackaroo_capture.take", "card:5H marble:1"),
        ("guide.jackaroo_capture.again", "card:9S marble:1"),
    ),
    lesson(
        "home",
        placed("49,H4,40,B", "20,B,B,B", "5S,3C,9D"),
        ("guide.jackaroo_home.exact", ""),
        ("guide.jackaroo_home.in", "card:5S marble:1"),
    ),
    lesson(
        "seven",
        placed("48,20,B,B", "23,B,B,B", "7H,3S"),
        ("guide.jackaroo_seven.rule", ""),
        ("guide.jackaroo_seven.split", "card:7H marble:2 steps:3"),
    ),
    lesson(
        "jack",
        placed("5,B,B,B", "45,B,B,B", "JS,8D"),
        ("guide.jackaroo_jack.rule", ""),
        ("guide.jackaroo_jack.swap", "card:JS target:1"),
    ),
)
