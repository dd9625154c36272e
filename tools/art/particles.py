"""What flies about for a moment: leaves, stars, drops, dust, blows."""

from tools.art.colours import CREAM, CRIMSON, FOAM, FOLIAGE, GOLD, INK, LAND, WHITE
from tools.art.curves import star
from tools.art.leaves import broad
from tools.art.meadow import tuft
from tools.art.shapes import circle, ellipse, path, placed, stroke


def particles() -> dict[str, str]:
    """The shapes of every particle and blow, in 100 by 100."""
    day = LAND["day"]
    return {
        "particle_leaf": placed(50, 92, 12, broad(84, 46, FOLIAGE["day"].lit, 0.1, 5)),
        "particle_star": path(star(50, 53, 44, 20), GOLD, INK, 7),
        "particle_dust": circle(50, 50, 34, "#F2E2BC") + circle(40, 40, 12, WHITE, alpha=0.6),
        "particle_drop": path(
            "M50 10C62 34 76 48 76 64C76 80 64 90 50 90C36 90 24 80 24 64C24 48 38 34 50 10Z",
            *(day.shallow, day.deep_water, 6),
        )
        + stroke("M38 66C38 74 43 79 49 80", WHITE, 6),
        "particle_tuft": tuft(50, 78, day.deep_grass, 3.4),
        "particle_spark": path(
            "M50 4Q54 46 96 50Q54 54 50 96Q46 54 4 50Q46 46 50 4Z", WHITE, "#6FC4DC", 4
        ),
        "particle_fur": path(
            "M18 62Q30 30 50 24Q44 38 58 30Q54 42 74 40Q64 50 82 58Q60 60 62 74Q48 62 40 76"
            "Q38 62 18 62Z",
            *(CREAM, INK, 5),
        ),
        "particle_chip": path("M12 66L34 30L52 38L88 26L70 62L48 56Z", "#E9BE78", INK, 5)
        + stroke("M30 52L44 44L66 46", "#A8713F", 4),
        "particle_smoke": circle(50, 52, 36, "#CFC8BC") + circle(40, 40, 15, "#EDE7DC", alpha=0.8),
        "muzzle": path(
            "M6 50C18 34 34 30 46 24L52 36L74 18L72 38L96 50L72 62L74 82L52 64L46 76"
            "C34 70 18 66 6 50Z",
            *("#E8742C", INK, 4),
        )
        + path("M16 50C26 40 40 38 50 36L60 44L76 50L60 56L50 64C40 62 26 60 16 50Z", GOLD)
        + path("M26 50C34 45 44 44 54 50C44 56 34 55 26 50Z", WHITE),
        "impact": path(star(50, 50, 48, 27, 9, -84), WHITE, INK, 4)
        + path(star(50, 50, 33, 18, 9, -84), GOLD),
        "impact_big": path(star(50, 50, 49, 33, 14, -86), CRIMSON, INK, 3.4)
        + path(star(50, 50, 39, 26, 14, -80), GOLD)
        + path(star(50, 50, 26, 17, 14, -86), WHITE),
        "splash": ellipse(50, 50, 46, 30, line=WHITE, width=6, alpha=0.9)
        + ellipse(50, 50, 30, 19, line=FOAM, width=4, alpha=0.7),
    }
