"""Two bots. Each is a function from an observation to the index of an option."""

import random


def at_random(observation, luck=random):
    """Any option."""
    return luck.randrange(len(observation["decision"]["options"]))


# What is worth more, in this order; anything else comes last.
EAGER = ["attack", "deploy", "play", "use", "keep", "resource", "yes", "card", "number", "mode", "initiative"]


def eager(observation, luck=random):
    """Attacks if it can, enemy bases first; otherwise plays the most expensive card it can pay for."""
    decision = observation["decision"]
    me = decision["seat"]

    def worth(option):
        verb, card = option["verb"], option.get("card") or {}
        rank = EAGER.index(verb) if verb in EAGER else len(EAGER)
        enemy_base = card.get("zone") == "base" and card.get("controller") != me
        return (-rank, enemy_base, option.get("cost") or 0, luck.random())

    options = decision["options"]
    return max(range(len(options)), key=lambda index: worth(options[index]))
