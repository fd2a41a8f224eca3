"""The drawn look: demonstrations on the whole screen, then their source like phosphor, and the master beside it."""

from dataclasses import replace

from arcade.games.techniques import MUSIC
from arcade.games.techniques.art import CLOTHES, STRIKE, TURNS, WALK, gear
from arcade.games.techniques.ending import Ending
from arcade.games.techniques.exhibits import Exhibit, body
from arcade.games.techniques.look import BAR, MENU, MESSAGE_ROW, SOURCE, Colours, WorkshopLook
from arcade.games.techniques.scene import Canvas, Stage
from arcade.games.techniques.strings import TITLE
from arcade.games.techniques.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill, rainbow
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.drawn_look import DrawnLook

GROUPS = tuple(map(pair, ("kC", "kG", "kY", "kM", "kG", "kY", "kM", "kC")))
"""The colours of the groups' names: neighbours differ."""
LISTED, TRACED = pair("Gk"), pair("kG")
LINE_FRAMES = 24
MASTER_X, MASTER_Y = 224, CELL * BAR - 30
"""Where the master stands on the listing's upper edge."""
COMING_PIXELS = 32


class Modern(WorkshopLook, DrawnLook):
    COLOURS = Colours(
        plain=pair("Wk"), chosen=pair("kW"), bar=pair("Wb"), note=pair("kC"), source=LISTED, groups=GROUPS
    )

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def stage(self, exhibit: Exhibit) -> Stage:
        del exhibit
        return Canvas(self.program, self.COLOURS.plain)

    def heading(self) -> None:
        headline(self.machine, self.program.text(TITLE).upper(), 0, inks="YW", shade=None, most=2)
        rainbow(self.machine, 0, 25, height=2)
        colour_cells(self.machine, 0, 0, 3, 6, pair("Ck"))
        self._wheels(0)

    def show_page(self, number: int, exhibit: Exhibit) -> None:
        self.clear()
        self.name(number, exhibit)
        centred(self.machine, MESSAGE_ROW, self.program.text(exhibit.note), self.COLOURS.note)

    def show_source(self, exhibit: Exhibit) -> Frames[None]:
        """The listing comes up from below over what was shown, and the master comes in to explain it."""
        show, rows = exhibit.show(False), MESSAGE_ROW - BAR
        self._lines = len(body(show)) or 1
        self._master = Moving(self.machine, clear=True)
        shown = self.machine.memory()
        fill(self.machine, BAR, 0, rows, COLUMNS, colours=LISTED)
        self.listing(show)
        page = lift_cells(self.machine, BAR, 0, rows, COLUMNS)
        self.machine.recall(shown)
        for seen in range(1, rows + 1):
            replace(page.part(BAR, 0, seen, COLUMNS), row=MESSAGE_ROW - seen).put_back(self.machine)
            self.machine.chime(((0.004, 2.0 * seen),))
            yield
        for step in range(0, COMING_PIXELS, 2):
            self._show(WALK[step // 6 % 2], MASTER_X + COMING_PIXELS - step)
            yield

    def _show(self, picture: Sprite, x: int) -> None:
        self._master.show((picture.mirrored().coloured(CLOTHES, "k"), x, MASTER_Y))

    def idle(self, frame: int) -> None:
        if self.program.place == MENU:
            if frame % 5 == 0:
                self._wheels(frame // 5)
        elif not self.program.running:
            line, age = divmod(frame, LINE_FRAMES)
            if age == 0:
                self._show(STRIKE, MASTER_X)
                colour_cells(self.machine, SOURCE + (line - 1) % self._lines, 0, 1, COLUMNS, LISTED)
                colour_cells(self.machine, SOURCE + line % self._lines, 0, 1, COLUMNS, TRACED)
            elif age == LINE_FRAMES // 3:
                self._show(WALK[1], MASTER_X)

    def _wheels(self, turn: int) -> None:
        """The two that mesh beside the name of the list."""
        draw(self.machine, gear(24, turn % TURNS).opaque(), 0, 0)
        draw(self.machine, gear(24, (-turn - 3) % TURNS).opaque(), 23, 0)

    def end(self, outcome: Outcome) -> Frames[None]:
        yield from end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
