import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.ui.text import letters
from jungle_pg.ui.text.editing import Draft, Edit
from tests.rows import each_of

ACCENTED = "e\u0301"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WAVING = "\U0001f44b\U0001f3fd"


def edit(marked: str) -> Edit:
    """A text with `|` for the caret and `^` for the other end of the selection, if there is one."""
    caret = marked.replace("^", "").index("|")
    anchor = marked.replace("|", "").index("^") if "^" in marked else caret
    return Edit(marked.replace("|", "").replace("^", ""), caret, anchor)


def test_typing_goes_in_at_the_caret() -> None:
    assert edit("au|mn").insert("tu") == edit("autu|mn")


def test_typing_replaces_what_is_selected() -> None:
    assert edit("my ^old| game").insert("new") == edit("my new| game")
    assert edit("my |old^ game").insert("new") == edit("my new| game")


def test_too_long_a_text_is_cut_and_nothing_else_is_lost() -> None:
    assert edit("ab|cd").insert("12345", longest=6) == edit("ab12|cd")
    assert edit("ab^cd|").insert("12345", longest=6) == edit("ab1234|")
    assert edit("abcdef|").insert("x", longest=6) == edit("abcdef|")


def test_a_cut_never_takes_half_a_letter() -> None:
    assert edit("ab|").insert("c" + ACCENTED, longest=4) == edit("abc|")


@each_of(
    ("pasted", "kept"),
    [
        ("one\ntwo", "one two"),
        ("one\r\ntwo\r\n", "one two"),
        ("one\u2028two", "one two"),
        ("tab\there", "tab here"),
        ("bell\a\x00\x7f", "bell"),
        ("turned\u202eback", "turnedback"),
        ("half\ud800", "half"),
        ("斗兽棋 🐘", "斗兽棋 🐘"),
        (FAMILY, FAMILY),
    ],
)
def test_only_what_stands_in_a_line_is_kept(pasted: str, kept: str) -> None:
    assert Edit().insert(pasted).text == kept


def test_deleting_takes_a_letter_on_either_side() -> None:
    assert edit("ab|cd").delete("left") == edit("a|cd")
    assert edit("ab|cd").delete("right") == edit("ab|d")
    assert edit("|ab").delete("left") == edit("|ab")
    assert edit("ab|").delete("right") == edit("ab|")


def test_deleting_takes_the_selection_alone() -> None:
    assert edit("a^bc|d").delete("left") == edit("a|d")
    assert edit("a^bc|d").delete("right", by_word=True) == edit("a|d")


def test_deleting_by_word() -> None:
    assert edit("rain on the ri|ver").delete("left", by_word=True) == edit("rain on the |ver")
    assert edit("rain on |the river").delete("left", by_word=True) == edit("rain |the river")
    assert edit("rain |on the").delete("right", by_word=True) == edit("rain |the")


@each_of("letter", [ACCENTED, FAMILY, WAVING, "象", "🐘"])
def test_a_letter_is_one_step_whatever_it_is_made_of(letter: str) -> None:
    text = Edit().insert(f"a{letter}b").move("home").move("right").move("right")
    assert text.text[: text.caret] == f"a{letter}"
    assert text.delete("left").text == "ab"
    assert text.move("left").caret == 1
    assert text.move("left").delete("right").text == "ab"


def test_a_caret_is_never_put_inside_a_letter() -> None:
    assert Edit(f"a{ACCENTED}b").point(2).caret == 1
    assert Edit("abc").point(-5).caret == 0
    assert Edit("abc").point(50).caret == 3


def test_letters_that_meet_become_one_and_the_caret_goes_behind() -> None:
    assert edit("ex|\u0301").delete("left") == Edit(ACCENTED, 2, 2)


def test_moves_by_word_stop_where_words_begin() -> None:
    line = edit("|rain on: 大象, b1")
    stops = []
    while line.caret < len(line.text):
        line = line.move("right", by_word=True)
        stops.append(line.text[line.caret :])
    assert stops == ["on: 大象, b1", ": 大象, b1", "大象, b1", ", b1", "b1", ""]
    back = []
    while line.caret > 0:
        line = line.move("left", by_word=True)
        back.append(line.text[line.caret :])
    assert back == ["b1", ", b1", "大象, b1", ": 大象, b1", "on: 大象, b1", "rain on: 大象, b1"]


