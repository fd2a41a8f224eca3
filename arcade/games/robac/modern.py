"""Robac's garden: a bright meadow, a worm that crawls pixel by pixel, spiders that fidget, mushrooms that sprout."""

from collections.abc import Sequence
from itertools import product

from arcade.games.robac import ART, MUSIC, art, rules, sounds
from arcade.games.robac.ending import Ending, phrase
from arcade.games.robac.levels import LEVELS
from arcade.games.robac.motion import BITE_PIXELS, Face, Worm
from arcade.games.robac.rules import PRIZES, REMEDY, Cell, Event, World, beyond, to_edge
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
PANEL, NUMBERS, GOOD, BAD = pair("Wb"), pair("Yb"), pair("Gb"), pair("Wr")
SPIDERS = tuple(art.ITEMS[kind][0] for kind in PRIZES)
WARNING_STEPS, MESSAGE_STEPS, BLINK_STEPS, GROWN_STEPS = 6, 12, 17, 2
"""A warning is given before an edge that would be the last."""
FLASHES, HALF_FLASH_FRAMES = 5, 9
"""Slow enough for calm runs."""
RECOIL_PIXELS = 3
FOOD = bytes((*PRIZES, REMEDY))


class Panel:
    """Shows only what changed."""

    def __init__(
        self, program: Program[Spectrum], signs: Sequence[bytes] = SPIDERS, life: Sequence[Sprite] = art.LIFE
    ) -> None:
        """`signs` are the small pictures of the four prizes, `life` the cells that show one."""
        self.life, self.signs = life, signs
        self.program, self.machine = program, program.machine
        self.message = MessageLine(self.machine, MESSAGE_ROW, PANEL)
        self._shown = Shown()
        self._until = self._steps = 0

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
            for life in range(world.rules.lives):
                for place, picture in enumerate(self.life, (len(self.life) + 1) * life):
                    if life < world.lives:
                        self.machine.cell(LIVES_ROW, place, art.rows_of(picture), pair("Cb"))
                    else:
                        self.machine.cell(LIVES_ROW, place, bytes(CELL), PANEL)
            words = f"{self.program.text(SCORE)} {world.score}{'!' * world.in_danger}"
            write(self.machine, LIVES_ROW, COLUMNS - 12, words.rjust(12), NUMBERS)
        if self._until and self._steps >= self._until:
            self.clear()
        elif not self._until and world.in_danger and to_edge(world) < WARNING_STEPS:
            self.say(LAST_WARNING)

    def say(self, words: Text | Count, colours: int = BAD, **values: object) -> None:
        """A message for some steps."""
        self.message.say(self.program.text(words, **values), colours)
        self._until = self._steps + MESSAGE_STEPS

    def edge(self, world: World, cost: int) -> None:
        """What the edge has cost, or a warning if the next bump is the last."""
        self.say(LAST_WARNING if world.in_danger else EDGE, n=cost)

    def praise(self, points: int) -> None:
        self.message.say(f"+{points}", GOOD)
        self._until = self._steps + MESSAGE_STEPS

    def clear(self) -> None:
        """Show the prizes and what they are worth instead of a message."""
        self._until = 0
        self.message.clear()
        for place, rows in enumerate(self.signs):
            column = 1 + 8 * place
            self.machine.cell(MESSAGE_ROW, column + 1, rows, PANEL)
            write(self.machine, MESSAGE_ROW, column + 3, f"{self._points[place]}", NUMBERS)


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
        self.machine.border(GREEN)
        self.panel.begin(world)
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        machine = self.machine
        self.worm.revive()
        colour_cells(machine, 0, 0, world.rules.rows, COLUMNS, art.MEADOW)
        self._ground(*product(range(world.rules.rows), range(world.rules.columns)))
        self._young.clear()
        self.worm.enter(world.worm, world.headings)
        self.worm.show(CELL)
        self.panel.show(world)
        machine.chime(sounds.START)
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
                case rules.Ate(cell, item, points):
                    meal = cell
                    self.machine.chime(sounds.BITES[PRIZES.index(item)])
                    self.panel.praise(points)
                case rules.Cured(cell, cells):
                    meal = cell
                    self.machine.chime(sounds.CURE)
                    self.panel.say(ANTIDOTE, GOOD)
                    self._ground(*cells)
                case rules.Bumped(cost):
                    bumped = True
                    self.machine.chime(sounds.BUMP)
                    self.panel.edge(world, cost)
                case rules.Struck(cell):
                    struck = True
                    self._draw(cell, art.rows_of(ART["puff"]), art.POISON_COLOURS)
                case rules.Appeared(cell, item):
                    self._young.append((cell, world.steps))
                    self.softly(sounds.SPROUT)
                    self._draw(cell, art.YOUNG[item], art.ITEMS[item][2])
                case rules.Moved(cell, to, item):
                    self._ground(cell)
                    self._draw(to, art.ITEMS[item][1], art.ITEMS[item][2])
                case rules.Vanished(cell):
                    self._ground(cell)
                    self.softly(sounds.GONE)
        if struck:
            yield from self._die(world)
            return
        turned, self._heading = world.heading != self._heading, world.heading
        free = to_edge(world)
        if free < sounds.EDGE_CELLS:
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
        calm = Face.BLINKING if world.steps % BLINK_STEPS == 0 else Face.SHUT
        worm.enter(world.worm, world.headings)
        if meal:
            colour_cells(self.machine, *meal, 1, 1, art.WORM)
        last = -1
        for frame in range(1, frames + 1):
            pixels = CELL * frame // frames
            if pixels != last:
                if meal and last < BITE_PIXELS <= pixels:
                    worm.hide()
                    self._ground(meal)
                    worm.eat()
                bitten = pixels >= BITE_PIXELS
                biting = hungry if bitten else meal
                crumbs = pixels - BITE_PIXELS if meal and bitten else -1
                worm.show(pixels, Face.GAPING if biting else calm, crumbs=crumbs)
                last = pixels
            yield

    def _recoil(self, world: World, frames: int) -> Frames[None]:
        self.worm.face(world.heading)
        for frame in range(frames):
            if frame == 0:
                self.worm.show(CELL, Face.SICK, back=RECOIL_PIXELS)
            elif frame == frames // 2:
                self.worm.show(CELL)
            yield

    def _die(self, world: World) -> Frames[None]:
        """The worm flashes while the sad tune plays."""
        self.panel.show(world)
        self.panel.say(POISONED)
        self.machine.chime(sounds.DEATH)
        for turn in range(2 * FLASHES):
            self.worm.show(CELL, Face.SICK, art.POISON_COLOURS if turn % 2 == 0 else art.WORM)
            yield from self.machine.wait(HALF_FLASH_FRAMES)

    def _live(self, world: World) -> None:
        """Sprouts grow up, and one spider after the other fidgets."""
        field = world.field
        while self._young and self._young[0][1] + GROWN_STEPS <= world.steps:
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

    def _ground(self, *cells: Cell) -> None:
        for cell in cells:
            self._draw(cell, art.ground(cell), art.MEADOW)

    def _draw(self, cell: Cell, rows: bytes, colours: int) -> None:
        start = LINES[CELL * cell[0]] + cell[1]
        self.machine.display[start : start + 1793 : 256] = rows
        self.machine.attributes[COLUMNS * cell[0] + cell[1]] = colours

    def end(self, world: World) -> Frames[None]:
        yield from end_scene(self, Ending(self.program, world, RESULT), phrase(world.score, MUSIC))
