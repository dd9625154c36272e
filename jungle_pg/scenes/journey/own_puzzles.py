"""The puzzles a player has made: they are played, and taken away again."""

from dataclasses import replace

from jungle_pg.core.journey.stage import Journey, Stage
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Command, Push, Result
from jungle_pg.scenes.chooser.last_game import last_game_id
from jungle_pg.scenes.journey.academy_cards import StageCard, StageCards
from jungle_pg.scenes.journey.map.art import coins_of
from jungle_pg.scenes.journey.map.layout import KIND_ICONS
from jungle_pg.scenes.journey.stage.opening import open_stage, stage_after
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import MAIN, SCREEN, TEXT, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import goal_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Column, Part, Row
from jungle_pg.ui.placing import Paragraph, slot_of, words_slot
from jungle_pg.ui.widget import Act

REMOVING = "own_puzzle"


class OwnPuzzles(PanelScreen):
    """A card for each; the chosen one is played or taken away."""

    name = "own_puzzles"
    heading = "own_puzzles.heading"

    def __init__(self, world: World, game: str = "") -> None:
        self.games = tuple(world.games())
        wished = game or last_game_id(world)
        self.game_choice = Segments("game", ("",) * len(self.games))
        self.game_choice.chosen = self.games.index(wished) if wished in self.games else 0
        self.cards = StageCards("puzzles")
        self.play = Button("play", icon="play", kind="green", size=MAIN)
        self.remove = Button("remove", icon="trash")
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        moving = (self.game_choice, self.cards)
        super().__init__(world, moving, (self.leave, self.remove), (self.play,), "play")

    @property
    def journey(self) -> Journey:
        """All that there are of the game that is shown."""
        return self.world.own_stages.now.journey(self.games[self.game_choice.chosen])

    @property
    def chosen(self) -> Stage | None:
        stages = self.journey.stages
        return stages[min(max(0, self.cards.chosen), len(stages) - 1)] if stages else None

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.game_choice.labels = tuple(game_called(words, each) for each in self.games)
        self.play.label, self.remove.label = words("own_puzzles.play"), words("own_puzzles.remove")
        self.leave.label = words("practise.leave")
        self.play.is_enabled = self.remove.is_enabled = self.chosen is not None
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        journey, words = self.journey, view.words
        parts: list[Part] = [Row((slot_of(view, self.game_choice),), justify="centre")]
        if journey.stages:
            # None of them waits for another.
            coins = (
                replace(coin, state="open") if coin.state == "locked" else coin
                for coin in coins_of(journey, self.world.progress.now)
            )
            self.cards.chosen = min(max(0, self.cards.chosen), len(journey.stages) - 1)
            self.cards.stages = tuple(
                StageCard(coin, self._goal(view, stage), KIND_ICONS[stage.kind])
                for stage, coin in zip(journey.stages, coins, strict=True)
            )
            parts.append(slot_of(view, self.cards, grow=1.0))
        else:
            self.cards.stages = ()
            told = Paragraph(words("own_puzzles.none"), TEXT, view.theme.text, "centre")
            parts.append(words_slot(view, told, grow=1.0))
        moving = (self.game_choice, self.cards) if journey.stages else (self.game_choice,)
        self.show(moving)
        return Column(tuple(parts), gap=M, padding=(0.0, S, 0.0, M), wanted=(SCREEN, None))

    def needed(self, view: View, content: Part, width: float) -> float:
        """As high as the window, so that another game moves nothing."""
        return max(super().needed(view, content, width), float(view.height))

    def _goal(self, view: View, stage: Stage) -> str:
        rulebook = self.world.games()[stage.game].rulebook
        rules = rulebook.codec.parse_rules(stage.rules)
        return goal_text(view.words.texts, rulebook, rules, stage.goal)

    def take(self, act: Act, now: float) -> Command | None:
        stage = self.chosen
        match act.name:
            case "back":
                return self.back(now)
            case "play" if stage is not None:
                return Push(open_stage(self.world, self.journey, stage))
            case "remove" if stage is not None:
                return Push(
                    Question(
                        self.world, REMOVING, heading="own_puzzles.remove",
                        text="own_puzzles.remove_text", yes="own_puzzles.remove_yes",
                        no="own_puzzles.remove_no", yes_icon="trash", is_grave=True,
                    )
                )  # fmt: skip
        self._lay_out_again()
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """Back from a puzzle, or from the question whether it shall go."""
        stage = self.chosen
        if result == Answer(REMOVING, is_yes=True) and stage is not None:
            date = self.world.stamp().isoformat(timespec="microseconds")
            self.world.own_stages.change(lambda own: own.removed(stage.id, date))
        self._lay_out_again()
        after = stage_after(self.world, self.journey, result)
        return None if after is None else Push(open_stage(self.world, self.journey, after))

    def _lay_out_again(self) -> None:
        if self.view is not None:
            self.arrange(self.view)
