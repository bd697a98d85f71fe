#!/usr/bin/env python3
"""A bot for the arena, to begin with: put your own idea into `choose`.

    caravan arena merchants --bot random --bot "first=cmd python3 examples/first_bot.py"

The arena writes a line of JSON for each question and reads a line of JSON as the answer. The first line is
`{"hello": …}` with the options and every card; all others are questions. docs/protocol.md says what a sheet holds.
"""
import json
import random
import sys

# What a merchant is glad to do: the verbs of Merchants, the dearest first. Other games have other verbs; then chance decides.
LIKED = [
    "deliver", "give", "bring", "fortune", "upgrade", "steed", "sell", "host", "take-hero", "commission", "deed",
    "companion", "flip", "gain", "buy", "caravan", "declare", "enter", "join", "visit", "use", "lantern", "coins",
]


def choose(sheet, dice):
    """One of the offers. `dice` is a generator of its own for each question, so that a game can be repeated."""
    def liking(offer):
        verb = offer["act"].split()[0]
        return LIKED.index(verb) if verb in LIKED else len(LIKED)

    best = min(liking(offer) for offer in sheet["offers"])
    return dice.choice([offer for offer in sheet["offers"] if liking(offer) == best])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"name": "first bot"}
        else:
            answer = {"do": choose(message["sheet"], random.Random(message["dice"]))["act"]}
        # Whatever is not an answer belongs on stderr: print(..., file=sys.stderr)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
