"""The outing as an artist of the machine would have shown it: a meadow at night, and a star that lays a road."""

from arcade.games.trophy_trail import MUSIC, ROPE, art, sounds, strings
from arcade.games.trophy_trail.ending import Ending, reason
from arcade.games.trophy_trail.rules import (
    CROWN,
    GOBLET,
    TIME,
    Bounced,
    Cell,
    Crashed,
    Event,
    Faded,
    Moved,
    Pulled,
    Refused,
    Ticked,
    Walker,
)
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
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import WIN
from arcade.toolkit.sound.tunes import Tune

GAUGE_ROW = 21
RED_BELOW, YELLOW_BELOW = 20, 50
"""Units left."""
ROPE_WIDTH = 2
MESSAGE_FRAMES, HINT_FRAMES = 110, 150
GLINT_EVERY, SHINE_EVERY = 16, 22
"""In frames."""
BURSTS, BURST_FRAMES = 6, 5
CLEARED_FRAMES = 90
LOW = 20
"""Units left at which the clock warns."""


class Gauge:
    def __init__(self, machine: Spectrum, column: int, width: int) -> None:
        self.machine = machine
        self.column = column
        self.width = width
        self._shown = Shown()

    def forget(self) -> None:
        """Say that the row was overwritten."""
        self._shown.forget()

    def show(self, label: str, walker: Walker) -> None:
        if not self._shown.changed("row", (label, walker.clock, walker.ropes)):
            return
        machine, left = self.machine, TIME - walker.clock
        first = self.column + len(label) + 1
        columns = self.column + self.width - ROPE_WIDTH - first
        pixels = CELL * columns * max(left, 0) // TIME
        bar = (1 << pixels) - 1 << CELL * columns - pixels
        rail = (1 << CELL * columns) - 1
        for line in range(CELL):
            row = bar if 1 <= line <= 5 else rail if line == 7 else 0
            start = LINES[CELL * GAUGE_ROW + line] + first
            machine.display[start : start + columns] = row.to_bytes(columns)
        ink = "R" if left < RED_BELOW else "Y" if left < YELLOW_BELOW else "G"
        colour_cells(machine, GAUGE_ROW, first, 1, columns, pair(f"{ink}k"))
        write(machine, GAUGE_ROW, self.column, label, pair("Wk"))
        rope = self.column + self.width - 1
        if walker.ropes:
            draw_cells(machine, art.COIL.coloured("Y", "k"), GAUGE_ROW, rope)
        else:
            write(machine, GAUGE_ROW, rope, " ", pair("Yk"))


class Modern(MessageLook, ActionLook[Spectrum, Outing]):
    """Draws an outing, a frame a tick."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 23, pair("Ck"))
        self.scenery = Scenery(self.machine)
        self.figures = Figures(self.machine)
        seats = program.setup.seats
        self.gauges = [Gauge(self.machine, 18 * seat, 32 if seats == 1 else 14) for seat in range(seats)]
        self.status = StatusBar(self.machine, 22, pair("Wb"), pair("Yb"))
        self._speaking = 0
        self._pointing = 0
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
            for gauge in self.gauges:
                gauge.forget()
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
        if outing.frame % SHINE_EVERY == 0:
            self.scenery.shine(outing.world, outing.frame // SHINE_EVERY)
        if outing.frame % GLINT_EVERY == 0 and not self.program.calm:
            self.scenery.glint(outing.world, outing.frame // GLINT_EVERY)
        self._expire(outing)
        self.figures.show(outing)
        self._numbers(outing)
        yield

    def _tell(self, outing: Outing, event: Event) -> None:
        """Picture, words and sound for what happened."""
        world = outing.world
        match event:
            case Moved(seat, _, end, value):
                self.scenery.leave(world, seat)
                self.scenery.paint(world, end)
                if value:
                    self._bags[seat].append(value)
                    rung = sounds.CROWN if value == CROWN else sounds.GOBLET if value == GOBLET else sounds.CUP
                    self.machine.chime(sounds.picked(rung, len(self._bags[seat])))
                else:
                    self.softly(sounds.step(len(world.walkers[seat].trail)))
            case Pulled(_, cells):
                for cell in cells:
                    self.scenery.paint(world, cell)
                self._announce(strings.ROPE_USED, sounds.ROPE)
            case Bounced():
                self.softly(sounds.BOING)
            case Ticked(seat):
                left = TIME - world.walkers[seat].clock
                if left == LOW:
                    self.say(strings.HURRY, n=left)
                    self.machine.chime(sounds.HURRY)
                elif left:
                    self.softly(sounds.TICK)
            case Faded(cells):
                for cell in cells:
                    self.scenery.paint(world, cell)
                self._announce(strings.FADED, sounds.FADE)
            case Refused(seat):
                self._announce(strings.NO_TRAIL if world.walkers[seat].ropes else strings.NO_ROPE, sounds.BOING)
            case Crashed():
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
        text, walkers = self.program.text, outing.world.walkers
        for walker, gauge in zip(walkers, self.gauges, strict=True):
            gauge.show(text(strings.TIME) if outing.seats == 1 else str(walker.seat + 1), walker)
        if outing.seats == 1:
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
        yield from self._crash(outing)
        self.messages.clear()
        bags = [max(self._full, self._bags[0], key=len), *self._bags[1:]]
        yield from end_scene(self, Ending(self.program, outing, why, bags), MUSIC.of(outing.outcome))

    def _crash(self, outing: Outing) -> Frames[None]:
        """A burst where somebody met what he should not have met; a low tone when nobody did."""
        machine = self.machine
        crashes = [event for event in self._events if isinstance(event, Crashed)]
        if not crashes:
            machine.chime(sounds.TIME_UP)
        cells = [event.way.from_cell(outing.world.walkers[event.seat].cell) for event in crashes]
        for turn in range(BURSTS):
            for row, column in cells:
                draw_cells(machine, art.BURST[turn % 2].coloured("WY"[turn % 2], "r"), row, column)
            yield from machine.wait(CALM_FRAMES if self.program.calm else BURST_FRAMES)
        yield from machine.wait(20)
