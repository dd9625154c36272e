"""Programs are added by a trial, set by controls, renamed, tried again and removed."""

from dataclasses import replace
from pathlib import Path

from jungle_pg.engine.client import Priority
from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import Option
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.base import Pop, Push, Say
from jungle_pg.scenes.programs.browser import CommandTyped, ProgramBrowser
from jungle_pg.scenes.programs.programs import OtherPrograms
from jungle_pg.scenes.programs.samples import HOUSE, PIKAFISH
from jungle_pg.scenes.programs.sheet import ProgramSheet
from jungle_pg.scenes.programs.trial import TrialDialog
from jungle_pg.scenes.saves.file_browser import FolderChosen
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act
from tests.engine.foreign.written_programs import START, polite
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.cards import Card
from tests.scenes.programs.known_programs import ProgramList

GREETING = (
    "id name Fairy",
    "id author Fabian",
    "option name UCI_Variant type combo default xiangqi var xiangqi",
    "option name Hash type spin default 16 min 1 max 4096",
    "uciok",
)


def fairy(line: str) -> list[str]:
    """A program that plays Xiangqi."""
    return list(GREETING) if line == "uci" else list(polite()(line))


def opened(known: ProgramList) -> Performance:
    world = known.known_to(a_world())
    show = Performance(Card("below"), world)
    show.cover_with(OtherPrograms(world))
    show.rest()
    return show


def typed(show: Performance, text: str) -> None:
    """Choose a program by typing where it lies."""
    show.click("add")
    browser = show.stack.top
    assert isinstance(browser, ProgramBrowser)
    settled(show, browser)
    browser.field.change(text)
    show.keys("enter")
    settled(show, browser)


def settled(show: Performance, browser: ProgramBrowser) -> None:
    """Nobody looks for anything any more."""
    show.rest()
    while browser.under_way:
        for task in browser.under_way:
            task.wait()
        show.rest()


def test_a_program_is_added_by_its_path_and_tried_while_one_looks_on(tmp_path: Path) -> None:
    known, file = ProgramList(talk=fairy), tmp_path / "fairy stockfish"
    file.write_bytes(b"")
    show = opened(known)
    assert "No program was added yet." in texts_of(show.rest())
    typed(show, str(file))
    dialog = show.stack.top
    assert isinstance(dialog, TrialDialog)
    assert not dialog.keep.is_enabled
    for _ in range(60):
        show.rest(0.1)
    words = " ".join(texts_of(show.rest()))
    assert "Fairy, by Fabian" in words
    assert "It plays Xiangqi." in words
    show.click("keep")
    show.rest()
    (program,) = known.programs.all
    assert program.command == (str(file),)
    assert (program.name, program.author, program.games) == ("Fairy", "Fabian", ("xiangqi",))
    assert "Fairy" in texts_of(show.rest())
    assert known.running == 0


def test_a_command_with_words_behind_a_path_is_taken_too() -> None:
    known = ProgramList(talk=fairy)
    show = opened(known)
    typed(show, "python3 -m jungle_pg engine")
    dialog = show.stack.top
    assert isinstance(dialog, TrialDialog)
    assert dialog.trial.program.command == ("python3", "-m", "jungle_pg", "engine")


def test_what_is_wrong_with_a_program_is_said_in_words_and_nothing_is_kept() -> None:
    known = ProgramList(talk=lambda line: [])
    show = opened(known)
    typed(show, "nothing_at_all")
    for _ in range(60):
        known.now += 0.5
        show.rest(0.1)
    assert "It speaks neither UCI nor UCCI." in texts_of(show.rest())
    dialog = show.stack.top
    assert isinstance(dialog, TrialDialog)
    assert not dialog.keep.is_enabled
    show.keys("enter")
    assert show.stack.top is dialog
    show.click("no")
    assert known.programs.all == ()
    assert known.running == 0


def test_a_trial_that_is_cancelled_leaves_no_program_running() -> None:
    known = ProgramList(talk=lambda line: [])
    show = opened(known)
    typed(show, "nothing_at_all")
    assert known.running == 1
    show.keys("escape")
    assert known.running == 0
    assert known.programs.all == ()


def test_what_is_no_path_and_no_command_is_refused_where_it_is_typed() -> None:
    show = opened(ProgramList())
    typed(show, 'a "quote without an end')
    browser = show.stack.top
    assert isinstance(browser, ProgramBrowser)
    assert browser.problem == "This is no path and no command."


def sheet_of(known: ProgramList, program: Program = PIKAFISH) -> tuple[Performance, ProgramSheet]:
    world = known.known_to(a_world())
    show = Performance(Card("below"), world)
    sheet = ProgramSheet(world, program)
    show.cover_with(sheet)
    show.rest()
    return show, sheet


def used(sheet: ProgramSheet, name: str, value: object) -> object:
    """Use a control, wherever it is scrolled to."""
    widget = next(each for each in sheet.page.widgets if each.name == name)
    if isinstance(widget, TextField):
        widget.change(str(value))
    elif isinstance(widget, Chooser):
        assert isinstance(value, int)
    return sheet.take(Act(name, value), 0.0)  # type: ignore[arg-type]


def test_every_kind_of_option_has_a_control_that_sets_it() -> None:
    known = ProgramList(PIKAFISH, HOUSE)
    show, sheet = sheet_of(known)
    used(sheet, "option:Threads", 8.0)
    used(sheet, "option:Hash", "1024")
    used(sheet, "option:Style", 2)
    used(sheet, "option:UCI_ShowWDL", True)
    used(sheet, "option:EvalFile", "other.nnue")
    show.click("done")
    program = known.programs.named(PIKAFISH.name)
    assert program is not None
    assert dict(program.values) == {
        "Threads": "8",
        "Hash": "1024",
        "Style": "Risky",
        "UCI_ShowWDL": "true",
        "EvalFile": "other.nnue",
    }
    assert known.programs.named(HOUSE.name) == HOUSE


