"""A bot at the table: `cantina play ... --bot "2=python3 examples/python/seat.py eager"`.

It reads one line of JSON for each decision and answers with the number of an option.
"""

import json
import sys

import bots

BOTS = {"random": bots.at_random, "eager": bots.eager}


def main():
    bot = BOTS[sys.argv[1] if len(sys.argv) > 1 else "eager"]
    for line in sys.stdin:
        print(bot(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
