"""Makes large pictures in the background and keeps their pixels for the next start."""

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Protocol

from pygame import Surface

from jungle_pg.shell.painter.op_bounds import Size
from jungle_pg.shell.pictures.raster import BrokenPicture, bytes_of, from_pixels, to_pixels


class Store(Protocol):
    """Keeps pixels between starts."""

    def get(self, key: str, length: int) -> bytes | None:
        """The pixels kept under a key, if there are as many bytes as asked for."""

    def put(self, key: str, pixels: bytes) -> None:
        """Keeps pixels under a key."""


@dataclass(frozen=True, slots=True)
class Made:
    """A finished picture, None when it cannot be made, and what went wrong in words."""

    picture: Surface | None
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """A picture to be made."""

    key: Hashable
    subject: Hashable
    """What it shows: while two orders wait that show the same, the older one is dropped."""
    size: Size
    opaque: bool
    make: Callable[[Callable[[], bool]], Made | None]
    """Makes it; asks now and then whether to stop, and gives None if so."""
    digest: Callable[[], str]
    """A name for all it is made of."""
    goes_first: bool = False
    """Made before whatever waits already."""


class Loader:
    """One thread that makes what is ordered, in order, and then stores what it made."""

    def __init__(self, store: Store | None = None) -> None:
        self._store = store
        self._changed = Condition()
        self._orders: deque[Order] = deque()
        self._due: set[Hashable] = set()
        self._done: list[tuple[Hashable, Made]] = []
        self._unstored: deque[tuple[str, Surface]] = deque()
        self._problems: tuple[str, ...] = ()
        self._thread: Thread | None = None
        self._is_busy = False
        self._is_closed = False

    def order(self, order: Order) -> None:
        """Asks for a picture, unless it is on its way already."""
        with self._changed:
            if self._is_closed or order.key in self._due:
                return
            for older in [older for older in self._orders if older.subject == order.subject]:
                self._orders.remove(older)
                self._due.discard(older.key)
            self._orders.insert(0 if order.goes_first else len(self._orders), order)
            self._due.add(order.key)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="pictures", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def take(self) -> list[tuple[Hashable, Made]]:
        """The pictures finished since the last call, with the keys they were ordered by."""
        with self._changed:
            done, self._done = self._done, []
            self._due.difference_update(key for key, _ in done)
            return done

    def waiting(self) -> bool:
        """Whether anything is ordered and not yet taken."""
        return bool(self._due)

    @property
    def problems(self) -> tuple[str, ...]:
        """What went wrong beside the pictures themselves, in words."""
        return self._problems

    def finish(self) -> None:
        """Waits until everything ordered is made and stored."""
        with self._changed:
            self._changed.wait_for(
                lambda: not (self._orders or self._unstored or self._is_busy) or self._is_closed
            )

    def close(self) -> None:
        """Ends the thread; what is not finished is left undone."""
        with self._changed:
            self._is_closed = True
            self._orders.clear()
            self._unstored.clear()
            self._due.clear()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while (task := self._next_task()) is not None:
            task()
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()

    def _next_task(self) -> Callable[[], None] | None:
        """Making comes before storing; None when the loader is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._orders or self._unstored or self._is_closed)
            if self._is_closed:
                return None
            self._is_busy = True
            if self._orders:
                order = self._orders.popleft()
                return lambda: self._fulfil(order)
            digest, picture = self._unstored.popleft()
            return lambda: self._keep(digest, picture)

    def _fulfil(self, order: Order) -> None:
        digest = self._digest(order)
        made = self._stored(order, digest)
        is_new = made is None
        if made is None:
            made = self._made(order)
        if made is None:
            return
        with self._changed:
            if self._is_closed:
                return
            self._done.append((order.key, made))
            if is_new and digest is not None and made.picture is not None and not made.problems:
                self._unstored.append((digest, made.picture))

    def _made(self, order: Order) -> Made | None:
        try:
            return order.make(lambda: self._is_closed)
        except BrokenPicture as error:
            return Made(None, (str(error),))
        except Exception as error:  # the thread must outlive whatever one picture runs into
            return Made(None, (f"A picture cannot be made: {type(error).__name__}: {error}",))

    def _digest(self, order: Order) -> str | None:
        if self._store is None:
            return None
        try:
            return order.digest()
        except (OSError, BrokenPicture):
            return None  # making it will say what is missing

    def _stored(self, order: Order, digest: str | None) -> Made | None:
        if self._store is None or digest is None:
            return None
        try:
            pixels = self._store.get(digest, bytes_of(order.size))
        except Exception as error:
            self._complain(f"Kept pictures cannot be read: {error}")
            return None
        picture = from_pixels(pixels, order.size, order.opaque) if pixels is not None else None
        return None if picture is None else Made(picture)

    def _keep(self, digest: str, picture: Surface) -> None:
        pixels = to_pixels(picture)
        if self._store is None or pixels is None:
            return
        try:
            self._store.put(digest, pixels)
        except Exception as error:
            self._complain(f"Pictures cannot be kept for the next start: {error}")

    def _complain(self, problem: str) -> None:
        if problem not in self._problems:
            self._problems += (problem,)
