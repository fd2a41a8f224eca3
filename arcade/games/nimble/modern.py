"""The modern look of Nimble around the garden: title, menu, lesson, and the ends with words on flags.

By day there is a feast before the cottage, by night the gnome has won.
"""

from collections.abc import Callable
from functools import cache, partial

from arcade.games.nimble import MUSIC, art, motion, strings
from arcade.games.nimble.art import CLEAR, NIGHT, Plate, noise, shade
from arcade.games.nimble.look import Mood
from arcade.games.nimble.motion import PULSE_FRAMES, STILL, Motion
from arcade.games.nimble.opponent import pairs
from arcade.games.nimble.pages import MENU_ROW, menu, write_page
from arcade.games.nimble.rules import HOME, Position
from arcade.games.nimble.scene import palette, smoke, sway
from arcade.games.nimble.title import Title
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import WIDTH, Block
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.sound.player import with_music

CLOTHS = ((art.MAROON, art.ROSE), (art.NAVY, art.AZURE, art.SKY), (art.FOREST, art.GRASS), (art.UMBER, art.WOOD))
"""The flags' colours, from the shade to the light."""
MOST_LARGE_LETTERS, MOST_ROPE_LETTERS = 8, 11
ROPE_LEFT, ROPE_SAG, ROPE_PITCH = 152, 14, 74
FLAG_FRAMES, NIGHTFALL_FRAMES, JUMP_FRAMES = 5, 9, 14
GAPS = "golden", "blue"
"""How the stones of neighbouring heaps are told apart in the lesson."""


