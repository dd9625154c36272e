"""A crash report holds what is needed to find the mistake, and nothing about the player."""

from datetime import datetime, timedelta
from pathlib import Path, PurePath, PureWindowsPath

import pytest

from jungle_pg import __version__
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.files.reports import KEPT_REPORTS, crash_text, error_text, masked_words, write_report
from tests.rows import each_of

NOON = datetime(2024, 5, 6, 12, 7, 8)
NOBODY = Path("/home/nobody-here")


def mistake(message: str = "a piece is lost") -> Exception:
    try:
        raise LookupError(message)
    except LookupError as error:
        return error


def report(
    error: BaseException,
    *,
    facts: dict[str, str] | None = None,
    last_inputs: tuple[str, ...] = (),
    match: str | None = None,
    journals: tuple[Path, ...] = (),
    home: PurePath = NOBODY,
) -> str:
    return crash_text(
        error,
        facts=facts or {},
        last_inputs=last_inputs,
        match=match,
        journals=journals,
        stamp=NOON,
        home=home,
    )


def test_a_report_tells_what_happened_when_and_to_which_versions() -> None:
    text = report(mistake(), facts={"SDL": "2.32.10"})
    assert "2024-05-06 12:07:08" in text
    assert "Traceback" in text
    assert "LookupError: a piece is lost" in text
    assert "in mistake" in text
    assert f"program: {__version__}" in text
    assert "Python: 3." in text
    assert "system: " in text
    assert "SDL: 2.32.10" in text


def test_a_report_tells_the_last_inputs_and_the_match() -> None:
    text = report(mistake(), last_inputs=("click 3 4", "key z"), match="1. a1-a2\n2. b1-b2")
    assert "click 3 4\nkey z" in text
    assert "1. a1-a2\n2. b1-b2" in text


def test_a_report_says_where_the_match_is_written_down() -> None:
    home = Path("/home/anna")
    text = report(mistake(), match="1. a1-a2", journals=(home / "a.journal",), home=home)
    journal = Path("~/a.journal")
    assert text.endswith(f"1. a1-a2\n\nIts journal\n-----------\n{journal}\n")


def test_a_report_without_inputs_and_match_says_so() -> None:
    assert report(mistake()).count("none\n") == 3


def test_the_cause_of_an_error_is_told_too() -> None:
    error = RuntimeError("drawing failed")
    error.__cause__ = mistake()
    text = report(error)
    assert "a piece is lost" in text
    assert "drawing failed" in text


def test_messages_that_may_quote_what_is_hidden_are_masked_with_those_they_came_from() -> None:
    error = RuntimeError("cannot draw 7C")
    error.__cause__ = mistake("no 7C in QH")
    # Errors that came from each other come to an end.
    error.__cause__.__context__ = error
    text = error_text(error, is_masked=True)
    assert text.index("LookupError: xx xx xx xx") < text.index("RuntimeError: xx xx xx")
    assert "in mistake" in text
    assert "7C" not in text


def test_cards_that_an_error_quotes_have_one_width() -> None:
    told = {masked_words(f"cannot play {card} from ['{card}', 'KS'] at 12") for card in CARDS}
    assert told == {"xx xx xx xx ['xx', 'xx'] xx xx"}


@each_of(
    ("home", "message", "told"),
    [
        ("/home/anna", "no /home/anna/games/a.txt", "no ~/games/a.txt"),
        ("/home/anna", "/home/anna", "~"),
        ("/home/anna", "not in /home/anna.", "not in ~."),
        ("/home/anna", "/home/annabel/x", "/home/annabel/x"),
        ("/home/a+b", "/home/a+b/x /home/aab/x", "~/x /home/aab/x"),
    ],
)
def test_the_home_folder_is_written_as_a_tilde(home: str, message: str, told: str) -> None:
    assert f"LookupError: {told}" in report(mistake(message), home=Path(home)).splitlines()


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (r"C:\Users\Anna\x", r"~\x"),
        (r"c:\users\anna\x", r"~\x"),
        (r"'C:\\Users\\Anna\\x'", r"'~\\x'"),
        ("C:/Users/Anna/x", "~/x"),
    ],
)
def test_a_home_folder_on_windows_is_found_in_each_of_its_spellings(
    message: str, told: str
) -> None:
    home = PureWindowsPath(r"C:\Users\Anna")
    assert f"LookupError: {told}" in report(mistake(message), home=home).splitlines()


def test_the_paths_in_the_traceback_lose_the_home_folder_too() -> None:
    here = Path(__file__)
    text = report(mistake(), home=here.parent.parent)
    assert f'File "{Path("~", here.parent.name, here.name)}"' in text
    assert str(here) not in text


def test_a_home_at_the_root_changes_no_path() -> None:
    assert str(Path(__file__)) in report(mistake(), home=Path("/"))


def test_a_report_is_kept_under_its_time(tmp_path: Path) -> None:
    path = write_report(tmp_path / "logs", "text", NOON)
    assert path == tmp_path / "logs" / "crash-20240506-120708.txt"
    assert path.read_text() == "text"


def test_two_reports_of_one_second_are_both_kept(tmp_path: Path) -> None:
    write_report(tmp_path, "first", NOON)
    path = write_report(tmp_path, "second", NOON)
    assert path == tmp_path / "crash-20240506-120708-2.txt"
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["first", "second"]


def test_the_newest_twenty_are_kept_and_foreign_files_stay(tmp_path: Path) -> None:
    (tmp_path / "crash-notes.txt").write_text("mine")
    for number in range(KEPT_REPORTS):
        write_report(tmp_path, f"{number}", NOON + timedelta(seconds=number // 2))
    assert len(list(tmp_path.iterdir())) == KEPT_REPORTS + 1
    for number in range(3):
        write_report(tmp_path, f"new {number}", NOON + timedelta(hours=1))
    told = {path.read_text() for path in tmp_path.iterdir()}
    assert told == {
        "mine",
        *(f"{number}" for number in range(3, KEPT_REPORTS)),
        *(f"new {number}" for number in range(3)),
    }


def test_a_report_written_with_a_clock_set_back_is_kept(tmp_path: Path) -> None:
    for number in range(KEPT_REPORTS):
        write_report(tmp_path, "later", NOON + timedelta(days=number))
    path = write_report(tmp_path, "early", NOON - timedelta(days=400))
    assert path is not None
    assert path.read_text() == "early"
    assert len(list(tmp_path.iterdir())) == KEPT_REPORTS


def test_a_broken_character_does_not_stop_a_report(tmp_path: Path) -> None:
    path = write_report(tmp_path, report(mistake("half \ud800")), NOON)
    assert path is not None
    assert "half \\ud800" in path.read_text()


def test_a_folder_that_is_a_file_gives_no_report_and_no_error(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("in the way")
    assert write_report(tmp_path / "logs", "text", NOON) is None