def test_shift_selects_and_a_move_without_it_ends_the_selection_at_its_side() -> None:
    selected = edit("ab|cd").move("right", selects=True)
    assert selected == edit("ab^c|d")
    assert selected.selected == "c"
    assert selected.move("left") == edit("ab|cd")
    assert selected.move("right") == edit("abc|d")
    assert selected.move("home") == edit("|abcd")
    assert edit("ab|cd").move("end", selects=True) == edit("ab^cd|")


def test_selecting_all_and_a_word() -> None:
    assert edit("rain on| me").select_all() == edit("^rain on me|")
    assert edit("|rain on me").select_word(6) == edit("rain ^on| me")
    assert edit("|rain on me").select_word(99) == edit("rain on ^me|")
    assert Edit().select_word(0) == Edit()


def test_undo_takes_back_a_word_typed_in_one_go_and_redo_brings_it_again() -> None:
    draft = Draft()
    for letter in "rain":
        draft = draft.then(draft.edit.insert(letter), "typing")
    draft = draft.then(draft.edit.delete("left"), "backspace")
    assert draft.edit.text == "rai"
    assert draft.undo().edit == edit("rain|")
    assert draft.undo().undo().edit == edit("|")
    assert draft.undo().undo().undo().edit == edit("|")
    assert draft.undo().undo().redo().redo().edit == edit("rai|")


def test_moving_the_caret_begins_another_step_to_take_back() -> None:
    draft = Draft().then(edit("a|"), "typing").then(edit("|a"))
    draft = draft.then(edit("b|a"), "typing")
    assert draft.undo().edit == edit("|a")


def test_what_was_taken_back_is_gone_after_another_change() -> None:
    draft = Draft().then(edit("one|")).undo().then(edit("two|"))
    assert draft.redo() == draft


TEXTS = st.text(
    st.one_of(st.sampled_from("ab .\u0301\u200d\U0001f3fd🐘象\n\t"), st.characters()), max_size=6
)
CHANGES = st.one_of(
    st.tuples(st.just("insert"), TEXTS),
    st.tuples(st.sampled_from(("delete", "move", "select")), st.sampled_from(("left", "right"))),
    st.tuples(st.sampled_from(("delete_word", "move_word")), st.sampled_from(("left", "right"))),
    st.tuples(st.sampled_from(("move", "select")), st.sampled_from(("home", "end"))),
    st.tuples(st.just("all"), st.just("")),
    st.tuples(st.just("word"), st.just("")),
)


def changed(line: Edit, what: str, value: str) -> Edit:
    match what:
        case "insert":
            return line.insert(value, longest=12)
        case "delete" | "delete_word":
            return line.delete(value, by_word=what == "delete_word")
        case "move" | "move_word" | "select":
            return line.move(value, by_word=what == "move_word", selects=what == "select")
        case "all":
            return line.select_all()
    return line.select_word(line.caret)


@given(st.lists(CHANGES, max_size=25))
def test_caret_and_selection_stay_between_letters_of_one_clean_line(
    script: list[tuple[str, str]],
) -> None:
    line = Edit()
    for what, value in script:
        line = changed(line, what, value)
        for place in (line.caret, line.anchor):
            assert 0 <= place <= len(line.text) <= 12
            assert letters.is_between(line.text, place)
        assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl") for sign in line.text)


@given(st.lists(CHANGES, max_size=25))
def test_undo_goes_back_through_every_text_and_redo_forward_again(
    script: list[tuple[str, str]],
) -> None:
    draft, texts = Draft(), [""]
    for what, value in script:
        draft = draft.then(changed(draft.edit, what, value))
        if draft.edit.text != texts[-1]:
            texts.append(draft.edit.text)
    last = draft.edit.text
    for text in reversed(texts):
        assert draft.edit.text == text
        draft = draft.undo()
    for text in texts[1:]:
        draft = draft.redo()
        assert draft.edit.text == text
    assert draft.edit.text == last
