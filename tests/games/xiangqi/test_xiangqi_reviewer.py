"""What the reviewer of Xiangqi knows: chances, parts of a game, the book, sacrifices, skills."""

from jungle_pg.cabinet import journeys, reviewers
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.log import Setup
from jungle_pg.core.review.values import MoveClass, Phase, ReviewedMove
from jungle_pg.core.xiangqi.rulebook import RULEBOOK
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.review.motifs import CODES, motif_of
from jungle_pg.games.xiangqi.review.reviewer import SKILL_OF, SKILLS, XiangqiReviewer
from tests.rows import each_of

REVIEWER = reviewers()["xiangqi"]


def at(fen: str, number: int = 1) -> XiangqiState:
    return RULEBOOK.start(XiangqiRules(), f"{fen} - - 0 {number}")


def test_the_curve_is_even_in_the_middle_and_rises_to_its_ends() -> None:
    chances = [REVIEWER.chance(score) for score in (-30_000, -1_000, -100, 0, 100, 1_000, 30_000)]
    assert chances == sorted(chances)
    assert REVIEWER.chance(0) == 0.5
    assert 0.85 < REVIEWER.chance(1_037) < 0.95  # a chariot ahead wins nine games of ten
    assert REVIEWER.chance(300) + REVIEWER.chance(-300) == 1


@each_of(
    ("fen", "number", "phase"),
    [
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", 1, Phase.OPENING),
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", 30, Phase.MIDDLE),
        ("2bakab2/9/2n1c4/p3p3p/9/9/P1P1P3P/2N1C1N2/9/R1BAKAB2 w", 8, Phase.MIDDLE),
        ("3ak4/9/3R5/p3P4/9/6B2/r8/4B4/4A1n2/3A1K3 b", 45, Phase.END),
    ],
)
def test_the_parts_of_a_game(fen: str, number: int, phase: Phase) -> None:
    assert REVIEWER.phase(at(fen, number)) is phase


def test_moves_of_the_opening_book_are_counted_until_somebody_leaves_it() -> None:
    def book_moves(*texts: str) -> int:
        match = play_texts(RULEBOOK, Setup(XiangqiRules()), texts).so_far()
        return REVIEWER.book_moves(match)

    assert book_moves("h3e3", "h10g8") == 2
    # The book knows no left and right.
    assert book_moves("b3e3", "b10c8") == 2
    assert book_moves("h3e3", "a7a6", "h1g3") == 1
    assert book_moves("a4a5") == 0

    def no_files(name: str) -> bytes:
        raise OSError(name)

    match = play_texts(RULEBOOK, Setup(XiangqiRules()), ("h3e3",)).so_far()
    assert XiangqiReviewer(no_files).book_moves(match) == 0


def test_a_sacrifice_leaves_more_to_take_than_it_brings() -> None:
    parse = RULEBOOK.codec.parse_action
    chariot_for_advisor = at("3ak4/4a4/9/9/9/9/9/9/3R5/3K5 w")
    assert REVIEWER.gives_up_material(chariot_for_advisor, parse("d2d10")) is True
    assert REVIEWER.gives_up_material(chariot_for_advisor, parse("d2d3")) is False


def test_every_motif_belongs_to_one_of_five_skills() -> None:
    codes = [skill.code for skill in SKILLS]
    assert codes == ["mates", "forks", "guards", "openings", "endings"]
    assert set(SKILL_OF) == set(CODES)
    assert set(SKILL_OF.values()) <= set(codes)


def test_a_mistake_without_a_motif_belongs_to_its_part_of_the_game() -> None:
    state = at("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w")
    skills = {phase: REVIEWER.skill(state, mistake(phase)) for phase in Phase}
    assert skills == {Phase.OPENING: "openings", Phase.MIDDLE: "", Phase.END: "endings"}


def test_a_mistake_with_a_motif_belongs_to_what_it_is_about() -> None:
    state = at("2bakab2/9/9/p3p3C/9/6p1P/2r6/C3B1n2/4A4/4KA3 b")
    played, best, answer = map(RULEBOOK.codec.parse_action, ("g5h5", "c4c3", "a3a2"))
    move = mistake(Phase.END, motif_of(state, played, (best,), (answer,)))
    assert REVIEWER.skill(state, move) == "forks"


def mistake(phase: Phase, motif: object = None) -> ReviewedMove:
    facts = (1, 0, "a4a5", MoveClass.MISTAKE, 0.15, 0.5, 0.35, ("h3e3",), (), phase, motif)
    return ReviewedMove(*facts)  # type: ignore[arg-type]


def test_stages_of_the_academy_train_each_skill() -> None:
    journey = journeys()["xiangqi"]
    themes = {stage.theme for stage in journey.stages}
    chapters = {chapter.id for chapter in journey.chapters}
    for skill in SKILLS:
        assert skill.themes <= themes, skill.code
        assert skill.chapters <= chapters, skill.code
        trained = [
            stage
            for chapter in journey.chapters
            for stage in chapter.stages
            if stage.theme in skill.themes or chapter.id in skill.chapters
        ]
        assert len(trained) >= 3, skill.code
