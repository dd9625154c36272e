"""What games say of their reviews: a curve, five skills with words, and stages that train them."""

from jungle_pg.cabinet import GAMES, journeys, reviewers, rulebooks, words
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.values import Phase

SKILLED = ("jungle", "xiangqi")


def test_the_curve_rises_from_a_loss_to_a_win_and_is_even_where_nobody_is_ahead() -> None:
    for game in GAMES:
        reviewer = reviewers()[game]
        chances = [reviewer.chance(score) for score in range(-30_000, 30_001, 500)]
        assert chances == sorted(chances), game
        assert reviewer.chance(0) == 0.5, game
        assert 0 <= chances[0] < 0.001, game
        assert 0.999 < chances[-1] <= 1, game
        assert abs(reviewer.chance(300) + reviewer.chance(-300) - 1) < 1e-9, game


def test_five_skills_each_with_words_and_stages_that_train_it() -> None:
    for game in SKILLED:
        journey = journeys()[game]
        skills = reviewers()[game].skills
        assert len({skill.code for skill in skills}) == 5, game
        for skill in skills:
            for language in ("en", "zh"):
                assert f"skill.{game}.{skill.code}" in words(language).texts, skill
            trained = [
                stage
                for chapter in journey.chapters
                for stage in chapter.stages
                if stage.theme in skill.themes or chapter.id in skill.chapters
            ]
            assert trained, (game, skill.code)
            themes = {stage.theme for stage in journey.stages}
            assert skill.themes <= themes, (game, skill.themes - themes)
            assert skill.chapters <= {chapter.id for chapter in journey.chapters}, game


def test_a_game_begins_in_its_opening_and_stands_in_no_book_before_a_move() -> None:
    for game in SKILLED:
        rulebook = rulebooks()[game]
        match = begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules)))
        reviewer = reviewers()[game]
        assert reviewer.phase(match.state) is Phase.OPENING, game
        assert reviewer.book_moves(match) == 0, game


def test_any_game_can_be_reviewed_by_scores_alone() -> None:
    plain = Reviewer()
    assert plain.skills == ()
    assert plain.motif(None, None, (), ()) is None
    assert not plain.gives_up_material(None, None)
    assert plain.phase(None) is Phase.MIDDLE
