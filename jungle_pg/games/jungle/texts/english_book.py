"""The book of Jungle, in English."""

from typing import Final

ENGLISH_BOOK: Final = {
    "book.the_animal": "the {animal}",
    "book.takes": "takes",
    "book.ranks": "Who takes whom",
    "book.rank": "Every animal takes its equals and all below it.",
    "book.rat_takes": "The rat, the smallest, takes the elephant.",
    "book.rat_takes_trapped": "The rat takes the elephant only in a trap.",
    "book.rat_never_takes": "The rat can never take the elephant.",
    "book.elephant_takes": "The elephant takes the rat like any other animal.",
    "book.elephant_takes_trapped": "The elephant takes the rat only in a trap.",
    "book.elephant_never_takes": "The elephant can never take the rat.",
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
    "book.side_names": "The sides are called {bottom} and {top}.",
    "book.row_one_bottom": "Row 1 is at the bottom of the board.",
    "book.row_one_top": "Row 1 is at the top of the board.",
    "book.start_traditional": "At the start lions and tigers stand in the corners.",
    "book.start_appendix": (
        "At the start six animals of each side stand in the row before the rivers, and two "
        "in its traps."
    ),
    "book.rivers_inner": "The two rivers lie in the middle, with land all around them.",
    "book.rivers_edges": "The two rivers lie at the left and the right edge of the board.",
    "book.figure_step": "Four ways lead on, none of them diagonal.",
    "book.figure_board_inner": (
        "Two rivers in the middle; at each end a den with three traps around it."
    ),
    "book.figure_board_edges": (
        "Two rivers at the edges; at each end a den with three traps around it."
    ),
    "book.water": "In the river",
    "book.swim_nobody": "No animal can enter the water.",
    "book.swim_some": "Only {animals} can enter the water.",
    "book.swim_most": "Every animal but {animals} can enter the water.",
    "book.swim_all": "Every animal can enter the water.",
    "book.figure_swim": "Whoever swims goes in and out where it likes.",
    "book.figure_no_swim": "Everyone stops at the bank.",
    "book.figure_in_water": "In the water they take each other by rank, as on land.",
    "book.strike_nobody": "From the water nobody can take an animal on land.",
    "book.strike_some": "From the water only {animals} can take an animal on land.",
    "book.strike_swimmers": "A swimmer in the water can take an animal on land.",
    "book.into_water_yes": "A swimmer on land can take an animal in the water.",
    "book.into_water_no": "From land nobody can take an animal in the water.",
    "book.leaps": "Leaps",
    "book.leap": (
        "A leap goes from the bank straight over the water to the land opposite. Whoever "
        "leaps may take an animal there."
    ),
    "book.leap_nobody": "No animal can leap over a river.",
    "book.leap_any_some": "Only {animals} can leap, along a column or a row.",
    "book.leap_any_most": "Every animal but {animals} can leap, along a column or a row.",
    "book.leap_any_all": "Every animal can leap, along a column or a row.",
    "book.leap_column_nobody": "No animal can leap along a column.",
    "book.leap_column_some": "Only {animals} can leap along a column.",
    "book.leap_column_most": "Every animal but {animals} can leap along a column.",
    "book.leap_column_all": "Every animal can leap along a column.",
    "book.leap_row_nobody": "No animal can leap along a row.",
    "book.leap_row_some": "Only {animals} can leap along a row.",
    "book.leap_row_most": "Every animal but {animals} can leap along a row.",
    "book.leap_row_all": "Every animal can leap along a row.",
    "book.leap_row_edges": (
        "Nobody leaps along a row here: the rivers end at the edge of the board."
    ),
    "book.leap_double_nobody": "No animal can leap over both rivers in one go.",
    "book.leap_double_some": "Only {animals} can leap over both rivers in one go.",
    "book.leap_double_most": "Every animal but {animals} can leap over both rivers in one go.",
    "book.leap_double_all": "Every animal can leap over both rivers in one go.",
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
    "book.trapped_takes_nothing": "An animal in an enemy trap cannot take anything.",
    "book.trapped_takes_as_0": "An animal in an enemy trap attacks with rank 0: it takes nothing.",
    "book.trapped_takes_as_0_but_rat": (
        "An animal in an enemy trap attacks with rank 0: it takes nothing, only a rat still "
        "takes an elephant."
    ),
    "book.trapped_takes_all": "An animal in an enemy trap attacks with its full rank.",
    "book.trapped_is_0": "An animal in an enemy trap has rank 0: any enemy can take it.",
    "book.trapped_is_0_but_rat": (
        "An animal in an enemy trap has rank 0: any enemy can take it, only the elephant "
        "still takes no rat."
    ),
    "book.trapped_resists": "An animal in an enemy trap resists with its full rank.",
    "book.figure_trap": "Everyone may walk in and out.",
    "book.figure_own_trap": "Its own traps do an animal no harm.",
    "book.figure_trapped_rat": "A rat in an enemy trap takes an elephant.",
    "book.dens": "Dens",
    "book.den_nobody": "No animal may enter the enemy den.",
    "book.den_some": "Only {animals} may enter the enemy den.",
    "book.den_most": "Every animal but {animals} may enter the enemy den.",
    "book.den_all": "Every animal may enter the enemy den.",
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
    "book.repeat_limit": (
        "When the same position with the same side to move has come {times} times, the game "
        "is a draw."
    ),
    "book.repeat_for_ever": "Positions that come again never make a draw.",
    "book.never_agree": "The sides cannot agree on a draw.",
    "book.time_as_agreed": (
        "With a clock, it is agreed before the game what follows when the time for a move is "
        "over: the turn passes, a move is played, or the game is lost. Passing repeats no "
        "position: from there the count of positions begins anew."
    ),
    "book.time_passes": (
        "With a clock, a turn may pass when its time is over. Passing repeats no position."
    ),
    "book.figure_last": "The last enemy is taken: you win.",
}
