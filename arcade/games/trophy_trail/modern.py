"""The outing as an artist of the machine would have shown it: a meadow at night, and a star that lays a road."""

from arcade.games.trophy_trail import ART, MUSIC, ROPE, rules, sounds, strings
from arcade.games.trophy_trail.ending import Ending, crash_cells, reason
from arcade.games.trophy_trail.rules import TIME, Cell, Event, Walker
from arcade.games.trophy_trail.scenery import Figures, Scenery
from arcade.games.trophy_trail.title import Title
from arcade.games.trophy_trail.world import Outing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.animation.transitions import CALM_FRAMES, Wipe, reveal
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import WIN
from arcade.toolkit.sound.tunes import Tune

GAUGE_ROW = 21
RED_UNITS, YELLOW_UNITS = 20, 50
"""Below which the clock is of that colour."""
MESSAGE_FRAMES, HINT_FRAMES, GLINT_FRAMES, SHINE_FRAMES, BURST_FRAMES, CLEARED_FRAMES = 110, 150, 16, 22, 5, 90
RINGS = {rules.CUP: sounds.CUP, rules.GOBLET: sounds.GOBLET, rules.CROWN: sounds.CROWN}


def draw_gauge(machine: Spectrum, column: int, end: int, label: str, walker: Walker) -> None:
    """A walker's clock as a bar behind its label, and a rope before the column `end` if there is one."""
    left, first = TIME - walker.clock, column + len(label) + 1
    columns = end - 2 - first
    pixels = CELL * columns * max(left, 0) // TIME
    bar = (1 << pixels) - 1 << CELL * columns - pixels
    rail = (1 << CELL * columns) - 1
    for line in range(CELL):
        row = bar if 1 <= line <= 5 else rail if line == 7 else 0
        start = LINES[CELL * GAUGE_ROW + line] + first
        machine.display[start : start + columns] = row.to_bytes(columns)
    ink = "R" if left < RED_UNITS else "Y" if left < YELLOW_UNITS else "G"
    colour_cells(machine, GAUGE_ROW, first, 1, columns, pair(f"{ink}k"))
    write(machine, GAUGE_ROW, column, label, pair("Wk"))
    rope = (ART["coil"] if walker.ropes else EMPTY).coloured("Y", "k")
    draw_cells(machine, rope, GAUGE_ROW, end - 1)


