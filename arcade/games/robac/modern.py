"""Robac's garden: a bright meadow, a worm that crawls pixel by pixel, spiders that fidget, mushrooms that sprout."""

from collections.abc import Sequence

from arcade.games.robac import MUSIC, art, sounds
from arcade.games.robac.ending import Ending, phrase
from arcade.games.robac.levels import LEVELS
from arcade.games.robac.motion import BITE, Face, Worm
from arcade.games.robac.rules import (
    PRIZES,
    REMEDY,
    Appeared,
    Ate,
    Bumped,
    Cell,
    Cured,
    Event,
    Moved,
    Struck,
    Vanished,
    World,
    beyond,
    to_edge,
)
from arcade.games.robac.sounds import BITES, BUMP, CURE, DEATH, START
from arcade.games.robac.strings import ANTIDOTE, EDGE, LAST_WARNING, POISONED, RESULT, SCORE
from arcade.games.robac.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import GREEN, pair, with_bright
from arcade.toolkit.picture.panels import MessageLine, write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook

LIVES_ROW, MESSAGE_ROW = 22, 23
PANEL = pair("Wb")
LEFT, LOST = pair("Cb"), pair("Wb")
NUMBERS = pair("Yb")
GOOD, BAD = pair("Gb"), pair("Wr")
SPIDERS = tuple(art.ITEMS[kind][0] for kind in PRIZES)
NEAR = 6
"""Steps from an edge, which would be the last, at which there is a warning."""
SHOWN_STEPS = 12
"""Steps that a message stays."""


class Panel:
    """Shows only what changed."""

    def __init__(
        self, program: Program[Spectrum], signs: Sequence[bytes] = SPIDERS, life: Sequence[Sprite] = art.LIFE
    ) -> None:
        """`signs` are the small pictures of the four prizes, `life` the cells that show one."""
        self.life = life
        self.signs = signs
        self.program = program
        self.machine = program.machine
        self.message = MessageLine(self.machine, MESSAGE_ROW, PANEL)
        self._shown = Shown()
        self._until = 0
        self._steps = 0

    def begin(self, world: World) -> None:
        write(self.machine, LIVES_ROW, 0, " " * COLUMNS, PANEL)
        self._shown.forget()
        self._points = world.rules.points
        self.show(world)
        self.clear()

    def show(self, world: World) -> None:
        """Lives and points if they changed; a message ends when its time is up."""
        self._steps = world.steps
        if self._shown.changed("numbers", (world.lives, world.score, world.in_danger)):
            self._lives(world)
            words = f"{self.program.text(SCORE)} {world.score}{'!' * world.in_danger}"
            write(self.machine, LIVES_ROW, COLUMNS - 12, words.rjust(12), NUMBERS)
        if self._until and self._steps >= self._until:
            self.clear()
        elif not self._until and world.in_danger and to_edge(world) < NEAR:
            self.say(LAST_WARNING)

    def _lives(self, world: World) -> None:
        for life in range(world.rules.lives):
            for place, picture in enumerate(self.life):
                colours = LEFT if life < world.lives else LOST
                rows = art.rows_of(picture) if life < world.lives else art.BARE
                self.machine.cell(LIVES_ROW, (len(self.life) + 1) * life + place, rows, colours)

    def say(self, words: Text | Count, colours: int = BAD, **values: object) -> None:
        """A message for some steps."""
        self.message.say(self.program.text(words, **values), colours)
        self._until = self._steps + SHOWN_STEPS

    def edge(self, world: World, cost: int) -> None:
        """What the edge has cost, or a warning if the next bump is the last."""
        if world.in_danger:
            self.say(LAST_WARNING)
        else:
            self.say(EDGE, n=cost)

    def praise(self, points: int) -> None:
        self.message.say(f"+{points}", GOOD)
        self._until = self._steps + SHOWN_STEPS

    def clear(self) -> None:
        """Show the prizes and what they are worth instead of a message."""
        self._until = 0
        self.message.clear()
        for place, rows in enumerate(self.signs):
            column = 1 + 8 * place
            self.machine.cell(MESSAGE_ROW, column + 1, rows, PANEL)
            write(self.machine, MESSAGE_ROW, column + 3, f"{self._points[place]}", NUMBERS)


FLASHES = 5
"""At a death."""
FLASH = 9
"""Frames of half a flash: slow enough for calm runs."""
BLINK = 17
"""Steps from one blink to the next."""
RECOIL = 3
"""Pixels by which the head recoils from the edge."""
FOOD = bytes((*PRIZES, REMEDY))
GROWN = 2
"""Steps after which something looks fully grown."""


