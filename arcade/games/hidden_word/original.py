"""The look of the original: a stick figure in a frame on yellow paper, its tones and its pace."""

from itertools import pairwise

from arcade.games.hidden_word import FIGURE, strings
from arcade.games.hidden_word.rules import ALPHABET, Position
from arcade.games.hidden_word.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW

# Pixels as BASIC counts them, from the bottom left.
Point = tuple[int, int]
Line = tuple[Point, Point]
WAITING_X, SAVED_X = 220, 126
BODY: tuple[Line, ...] = ((0, 123), (0, 103)), ((0, 101), (0, 82))
LIMBS: tuple[Line, ...] = tuple(
    ((0, joint), (side, end)) for joint, end in ((102, 117), (81, 66)) for side in (-15, 15)
)
LIMP: tuple[Line, ...] = ((-4, 81), (0, 102)), ((0, 102), (4, 81)), ((-4, 60), (0, 81)), ((0, 81), (4, 60))
MOUTH: Line = (-2, 128), (2, 128)
"""Straight, as long as nothing is decided."""
SMILE = 1.5
"""Its turn in radians."""
TRAP_X = 190
"""Where the platform breaks, and a flap hangs down that inverts the frame where it crosses it."""
FRAME = (93, 52), (243, 52), (243, 162), (93, 162), (93, 52)
PIECES: tuple[Line, ...] = (
    ((100, 65), (238, 65)),
    ((164, 65), (164, 156)),
    ((148, 65), (164, 81)),
    ((164, 81), (180, 65)),
    ((164, 156), (232, 156)),
    ((164, 140), (180, 156)),
    ((184, 156), (164, 136)),
    ((220, 156), (220, 140)),
)
"""The gallows, a line for each miss: platform, post, two foot braces, beam, two upper braces, rope."""
LONGEST = 9
LETTER_KEYS = (*ALPHABET, *"ăâîșț")
DIRGE = (1, -1), (0.5, 0), (1, 7), (2, -3)
PROMPT_ROW, WORD_ROW, DASH_ROW, TRIED_ROW, ROW_LENGTH = 18, 11, 12, 20, 29
WHOLE = 1 << 16
"""What RND is a part of."""

# Milliseconds measured on the ROM, beside what is shown and heard then.
HEAD_CIRCLE, MOUTH_ARC, EYES_AND_NOSE = 460.5, 409.0, 8.0
KEY_READ, CLEARING, WORD_DRAWN = 5.8, 30.0, 230.0
LENGTH_FOUND, LETTER_COUNTED, DASH_PRINTED = 74.0, 13.0, 2.0
LETTER_COMPARED = 12.8
"""Each letter of the word with the key."""
FOUND, MISSED, WRONG, FIRST_MISSED, WON, LOST = 53.5, 70.5, 79.0, 48.0, 32.0, 51.0
"""After the search."""
PROMPTED = 12.0
"""A question of 16 signs is printed."""
TRILLED = 27.0
"""Beside a note of the trill: RND in two loops far down in the listing."""
TRILLED_AGAIN = 10.5
"""A turn of the outer loop."""


