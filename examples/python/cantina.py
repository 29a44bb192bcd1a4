"""Cantina's engine for Python: a client of `cantina engine`, and games as loops over agents.

Nothing but the standard library is needed. `Game` follows the shape of PettingZoo's AEC environments: agents take turns,
`last()` says what the agent whose turn it is knows, and `step()` carries out its action.
"""

import json
import subprocess


class Refused(Exception):
    """The engine did not carry out a request."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


class Engine:
    """A conversation with `cantina engine`."""

    def __init__(self, program="cantina"):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, do, **fields):
        """Makes a request; returns the answer."""
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def close(self):
        """Ends the conversation."""
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Game:
    """One game as a loop over agents. Agents are named `seat_0`, `seat_1` and so on.

    An observation is what the agent's seat may know and nothing else: `view` and `decision`. An action is the index of an
    option of that decision.
    """

    def __init__(self, engine, decks, mode="duel"):
        self.engine, self.decks, self.mode = engine, decks, mode
        self.possible_agents = [f"seat_{seat}" for seat in range(len(decks))]

    def reset(self, seed=0):
        """Begins a game."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        seats = [{"name": agent, "deck": deck} for agent, deck in zip(self.agents, self.decks)]
        self._take(self.engine.ask("new", mode=self.mode, seats=seats, seed=seed, events="none"))

    def _take(self, step):
        self.decision, self.over = step["decision"], step["over"]
        if self.over is None:
            self.agent_selection = f"seat_{self.decision['seat']}"
            return
        for seat, agent in enumerate(self.possible_agents):
            won = seat in self.over["winners"]
            self.rewards[agent] = 0.0 if not self.over["winners"] else 1.0 if won else -1.0
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What an agent knows."""
        seat = int(agent.removeprefix("seat_"))
        view = self.engine.ask("view", seat=seat)["view"]
        return {"view": view, "decision": view["decision"]}

    def last(self):
        """What the agent whose turn it is knows, its reward, and whether the game is over for it."""
        agent = self.agent_selection
        return self.observe(agent), self.rewards[agent], self.terminations[agent], False, {}

    def step(self, action):
        """Carries out an action of the agent whose turn it is; `None` once the game is over for it."""
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else None
        else:
            self._take(self.engine.ask("choose", option=action))

    def agent_iter(self):
        """The agents in the order in which they act, until nobody is left."""
        while self.agents:
            yield self.agent_selection
