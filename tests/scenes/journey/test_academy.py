"""The academies by mouse and keys: cards of all stages, what is locked, and how one goes on."""

from jungle_pg.cabinet import journeys
from jungle_pg.core.journey.stage import LESSON
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.journey.academy import AcademyScreen
from jungle_pg.scenes.journey.academy_cards import StageCards
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.journey.samples import part_way
from jungle_pg.scenes.journey.stage.result import Passed
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import a_world, heard
from tests.scenes.journey.walking import Walk, jungle

ACADEMIES = ("xiangqi", "jackaroo")


def an_academy(game: str, *, is_new: bool = False, size: tuple[int, int] = (1280, 720)) -> Walk:
    world = a_world()
    if not is_new:
        world.progress = SharedStore(part_way(journeys()[game]))
    walk = Walk(AcademyScreen(world, game), world, size)
    walk.rest(1.0)
    return walk


def academy_of(walk: Walk) -> AcademyScreen:
    scene = walk.stack.scenes[0]
    assert isinstance(scene, AcademyScreen)
    return scene


def click_card(walk: Walk, chapter: int, number: int) -> None:
    """Scroll to a card and click it."""
    scene = academy_of(walk)
    cards = scene.cards[chapter]
    assert scene.view is not None
    scene._reveal(cards.parts(scene.view)[number], walk.now)
    walk.rest(1.0)
    x, y = cards.parts(scene.view)[number].middle
    walk.do(Point(x, y), Press(x, y), Release(x, y))


@each_of("game", ACADEMIES)
def test_every_stage_of_an_academy_has_a_card_and_the_open_ones_are_played(game: str) -> None:
    walk = an_academy(game)
    scene, journey = academy_of(walk), journeys()[game]
    cards = [card for chapter in scene.cards for card in chapter.stages]
    assert [card.coin.number for card in cards] == list(range(1, len(journey.stages) + 1))
    assert all(card.name and card.name.count(".") == 0 for card in cards), "each has its name"
    click_card(walk, 0, 1)
    assert walk.names == ["academy", "stage"]
    assert walk.board.stage == journey.stages[1]
    walk.keys("escape")
    walk.rest(1.0)
    click_card(walk, len(journey.chapters) - 1, 2)
    assert walk.names == ["academy"], "what is locked stays closed"
    assert heard(walk.world)[-1] == "error"


def test_go_on_opens_where_the_way_goes_on_and_the_next_one_follows_a_solved_one() -> None:
    walk = an_academy("xiangqi")
    scene = academy_of(walk)
    current = scene.current
    walk.keys("enter")
    assert walk.board.stage == current
    walk.board.world.progress.change(lambda now: now.with_result(current, 3, 1, "2026-01-01"))
    assert scene.resume(Passed(current.id), walk.now) is None
    after = scene.resume(Passed(current.id, goes_on=True), walk.now)
    assert after is not None
    assert scene.current == scene.journey.after(current.id)


def test_keys_alone_lead_through_the_cards_and_keep_them_in_sight() -> None:
    walk = an_academy("xiangqi", size=(800, 600))
    scene = academy_of(walk)
    walk.tab_to("xiangqi_0")
    for _ in range(14):
        walk.keys("right")
    walk.rest(1.0)
    cards = scene.cards[0]
    assert cards.chosen == 14
    assert scene.view is not None
    card = cards.parts(scene.view)[14]
    assert scene._port.y <= card.y
    assert card.bottom <= scene._port.bottom + 1
    walk.keys("enter")
    assert walk.names == ["academy", "stage"]
    assert walk.board.number == 15


def test_who_knows_the_game_skips_its_lessons() -> None:
    walk = an_academy("xiangqi", is_new=True)
    scene = academy_of(walk)
    assert scene.current.kind == LESSON
    walk.press("know")
    assert scene.current.kind != LESSON
    assert not scene.know.is_enabled


def test_the_map_leads_to_both_academies_and_back() -> None:
    world = a_world()
    walk = Walk(JourneyMap(world, jungle()), world)
    walk.rest(1.0)
    walk.press("academy")
    walk.rest(1.0)
    scene = walk.stack.top
    assert isinstance(scene, AcademyScreen)
    assert set(scene.games) == set(ACADEMIES)
    assert all(isinstance(each, StageCards) for each in scene.cards)
    walk.click("game")
    walk.rest(1.0)
    walk.press("map")
    assert walk.names == ["journey"]
