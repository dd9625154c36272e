"""What Xiangqi says in English of a reviewed game: one sentence why, and what to practise."""

from typing import Final

ENGLISH_REVIEW: Final = {
    "motif.xiangqi.allows_mate": "Then the {taker} gives mate.",
    "motif.xiangqi.misses_mate": "The {taker} could have given mate at once.",
    "motif.xiangqi.does_mate": "The {taker} gives mate.",
    "motif.xiangqi.allows_stuck": "Then the {taker} leaves no move at all, and that loses.",
    "motif.xiangqi.misses_stuck": (
        "The {taker} could have left the other side without a move, and that wins."
    ),
    "motif.xiangqi.does_stuck": "The {taker} leaves the other side without a move, and that wins.",
    "motif.xiangqi.allows_mate_soon": "Then comes mate in {moves}, check after check.",
    "motif.xiangqi.misses_mate_soon": (
        "There was mate in {moves}, check after check, beginning with the {taker}."
    ),
    "motif.xiangqi.does_mate_soon": "This is mate in {moves}, check after check.",
    "motif.xiangqi.allows_free": (
        "Then the {taker} takes the {piece} on {at}, and nothing can take it back."
    ),
    "motif.xiangqi.misses_free": (
        "The {taker} could have taken the {piece} on {at}, and nothing could have taken it back."
    ),
    "motif.xiangqi.does_free": (
        "The {taker} takes the {piece} on {at}, and nothing can take it back."
    ),
    "motif.xiangqi.allows_dearer": (
        "Then the {taker} takes the {piece} on {at}, and only the {taker} can be taken back."
    ),
    "motif.xiangqi.misses_dearer": (
        "The {taker} could have taken the {piece} on {at} and would have cost less."
    ),
    "motif.xiangqi.does_dearer": (
        "The {taker} takes the {piece} on {at}, and only the {taker} can be taken back."
    ),
    "motif.xiangqi.allows_more_takers": (
        "Then the {taker} takes the {piece} on {at}, and the exchange there pays, whatever "
        "takes back."
    ),
    "motif.xiangqi.misses_more_takers": (
        "The {taker} could have taken the {piece} on {at}: the exchange there pays, whatever "
        "takes back."
    ),
    "motif.xiangqi.does_more_takers": (
        "The {taker} takes the {piece} on {at}, and the exchange there pays, whatever takes back."
    ),
    "motif.xiangqi.allows_hollow_cannon": (
        "Then nothing stands between the {taker} and the general: whatever steps in between "
        "becomes its screen."
    ),
    "motif.xiangqi.misses_hollow_cannon": (
        "The {taker} could have looked at the bare general: whatever steps in between "
        "becomes its screen."
    ),
    "motif.xiangqi.does_hollow_cannon": (
        "Nothing stands between the {taker} and the general: whatever steps in between "
        "becomes its screen."
    ),
    "motif.xiangqi.allows_check_wins": (
        "Then the {taker} gives check, and every way out loses the {piece} on {at}."
    ),
    "motif.xiangqi.misses_check_wins": (
        "The {taker} could have given check, and every way out loses the {piece} on {at}."
    ),
    "motif.xiangqi.does_check_wins": (
        "The {taker} gives check, and every way out loses the {piece} on {at}."
    ),
    "motif.xiangqi.allows_pinned": (
        "Then the {piece} on {at} is lost: it may not move, for it covers its general."
    ),
    "motif.xiangqi.misses_pinned": (
        "The {taker} could have won the {piece} on {at}: it may not move, for it covers its "
        "general."
    ),
    "motif.xiangqi.does_pinned": (
        "The {piece} on {at} is lost: it may not move, for it covers its general."
    ),
    "motif.xiangqi.allows_opened": (
        "Then the {taker} makes way, and the {opened} attacks the {piece} on {at}, which "
        "nothing saves."
    ),
    "motif.xiangqi.misses_opened": (
        "The {taker} could have made way: the {opened} then attacks the {piece} on {at}, "
        "which nothing saves."
    ),
    "motif.xiangqi.does_opened": (
        "The {taker} makes way, and the {opened} attacks the {piece} on {at}, which nothing saves."
    ),
    "motif.xiangqi.allows_trapped": (
        "Then the {taker} attacks the {piece} on {at}, and nothing saves it."
    ),
    "motif.xiangqi.misses_trapped": (
        "The {taker} could have attacked the {piece} on {at}, and nothing saves it."
    ),
    "motif.xiangqi.does_trapped": "The {taker} attacks the {piece} on {at}, and nothing saves it.",
    "motif.xiangqi.allows_fork": (
        "Then the {taker} attacks the {piece} on {at} and the {second} on {second_at} at "
        "once: one of them falls."
    ),
    "motif.xiangqi.misses_fork": (
        "The {taker} could have attacked the {piece} on {at} and the {second} on {second_at} "
        "at once: one of them falls."
    ),
    "motif.xiangqi.does_fork": (
        "The {taker} attacks the {piece} on {at} and the {second} on {second_at} at once: "
        "one of them falls."
    ),
    "motif.xiangqi.allows_skewer": (
        "Then the {piece} on {at} and the {second} on {second_at} stand in one line with the "
        "{taker}: one of them falls."
    ),
    "motif.xiangqi.misses_skewer": (
        "The {taker} could have lined up with the {piece} on {at} and the {second} on "
        "{second_at}: one of them falls."
    ),
    "motif.xiangqi.does_skewer": (
        "The {piece} on {at} and the {second} on {second_at} stand in one line with the "
        "{taker}: one of them falls."
    ),
    "motif.xiangqi.allows_double": (
        "Then the {piece} on {at} or the {second} on {second_at} falls, whatever is played."
    ),
    "motif.xiangqi.misses_double": (
        "The {taker} could have seen to it that the {piece} on {at} or the {second} on "
        "{second_at} falls, whatever is played."
    ),
    "motif.xiangqi.does_double": (
        "The {piece} on {at} or the {second} on {second_at} falls now, whatever is played."
    ),
    "motif.xiangqi.allows_mate_or": (
        "Then mate threatens, and whatever stops it loses the {piece} on {at}."
    ),
    "motif.xiangqi.misses_mate_or": (
        "The {taker} could have threatened mate: whatever stops it loses the {piece} on {at}."
    ),
    "motif.xiangqi.does_mate_or": (
        "Mate threatens, and whatever stops it loses the {piece} on {at}."
    ),
    "motif.xiangqi.allows_menace": "Then the {taker} moves, and mate threatens.",
    "motif.xiangqi.misses_menace": "With the {taker} mate could have been threatened.",
    "motif.xiangqi.does_menace": "The {taker} moves, and mate threatens.",
    "motif.xiangqi.allows_attacks": "Then the {taker} attacks the {piece} on {at}.",
    "motif.xiangqi.misses_attacks": "The {taker} could have attacked the {piece} on {at}.",
    "motif.xiangqi.does_attacks": "The {taker} attacks the {piece} on {at}.",
    "motif.xiangqi.allows_later_for": (
        "In the line that follows the {taker} takes the {piece} on {at}, which is worth more."
    ),
    "motif.xiangqi.misses_later_for": (
        "In the better line the {taker} takes the {piece} on {at}, which is worth more."
    ),
    "motif.xiangqi.allows_later_attacks": (
        "In the line that follows the {taker} comes to attack the {piece} on {at}."
    ),
    "motif.xiangqi.misses_later_attacks": (
        "In the better line the {taker} comes to attack the {piece} on {at}."
    ),
    "motif.xiangqi.allows_gives_for": (
        "This gives up the {piece} for the {other}: the {taker} takes it on {at}, and "
        "nothing can take back."
    ),
    "motif.xiangqi.allows_steps_into": "On {at} the {taker} takes the {piece}.",
    "motif.xiangqi.allows_leaves": (
        "The {piece} on {at} was attacked and still is: the {taker} takes it."
    ),
    "motif.xiangqi.allows_unguards": (
        "The {mover} no longer guards the {piece} on {at}: the {taker} takes it."
    ),
    "motif.xiangqi.allows_gives_screen": (
        "The {mover} becomes a screen for the {taker}, which takes the {piece} on {at} over it."
    ),
    "motif.xiangqi.allows_opens_line": (
        "The {mover} no longer stands in the way of the {taker}, which takes the {piece} on {at}."
    ),
    "motif.xiangqi.allows_frees_leg": (
        "The {mover} no longer hobbles the {taker}, which takes the {piece} on {at}."
    ),
    "motif.xiangqi.allows_mate_still": (
        "The mate with the {taker} threatened already, and this does nothing against it."
    ),
    "motif.xiangqi.allows_later": (
        "The line that follows loses the {piece}: the {taker} takes it on {at}."
    ),
    "motif.xiangqi.misses_later": (
        "The better line goes on to win the {piece}: the {taker} takes it on {at}."
    ),
    "motif.xiangqi.allows_later_mate": "The line that follows ends in mate by the {taker}.",
    "motif.xiangqi.misses_later_mate": "The better line ends in mate by the {taker}.",
    "motif.xiangqi.does_escape": "The {piece} on {at} was lost there, and gets away to safety.",
    "motif.xiangqi.does_save": "The {piece} on {at} was about to be lost, and is safe now.",
    "motif.xiangqi.does_prevent_mate": "Mate in one threatened, and this stops it.",
    "motif.xiangqi.ends_repetition": "The position is there too often now: the game is drawn.",
    "motif.xiangqi.ends_perpetual_check": (
        "Giving check all the time loses when the position comes again and again."
    ),
    "motif.xiangqi.ends_perpetual_chase": (
        "Chasing one piece all the time loses when the position comes again and again."
    ),
    "motif.xiangqi.ends_no_capture": "So many moves without a capture end the game in a draw.",
    "motif.xiangqi.ends_dead_position": "Nobody is left who could win: the game is drawn.",
    "skill.xiangqi.mates": "Mates",
    "skill.xiangqi.forks": "Forks and pins",
    "skill.xiangqi.guards": "Guards",
    "skill.xiangqi.openings": "Openings",
    "skill.xiangqi.endings": "Endings",
}
