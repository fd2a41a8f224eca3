"""What the modern look of Reversi shows: felt and discs in a frame, plates, stacks, or the graph and the moves."""

from collections.abc import Callable, Sequence

from arcade.families.discs.rules import BLACK, PASS, SIDE, SQUARES, WHITE, Position, name
from arcade.games.reversi import art, strings
from arcade.games.reversi.opponent import Choice
from arcade.games.reversi.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Notes, Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import figures, letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.panels import box, centred, nameplate, write
from arcade.toolkit.picture.patterns import EMPTY, HALF, LINES, SOLID, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.words.labels import COMPUTER, PLAYER, YOU

BOARD_ROW, BOARD_COLUMN = 2, 2
GRID = Grid(rows=SIDE, columns=SIDE, left=8 * BOARD_COLUMN, top=8 * BOARD_ROW, width=16, height=16)
FELT = {None: pair("kg"), BLACK: pair("kg"), WHITE: pair("Wg")}
CURSOR = {None: pair("kY"), BLACK: pair("kY"), WHITE: pair("Wr")}
PLATE = pair("kg"), pair("wg")
FRAME = pair("yr")
PANEL, PANEL_WIDTH = 20, 12
PLATES = (1, 5)
"""Rows of black's and white's plate."""
PLATE_HEIGHT = 4
GRAPH_ROW, GRAPH_HEIGHT = 10, 4
MOVES_ROW, MOVES = 15, 4
STACKS_ROW, STACKS_HEIGHT = 10, 9
STACKS = {BLACK: 21, WHITE: 27}
STACK_WIDTH = 4
"""Columns of the two stacks, and cells of each."""
TRAY = pair("kG"), pair("WG")
NAME = "REVERSI"
LIGHT, DARK = pair("Wk"), pair("kW")
GRAPH, WORDS, LATEST = pair("Ck"), pair("wk"), pair("Wk")
WHOLE_GAME = 61
"""Positions of a game without passes."""
MESSAGE_ROW = 20


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    # --- the title

    def title(self) -> None:
        """Night and day: the same letters light on dark and dark on light, above a disc that tumbles across."""
        machine = self.machine
        headline(machine, self.program.text(strings.TITLE).upper(), 3, shade=None, most=4)
        for column, colours in ((0, LIGHT), (16, DARK)):
            colour_cells(machine, 0, column, 18, 16, colours)
        fill(machine, 18, 0, 3, COLUMNS, EMPTY, FELT[BLACK])
        centred(machine, 19, self.program.text(strings.TAGLINE), FELT[BLACK])

    # --- the board

    def board(self, position: Position) -> None:
        """The frame with the names of rows and columns, the discs, the empty panel."""
        machine = self.machine
        machine.border(0)
        machine.paper(0)
        machine.ink(7)
        machine.bright(0)
        machine.cls()
        for column, letter in enumerate(NAME):
            write(machine, 0, BOARD_COLUMN + 1 + 2 * column, letter, (LIGHT, DARK)[column % 2])
        top, left, bottom, right = BOARD_ROW - 1, BOARD_COLUMN - 1, BOARD_ROW + 16, BOARD_COLUMN + 16
        fill(machine, top, left, 18, 18, EMPTY, FRAME)
        for line in range(SIDE):
            file, rank = letters(machine.font, "abcdefgh"[line], 1, 1), letters(machine.font, str(line + 1), 1, 1)
            for row in (top, bottom):
                draw(machine, file, 8 * BOARD_COLUMN + 16 * line + 4, 8 * row)
            for column in (left, right):
                draw(machine, rank, 8 * column, 8 * BOARD_ROW + 16 * line + 4)
        for square in range(SQUARES):
            self.square(position, square)

    def square(
        self,
        position: Position,
        square: int,
        cursor: bool = False,
        legal: bool = False,
        doomed: bool = False,
        latest: bool = False,
    ) -> None:
        """A square with what is on it: the cursor, the mark of a legal move, of a disc it would turn, of the latest."""
        seat = BLACK if position.black >> square & 1 else WHITE if position.white >> square & 1 else None
        disc = None if seat is None else art.disc(art.DISC, seat == BLACK)
        self.cell(square, disc, seat, cursor)
        x, y = GRID.origin(divmod(square, SIDE))
        if legal:
            draw(self.machine, art.LEGAL, x + 5, y + 5)
        if doomed:
            draw(self.machine, art.DOOMED, x + 5, y + 5)
        elif latest:
            draw(self.machine, art.LATEST, x + 6, y + 6)

    def cell(self, square: int, disc: Sprite | None, seat: int | None, cursor: bool = False) -> None:
        """A square in the colours of a seat's disc, or of nobody's."""
        machine = self.machine
        x, y = GRID.origin(divmod(square, SIDE))
        fill(machine, y // CELL, x // CELL, 2, 2, EMPTY, (CURSOR if cursor else FELT)[seat])
        if cursor:
            draw(machine, art.BRACKETS, x, y)
        elif seat != WHITE:
            draw(machine, art.CROSSING, x, y)
        if disc is not None:
            draw(machine, disc, x + 8 - disc.width // 2, y + 8 - disc.height // 2)

    # --- the panel

    def plates(self, position: Position, turn: bool = True) -> None:
        """Who has how many discs, and whose turn it is."""
        machine = self.machine
        for seat, row in enumerate(PLATES):
            active = turn and position.seat == seat
            colours = with_bright(PLATE[seat], active)
            box(machine, row, PANEL, PLATE_HEIGHT, PANEL_WIDTH, colours, ROUND)
            self.plate_disc(seat)
            number = figures(machine.font, f"{position.discs[seat]:2}", 2, 2)
            draw(machine, number, CELL * PANEL + 28, CELL * (row + 1) + 2)
            nameplate(machine, row, PANEL, PANEL_WIDTH, self._name(seat), active)

    def _name(self, seat: int) -> str:
        """What a seat is called; two people or the sides that one chose from."""
        program = self.program
        if program.two:
            return program.text(PLAYER, n=seat + 1)
        return program.text(YOU if seat in program.people else COMPUTER)

    def plate_disc(self, seat: int, width: int = art.DISC, shown: int | None = None) -> None:
        """The disc on a seat's plate, perhaps turning, perhaps the other side up."""
        side = seat if shown is None else shown
        fill(self.machine, PLATES[seat] + 1, PANEL + 1, 2, 2)
        coin = art.disc(art.DISC, side == BLACK, width)
        draw(self.machine, coin, CELL * (PANEL + 2) - width // 2, CELL * (PLATES[seat] + 1) + 2)

    def clear_beside(self) -> None:
        fill(self.machine, GRAPH_ROW - 1, PANEL, STACKS_ROW + STACKS_HEIGHT - GRAPH_ROW + 1, PANEL_WIDTH, EMPTY, WORDS)

    def stacks(self, discs: tuple[int, int]) -> None:
        """A stack of discs for each side, eight and then a gap."""
        machine = self.machine
        fill(machine, STACKS_ROW, PANEL, STACKS_HEIGHT, PANEL_WIDTH, EMPTY, TRAY[BLACK])
        for seat, column in STACKS.items():
            colour_cells(machine, STACKS_ROW, column, STACKS_HEIGHT, STACK_WIDTH, TRAY[seat])
            draw(machine, art.stack(discs[seat]), CELL * column, CELL * STACKS_ROW)

    def graph(self) -> None:
        machine, last = self.machine, GRAPH_ROW + GRAPH_HEIGHT
        fill(machine, GRAPH_ROW, PANEL, GRAPH_HEIGHT, PANEL_WIDTH, EMPTY, GRAPH)
        centred(machine, GRAPH_ROW - 1, self.program.text(strings.THOUGHTS), WORDS, PANEL, PANEL_WIDTH)
        for column in range(PANEL, PANEL + PANEL_WIDTH):
            machine.plot(CELL * column, 175 - CELL * last + CELL * GRAPH_HEIGHT // 2)
            machine.draw(CELL - 1, 0)
        colour_cells(machine, GRAPH_ROW, PANEL, GRAPH_HEIGHT, PANEL_WIDTH, GRAPH)

    def bar(self, choice: Choice, place: int) -> None:
        """One candidate's score against the mean, as a bar up or down from the middle line; the chosen one is solid."""
        move, weighed = choice
        mean = sum(candidate.score for candidate in weighed) // len(weighed)
        # Twice the mean deviation is the full height, or one very bad candidate would flatten all the others.
        most = max(2 * sum(abs(candidate.score - mean) for candidate in weighed) // len(weighed), 1)
        width = min(CELL * PANEL_WIDTH // len(weighed), CELL)
        reach = CELL * GRAPH_HEIGHT // 2 - 1
        height = (weighed[place].score - mean) * reach // most
        pattern = SOLID if weighed[place].square == move else HALF
        self._column(place * width, width - 1, min(max(height, -reach), reach), pattern)

    def _column(self, left: int, width: int, height: int, pattern: Sprite) -> None:
        """A column of the graph, `height` pixels up or, if negative, down."""
        middle = CELL * GRAPH_ROW + CELL * GRAPH_HEIGHT // 2
        column = tiled(pattern, width, max(abs(height), 1)).see_through()
        draw(self.machine, column, CELL * PANEL + left, middle - height if height > 0 else middle)

    def history(self, positions: Sequence[Position]) -> None:
        """The lead through a whole game: black's upwards, white's downwards."""
        self.graph()
        centred(self.machine, GRAPH_ROW - 1, self.program.text(strings.LEAD), WORDS, PANEL, PANEL_WIDTH)
        reach = CELL * GRAPH_HEIGHT // 2 - 1
        wide = CELL * PANEL_WIDTH
        leads = [black - white for black, white in (position.discs for position in positions)]
        most, plies = max(reach, *map(abs, leads)), max(len(leads), WHOLE_GAME)
        for place, lead in enumerate(leads):
            left, right = place * wide // plies, (place + 1) * wide // plies
            if lead:
                self._column(left, max(right - left, 1), lead * reach // most, SOLID if lead > 0 else LINES)

    def moves(self, moves: Sequence[int]) -> None:
        """The latest moves, black's and white's side by side, in the usual notation."""
        first = max((len(moves) + 1) // 2 - MOVES, 0)
        for line in range(MOVES):
            pair_of = moves[2 * (first + line) : 2 * (first + line) + 2]
            words = f"{first + line + 1:3} " + " ".join(f"{name(move) if move != PASS else '--'}" for move in pair_of)
            latest = 2 * (first + line) < len(moves) <= 2 * (first + line) + 2
            write(
                self.machine,
                MOVES_ROW + line,
                PANEL,
                (words if pair_of else "").ljust(PANEL_WIDTH),
                LATEST if latest else WORDS,
            )


OVER = ((10, False), (4, False), (4, True), (10, True), (art.DISC, True))
"""The phases of a disc that turns over: its width, and whether the other side is already up."""
SPIN = (*OVER, *((width, not turned) for width, turned in OVER))
WAVE, PHASE = 3, 2
"""Frames."""
SPINNING = 5
"""Frames of a phase of a disc that spins on a plate."""
TICK, FIRST_RING = 0.01, 4
COIN = 48
TUMBLING = ((32, 92), (80, 76), (128, 68), (176, 76), (224, 92))
"""Middles and upper edges of the title's discs, which are one disc on its way."""
WIDTHS = (COIN, 46, 38, 26, 12, 4, 12, 26, 38, 46)
FLIP = 6
"""Frames of each phase of a tumbling disc."""


def drop(scene: Scene, square: int, seat: int) -> Frames[None]:
    """A disc that falls flat on its square."""
    for width in (4, 10, art.DISC):
        scene.cell(square, art.disc(art.DISC, seat == BLACK, width), seat)
        yield


def wave(scene: Scene, square: int, discs: Sequence[int], seat: int, chime: Callable[[Notes], None]) -> Frames[None]:
    """Discs turn over to a seat's side, the farther away the later."""
    rings = [(max(abs(disc // SIDE - square // SIDE), abs(disc % SIDE - square % SIDE)), disc) for disc in discs]
    for frame in range(WAVE * max(ring for ring, _ in rings) + PHASE * len(OVER)):
        for ring, disc in rings:
            phase, step = divmod(frame - WAVE * ring, PHASE)
            if step == 0 and 0 <= phase < len(OVER):
                width, turned = OVER[phase]
                side = seat if turned else 1 - seat
                scene.cell(disc, art.disc(art.DISC, side == BLACK, width), side)
        if frame % WAVE == 0 and any(WAVE * ring == frame for ring, _ in rings):
            chime(((TICK, FIRST_RING + frame),))
        yield


def spin(scene: Scene, seat: int, frame: int) -> None:
    """The disc on a seat's plate as it spins, some frames after it began."""
    if frame % SPINNING == 0:
        width, turned = SPIN[frame // SPINNING % len(SPIN)]
        scene.plate_disc(seat, width, 1 - seat if turned else seat)


class Tumbling:
    """The discs of the title turn over one after the other, light ones by night and dark ones by day."""

    def __init__(self, machine: Spectrum) -> None:
        self._moving = Moving(machine)

    def step(self, frame: int) -> None:
        """Show them as they are in a frame."""
        if frame % FLIP:
            return
        actors = []
        for place, (x, y) in enumerate(TUMBLING):
            width = WIDTHS[(frame // FLIP - 2 * place) % len(WIDTHS)]
            actors.append((art.disc(COIN, x > 128, width), x - width // 2, y))
        self._moving.show(*actors)
