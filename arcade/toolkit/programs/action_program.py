"""Games of skill, whose worlds go on by themselves: what their programs do alike, and what they ask of their looks."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from arcade.machine.machine import Frames
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import M, Program
from arcade.toolkit.programs.game_program import TURN, GameProgram

W = TypeVar("W")


class ActionLook(Look[M], Generic[M, W]):
    """A look of a game of skill. The verbs are explained in `contract/look.py`; `step` is each game's own."""

    def __init__(self, program: Program[M]) -> None:
        super().__init__(program)
        self._language = program.language

    def in_new_language(self) -> bool:
        """Whether the language is another one than when this was last asked."""
        before, self._language = self._language, self.program.language
        return before != self._language

    @abstractmethod
    def begin(self, world: W) -> Frames[None]:
        """A world in which nothing has happened yet."""

    @abstractmethod
    def end(self, world: W) -> Frames[None]:
        """How the game ended."""


class ActionGame(ABC, Generic[M, W]):
    """A kind of game that is played again and again: a whole program, or one of its variants."""

    look: ActionLook[M, W]
    world: W
    """The world that is played in, or was last."""
    begun = False
    """Whether there has been a game, and so a world."""
    playing = False
    """Whether keys move something now."""

    def one_game(self) -> Frames[None]:
        """A game from its world's making to its end."""
        self.world = yield from self.next_world()
        self.begun = True
        yield from self.begin()
        self.playing = True
        yield from self.rest_of_game()

    def rest_of_game(self) -> Frames[None]:
        """A game from one of its steps to its end: `run` says where it can begin again."""
        yield from self.run()
        self.playing = False
        self.finish(*self.result())
        yield from self.look.end(self.world)

    @abstractmethod
    def next_world(self) -> Frames[W]:
        """The world of the next game, after what has to be asked for it."""

    def begin(self) -> Frames[None]:
        """The world comes up."""
        return self.look.begin(self.world)

    @abstractmethod
    def run(self) -> Frames[None]:
        """Step after step until the game is over.

        Where all that goes on is in the world, the look and the program, so that another `run` would go on in the same
        way, it passes the safe point TURN (`turn_passed`).
        """

    @abstractmethod
    def turn_passed(self) -> None:
        """Take note that a step begins."""

    @abstractmethod
    def result(self) -> tuple[Outcome, int | None]:
        """How the game ended, and its score; None if it deserves none."""

    @abstractmethod
    def finish(self, outcome: Outcome, score: int | None = None) -> None:
        """Announce that a game has ended."""


class ActionProgram(GameProgram[M], ActionGame[M, W]):
    """A program of one kind of game, whose first world is there from the start."""

    look: ActionLook[M, W]

    def play_game(self) -> Frames[None]:
        return self.one_game()

    def go_on(self) -> Frames[None]:
        return self.rest_of_game()

    @abstractmethod
    def new_world(self) -> W:
        """A world in which nothing has happened yet."""

    def next_world(self) -> Frames[W]:
        """The first world as long as it is new, then further ones."""
        yield from ()
        return self.new_world() if self.begun else self.world


class ActionVariant(ActionGame[M, W]):
    """One of the games of a program that plays another one in the book's look than in its own."""

    def __init__(self, program: Program[M]) -> None:
        self.program = program
        self.machine = program.machine
        self.setup = program.setup
        self.dice = program.dice

    def finish(self, outcome: Outcome, score: int | None = None) -> None:
        self.program.finish(outcome, score)

    def turn_passed(self) -> None:
        """A step begins."""
        self.program.report_safe_point(TURN)

    @abstractmethod
    def state(self) -> dict[str, Plain]:
        """The program's state."""
