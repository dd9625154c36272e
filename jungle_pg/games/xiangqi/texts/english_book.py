"""The book of Xiangqi, in English."""

from typing import Final

ENGLISH_BOOK: Final = {
    "book.xiangqi.aim": "What you play for",
    "book.xiangqi.aim_text": (
        "Attack the enemy general so that it cannot escape. Both sides have the same sixteen "
        "pieces and take turns; each turn is one move of one piece. A piece takes an enemy by "
        "going to its point."
    ),
    "book.xiangqi.figure_opening": "The pieces at the start: Red below, Black above.",
    "book.xiangqi.board": "The board",
    "book.xiangqi.board_points": (
        "Pieces stand where lines cross, not in the squares: nine files and ten ranks make "
        "ninety points."
    ),
    "book.xiangqi.board_river": "The river parts the two halves. Elephants never cross it.",
    "book.xiangqi.board_palace": (
        "The nine points with the diagonal lines are a palace. General and advisors never "
        "leave theirs."
    ),
    "book.xiangqi.figure_river": "Soldiers on both sides of the river.",
    "book.xiangqi.figure_palace": "Red's palace at the start.",
    "book.xiangqi.pieces": "The pieces",
    "book.xiangqi.pieces_text": "The round ones are Red's, the dark ones with eight sides Black's.",
    "book.xiangqi.piece_count": "{piece} x{count}",
    "book.xiangqi.piece_general": "one step, only in the palace",
    "book.xiangqi.piece_advisor": "one step diagonally, only in the palace",
    "book.xiangqi.piece_elephant": "two steps diagonally, never over the river",
    "book.xiangqi.piece_horse": "one step straight, then one diagonally",
    "book.xiangqi.piece_chariot": "straight ahead as far as it likes",
    "book.xiangqi.piece_cannon": "like the chariot, but takes over a piece",
    "book.xiangqi.piece_soldier": "one step ahead, later sideways too",
    "book.xiangqi.palace": "General and advisor",
    "book.xiangqi.palace_text": (
        "The general goes one step along a line, the advisor one step along the diagonal "
        "lines. Both stay in their palace."
    ),
    "book.xiangqi.figure_general": "Ahead, back or sideways, never diagonally.",
    "book.xiangqi.figure_general_stays": "The general never leaves the palace.",
    "book.xiangqi.figure_advisor": "The advisor goes only diagonally.",
    "book.xiangqi.figure_advisor_stays": "So there are just five points for it.",
    "book.xiangqi.elephant": "Elephant",
    "book.xiangqi.elephant_text": (
        "The elephant goes exactly two steps diagonally. The point in the middle of its way, "
        "its eye, must be empty."
    ),
    "book.xiangqi.figure_elephant": "Two steps, no more and no less.",
    "book.xiangqi.figure_elephant_blocked": "Any piece in its eye blocks the elephant.",
    "book.xiangqi.figure_elephant_at_river": "It never crosses the river.",
    "book.xiangqi.figure_elephant_takes": "It takes the piece on which it lands.",
    "book.xiangqi.horse": "Horse",
    "book.xiangqi.horse_text": (
        "The horse goes one step along a line and then one diagonally, away from where it "
        "stood. A piece on the first step hobbles it: that way is closed."
    ),
    "book.xiangqi.figure_horse": "Eight ways from the middle of the board.",
    "book.xiangqi.figure_horse_hobbled": "The soldier closes both ways on its side.",
    "book.xiangqi.figure_horse_at_start": "At the start the elephant hobbles it.",
    "book.xiangqi.figure_horse_one_way": "It takes the other horse, which is hobbled itself.",
    "book.xiangqi.chariot": "Chariot",
    "book.xiangqi.chariot_text": (
        "The strongest piece: it goes along a line as far as the way is free, and takes the "
        "first enemy there. It never jumps."
    ),
    "book.xiangqi.figure_chariot": "To every point on its file and rank.",
    "book.xiangqi.figure_chariot_stopped": (
        "It stops before its own soldier, and takes the horse."
    ),
    "book.xiangqi.cannon": "Cannon",
    "book.xiangqi.cannon_text": (
        "The cannon goes like a chariot, but it takes only over exactly one piece, of either "
        "side: its screen."
    ),
    "book.xiangqi.figure_cannon": "Without taking: like a chariot.",
    "book.xiangqi.figure_cannon_takes": "Over the soldier it takes the horse.",
    "book.xiangqi.figure_cannon_alone": "No screen: it cannot take.",
    "book.xiangqi.figure_cannon_two_screens": "Two screens are one too many.",
    "book.xiangqi.soldier": "Soldier",
    "book.xiangqi.soldier_text": (
        "The soldier goes one step ahead and takes in the same way. Beyond the river it may "
        "also go sideways. It never goes back."
    ),
    "book.xiangqi.figure_soldier": "Before the river: only ahead.",
    "book.xiangqi.figure_soldier_beyond": "Beyond the river: ahead or sideways.",
    "book.xiangqi.figure_soldier_takes": "It takes where it can go.",
    "book.xiangqi.figure_soldier_at_end": "On the last rank: only sideways.",
    "book.xiangqi.check": "Check",
    "book.xiangqi.check_text": (
        "A general that could be taken is in check, and its side must end that at once. A "
        "move that leaves or brings the own general into check is not allowed."
    ),
    "book.xiangqi.figure_check_flee": "Step out of the way.",
    "book.xiangqi.figure_check_take": "Take whoever gives check.",
    "book.xiangqi.figure_check_between": "Put a piece between.",
    "book.xiangqi.figure_check_screen": "Against a cannon: take its screen away.",
    "book.xiangqi.facing": "The generals must not meet",
    "book.xiangqi.facing_text": (
        "The two generals may never stand on one file with nothing between them. So a general "
        "guards its whole file, like a chariot."
    ),
    "book.xiangqi.figure_pinned": "Alone between them, the cannon stays on the file.",
    "book.xiangqi.figure_guarded_file": "The black general guards this file.",
    "book.xiangqi.mate": "Checkmate and stalemate",
    "book.xiangqi.mate_text": (
        "A side that has no move left loses: in check that is checkmate, without check it is "
        "stalemate. The general itself is never taken."
    ),
    "book.xiangqi.figure_checkmate": (
        "The chariot gives check, and the red general guards the file beside it: checkmate."
    ),
    "book.xiangqi.figure_stalemate": "No check, but every step leads into one: stalemate.",
    "book.xiangqi.again": "Again and again",
    "book.xiangqi.repetition_standard": (
        "When a position is there for the third time, with the same side to move, the game is "
        "over. Whoever gave check with every move since the first time loses: that is perpetual "
        "check. Otherwise it is a draw."
    ),
    "book.xiangqi.repetition_chase": (
        "When a position is there for the third time, with the same side to move, the game is "
        "over. Whoever gave check with every move since the first time loses. If nobody did, "
        "whoever alone chased one and the same piece with every move loses. Otherwise it is a "
        "draw."
    ),
    "book.xiangqi.repetition_draw": (
        "When a position is there for the third time, with the same side to move, the game is "
        "a draw, whoever gave check."
    ),
    "book.xiangqi.repetition_off": "Positions may come again as often as the players like.",
    "book.xiangqi.perpetual_both": "If both sides gave perpetual check, it is a draw too.",
    "book.xiangqi.chase_draws": (
        "Who chases a piece without end only draws. House rules can judge that too."
    ),
    "book.xiangqi.chase": "Perpetual chase",
    "book.xiangqi.chase_threat": (
        "A move chases if it makes a new threat: a piece could be taken next, and nobody could "
        "take back. A guard that is pinned guards nothing."
    ),
    "book.xiangqi.chase_chariot": (
        "A chariot that a horse or a cannon attacks is chased even where it is guarded."
    ),
    "book.xiangqi.chase_free": (
        "Generals and soldiers may chase. Soldiers that have not crossed the river may be chased."
    ),
    "book.xiangqi.chase_alike": (
        "Who attacks a piece of its own kind that could take it as well only offers an exchange."
    ),
    "book.xiangqi.chase_together": (
        "It does not matter who threatens: several pieces can chase one together, and a piece "
        "that steps aside can open the line of another."
    ),
    "book.xiangqi.chase_in_turn": (
        "Two pieces may be chased in turn, and check and chase may alternate. If both sides "
        "chase, it is a draw; if one chases and the other checks all the time, whoever checks "
        "loses."
    ),
    "book.xiangqi.chase_asian": (
        "These are the main lines of the Asian rules. They know dozens of special cases, and "
        "some of them would be judged otherwise there; so none of the named rule sets judges "
        "chases."
    ),
    "book.xiangqi.figure_chased": "Nobody guards the cannon: Red chases it and loses.",
    "book.xiangqi.figure_chased_guarded": "The chariot guards it: no chase, a draw.",
    "book.xiangqi.figure_chased_alike": "Chariots offer an exchange: no chase, a draw.",
    "book.xiangqi.figure_chased_by_cannon": "A cannon chases a guarded chariot: Red loses.",
    "book.xiangqi.figure_perpetual_standard": "Perpetual check: Red loses.",
    "book.xiangqi.figure_perpetual_draw": "Perpetual check: a draw.",
    "book.xiangqi.figure_perpetual_off": "Perpetual check: that may go on.",
    "book.xiangqi.figure_repeated": "To and fro without check: a draw.",
    "book.xiangqi.figure_repeated_on": "To and fro: nobody stops it.",
    "book.xiangqi.ends": "How it ends",
    "book.xiangqi.end_mate": "Checkmate wins.",
    "book.xiangqi.end_stuck": "A side that cannot move in its turn loses.",
    "book.xiangqi.end_resign": "A side may give up at any time.",
    "book.xiangqi.dead_draw": (
        "When no chariot, cannon, horse or soldier is left, nobody can attack: a draw."
    ),
    "book.xiangqi.dead_play_on": (
        "Even when no chariot, cannon, horse or soldier is left, the game goes on."
    ),
    "book.xiangqi.figure_dead": (
        "The elephant takes the last soldier. What is left cannot cross the river: a draw."
    ),
    "book.xiangqi.figure_dead_on": (
        "The elephant takes the last soldier. What is left cannot cross the river, but the "
        "game goes on."
    ),
    "book.xiangqi.writing": "How moves are written",
    "book.xiangqi.write_text": "A move has four signs, like C2=5 or 炮二平五.",
    "book.xiangqi.write_letters": (
        "Who: K general, A advisor, E elephant, H horse, R chariot, C cannon, P soldier; and "
        "the file it leaves."
    ),
    "book.xiangqi.write_signs": "Where to: + or 进 ahead, - or 退 back, = or 平 sideways.",
    "book.xiangqi.write_number": (
        "Then the steps ahead or back. Sideways, and for advisor, elephant and horse, it is "
        "the file they go to."
    ),
    "book.xiangqi.write_files": "Each side counts the files from its own right.",
    "book.xiangqi.written": "Moves in writing",
    "book.xiangqi.written_text": (
        "In Chinese, Red's numbers are characters and Black's are digits. Of two equal pieces "
        "on a file, the front one is + or 前, the rear one - or 后."
    ),
    "book.xiangqi.figure_written_cannon": "C2=5 or 炮二平五: the cannon goes to the middle.",
    "book.xiangqi.figure_written_horse": "H8+7 or 马8进7: Black's horse goes ahead.",
    "book.xiangqi.figure_written_steps": "R2+4 or 车二进四: four steps ahead.",
    "book.xiangqi.figure_written_front": "R+=4 or 前车平四: the front chariot.",
    "book.xiangqi.mates": "Two mates to know",
    "book.xiangqi.mates_text": (
        "Pieces win together: one gives check, another one closes the way out."
    ),
    "book.xiangqi.figure_double_cannon": (
        "Two cannons on one file. Whoever steps between is a screen too."
    ),
    "book.xiangqi.figure_horse_and_chariot": (
        "The horse gives check from beside the palace, the chariot holds the file next to the "
        "general."
    ),
    "book.xiangqi.tips": "For beginners",
    "book.xiangqi.tip_1": "Bring chariots, horses and cannons out early. Chariots want free lines.",
    "book.xiangqi.tip_2": (
        "What pieces are worth: chariot 9, cannon and horse 4, advisor and elephant 2, soldier "
        "1, beyond the river 2."
    ),
    "book.xiangqi.tip_3": "Before every move ask what the enemy can take, and what checks you.",
    "book.xiangqi.tip_4": "Keep advisors and elephants together; they shield the general.",
    "book.xiangqi.tip_5": (
        "A cannon is strong while many pieces are there to fire over, a horse when few are left."
    ),
    "book.xiangqi.tip_6": "Two soldiers side by side beyond the river protect each other.",
    "book.xiangqi.tip_7": "At the end let your general help: it guards its whole file.",
}
