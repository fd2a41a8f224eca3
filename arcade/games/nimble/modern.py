"""The modern look of Nimble around the table: title, menu, lesson, banners."""

from arcade.games.nimble import art, sounds, strings
from arcade.games.nimble.art import BLACK, GOLD, NAVY, SAND, SKY, WHITE
from arcade.games.nimble.art_letters import put_words
from arcade.games.nimble.menu import menu
from arcade.games.nimble.motion import PULSE, Motion
from arcade.games.nimble.pages import write_page
from arcade.games.nimble.rules import HOME, Position
from arcade.games.nimble.theory import pairs
from arcade.games.nimble.view import Mood
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_key

BANNER = 260
MENU_ROW = 12
GAPS = (art.GOLD_RAMP, (NAVY, SKY, WHITE))
"""How the tiles of neighbouring heaps are told apart in the lesson."""


class Modern(Motion):
    """Draws and sounds like a gifted artist's version of the game."""

    def title(self) -> Frames[None]:
        """The title picture, its jingle, and a prompt that breathes until a key is pressed."""
        machine = self.machine
        self.scene.title()
        machine.chime(sounds.TITLE)
        words = self.program.text(strings.PRESS_A_KEY).center(40)
        asking, frame = ask_key(machine), 0
        while True:
            if frame % PULSE == 0:
                lit = self.program.calm or frame // PULSE % 2 == 0
                machine.write(23, 21, words, WHITE if lit else SAND)
            try:
                next(asking)
            except StopIteration:
                break
            yield
            frame += 1
        machine.speaker.cut(machine.now)

    def ask_kind(self) -> Frames[int]:
        """The tracks, the puzzles and the lesson."""
        machine, text = self.machine, self.program.text
        machine.cls()
        machine.put(art.wood(350), 0, 0)
        put_words(machine, text(strings.TITLE), 8, 320, 24)
        entries = [text(entry) for entry in strings.GAMES]
        machine.box((116, 14 * (MENU_ROW - 2) + 4), (524, 14 * (MENU_ROW + 10) - 5), BLACK, filled=True)
        machine.box((118, 14 * (MENU_ROW - 2) + 6), (522, 14 * (MENU_ROW + 10) - 7), GOLD)
        chosen = yield from menu(machine, MENU_ROW, entries, (SKY, BLACK), (BLACK, GOLD), self.wrong_key)
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
        put_words(machine, title, 4, 320, 4)
        write_page(self.program, position)
        machine.chime(sounds.CHOSEN)
        yield from ask_key(machine)
        machine.chime(sounds.CHOSEN)
        self._covered = False

    def end(self, outcome: Outcome) -> Frames[None]:
        """A banner with a tune, over the table, which is as before when it is over; a key ends it early."""
        self.feel(Mood.SMILING if outcome is Outcome.LOST else Mood.AMAZED)
        self._score()
        self.tell_winner(outcome)
        words = {Outcome.WON: strings.WON, Outcome.LOST: strings.LOST}.get(outcome, strings.SEAT_WON)
        yield from self._banner(words, outcome is Outcome.LOST, n=1 + (outcome is Outcome.SECOND))

    def end_puzzles(self, points: int) -> Frames[None]:
        self.total(points)
        yield from self._banner(strings.ALL_FOUND, False)

    def _banner(self, words: Text, sad: bool, **values: object) -> Frames[None]:
        machine = self.machine
        before = machine.memory()
        self.scene.banner(self.program.text(words, **values).upper())
        machine.chime(sounds.LOST if sad else sounds.WON)
        yield from machine.pause(BANNER)
        machine.speaker.cut(machine.now)
        machine.recall(before)
