"""What Jungle says in English of a reviewed game: one sentence why, and what to practise."""

from typing import Final

ENGLISH_REVIEW: Final = {
    "motif.jungle.allows_den": "Then the {taker} enters the den.",
    "motif.jungle.misses_den": "The {taker} could have entered the den at once.",
    "motif.jungle.does_den": "The {taker} enters the den.",
    "motif.jungle.allows_last": "Then the {taker} takes the last animal.",
    "motif.jungle.misses_last": "The {taker} could have taken the last animal.",
    "motif.jungle.does_last": "The {taker} takes the last animal.",
    "motif.jungle.allows_stuck": "Then the {taker} leaves no move at all, and that loses.",
    "motif.jungle.misses_stuck": (
        "The {taker} could have left the other side without a move, and that wins."
    ),
    "motif.jungle.does_stuck": "The {taker} leaves the other side without a move, and that wins.",
    "motif.jungle.allows_den_next": (
        "Then the {taker} steps beside the den, and nothing keeps it from going in."
    ),
    "motif.jungle.misses_den_next": (
        "The {taker} could have stepped beside the den, and nothing keeps it from going in."
    ),
    "motif.jungle.does_den_next": (
        "The {taker} steps beside the den, and nothing keeps it from going in."
    ),
    "motif.jungle.allows_den_soon": (
        "Then the {taker} goes ahead and enters the den in {moves} moves, whatever is played."
    ),
    "motif.jungle.misses_den_soon": (
        "The {taker} could have gone ahead to enter the den in {moves} moves, whatever is played."
    ),
    "motif.jungle.does_den_soon": (
        "The {taker} goes ahead and enters the den in {moves} moves, whatever is played."
    ),
    "motif.jungle.allows_rat_takes": "Then the {taker} takes the {piece} on {at}.",
    "motif.jungle.misses_rat_takes": "The {taker} could have taken the {piece} on {at}.",
    "motif.jungle.does_rat_takes": "The smallest takes the largest: the {piece} on {at} falls.",
    "motif.jungle.allows_leap_takes": (
        "Then the {taker} leaps over the water and takes the {piece} on {at}, and nothing can "
        "take it back."
    ),
    "motif.jungle.misses_leap_takes": (
        "The {taker} could have leapt over the water and taken the {piece} on {at}, and nothing "
        "could have taken it back."
    ),
    "motif.jungle.does_leap_takes": (
        "The {taker} leaps over the water and takes the {piece} on {at}, and nothing can take it "
        "back."
    ),
    "motif.jungle.allows_in_trap": (
        "In the trap on {at} the {piece} has no rank: even the {taker} takes it, and nothing can "
        "take it back."
    ),
    "motif.jungle.misses_in_trap": (
        "In the trap on {at} the {piece} has no rank: even the {taker} could have taken it."
    ),
    "motif.jungle.does_in_trap": (
        "In the trap on {at} the {piece} has no rank: even the {taker} takes it."
    ),
    "motif.jungle.allows_free": (
        "Then the {taker} takes the {piece} on {at}, and nothing can take it back."
    ),
    "motif.jungle.misses_free": (
        "The {taker} could have taken the {piece} on {at}, and nothing could have taken it back."
    ),
    "motif.jungle.does_free": (
        "The {taker} takes the {piece} on {at}, and nothing can take it back."
    ),
    "motif.jungle.allows_dearer": (
        "Then the {taker} takes the {piece} on {at}, which is worth more than what can be taken "
        "back."
    ),
    "motif.jungle.misses_dearer": (
        "The {taker} could have taken the {piece} on {at}, which is worth more than what can be "
        "taken back."
    ),
    "motif.jungle.does_dearer": (
        "The {taker} takes the {piece} on {at}, which is worth more than what can be taken back."
    ),
    "motif.jungle.allows_pays": (
        "Then the {taker} takes the {piece} on {at}, and the exchange there pays, whatever takes "
        "back."
    ),
    "motif.jungle.misses_pays": (
        "The {taker} could have taken the {piece} on {at}: the exchange there pays, whatever "
        "takes back."
    ),
    "motif.jungle.does_pays": (
        "The {taker} takes the {piece} on {at}, and the exchange there pays, whatever takes back."
    ),
    "motif.jungle.allows_fork": (
        "Then the {taker} attacks the {piece} on {at} and the {second} on {second_at} at once: "
        "one of them falls."
    ),
    "motif.jungle.misses_fork": (
        "The {taker} could have attacked the {piece} on {at} and the {second} on {second_at} at "
        "once: one of them falls."
    ),
    "motif.jungle.does_fork": (
        "The {taker} attacks the {piece} on {at} and the {second} on {second_at} at once: one of "
        "them falls."
    ),
    "motif.jungle.allows_cornered": (
        "Then the move of the {taker} attacks the {piece} on {at}, and nothing saves it."
    ),
    "motif.jungle.misses_cornered": (
        "A move of the {taker} could have attacked the {piece} on {at}, and nothing saves it."
    ),
    "motif.jungle.does_cornered": ("This move attacks the {piece} on {at}, and nothing saves it."),
    "motif.jungle.allows_den_forced": (
        "Then the {taker} begins what nothing stops: the den is entered in {moves} moves at most."
    ),
    "motif.jungle.misses_den_forced": (
        "The {taker} could have begun what nothing stops: "
        "the den is entered in {moves} moves at most."
    ),
    "motif.jungle.does_den_forced": (
        "The {taker} begins what nothing stops: the den is entered in {moves} moves at most."
    ),
    "motif.jungle.allows_attacks": "Then the {taker} attacks the {piece} on {at}.",
    "motif.jungle.misses_attacks": "The {taker} could have attacked the {piece} on {at}.",
    "motif.jungle.does_attacks": "The {taker} attacks the {piece} on {at}.",
    "motif.jungle.allows_later_attacks": (
        "In the line that follows the {taker} comes to attack the {piece} on {at}."
    ),
    "motif.jungle.misses_later_attacks": (
        "In the better line the {taker} comes to attack the {piece} on {at}."
    ),
    "motif.jungle.allows_gives_for": (
        "This gives up the {piece} for the {other}: the {taker} takes it on {at}."
    ),
    "motif.jungle.allows_into_trap": (
        "In the trap on {at} the {piece} loses its rank: even the {taker} takes it there."
    ),
    "motif.jungle.allows_steps_into": "On {at} the {taker} takes the {piece}.",
    "motif.jungle.allows_leaves": (
        "The {piece} on {at} was attacked and still is: the {taker} takes it."
    ),
    "motif.jungle.allows_frees_leap": (
        "The {mover} no longer blocks the water: the {taker} leaps over it and takes the {piece} "
        "on {at}."
    ),
    "motif.jungle.allows_unguards": (
        "The {mover} no longer guards the {piece} on {at}: the {taker} takes it."
    ),
    "motif.jungle.allows_den_still": (
        "The {taker} was on its way into the den already, and this does nothing against it."
    ),
    "motif.jungle.allows_leaves_den": (
        "The {mover} no longer guards the way to the den: the {taker} steps beside it, and "
        "nothing keeps it from going in."
    ),
    "motif.jungle.allows_later": (
        "The line that follows loses the {piece}: the {taker} takes it on {at}."
    ),
    "motif.jungle.misses_later": (
        "The better line goes on to win the {piece}: the {taker} takes it on {at}."
    ),
    "motif.jungle.allows_later_den": "The line that follows ends with the {taker} in the den.",
    "motif.jungle.misses_later_den": "The better line ends with the {taker} in the den.",
    "motif.jungle.does_prevent_den": "The den was about to be entered, and this stops it.",
    "motif.jungle.does_block": (
        "The {taker} blocks the water: nobody leaps at the {piece} on {at} any more."
    ),
    "motif.jungle.does_escape": "The {piece} on {at} was about to be taken, and gets away.",
    "motif.jungle.does_save": "The {piece} on {at} was about to be lost, and is covered now.",
    "motif.jungle.ends_repetition": "The position is there too often now: the game is drawn.",
    "motif.jungle.ends_no_capture_limit": (
        "So many moves without a capture end the game in a draw."
    ),
    "skill.jungle.dens": "Dens",
    "skill.jungle.captures": "Captures",
    "skill.jungle.leaps": "Leaps and rivers",
    "skill.jungle.traps": "Traps",
    "skill.jungle.endings": "Endings",
}
