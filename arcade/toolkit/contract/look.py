"""How a game is drawn, sounds and is paced: what every program may ask of its look.

A program tells its look what happens, one verb for each moment, and the look takes the time that it takes. The verbs
are the same in all games, and a method whose name begins with one does a part of that moment (`ask_starter`):

| verb         | the moment                                                                       |
| ---          | ---                                                                              |
| `title`      | what is seen before the first game                                               |
| `begin`      | a game begins: its board, field or page comes up                                 |
| `ask_...`    | a question, with its answer                                                      |
| `prompt`     | somebody is to move: whose turn it is, what may be done                          |
| `cursor`     | the cursor is put on something, or taken away                                    |
| `accepted`   | a key or a field is right                                                        |
| `wrong_key`  | a key means nothing here                                                         |
| `refuse`     | what was chosen cannot be, and why                                               |
| `say`        | something is said that stands until something else is said                       |
| `tell`       | something is said, and there is time to read it                                  |
| `think`      | the computer's turn begins; `thought` is what it came to                         |
| `move`       | a move has been made: it is shown and heard                                      |
| `step`       | a step of a world that goes on by itself                                         |
| `idle`       | a frame in which the game waits for somebody: figures breathe, water runs        |
| `show`       | everything as it is now                                                          |
| `switch`     | something to be seen beside the game was switched on or off                      |
| `hint`       | advice                                                                           |
| `taken_back` | a move was taken back, or there was none                                         |
| `help`       | the computer has taken over and makes the next move                              |
| `end`        | how a game ended                                                                 |
| `again`      | the question whether to play another                                             |
| `rest`       | a frame of that question: what still moves in the last picture                   |
| `farewell`   | what is seen when nobody wants another                                           |
"""

from abc import ABC, abstractmethod
from typing import Generic, Protocol

from arcade.machine.machine import Frames
from arcade.toolkit.contract.program import M, Program


class Ending(Protocol):
    """How a game ends: a scene, and what still moves in its last picture."""

    def play(self) -> Frames[None]:
        """The scene, which a key may hurry: nothing in it asks or waits for anybody."""

    def rest(self, frame: int, /) -> None:
        """A frame of its last picture."""


class Look(ABC, Generic[M]):
    """Base of every look. What is not a game's business does nothing, in no time."""

    ending: Ending | None = None
    """How the last game ended, until the next one begins."""

    def __init__(self, program: Program[M]) -> None:
        self.program = program
        self.machine = program.machine

    def title(self) -> Frames[None]:
        """What is seen before the first game; most listings had nothing."""
        yield from ()

    def accepted(self) -> Frames[None]:
        """A key or a field is right."""
        yield from ()

    def wrong_key(self) -> Frames[None]:
        """A key means nothing here."""
        yield from ()

    def idle(self, frame: int) -> None:
        """Move something while a game waits; `frame` counts from the beginning of this wait.

        What follows does not know where the movement was, so that it keeps to places that are its own.
        """

    def rest(self, frame: int) -> None:
        """Move something in the last picture while another game is asked for; `frame` counts the question's, from 1."""
        if self.ending:
            self.ending.rest(frame)

    def farewell(self) -> Frames[None]:
        """What is seen when nobody wants another game; most leave it to the cabinet."""
        yield from ()

    @abstractmethod
    def again(self) -> Frames[bool]:
        """Whether to play another game."""
