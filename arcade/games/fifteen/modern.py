"""The modern look of the 14–15 puzzle: tiles that slide by pixels, a parity counted tile by tile."""

from arcade.games.fifteen import MUSIC, art, strings
from arcade.games.fifteen.ending import Ending
from arcade.games.fifteen.rules import HOLE, Position, first_digits
from arcade.games.fifteen.scene import IVORY, LIT, PALETTE_COLUMNS, Scene
from arcade.games.fifteen.state import State
from arcade.games.fifteen.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.flow.alongside import GoingOn, end_scene
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_yes_no
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.programs.message_look import DrawnPuzzleLook
from arcade.toolkit.programs.puzzle import HELPED, SOLVED_IN
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words import capitals
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.sentences import ONE_MOMENT

SLIDE_FRAMES, DEAL_FRAMES = 6, 3
BLINKS, BLINK_FRAMES = 3, 7
UNSEEN = 150
"""Frames of waiting after which eyes appear in the hole."""
COUNTING_FRAMES = 5
"""For each tile."""
HIGHEST = 60
"""Semitones of the last note for a tray in reverse order."""
CLACK: Tune = ((0.004, 10.0), (0.006, -2.0), (0.004, 22.0))
"""A tile stops."""
AWAY: Tune = ((0.006, 5.0), (0.008, -2.0), (0.01, -9.0))
"""A tile leaves its home."""
RUB: Tune = ((0.002, 33.0), (0.002, 28.0), (0.002, 31.0))
"""A tile begins to slide."""
SCALE = (0, 2, 4, 7, 9)
"""Semitones of a pentatonic scale, whose notes sound well in any order."""


def home(tile: int) -> Tune:
    """A tile comes home: higher numbers are higher on the scale."""
    octave, place = divmod(tile - 1, len(SCALE))
    pitch = float(SCALE[place] + 12 * octave - 5)
    return (0.012, pitch), (0.012, pitch + 12), (0.05, pitch)


