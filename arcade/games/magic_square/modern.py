"""The modern look of the magic square in time: lines that light up and slide by pixels, and a wave at the end."""

from arcade.games.magic_square import MUSIC, art, strings
from arcade.games.magic_square.ending import HatTrick, ShyRabbit
from arcade.games.magic_square.rules import Position, Typed
from arcade.games.magic_square.scene import CHOSEN, MOVING, Scene
from arcade.games.magic_square.state import State
from arcade.games.magic_square.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_yes_no
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.message_look import DrawnPuzzleLook
from arcade.toolkit.programs.puzzle import HELPED, SOLVED_IN
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.jingles import POINT
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.sentences import ONE_MOMENT

ROLL: Tune = ((0.004, -9.0), (0.004, -4.0)) * 3
CLACK: Tune = ((0.005, 5.0), (0.006, -5.0), (0.004, 17.0))
AWAY: Tune = ((0.008, 2.0), (0.008, -3.0), (0.01, -8.0))
AGREE = (0, 4, 7, 12, 16, 19, 24, 28)
"""Semitones of lines with the same sum, the first two, then each further one."""
SLIDE_FRAMES, DEAL_FRAMES, WAVE_FRAMES = 12, 3, 3
BLINKS, BLINK_FRAMES = 3, 7


def home(tiles: int) -> Tune:
    return (*POINT[:-1], (0.04, float(4 + 2 * min(tiles, 12))))


def agreeing(lines: int) -> Tune:
    return tuple((0.03, float(pitch)) for pitch in AGREE[: max(lines, 2)])


