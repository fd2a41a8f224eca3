"""The modern look of the blue road in time: questions, tiles laid, hints, and how a game ends."""

from itertools import product
from typing import TypeVar

from arcade.games.blue_road import MUSIC, scene, strings
from arcade.games.blue_road.ending import Ending
from arcade.games.blue_road.opponent import Advice
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.scene import Scene
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
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles

A = TypeVar("A")
SMALLEST, LARGEST, FIELD_CELLS = 3, 7, 3
PICKER = Grid(LARGEST, LARGEST, left=0, top=CELL * scene.AREA_TOP, width=CELL * FIELD_CELLS, height=CELL * FIELD_CELLS)
SIZE_ROW = 9
PONDER_FRAMES, LEAST_THINKING_FRAMES, TAP_FRAMES, IDLE_FRAMES = 14, 30, 10, 4
HINT_FRAMES, TAKEN_BACK_FRAMES = 40, 30
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
        def background() -> None:
            fill(self.machine, 0, 0, 24, 32, colours=scene.PLAIN)
            self.scene.wood()
            centred(self.machine, 23, self.program.text(strings.SIZE_KEYS), pair("ck"))

        def walk(cell: Cell, down: int, right: int) -> Cell:
            row, column = PICKER.step(cell, down, right)
            return max(row, SMALLEST - 1), max(column, SMALLEST - 1)

        rows, columns = self.program.size
        yield from reveal(self.machine, background, Wipe.BLINDS, 18)
        sides = {str(side): (side - 1, side - 1) for side in range(SMALLEST, LARGEST + 1)}
        cursor = CellCursor(PICKER, (rows - 1, columns - 1), self._show_size, walk=walk)
        chosen = yield from choose_cell(self.program, cursor, CellKeys(sides, wrong=self.wrong_key))
        yield from self.accepted()
        if isinstance(chosen, Control):
            return rows, columns
        return max(chosen[0] + 1, SMALLEST), max(chosen[1] + 1, SMALLEST)

    def _show_size(self, cell: Cell, on: bool) -> None:
        """The rectangle from the first field to the cursor's as meadow, the rest as wood."""
        if not on:
            return
        machine = self.machine
        for row, column in product(range(LARGEST), range(LARGEST)):
            top, left = scene.AREA_TOP + FIELD_CELLS * row, FIELD_CELLS * column
            if row <= cell[0] and column <= cell[1]:
                draw_cells(machine, scene.meadow(PICKER.width), top, left)
                colour_cells(machine, top, left, FIELD_CELLS, FIELD_CELLS, scene.MEADOW)
            else:
                fill(machine, top, left, FIELD_CELLS, FIELD_CELLS, LEAVES, scene.WOOD)
        fill(machine, SIZE_ROW, scene.PANEL, 6, scene.PANEL_WIDTH, colours=scene.PLAIN)
        picture = big(f"{cell[0] + 1}×{cell[1] + 1}", 2)
        x = CELL * scene.PANEL + (CELL * scene.PANEL_WIDTH - picture.width) // 2
        draw(machine, picture, x, CELL * SIZE_ROW)
        colour_cells(machine, SIZE_ROW, scene.PANEL, 6, scene.PANEL_WIDTH, pair("Yk"))
        self.say(strings.HOW_LARGE, rows=cell[0] + 1, columns=cell[1] + 1)

    def begin(self) -> Frames[None]:
        yield from reveal(self.machine, self.scene.board, Wipe.CENTRE, 24)
        self._driving = True

    def prompt(self) -> Frames[None]:
        self.scene.plates(self.program.position.seat)
        self.say_turn(strings.WHICH_TILE)
        yield from ()

    def ask_tile(self) -> Frames[str | Control]:
        program, steering = self.program, BY_SEAT[self.program.position.seat]
        try:
            chosen = yield from choose_cell(
                program,
                CellCursor(scene.TRAY, (program.chosen, 0), self.cursor, steering=steering),
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
        if end is not None and on:
            self.scene.coloured(end.field, TILES[cell[0]], scene.NEXT)
        elif end is not None:
            self.scene.free(end.field)

    def think(self) -> Frames[None]:
        self.scene.plates(self.program.position.seat)
        self.say_thinking()
        yield from self.machine.wait(PONDER_FRAMES)

    def thinking(self, thoughts: Frames[A]) -> Frames[A]:
        return meanwhile(unhurried(thoughts, LEAST_THINKING_FRAMES), self._weigh)

    def _weigh(self, frame: int) -> None:
        if frame % TAP_FRAMES == 1:
            choice = frame // TAP_FRAMES % len(TILES)
            self.scene.sample((choice - 1) % len(TILES), False)
            self.scene.sample(choice, True)
            self.softly(TAPS[choice])
            self.scene.wait(choice, scene.BLINK_FRAMES)

    def thought(self, choice: str) -> Frames[None]:
        chosen = TILES.index(choice)
        for tile in range(len(TILES)):
            self.scene.sample(tile, tile == chosen)
        yield from self.machine.wait(PONDER_FRAMES)
        self.scene.sample(chosen, False)
        self.messages.clear()

    def move(self, before: Position, move: str) -> Frames[None]:
        after, sections = before.put(move)
        self.scene.tile(sections[0].field, move, before.seat)
        self.machine.chime(scene.LAID)
        yield from self.machine.wait(4)
        if len(sections) > 1:
            self.say(strings.DRIVEN, n=len(sections) - 1)
        yield from scene.grow(self.scene, sections, after.end is not None)
        self.scene.notes()
        if after.end is None:
            self.say(strings.OFF)
            yield from scene.run_off(self.scene, sections[-1])

    def hint(self, advice: Advice) -> Frames[None]:
        if advice.value == 1:
            words = strings.HINT_PAIRS if advice.pairs else strings.HINT_WINS
        else:
            words = strings.HINT_LASTS if advice.value else strings.HINT_OPEN
        self.program.chosen = TILES.index(advice.tile)
        self.say(words, tile=advice.tile)
        self.machine.chime(jingles.POINT)
        yield from scene.show_pairs(self.scene, advice.pairs)
        yield from self.machine.pause(HINT_FRAMES)
        self.scene.fields()

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from super().taken_back(done)
            return
        self.scene.fields()
        self.scene.notes()
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(TAKEN_BACK_FRAMES)

    def end(self, outcome: Outcome) -> Frames[None]:
        self._driving = False
        if slip := self.program.slip:
            self.say(strings.SLIP, n=slip.number, better=slip.better)
        else:
            self.say(strings.NO_SLIP[outcome])
        yield from end_scene(self, Ending(self.scene, outcome), MUSIC.of(outcome))

    def idle(self, frame: int) -> None:
        if self._driving and frame % IDLE_FRAMES == 0:
            self.scene.wait(self._aimed, frame)
