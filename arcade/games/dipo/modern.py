"""Dipo's modern look: a title out of cells, the choice of what to do, and the room for it."""

from arcade.games.dipo import strings
from arcade.games.dipo.challenge import Challenge
from arcade.games.dipo.lab import Laboratory
from arcade.games.dipo.pages import choose
from arcade.games.dipo.pattern import Pattern
from arcade.games.dipo.rules import Cell
from arcade.games.dipo.title import Title
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.programs.message_look import MessageLook


class Modern(MessageLook):
    """One sitting in the modern look."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.room: Challenge | Laboratory | None = None
        """Where the player is, if not in the menu."""
        self._title = Title(program)
        self._at = 0
        """What the menu proposes: the challenge or the laboratory."""

    @property
    def colony(self) -> Colony | None:
        """The colony that is being drawn or lives, if there is one."""
        return self.room.scene.colony if self.room else None

    @property
    def cursor(self) -> Cell | None:
        """Where on the field the cursor is."""
        return self.room.scene.cursor if self.room else None

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        return self._title.show()

    def begin(self, opened: Pattern | None) -> Frames[None]:
        """A pattern that was opened is laid out at once in the laboratory."""
        if opened is not None:
            self.room = laboratory = Laboratory(self)
            laboratory.lay_out(opened)
            self._clear()
        yield from ()

    def play(self, opened: Pattern | None) -> Frames[None]:
        """Challenge or laboratory, as often as wanted, from the room on where the player is."""
        del opened
        while True:
            if self.room is None:
                self._clear()
                self._title.draw()
                self._at = yield from self.ask_room(self._at)
                if self._at == NOTHING:
                    return
                self._clear()
                self.room = Laboratory(self) if self._at == 1 else Challenge(self)
            again = (yield from self.room.play()) and (yield from while_asking(self.machine, self.again(), self.rest))
            if again:
                self._clear()
            self.room = Challenge(self) if again else None

    def ask_room(self, at: int) -> Frames[int]:
        """0 for the challenge, 1 for the laboratory, or NOTHING; `at` is offered."""
        text = self.program.text
        lines = [text(strings.CHALLENGE), text(strings.LABORATORY)]
        return (yield from choose(self.program, text(strings.CHOOSE), lines, 24, at, 10))

    def _clear(self) -> None:
        self.machine.border(BLACK)
        fill(self.machine, 0, 0, 24, 32, colours=pair("Wk"))
