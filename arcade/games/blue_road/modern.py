"""The modern look of the blue road in time: questions, tiles laid, hints, and how a game ends."""

from arcade.games.blue_road import motion, strings
from arcade.games.blue_road.hints import Advice, Slip
from arcade.games.blue_road.layout import PICKER, SMALLEST, TRAY
from arcade.games.blue_road.menu import Picker
from arcade.games.blue_road.rules import TILES, Position, road
from arcade.games.blue_road.scene import NEXT, Played, Scene
from arcade.games.blue_road.title import Poster
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, flash_cells, reveal
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, choose_cell
from arcade.toolkit.flow.ending import ask_again, ceremony
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK, MessageLook
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.sound import jingles

TYPED: dict[str, Cell] = {tile: (row, 0) for row, tile in enumerate(TILES)}
PONDERING, READING, SHOWN = 14, 40, 30


class Modern(MessageLook):
    """Draws and sounds like a gifted artist's version of the game."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.scene = Scene(program)
        self.poster = Poster(program)
        self.chosen = 0
        """The tile of the tray where the cursor begins."""
        self._tally = Tally()

    def opening(self) -> Frames[None]:
        """The title screen."""
        return title_screen(self.program, self.poster.title, motion.TITLE, Wipe.DIAGONAL, self.poster.lettering())

    def ask_size(self, size: tuple[int, int]) -> Frames[tuple[int, int]]:
        """How many rows and columns; the board shown is the one that is chosen."""
        picker = Picker(self, self.scene)
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

    def board(self, match: Played, tally: Tally) -> Frames[None]:
        """The empty board, wiped in."""
        self._tally = tally
        return reveal(self.machine, lambda: self.scene.board(match, tally), Wipe.CENTRE, 24)

    def ask_tile(self, match: Played) -> Frames[str | Control]:
        """A letter, or the tray's cursor; the tile under it is shown in its place."""
        position = match.position
        self.scene.plates(self._tally, position.seat)
        if self.program.setup.seats == 2:
            self.say(strings.PLAYERS_MOVE, n=position.seat + 1)
        else:
            self.say(strings.YOUR_MOVE)
        try:
            chosen = yield from choose_cell(
                self.program,
                TRAY,
                (self.chosen, 0),
                lambda cell, on: self._offer(position, cell[0], on),
                TYPED,
                (HINT, TAKE_BACK),
                SECOND_SEAT if position.seat else ARROWS,
                self._wrong,
            )
        finally:
            self.messages.clear()
        if chosen is HINT:
            self.say(strings.THINKING)
        if isinstance(chosen, Control):
            return chosen
        self.chosen = chosen[0]
        return TILES[self.chosen]

    def _wrong(self) -> Frames[None]:
        self.say(strings.WRONG_KEY)
        return self.low_sound()

    def _offer(self, position: Position, choice: int, on: bool) -> None:
        self.scene.sample(choice, on)
        if position.end is not None:
            if on:
                self.scene.coloured(position.end.field, TILES[choice], NEXT)
            else:
                self.scene.free(position.end.field)

    def ponder(self, match: Played) -> Frames[None]:
        """The computer's plate is lit."""
        self.scene.plates(self._tally, match.position.seat)
        self.say(strings.THINKING)
        yield from self.machine.wait(PONDERING)

    def pondered(self, tile: str) -> Frames[None]:
        """The tile is taken from the tray."""
        self.scene.sample(TILES.index(tile), True)
        yield from self.machine.wait(PONDERING)
        self.scene.sample(TILES.index(tile), False)
        self.messages.clear()

    def lay(self, match: Played, before: Position, tile: str) -> Frames[None]:
        """The tile falls into its place, and the road grows."""
        after, sections = before.put(tile)
        self.scene.tile(sections[0].field, tile, before.seat)
        self.machine.chime(motion.LAID)
        yield from self.machine.wait(4)
        if len(sections) > 1:
            self.say(strings.DRIVEN, n=len(sections) - 1)
        yield from motion.grow(self.scene, sections)
        self.scene.notes(match)
        if after.end is None:
            self.say(strings.OFF)
            yield from motion.run_off(self.scene, sections[-1])

    def hint(self, match: Played, advice: Advice) -> Frames[None]:
        """The best tile, with the pairs of fields that make it win; a key goes on."""
        if advice.value == 1:
            words = strings.HINT_PAIRS if advice.pairs else strings.HINT_WINS
        else:
            words = strings.HINT_LASTS if advice.value else strings.HINT_OPEN
        self.chosen = TILES.index(advice.tile)
        self.say(words, tile=advice.tile)
        self.machine.chime(jingles.POINT)
        yield from motion.show_pairs(self.scene, advice.pairs)
        yield from self.machine.pause(READING)
        self.scene.fields(match)

    def taken_back(self, match: Played, done: bool) -> Frames[None]:
        """The board as it was."""
        if not done:
            yield from self.refuse(NOTHING_TO_TAKE_BACK)
            return
        self.scene.fields(match)
        self.scene.notes(match)
        self.say(strings.TAKEN_BACK)
        self.machine.chime(jingles.TAKE)
        yield from self.machine.pause(SHOWN)

    def result(self, match: Played, outcome: Outcome, tally: Tally, slip: Slip | None) -> Frames[None]:
        """A light along the whole road, the result in big words, and the tile that lost the game."""
        self._tally = tally
        yield from motion.glow(self.scene, road(match.positions, match.moves))
        yield from ceremony(self.program, outcome)
        self.scene.plates(tally, None)
        if slip is None:
            self.say(strings.NO_SLIP[outcome])
            return
        self.say(strings.SLIP, n=slip.number, better=slip.better)
        end = match.positions[slip.number - 1].end
        if end is not None:
            cells = self.scene.place.cells
            row, column = self.scene.place.corner(end.field)
            yield from flash_cells(self.machine, row, column, cells, cells, 3, 8, calm=self.program.calm)

    def ask_again(self) -> Frames[bool]:
        """Another game?"""
        return ask_again(self.program)
