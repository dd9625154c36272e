"""Endgame tables are what the rules make of them: by figures, by laws, and made again."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import Board, upside_down
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES, parse_rules, with_switch
from jungle_pg.core.rulebook import opponent
from jungle_pg.engine.search.knowledge import Value
from jungle_pg.games.jungle.endgames.archive import Archive
from jungle_pg.games.jungle.endgames.keys import (
    Signature,
    arrange,
    parse_signature,
    signatures,
)
from jungle_pg.games.jungle.endgames.library import SHIPPED, Library
from jungle_pg.games.jungle.endgames.report import Endgames
from jungle_pg.games.jungle.endgames.table import mirrored
from tests.games.jungle.endgames import (
    few_animals,
    outcome_by_moves,
    probe_for,
    read_shipped,
    uncounted,
)
from tests.properties.jungle_positions import house_rules
from tests.rows import each_of, some_of

pytestmark = pytest.mark.slow

CONFORMANCE: Any = json.loads(
    (Path(__file__).parents[2] / "conformance/jungle-endgames.json").read_text(encoding="utf-8")
)["rule_sets"]
COUNTS = {
    "": (10, 42),
    "+dog_river": (15, 75),
    "+extended_jumps": (20, 101),
    "+rat_only_den": (10, 42),
}
"""Really different endgames of two and of three animals, whatever the rule set."""

seeds = st.integers(0, 2**32)


def key_of(rules: JungleRules, signature: Signature) -> str:
    return arrange(rules, signature.movers, signature.others).key


def keys_of(rules: JungleRules, animals: int) -> set[str]:
    return {
        key_of(rules, signature)
        for signature in signatures()
        if len(signature.movers + signature.others) == animals
    }


def made_alone(rules: JungleRules, signature: Signature) -> bytes | None:
    """The table of a signature, made from these animals and no others."""
    library = Library()
    library.prepare(rules, (signature.movers, signature.others))
    return library.table(key_of(rules, signature))


class TestConformance:
    @each_of("rule_set", CONFORMANCE)
    def test_figures_of_signatures_agree(self, rule_set: str) -> None:
        known, rules = Endgames(read_shipped), parse_rules(rule_set)
        for signature, figures in CONFORMANCE[rule_set]["signatures"].items():
            assert known.signature(rules, signature) == figures, signature

    @each_of("rule_set", CONFORMANCE)
    def test_values_distances_and_best_moves_agree(self, rule_set: str) -> None:
        known, rules = Endgames(read_shipped), parse_rules(rule_set)
        for case in CONFORMANCE[rule_set]["positions"]:
            told = {name: case[name] for name in ("value", "dtw", "best")}
            assert known.position(rules, case["fen"]) == told, case["fen"]


class TestKeys:
    def test_there_are_64_and_448_signatures(self) -> None:
        listed = list(signatures())
        sizes = [len(signature.movers + signature.others) for signature in listed]
        assert len(set(listed)) == len(listed)
        assert (sizes.count(2), sizes.count(3)) == (64, 448)

    def test_a_signature_reads_as_it_is_written_in_any_order_of_its_animals(self) -> None:
        assert all(parse_signature(str(each)) == each for each in signatures())
        assert str(parse_signature("REvL")) == "ERvL"

    @each_of("rule_set", RULE_SETS)
    @each_of("switch", COUNTS)
    def test_few_of_them_are_really_different(self, rule_set: str, switch: str) -> None:
        rules = parse_rules(rule_set + switch)
        assert (len(keys_of(rules, 2)), len(keys_of(rules, 3))) == COUNTS[switch]

    def test_equal_rats_and_elephants_make_fewer(self) -> None:
        rules = parse_rules("animal+rat_cannot_take_elephant")
        assert (len(keys_of(rules, 2)), len(keys_of(rules, 3))) == (9, 37)

    def test_walkers_are_alike(self) -> None:
        rules = RULE_SETS["traditional"]
        assert key_of(rules, parse_signature("EPvW")) == key_of(rules, parse_signature("WDvC"))
        assert key_of(rules, parse_signature("EPvW")) != key_of(rules, parse_signature("LPvW"))

    @each_of("rule_set", ["course", "club"])
    def test_what_an_animal_in_a_trap_takes_does_not_count_beside_an_open_den(
        self, rule_set: str
    ) -> None:
        traditional, rules = RULE_SETS["traditional"], RULE_SETS[rule_set]
        assert keys_of(rules, 3) == keys_of(traditional, 3)
        if rule_set == "club":
            # Where the den is closed to most, it does.
            closed, open_to_fight = (
                with_switch(each, "rat_only_den") for each in (traditional, rules)
            )
            assert keys_of(closed, 3) != keys_of(open_to_fight, 3)

    @given(rules=house_rules, seed=seeds)
    def test_endgames_of_one_key_have_one_table(self, rules: JungleRules, seed: int) -> None:
        rng = Random(seed)
        first = rng.choice(list(signatures()))
        others = rng.sample(list(signatures()), 60)
        alike = [each for each in others if key_of(rules, each) == key_of(rules, first)]
        assert all(made_alone(rules, first) == made_alone(rules, each) for each in alike[:1])

    @each_of("signature", ["CvLR", "TRvE", "EPvW"])
    def test_rules_that_do_not_count_make_the_same_table(self, signature: str) -> None:
        rules = [RULE_SETS[name] for name in ("traditional", "course", "club")]
        assert len({made_alone(each, parse_signature(signature)) for each in rules}) == 1


class TestShipped:
    @each_of("rule_set", SHIPPED)
    def test_a_file_has_all_tables_of_its_rules(self, rule_set: str) -> None:
        archive = Archive(read_shipped(f"endgames/{rule_set}.tables"))
        rules = RULE_SETS[rule_set]
        assert archive.keys == keys_of(rules, 2) | keys_of(rules, 3)

    @each_of("rule_set", SHIPPED)
    def test_tables_made_again_are_those_of_the_file(self, rule_set: str) -> None:
        rules, archive = RULE_SETS[rule_set], Archive(read_shipped(f"endgames/{rule_set}.tables"))
        for signature in some_of(signatures(), 6):
            assert made_alone(rules, signature) == archive.table(key_of(rules, signature))


def turned(board: Board) -> Board:
    """Upside down, with the colours exchanged."""
    seen = [board[upside_down(spot)] for spot in range(len(board))]
    return tuple(piece and Piece(opponent(piece.seat), piece.animal) for piece in seen)


class TestLaws:
    @given(rules=house_rules, seed=seeds)
    def test_a_value_follows_from_those_one_move_later(self, rules: JungleRules, seed: int) -> None:
        state = few_animals(uncounted(rules), Random(seed))
        probe = probe_for(state.rules, state.board)
        assert probe.outcome(state.board, state.mover) == outcome_by_moves(probe, state)

    @pytest.mark.slow
    @each_of("text", [*RULE_SETS, *(f"animal+{switch}" for switch in SWITCHES)])
    def test_so_it_does_under_every_rule_set_and_switch(self, text: str) -> None:
        rules, rng = uncounted(parse_rules(text)), Random(text)
        for _ in range(20):
            state = few_animals(rules, rng)
            probe = probe_for(rules, state.board)
            assert probe.outcome(state.board, state.mover) == outcome_by_moves(probe, state)

    @given(rules=house_rules, seed=seeds)
    def test_the_mirror_and_the_other_side_see_the_same(
        self, rules: JungleRules, seed: int
    ) -> None:
        state = few_animals(rules, Random(seed))
        probe = probe_for(rules, state.board)
        outcome = probe.outcome(state.board, state.mover)
        in_mirror = tuple(state.board[mirrored(spot)] for spot in range(len(state.board)))
        assert probe.outcome(in_mirror, state.mover) == outcome
        probe.prepare(turned(state.board))
        assert probe.outcome(turned(state.board), opponent(state.mover)) == outcome

    @given(rules=house_rules, seed=seeds)
    def test_wins_are_odd_losses_even_and_draws_endless(
        self, rules: JungleRules, seed: int
    ) -> None:
        state = few_animals(rules, Random(seed))
        outcome = probe_for(rules, state.board).outcome(state.board, state.mover)
        assert outcome is not None
        parity = {Value.WIN: 1, Value.LOSS: 0, Value.DRAW: None}[outcome.value]
        assert (None if outcome.distance is None else outcome.distance % 2) == parity
