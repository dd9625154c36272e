"""The workbench of widgets behind its door on the title of those who build the program."""

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Say
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Key
from tests.scenes.acting import LANGUAGES as LANGUAGES_OF_PLAYERS
from tests.scenes.acting import Performance, a_world, texts_of
from tests.words import LANGUAGES
from tools.workbench.door import TitleWithDoor
from tools.workbench.words import TEXTS
from tools.workbench.workbench import Workbench


def test_f9_opens_the_workbench_and_only_there() -> None:
    play = Performance(TitleWithDoor(a_world()))
    play.do(Key("f9", repeat=True))
    assert play.names == ["title"]
    play.keys("f9")
    assert play.names == ["title", "workbench"]
    play.rest()
    play.keys("escape")
    assert play.names == ["title"]
    players = Performance(Title(a_world()))
    players.keys("f9")
    assert players.names == ["title"]


def test_every_part_can_be_used_in_every_language() -> None:
    assert TEXTS.keys() == LANGUAGES.keys()
    assert len({frozenset(texts) for texts in TEXTS.values()}) == 1
    for language in LANGUAGES_OF_PLAYERS:
        for tab in range(4):
            world = a_world(Settings(language=language))
            play = Performance(Workbench(world, tab), world)
            assert TEXTS[language]["workbench.heading"] in texts_of(play.rest())
        assert play.click("say") == [Say(TEXTS[language]["workbench.said"])]
        play.click("ask")
        assert play.names == ["workbench", "question"]
        play.rest()
        play.keys("escape")
        assert play.names == ["workbench"]
