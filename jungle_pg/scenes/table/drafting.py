"""A match with the picks of who has to decide, as far as who looks at the screen may see them."""

from dataclasses import dataclass
from typing import Any

from jungle_pg.core.audience import Audience, only_person
from jungle_pg.core.draft import AnyDraft, Draft
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat


@dataclass(frozen=True, slots=True)
class Picked:
    """Something was picked that is not final yet, or was taken back."""

    before: AnyDraft
    after: AnyDraft


class Drafting:
    """What was played, what was only picked, and who sees it."""

    def __init__(self, match: AnyMatch) -> None:
        self.draft: AnyDraft = Draft(match)
        """The match, and what the seat that has to decide has picked so far."""
        self.with_picks = match
        """The match as if those picks were played: what the next one is chosen in."""
        self.facing: Seat | None = None
        """Who of two people looks at the screen, where they may not see the same."""
        self.sees_all = False
        """Whether nothing is hidden, as when a match is looked back at."""
        self._audience: Audience[Any, Any, Any, Any] = Audience()
        self._looking_back: Audience[Any, Any, Any, Any] = Audience()

    @property
    def match(self) -> AnyMatch:
        """The match, without what may still be taken back."""
        return self.draft.match

    @property
    def viewer(self) -> Seat | None:
        """Who looks at the screen: the only person, one of two, or a spectator (None)."""
        person = only_person(self.match)
        return self.facing if person is None else person

    @property
    def seen(self) -> AnyMatch:
        """The match with the picks so far, as who looks at the screen may see it."""
        if self.sees_all:
            return self.with_picks
        return self._audience.view_for(self.with_picks, self.viewer)

    @property
    def visible_log(self) -> AnyMatch:
        """The match without those picks, with what can be played again, as it may be seen."""
        return self.match if self.sees_all else self._looking_back.view_for(self.match, self.viewer)

    def only_answer(self, state: Any) -> Any:
        """The only thing that can be decided, where nobody needs to be asked for it."""
        book = self.match.rulebook
        if book.asks(state):
            return None
        actions = book.actions(state)
        return actions[0] if len(actions) == 1 else None