class Man:
    """The man and what is built for him."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def appear(self) -> Frames[None]:
        yield from self._lines(0, *pairwise(FRAME))
        yield from self._man(WAITING_X)
        yield from self._lines(WAITING_X, MOUTH)

    def piece(self, number: int) -> Frames[None]:
        return self._lines(0, PIECES[number])

    def free(self, built: bool) -> Frames[None]:
        """He vanishes, and stands smiling on the left; a platform that was `built` is drawn again below him."""
        yield from self._man(WAITING_X, inverse=1)
        yield from self._lines(WAITING_X, MOUTH, inverse=1)
        if built:
            yield from self.piece(0)
        yield from self._man(SAVED_X)
        yield from self._arc(SAVED_X - 3, 129, SMILE)

    def hang(self) -> Frames[None]:
        """The trap opens, his limbs fall, and his mouth turns down."""
        basic = self.machine.basic
        yield from self._lines(0, ((TRAP_X, 65), (238, 65)), inverse=1)
        yield from basic.plot(TRAP_X, 64, over=1)
        yield from basic.draw(0, -47, over=1)
        yield from self._lines(WAITING_X, *LIMBS, MOUTH, inverse=1)
        yield from self._lines(WAITING_X, *LIMP, *BODY)
        yield from self._arc(WAITING_X - 3, 127, -SMILE)

    def _lines(self, x: int, *lines: Line, inverse: int = 0) -> Frames[None]:
        """Lines, so far to the right of where they are noted."""
        basic = self.machine.basic
        for (left, bottom), (right, top) in lines:
            yield from basic.plot(x + left, bottom, inverse=inverse)
            yield from basic.draw(right - left, top - bottom, inverse=inverse)

    def _man(self, x: int, inverse: int = 0) -> Frames[None]:
        """The man with his arms raised, but for his mouth."""
        machine, basic = self.machine, self.machine.basic
        machine.circle(x, 132, 8, inverse=inverse)
        yield from basic.takes(HEAD_CIRCLE)
        for aside, y in ((-4, 134), (4, 134), (0, 131)):
            yield from basic.plot(x + aside, y, inverse=inverse)
        yield from basic.takes(EYES_AND_NOSE)
        yield from self._lines(x, *BODY, *LIMBS, inverse=inverse)

    def _arc(self, x: int, y: int, turn: float) -> Frames[None]:
        yield from self.machine.basic.plot(x, y)
        self.machine.draw(6, 0, turn)
        yield from self.machine.basic.takes(MOUTH_ARC)


class Original(Look[Spectrum]):
    cell = (0, 0)
    """There is no cursor."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.man = Man(self.machine)
        self._said = 0
        """The length of what stands in the prompt's row."""

    def title(self) -> Frames[None]:
        yield

    def _clear(self) -> None:
        self.machine.border(BLUE)
        self.machine.paper(YELLOW)
        self.machine.ink(BLACK)

    def begin(self) -> Frames[None]:
        """Frame, man, words, and a dash for each letter."""
        basic, text = self.machine.basic, self.program.text
        yield from basic.takes(CLEARING)
        self._clear()
        yield from basic.cls()
        yield from basic.takes(WORD_DRAWN)
        yield from self.man.appear()
        yield from basic.print_at(8, 1, text(strings.WORD))
        yield from basic.print_at(9, 1, text(strings.TO_GUESS))
        letters = len(self.program.position.word)
        yield from basic.takes(LENGTH_FOUND + letters * LETTER_COUNTED)
        for column in range(letters):
            yield from basic.print_at(DASH_ROW, 1 + column, "-")
            yield from basic.takes(DASH_PRINTED)
        self._said = 0
        self._prompt()
        yield from basic.takes(PROMPTED)

    def _say(self, words: str) -> None:
        """Instead of what was said before; what stands to the right of it stays."""
        self.machine.print_at(PROMPT_ROW, 1, words.ljust(self._said))
        self._said = len(words)

    def _prompt(self) -> None:
        program, text = self.program, self.program.text
        self._say(text(strings.PLAYER_SUGGESTS, n=program.seat + 1) if program.two else text(strings.SUGGEST))

    def ask_word(self, hider: int) -> Frames[str]:
        """A person's word, typed on a clear screen; an empty one leaves it to the computer."""
        machine, text = self.machine, self.program.text
        self._clear()
        machine.cls()
        self._said = 0
        machine.print_at(8, 1, text(strings.PLAYERS_WORD, n=hider))
        machine.print_at(10, 1, text(strings.LOOK_AWAY, n=3 - hider))
        self._say(text(strings.LETTERS, most=LONGEST))
        while True:
            word = yield from machine.input(
                "> ", limit=LONGEST, accept=lambda key: key.lower() in LETTER_KEYS, usual=strings.ANY
            )
            if word == strings.ANY:
                return ""
            if len(word) > 1:
                return word.lower()
            self._say(text(strings.TOO_SHORT))
            yield from machine.basic.beep(0.5, -12)

    def ask_letter(self) -> Frames[str | Control]:
        """One key; what is no letter only sounds."""
        keys = orders(HINT, FIGURE)
        key = yield from ask_key(self.machine, (*LETTER_KEYS, *keys), self.wrong_key, move=True)
        return keys.get(key, key)

    def wrong_key(self) -> Frames[None]:
        return self._look_up("")

    def _sound(self) -> Frames[None]:
        yield from self.machine.basic.takes(KEY_READ)
        yield from self.machine.basic.beep(0.1, 12)

    def _look_up(self, letter: str) -> Frames[None]:
        """A key that changes nothing, in the time that the listing took to look for it in the word."""
        word = self.program.position.word
        yield from self._sound()
        after = FOUND if letter and letter in word else WRONG
        yield from self.machine.basic.takes(LETTER_COMPARED * len(word) + after)

    def thought(self, letter: str) -> Frames[None]:
        self._say(self.program.text(strings.I_SUGGEST, letter=letter))
        yield from self.machine.pause(25)

    def refuse_letter(self, letter: str) -> Frames[None]:
        self._say(self.program.text(strings.TRIED_BEFORE, letter=letter))
        yield from self._look_up(letter)

    def move(self, before: Position, letter: str) -> Frames[None]:
        """The tone, the letter among those tried; it appears in the word or a piece is added."""
        basic, position = self.machine.basic, self.program.position
        self._prompt()
        yield from self._sound()
        self.tried(position.tried)
        yield from basic.takes(LETTER_COMPARED * len(position.word))
        yield from self._changes(before)
        if position.misses == before.misses:
            yield from basic.takes(FOUND + (WON if position.outcome() else 0))
        elif position.outcome() is None:
            yield from basic.takes(MISSED + (0 if before.misses else FIRST_MISSED))
        else:
            yield from basic.takes(LOST)
        del letter

    def tried(self, letters: str) -> None:
        """The letters tried, 29 in a row; those beyond the second row begin that one again."""
        for place, letter in enumerate(letters):
            row, column = divmod(place, ROW_LENGTH)
            self.machine.print_at(TRIED_ROW + min(row, 1), 1 + column, letter)

    def _changes(self, before: Position) -> Frames[None]:
        position = self.program.position
        for column, (old, new) in enumerate(zip(before.shown, position.shown, strict=True), 1):
            if new != old:
                yield from self.machine.basic.print_at(WORD_ROW, column, new)
        for piece in range(before.misses, min(position.misses, len(PIECES))):
            yield from self.man.piece(piece)

    def refuse_hint(self) -> Frames[None]:
        self._say(self.program.text(strings.TOO_DEAR))
        yield from self._sound()

    def hint_letter(self, before: Position, letter: str) -> Frames[None]:
        self._say(self.program.text(strings.TOLD, letter=letter))
        self.tried(self.program.position.tried)
        yield from self._changes(before)

    def switch(self) -> Frames[None]:
        return self._sound()

    def end(self, outcome: Outcome) -> Frames[None]:
        """A dirge and the word; or a trill whose notes are raised by chance, and he is free."""
        del outcome
        basic, position = self.machine.basic, self.program.position
        if position.outcome() != 1:
            self.tried(position.tried)
            yield from basic.tune(DIRGE, 0)
            yield from self.man.hang()
            yield from basic.print_at(WORD_ROW, 1, position.word)
            return
        for _ in range(3):
            for pitch in range(20, 41):
                yield from basic.beep(0.03, pitch + 20 * self.program.dice.below(WHOLE) / WHOLE, TRILLED)
            yield from basic.takes(TRILLED_AGAIN)
        yield from self.man.free(position.misses > 0)

    def again(self) -> Frames[bool]:
        self._say(self.program.text(strings.ANOTHER_GAME))
        yield from self.machine.basic.takes(PROMPTED)
        again = yield from ask_another(self.machine)
        yield from self._sound()
        return again
