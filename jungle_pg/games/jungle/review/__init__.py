"""How games of Jungle are reviewed: the curve, the skills, and one true sentence why."""
