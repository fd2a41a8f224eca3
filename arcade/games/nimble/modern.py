"""The modern look of Nimble around the garden: title, menu, lesson, ends."""

from arcade.games.nimble import MUSIC, sounds, strings
from arcade.games.nimble.art import FOREST, GOLD, NAVY, WHITE
from arcade.games.nimble.ending import Ending
from arcade.games.nimble.menu import menu
from arcade.games.nimble.motion import PULSE, STILL, Motion
from arcade.games.nimble.pages import write_page
from arcade.games.nimble.rules import HOME, Position
from arcade.games.nimble.scene import palette
from arcade.games.nimble.theory import pairs
from arcade.games.nimble.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.sound.score import Score

MENU_ROW = 17
GAPS = "golden", "blue"
"""How the stones of neighbouring heaps are told apart in the lesson."""


class Modern(Motion):
    """Draws and sounds like a gifted artist's version of the game."""

    def title(self) -> Frames[None]:
        """The title picture with its piece and a prompt that breathes, until a key is pressed."""
        machine = self.machine
        picture = Title(self.program)
        picture.draw()
        words = self.program.text(strings.PRESS_A_KEY).center(40)

        def alive(frame: int) -> None:
            picture.step(frame)
            if frame % PULSE == 1:
                lit = self.program.calm or frame // PULSE % 2 == 0
                machine.write(23, 21, words, WHITE if lit else GOLD, FOREST)

        yield from with_music(machine, MUSIC.title, meanwhile(ask_key(machine), alive))
        machine.speaker.cut(machine.now)

    def ask_kind(self) -> Frames[int]:
        """The tracks, the puzzles and the lesson, written on a hedge under the name."""
        machine, text = self.machine, self.program.text
        palette(machine)
        picture = Title(self.program)
        picture.draw()
        entries = [text(entry) for entry in strings.GAMES]
        machine.box((100, 14 * MENU_ROW - 18), (540, 349), GOLD, filled=True)
        machine.box((103, 14 * MENU_ROW - 16), (537, 347), FOREST, filled=True)
        asked = menu(machine, MENU_ROW, entries, (WHITE, FOREST), (FOREST, GOLD), self.wrong_key)
        chosen = yield from meanwhile(asked, lambda frame: picture.step(frame - STILL) if frame >= STILL else None)
        machine.chime(sounds.CHOSEN)
        return chosen

    def praise(self) -> Frames[None]:
        yield from self.machine.play(sounds.FOUND)

    def lesson(self, position: Position) -> Frames[None]:
        """The gaps of the pairs in colours on the track, then the page that explains them."""
        machine, title = self.machine, self.program.text(strings.LESSON)
        self._covered = True
        if position != self.position:
            self.table(position, scored=False)
            self._redraw(position.counters)
        for place, pair in enumerate(pairs(position)):
            for square in range(pair.rear - 1, max(pair.rear - 1 - pair.heap, HOME), -1):
                self.scene.tile(square, GAPS[place % len(GAPS)])
        machine.chime(sounds.CHOSEN)
        self.message(self.program.text(strings.LESSON_GAPS))
        yield from ask_key(machine)
        machine.cls()
        machine.box((0, 0), (639, 349), NAVY, filled=True)
        machine.box((8, 5), (631, 330), GOLD)
        machine.write(3, (80 - len(title)) // 2 + 1, title, GOLD)
        write_page(self.program, position)
        machine.chime(sounds.CHOSEN)
        yield from ask_key(machine)
        machine.chime(sounds.CHOSEN)
        self._covered = False

    def end(self, outcome: Outcome) -> Frames[None]:
        """A feast in the garden, or the gnome's night; a key hurries it."""
        words = {Outcome.WON: strings.WON, Outcome.LOST: strings.LOST}.get(outcome, strings.SEAT_WON)
        self._score()
        self.tell_winner(outcome)
        lost = outcome is Outcome.LOST
        phrase = MUSIC.lost if lost else MUSIC.won
        yield from self._celebrate(words, phrase, lost, n=1 + (outcome is Outcome.SECOND))

    def end_puzzles(self, points: int) -> Frames[None]:
        self.total(points)
        yield from self._celebrate(strings.ALL_FOUND, MUSIC.won)

    def _celebrate(self, words: Text, phrase: Score, night: bool = False, **values: object) -> Frames[None]:
        shown = self.program.text(words, **values).upper()
        yield from end_scene(self, Ending(self.scene, shown, self.out, night, self.position.red == HOME), phrase)