@cache
def flag(letter: str, cloth: int, times: int) -> Block:
    glyph = smoothly(poster(letter), times)
    width, height = _size(letter, times)
    ramp = CLOTHS[cloth % len(CLOTHS)]
    plate = Plate(width, height)
    for y in range(height):
        for x in range(width):
            if y < height - 6 or abs(2 * x - width) > 2 * (y - height + 6) * width // 12:
                plate.rows[y][x] = shade(ramp, 60 + 150 * (height - y) // height + 30 * (x * 3 // width == 0), x, y)
    top, left = (height - 6 - glyph.height) // 2, (width - glyph.width) // 2
    for y, row in enumerate(glyph.ink):
        for x in range(glyph.width):
            if row >> glyph.width - 1 - x & 1:
                plate.rows[top + y][left + x] = art.WHITE if y < glyph.height * 2 // 3 else art.GOLD
    return plate.outline().block()


def _size(letter: str, times: int) -> tuple[int, int]:
    glyph = poster(letter)
    return max(glyph.width, 6) * times + 8, glyph.height * times + 12


class Flags:
    """Words on flags on a rope across the path; they are hung one by one, and then they wave."""

    def __init__(self, machine: Ega, words: str, top: int) -> None:
        self.machine = machine
        self._top = top
        times = 6 if len(words) <= MOST_LARGE_LETTERS else 4
        widths = [4 * times if letter == " " else _size(letter, times)[0] for letter in words]
        self._hung: list[tuple[int, int, Callable[[], Block]]] = []
        x = (ROPE_LEFT + WIDTH - sum(widths) - 2 * len(words)) // 2
        for place, (letter, width) in enumerate(zip(words, widths, strict=True)):
            if letter != " ":
                self._hung.append((x, width, partial(flag, letter, place, times)))
            x += width + 2
        self._height = max(_size(letter, times)[1] for letter in words) + ROPE_SAG + 8
        self._behind = machine.get(ROPE_LEFT, top, WIDTH - ROPE_LEFT, self._height)
        self.frames = FLAG_FRAMES * len(self._hung)
        self._roped: Block | None = None
        """What is behind the flags with the rope before it, once that was drawn."""

    def step(self, frame: int) -> None:
        if frame % FLAG_FRAMES:
            return
        machine = self.machine
        if self._roped is None:
            machine.put(self._behind, ROPE_LEFT, self._top)
            self._string()
            self._roped = machine.get(ROPE_LEFT, self._top, WIDTH - ROPE_LEFT, self._height)
        machine.put(self._roped, ROPE_LEFT, self._top)
        for number, (x, width, sewn) in enumerate(self._hung):
            if frame >= FLAG_FRAMES * number:
                machine.put(sewn(), x + sway(number, frame) // 2, self._rope(x + width // 2) + 1, CLEAR)

    def _string(self) -> None:
        for x in range(ROPE_LEFT, WIDTH, 8):
            for thick, ink in enumerate((art.BLACK, art.GOLD)):
                start, end = self._rope(x), self._rope(x + 8)
                self.machine.line((x, start + thick), (min(x + 8, WIDTH - 1), end + thick), ink)

    def _rope(self, x: int) -> int:
        off, wide = 2 * x - ROPE_LEFT - WIDTH, WIDTH - ROPE_LEFT
        return self._top + 2 + ROPE_SAG - ROPE_SAG * off * off // (wide * wide)


class Ending:
    """What goes on when a game is over: words on flags, and everybody's joy, or the gnome's alone."""

    def __init__(self, look: Motion, words: str, night: bool) -> None:
        self.scene = scene = look.scene
        self._out, self._night, self._red_home = look.out, night, look.position.red == HOME
        lines = wrap(words, MOST_ROPE_LETTERS)
        top = 132 - ROPE_PITCH * (len(lines) - 1) // 2
        self._ropes = [Flags(scene.machine, line, top + ROPE_PITCH * place) for place, line in enumerate(lines)]

    def play(self) -> Frames[None]:
        if self._night:
            yield from self._nightfall()
        else:
            self.scene.house(opened=True, lamp=True)
        hung = 0
        for place, rope in enumerate(self._ropes):
            for frame in range(rope.frames + FLAG_FRAMES):
                for other in self._ropes[:place]:
                    other.step(hung + frame)
                rope.step(frame)
                self._joy(hung + frame)
                yield
            hung += rope.frames
        for frame in range(3 * JUMP_FRAMES, 9 * JUMP_FRAMES):
            self.rest(hung + frame)
            yield

    def rest(self, frame: int) -> None:
        for rope in self._ropes:
            rope.step(1_000 * FLAG_FRAMES + frame)
        self._joy(frame)

    def _nightfall(self) -> Frames[None]:
        machine = self.scene.machine
        for place in range(len(NIGHT)):
            palette(machine, dict(list(NIGHT.items())[: place + 1]))
            machine.chime(motion.DUSK[place % len(motion.DUSK)])
            yield from machine.wait(NIGHTFALL_FRAMES)
        self.scene.house(lamp=True)

    def _joy(self, frame: int) -> None:
        scene = self.scene
        smoke(scene.machine, frame)
        if frame % JUMP_FRAMES:
            return
        turn = frame // JUMP_FRAMES
        if self._night:
            scene.gnome(Mood.SMILING, shut=turn % 6 == 5, glance=(turn % 4 - 1) % 2, lift=turn % 2 * 6)
            self._fireflies(turn)
            return
        scene.gnome(Mood.AMAZED, shut=turn % 7 == 6, glance=turn % 3 - 1)
        scene.heap(self._out, turn % 3)
        if self._red_home:
            scene.tile(HOME)
            scene.walker(HOME, red=True, lit=True, shut=turn % 2 == 1)

    def _fireflies(self, turn: int) -> None:
        for place in range(14):
            x, y = 20 + noise(place, 3) * 128 // 256, 126 + noise(place, 9) * 70 // 256
            lit = (turn + 3 * place) % 5 < 2
            for right in range(3):
                self.scene.machine.pset(x + right, y, (art.GOLD, art.CREAM)[right % 2] if lit else art.FOREST)


class Modern(Motion):
    """Draws and sounds like a gifted artist's version of the game."""

    def title(self) -> Frames[None]:
        machine = self.machine
        picture = Title(self.program)
        picture.draw()
        words = self.program.text(strings.PRESS_A_KEY).center(40)

        def alive(frame: int) -> None:
            picture.step(frame)
            if frame % PULSE_FRAMES == 1:
                lit = self.program.calm or frame // PULSE_FRAMES % 2 == 0
                machine.write(23, 21, words, art.WHITE if lit else art.GOLD, art.FOREST)

        yield from with_music(machine, MUSIC.title, meanwhile(ask_key(machine), alive))
        machine.speaker.cut(machine.now)

    def ask_kind(self) -> Frames[int]:
        machine, text = self.machine, self.program.text
        palette(machine)
        picture = Title(self.program)
        picture.draw()
        entries = [text(entry) for entry in strings.GAMES]
        machine.box((100, 14 * MENU_ROW - 18), (540, 349), art.GOLD, filled=True)
        machine.box((103, 14 * MENU_ROW - 16), (537, 347), art.FOREST, filled=True)
        asked = menu(machine, entries, self.wrong_key)
        chosen = yield from meanwhile(asked, lambda frame: picture.step(frame - STILL) if frame >= STILL else None)
        machine.chime(motion.CHOSEN)
        return chosen

    def lesson(self, position: Position) -> Frames[None]:
        machine = self.machine
        self._covered = True
        if position != self.position:
            self.table(position, scored=False)
            self._redraw(position.counters)
        for place, pair in enumerate(pairs(position)):
            for square in range(pair.rear - 1, max(pair.rear - 1 - pair.heap, HOME), -1):
                self.scene.tile(square, GAPS[place % len(GAPS)])
        machine.chime(motion.CHOSEN)
        self.message(self.program.text(strings.LESSON_GAPS))
        yield from ask_key(machine)
        machine.cls()
        machine.box((0, 0), (639, 349), art.NAVY, filled=True)
        machine.box((8, 5), (631, 330), art.GOLD)
        write_page(self.program, position, heading_row=3)
        machine.chime(motion.CHOSEN)
        yield from ask_key(machine)
        machine.chime(motion.CHOSEN)
        self._covered = False

    def end(self, outcome: Outcome) -> Frames[None]:
        words = {Outcome.WON: strings.WON, Outcome.LOST: strings.LOST}.get(outcome, strings.SEAT_WON)
        self._score()
        self.tell_winner(outcome)
        yield from self._celebrate(words, outcome is Outcome.LOST, n=1 + (outcome is Outcome.SECOND))

    def end_puzzles(self, points: int) -> Frames[None]:
        self.tell_end(strings.POINTS, n=points)
        yield from self._celebrate(strings.ALL_FOUND)

    def _celebrate(self, words: Text, lost: bool = False, **values: object) -> Frames[None]:
        ending = Ending(self, self.program.text(words, **values).upper(), lost)
        return end_scene(self, ending, MUSIC.lost if lost else MUSIC.won)
