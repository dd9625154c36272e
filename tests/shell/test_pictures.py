"""Pictures have their exact size, large ones come later, and broken ones never stop the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import SRCALPHA, Color, Surface, image

from jungle_pg.shell.painter.op_bounds import place
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.lru_cache import LruCache
from jungle_pg.shell.pictures.pictures import POSED_BYTES, SHARP_BYTES, Pictures
from jungle_pg.stage.ops import Box, Drawing, DrawList, Scenery, Sprite, Text

RED = '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="25">{}</svg>'.format(
    '<rect width="50" height="25" fill="#FF0000"/>'
)


class Shop:
    """A store that forgets everything when the program ends, and counts what it is given."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.puts = 0

    def get(self, key: str, length: int) -> bytes | None:
        return self.kept.get(key)

    def put(self, key: str, pixels: bytes) -> None:
        self.kept[key] = pixels
        self.puts += 1


class BrokenShop:
    def get(self, key: str, length: int) -> bytes | None:
        raise OSError("the shelf fell down")

    def put(self, key: str, pixels: bytes) -> None:
        raise OSError("the shelf fell down")


@pytest.fixture
def sprites(tmp_path: Path, screen: Surface) -> Path:
    (tmp_path / "red.svg").write_text(RED)
    (tmp_path / "blue.svg").write_text(RED.replace("FF0000", "0000FF"))
    (tmp_path / "broken.svg").write_text("<svg")
    return tmp_path


@pytest.fixture
def loader() -> Iterator[Loader]:
    loader = Loader()
    yield loader
    loader.close()


def large(name: str, w: int = 600) -> Sprite:
    return Sprite(name, 0, 0, w, w / 2)


def scenery(w: int, name: str = "red", extra: DrawList = ()) -> Scenery:
    return Scenery((Sprite(name, w / 2, w / 4, w, w / 2), *extra), 0, 0, w, w / 2, "#00FF00")


def same(one: Surface | None, other: Surface | None) -> bool:
    assert one is not None
    assert other is not None
    return image.tobytes(one, "RGBA") == image.tobytes(other, "RGBA")


