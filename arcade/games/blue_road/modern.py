"""The modern look of the blue road in time: questions, tiles laid, hints, and how a game ends."""

from typing import TypeVar

from arcade.games.blue_road import MUSIC, strings
from arcade.games.blue_road.ending import Ending
from arcade.games.blue_road.opponent import Advice
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.scene import (
    BLINK_FRAMES,
    LAID,
    MEADOW,
    NEXT,
    PANEL,
    PANEL_WIDTH,
    PICKER,
    PLAIN,
    SMALLEST,
    TRAY,
    WOOD,
    Scene,
    grow,
    meadow,
    run_off,
    show_pairs,
)
from arcade.games.blue_road.state import TYPED, State
from arcade.games.blue_road.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile, unhurried
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.refusals import which_keys
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnBoardLook, MessageLook
from arcade.toolkit.sound import jingles

SIZE_ROW = 9
FIELD = PICKER.width // CELL


class Picker:
    """Draws the rectangle from the first field to the cursor's as meadow, the rest as wood."""

    def __init__(self, talk: MessageLook, scene: Scene) -> None:
        self.talk = talk
        self.scene = scene

    def background(self) -> None:
        fill(self.scene.machine, 0, 0, 24, 32, colours=PLAIN)
        self.scene.wood()
        centred(self.scene.machine, 23, self.scene.program.text(strings.SIZE_KEYS), pair("ck"))

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """A row or a column more or less."""
        row, column = PICKER.step(cell, down, right)
        return max(row, SMALLEST - 1), max(column, SMALLEST - 1)

    def show(self, cell: Cell, on: bool) -> None:
        if not on:
            return
        machine = self.scene.machine
        for row in range(PICKER.rows):
            for column in range(PICKER.columns):
                top, left = PICKER.top // CELL + FIELD * row, FIELD * column
                if row <= cell[0] and column <= cell[1]:
                    draw_cells(machine, meadow(PICKER.width), top, left)
                    colour_cells(machine, top, left, FIELD, FIELD, MEADOW)
                else:
                    fill(machine, top, left, FIELD, FIELD, LEAVES, WOOD)
        size = f"{cell[0] + 1}×{cell[1] + 1}"
        fill(machine, SIZE_ROW, PANEL, 6, PANEL_WIDTH, colours=PLAIN)
        picture = big(size, 2)
        draw(machine, picture, CELL * PANEL + (CELL * PANEL_WIDTH - picture.width) // 2, CELL * SIZE_ROW)
        colour_cells(machine, SIZE_ROW, PANEL, 6, PANEL_WIDTH, pair("Yk"))
        self.talk.say(strings.HOW_LARGE, rows=cell[0] + 1, columns=cell[1] + 1)


A = TypeVar("A")
PONDERING, READING, SHOWN = 14, 40, 30
IDLING = 4
TAP_FRAMES = 10
LEAST_FRAMES = 30
"""For which the computer is seen thinking."""
TAPS = tuple(((0.005, pitch), (0.004, pitch - 9)) for pitch in (2.0, 5.0, 9.0))


class Modern(DrawnBoardLook[Position, str]):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self._driving = False
        """Whether there is a board with a car on it."""
        self._aimed = 0
        """The tile of the tray that the cursor is on."""

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_size(self) -> Frames[tuple[int, int]]:
        picker, size = Picker(self, self.scene), self.program.size
        yield from reveal(self.machine, picker.background, Wipe.BLINDS, 18)
        chosen = yield from choose_cell(
            self.program,
            CellCursor(PICKER, (size[0] - 1, size[1] - 1), picker.show, walk=picker.walk),
            CellKeys(
                {str(side): (side - 1, side - 1) for side in range(SMALLEST, PICKER.rows + 1)}, wrong=self.wrong_key
            ),
        )
        yield from self.accepted()
        if isinstance(chosen, Control):
            return size
        return max(chosen[0] + 1, SMALLEST), max(chosen[1] + 1, SMALLEST)

    def begin(self) -> Frames[None]:
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 24)
        self._driving = True

    def prompt(self) -> Frames[None]:
        seat = self.program.position.seat
        self.scene.plates(seat)
        self.say_turn(strings.WHICH_TILE)
        yield from ()

    def ask_tile(self) -> Frames[str | Control]:
        program, steering = self.program, BY_SEAT[self.program.position.seat]
        try:
            chosen = yield from choose_cell(
                program,
                CellCursor(TRAY, (program.chosen, 0), self.cursor, steering=steering),
                CellKeys(TYPED, commands=self.commands, wrong=self._wrong),
            )
        finally:
            self.messages.clear()
        if chosen is HINT:
            self.say_thinking()
        if isinstance(chosen, Control):
            return chosen
        program.chosen = chosen[0]
        return TILES[program.chosen]

    def _wrong(self) -> Frames[None]:
        self.messages.say(which_keys(self.program))
        return self.low_sound()

    def cursor(self, cell: Cell, on: bool) -> None:
        self.scene.sample(cell[0], on)
        end = self.program.position.end
        if on:
            self._aimed = cell[0]
        if end is not None:
            if on:
                self.scene.coloured(end.field, TILES[cell[0]], NEXT)
            else:
                self.scene.free(end.field)

    def think(self) -> Frames[None]:
        self.scene.plates(self.program.position.seat)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        return meanwhile(unhurried(thoughts, LEAST_FRAMES), self._weigh)

    def _weigh(self, frame: int) -> None:
        if frame % TAP_FRAMES == 1:
            choice = frame // TAP_FRAMES % len(TILES)
            self.scene.sample((choice - 1) % len(TILES), False)
            self.scene.sample(choice, True)
            self.softly(TAPS[choice])
            self.scene.wait(choice, BLINK_FRAMES)

    def thought(self, choice: str) -> Frames[None]:
        for tile in range(len(TILES)):
            self.scene.sample(tile, False)
        self.scene.sample(TILES.index(choice), True)
        yield from self.machine.wait(PONDERING)
        self.scene.sample(TILES.index(choice), False)
        self.messages.clear()

    def move(self, before: Position, move: str) -> Frames[None]:
        after, sections = before.put(move)
        self.scene.tile(sections[0].field, move, before.seat)
        self.machine.chime(LAID)
        yield from self.machine.wait(4)
        if len(sections) > 1:
            self.say(strings.DRIVEN, n=len(sections) - 1)
        yield from grow(self.scene, sections, after.end is not None)
        self.scene.notes()
        if after.end is None:
            self.say(strings.OFF)
            yield from run_off(self.scene, sections[-1])

    def hint(self, advice: Advice) -> Frames[None]:
        if advice.value == 1:
            words = strings.HINT_PAIRS if advice.pairs else strings.HINT_WINS
        else:
            words = strings.HINT_LASTS if advice.value else strings.HINT_OPEN
        self.program.chosen = TILES.index(advice.tile)
        self.say(words, tile=advice.tile)
        self.machine.chime(jingles.POINT)
        yield from show_pairs(self.scene, advice.pairs)
        yield from self.machine.pause(READING)
        self.scene.fields()

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from super().taken_back(done)
            return
        self.scene.fields()
        self.scene.notes()
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(SHOWN)

    def end(self, outcome: Outcome) -> Frames[None]:
        slip = self.program.slip
        self._driving = False
        if slip is None:
            self.say(strings.NO_SLIP[outcome])
        else:
            self.say(strings.SLIP, n=slip.number, better=slip.better)
        yield from end_scene(self, Ending(self.scene, outcome), MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        if self._driving and frame % IDLING == 0:
            self.scene.wait(self._aimed, frame)
