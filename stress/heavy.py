"""Heavy mode: after every change of random games everything that can be checked is checked."""

from dataclasses import replace
from random import Random
from typing import Final

from jungle_pg.core.gametext import game_text, parse_game
from jungle_pg.core.history import history, move_count
from jungle_pg.core.match import AnyMatch, replay
from jungle_pg.core.rulebook import CHANCE, Record, Refusal
from jungle_pg.core.saving.changes import Unfolding, change_record
from jungle_pg.core.saving.document import essence_of, save_text
from jungle_pg.core.saving.glance import Glance, glance
from jungle_pg.core.saving.load import load_text, restore
from jungle_pg.core.saving.values import Loaded, TimeState
from stress.choices import books, cabinet_games, eager_action, every_game, house_rules
from stress.disagreement import Disagreement, agree
from stress.run import Report, Run
from stress.search_boards import check_search_board
from tests.sample_games import Game, done
from tests.saves.wandering import STAMP, random_times, wander

CHANGES: Final = 120
"""The most changes a game goes through."""
HOUSE_RULES: Final = 0.3
"""The share of games under rules somebody made up."""
ENDS: Final = 0.3
"""How often a game that is over is left; otherwise its end may be undone."""
EAGER: Final = 0.3
"""The share of games in which somebody plays to win."""
MOST_FINDINGS: Final = 10


def heavy(run: Run) -> Report:
    """Random games of every rule set, as many as there is time for."""
    rng = Random(f"heavy {run.seed}")
    games, changes, findings = 0, 0, list[str]()
    while run.goes_on(games) and len(findings) < MOST_FINDINGS:
        seed = rng.randrange(2**32)
        try:
            changes += heavy_game(seed)
        except Exception as failure:
            findings.append(f"{failure!r} {' '.join(failure.__notes__)}")
        games += 1
    return Report({"games": games, "changes": changes}, tuple(findings))


def heavy_game(seed: int, changes: int = CHANGES) -> int:
    """One random game with every check after every change; how many changes there were."""
    rng = Random(seed)
    game = chosen_game(rng)
    match = game.begin(luck_seed=rng.randrange(2**32), undo_depth=rng.choice((0, 1, 3, 10, None)))
    times = random_times(seed)
    eager = rng.random() if rng.random() < EAGER else 0.0
    essence = essence_of(match, times)
    count = 0
    try:
        check(match, times)
        for _ in range(rng.randint(1, changes)):
            count += 1
            before, match = match, changed(match, rng, eager)
            essence = journal_step(essence, before, match, times)
            check(match, times)
            agree("the journal", match, loaded(restore(books(), essence)).match)
            if match.verdict is not None and rng.random() < ENDS:
                break
    except Exception as failure:
        failure.add_note(f"in heavy_game({seed}) of {game}, change {count}")
        raise
    return count


def chosen_game(rng: Random) -> Game:
    """Any game and rule set, now and then under house rules; every game is as likely."""
    known = [*cabinet_games(), None]
    chosen = rng.choice(known)
    if chosen is None:
        return rng.choice(every_game())
    if rng.random() < HOUSE_RULES:
        return Game(chosen.rulebook, house_rules(chosen, rng))
    return rng.choice([each for each in every_game() if each.rulebook is chosen.rulebook])


def changed(match: AnyMatch, rng: Random, eager: float) -> AnyMatch:
    """The match after any change, which may be a move that threatens or wins."""
    if match.actor not in (None, CHANCE) and rng.random() < eager:
        return done(match.play(eager_action(match.rulebook, match.state, rng)))
    return wander(match, rng)


def check(match: AnyMatch, times: TimeState) -> None:
    """Everything that must hold for a match at any moment."""
    check_save(match, times)
    check_walk(match)
    check_replay(match)
    check_texts(match)
    check_answers(match)
    check_search_board(match.rulebook, match.state)


