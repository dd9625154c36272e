"""The book of Jackaroo King, in English."""

from typing import Final

ENGLISH_BOOK: Final = {
    "book.jackaroo.aim": "What you play for",
    "book.jackaroo.aim_text": (
        "Bring your four marbles once round the board and home, before the other side does. Cards "
        "give them their steps: you play one card a turn. Who meets a marble of the other side "
        "sends it back to its base."
    ),
    "book.jackaroo.figure_opening": (
        "At the beginning one marble of each side is on its way. Red plays from below, Yellow "
        "from above."
    ),
    "book.jackaroo.board": "The board",
    "book.jackaroo.board_ring": (
        "The ring has 52 holes, which both sides share. Marbles go clockwise."
    ),
    "book.jackaroo.board_start": (
        "Each side has its start, the ringed hole: there its marbles come out of the base."
    ),
    "book.jackaroo.board_home": (
        "The hole before the start is the entrance: the way round ends there and turns into the "
        "home, four slots of which each holds one marble."
    ),
    "book.jackaroo.board_base": (
        "Marbles wait in the base until a card brings them out. Captured ones begin here again."
    ),
    "book.jackaroo.figure_corner": (
        "Red's corner: the base, the start, the entrance beside it, and the home above that."
    ),
    "book.jackaroo.turn": "Your turn",
    "book.jackaroo.turn_text": (
        "Choose a card: whatever it can do is shown on the board. Then choose the marble, or the "
        "place it shall come to. Until the marble goes you may think again; click the card once "
        "more to put it back. Who has a card to play must play one."
    ),
    "book.jackaroo.figure_walk": "A 5: five steps forward.",
    "book.jackaroo.figure_choosing": "A 3, and two marbles that could go: you choose.",
    "book.jackaroo.low_cards": "The cards from ace to nine",
    "book.jackaroo.low_cards_text": (
        "A deck of 52 cards, no jokers. The signs on a card say what it can do."
    ),
    "book.jackaroo.high_cards": "The cards from ten to king",
    "book.jackaroo.high_cards_text": "With jacks and queens the colour matters.",
    "book.jackaroo.card_ace": "Ace",
    "book.jackaroo.card_ace_note": "One step, or a marble comes out of the base.",
    "book.jackaroo.card_two": "Two",
    "book.jackaroo.card_two_note": "Two steps, or a marble comes out of the base.",
    "book.jackaroo.card_plain": "Three, five, six, eight, nine",
    "book.jackaroo.card_plain_note": "As many steps as the card says.",
    "book.jackaroo.card_four": "Four",
    "book.jackaroo.card_four_note": "Four steps back, never forward.",
    "book.jackaroo.card_seven": "Seven",
    "book.jackaroo.card_seven_note": "Seven steps, for one marble or shared by two.",
    "book.jackaroo.card_ten": "Ten",
    "book.jackaroo.card_ten_note": "Ten steps, or an attack on the other hand.",
    "book.jackaroo.card_black_jack": "Black jack",
    "book.jackaroo.card_black_jack_note": "Swaps one of your marbles with one of the other side.",
    "book.jackaroo.card_red_jack": "Red jack",
    "book.jackaroo.card_red_jack_note": "Eleven steps.",
    "book.jackaroo.card_black_queen": "Black queen",
    "book.jackaroo.card_black_queen_note": "Twelve steps.",
    "book.jackaroo.card_red_queen": "Red queen",
    "book.jackaroo.card_red_queen_note": "An attack on the other hand; no steps.",
    "book.jackaroo.card_king": "King",
    "book.jackaroo.card_king_note": (
        "A marble comes out of the base, or one runs 13 steps and takes all it meets."
    ),
    "book.jackaroo.out": "Out of the base",
    "book.jackaroo.out_text": (
        "An ace, a two or a king brings a marble from the base to its start. No other marble of "
        "your own may stand there."
    ),
    "book.jackaroo.figure_out": "An ace brings a marble out.",
    "book.jackaroo.figure_out_by_king": "So does a king.",
    "book.jackaroo.figure_out_refused": "The start is taken, so the 2 can only walk.",
    "book.jackaroo.figure_out_taking": "A guest on your start is captured.",
    "book.jackaroo.blocks": "Who stands in the way",
    "book.jackaroo.blocks_text": (
        "Your own marbles block the way: none is passed, and none is landed on. Marbles of the "
        "other side are passed freely."
    ),
    "book.jackaroo.figure_own_blocks": (
        "A 5: the hindmost marble is stopped by the one before it; the first one may go."
    ),
    "book.jackaroo.figure_enemy_passed": "The yellow marble does not stop the red one.",
    "book.jackaroo.safe": "Captured, or safe",
    "book.jackaroo.safe_text": (
        "Who lands on a marble of the other side sends it back to its base. But a marble on its "
        "own start is safe: nobody lands on it, captures it or swaps it."
    ),
    "book.jackaroo.figure_taken": "A 6 that ends on a yellow marble: it is captured.",
    "book.jackaroo.figure_protected": (
        "Yellow's 5 would end on Red's start: not allowed. The 6 goes past."
    ),
    "book.jackaroo.home": "Going home",
    "book.jackaroo.home_text": (
        "At its own entrance a marble turns into its home; there is no second round. The steps "
        "must fit: a marble that would go beyond the last slot stays. While any marble stands on "
        "the entrance, nobody gets past it into the home."
    ),
    "book.jackaroo.figure_home": "Three steps to the entrance, three into the home.",
    "book.jackaroo.figure_home_too_far": "Eight steps are too many here; the other marble goes.",
    "book.jackaroo.figure_entrance_taken": "Yellow stands on the entrance: the 6 cannot be played.",
    "book.jackaroo.figure_entrance_passed": "For Yellow this entrance is a hole like any other.",
    "book.jackaroo.at_home": "At home",
    "book.jackaroo.at_home_text": (
        "At home marbles only go deeper, by exact steps, and are safe for good."
    ),
    "book.jackaroo.home_no_passing": "Marbles do not pass each other at home.",
    "book.jackaroo.home_passing": "Marbles may pass others of their side at home.",
    "book.jackaroo.figure_no_passing": "The marble in the second slot stops the 5.",
    "book.jackaroo.figure_passing": "The 5 goes past the marble in the second slot.",
    "book.jackaroo.figure_deeper": "A 3 takes a marble from the first slot to the last.",
    "book.jackaroo.four": "The four",
    "book.jackaroo.four_text": (
        "A four goes back on the ring, never into the home. Own marbles stop it as always, and it "
        "does not pass your own start while any marble stands there."
    ),
    "book.jackaroo.figure_back": "Four steps back.",
    "book.jackaroo.figure_back_from_start": (
        "Fresh on the start, a four leads close to the entrance: almost a whole round saved."
    ),
    "book.jackaroo.figure_back_taking": "A four captures like any other card.",
    "book.jackaroo.figure_back_refused": "Somebody stands on Red's start: no way back past it.",
    "book.jackaroo.seven": "The seven",
    "book.jackaroo.seven_text": (
        "One marble walks all seven steps, or two different ones share them. If any way uses all "
        "seven, you must take one that does. Otherwise one marble walks as far as you like, and "
        "the rest is lost. A seven brings nobody out."
    ),
    "book.jackaroo.figure_seven_alone": "Seven steps, right into the home.",
    "book.jackaroo.figure_seven_split": "Three steps for one, four for the other.",
    "book.jackaroo.figure_seven_double": "The first part captures, the second one goes home.",
    "book.jackaroo.figure_seven_forfeited": "Only four steps are possible; three are lost.",
    "book.jackaroo.jack": "The black jack",
    "book.jackaroo.jack_text": (
        "A black jack swaps one of your marbles with one of the other side. Both must be on the "
        "ring, and neither on its own start. Nobody is captured. It goes no steps; a red jack "
        "goes eleven."
    ),
    "book.jackaroo.figure_swap": "Red is almost home now, and Yellow far behind.",
    "book.jackaroo.figure_swap_refused": (
        "A marble on its own start cannot be swapped; the other one can."
    ),
    "book.jackaroo.attack": "The attack",
    "book.jackaroo.attack_text": (
        "A ten or a red queen attacks: the other side must discard a card of its choice, face up. "
        "Then the attacker plays another card. There is no attack on an empty hand."
    ),
    "book.jackaroo.figure_attack": "Yellow gives up a 6; Red goes on with a 3.",
    "book.jackaroo.figure_attack_by_ten": "A ten that attacks does not walk.",
    "book.jackaroo.king": "The king's run",
    "book.jackaroo.king_text": (
        "A king may run: 13 steps, and every marble on them is captured, even your own."
    ),
    "book.jackaroo.figure_run": "Two yellow marbles at once.",
    "book.jackaroo.figure_run_over_own": "Red's own marble goes back to the base as well.",
    "book.jackaroo.run_limits": "What a run spares",
    "book.jackaroo.run_limits_text": (
        "Only a marble on its own start stays, and the run may not end there. A marble on the "
        "entrance does not stop a king; marbles in the home slots do."
    ),
    "book.jackaroo.figure_run_past_start": (
        "Yellow takes the marble on the way and passes the one on its start."
    ),
    "book.jackaroo.figure_run_home": "A run may end at home; all on the way are taken.",
    "book.jackaroo.bonus": "A card and another turn",
    "book.jackaroo.bonus_text": (
        "Who captures a marble of the other side, or brings one home, draws a card from the deck "
        "and has another turn at once."
    ),
    "book.jackaroo.figure_capture": ("Red captures, draws a 2 and brings out a marble with it."),
    "book.jackaroo.bonus_once": (
        "One card and one turn for each card played, however much it captured."
    ),
    "book.jackaroo.bonus_nothing": (
        "Taking your own marbles earns nothing, nor do steps inside the home."
    ),
    "book.jackaroo.bonus_empty": ("With an empty deck there is another turn without a card."),
    "book.jackaroo.rounds": "Rounds",
    "book.jackaroo.rounds_text": (
        "Both sides get four cards, four cards again, then five, and so on. A new round begins "
        "when both hands are empty. When the deck is too small, it is shuffled with the pile."
    ),
    "book.jackaroo.figure_deal": "The first round: four cards each.",
    "book.jackaroo.figure_long_deal": "Every third round: five.",
    "book.jackaroo.beginner": "Who has the turn",
    "book.jackaroo.beginner_order": (
        "Sides take turns, also from one round to the next: after the last card the turn goes on "
        "as if nothing had happened."
    ),
    "book.jackaroo.beginner_turns": (
        "Red begins the first round, Yellow the second, and so on, whoever played the last card."
    ),
    "book.jackaroo.beginner_empty": (
        "Who has no cards left waits until the other hand is empty too."
    ),
    "book.jackaroo.figure_beginner_order": (
        "Yellow plays the last card of a round. Then it is Red's turn, with new cards."
    ),
    "book.jackaroo.figure_beginner_turns": (
        "Yellow plays the last card of the first round, and begins the second one."
    ),
    "book.jackaroo.discard": "Nothing to play",
    "book.jackaroo.discard_text": (
        "Who cannot play any card must discard one of their choice, and the turn passes. "
        "Nobody may discard while a card can be played. An attack counts as a play."
    ),
    "book.jackaroo.figure_discard": "No ace, two or king, and all marbles in the base.",
    "book.jackaroo.secrets": "What nobody sees",
    "book.jackaroo.secret_hands": (
        "Your cards are for your eyes only. The other side sees how many there are."
    ),
    "book.jackaroo.secret_pile": (
        "Played and discarded cards lie open, so they can be counted. The order of the deck is "
        "known to nobody, not even to the computer."
    ),
    "book.jackaroo.secret_screen": (
        "Two at one screen: before the hands change, a cover asks to pass the screen on."
    ),
    "book.jackaroo.secret_undo": (
        "What was seen cannot be unseen: a card once played or drawn is not taken back."
    ),
    "book.jackaroo.time": "Time",
    "book.jackaroo.time_limit": (
        "Usually a decision may take {seconds} seconds, for a card with everything that belongs "
        "to it, or for the answer to an attack. The last five are hard to miss."
    ),
    "book.jackaroo.time_auto": "When time is over, your cards are played for you.",
    "book.jackaroo.time_order": (
        "First a card that captures or goes home, the rightmost of them, then the rightmost that "
        "can be played, else the rightmost is discarded."
    ),
    "book.jackaroo.time_back": "Click anywhere to play for yourself again.",
    "book.jackaroo.end": "The end",
    "book.jackaroo.end_text": "Who has all four marbles home wins at once. There are no draws.",
    "book.jackaroo.figure_last_home": "The last marble comes home: Red wins.",
    "book.jackaroo.end_progress": (
        "Beside the board you see how many marbles are home, and how far all of them have come."
    ),
    "book.jackaroo.end_resign": "Either side may resign at any time.",
    "book.jackaroo.tips": "For beginners",
    "book.jackaroo.tip_1": "Keep aces, twos and kings while marbles wait in the base.",
    "book.jackaroo.tip_2": "Go deep into the home first, or your own marbles block the way.",
    "book.jackaroo.tip_3": "On your own start nobody can harm you; do not leave it without need.",
    "book.jackaroo.tip_4": "A four on your start saves almost a whole round.",
    "book.jackaroo.tip_5": "Attack when a marble of the other side is close to its home.",
    "book.jackaroo.tip_6": "A capture and another turn: plan both before you play.",
    "book.jackaroo.tip_7": "Watch the pile: when all kings lie there, nobody runs any more.",
}