class Modern(DrawnPuzzleLook[Position, int]):
    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Wk"))
        self.program: State = program
        self.scene = Scene(program, program.size)
        self.grid = self.scene.grid

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.note = ""
        self.machine.border(0)
        return reveal(self.machine, self.scene.cross, Wipe.CENTRE, 20)

    def ask_who(self) -> Frames[bool]:
        return (yield from self.ask(strings.WHO_DEALS, COMPUTER_OR_YOU, default="c")) == "c"

    def begin_tiles(self) -> Frames[None]:
        self.say(ONE_MOMENT)
        position = self.program.position
        for tile in range(1, position.size**2 + 1):
            self.machine.chime(((0.01, float(tile)), (0.005, tile + 12.0)))
            self.scene.tile(position.cells.index(tile), tile, position)
            yield from self.machine.wait(DEAL_FRAMES)
        if position.magic:
            self.note = self.program.text(strings.GOAL_IS_MAGIC)

    def prompt_tile(self) -> Frames[None]:
        filling = self.program.filling
        for place, cell in enumerate(self.scene.board.centre):
            if place == len(filling.tiles):
                self.scene.question(cell)
            elif place < len(filling.tiles):
                self.scene.tile(cell, filling.tiles[place])
            else:
                self.scene.empty(cell)
        typed = "" if filling.tens is None else f" {filling.tens}_"
        self.messages.say(self.note or self.program.text(strings.TYPE_IN) + typed)
        yield from ()

    def put(self, what: Typed, digit: int) -> Frames[None]:
        del digit
        self.note = ""
        if what in (Typed.TENS, Typed.PLACED):
            self.machine.chime(CLACK if what is Typed.PLACED else jingles.STEP)
            yield
        else:
            yield from self.refuse(strings.REPEATED if what is Typed.REPEATED else strings.NO_SUCH_TILE)

    def put_back(self) -> Frames[None]:
        self.note = ""
        self.machine.chime(jingles.TAKE)
        yield

    def begin_filled(self) -> Frames[None]:
        self.show()
        yield

    def show(self) -> None:
        self.scene.cells(self.program.position)

    def prompt(self) -> Frames[None]:
        self.show()
        self.scene.panel(self.program.attempt)
        self.say_note(strings.CHOOSE)
        self.note = ""
        yield from ()

    def cursor(self, cell: Cell, on: bool) -> None:
        number = self.scene.board.width * cell[0] + cell[1]
        if number in self.scene.board.arms:
            self.scene.cell(number, self.program.position, on)
        else:
            self.scene.button(cell, on)

    def accepted_line(self, move: int) -> Frames[None]:
        del move
        yield from ()

    def accepted_order(self, order: Control) -> Frames[None]:
        del order
        return self.accepted()

    def refuse_cell(self) -> Frames[None]:
        return self.refuse(strings.ARROWS_ONLY)

    def refuse_line(self, move: int) -> Frames[None]:
        board = self.scene.board
        taken = self.program.position.cells[board.end(move)]
        return self.refuse(strings.END_TAKEN if taken else strings.NOT_FULL, letter=board.letters[move])

    def move(self, before: Position, move: int) -> Frames[None]:
        self.note = ""
        yield from self._slide(before, move)
        self.machine.chime(slid(before, self.program.position))
        self.show()
        self.scene.panel(self.program.attempt)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        self.machine.chime(jingles.TAKE)
        yield from self._slide(before, self.scene.board.back(move))
        self.show()

    def _slide(self, before: Position, move: int) -> Frames[None]:
        board, pixels, grid = self.scene.board, self.scene.pixels, self.scene.grid
        line, axis = sorted(board.lines[move]), board.axis(move)
        width, cells = board.width, self.scene.tile_cells
        x, y = grid.origin(divmod(line[0], width))
        joined = above if axis else beside
        floor = joined(*[art.recess(pixels)] * width)
        held = [cell for cell in line if before.cells[cell]]
        tiles = joined(*[number_tiles.tile(before.cells[cell], pixels) for cell in held])
        start = pixels * line.index(held[0])
        down, across = (width, 1) if axis else (1, width)
        colour_cells(self.machine, y // CELL, x // CELL, cells * down, cells * across, MOVING)
        self.machine.chime(ROLL)
        for frame in range(1, SLIDE_FRAMES + 1):
            gone = pixels * frame // SLIDE_FRAMES
            at = start + (gone if board.sideways(move) else -gone)
            draw(self.machine, tiles.over(floor, 0, at) if axis else tiles.over(floor, at), x, y)
            yield

    def hint(self, move: int) -> Frames[None]:
        board, position = self.scene.board, self.program.position
        left = len(self.program.attempt.plan) - 1
        self.remember(strings.TRY if left else strings.TRY_LAST, letter=board.letters[move], n=left)
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for cell in board.lines[move]:
                if position.cells[cell]:
                    self.scene.tile(cell, position.cells[cell], position, MOVING)
            self.scene.cell(board.end(move), position, True)
            yield from self.machine.wait(BLINK_FRAMES)
            for cell in board.lines[move]:
                self.scene.cell(cell, position)
            yield from self.machine.wait(BLINK_FRAMES)

    def consult(self, even: bool) -> Frames[bool]:
        if even:
            self.machine.chime(jingles.POINT)
            self.remember(strings.EVEN)
            return True
        high = self.program.size**2
        self.say(strings.ODD_SWAP, a=high - 1, b=high)
        yield from self.machine.tune(jingles.WRONG)
        swap = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        if not swap:
            self.remember(strings.PLAY_ON)
        return swap

    def begin_swapped(self) -> Frames[None]:
        self.remember(strings.SWAPPED)
        self.machine.chime(jingles.BONUS)
        self.show()
        yield

    def end_solved(self) -> Frames[None]:
        self.say(SOLVED_IN, n=self.program.attempt.moves)
        self.show()
        for place, cell in enumerate(self.scene.board.centre):
            self.machine.chime(((0.03, 2.0 * place % 24),))
            self.scene.tile(cell, self.program.position.cells[cell], self.program.position, CHOSEN)
            yield from self.machine.wait(WAVE_FRAMES)
        self.show()
        yield from end_scene(self, HatTrick(self.program), MUSIC.won)

    def end_helped(self) -> Frames[None]:
        self.say(HELPED)
        yield from end_scene(self, ShyRabbit(self.program), MUSIC.over)


def slid(before: Position, after: Position) -> Tune:
    """The sound of a move: tiles came home or left it, or more lines have the same sum."""
    if after.magic:
        agree, agreed = (max(map(position.sums.count, position.sums)) for position in (after, before))
        return agreeing(agree) if after.full and agree > agreed else CLACK
    there, were = (sum(map(position.home, filter(None, position.cells))) for position in (after, before))
    return home(there) if there > were else AWAY if there < were else CLACK
