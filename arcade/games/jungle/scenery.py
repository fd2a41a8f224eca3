"""What is seen and heard of what happens: the picture panel, gauges with a compass, the map, and sounds."""

from arcade.games.jungle import ART, strings
from arcade.games.jungle.art import Watching
from arcade.games.jungle.events import Peril, Way, What
from arcade.games.jungle.rules import BULLETS, PERILS, STRENGTH
from arcade.games.jungle.state import Spot, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.patterns import SAND
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite
from arcade.toolkit.sound.jingles import BONUS, THUD, WRONG
from arcade.toolkit.sound.tunes import Tune, tune

PICTURES = PackedPictures("arcade.games.jungle.painters", as_sprite)
OF_PERILS = {peril: "feast" if peril is Peril.CARCASS else peril.value for peril in Peril}
OF_EVENTS: dict[What, str] = {
    What.VOICES: "clearing",
    What.HOUSES: "clearing",
    What.OUT: "village",
    What.BUMPED: "tree",
    What.WAITED: "night",
    What.CROCODILES: "crocodiles",
}
LAIRS: dict[str, tuple[Cell, ...]] = {
    "palms": ((5, 7), (7, 1), (4, 12), (8, 13)),
    "lianas": ((6, 3), (4, 10), (8, 11), (7, 16)),
    "dusk": ((7, 5), (8, 13), (5, 5), (9, 15)),
}
"""Cells of the trails' pictures where eyes open: more of them, the weaker you are."""
TRAILS = tuple(LAIRS)


