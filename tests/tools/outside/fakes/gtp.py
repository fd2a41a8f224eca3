"""Stands in for Rhino: ``python gtp.py [FAULT]`` plays the first legal move, until it is told to be at fault."""

import sys
import time

from arcade.families.discs.rules import PASS, Position, name, named


def main(fault: str) -> None:
    position = Position()
    for line in sys.stdin:
        word, *rest = line.split()
        answer = ""
        if word == "name":
            answer = "GTP Fake"
        elif word == "version":
            answer = "1.0"
        elif word == "clear_board":
            position = Position()
        elif word == "play":
            assert rest[0] == ("black", "white")[position.seat]
            position = position.play(PASS if rest[1] == "PASS" else named(rest[1]))
        elif word == "genmove":
            move = position.moves()[0]
            answer = "a1" if fault == "illegal" else "PASS" if move == PASS else name(move).upper()
            if fault == "silent":
                time.sleep(60)
            if fault == "dead":
                return
            if fault != "illegal":
                position = position.play(move)
        elif word == "quit":
            return
        sys.stdout.write("? unknown command\n\n" if word == "dance" else f"= {answer}\n\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:] or [""])
