"""The street as an artist of the machine would have shown it: seen from above, everything gliding pixel by pixel."""

from arcade.games.street import ART, MUSIC, strings
from arcade.games.street.board import ISLAND, LIGHTS, ZEBRA, Phase
from arcade.games.street.ending import Ending
from arcade.games.street.figures import Drivers, Figure
from arcade.games.street.rules import Accident, Command, Crossed, Erred, Event, Looked, Siren
from arcade.games.street.scene import Scene, paint, show_lights
from arcade.games.street.scoring import CROSSINGS, Fault
from arcade.games.street.title import Title
from arcade.games.street.world import Town
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.sound.jingles import BONUS, POINT, STEP, THUD, WRONG
from arcade.toolkit.sound.tunes import Tune

CRASH = ((0.2, 15.0), (0.03, -4.0), (0.03, -9.0), (0.05, -14.0))
SIREN = ((0.15, 14.0), (0.15, 9.0)) * 3
TICKING, HURRYING = ((0.004, 30.0),), ((0.004, 36.0), (0.05, None), (0.004, 36.0))
GREEN_TONE = ((0.03, 19.0), (0.05, 24.0))
SQUEAL = tuple((0.004, 38.0 - step // 3 + 3 * (step % 2)) for step in range(24))
HUM_NEAR = 4
"""Rows from which on a vehicle is heard."""
NEAR_KERB = (1, ISLAND, 9)
"""Columns from which the next step is onto a roadway."""


class Modern(MessageLook, ActionLook[Spectrum, Town]):
    """Draws a town with everything gliding between the cells."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program, 22, pair("Ck"))
        self.scene = Scene(self.machine)
        self.drivers = Drivers(self.scene)
        self.figure = Figure(self.scene)
        self.status = StatusBar(self.machine, 0, pair("Wk"), pair("Yk"))
        self._said = ""
        self._speaking = 0
        """Loops for which a message about what happened still stays."""
        self._phase: Phase | None = None

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, town: Town) -> Frames[None]:
        self.clear_screen()
        paint(self.machine, town.traffic.rain)
        self.scene.keep()
        self.status.forget()
        self._said, self._speaking, self._phase = "", 0, None
        self.drivers.show(town)
        self.figure.begin(town.walker, town.goal, self.program.calm)
        self._lights(town)
        self._numbers(town)
        self._advise(town)
        yield from self.machine.wait(25)
        self.machine.keyboard.flush()

    def step(self, town: Town, command: Command, events: list[Event]) -> Frames[None]:
        """Glide to where the loop has led everything, then show what happened."""
        accident = next((event for event in events if isinstance(event, Accident)), None)
        end = (accident.column, accident.row) if accident else town.walker
        if end != self.figure.cell:
            self.machine.chime(STEP)
        elif command.across or command.down:
            self.machine.chime(THUD)
        frames = town.traffic.frames
        self._status(town)
        self._tell(town, events)
        self._lights(town)
        self._advise(town)
        self.figure.turn(command, any(isinstance(event, Looked) for event in events))
        if self.drivers.begin(town, self.figure.on_road):
            self.machine.chime(SQUEAL)
        else:
            self.softly(hum(town))
        for frame in range(1, frames + 1):
            moves = self.figure.moves(end, frame, frames)
            if moves:
                self.figure.hide()
            self.drivers.glide(frame, frames, self.figure.rows if self.figure.on_road or accident else None)
            if moves or self.figure.on_road:
                self.figure.show()
            yield
        self.figure.arrive(end)
        if accident:
            yield from self._lie(town)
        if any(isinstance(event, Crossed) for event in events) and not town.over:
            self.figure.seek(town.goal, self.program.calm)

    def _lie(self, town: Town) -> Frames[None]:
        """The walker sees stars, and is led back to where he stepped off."""
        self.machine.chime(CRASH)
        for turn in range(6):
            self.figure.show(ART["dizzy"] if turn % 2 else ART["dizzy"].mirrored())
            yield from self.machine.wait(10)
        self.figure.hide()
        self.figure.arrive(town.walker)
        self.drivers.show(town)
        self.figure.show()
        self.machine.keyboard.flush()

    def _tell(self, town: Town, events: list[Event]) -> None:
        """Words and sounds for what happened; the gravest is said."""
        self._speaking = max(self._speaking - 1, 0)
        for event in events:
            match event:
                case Siren():
                    self._announce(strings.SIREN)
                    self.machine.chime(SIREN)
                case Looked(free):
                    self._announce(strings.FREE if free else strings.NOT_FREE)
                    self.machine.chime(POINT if free else WRONG)
                case Erred(fault):
                    self._announce(strings.FAULTS[fault])
                    self.machine.chime(WRONG)
                case Accident():
                    self._announce(strings.FAULTS[Fault.ACCIDENT])
                case Crossed(points):
                    self._announce(strings.WELL_DONE, n=points)
                    self.machine.chime(BONUS)
                    self._numbers(town)

    def _announce(self, words: Text | Count, **values: object) -> None:
        self._speaking = 5
        self.say(words, **values)

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message unless it stands there already."""
        said = self.program.text(words, **values)
        if said != self._said:
            self._said = said
            self.messages.say(said)

    def _advise(self, town: Town) -> None:
        """When nothing else is said: what to do at the kerb, on the way where to go."""
        if self._speaking:
            return
        words = strings.GO_TO[town.goal]
        if town.column in NEAR_KERB and town.traffic.advice:
            if town.row == LIGHTS:
                words = strings.WALK_NOW if town.roads.phase is Phase.WALK else strings.WAIT_GREEN
            elif town.row == ZEBRA and not town.looked:
                words = strings.LOOK_FIRST
        self.say(words)

    def _lights(self, town: Town) -> None:
        """Show the lights when they change or blink, with the ticking that goes with the walkers' green."""
        phase = town.roads.phase
        blinking = phase is Phase.HURRY
        if phase is not self._phase or blinking:
            show_lights(self.machine, phase, blinking and town.roads.clock % 2 == 1)
        if phase is Phase.WALK and phase is not self._phase:
            self.machine.chime(GREEN_TONE)
        elif phase in (Phase.WALK, Phase.HURRY):
            self.softly(HURRYING if blinking else TICKING)
        self._phase = phase

    def _status(self, town: Town) -> None:
        text = self.program.text
        number = min(town.crossings + 1, CROSSINGS)
        self.status.show((text(strings.CROSSING), f"{number}/{CROSSINGS}"), (text(strings.SCORE), town.score))

    def _numbers(self, town: Town) -> None:
        """The status bar, and a tick or a cross for each crossing done."""
        self._status(town)
        for place in range(CROSSINGS):
            picture = ART["blank"].coloured("w", "k")
            if place < len(town.report):
                faults = town.report[place][1]
                picture = ART["cross"].coloured("R", "k") if faults else ART["tick"].coloured("G", "k")
            draw_cells(self.machine, picture, 23, 7 + 2 * place)

    def end(self, town: Town) -> Frames[None]:
        ending = Ending(self.program, town)
        return end_scene(self, ending, MUSIC.won if ending.passed else MUSIC.lost)


def hum(town: Town) -> Tune:
    """The engines near the walker: the nearer the next one, the higher, and the more of them, the rougher."""
    near = [
        max(abs(vehicle.front - town.row), abs(lane.column - town.column) // 2)
        for lane in town.roads.lanes
        for vehicle in lane.vehicles
        if vehicle.moved
    ]
    heard = sorted(distance for distance in near if distance < HUM_NEAR)[:3]
    notes: list[tuple[float, float | None]] = []
    for distance in heard:
        notes += [(0.012, -20.0 + 2 * (HUM_NEAR - distance)), (0.014, None)]
    return tuple(notes)