def trail(walked: int) -> str:
    """The picture of a quiet kilometre; every four it is another."""
    return TRAILS[walked // 4 % len(TRAILS)]


def picture(name: str, frame: int) -> Sprite:
    """One of a picture's two frames."""
    return PICTURES[f"{name} {frame}"]


STEPS: Tune = ((0.004, -6.0), (0.09, None), (0.004, -10.0))
ROAR: Tune = tuple((0.016, -8.0 - step / 3 - 5 * (step % 3)) for step in range(30))
HISS: Tune = tuple((0.004, 40.0 + 7 * (step * step % 5)) for step in range(60))
SCUTTLE: Tune = tuple(note for step in range(8) for note in ((0.005, 30.0 + step % 3 * 4), (0.03, None)))
SINKING: Tune = tuple((0.02, 10.0 - step / 2) for step in range(26))
SPLASH: Tune = tuple((0.004, 36.0 - step % 7 * 4 - step / 3) for step in range(50))
RUSTLE: Tune = tuple((0.003, 44.0 + step * 5 % 11) for step in range(24))
SHOT: Tune = tuple((0.004, 30.0 - step * 9 % 17 - step / 2) for step in range(40))
CLICK: Tune = ((0.003, 38.0), (0.06, None), (0.003, 33.0))
WHIRR: Tune = tuple((0.012, 8.0 + step) for step in range(14))
STAB: Tune = ((0.006, 24.0), (0.02, None), *THUD)
BITE: Tune = tuple((0.008, -2.0 - step * 3 % 8) for step in range(18))
SHOUTS: Tune = (
    *((0.03, 14.0 - step % 6) for step in range(10)),
    (0.3, None),
    *((0.026, 12.0 - step % 6) for step in range(8)),
    (0.35, None),
    *((0.02, 9.0 - step % 6) for step in range(6)),
)
CRICKETS: Tune = tuple(note for _ in range(5) for note in ((0.012, 50.0), (0.02, None), (0.012, 51.0), (0.2, None)))
CUCKOO: Tune = ((0.09, 16.0), (0.06, None), (0.16, 12.0))
OWL: Tune = ((0.12, 2.0), (0.2, None), (0.05, 1.0), (0.04, None), (0.22, 0.0))
WHISTLE: Tune = tuple((0.012, 24.0 + step % 6 + step // 4) for step in range(20))
AFAR = (CUCKOO, CRICKETS, WHISTLE, RUSTLE, OWL)
"""What is heard while you choose a way."""
VILLAGE = tune("D4/8 F# A D5/4 A4/8 | B4/8 D5 B4 A/4", 150)
GULP: Tune = ((0.02, -4.0), (0.03, None), (0.02, -7.0), (0.03, None), (0.03, -2.0))
FALL: Tune = tuple((0.014, 20.0 - step) for step in range(24))
RUNNING: Tune = tuple(note for _ in range(7) for note in ((0.005, -6.0), (0.05, None), (0.005, -11.0), (0.04, None)))

VOICES: dict[Peril, Tune] = {
    Peril.RASPBERRIES: RUSTLE,
    Peril.LION: ROAR,
    Peril.SNAKE: HISS,
    Peril.SPIDER: SCUTTLE,
    Peril.QUICKSAND: SINKING,
    Peril.SWAMP: SPLASH,
    Peril.CARCASS: RUSTLE,
}
_HEARD: tuple[tuple[Tune, tuple[What, ...]], ...] = (
    (VILLAGE, (What.VOICES, What.HOUSES, What.OUT)),
    (FALL, (What.WORN_OUT, What.FELL_DOWN, What.STARVED)),
    (THUD, (What.BUMPED,)),
    (BONUS, (What.SWEET, What.FED, What.RESCUED)),
    (WRONG, (What.POISONOUS, What.INFECTED)),
    (RUNNING, (What.RAN,)),
    (ROAR, (What.RAN_INTO, What.NOT_MOVED)),
    (BITE, (What.CAUGHT, What.WOUNDED, What.EATEN, What.STRUGGLED, What.SPIDER_BIT, What.CROCODILES, What.TORN)),
    (CLICK, (What.CLICK,)),
    (SHOT, (What.SHOT, What.SHOT_SELF)),
    (WHIRR, (What.SLUNG,)),
    (STAB, (What.STABBED,)),
    (GULP, (What.SWALLOWED, What.REFRESHED)),
    (SHOUTS, (What.SHOUTED,)),
    (SINKING, (What.SUNK, What.DROWNED)),
    (CRICKETS, (What.WAITED,)),
    (SCUTTLE, (What.SPIDER_LEFT,)),
    (SPLASH, (What.FELL_IN, What.SWAM)),
    (STEPS, (What.TURNED_BACK,)),
)
SOUNDS = {what: sound for sound, events in _HEARD for what in events}

WIPE_FRAMES, FRAMES_A_POSE = 10, 20


class Scenery:
    """One picture at the top left: its two frames take turns, and eyes open in the dark."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = ""
        self._frame = 0
        self._eyes = Watching(machine, ())
        self.awake = 0
        """How many pairs of eyes look on."""

    def forget(self) -> None:
        """To call when the screen was cleared."""
        self._shown = ""

    def appear(self, name: str) -> Frames[None]:
        """Show a picture, if it is another one."""
        if name == self._shown:
            return
        self._shown, self._frame = name, 0
        self._eyes = Watching(self.machine, LAIRS.get(name, ()))
        yield from reveal(self.machine, self._draw, Wipe.DISSOLVE, WIPE_FRAMES)

    def live(self) -> None:
        """A frame of the machine goes by."""
        self._frame += 1
        if self._shown and self._frame % FRAMES_A_POSE == 0:
            self._draw()
        self._eyes.step(self._frame, self.awake)

    def _draw(self) -> None:
        if self._shown:
            draw(self.machine, picture(self._shown, self._frame // FRAMES_A_POSE % 2), 0, 0)
            self._eyes.forget()


STRENGTH_ROW, BULLETS_ROW, CLOCK_ROW = 12, 21, 23
BAR_COLUMN, BAR_CELLS = 9, 18
COMPASS_ROW, COMPASS_COLUMN, COMPASS_ROWS, COMPASS_COLUMNS = 13, 23, 8, 9
LABEL, NUMBER = pair("Ck"), pair("Yk")
STRONG, TIRED, WEAK = pair("Gk"), pair("Yk"), pair("Rk")
SIGN_AT = {Way.NORTH: (1, 4), Way.EAST: (3, 7), Way.SOUTH: (5, 4), Way.WEST: (3, 1)}
"""Where the compass's letters are, from its top left cell."""
COMPASS, LETTER, HINTED = pair("Yb"), pair("Wb"), pair("bY")


def bar(machine: Spectrum, row: int, column: int, cells: int, part: int, whole: int, colours: int) -> None:
    """A horizontal bar, `part` of `whole` full."""
    full = min(CELL * cells * max(part, 0) // whole, CELL * cells)
    for cell in range(cells):
        inked = min(max(full - CELL * cell, 0), CELL)
        line = 0xFF00 >> inked & 0xFF
        dotted = 0x80 if cell % 2 == 0 else 0
        machine.cell(row, column + cell, bytes((0, dotted | line, line, line, line, line, dotted | line, 0)))
    colour_cells(machine, row, column, 1, cells, colours)


def show_gauges(program: State) -> None:
    """What a walker has, and what the compass and brooks show."""
    machine, trek = program.machine, program.walker.trek
    colours = STRONG if 2 * trek.strength > STRENGTH else TIRED if 4 * trek.strength > STRENGTH else WEAK
    write(machine, STRENGTH_ROW, 0, program.text(strings.STRENGTH).ljust(BAR_COLUMN), LABEL)
    bar(machine, STRENGTH_ROW, BAR_COLUMN, BAR_CELLS, trek.strength, STRENGTH, colours)
    write(machine, STRENGTH_ROW, BAR_COLUMN + BAR_CELLS, str(trek.strength).rjust(5), NUMBER)
    write(machine, BULLETS_ROW, 0, program.text(strings.BULLETS).ljust(BAR_COLUMN), LABEL)
    for bullet in range(BULLETS):
        picture = ART["bullet" if bullet < trek.bullets else "spent"]
        draw(machine, picture, CELL * (BAR_COLUMN + bullet), CELL * BULLETS_ROW)
    colour_cells(machine, BULLETS_ROW, BAR_COLUMN, 1, BULLETS, NUMBER)
    words = program.text(strings.KILOMETRES, n=trek.walked)
    if len(program.walkers) > 1:
        words = f"{program.text(strings.PLAYER, n=program.turn + 1)} {words}"
    write(machine, BULLETS_ROW, BAR_COLUMN + BULLETS, words.rjust(17), NUMBER)
    _show_compass(program)


def _show_compass(program: State) -> None:
    machine, text, hint = program.machine, program.text, program.walker.hint
    row, column = COMPASS_ROW, COMPASS_COLUMN
    box(machine, row, column, COMPASS_ROWS, COMPASS_COLUMNS, COMPASS, ROUND)
    draw(machine, ART["needle"], CELL * column + 29, CELL * row + 20)
    for way, (down, right) in SIGN_AT.items():
        hinted = hint is not None and hint.way is way
        write(machine, row + down, column + right, text(strings.INITIALS[way]), HINTED if hinted else LETTER)
    if hint is not None:
        far = text(strings.KILOMETRES, n=10 * hint.tens) if hint.tens else "?"
        known = f"{text(strings.INITIALS[hint.way])}: {far}"
        centred(machine, row + COMPASS_ROWS - 2, known, HINTED, column + 1, COMPASS_COLUMNS - 2)


def show_clock(machine: Spectrum, left: int, limit: int) -> None:
    """How much of the time to decide is left."""
    bar(machine, CLOCK_ROW, 0, 32, left, limit, TIRED if 3 * left > limit else WEAK)


COLUMN, SIZE = 20, 12
"""Cells of the map."""
PARCHMENT = pair("ky")
PIXELS_A_KILOMETRE = 3
REACH = SIZE * CELL // PIXELS_A_KILOMETRE - 8
"""Kilometres that the map holds."""
TORN, FOLD = ART["torn"].see_through(), ART["fold"].see_through()
TEN = sprite(("#" + "." * 28 + "#", "#" * 30, "#" + "." * 28 + "#"))
"""Ten kilometres."""
SIGNS: dict[Peril | None, Sprite] = {peril: ART[f"map-{peril.value}"] for peril in PERILS.values()}
SIGNS[None] = ART["map-tree"]


def show_map(program: State) -> None:
    """The map on parchment: where you have been in bold dots, the others' trails faintly, and what happened there.

    It shows no edges: nobody knows them.
    """
    machine, walker = program.machine, program.walker
    fill(machine, 0, COLUMN, SIZE, SIZE, SAND, PARCHMENT)
    _show_sheet(machine)
    write(machine, SIZE - 2, COLUMN + 5, program.text(strings.SCALE), PARCHMENT)
    draw(machine, TEN, CELL * COLUMN + 8, CELL * SIZE - 14)
    colour_cells(machine, 0, COLUMN, SIZE, SIZE, PARCHMENT)
    marks = [(ART["faint"], spot) for other in program.others for spot in other.trail]
    marks += [(ART["dot"], spot) for spot in walker.trail[1:]]
    marks += [(ART["start"], walker.trail[0]), *((SIGNS[peril], spot) for spot, peril in walker.marks)]
    (across, up), half = _centre(walker.trail), CELL * SIZE // 2
    for picture, (east, north) in (*marks, (ART["here"], walker.trail[-1])):
        x = half + PIXELS_A_KILOMETRE * (east - across) - picture.width // 2
        y = half - PIXELS_A_KILOMETRE * (north - up) - picture.height // 2
        if 0 <= x <= CELL * SIZE - picture.width and 0 <= y <= CELL * SIZE - picture.height:
            draw(machine, picture, CELL * COLUMN + x, y)


def _show_sheet(machine: Spectrum) -> None:
    """Torn edges, and where it was folded."""
    left, side = CELL * COLUMN, CELL * SIZE
    for half in (0, side // 2):
        draw(machine, TORN, left + half, 0)
        draw(machine, TORN.flipped().mirrored(), left + half, side - TORN.height)
        draw(machine, TORN.rotated(), left + side - TORN.height, half)
        draw(machine, TORN.rotated().mirrored(), left, half)
    for y in range(2 * FOLD.height, side - 2 * FOLD.height, FOLD.height):
        draw(machine, FOLD, left + side // 3 - 2, y)
        draw(machine, FOLD, left + side * 2 // 3 - 2, y)


def _centre(trail: tuple[Spot, ...]) -> Spot:
    """The middle of a trail, or as near to it as keeps the walker on the map."""
    middle = []
    for axis in (0, 1):
        places = [spot[axis] for spot in trail]
        low, high, here = min(places), max(places), trail[-1][axis]
        middle.append(min(max((low + high) // 2, here - REACH // 2), here + REACH // 2))
    return middle[0], middle[1]
