"""How often a player keeps the wins that another search has proved: what the checks of single games have in common.

A check brings a prover that shares nothing with the player's own search, positions by chance, and the player.
"""

import sys
import time
from collections.abc import Callable

from arcade.toolkit.contract.position import Move, P
from tools import orders
from tools.compiled import check_compiler

UNKNOWN, WON, LOST = 0, 1, 2
"""What a prover says of the side to move; UNKNOWN when it would have to look at too much."""
REPORTS = 10

Prover = Callable[[P, int], int]
"""UNKNOWN, WON or LOST for a position, given how many times the usual number of positions it may look at."""


def count_lost_wins(
    wanted: int,
    chance: Callable[[], P],
    proved: Prover[P],
    patience: int,
    choose: Callable[[P], Move],
    shown: Callable[[P], str],
) -> int:
    """Ask for a move in so many positions that are proved won; print and count after which the win is not proved.

    After an answer `patience` times as much may be looked at as before it.
    """
    tried = won = open_still = wrong = 0
    slowest = 0.0
    while won < wanted:
        position = chance()
        tried += 1
        found = proved(position, 1)
        open_still += found == UNKNOWN
        if found != WON:
            continue
        won += 1
        begun = time.process_time()
        move = choose(position)
        slowest = max(slowest, time.process_time() - begun)
        kept = proved(position.play(move), patience)
        if kept != LOST:
            wrong += 1
            print(f"not kept{'?' * (kept == UNKNOWN)}: {shown(position)} seat {position.seat}, {move}")
        if won % max(wanted // REPORTS, 1) == 0:
            print(f"{won} won, {wrong} not kept; of {tried} {open_still} not settled", flush=True)
    print(f"{wrong} of {won} wins not kept; slowest answer {slowest:.2f} s; {open_still} of {tried} not settled")
    return wrong


def run(tool: str, paper: str | None, check: Callable[[int, int], int], positions: int) -> None:
    """Run a check from a command line that may give the number of positions and a seed; fail if a win was lost."""
    parser = orders.parser_of(tool, paper)
    parser.add_argument("positions", nargs="?", type=int, default=positions, help="how many that are proved won")
    parser.add_argument("seed", nargs="?", type=int, default=1, help="where chance begins")
    options = parser.parse_args()
    check_compiler(parser)
    sys.exit(check(options.positions, options.seed) > 0)
