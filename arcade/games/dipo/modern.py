"""Dipo's modern look: a title out of cells, the choice of what to do, and the room for it."""

from arcade.games.dipo import MUSIC, strings
from arcade.games.dipo.art import FACE, TIRED, Canvas, View
from arcade.games.dipo.challenge import Challenge
from arcade.games.dipo.file_format import Pattern
from arcade.games.dipo.lab import Laboratory
from arcade.games.dipo.lexicon import cells_of
from arcade.games.dipo.pages import choose, clear
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import while_asking
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.programs.message_look import MessageLook

NAME_PLACE = 1, 5
FIELD = Field(22, 32)
MEADOW = {"pentadecathlon": ((14, 11),), "beacon": ((11, 2), (17, 26)), "toad": ((18, 3), (11, 25))}
"""Patterns that come again and again, and where they are."""
GENERATION_FRAMES, NEXT_BLINK_FRAMES, EYES_SHUT_FRAMES = 12, 23, 6


class Title(LivingTitle):
    """The name as a colony of creatures that blink, over a meadow in which others live for ever."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._canvas = Canvas(program.machine)
        self._colony = Colony(FIELD)

    def draw(self) -> None:
        meadow = [(cell, at) for drawing, places in MEADOW.items() for at in places for cell in cells_of(drawing)]
        self._colony.begin(FIELD.of([(row + down, column + right) for (down, right), (row, column) in meadow]))
        for _ in range(GENERATION_FRAMES):
            self._colony.step()
        self._draw()
        centred(self.machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        if frame % GENERATION_FRAMES == GENERATION_FRAMES - 1:
            self._colony.step()
            self._draw()
        places = cells_of("name")
        turn, at = divmod(frame, NEXT_BLINK_FRAMES)
        if at in (0, EYES_SHUT_FRAMES):
            row, column = places[turn * 17 % len(places)]
            picture = TIRED if at == 0 else FACE
            draw_cells(self.machine, picture, NAME_PLACE[0] + row, NAME_PLACE[1] + column)

    def _draw(self) -> None:
        self._canvas.show(View(FIELD, 8), self._colony)
        for row, column in cells_of("name"):
            face = FACE.coloured("GGGYYYY"[row], "k")
            draw_cells(self.machine, face, NAME_PLACE[0] + row, NAME_PLACE[1] + column)


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
        return self.room.scene.colony if self.room else None

    @property
    def cursor(self) -> Cell | None:
        return self.room.scene.cursor if self.room else None

    def title(self) -> Frames[None]:
        return self._title.show()

    def begin(self, opened: Pattern | None) -> Frames[None]:
        """A pattern that was opened is laid out at once in the laboratory."""
        if opened is not None:
            self.room = laboratory = Laboratory(self)
            laboratory.lay_out(opened)
            clear(self.machine)
        yield from ()

    def play(self, opened: Pattern | None) -> Frames[None]:
        """Challenge or laboratory, as often as wanted, from the room on where the player is."""
        del opened
        text = self.program.text
        while True:
            if self.room is None:
                clear(self.machine)
                self._title.draw()
                lines = [text(strings.CHALLENGE), text(strings.LABORATORY)]
                self._at = yield from choose(self.program, text(strings.CHOOSE), lines, 24, self._at, 10)
                if self._at == NOTHING:
                    return
                clear(self.machine)
                self.room = Laboratory(self) if self._at == 1 else Challenge(self)
            again = (yield from self.room.play()) and (yield from while_asking(self.machine, self.again(), self.rest))
            if again:
                clear(self.machine)
            self.room = Challenge(self) if again else None