@pytest.mark.parametrize("size", [(50, 25), (31, 16), (33, 16), (40, 40), (7.6, 3.4)])
def test_a_sprite_has_exactly_the_size_asked_for(
    size: tuple[float, float], sprites: Path, fonts: Fonts
) -> None:
    picture = Pictures(sprites, fonts).sprite(Sprite("red", 0, 0, *size))
    assert picture is not None
    assert picture.get_size() == (round(size[0]), round(size[1]))
    assert picture.get_at((round(size[0]) // 2, round(size[1]) // 2)) == Color("#FF0000")
    assert picture.get_flags() & SRCALPHA


def test_colours_are_replaced_in_order_and_grey_takes_all_colour(
    sprites: Path, fonts: Fonts
) -> None:
    pictures = Pictures(sprites, fonts)
    recolour = (("#ff0000", "#00FF00"), ("#00FF00", "#123456"))
    changed = pictures.sprite(Sprite("red", 0, 0, 50, 25, recolour=recolour))
    grey = pictures.sprite(Sprite("red", 0, 0, 50, 25, grey=True))
    assert changed is not None
    assert grey is not None
    assert changed.get_at((9, 9)) == Color("#123456")
    red, green, blue, _ = grey.get_at((9, 9))
    assert red == green == blue


def test_poses_stretch_mirror_and_turn_the_sharp_picture(sprites: Path, fonts: Fonts) -> None:
    pictures = Pictures(sprites, fonts)
    plain = Sprite("red", 0, 0, 50, 25)
    stretched = pictures.sprite(Sprite("red", 0, 0, 50, 25, stretch_x=0.5, stretch_y=2))
    upright = pictures.sprite(Sprite("red", 0, 0, 50, 25, angle=90))
    assert stretched is not None
    assert upright is not None
    assert stretched.get_size() == (25, 50)
    assert upright.get_height() > upright.get_width()
    assert pictures.sprite(plain) is pictures.sprite(Sprite("red", 9, 9, 50, 25, angle=360))
    assert same(pictures.sprite(Sprite("red", 0, 0, 50, 25, flip=True)), pictures.sprite(plain))


@pytest.mark.parametrize("angle", [0.25, -2.5, 7, 33.3, 45, 90, 180, -120])
def test_a_turned_sprite_stays_inside_its_place(angle: float, sprites: Path, fonts: Fonts) -> None:
    pictures = Pictures(sprites, fonts)
    for w, h in ((1, 1), (50, 25), (51, 26), (7, 90), (120, 119)):
        op = Sprite("red", 0, 0, w, h, angle=angle)
        picture, box = pictures.sprite(op), place(op, fonts)
        assert picture is not None
        assert box.contains(picture.get_rect(center=box.center))


def test_turns_that_hardly_differ_share_a_picture(sprites: Path, fonts: Fonts) -> None:
    pictures = Pictures(sprites, fonts)

    def turned(angle: float, side: float = 300) -> Surface | None:
        return pictures.sprite(Sprite("red", 0, 0, side, side / 2, angle=angle))

    assert turned(20) is turned(20.4)
    assert turned(20) is not turned(21)
    assert turned(1) is not turned(1.3)
    assert turned(19, 24) is turned(20, 24)


def test_a_missing_or_broken_picture_is_a_placeholder_and_is_told_once(
    sprites: Path, fonts: Fonts
) -> None:
    pictures = Pictures(sprites, fonts)
    for size in (20, 40):
        for name in ("nothing", "broken"):
            picture = pictures.sprite(Sprite(name, 0, 0, size, size))
            assert picture is not None
            assert picture.get_at((size // 2, size // 2)).a > 0
            assert picture.get_at((0, 0)).a == 0
    plain = pictures.drawing(Drawing("no drawing", 0, 0, 30, 20))
    assert plain is not None
    assert plain.get_size() == (30, 20)
    missing, broken, drawing = pictures.problems
    assert "nothing" in missing
    assert "broken" in broken
    assert "drawing" in drawing


def test_small_pictures_are_there_at_once_and_large_ones_later(
    sprites: Path, fonts: Fonts, loader: Loader
) -> None:
    pictures = Pictures(sprites, fonts, loader)
    assert pictures.sprite(Sprite("red", 0, 0, 50, 25)) is not None
    assert not pictures.waiting()
    assert pictures.sprite(large("blue")) is None
    assert pictures.waiting()
    loader.finish()
    assert pictures.sprite(large("blue")) is None, "nothing changes before it is taken over"
    assert pictures.arrived()
    assert same(pictures.sprite(large("blue")), Pictures(sprites, fonts).sprite(large("blue")))
    assert not pictures.waiting()
    assert not pictures.arrived()


def test_a_large_picture_that_fails_is_told_and_the_next_one_is_still_made(
    sprites: Path, fonts: Fonts, loader: Loader
) -> None:
    pictures = Pictures(sprites, fonts, loader)
    pictures.sprite(large("nothing"))
    pictures.sprite(large("red"))
    loader.finish()
    assert pictures.arrived()
    assert pictures.sprite(large("nothing")) is not None
    assert pictures.sprite(large("red")) is not None
    (problem,) = pictures.problems
    assert "nothing" in problem


def test_two_sizes_of_one_picture_are_both_made_in_the_end(
    sprites: Path, fonts: Fonts, loader: Loader
) -> None:
    pictures = Pictures(sprites, fonts, loader)
    for _ in range(3):
        pictures.sprite(large("red", 600))
        pictures.sprite(large("red", 800))
        loader.finish()
        pictures.arrived()
    assert pictures.sprite(large("red", 600)) is not None
    assert pictures.sprite(large("red", 800)) is not None
    assert not pictures.waiting()


def test_a_scenery_made_in_the_background_equals_one_made_at_once(
    sprites: Path, fonts: Fonts, loader: Loader
) -> None:
    pictures = Pictures(sprites, fonts, loader)
    extra = (Text("狮 Lion", 20, 20, 20, "#FFFFFF"), Box(5, 5, 50, 50, "#103E34", 70))
    op = scenery(300, extra=extra)
    assert pictures.scenery(op) is None
    loader.finish()
    pictures.arrived()
    made = pictures.scenery(op)
    assert same(made, Pictures(sprites, fonts).scenery(op))
    assert made is not None
    assert made.get_at((200, 100)) == Color("#FF0000")
    assert not made.get_flags() & SRCALPHA


def test_a_scenery_without_loader_tells_what_is_missing(sprites: Path, fonts: Fonts) -> None:
    pictures = Pictures(sprites, fonts)
    assert pictures.scenery(scenery(100, "nothing")) is not None
    assert len(pictures.problems) == 1


def test_what_is_stored_is_used_at_the_next_start(sprites: Path, fonts: Fonts) -> None:
    shop = Shop()
    shown: list[tuple[Surface | None, Surface | None]] = []
    for _ in range(2):
        loader = Loader(shop)
        pictures = Pictures(sprites, fonts, loader)
        pictures.sprite(large("red"))
        pictures.scenery(scenery(300))
        loader.finish()
        pictures.arrived()
        shown.append((pictures.sprite(large("red")), pictures.scenery(scenery(300))))
        loader.close()
    assert shop.puts == 2
    assert same(shown[0][0], shown[1][0])
    assert same(shown[0][1], shown[1][1])


def test_a_changed_asset_is_drawn_anew(sprites: Path, fonts: Fonts) -> None:
    shop = Shop()
    for content in (RED, RED.replace("FF0000", "00FF00")):
        (sprites / "red.svg").write_text(content)
        loader = Loader(shop)
        pictures = Pictures(sprites, fonts, loader)
        pictures.scenery(scenery(300))
        pictures.sprite(large("red"))
        loader.finish()
        loader.close()
    assert shop.puts == 4


def test_stored_pixels_of_the_wrong_length_are_ignored(sprites: Path, fonts: Fonts) -> None:
    shop = Shop()
    for _ in range(2):
        loader = Loader(shop)
        pictures = Pictures(sprites, fonts, loader)
        pictures.sprite(large("red"))
        loader.finish()
        pictures.arrived()
        assert same(pictures.sprite(large("red")), Pictures(sprites, fonts).sprite(large("red")))
        loader.close()
        for key in shop.kept:
            shop.kept[key] = b"too short"


def test_a_store_that_fails_costs_only_a_sentence(sprites: Path, fonts: Fonts) -> None:
    loader = Loader(BrokenShop())
    pictures = Pictures(sprites, fonts, loader)
    pictures.sprite(large("red"))
    loader.finish()
    assert pictures.arrived()
    assert pictures.sprite(large("red")) is not None
    assert all("the shelf fell down" in problem for problem in pictures.problems)
    assert len(pictures.problems) == 2
    loader.close()


def test_a_placeholder_is_not_stored(sprites: Path, fonts: Fonts) -> None:
    shop = Shop()
    loader = Loader(shop)
    pictures = Pictures(sprites, fonts, loader)
    pictures.sprite(large("broken"))
    pictures.scenery(scenery(300, "broken"))
    loader.finish()
    loader.close()
    assert shop.puts == 0


def test_the_shelf_drops_what_was_used_longest_ago() -> None:
    store: LruCache[str, str] = LruCache(10, len)
    store.put("a", "12345")
    store.put("b", "12345")
    store.get("a")
    store.put("c", "1")
    assert (store.get("a"), store.get("b"), store.get("c")) == ("12345", None, "1")
    store.put("huge", "x" * 99)
    assert store.get("huge") == "x" * 99
    assert store.total == 99


def test_kept_pictures_stay_within_their_limits(sprites: Path, fonts: Fonts) -> None:
    pictures = Pictures(sprites, fonts)
    for step in range(60):
        pictures.sprite(Sprite("red", 0, 0, 500 + step, 250, angle=10 + step))
    assert pictures.kept_bytes() <= SHARP_BYTES + POSED_BYTES
