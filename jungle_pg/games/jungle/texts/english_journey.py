"""What Jungle says in English on the journey."""

from typing import Final

ENGLISH_JOURNEY: Final = {
    "stage.jungle_steps.name": "One step at a time",
    "stage.jungle_steps.task": "Walk into the den of the other side.",
    "guide.steps.cat": "This is your cat. Every animal goes one square: ahead, back or aside.",
    "guide.steps.forward": "Walk towards the den at the top.",
    "guide.steps.trap": "Three traps lie around the den. Nobody guards them now: step in!",
    "guide.steps.den": "Enter the den, and the game is won.",
    "stage.jungle_ranks.name": "Who takes whom",
    "stage.jungle_ranks.task": "Take what is weaker, or as strong.",
    "guide.ranks.order": "Weak to strong: rat, cat, dog, wolf, leopard, tiger, lion, elephant.",
    "guide.ranks.take": "An animal takes whoever is weaker or its equal. Your dog takes the cat!",
    "guide.ranks.next": "And your cat takes the rat beside it.",
    "guide.ranks.stronger": "The wolf is stronger than your dog and your cat: keep away from it.",
    "stage.jungle_puzzle_01.name": "The open door",
    "stage.jungle_puzzle_01.task": "Nobody is at home. Walk in!",
    "stage.jungle_puzzle_02.name": "A tiger for a den",
    "stage.jungle_puzzle_02.task": "Give something, and the way is free.",
    "stage.jungle_duel_den.name": "Guard the den",
    "stage.jungle_duel_den.task": "Tiger and lion are coming. Hold them off.",
    "stage.jungle_boss_rat.name": "The rat",
    "stage.jungle_boss_rat.task": "Win a whole game against the rat.",
    "stage.jungle_boss_cat.name": "The cat",
    "stage.jungle_boss_cat.task": "Win a whole game against the cat.",
}
