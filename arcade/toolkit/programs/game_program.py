"""Game after game until nobody wants another: what programs of every kind do alike."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from arcade.machine.machine import Frames
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import M, Program, Setup, Thought
from arcade.toolkit.flow.alongside import while_asking, while_waiting

GAME = "game"
"""The safe point before a game begins."""
TURN = "turn"
"""The safe point before the next turn or step of a game."""


class GameProgram(Program[M]):
    """What is seen before the first game, the games, and what is seen after the last."""

    look: Look[M]
    phase = "opening"
    """What goes on, as a game calls it; in all games "again" while another is asked for, and "over" after the last."""

    def play(self) -> Frames[None]:
        yield from self.look.title()
        yield from self.play_from(GAME)

    def play_from(self, safe_point: str) -> Frames[None]:
        again = True
        while again:
            if safe_point == GAME:
                self.look.ending = None
                self.report_safe_point(GAME)
                game = self.play_game()
            else:
                game, safe_point = self.go_on(), GAME
            yield from while_waiting(self.machine, game, self.look.idle)
            again = yield from while_asking(self.machine, self.another(), self.look.rest)
        yield from self.look.farewell()

    def turn_passed(self) -> None:
        """Take note that the next turn or step of a game begins."""
        self.report_safe_point(TURN)

    def go_on(self) -> Frames[None]:
        """One game from the turn at which it was, to its result; only of programs that pass that safe point."""
        raise NotImplementedError

    @abstractmethod
    def play_game(self) -> Frames[None]:
        """One game, from its first picture to its result."""

    def another(self) -> Frames[bool]:
        """Whether another game is wanted."""
        self.phase = "again"
        again = yield from self.look.again()
        if not again:
            self.phase = "over"
        return again


class Variant(Protocol):
    """One of the games of a program that plays another one in the book's look than in its own."""

    @property
    def look(self) -> Look[Any]: ...

    def one_game(self) -> Frames[None]:
        """A game from its beginning to its end."""

    def state(self) -> dict[str, Plain]:
        """The program's state."""


@runtime_checkable
class Lasting(Protocol):
    """A variant that passes the safe point TURN."""

    def rest_of_game(self) -> Frames[None]:
        """A game from the turn at which it was."""


V = TypeVar("V", bound=Variant)


class VariedProgram(GameProgram[M], Generic[M, V]):
    """A program of two variants, the book's and its own, of which a run plays one."""

    variants: tuple[Callable[[Program[M]], V], Callable[[Program[M]], V]]

    def __init__(self, machine: M, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        book, own = self.variants
        self.game = (book if setup.original else own)(self)
        self.look = self.game.look

    def play_game(self) -> Frames[None]:
        return self.game.one_game()

    def go_on(self) -> Frames[None]:
        return self.game.rest_of_game() if isinstance(self.game, Lasting) else super().go_on()

    def state(self) -> dict[str, Plain]:
        return self.game.state()
