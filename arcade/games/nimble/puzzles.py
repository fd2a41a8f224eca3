"""Puzzles: positions in which a single move wins; a wrong one is answered, and taken back."""

from arcade.games.nimble.entry import Chooser
from arcade.games.nimble.look import Look
from arcade.games.nimble.opponent import problem
from arcade.games.nimble.state import State
from arcade.games.nimble.theory import winning_moves
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, Control

COUNTERS = (3, 4, 5, 6, 8)
"""Counters of each puzzle of a round."""
LENGTH = 31
POINTS: tuple[int, ...] = (10, 5, 2)
"""Points of a puzzle that is found at the first, second, third try; then none, and none after a hint."""


def play_puzzles(program: State, look: Look, chooser: Chooser) -> Frames[int]:
    """A round of puzzles to its end; its points."""
    points = 0
    for counters in COUNTERS:
        program.puzzle = problem(program.dice, LENGTH, counters)
        chooser.set_out(program.puzzle)
        yield from look.begin()
        points += yield from _solve(program, look, chooser)
        program.solved += 1
    return points


def _solve(program: State, look: Look, chooser: Chooser) -> Frames[int]:
    """One puzzle until it is found; its points."""
    start = program.position
    (answer,) = winning_moves(start)
    worth = POINTS
    while True:
        yield from look.prompt_puzzle(len(COUNTERS))
        chosen = yield from chooser.choose()
        if isinstance(chosen, Control):
            if chosen.name == HINT.name:
                worth = ()
                program.aided = True
                yield from chooser.advise(answer)
            continue
        program.puzzle = start.play(chosen)
        yield from look.move(start, chosen)
        if chosen == answer:
            yield from look.found()
            return worth[0] if worth else 0
        worth = worth[1:]
        yield from look.not_found(winning_moves(program.puzzle)[0])
        program.puzzle = start
        look.set_out()
