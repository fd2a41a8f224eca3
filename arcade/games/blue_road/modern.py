"""The modern look of the blue road in time: questions, tiles laid, hints, and how a game ends."""

from arcade.games.blue_road import motion, music, strings
from arcade.games.blue_road.hints import Advice
from arcade.games.blue_road.layout import PICKER, SMALLEST, TRAY
from arcade.games.blue_road.menu import Picker
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.scene import NEXT, Scene
from arcade.games.blue_road.state import TYPED, State
from arcade.games.blue_road.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import Wipe, flash_cells, reveal
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell
from arcade.toolkit.flow.ending import ceremony
from arcade.toolkit.flow.refusals import which_keys
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.message_look import DrawnBoardLook
from arcade.toolkit.sound import jingles

PONDERING, READING, SHOWN = 14, 40, 30


class Modern(DrawnBoardLook[Position, str]):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = Scene(program)
        self.pictures = Title(program)

    def title(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.pictures.title, music.TITLE, Wipe.DIAGONAL, self.pictures.lettering())

    def ask_size(self) -> Frames[tuple[int, int]]:
        """How many rows and columns; the board shown is the one that is chosen."""
        picker, size = Picker(self, self.scene), self.program.size
        yield from reveal(self.machine, picker.background, Wipe.BLINDS, 18)
        chosen = yield from choose_cell(
            self.program,
            PICKER,
            (size[0] - 1, size[1] - 1),
            picker.show,
            {str(side): (side - 1, side - 1) for side in range(SMALLEST, PICKER.rows + 1)},
            wrong=self.wrong_key,
            walk=picker.walk,
        )
        yield from self.accepted()
        if isinstance(chosen, Control):
            return size
        return max(chosen[0] + 1, SMALLEST), max(chosen[1] + 1, SMALLEST)

    def begin(self) -> Frames[None]:
        """The empty board, wiped in."""
        return reveal(self.machine, self.scene.board, Wipe.CENTRE, 24)

    def prompt(self) -> Frames[None]:
        """Whose move it is."""
        seat = self.program.position.seat
        self.scene.plates(seat)
        self.say_turn(strings.WHICH_TILE)
        yield from ()

    def ask_tile(self) -> Frames[str | Control]:
        """A letter, or the tray's cursor; the tile under it is shown in its place."""
        program = self.program
        try:
            chosen = yield from choose_cell(
                program,
                TRAY,
                (program.chosen, 0),
                self.cursor,
                TYPED,
                self.commands,
                BY_SEAT[program.position.seat],
                self._wrong,
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
        """A tile of the tray lit, and seen before the road."""
        self.scene.sample(cell[0], on)
        end = self.program.position.end
        if end is not None:
            if on:
                self.scene.coloured(end.field, TILES[cell[0]], NEXT)
            else:
                self.scene.free(end.field)

    def think(self) -> Frames[None]:
        """The computer's plate is lit."""
        self.scene.plates(self.program.position.seat)
        self.say_thinking()
        yield from self.machine.wait(PONDERING)

    def thought(self, choice: str) -> Frames[None]:
        """The tile is taken from the tray."""
        self.scene.sample(TILES.index(choice), True)
        yield from self.machine.wait(PONDERING)
        self.scene.sample(TILES.index(choice), False)
        self.messages.clear()

    def move(self, before: Position, move: str) -> Frames[None]:
        """The tile falls into its place, and the road grows."""
        after, sections = before.put(move)
        self.scene.tile(sections[0].field, move, before.seat)
        self.machine.chime(motion.LAID)
        yield from self.machine.wait(4)
        if len(sections) > 1:
            self.say(strings.DRIVEN, n=len(sections) - 1)
        yield from motion.grow(self.scene, sections)
        self.scene.notes()
        if after.end is None:
            self.say(strings.OFF)
            yield from motion.run_off(self.scene, sections[-1])

    def hint(self, advice: Advice) -> Frames[None]:
        """The best tile, with the pairs of fields that make it win; a key goes on."""
        if advice.value == 1:
            words = strings.HINT_PAIRS if advice.pairs else strings.HINT_WINS
        else:
            words = strings.HINT_LASTS if advice.value else strings.HINT_OPEN
        self.program.chosen = TILES.index(advice.tile)
        self.say(words, tile=advice.tile)
        self.machine.chime(jingles.POINT)
        yield from motion.show_pairs(self.scene, advice.pairs)
        yield from self.machine.pause(READING)
        self.scene.fields()

    def taken_back(self, done: bool) -> Frames[None]:
        """The board as it was, said for a while."""
        if not done:
            yield from super().taken_back(done)
            return
        self.scene.fields()
        self.scene.notes()
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(SHOWN)

    def end(self, outcome: Outcome) -> Frames[None]:
        """A light along the whole road, the result in big words, and the tile that lost the game."""
        program, slip = self.program, self.program.slip
        yield from motion.glow(self.scene, program.road)
        yield from ceremony(program, outcome, jingle=music.ENDS.of(outcome))
        self.scene.plates(None)
        if slip is None:
            self.say(strings.NO_SLIP[outcome])
            return
        self.say(strings.SLIP, n=slip.number, better=slip.better)
        end = program.match.positions[slip.number - 1].end
        if end is not None:
            cells = self.scene.place.cells
            row, column = self.scene.place.corner(end.field)
            yield from flash_cells(self.machine, row, column, cells, cells, 3, 8, calm=program.calm)