def check_save(match: AnyMatch, times: TimeState) -> None:
    """What is saved is what is loaded, and saved again it is the same text."""
    text = save_text(match, times, STAMP)
    found = loaded(load_text(books(), text))
    agree("the save", (match, times), (found.match, found.times))
    agree("a save of the save", text, save_text(found.match, found.times, STAMP))
    face = glance(books(), text)
    if not isinstance(face, Glance):
        raise Disagreement(f"a glance at the save says {face}")
    agree("a glance", (move_count(match), match.verdict), (face.plies, face.verdict))


def check_walk(match: AnyMatch) -> None:
    """Undo reaches as far as it may, redo leads to the end, and nothing is lost on the way."""
    back, steps = match, 0
    while not isinstance(earlier := back.undo(), Refusal):
        back, steps = earlier, steps + 1
        agree("an undone match", match.state_at(back.cursor), back.state)
    for _ in range(steps):
        forth = back.redo()
        if isinstance(forth, Refusal):
            raise Disagreement(f"redo says {forth.code}")
        back = forth
    # A cursor between two decisions of a person is reached by undo, not by redo.
    agree("undone and redone", replace(match, cursor=back.cursor), back)
    end = match
    while not isinstance(later := end.redo(), Refusal):
        end = later
    agree("the end of redo", len(match.moments), end.cursor)


def check_replay(match: AnyMatch) -> None:
    """The log, played again, gives the same moments."""
    whole = replay(match.rulebook, match.setup, match.entries)
    if whole.refusal is not None:
        raise Disagreement(f"the replay refuses an entry: {whole.refusal}")
    agree("the replay", match.moments, whole.match.moments[: len(match.moments)])


def check_texts(match: AnyMatch) -> None:
    """Rules, positions, moves and the whole game read back from their texts."""
    rulebook, codec, rules = match.rulebook, match.rulebook.codec, match.setup.rules
    agree("the rules as text", rules, codec.parse_rules(codec.rules_text(rules)))
    position = codec.position_text(match.state)
    agree("the position", position, codec.position_text(rulebook.start(rules, position)))
    for action in rulebook.actions(match.state):
        agree("a move as text", action, codec.parse_action(codec.action_text(action)))
    agree("the lines of the history", match.cursor, len(history(match)))
    if match.actor == CHANCE:
        # A text that ends before a throw of the dice is read with the throw that follows.
        return
    again = parse_game(rulebook, game_text(match))
    agree("the game as text", game_text(match), game_text(again))
    agree("how it stands", (match.state, match.verdict), (again.state, again.verdict))


def check_answers(match: AnyMatch) -> None:
    """What may be played is not refused, whatever it is asked for; a danger has its answers."""
    rulebook, state = match.rulebook, match.state
    actions = list(rulebook.actions(state))
    agree("actions named twice", len(actions), len(set(actions)))
    for action in actions:
        agree(f"why {action} cannot be played", None, rulebook.refusal(state, action))
        agree(
            f"why {action} cannot be clicked",
            None,
            rulebook.why_not(state, rulebook.picks(state, action)),
        )
        for notation in rulebook.notations():
            written = rulebook.notate(state, action, notation)
            agree(f"{written} in {notation}", action, rulebook.read(state, written))
    danger = rulebook.danger(state)
    if danger is not None and not danger.by:
        raise Disagreement(f"{danger.pick} is in danger, but nobody attacks it")
    answers = {action for way in rulebook.ways_out(state) for action in way.actions}
    if danger is not None and match.actor is not None:
        agree("the ways out of a danger", set(actions), answers)
    elif not answers <= set(actions):
        raise Disagreement(f"a way out that cannot be played: {answers - set(actions)}")


def journal_step(essence: Record, before: AnyMatch, after: AnyMatch, times: TimeState) -> Record:
    """What a journal holds after one more change."""
    journal = Unfolding(essence)
    if not journal.take(change_record(before, after, times)):
        raise Disagreement("the journal does not take the change")
    return journal.essence()


def loaded(found: object) -> Loaded:
    """What was loaded, which must be sound."""
    if not isinstance(found, Loaded):
        raise Disagreement(f"it cannot be loaded: {found}")
    return found
