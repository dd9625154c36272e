"""Small positions in the players' words: `RB4 eA9` is a red rat on B4 and a blue elephant on A9."""

from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.state import Event, JungleState
from jungle_pg.core.rulebook import Refusal, Step, Verdict
from jungle_pg.texts.speech import refusal_text, verdict_text
from tests.words import ENGLISH

JUNGLE = JungleRulebook()

RULE_SETS = ("traditional", "appendix", "course", "animal", "club")
TITLES = {
    "E": "Elephant",
    "L": "Lion",
    "T": "Tiger",
    "P": "Leopard",
    "W": "Wolf",
    "D": "Dog",
    "C": "Cat",
    "R": "Rat",
}
ANIMALS = "ELTPWDCR"
SQUARES = [column + row for row in "123456789" for column in "ABCDEFG"]


def fen(animals: str, mover: str = "r", quiet: int = 0, number: int = 1) -> str:
    """The position text of some animals."""
    letters = {animal[1:]: animal[0] for animal in animals.split()}
    assert set(letters) <= set(SQUARES), f"no such square in {animals}"
    rows = []
    for row in "987654321":
        text = "".join(letters.get(column + row, ".") for column in "ABCDEFG")
        for gap in range(7, 0, -1):
            text = text.replace("." * gap, str(gap))
        rows.append(text)
    return f"{'/'.join(rows)} {mover} {quiet} {number}"


def state(
    rules: str, animals: str, mover: str = "r", quiet: int = 0, number: int = 1
) -> JungleState:
    """The state of some animals under rules given by their text."""
    return JUNGLE.start(JUNGLE.codec.parse_rules(rules), fen(animals, mover, quiet, number))


def opening(rules: str) -> JungleState:
    """The state a game begins with."""
    return JUNGLE.start(JUNGLE.codec.parse_rules(rules))


def moves_in(moment: JungleState) -> list[str]:
    """The legal moves as text, in their order."""
    return [JUNGLE.codec.action_text(action) for action in JUNGLE.actions(moment)]


def why_not(moment: JungleState, move: str) -> Refusal | None:
    """Why a move is not legal."""
    return JUNGLE.refusal(moment, JUNGLE.codec.parse_action(move))


def explain(moment: JungleState, move: str) -> str:
    """Why a move is not legal, in English."""
    refusal = why_not(moment, move)
    assert refusal is not None, f"{move} is legal"
    return refusal_text(ENGLISH, JUNGLE, moment.rules, refusal)


def ending_text(moment: JungleState) -> str:
    """How the game ended, in English."""
    assert moment.verdict is not None, "the game goes on"
    return verdict_text(ENGLISH, JUNGLE, moment.rules, moment.verdict)


def step(moment: JungleState, move: str) -> Step[JungleState, Event]:
    """What a legal move, or a pass, leads to."""
    if move != "pass":
        refusal = why_not(moment, move)
        assert refusal is None, f"{move} is refused: {refusal}"
    return JUNGLE.play(moment, JUNGLE.codec.parse_action(move))


def play_out(moment: JungleState, *moves: str) -> JungleState:
    """The state after some legal moves and passes."""
    for move in moves:
        moment = step(moment, move).state
    return moment


def verdict_of(moment: JungleState) -> Verdict | None:
    """How the game ended."""
    return JUNGLE.verdict(moment)


def turned(square: str) -> str:
    """The square where the other side has what this side has here."""
    return f"{square[0]}{10 - int(square[1])}"


def turned_animals(animals: str) -> str:
    """The same position with the sides exchanged."""
    return " ".join(f"{animal[0].swapcase()}{turned(animal[1:])}" for animal in animals.split())


def _mover_of(animals: str, square: str) -> str:
    (letter,) = (animal[0] for animal in animals.split() if animal[1:] == square)
    return "r" if letter.isupper() else "b"


def refusal_code(rules: str, animals: str, move: str) -> str | None:
    """The refusal code of the animal on the first square, None when its move is legal.

    Whether the move is among the actions, and the same question for the other side, must agree.
    """
    answers = []
    for placed, asked in (
        (animals, move),
        (turned_animals(animals), turned(move[:2]) + turned(move[2:])),
    ):
        moment = state(rules, placed, _mover_of(placed, asked[:2]))
        refusal = why_not(moment, asked)
        assert (asked in moves_in(moment)) == (refusal is None), f"{asked} in {placed}: {refusal}"
        answers.append(refusal.code if refusal else None)
    assert answers[0] == answers[1], f"{move} in {animals} depends on the side: {answers}"
    return answers[0]


def allows(rules: str, animals: str, move: str) -> bool:
    """Whether the animal on the first square of the move may go to the second."""
    return refusal_code(rules, animals, move) is None


def goes_to(rules: str, animals: str, start: str) -> set[str]:
    """Where the animal on a square may go."""
    moment = state(rules, animals, _mover_of(animals, start))
    return {move[2:] for move in moves_in(moment) if move[:2] == start}
