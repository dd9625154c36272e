from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.base import Command, Quit
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.stage.input.inputs import Close, Input, Key, Point, Press, Release
from jungle_pg.stage.ops import Box, Sprite
from jungle_pg.stage.theme import DAY
from tests.rows import each_of
from tests.scenes.acting import SIZES, misplaced, seen, texts_of, view_of

REPORT = "/home/player/.local/state/jungle-pg/reports/2026-11-16_08-17-46.txt"
DEEP = "C:\\Users\\A name with blanks\\AppData\\Local\\" + "deep\\" * 20 + "report.txt"


def trouble(report: str | None = REPORT) -> Trouble:
    scene = Trouble(report)
    scene.arrange(view_of((1280, 720), Settings()))
    return scene


def tell(scene: Trouble, *events: Input) -> Command | None:
    """The command of the last input; none of those before may bring any."""
    *first, last = events
    assert all(scene.handle(event, 0.0) is None for event in first)
    return scene.handle(last, 0.0)


@each_of("keys", [["enter"], ["escape"], ["tab", "enter"], ["tab", "space"]])
def test_keys_alone_end_the_program(keys: list[str]) -> None:
    assert tell(trouble(), *map(Key, keys)) == Quit()


def test_the_mouse_alone_ends_the_program() -> None:
    scene = trouble()
    at = scene.page.widgets[0].rect.middle
    assert tell(scene, Point(*at), Press(*at), Release(*at)) == Quit()


@each_of("event", [Press(5, 5), Release(5, 5), Point(5, 5), Key("a"), Key("enter", repeat=True)])
def test_nothing_else_ends_it(event: Input) -> None:
    assert tell(trouble(), event) is None


def test_closing_the_window_is_left_to_the_program() -> None:
    assert tell(trouble(), Close()) is None


def test_it_says_where_the_report_is() -> None:
    words = "".join(texts_of(trouble().draw(0.0)))
    assert "Something went wrong" in words
    assert REPORT in words


def test_it_says_when_no_report_could_be_written() -> None:
    words = " ".join(texts_of(trouble(None).draw(0.0)))
    assert "could not be written" in words


@each_of(("language", "words"), [("en", "go on with Continue"), ("zh", "选“继续”即可接着下")])
def test_it_says_how_to_go_on_where_a_match_is_kept(language: Language, words: str) -> None:
    for has_match in (True, False):
        scene = Trouble(REPORT, has_match=has_match)
        scene.arrange(view_of((1280, 720), Settings(language=language)))
        blank = "" if language == "zh" else " "
        told = blank.join(texts_of(scene.draw(0.0)))
        assert (words in told) == has_match


def test_its_words_change_with_the_language() -> None:
    scene = trouble()
    scene.arrange(view_of((1280, 720), Settings(language="zh")))
    words = "".join(texts_of(scene.draw(0.0)))
    assert "出错了" in words
    assert REPORT in words


def test_it_covers_the_window_and_needs_no_picture_behind_it() -> None:
    ops = trouble().draw(0.0)
    assert ops[0] == Box(0, 0, 1280, 720, DAY.backdrop)
    pictures = [found.op.name for found in seen(ops) if isinstance(found.op, Sprite)]
    assert pictures == ["icons/quit"]


def test_it_waits_quietly() -> None:
    scene = trouble()
    assert scene.update(5.0) is None
    assert scene.wakes_at(5.0) is None
    assert scene.draw(5.0) == scene.draw(6.0)


@each_of("size", SIZES)
def test_a_path_longer_than_the_window_stays_inside(size: tuple[int, int]) -> None:
    settings = Settings(ui_scale=200)
    wrong = misplaced(Trouble(DEEP), view_of(size, settings))
    assert [problem for problem in wrong if not problem.endswith("is cut")] == []
