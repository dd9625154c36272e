"""Why something does not work over the network, in words."""

from jungle_pg.core.rulebook import AnyRulebook, Refusal
from jungle_pg.texts.speech import Language, refusal_text


def net_refusal_text(
    language: Language,
    refusal: Refusal,
    rulebook: AnyRulebook | None = None,
    rules: object = None,
    state: object = None,
) -> str:
    """Words for what a server, the network or, over it, the rules have refused."""
    key = f"net.{refusal.code}"
    if key in language:
        return language[key].format(**dict(refusal.facts))
    if rulebook is None:
        return language["net.other"]
    return refusal_text(language, rulebook, rules, refusal, state)
