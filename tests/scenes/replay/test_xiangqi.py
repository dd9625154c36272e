"""A game of Xiangqi watched again: its checks, its moves as they are written."""

from jungle_pg.files.settings import Settings
from tests.rows import each_of
from tests.scenes.replay.watching import Watching
from tests.scenes.table.played import XIANGQI_GAME
from tests.scenes.table.xiangqi_board import BACK_RANK, CHECKED, MATED, xiangqi_match

STILL = Settings(reduced_motion=True)


def watching(settings: Settings = STILL, size: tuple[int, int] = (1920, 1080)) -> Watching:
    return Watching(xiangqi_match(*CHECKED), settings, size, game=XIANGQI_GAME)


def standing(watched: Watching, ply: int) -> list[str]:
    """The sprites after so many plies."""
    watched.scene.tape = watched.scene.tape.pause(watched.show.now).seek(ply, watched.show.now)
    return watched.sprites()


def test_a_jump_shows_the_check_of_the_place_it_leads_to() -> None:
    watched = watching()
    marked = {ply: "xiangqi/check" in standing(watched, ply) for ply in range(13)}
    assert [ply for ply, is_marked in marked.items() if is_marked] == [3, 12]


def test_a_check_appears_when_the_attacker_has_landed() -> None:
    watched = watching(Settings())
    projector, pace = watched.scene.projector, watched.scene.pace
    field, appearance = watched.scene.board.field, watched.scene.board.appearance
    assert field is not None
    assert appearance is not None
    places = [2.02, 2.1, 2.5, 2.9, 3.0]
    look, shown = watched.scene.game.look, []
    for place in places:
        marks = projector.marks_at(place)
        ops = projector.at(place, pace).draw(look, field, appearance, marks)
        shown.append("xiangqi/check" in str(ops))
    assert shown[0] is False
    assert shown[-1] is True
    assert shown == sorted(shown)


@each_of(
    ("notation", "written"), [("characters", "砲5進4"), ("wxf", "C5+4"), ("coordinates", "e8e4")]
)
def test_moves_are_written_as_the_player_wants(notation: str, written: str) -> None:
    watched = watching(Settings(reduced_motion=True, notation=(("xiangqi", notation),)))
    watched.scene.tape = watched.scene.tape.to_end(watched.show.now)
    texts = watched.texts()
    assert f"12. Cannon {written}" in texts
    assert written in texts


def test_a_name_in_characters_is_not_said_twice() -> None:
    settings = Settings(reduced_motion=True, language="zh", characters="simplified")
    watched = watching(settings)
    watched.scene.tape = watched.scene.tape.to_end(watched.show.now)
    assert "12. 炮5进4" in watched.texts()


def test_the_end_of_a_game_is_told() -> None:
    match = xiangqi_match(*MATED, position=BACK_RANK)
    watched = Watching(match, STILL, game=XIANGQI_GAME)
    assert any("RED wins by checkmate!" in text for text in watched.texts())


@each_of("size", [(640, 480), (800, 600), (1280, 720), (720, 1280), (3840, 2160)])
@each_of("language", ["en", "zh"])
def test_no_word_is_cut(size: tuple[int, int], language: str) -> None:
    settings = Settings(reduced_motion=True, language="zh" if language == "zh" else "en")
    watched = watching(settings, size)
    watched.scene.tape = watched.scene.tape.to_end(watched.show.now)
    assert [text for text in watched.texts() if "…" in text] == []
