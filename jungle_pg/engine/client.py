"""Where everybody asks computer players: the most urgent question is thought about first.

Whoever asks holds an `Inquiry` and looks at it now and then. Asking, looking and cancelling never
wait for a thought, and no process is started before the first question.
"""

import time
from collections.abc import Callable
from enum import IntEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    # A title is shown before anything of this is needed.
    from jungle_pg.engine.messages import Answer, Question
    from jungle_pg.engine.thinking import Thought

MAX_RESTARTS: Final = 3
"""How often one question may cost a worker its life before it is answered with an error."""

MOST_LOST: Final = 6
"""After so many workers in a row that were lost without a word no other is opened for a while."""

PAUSE_S: Final = 4.0
"""For so long whoever asks is told at once that nobody answers."""

NO_ANSWER: Final = "the thinking process ended without an answer"


class Priority(IntEnum):
    """What a question is for; the least number goes first."""

    ANALYSIS = 0
    """A match that is watched again: it covers the board where others ask. Its many questions may
    be thought about side by side."""
    OFFER = 1
    """A computer that was offered a draw answers before it moves."""
    MOVE = 2
    """A computer that is to move, for itself or for somebody whose time is over."""
    HINT = 3
    """A person who wants to be helped."""
    OPINION = 4
    """Who is ahead, while nobody asks for anything else."""


class Worker(Protocol):
    """Thinks about one question at a time; it may be a process that goes wrong."""

    @property
    def is_lost(self) -> bool:
        """Whether it died, hangs or talks nonsense, so that another one is needed."""

    def ask(self, ticket: int, question: "Question") -> None:
        """Think about a question, instead of any earlier one."""

    def received(self, wait_s: float) -> "list[Answer]":
        """What it said since the last look; for so long it may be waited for."""

    def cancel(self) -> None:
        """Stop thinking."""

    def close(self) -> None:
        """End it and leave nothing behind."""


class Inquiry:
    """A question that was asked, and what has come of it so far."""

    def __init__(self, client: "EngineClient", question: "Question", priority: Priority) -> None:
        self._client = client
        self.question = question
        self.priority = priority
        self.progress: Thought[str] | None = None
        """The best that was found so far."""
        self.thought: Thought[str] | None = None
        """What came out in the end; None before, and where nothing came out."""
        self.error = ""
        """Why nothing came out, in words."""
        self.restarts = 0
        """How many workers have been lost over it."""
        self._has_news = self._is_cancelled = False

    @property
    def is_done(self) -> bool:
        """Whether all that will ever come has come: a thought or an error."""
        return self.thought is not None or bool(self.error)

    @property
    def is_open(self) -> bool:
        """Whether an answer is still awaited."""
        return not (self.is_done or self._is_cancelled)

    def poll(self, wait_s: float = 0.0) -> bool:
        """Whether something new has come since the last look.

        Who has no frames to draw may wait for the worker to say something, if only to others.
        """
        if self.is_open:
            self._client.listen(0.0 if self._has_news else wait_s)
        has_news, self._has_news = self._has_news, False
        return has_news

    def cancel(self) -> None:
        """No longer want to know: from now on nothing new comes."""
        self._has_news = False
        if self.is_open:
            self._is_cancelled = True
            self._client.withdraw(self)

    def hear(self, answer: "Answer") -> None:
        """Take what a worker said to this question."""
        if answer.error:
            self.fail(answer.error)
            return
        self.progress, self._has_news = answer.thought, True
        if answer.is_final:
            self.thought = answer.thought

    def fail(self, error: str) -> None:
        """Nothing will come out."""
        self.error, self._has_news = error, True


