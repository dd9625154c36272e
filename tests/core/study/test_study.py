"""What can be done in a study, and that nothing else changes by it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from jungle_pg.core.log import Closing, Ending, Ply, Setup
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import CHANCE, BadText, Refusal
from jungle_pg.core.study.edits import ListedMove, listed_moves
from jungle_pg.core.study.growing import begun, study_of, with_start
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import LONGEST_COMMENT, START, AnyStudy, Study
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.rows import each_of
from tests.sample_games import GAMES, JACKAROO, XIANGQI, Game, done, play_random

STANDARD = XIANGQI.codec.parse_rules("standard")


def good(outcome: AnyStudy | Refusal) -> AnyStudy:
    assert isinstance(outcome, Study), outcome
    return outcome


def xiangqi(*lines: str) -> AnyStudy:
    """A study with these lines, each from the start, looked at where it begins."""
    study: AnyStudy = begun(XIANGQI, Setup(STANDARD))
    for line in lines:
        study = study.first()
        for word in line.split():
            study = good(study.play(XIANGQI.read(study.state, word)))
    return study.first()


def told(study: AnyStudy, node: int) -> str:
    _, action = study.nodes[node].choices[0]
    assert not isinstance(action, Closing)
    return str(XIANGQI.codec.action_text(action))


def shown(study: AnyStudy) -> list[str]:
    return [f"{'.' * row.depth}{told(study, row.node)}" for row in listed_moves(study)]


LINES = ("h3e3 h10g8 h1g3", "h3e3 b10c8", "h3e3 h10g8 b1c3", "c4c5")


def test_a_move_that_differs_opens_a_line_and_one_that_is_there_is_followed() -> None:
    study = xiangqi(*LINES)
    assert len(study.nodes) == 7
    again = good(study.play(XIANGQI.read(study.state, "c4c5")))
    assert again.nodes is study.nodes
    assert told(again, again.cursor) == "c4c5"


def test_the_list_shows_what_could_be_played_instead_right_after_a_move() -> None:
    assert shown(xiangqi(*LINES)) == ["h3e3", ".c4c5", "h10g8", ".b10c8", "h1g3", ".b1c3"]


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    refusal = xiangqi().play(XIANGQI.codec.parse_action("a1a9"))
    assert isinstance(refusal, Refusal)


def test_arrows_lead_through_the_tree() -> None:
    study = xiangqi(*LINES)
    seen = []
    for step in ("forward", "last", "back", "back", "first", "back"):
        study = getattr(study, step)()
        seen.append(study.node.number)
    assert seen == [1, 3, 2, 1, 0, 0]
    second = study.forward().forward()
    assert [told(study, second.beside(n).cursor) for n in (0, 1, 2, -1)] == [
        "h10g8",
        "b10c8",
        "h10g8",
        "h10g8",
    ]
    assert study.beside(1).cursor == START
    assert study.last().forward().cursor == study.last().cursor


def test_a_line_can_be_named_main_step_by_step_or_at_once() -> None:
    study = xiangqi("h3e3", "c4c5 c7c6", "b3e3")
    third = next(row.node for row in listed_moves(study) if told(study, row.node) == "b3e3")
    assert shown(study.promoted(third)) == ["h3e3", ".b3e3", ".c4c5", ".c7c6"]
    main = study.made_main(third)
    assert shown(main) == ["b3e3", ".h3e3", ".c4c5", ".c7c6"]
    assert main.is_main(third)
    assert not study.is_main(third)
    assert main.made_main(third).nodes is main.nodes
    assert main.promoted(third) is main


def test_a_deleted_line_is_gone_with_all_that_follows_and_nothing_else_is() -> None:
    study = xiangqi(*LINES)
    reply = study.forward().forward()
    without = reply.deleted()
    assert shown(without) == ["h3e3", ".c4c5", "b10c8"]
    assert told(without, without.cursor) == "h3e3"
    elsewhere = study.at(study.nodes[START].children[1]).deleted(reply.cursor)
    assert told(elsewhere, elsewhere.cursor) == "c4c5"
    assert shown(study.deleted()) == []


def test_what_is_said_and_drawn_belongs_to_one_place() -> None:
    arrow = Drawn(Colour.GREEN, "h3", "e3")
    study = xiangqi("h3e3 h10g8").forward()
    said = study.commented("central cannon").judged("!?").drawn(arrow)
    assert (said.node.comment, said.node.glyph, said.node.drawn) == (
        "central cannon",
        "!?",
        (arrow,),
    )
    assert said.forward().node == study.forward().node
    assert said.commented("").judged("").drawn(arrow) == study
    assert said.commented("central cannon") is said
    assert len(said.commented("x" * 10**6).node.comment) == LONGEST_COMMENT


def test_the_same_drawn_again_goes_away_and_another_colour_replaces_it() -> None:
    green, red = Drawn(Colour.GREEN, "e3"), Drawn(Colour.RED, "e3")
    study = xiangqi().drawn(green)
    assert study.drawn(red).node.drawn == (red,)
    assert study.drawn(green).node.drawn == ()
    assert study.drawn(Drawn(Colour.GREEN, "e3", "e4")).node.drawn[0] == green


def test_signs_of_a_position_stay_when_the_one_of_the_move_changes() -> None:
    study = xiangqi("h3e3").forward()
    noted = replace(study, nodes=study.nodes.changed(1, replace(study.node, glyphs=(2, 14))))
    assert noted.judged("!!").node.glyphs == (3, 14)
    assert noted.judged("").node.glyphs == (14,)


@each_of("game", GAMES)
def test_a_plain_game_is_a_tree_of_one_line_and_becomes_the_same_match_again(game: Game) -> None:
    match = play_random(game.begin(luck_seed=5, undo_depth=None), Random(3), 90)
    if match.verdict is None and match.actor in (0, 1):
        ended = match.close(Ending(match.actor, Closing.RESIGN))
        match = done(ended)
    study = good(study_of(match))
    assert [len(node.children) for node in study.nodes][:-1] == [1] * (len(study.nodes) - 1)
    assert study.verdict == match.verdict
    again = study.match()
    assert (again.moments, again.cursor, again.opening) == (
        match.moments,
        match.cursor,
        match.opening,
    )
    assert len(study.first().match().moments) == len(match.moments)


def test_a_running_game_with_hidden_cards_is_no_study_until_it_is_over() -> None:
    match = Game(JACKAROO, JACKAROO.codec.parse_rules("king")).begin(luck_seed=1)
    refusal = study_of(match)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "still_secret"


def test_luck_of_a_study_is_that_of_a_match_with_the_same_moves() -> None:
    game = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
    match = play_random(game.begin(luck_seed=9), Random(4), 200)
    study: AnyStudy = begun(JACKAROO, Setup(game.rules, luck_seed=9))
    assert study.opening == match.opening
    actions: list[Any] = []
    before = match.opening
    for moment in match.moments:
        entry = moment.entry
        if isinstance(entry, Ply) and entry.seat != CHANCE:
            actions.append(entry.action)
            if JACKAROO.commits(before, entry.action):
                study = good(study.play(*actions))
                actions = []
        before = moment.state
    states = [moment.state for moment in study.match().moments]
    assert len(states) > 100
    assert states == [moment.state for moment in match.moments][: len(states)]
    assert len(study.nodes) < len(states) / 2


def test_another_start_keeps_the_lines_that_can_be_played_there() -> None:
    study = xiangqi(*LINES).forward().commented("here")
    moved = with_start(study, STANDARD, "4k4/9/9/9/9/9/9/7C1/9/3K5 w - - 0 1")
    assert shown(moved) == ["h3e3"]
    assert moved.node.comment == "here"
    with pytest.raises(BadText):
        with_start(study, STANDARD, "9/9/9/9/9/9/9/9/9/9 w - - 0 1")


def test_a_position_that_nobody_could_play_can_be_set_up() -> None:
    study = xiangqi(*LINES).arranging("9/9/9/9/9/9/9/9/9/9 w - - 0 1")
    assert study.arranged is not None
    assert shown(study) == shown(xiangqi(*LINES))


def test_the_end_by_a_player_is_a_place_of_the_tree() -> None:
    study = xiangqi("h3e3").forward()
    ended = good(study.add(Ending(1, Closing.RESIGN)))
    assert ended.verdict is not None
    assert ended.verdict.winner == 0
    assert ended.node.number == 1
    assert isinstance(ended.play(XIANGQI.codec.parse_action("h10g8")), Refusal)


def test_a_match_that_goes_on_from_a_place_is_followed() -> None:
    study = xiangqi(*LINES).forward()
    match = study.match(onwards=False)
    for text in ("h10g8", "c4c5"):
        match = done(match.play(XIANGQI.codec.parse_action(text)))
    after = good(study.follow(match))
    assert isinstance(after.match(), Match)
    assert [told(after, node) for node in after.path()[1:]] == ["h3e3", "h10g8", "c4c5"]


def test_a_study_asks_nothing_but_a_rulebook() -> None:
    rules = BREAKTHROUGH.codec.parse_rules(BREAKTHROUGH.usual_rules)
    study: AnyStudy = begun(BREAKTHROUGH, Setup(rules))
    for action in BREAKTHROUGH.actions(study.opening)[:2]:
        study = good(study.first().play(action))
    assert [*listed_moves(study)] == [ListedMove(1), ListedMove(2, 1, begins=True)]
