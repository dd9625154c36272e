"""The book of Jungle, in English."""

from typing import Final

ENGLISH_BOOK: Final = {
    "book.the_animal": "the {animal}",
    "book.takes": "takes",
    "book.ranks": "Who takes whom",
    "book.rank": "Every animal takes its equals and all below it.",
    "book.steps": "One square at a time",
    "book.step": (
        "The sides take turns. An animal goes one square ahead, back or sideways, never "
        "diagonally and never onto an animal of its own side."
    ),
    "book.step_or_leap": (
        "The sides take turns. An animal goes one square ahead, back or sideways, never "
        "diagonally and never onto an animal of its own side. Only a leap over a river goes "
        "farther."
    ),
    "book.figure_step": "Four ways lead on, none of them diagonal.",
    "book.figure_board_inner": (
        "Two rivers in the middle; at each end a den with three traps around it."
    ),
    "book.figure_board_edges": (
        "Two rivers at the edges; at each end a den with three traps around it."
    ),
    "book.water": "In the river",
    "book.figure_swim": "Whoever swims goes in and out where it likes.",
    "book.figure_no_swim": "Everyone stops at the bank.",
    "book.figure_in_water": "In the water they take each other by rank, as on land.",
    "book.leaps": "Leaps",
    "book.leap": (
        "A leap goes from the bank straight over the water to the land opposite. Whoever "
        "leaps may take an animal there."
    ),
    "book.leap_nobody": "No animal can leap over a river.",
    "book.leap_stopped": "A rat of either side in the water on the way stops a leap.",
    "book.leap_stopped_by_rat_alone": (
        "A rat of either side in the water on the way stops a leap; other swimmers do not."
    ),
    "book.figure_leap": "From bank to bank.",
    "book.figure_blocked": "The rat is in the way.",
    "book.figure_leap_twice": "Whoever stands between the rivers does not stop it.",
    "book.rat_and_elephant": "Rat and elephant",
    "book.figure_rat": "A rat before an elephant.",
    "book.figure_elephant": "An elephant before a rat.",
    "book.figure_elephant_trap": "An elephant before a rat in a trap.",
    "book.figure_rat_water": "A rat in the water before an elephant on land.",
    "book.traps": "Traps",
    "book.trap": "Three traps lie around each den. They harm only animals of the other side.",
    "book.figure_trap": "Everyone may walk in and out.",
    "book.figure_own_trap": "Its own traps do an animal no harm.",
    "book.figure_trapped_rat": "A rat in an enemy trap takes an elephant.",
    "book.dens": "Dens",
    "book.den_wins": "The first animal in the enemy den wins the game for its side.",
    "book.own_den": "No animal ever enters its own den.",
    "book.figure_den": "Into the enemy den: you win.",
    "book.figure_closed_den": "The enemy den stays closed.",
    "book.figure_own_den": "Into your own den: never.",
    "book.figure_kept_out": "Others are kept out.",
    "book.ends": "How it ends",
    "book.end_den": "A side wins at once when one of its animals enters the enemy den.",
    "book.end_taken": "A side without animals loses.",
    "book.end_stuck": "A side that cannot move in its turn loses.",
    "book.end_resign": "A side may give up at any time.",
    "book.figure_last": "The last enemy is taken: you win.",
}
