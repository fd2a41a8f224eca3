"""The falling dominoes in bright colours, gliding in a well at night."""

from arcade.games.falling_dominoes import MUSIC, art, sounds, strings
from arcade.games.falling_dominoes.adviser import Adviser
from arcade.games.falling_dominoes.ending import Ending, FigureEnding
from arcade.games.falling_dominoes.handling import Repeating
from arcade.games.falling_dominoes.levels import LEVELS
from arcade.games.falling_dominoes.puzzles import ENOUGH
from arcade.games.falling_dominoes.rules import BOTTOM, Action, Event, Laid, Moved, Piece, World, stars
from arcade.games.falling_dominoes.scene import Flight, Panel, Scene
from arcade.games.falling_dominoes.state import State
from arcade.games.falling_dominoes.title import Title
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.alongside import end_scene, scene
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.message_look import MessageLook
from arcade.toolkit.words import levels

MESSAGE_ROW, KEYS_ROW = 21, 23
MESSAGE_FRAMES = 110
NEAR_ROW = 6
"""From here up the pile is near."""
WARNING_FRAMES = 14
"""From tick to tick there are so many times the row of the pile's top."""
SPEED_NAMES = (levels.SLOW, levels.MEDIUM, levels.FAST, levels.EXPERT)


class Modern(MessageLook, ActionLook[Spectrum, World]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program, MESSAGE_ROW, pair("Ck"))
        self.handling = Repeating(program.machine.keyboard)
        self.panel = Panel(program)
        self.flight = Flight(self.machine)
        self.scene = Scene(self.machine)
        self.adviser = Adviser()
        self._said = 0
        self._stars = self._near = self._frame = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        machine, task, text = self.machine, self.program.task, self.program.text
        self.clear_screen()
        fill(machine, 0, 0, MESSAGE_ROW, COLUMNS, NIGHT, pair("wk"))
        self.flight = Flight(machine)
        self.scene = Scene(machine, task.figure if task else None)
        self._said, self._stars, self._near = 0, 0, 0
        self.panel.draw(world)
        yield from self.scene.build()
        self._keys()
        if task:
            self._announce(strings.BUILD, figure=text(task.figure.name), speed=text(SPEED_NAMES[task.speed]))
        else:
            self._announce(strings.WELCOME, level=text(LEVELS[self.program.setup.level].name))
        self._show(world)
        yield from machine.wait(15)
        machine.keyboard.flush()
        self.handling.landed()

    def _keys(self) -> None:
        keys = strings.BUILDING_KEYS if self.program.task else strings.KEYS
        centred(self.machine, KEYS_ROW, self.program.text(keys), pair("wk"))

    def pause(self) -> Frames[None]:
        """None: every frame counts."""
        yield from ()

    def action(self, world: World) -> Action | None:
        return self.handling.action(world.rules.period)

    def step(self, world: World, event: Event | None) -> Frames[None]:
        match event:
            case Moved(action):
                self.flight.moved(action)
                if action in (Action.LEFT, Action.RIGHT):
                    self.machine.chime(sounds.ASIDE)
                elif action is not Action.FALL:
                    self.machine.chime(sounds.TURN)
            case Laid():
                self._lay(world, event)
        self.flight.glide(world, self.handling.waited)
        self._tell(world)
        if self.in_new_language():
            self._keys()
        self.panel.numbers(world)
        self._frame += 1
        self._warn(world)
        if not world.over:
            self._show(world)
        yield

    def _warn(self, world: World) -> None:
        """The star turns red while the pile is near, and ticks faster the nearer it is."""
        top, _ = min(world.pile, default=(BOTTOM, 0))
        near = top <= NEAR_ROW and not self.program.task
        self.scene.shine(self._frame, near)
        if near and not world.over and self._frame % (WARNING_FRAMES * top) == 0:
            self.softly(sounds.near(top))

    def _lay(self, world: World, laid: Laid) -> None:
        """The piece becomes part of the construction, and the next one comes."""
        self.flight.land()
        self.scene.lay(laid, art.piece(laid.cells, laid.number, world.last.kind if world.last else 0))
        row = min(row for row, _ in laid.cells)
        open_below = any(row < BOTTOM and (row + 1, column) not in world.pile for row, column in laid.cells)
        landing = sounds.hollow(row) if open_below else sounds.laid(row)
        self.machine.chime(landing if world.over else landing + sounds.BORN)
        self.handling.landed()
        earned = stars(len(world.pile))
        if earned > self._stars and not self.program.task:
            self._announce(strings.STARS[earned - 1])
            self.machine.chime(sounds.star(earned - 1))
        self._stars = earned

    def taken_back(self, piece: Piece | None, world: World) -> None:
        """Show that a piece was taken back, or say that none can be."""
        if piece is None:
            self._announce(strings.NOTHING_TO_TAKE_BACK if world.rules.take_back else strings.NOT_HERE)
            self.machine.chime(sounds.WRONG)
            return
        self.flight.land()
        self.scene.clear(world.cells(piece))
        self.handling.landed()
        self._announce(strings.TAKEN_BACK)
        self.machine.chime(sounds.TAKEN_BACK)

    def _show(self, world: World) -> None:
        figure = self.program.task.figure if self.program.task else None
        self.flight.show(world, self.adviser.place(world, figure))

    def _announce(self, words: Text | Count, **values: object) -> None:
        self.messages.say(self.program.text(words, **values), pair("Yk"))
        self._said = MESSAGE_FRAMES

    def _tell(self, world: World) -> None:
        """Clear old messages; the clock ticks in the last ten seconds of a figure."""
        if self._said:
            self._said -= 1
            if not self._said:
                self.messages.clear()
        left = self.program.left
        if self.program.task and not world.over and 0 < left <= 500 and left % 50 == 0:
            self.machine.chime(sounds.HURRY)

    def judge(self, world: World) -> Frames[None]:
        """Say how well a finished figure matches."""
        self.flight.land()
        self.panel.numbers(world)
        task, match = self.program.task, self.program.match
        if task is None:
            return
        words = strings.COMPLETE if match == 100 else strings.MATCHED
        name = self.program.text(task.figure.name).capitalize()
        enough = match >= ENOUGH
        told = self.program.text(words, figure=name, match=match)
        ending = FigureEnding(self.program, self.scene, told, enough)
        yield from scene(self.machine, ending.play(), MUSIC["figure"] if enough else MUSIC["missed"], ending.rest)

    def end(self, world: World) -> Frames[None]:
        """The construction stays in sight, and its mason comes; the result is below it."""
        self.flight.land()
        self.panel.numbers(world)
        task, text, built = self.program.task, self.program.text, self.program.built
        if task is None:
            words, glad = text(strings.RESULT, n=world.pieces), self._stars > 0
        else:
            reached = strings.ALL_BUILT if built else strings.REACHED_FIGURE
            words, glad = text(reached, figure=text(task.figure.name), speed=text(SPEED_NAMES[task.speed])), built
        earned = 0 if task else self._stars
        ending = Ending(self.program, self.scene, self.panel, words, earned, glad)
        yield from end_scene(self, ending, MUSIC.won if glad else MUSIC.over)
