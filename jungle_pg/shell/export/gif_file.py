"""An animated picture as a GIF file, written frame by frame with one palette for all of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from jungle_pg.core.saving.pictures import gif_extension
from jungle_pg.shell.export.progress import NoLibrary

if TYPE_CHECKING:
    from PIL.Image import Image

COLOURS: Final = 255
CLEAR: Final = 255
"""The number of the colour that lets shine through what was there before."""

MANY: Final = 1 << 18
"""More colours than samples of a board have; counting takes longer the more there may be."""

ROUNDS: Final = 2
"""How often the chosen colours are moved to the middle of those they stand for."""

LONGEST_CS: Final = 65_535
HOW_TO_INSTALL: Final = "pip install 'jungle-pg[export]'"
KEEP: Final = 1
"""What is to become of a frame when the next one comes: it stays below it."""


def check_library() -> None:
    """NoLibrary where animated pictures cannot be written, and how that is mended."""
    try:
        import PIL.GifImagePlugin  # noqa: F401
    except ImportError:
        raise NoLibrary(
            f"an animated picture needs the library Pillow; this installs it: {HOW_TO_INSTALL}"
        ) from None


class Palette:
    """The colours of all frames: those that serve some sample pictures best."""

    def __init__(self, size: tuple[int, int], samples: Sequence[bytes]) -> None:
        from PIL import Image

        whole = Image.frombytes("RGB", (size[0], size[1] * len(samples)), b"".join(samples))
        while (counted := whole.getcolors(MANY)) is None:
            whole = whole.reduce(2)
        # By their counts alone the meadow would have all colours and a small animal none.
        pixels = b"".join(
            bytes(cast(tuple[int, int, int], colour)) * round(count**0.5 / 2 + 0.5)
            for count, colour in counted
        )
        few = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels)
        best = few.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=ROUNDS)
        found = bytes(best.getpalette() or ())[: 3 * COLOURS]
        # What is left over repeats the first colour; no pixel may become the clear one.
        self.colours = found + found[:3] * (COLOURS + 1 - len(found) // 3)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.colours)
        self._solid = [*range(COLOURS), 0]

    def numbers(self, size: tuple[int, int], pixels: bytes) -> "Image":
        """The number of the nearest colour for every pixel: always the same for the same one."""
        from PIL import Image

        picture = Image.frombytes("RGB", size, pixels)
        nearest = picture.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", size, nearest.tobytes()).point(self._solid)


class GifWriter:
    """Writes frames one after the other; only what differs from the frame before is kept."""

    def __init__(self, file: BinaryIO, size: tuple[int, int], palette: Palette) -> None:
        from PIL import Image
        from PIL.GifImagePlugin import getheader

        self.frames = 0
        self._file, self._palette = file, palette
        self._shown = Image.new("L", size, CLEAR)
        self._next: tuple[Image.Image, tuple[int, int]] | None = None
        """What was not written yet, since nobody knows how long it is seen, and its corner."""
        self._since_cs = 0
        empty = Image.new("P", size)
        empty.putpalette(palette.colours)
        for part in getheader(empty, info={"loop": 0})[0]:
            file.write(part)

    def show(
        self, corner: tuple[int, int], size: tuple[int, int], pixels: bytes, at_cs: int
    ) -> None:
        """From now on this part of the picture looks so."""
        from PIL import Image, ImageChops

        new = self._palette.numbers(size, pixels)
        x, y = corner
        difference = ImageChops.difference(new, self._shown.crop((x, y, x + size[0], y + size[1])))
        box = difference.getbbox()
        if box is None:
            return
        self._write(at_cs)
        part, changed = new.crop(box), difference.crop(box).point([0] + [255] * 255)
        left, top = x + box[0], y + box[1]
        self._shown.paste(part, (left, top))
        clear = Image.new("L", part.size, CLEAR)
        self._next = Image.composite(part, clear, changed), (left, top)

    def finish(self, at_cs: int, carried: str) -> None:
        """The last frame ends here; behind it lies a text for whoever opens the game again."""
        self._write(at_cs)
        self._file.write(gif_extension(carried) + b";")

    def _write(self, until_cs: int) -> None:
        if self._next is None:
            return
        from PIL.GifImagePlugin import getdata

        image, corner = self._next
        seen_cs = min(LONGEST_CS, until_cs - self._since_cs)
        for part in getdata(
            image, corner, duration=seen_cs * 10, disposal=KEEP, transparency=CLEAR
        ):
            self._file.write(part)
        self._next, self._since_cs = None, until_cs
        self.frames += 1
