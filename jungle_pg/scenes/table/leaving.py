"""Ends and new beginnings at the board: what is asked before, and what follows a dialog."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from jungle_pg.core.audience import why_not_from_earlier
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.names import plain_name
from jungle_pg.scenes.base import Command, Pop, Push, Replace, Result
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog, branched
from jungle_pg.scenes.replay.replay import Replay, ReplayResult
from jungle_pg.scenes.saves.save_game import Saved, SaveGame
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.table.dialogs.cover import COVER
from jungle_pg.scenes.table.dialogs.pause import PauseChoice, PauseMenu
from jungle_pg.scenes.table.dialogs.result import Choice, ResultDialog
from jungle_pg.scenes.table.dialogs.summary import turning_point
from jungle_pg.scenes.table.offers import QUESTION as DRAW
from jungle_pg.texts.languages import Words

if TYPE_CHECKING:
    from jungle_pg.scenes.table.play import Play

PASSES: Final = "passes"
"""The question whether anybody is still there."""

ASKED: Final = ("resign", "restart", "new_game", "load", "menu")
"""What is asked before, while a game is on."""

ICONS: Final = {"resign": "resign", "restart": "restart", "new_game": "new_game", "menu": "home"}
"""What stands beside the answer that gives a game up."""

LEAVING: Final = ("new_game", "load", "menu")
"""What costs nothing once the game was saved."""


def is_anybody_there(play: "Play") -> Question:
    """What is asked when turn after turn went by unused."""
    return Question(
        play.world,
        PASSES,
        heading="leaving.passes",
        text="leaving.passes_text",
        yes="leaving.no",
        no="leaving.menu",
    )


def ask_before(play: "Play", name: str, now: float) -> Command | None:
    """Do what a button says, after a question where something would be lost."""
    is_on = play.match.verdict is None and (play.match.cursor > 0 or name == "resign")
    # The menu has a button that leads back to a game that is kept.
    is_safe = (name == "menu" and play.is_kept) or (name in LEAVING and play.is_saved)
    if name in ASKED and is_on and not is_safe and play.world.settings.confirm:
        return Push(
            Question(
                play.world,
                name,
                heading=f"leaving.{name}",
                text=lambda words: _what_is_asked(words, name, is_kept=play.is_kept),
                yes=f"leaving.{name}_yes",
                no="leaving.no",
                yes_icon=ICONS.get(name, ""),
                is_grave=True,
            )
        )
    return carry_out(play, name, now)


def _what_is_asked(words: Words, name: str, *, is_kept: bool) -> str:
    """The question, and what becomes of the game."""
    question = words(f"leaving.{name}_text")
    if name == "resign":
        return question
    return f"{question}\n{words('leaving.kept' if is_kept else 'leaving.lost')}"


def carry_out(play: "Play", name: str, now: float) -> Command | None:
    """Do it without asking."""
    match name:
        case "resign":
            play.show_outcome(play.session.resign(now), now)
        case "restart":
            play.score = play.score.after(play.match)
            # Cards that were seen once must not come again.
            has_luck = any(moment.entry.seat == CHANCE for moment in play.match.moments)
            seed = play.world.luck() if has_luck else None
            play.show_outcome(play.session.restart(now, seed), now)
        case "rules":
            return Push(RulesBook(play.world, play.game, play.match.setup.rules))
        case "keys":
            return Push(Keys(play.world))
        case "settings":
            return Push(SettingsScreen(play.world))
        case "save":
            times = play.session.timing.times(now)
            name = play.save_name
            return Push(SaveGame(play.world, play.game, play.match, times, now, name=name))
        case "load":
            from jungle_pg.scenes.saves.load_game import LoadGame

            return Push(LoadGame(play.world))
        case "replay":
            return Push(Replay(play.world, play.game, play.match))
        case "new_game":
            return _new_game(play)
        case "menu":
            play.world.play("title_loop")
            return Pop()
    return None


def result_of(
    play: "Play", now: float, quiet_s: float = 0.0, *, is_news: bool = True
) -> ResultDialog:
    """How the match ended, and how the players stand if it was not their first one."""
    return ResultDialog(
        play.world, play.game, play.match, now, quiet_s, is_news=is_news, score=play.standing
    )


def after_dialog(play: "Play", result: Result, now: float) -> Command | None:
    """What a dialog over the board was left with."""
    if isinstance(result, Saved):
        play.mark_saved(plain_name(result.path))
    if play.returns_to_menu:
        play.returns_to_menu = False
        return Push(PauseMenu(play.world, play.match, now))
    if play.returns_to_result:
        play.returns_to_result = False
        return Push(result_of(play, now, is_news=False))
    match result:
        case Answer(question=question, is_yes=True) if question == DRAW:
            play.show_outcome(play.session.agree_draw(now), now)
        case Answer(question=question, is_yes=is_yes) if question == COVER:
            seat = play.session.cover_for
            if not is_yes or seat is None:
                return Push(PauseMenu(play.world, play.match, now))
            play.session.uncover(seat, now)
            play.show_again()
            play.turn_to(seat)
        case Answer(question=question, is_yes=is_yes) if question == PASSES:
            play.session.go_on(now)
            return None if is_yes else Push(PauseMenu(play.world, play.match, now))
        case Answer(question=name, is_yes=True):
            return carry_out(play, name, now)
        case PauseChoice.OFFER_DRAW:
            return play.take_button("draw", now)
        case (
            PauseChoice.RULES | PauseChoice.KEYS | PauseChoice.SETTINGS | PauseChoice.SAVE
        ) as chosen:
            play.returns_to_menu = True
            return carry_out(play, str(chosen), now)
        case PauseChoice() as chosen if chosen is not PauseChoice.GO_ON:
            return ask_before(play, chosen.value, now)
        case Choice.REMATCH | Choice.SWAP:
            return _rematch(play, swaps=result is Choice.SWAP)
        case ReplayResult(ply, plays_on):
            refusal = why_not_from_earlier(play.match)
            if plays_on and refusal is not None:
                play.refuse(refusal)
                return None
            if not plays_on:
                return None
            # The question is asked over the position it is about.
            play.show_ply(ply, now)
            return Push(BranchDialog(play.world, play.match, ply, now))
        case BranchChoice() as choice:
            return _branch(play, choice)
        case Choice.TURNING_POINT:
            place = turning_point(play.game, play.match) or 0
            replay = Replay(play.world, play.game, play.match, start=place, looks_closer=True)
            return Push(replay)
        case (Choice.SAVE | Choice.LOAD) as chosen:
            play.returns_to_result = True
            return carry_out(play, str(chosen), now)
        case (Choice.NEW_GAME | Choice.MENU | Choice.REPLAY) as chosen:
            return carry_out(play, str(chosen), now)
    return None


def _rematch(play: "Play", *, swaps: bool) -> Command:
    """The same players again, perhaps on the other sides; luck is new."""
    from jungle_pg.scenes.table.play import Play

    setup = play.match.setup
    players = setup.players[::-1] if swaps else setup.players
    seed = play.world.luck()
    again = replace(setup, players=players, luck_seed=seed, unknown="")
    match = begin(play.match.rulebook, again)
    times, score = TimeState(play.session.timing.control), play.score.after(play.match)
    return Replace(Play(play.world, play.game, match, times, score=score.among(players)))


def _branch(play: "Play", choice: BranchChoice) -> Command:
    """A new match from a place of this one."""
    from jungle_pg.scenes.table.play import Play

    match = branched(play.match, choice)
    return Replace(Play(play.world, play.game, match, TimeState(play.session.timing.control)))


def _new_game(play: "Play") -> Command:
    from jungle_pg.scenes.setup.new_game import NewGame

    play.world.play("title_loop")
    return Replace(NewGame(play.world, play.game, play.score.after(play.match)))
