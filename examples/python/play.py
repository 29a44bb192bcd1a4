"""Plays games between the two bots and counts who wins.

    python3 examples/python/play.py path/to/cantina decks/sor-luke.json decks/sor-vader.json 10
"""

import json
import random
import sys

import bots
from cantina import Engine, Game


def play(game, players, seed):
    """Plays one game; returns the rewards by agent."""
    luck = random.Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, _, over, cut, _ = game.last()
        game.step(None if over or cut else players[agent](observation, luck))
    return game.rewards


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    program, first, second, count = sys.argv[1:5]
    decks = []
    for path in (first, second):
        with open(path, encoding="utf-8") as file:
            decks.append(json.load(file))
    players = {"seat_0": bots.eager, "seat_1": bots.at_random}
    wins = dict.fromkeys(players, 0)
    with Engine(program) as engine:
        game = Game(engine, decks)
        for seed in range(int(count)):
            for agent, reward in play(game, players, seed).items():
                wins[agent] += reward > 0
    print(json.dumps(wins))


if __name__ == "__main__":
    main()
