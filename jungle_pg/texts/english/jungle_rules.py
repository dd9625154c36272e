"""The rules of Jungle in English: as they are chosen, and as the book says what holds."""

from typing import Final

JUNGLE_RULES: Final = {
    "rule_set.traditional": "Traditional",
    "rule_set.traditional_note": "the usual game",
    "rule_set.appendix": "Edge rivers",
    "rule_set.appendix_note": "another ground",
    "rule_set.course": "Course",
    "rule_set.course_note": "the classroom game",
    "rule_set.animal": "Animal chess",
    "rule_set.animal_note": "bolder animals",
    "rule_set.club": "Club",
    "rule_set.club_note": "as most programs play",
    "rule_point.rivers_middle": "Rivers in the middle",
    "rule_point.no_strike_from_water": "No strikes from the water",
    "rule_point.draw_50": "Draw: 50 quiet moves",
    "rule_point.rivers_edges": "Rivers at the edges",
    "rule_point.strike_from_water": "Rat strikes from water",
    "rule_point.elephant_never_takes_rat": "Elephant never takes rat",
    "rule_point.rank_0_in_traps": "Rank 0 out of traps",
    "rule_point.blue_first": "Blue moves first",
    "rule_point.rows_from_top": "Rows count from the top",
    "rule_point.no_draws": "No draws",
    "rule_point.red_green": "Red against Green",
    "rule_point.elephant_takes_rat": "Elephant takes rat too",
    "rule_point.clock_passes": "Clock empty: you pass",
    "rule_point.full_strength_in_traps": "Full strength out of traps",
    "rule_point.draw_200": "Draw: 200 quiet moves",
    "rule_point.repetition_3": "Draw: same position 3 times",
    "switch.rat_only_den": "Only rats enter dens",
    "switch.rat_only_den_note": "No other animal may enter the enemy den.",
    "switch.extended_jumps": "Long leaps",
    "switch.extended_jumps_note": (
        "The lion leaps both rivers at once, the leopard one river sideways."
    ),
    "switch.dog_river": "Dog in the river",
    "switch.dog_river_note": "The dog swims, and it alone strikes from the water.",
    "switch.rat_cannot_take_elephant": "Rat spares elephant",
    "switch.rat_cannot_take_elephant_note": "The rat takes an elephant only in a trap.",
    "rule_section.board": "Board",
    "rule_section.water": "Water",
    "rule_section.leaps": "Leaps",
    "rule_section.rat_and_elephant": "Rat and elephant",
    "rule_section.trap_and_den": "Trap and den",
    "rule_section.end": "End",
    "rule.rivers": "Rivers",
    "rule.rivers_inner": "middle",
    "rule.rivers_edges": "edges",
    "rule.rivers_note": "Where the water lies.",
    "rule.start": "Set-up",
    "rule.start_traditional": "traditional",
    "rule.start_appendix": "edge rivers",
    "rule.start_note": "Where the animals stand at the beginning.",
    "rule.moves_first": "First move",
    "rule.moves_first_bottom": "bottom",
    "rule.moves_first_top": "top",
    "rule.moves_first_note": "Which side begins.",
    "rule.side_names": "Top side",
    "rule.side_names_red_blue": "BLUE",
    "rule.side_names_title_red_blue": "Blue",
    "rule.side_names_red_green": "GREEN",
    "rule.side_names_note": "Colour and name of the top side; small letters are for both sides.",
    "rule.row_one": "Row 1",
    "rule.row_one_bottom": "bottom",
    "rule.row_one_top": "top",
    "rule.row_one_note": "Where the numbers beside the board begin.",
    "rule.swimmers": "Swim",
    "rule.swimmers_note": "These animals may enter the water.",
    "rule.water_to_land_captors": "Strike ashore",
    "rule.water_to_land_captors_note": "Swimmers that may take an animal on the shore.",
    "rule.land_to_water_capture": "Take into the water",
    "rule.land_to_water_capture_note": "A swimmer on land may take one that is in the water.",
    "rule.column_jumpers": "Leap lengthwise",
    "rule.column_jumpers_note": "Who leaps a river along a column.",
    "rule.row_jumpers": "Leap sideways",
    "rule.row_jumpers_note": (
        "Who leaps a river along a row; rivers at the edges have no land behind them."
    ),
    "rule.double_jumpers": "Leap both rivers",
    "rule.double_jumpers_note": "Who leaps both rivers along a row in one go.",
    "rule.rat_takes_elephant": "Rat takes elephant",
    "rule.rat_takes_elephant_note": "The weakest takes the strongest.",
    "rule.elephant_takes_rat": "Elephant takes rat",
    "rule.elephant_takes_rat_never": "no",
    "rule.elephant_takes_rat_trapped": "trapped",
    "rule.elephant_takes_rat_always": "yes",
    "rule.elephant_takes_rat_note": "Never, only a rat in a trap, or any rat at all.",
    "rule.trapped_attacker": "Trapped, it takes",
    "rule.trapped_attacker_cannot_capture": "never",
    "rule.trapped_attacker_rank_zero": "as 0",
    "rule.trapped_attacker_full_rank": "in full",
    "rule.trapped_attacker_note": (
        "What an animal takes out of an enemy trap; as 0, only a rat takes an elephant."
    ),
    "rule.trapped_defender": "Trapped, it resists",
    "rule.trapped_defender_rank_zero": "as 0",
    "rule.trapped_defender_full_rank": "in full",
    "rule.trapped_defender_note": (
        "How an animal resists in an enemy trap; as 0, weaker ones take it too."
    ),
    "rule.den_enterers": "Enter the den",
    "rule.den_enterers_note": "Who may enter the enemy den and win.",
    "rule.no_capture_limit": "Draw without capture",
    "rule.no_capture_limit_count": "{count} moves",
    "rule.no_capture_limit_none": "never",
    "rule.no_capture_limit_note": "So many moves of both sides without a capture make a draw.",
    "rule.repetition_limit": "Draw, same position",
    "rule.repetition_limit_count": "{count} times",
    "rule.repetition_limit_none": "never",
    "rule.repetition_limit_note": (
        "A position that comes so often, with the same side to move, makes a draw."
    ),
    "rule.pass_on_time": "Clock empty: pass",
    "rule.pass_on_time_never": "never",
    "rule.pass_on_time_clock": "as set",
    "rule.pass_on_time_always": "always",
    "rule.pass_on_time_note": (
        "Whether a turn passes when its time is over; as set, the clock of the match decides."
    ),
    "rule.draw_by_agreement": "Draw by agreement",
    "rule.draw_by_agreement_note": "A side may offer a draw, and the other may accept it.",
    "book.rat_takes": "The rat, the smallest, takes the elephant.",
    "book.rat_takes_trapped": "The rat takes the elephant only in a trap.",
    "book.rat_never_takes": "The rat can never take the elephant.",
    "book.elephant_takes": "The elephant takes the rat like any other animal.",
    "book.elephant_takes_trapped": "The elephant takes the rat only in a trap.",
    "book.elephant_never_takes": "The elephant can never take the rat.",
    "book.moves_first": "{side} moves first.",
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
    "book.swim_nobody": "No animal can enter the water.",
    "book.swim_some": "Only {animals} can enter the water.",
    "book.swim_most": "Every animal but {animals} can enter the water.",
    "book.swim_all": "Every animal can enter the water.",
    "book.strike_nobody": "From the water nobody can take an animal on land.",
    "book.strike_some": "From the water only {animals} can take an animal on land.",
    "book.strike_swimmers": "A swimmer in the water can take an animal on land.",
    "book.into_water_yes": "A swimmer on land can take an animal in the water.",
    "book.into_water_no": "From land nobody can take an animal in the water.",
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
    "book.den_nobody": "No animal may enter the enemy den.",
    "book.den_some": "Only {animals} may enter the enemy den.",
    "book.den_most": "Every animal but {animals} may enter the enemy den.",
    "book.den_all": "Every animal may enter the enemy den.",
    "book.quiet_limit": (
        "After {limit} moves without a capture, both sides counted, the game is a draw."
    ),
    "book.quiet_one": "The first move without a capture makes the game a draw.",
    "book.quiet_for_ever": "Moves without a capture never make a draw.",
    "book.repeat_limit": (
        "When the same position with the same side to move has come {times} times, the game "
        "is a draw."
    ),
    "book.repeat_for_ever": "Positions that come again never make a draw.",
    "book.agree": "The sides may agree on a draw.",
    "book.never_agree": "The sides cannot agree on a draw.",
    "book.time_as_agreed": (
        "With a clock, it is agreed before the game what follows when the time for a move is "
        "over: the turn passes, a move is played, or the game is lost. Passing repeats no "
        "position: from there the count of positions begins anew."
    ),
    "book.time_passes": (
        "With a clock, a turn may pass when its time is over. Passing repeats no position."
    ),
    "book.time_never_passes": (
        "With a clock, no turn passes when its time is over: a move is played, or the game is lost."
    ),
}
