"""The games that come with the program: whole reviews, which show what there is to be seen."""

from statistics import fmean

from jungle_pg.cabinet import reviewers
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.review.reviewing import review_of
from jungle_pg.core.review.values import MoveClass, Review
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.review.samples import reviewed_sample
from jungle_pg.stage.ops import DrawList, Group
from tests.scenes.acting import Performance, a_world

GAMES = ("jungle", "xiangqi", "jackaroo")


def group(key: str, ops: DrawList) -> Group:
    """The group of a name, however deep it lies."""
    groups = [op for op in ops if isinstance(op, Group)]
    while groups:
        found = groups.pop()
        if found.key == key:
            return found
        groups += [op for op in found.ops if isinstance(op, Group)]
    raise AssertionError(key)


def sample(game: str) -> tuple[AnyMatch, Review]:
    found = reviewed_sample(a_world(), game)
    assert found is not None
    match, known = found
    return match, review_of(match, known, reviewers()[game])


def test_samples_are_whole_games_with_mistakes_that_are_explained() -> None:
    for game in GAMES:
        match, review = sample(game)
        assert match.verdict is not None, game
        assert review.is_whole, f"`jungle-pg review assets/samples/{game}.json` makes it anew"
        assert len(review.moments) >= 3, game
        mistakes = [*review.mistakes(0), *review.mistakes(1)]
        assert mistakes, game
        if game != "jackaroo":
            told = [move for move in mistakes if move.motif is not None]
            assert len(told) >= len(mistakes) / 2, game
            assert any(move.move_class is MoveClass.MISSED for move in mistakes), game


def test_a_moves_loss_is_the_fall_of_the_curve_for_its_mover() -> None:
    for game in ("jungle", "xiangqi"):
        review, apart = sample(game)[1], list[float]()
        for number, move in enumerate(review.moves, 1):
            assert move is not None
            shares = review.shares[number - 1], review.shares[number]
            assert shares[0] is not None
            assert shares[1] is not None
            fall = (shares[0] - shares[1]) * (1 if move.seat == 0 else -1)
            apart.append(abs(fall - move.loss))
            if move.move_class.is_mistake:
                assert apart[-1] < 0.03, (game, number, fall, move.loss)
        assert fmean(apart) < 0.01, game


def test_the_gallery_shows_them_at_a_key_moment_with_everything_drawn() -> None:
    for game in GAMES:
        world = a_world()
        rulebook = world.games()[game].rulebook
        match = begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules), None))
        (scene,) = GALLERY["review"](world, match)
        assert isinstance(scene, ReviewOfGame)
        Performance(scene, world, (1280, 720))
        scene.update(0.0)
        over = group("over", scene.draw(0.0))
        assert scene.chosen(0.0) in scene.review.moments, game
        assert over.ops, game
        assert scene.view is not None
        assert group("line", scene.curve.draw(scene.view, 0.0)).clip is None, game