class Modern(MessageLook, ActionLook[Spectrum, Outing]):
    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.scenery = Scenery(self.machine)
        self.figures = Figures(self.machine)
        self.gauges = Shown()
        self.status = StatusBar(self.machine, 22, pair("Wb"), pair("Yb"))
        self._speaking = self._pointing = 0
        self._events: list[Event] = []
        self._bags: list[list[int]] = []
        """What each has taken on this field, by value."""
        self._full: list[int] = []
        """What the first had from the last one."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, outing: Outing) -> Frames[None]:
        self._bags, self._full = [[] for _ in range(outing.seats)], []
        yield from self._open(outing, strings.READY if outing.seats == 1 else strings.READY_TWO)

    def next_field(self, outing: Outing, units: int) -> Frames[None]:
        self._full, self._bags = self._bags[0], [[]]
        yield from self._open(outing, strings.CLEARED, n=units)

    def _open(self, outing: Outing, words: Text | Count, **values: object) -> Frames[None]:
        def picture() -> None:
            self.clear_screen()
            self.scenery.build(outing)
            self.status.forget()
            self.gauges.forget()
            self._numbers(outing)
            self.say(words, **values)
            self.figures.show(outing)

        self.figures.hide()
        self._pointing = 0
        yield from reveal(self.machine, picture, Wipe.CENTRE)
        self.machine.chime(sounds.GO)
        yield from self.machine.wait(10)

    def say(self, words: Text | Count, **values: object) -> None:
        super().say(words, **values)
        self._speaking = MESSAGE_FRAMES

    def step(self, outing: Outing, events: list[Event]) -> Frames[None]:
        self._events = events
        self.figures.hide()
        for event in events:
            self._tell(outing, event)
        self.scenery.blow(outing.world, outing.frame)
        if outing.frame % SHINE_FRAMES == 0:
            self.scenery.shine(outing.world, outing.frame // SHINE_FRAMES)
        if outing.frame % GLINT_FRAMES == 0 and not self.program.calm:
            self.scenery.glint(outing.world, outing.frame // GLINT_FRAMES)
        self._expire(outing)
        self.figures.show(outing)
        self._numbers(outing)
        yield

    def _tell(self, outing: Outing, event: Event) -> None:
        """Picture, words and sound for what happened."""
        world = outing.world
        match event:
            case rules.Moved(seat, value=value):
                self.scenery.leave(world, seat)
                if value:
                    self._bags[seat].append(value)
                    self.machine.chime(sounds.picked(RINGS[value], len(self._bags[seat])))
                else:
                    self.softly(sounds.step(len(world.walkers[seat].trail)))
            case rules.Pulled(_, cells):
                self.scenery.paint(world, *cells)
                self._announce(strings.ROPE_USED, sounds.ROPE)
            case rules.Bounced():
                self.softly(sounds.BOING)
            case rules.Ticked(seat):
                left = TIME - world.walkers[seat].clock
                if left == RED_UNITS:
                    self.say(strings.HURRY, n=left)
                    self.machine.chime(sounds.HURRY)
                elif left:
                    self.softly(sounds.TICK)
            case rules.Faded(cells):
                self.scenery.paint(world, *cells)
                self._announce(strings.FADED, sounds.FADE)
            case rules.Refused(seat):
                self._announce(strings.NO_TRAIL if world.walkers[seat].ropes else strings.NO_ROPE, sounds.BOING)
            case rules.Crashed():
                self.machine.chime(sounds.CRASH)

    def _announce(self, words: Text, tune: Tune) -> None:
        self.say(words)
        self.machine.chime(tune)

    def hint(self, outing: Outing, route: tuple[Cell, ...], left: int) -> None:
        self.figures.hide()
        self.scenery.point_out(outing.world, route)
        self._pointing = HINT_FRAMES
        if route:
            self.say(strings.ADVICE_LEFT, n=left)
        else:
            self.say(strings.NO_WAY_ROPE if outing.world.walkers[0].ropes else strings.NO_WAY)

    def _expire(self, outing: Outing) -> None:
        """Take away what has been shown long enough."""
        self._speaking = max(self._speaking - 1, 0)
        if self._speaking == 1:
            self.messages.say(key_row(self.program, COLUMNS, HINT, ROPE) if outing.seats == 1 else "")
        if self._pointing:
            self._pointing -= 1
            if not self._pointing:
                self.scenery.point_out(outing.world, ())

    def _numbers(self, outing: Outing) -> None:
        text, walkers, alone = self.program.text, outing.world.walkers, outing.seats == 1
        for walker in walkers:
            label = text(strings.TIME) if alone else str(walker.seat + 1)
            if self.gauges.changed(walker.seat, (label, walker.clock, walker.ropes)):
                draw_gauge(self.machine, 18 * walker.seat, COLUMNS if alone else 14 + 18 * walker.seat, label, walker)
        if alone:
            self.status.show(
                (text(strings.FIELD), outing.number + 1),
                (text(strings.TAKEN), f"{walkers[0].taken}/{outing.world.all_trophies}"),
                (text(strings.POINTS), outing.points),
            )
        else:
            self.status.show(
                ("1", walkers[0].points), (text(strings.LEFT), len(outing.world.trophies)), ("2", walkers[1].points)
            )

    def cleared(self, outing: Outing) -> Frames[None]:
        self._announce(strings.ALL_TAKEN, WIN)
        self._numbers(outing)
        yield from self.machine.wait(CLEARED_FRAMES)

    def end(self, outing: Outing) -> Frames[None]:
        why = reason(outing, self._events)
        self.say(why)
        crashes = crash_cells(outing, self._events)
        if not crashes:
            self.machine.chime(sounds.TIME_UP)
        for picture in (ART["burst-1"].coloured("W", "r"), ART["burst-2"].coloured("Y", "r")) * 3:
            for cell in crashes:
                draw_cells(self.machine, picture, *cell)
            yield from self.machine.wait(CALM_FRAMES if self.program.calm else BURST_FRAMES)
        yield from self.machine.wait(20)
        self.messages.clear()
        bags = [max(self._full, self._bags[0], key=len), *self._bags[1:]]
        yield from end_scene(self, Ending(self.program, outing, why, bags), MUSIC.of(outing.outcome))