class Modern(DrawnLook, ActionLook[Spectrum, World]):
    """Draws a world with the worm gliding; only what changed is drawn anew."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.pace = LEVELS[program.setup.level].sets
        self.panel = Panel(program)
        self.worm = Worm(self.machine, self.pace.rules.rows)
        self._heading = 0
        self._young: list[tuple[Cell, int]] = []

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        """The meadow, the panel, and the worm at its start."""
        self.machine.border(GREEN)
        self.panel.begin(world)
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        machine = self.machine
        self.worm.revive()
        colour_cells(machine, 0, 0, world.rules.rows, COLUMNS, art.MEADOW)
        for row in range(world.rules.rows):
            for column in range(world.rules.columns):
                self._ground((row, column))
        self._young.clear()
        self.worm.enter(world.worm, world.headings)
        self.worm.show(CELL)
        self.panel.show(world)
        machine.chime(START)
        yield from machine.wait(30)
        self.panel.clear()

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Crawl to the new cells within the frames of a step, and show what happened."""
        frames = self.pace.step(world.rules.lives - world.lives)
        struck = bumped = False
        meal: Cell | None = None
        self.worm.hide()
        for event in events:
            match event:
                case Ate(cell, item, points):
                    meal = cell
                    self.machine.chime(BITES[PRIZES.index(item)])
                    self.panel.praise(points)
                case Cured(cell, cells):
                    meal = cell
                    self._cure(cells)
                case Bumped(cost):
                    bumped = True
                    self.machine.chime(BUMP)
                    self.panel.edge(world, cost)
                case Struck(cell):
                    struck = True
                    self._draw(cell, art.rows_of(art.PUFF), art.POISON_COLOURS)
                case Appeared(cell, item):
                    self._young.append((cell, world.steps))
                    self.softly(sounds.SPROUT)
                    self._draw(cell, art.YOUNG[item], art.ITEMS[item][2])
                case Moved(cell, to, item):
                    self._ground(cell)
                    self._draw(to, art.ITEMS[item][1], art.ITEMS[item][2])
                case Vanished(cell):
                    self._ground(cell)
                    self.softly(sounds.GONE)
        if struck:
            yield from self._die(world)
            return
        turned, self._heading = world.heading != self._heading, world.heading
        free = to_edge(world)
        if free < sounds.EDGE_NEAR:
            self.softly(sounds.edge_ahead(free))
        self.softly(sounds.TURN if turned else sounds.crawl(world.steps, len(world.worm)))
        self.panel.show(world)
        self._live(world)
        if bumped:
            yield from self._recoil(world, frames)
        else:
            yield from self._glide(world, frames, meal)

    def _glide(self, world: World, frames: int, meal: Cell | None) -> Frames[None]:
        worm, ahead = self.worm, beyond(world.worm[0], world.heading)
        hungry = world.field.holds(ahead) and world.field[ahead] in FOOD
        calm = Face.BLINKING if world.steps % BLINK == 0 else Face.SHUT
        worm.enter(world.worm, world.headings)
        if meal:
            colour_cells(self.machine, *meal, 1, 1, art.WORM)
        last = -1
        for frame in range(1, frames + 1):
            pixels = CELL * frame // frames
            if pixels != last:
                if meal and last < BITE <= pixels:
                    worm.hide()
                    self._ground(meal)
                    worm.eat()
                biting = (meal and pixels < BITE) or (hungry and pixels >= BITE)
                crumbs = pixels - BITE if meal and pixels >= BITE else -1
                worm.show(pixels, Face.GAPING if biting else calm, crumbs=crumbs)
                last = pixels
            yield

    def _recoil(self, world: World, frames: int) -> Frames[None]:
        self.worm.face(world.heading)
        for frame in range(frames):
            if frame in (0, frames // 2):
                back = RECOIL if frame == 0 else 0
                self.worm.show(CELL, Face.SICK if back else Face.SHUT, back=back)
            yield

    def _die(self, world: World) -> Frames[None]:
        """The worm flashes while the sad tune plays."""
        self.panel.show(world)
        self.panel.say(POISONED)
        self.machine.chime(DEATH)
        for turn in range(2 * FLASHES):
            self.worm.show(CELL, Face.SICK, art.POISON_COLOURS if turn % 2 == 0 else art.WORM)
            yield from self.machine.wait(FLASH)

    def _cure(self, cells: tuple[Cell, ...]) -> None:
        self.machine.chime(CURE)
        self.panel.say(ANTIDOTE, GOOD)
        for cell in cells:
            self._ground(cell)

    def _live(self, world: World) -> None:
        """Sprouts grow up, and one spider after the other fidgets."""
        field = world.field
        while self._young and self._young[0][1] + GROWN <= world.steps:
            cell, _ = self._young.pop(0)
            if field[cell] in art.ITEMS:
                picture, _, colours = art.ITEMS[field[cell]]
                self._draw(cell, picture, colours)
        sprouting = [cell for cell, _ in self._young]
        for cell in field.where(PRIZES):
            if cell not in sprouting and (world.steps + cell[1]) % 4 == 0:
                self._fidget(world, cell)

    def _fidget(self, world: World, cell: Cell) -> None:
        """Move a spider's legs; one about to leave pales and darkens."""
        one, other, colours = art.ITEMS[world.field[cell]]
        if world.leaving.get(cell, world.steps + 99) - world.steps < 20:
            colours = with_bright(colours, bool(world.steps // 4 % 2))
        self._draw(cell, (one, other)[world.steps // 4 % 2], colours)

    def _ground(self, cell: Cell) -> None:
        self._draw(cell, art.ground(cell), art.MEADOW)

    def _draw(self, cell: Cell, rows: bytes, colours: int) -> None:
        start = LINES[CELL * cell[0]] + cell[1]
        self.machine.display[start : start + 1793 : 256] = rows
        self.machine.attributes[COLUMNS * cell[0] + cell[1]] = colours

    def end(self, world: World) -> Frames[None]:
        yield from end_scene(self, Ending(self.program, world, RESULT), phrase(world.score, MUSIC))