class _Place:
    """A worker, and the inquiry it thinks about."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.served: Inquiry | None = None
        self.ticket = 0


class EngineClient:
    """Has a worker think about the most urgent of all open inquiries.

    A less urgent one that is being thought about is set aside and asked anew later; of equally
    urgent ones the earliest goes first. Every time a worker is asked it gets a new ticket, so
    what it still says to an earlier question is known by its ticket and dropped. A worker that is
    lost is replaced, and asked again; where one after the other is lost without a word, as if it
    could not even begin, only one is tried now and then. Where cores are free more workers think
    about the questions of an analysis; they are started when there are such questions, and closed
    when it rests.
    """

    def __init__(
        self,
        open_worker: Callable[[], Worker],
        most_workers: int = 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._open_worker, self._most, self._clock = open_worker, most_workers, clock
        self._places: list[_Place] = []
        self._inquiries: list[Inquiry] = []
        """Those that are open, in the order they were asked."""
        self._ticket = 0
        self._lost = 0
        """How many workers in a row were lost without a word."""
        self._rests_until = float("-inf")

    def ask(self, question: "Question", priority: Priority) -> Inquiry:
        """Begin to think about a question as soon as nothing more urgent is open."""
        inquiry = Inquiry(self, question, priority)
        self._inquiries.append(inquiry)
        self._serve()
        return inquiry

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for an answer."""
        return not any(inquiry.is_open for inquiry in self._inquiries)

    @property
    def is_resting(self) -> bool:
        """Whether workers were lost so often that none is asked for a while."""
        return self._clock() < self._rests_until

    def close(self) -> None:
        """End all thinking and leave nothing behind; who asks later gets another worker."""
        places, self._places = self._places, []
        inquiries, self._inquiries = self._inquiries, []
        for inquiry in inquiries:
            inquiry.cancel()
        for place in places:
            place.worker.close()

    def rest(self) -> None:
        """An analysis is over: workers that were needed for it alone are closed."""
        for place in [place for place in self._places[1:] if place.served is None]:
            self._places.remove(place)
            place.worker.close()

    def listen(self, wait_s: float) -> None:
        """Take what the workers have said, for whichever inquiry; `Inquiry.poll` does it."""
        for place in list(self._places):
            for answer in place.worker.received(wait_s / len(self._places)):
                self._lost = 0
                served = place.served
                if served is not None and served.is_open and answer.ticket == place.ticket:
                    served.hear(answer)
            if place.worker.is_lost:
                self._give_up(place)
        self._serve()

    def withdraw(self, inquiry: Inquiry) -> None:
        """An inquiry was cancelled; `Inquiry.cancel` does it."""
        place = next((place for place in self._places if place.served is inquiry), None)
        self._serve()
        if place is not None and place.served is None and place in self._places:
            place.worker.cancel()

    def _serve(self) -> None:
        """Let the workers think about the most urgent inquiries, if they do not already."""
        if self.is_resting:
            for inquiry in self._inquiries:
                if inquiry.is_open and all(place.served is not inquiry for place in self._places):
                    inquiry.fail(NO_ANSWER)
        self._inquiries = [each for each in self._inquiries if each.is_open]
        urgent = sorted(self._inquiries, key=attrgetter("priority"))
        beside = [each for each in urgent[1:] if each.priority is Priority.ANALYSIS]
        wanted = [*urgent[:1], *beside[: self._most - 1]]
        for place in self._places:
            if place.served in wanted:
                wanted.remove(place.served)
            else:
                place.served = None
        for inquiry in wanted:
            place = self._free_place()
            place.served = inquiry
            self._ticket += 1
            place.ticket = self._ticket
            place.worker.ask(self._ticket, inquiry.question)

    def _free_place(self) -> _Place:
        """Where nothing is thought about; another worker is opened if need be."""
        for place in self._places:
            if place.served is None:
                return place
        self._places.append(_Place(self._open_worker()))
        return self._places[-1]

    def _give_up(self, place: _Place) -> None:
        """Do without a lost worker; a question that cost too many of them is given up too."""
        place.worker.close()
        self._places.remove(place)
        self._lost += 1
        if self._lost >= MOST_LOST:
            self._rests_until = self._clock() + PAUSE_S
        lost = place.served
        if lost is not None and lost.is_open:
            lost.restarts += 1
            if lost.restarts > MAX_RESTARTS:
                lost.fail(NO_ANSWER)
