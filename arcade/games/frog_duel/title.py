"""The title of the frogs' duel: letters that hop, round ones with eyes, over two frogs who face each other."""

from arcade.games.frog_duel import MUSIC, art, strings
from arcade.games.frog_duel.art import Pose
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

SCALE, STEP = 2, 16
EYES = 5
"""Pixel rows of a letter's eyes above it."""
ROUND = "OU"
"""The letters that have eyes; on others they would look like a part of the letter."""
LINE = 26
"""Pixel rows from a line of letters to the next."""
ONE_LINE = 12
"""The most letters on a line."""
HEIGHTS = (2, 4, 6, 7, 7, 6, 4, 2, 0, 0, 0, 0)
"""A letter's hop, frame by frame, and the pause before the next one's."""
SHORE, LOW = 17, 21
SIDE = 64
PLACES = (16, WIDTH - 16 - SIDE)
STARS = ((1, 1), (4, 30), (8, 11), (7, 3), (1, 29), (9, 21))
SPEEDS = (0, 0, 9, 0, 0, -6, 0, 0)


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        machine = self.machine
        words = program.text(strings.TITLE).upper()
        self._letters = _letters(words)
        self._hopping = [Moving(machine) for _ in self._letters]
        self._poses = [Pose.SITTING, Pose.SITTING]
        water = Drift(machine, CELL * (SHORE + 1), 0, CELL * (LOW - SHORE - 1), COLUMNS, SPEEDS)
        self._pond = all_alive(water.step, Twinkle(machine, STARS, "WCbbC", 11).step)

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, SHORE, COLUMNS, colours=pair("Wk"))
        for row, column in STARS:
            draw(machine, art.STAR, CELL * column, CELL * row)
        draw(machine, ball(32).coloured("W", "k"), 112, 72)
        fill(machine, SHORE, 0, LOW - SHORE, COLUMNS, art.WATER, pair("CB"))
        shelf = art.SHELF.enlarged(2, 1).coloured("G", "B")
        for seat, x in enumerate(PLACES):
            draw(machine, shelf, x, CELL * SHORE)
            draw(machine, art.frog(seat, Pose.SITTING, 4), x, CELL * SHORE - SIDE, clear=True)
        for moving, (picture, (x, y)) in zip(self._hopping, self._letters, strict=True):
            moving.show((picture, x, y))
        fill(machine, LOW, 0, 3, COLUMNS, colours=pair("Wk"))
        centred(machine, LOW, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """A letter hops, a frog croaks and the other one blinks, the water runs."""
        self._pond(frame)
        number = frame // len(HEIGHTS) % len(self._letters)
        picture, (x, y) = self._letters[number]
        self._hopping[number].show((picture, x, y - HEIGHTS[frame % len(HEIGHTS)]))
        for seat, x in enumerate(PLACES):
            age = (frame + 60 * seat) % 120
            pose = Pose.CROAKING if 30 <= age < 48 else Pose.BLINKING if 96 <= age < 102 else Pose.SITTING
            if pose is not self._poses[seat]:
                self._poses[seat] = pose
                draw(self.machine, art.frog(seat, pose, 4), x, CELL * SHORE - SIDE, clear=True)


def _letters(words: str) -> list[tuple[Sprite, Point]]:
    """Letters with eyes, and where they stand; the second word has the other side's colour."""
    lines = [words] if len(words) <= ONE_LINE else words.split(" ")
    word, found = 0, []
    for row, line in enumerate(lines):
        left = (WIDTH - STEP * len(line)) // 2
        top = (20 if len(lines) == 1 else 10) + LINE * row
        for place, letter in enumerate(line):
            word += letter == " "
            if letter != " ":
                found.append((_with_eyes(letter, art.INKS[word % 2]), (left + STEP * place, top)))
        word += 1
    return found


def _with_eyes(letter: str, ink: str) -> Sprite:
    body = big(letter, SCALE)
    above = CELL * room_for_marks(SCALE)
    tall = body.cut(0, above - EYES, STEP, body.height - above + EYES)
    return (art.EYES.over(tall) if letter in ROUND else tall).see_through().coloured(ink)
