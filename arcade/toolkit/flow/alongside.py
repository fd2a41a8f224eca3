"""What goes on while a program waits, and scenes with their music, which a key hurries."""

from collections.abc import Callable
from typing import TypeVar

from arcade.machine.machine import Frames, Machine
from arcade.toolkit.animation.living import Alive
from arcade.toolkit.contract.look import Ending, Look
from arcade.toolkit.contract.program import M, in_each_frame
from arcade.toolkit.sound.pieces import Playable
from arcade.toolkit.sound.player import player

T = TypeVar("T")
HASTE = 12
"""Steps of a scene in each frame once a key hurries it."""


def while_waiting(machine: Machine, part: Frames[T], alive: Alive) -> Frames[T]:
    """Run a part; while it waits for somebody something moves, its frames counted from the beginning of each wait."""

    def step() -> None:
        if machine.waiting is None:
            machine.waited = 0
        else:
            alive(machine.waited)
            machine.waited += 1

    return in_each_frame(part, step)


def while_asking(machine: Machine, part: Frames[T], step: Callable[[int], None]) -> Frames[T]:
    """Run a part that asks for something, with a step of something else in each frame, which it is told: 1, 2, 3 ...

    As `meanwhile` does, but by the machine's own count.
    """
    before = machine.frame - 1
    return in_each_frame(part, lambda: step(machine.frame - before))


def scene(machine: Machine, part: Frames[None], phrase: Playable, rest: Alive | None = None) -> Frames[None]:
    """Show a scene with its phrase, which begin together, until both are over. A key hurries it to its last picture.

    A press from before does not, and the one that does is used up. The scene's own sounds go before the music; in haste
    there is silence. What is at `rest` moves in the last picture while the phrase still sounds.
    """
    music = player(machine, phrase)
    machine.keyboard.flush()
    going, hurried, still = True, False, 0
    while (going or not music.over) and not hurried:
        going = going and _step(part)
        if rest and not going:
            rest(still)
            still += 1
        music.step()
        yield
        hurried = bool(machine.keyboard.take())
    music.stop()
    machine.speaker.cut(machine.now)
    while going:
        for _ in range(HASTE):
            going = going and _step(part)
        machine.speaker.cut(machine.now)
        yield


class GoingOn:
    """An end after which a picture goes on as it is: what moved in it before still moves."""

    def __init__(self, alive: Alive) -> None:
        self.rest = alive

    def play(self) -> Frames[None]:
        """Nothing happens."""
        yield from ()


def end_scene(look: Look[M], ending: Ending, phrase: Playable) -> Frames[None]:
    """Show how a game ends, with its phrase; what then moves goes on until the look's next game begins."""
    look.ending = ending
    yield from scene(look.machine, ending.play(), phrase, ending.rest)


def _step(part: Frames[None]) -> bool:
    """Take a step of a scene; whether it goes on."""
    try:
        next(part)
    except StopIteration:
        return False
    return True