def test_a_value_it_does_not_take_is_said_beside_it_and_not_kept() -> None:
    known = ProgramList(PIKAFISH)
    show, sheet = sheet_of(known)
    for text in ("0", "many", "", "9" * 12):
        used(sheet, "option:Hash", text)
        field = sheet.options["option:Hash"].widget
        assert isinstance(field, TextField)
        assert field.error == "A number from 1 to 33554432.", text
    show.click("done")
    assert known.programs.all == (PIKAFISH,)


def test_a_button_of_a_program_is_pressed_when_it_is_asked_next() -> None:
    known = ProgramList(PIKAFISH)
    _, sheet = sheet_of(known)
    said = used(sheet, "option:Clear Hash", None)
    assert isinstance(said, Say)
    client = known.programs.client(PIKAFISH.name)
    assert client is not None
    for _ in range(2):
        inquiry = client.ask(question_about(START, Order(limits=Limits(depth=1))), Priority.MOVE)
        while inquiry.is_open:
            inquiry.poll()
    assert known.told.count("setoption name Clear Hash") == 1


def test_how_long_it_thinks_is_chosen_by_time_depth_or_positions() -> None:
    known = ProgramList(PIKAFISH)
    show, sheet = sheet_of(known)
    used(sheet, "kinds", 1)
    assert sheet.program.limit == Limits(depth=8)
    used(sheet, "limit", 0)
    assert sheet.program.limit == Limits(depth=1)
    used(sheet, "kinds", 2)
    assert sheet.program.limit == Limits(nodes=20_000)
    limits = show.widget("limit")
    assert isinstance(limits, Carousel)
    assert limits.labels[limits.chosen] == "20,000 positions a move"
    show.click("done")
    assert known.programs.all == (replace(PIKAFISH, limit=Limits(nodes=20_000)),)


def test_a_program_is_renamed_but_never_to_a_name_another_has() -> None:
    known = ProgramList(PIKAFISH, HOUSE)
    show, sheet = sheet_of(known)
    used(sheet, "name", HOUSE.name)
    assert sheet.title.error == "Another program has this name."
    used(sheet, "name", "  ")
    assert sheet.title.error == "It needs a name."
    used(sheet, "name", "Fish")
    assert sheet.title.error == ""
    show.click("done")
    assert [each.name for each in known.programs.all] == ["Fish", HOUSE.name]


def test_a_program_is_removed_after_a_question() -> None:
    known = ProgramList(PIKAFISH, HOUSE)
    show, _ = sheet_of(known)
    show.click("remove")
    show.click("no")
    assert len(known.programs.all) == 2
    show.click("remove")
    show.click("yes")
    assert [each.name for each in known.programs.all] == [HOUSE.name]
    assert show.names == ["below"]


def test_tried_again_it_keeps_what_was_set_and_takes_what_is_new() -> None:
    program = Program("Mine", ("fairy",), options=(Option("Hash", "spin", "16", 1, 64),),
                      values=(("Hash", "32"),), games=("xiangqi",),
                      limit=Limits(depth=3))  # fmt: skip
    known = ProgramList(program, talk=fairy)
    show, _ = sheet_of(known, program)
    show.click("again")
    for _ in range(60):
        show.rest(0.1)
    show.click("keep")
    (again,) = known.programs.all
    assert (again.name, again.author, again.limit) == ("Mine", "Fabian", Limits(depth=3))
    assert dict(again.values) == {"Hash": "32"}
    assert again.option("hash") == Option("Hash", "spin", "16", 1, 4096)


def test_what_cannot_be_kept_is_told() -> None:
    known = ProgramList(PIKAFISH)
    known.problem = "the disk is full"
    show, sheet = sheet_of(known)
    used(sheet, "name", "Fish")
    show.click("done")
    told = [wish for wish in show.wishes if isinstance(wish, Say)]
    assert told == [Say("The program could not be kept: the disk is full", "warning")]


def test_a_damaged_list_is_told_and_what_can_be_read_is_there() -> None:
    known = ProgramList(HOUSE)
    known.facts = {"programs": [*known.facts["programs"], {"name": 5}]}
    words = " ".join(texts_of(opened(known).rest()))
    assert "The list of programs is damaged." in words
    assert HOUSE.name in words
    known = ProgramList(HOUSE)
    known.is_unreadable = True
    assert "The list of programs is damaged." in " ".join(texts_of(opened(known).rest()))


def test_the_settings_lead_to_the_programs_where_there_may_be_some() -> None:
    world = a_world()
    assert "programs" not in [each.name for each in SettingsScreen(world).page.widgets]
    settings = SettingsScreen(ProgramList().known_to(world))
    pushed = settings.take(Act("programs"), 0.0)
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, OtherPrograms)


def test_a_file_that_cannot_be_named_is_told() -> None:
    known = ProgramList()
    screen = OtherPrograms(known.known_to(a_world()))
    Performance(Card("below"), screen.world).cover_with(screen)
    assert isinstance(screen.resume(FolderChosen(Path("/a\nb")), 0.0), Say)
    assert isinstance(screen.resume(CommandTyped(("x",)), 0.0), Push)
    assert screen.back(0.0) == Pop()