class Modern(DrawnPuzzleLook[Position, int]):
    """A wooden tray, and Sam Loyd behind it."""

    def __init__(self, program: State) -> None:
        super().__init__(program, colours=pair("Wk"))
        self.program: State = program
        self.scene = Scene(program, program.size)
        self.grid = self.scene.grid
        self._piece: Cell = (0, 0)

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def begin(self) -> Frames[None]:
        self.note = ""
        self.machine.border(0)
        return reveal(self.machine, self.scene.board, Wipe.CENTRE, 20)

    def ask_who(self) -> Frames[bool]:
        """Whether the computer fills the tray; fire means that it does."""
        return (yield from self.ask(strings.WHO_DEALS, COMPUTER_OR_YOU, "c")) == "c"

    def begin_tiles(self) -> Frames[None]:
        """The tiles fly in, one after the other, each with a higher note."""
        position = self.program.position
        self.say(ONE_MOMENT)
        for tile in range(1, len(position.tiles)):
            self.machine.chime(((0.01, float(tile)), (0.005, tile + 12.0)))
            self.scene.tiles(position, tile)
            yield from self.machine.wait(DEAL_FRAMES)
        self.scene.panel(self.program.attempt)

    def ask_piece(self) -> Frames[int | str | Control]:
        """A piece of the palette for the next place, the first digit of a number, or an order."""
        filled, size = tuple(self.program.filled), self.program.size
        if not filled:
            self.scene.palette(filled)
        self.scene.mark(len(filled))
        self.say_note(strings.WHICH_TILE)

        def cursor(cell: Cell, on: bool) -> None:
            piece = PALETTE_COLUMNS * cell[0] + cell[1]
            if piece < size * size:
                self.scene.choice(piece, piece in filled, on)

        chosen = yield from choose_cell(
            self.program,
            CellCursor(self.scene.choices, self._piece, cursor),
            CellKeys(commands=(RESTART, BACK, *DIGIT_CONTROLS[: len(first_digits(size))]), wrong=self.wrong_key),
        )
        if isinstance(chosen, Control):
            return chosen.name if chosen in DIGIT_CONTROLS else chosen
        self._piece = chosen
        return PALETTE_COLUMNS * chosen[0] + chosen[1]

    def put(self) -> Frames[None]:
        """Show the pieces put so far, and holes for the rest."""
        filled = tuple(self.program.filled)
        for place in range(self.program.size**2):
            tile = filled[place] if place < len(filled) else HOLE
            self.scene.tile(place, tile, tile == place + 1)
        self.scene.palette(filled)
        self.note = ""
        self.machine.chime(CLACK)
        yield

    def prompt(self) -> Frames[None]:
        """The tray and panel before the first move, and a note, or else what to do."""
        attempt = self.program.attempt
        if not attempt.moves:
            self.scene.tiles(attempt.position)
            self.scene.panel(attempt)
        self.say_note(strings.YOUR_MOVE)
        yield from ()

    def accepted_digits(self, typed: str) -> Frames[None]:
        """The digits typed so far."""
        self.messages.say(f"{typed}_" if len(typed) == 1 else typed)
        if typed:
            self.machine.chime(jingles.STEP)
        yield

    def refuse_tile(self, tile: int) -> Frames[None]:
        del tile
        return self.refuse(strings.CANNOT_SLIDE)

    def refuse_piece(self, piece: int) -> Frames[None]:
        """A piece is in the tray already, or doesn't exist."""
        return self.refuse(strings.IN_TRAY if piece < self.program.size**2 else strings.NO_SUCH_PIECE, n=piece)

    def move(self, before: Position, move: int) -> Frames[None]:
        """A tile glides into the hole; at home it gets studs."""
        del move
        self.note = ""
        self.machine.chime(RUB)
        yield from self._glide(before)
        after = self.program.position
        if after.home(before.hole):
            self.machine.chime(home(after.tiles[before.hole]))
        else:
            self.machine.chime(AWAY if before.home(after.hole) else CLACK)
        self.scene.number(self.program.attempt)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        del move
        self.note = ""
        self.machine.chime(jingles.TAKE)
        yield from self._glide(before)
        self.scene.number(self.program.attempt)

    def _glide(self, before: Position) -> Frames[None]:
        grid, machine, size, after = self.grid, self.machine, before.size, self.program.position
        (left, top), (right, bottom) = grid.origin(divmod(after.hole, size)), grid.origin(divmod(before.hole, size))
        tile = after.tiles[before.hole]
        self.scene.tile(after.hole, tile)
        picture, dark = number_tiles.tile(tile, grid.width), tiled(SOLID, grid.width, grid.height)
        for frame in range(1, SLIDE_FRAMES):
            draw(machine, dark, left, top)
            across, down = (right - left) * frame // SLIDE_FRAMES, (bottom - top) * frame // SLIDE_FRAMES
            draw(machine, picture, left + across, top + down)
            yield
        self.scene.tile(after.hole, HOLE)
        self.scene.tile(before.hole, tile, after.home(before.hole))
        yield

    def prompt_options(self) -> Frames[None]:
        self.machine.chime(jingles.SELECT)
        self.say(strings.OPTIONS)
        yield

    def consult(self, position: Position) -> Frames[bool]:
        """Count the inversions; for an impossible tray offer the goal with two tiles exchanged."""
        yield from self._count(position)
        yield from self.machine.pause(100)
        if position.solvable:
            self.machine.chime(jingles.POINT)
            self.remember(strings.SOLVABLE)
            return True
        self.say(strings.SWAP_GOAL)
        self.machine.chime(jingles.WRONG)
        swap = yield from ask_yes_no(self.machine, self.wrong_key, default=True)
        if not swap:
            self.remember(strings.PLAY_ON)
        return swap

    def _count(self, position: Position) -> Frames[None]:
        """Light the tiles in turn, count the greater ones before each, and say whether the sum is even."""
        scene, text = self.scene, self.program.text
        tiles, count = [tile for tile in position.tiles if tile != HOLE], 0
        for index, tile in enumerate(tiles):
            count += sum(earlier > tile for earlier in tiles[:index])
            place = position.tiles.index(tile)
            scene.tile(place, tile, position.home(place), LIT)
            self.machine.chime(((0.02, 2 * HIGHEST * count / len(tiles) ** 2),))
            self.say(strings.COUNTED, n=count)
            yield from self.machine.wait(COUNTING_FRAMES)
            scene.tile(place, tile, position.home(place))
        row = 0 if position.size % 2 else position.hole_row
        parity = text((strings.EVEN, strings.ODD)[(count + row) % 2])
        sentence = strings.HOLE_IN_ROW if row else strings.COUNT_ONLY
        self.say(sentence, count=text(strings.COUNTED, n=count), row=row, parity=parity)

    def begin_swapped(self) -> Frames[None]:
        """Show the new goal."""
        one, other = self.program.position.goal[-3:-1]
        self.remember(strings.SWAPPED, a=other, b=one)
        self.machine.chime(jingles.BONUS)
        self.scene.panel(self.program.attempt)
        yield

    def hint(self, move: int) -> Frames[None]:
        """The tile to move blinks."""
        position = self.program.position
        place = position.tiles.index(move)
        self.remember(strings.TRY, tile=move)
        self.machine.chime(jingles.POINT)
        for _ in range(BLINKS):
            for colours in (LIT, IVORY):
                self.scene.tile(place, move, position.home(place), colours)
                yield from self.machine.wait(BLINK_FRAMES)
        self.scene.tile(place, move, position.home(place))

    def idle(self, frame: int) -> None:
        """After a while eyes look out of the hole."""
        if frame >= UNSEEN and self.program.choosing:
            self._peep(frame - UNSEEN)

    def _peep(self, frame: int) -> None:
        grid, position = self.grid, self.program.position
        x, y = grid.origin(divmod(position.hole, position.size))
        eyes = art.LOOK.at(frame)
        draw(self.machine, eyes, x + (grid.width - eyes.width) // 2, y + (grid.height - eyes.height) // 2)

    def end_solved(self) -> Frames[None]:
        """The number of moves, and Sam Loyd."""
        attempt = self.program.attempt
        self.say(SOLVED_IN, n=attempt.moves)
        ending = Ending(self.scene, capitals.PERFECT if attempt.flawless else capitals.WELL_DONE)
        yield from end_scene(self, ending, MUSIC.won)

    def end_helped(self) -> Frames[None]:
        """Eyes look out of the hole."""
        self.say(HELPED)
        yield from end_scene(self, GoingOn(self._peep), MUSIC.over)
