"""The look of the original: a stick figure in a frame on yellow paper, its tones and its pace."""

from arcade.games.hidden_word import FIGURE, strings
from arcade.games.hidden_word.rules import ALPHABET, Position
from arcade.games.hidden_word.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW

LONGEST = 9
LETTER_KEYS = (*ALPHABET, *"ăâîșț")
KEY = 0.1, 12
DIRGE = (1, -1), (0.5, 0), (1, 7), (2, -3)
PROMPT_ROW, WORD_ROW, DASH_ROW, TRIED_ROW, ROW_LENGTH = 18, 11, 12, 20, 29
WAITING_MAN, SAVED_MAN = 220, 126
MOUTH = 1.5
"""The turn of a smile, in radians."""
TRAP, FLAP = 190, 12
"""Where the platform breaks, and how long a flap hangs there: the printed one of 48 pixels left the frame."""
PIECES = (
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

# Frames measured on the ROM, less those of the notes.
READY, FOUND, MISS, NOTE, REDRAWING, FALLING = 56.0, 10.4, 13.4, 3.5, 23.0, 47.0


class Original(Look[Spectrum]):
    """Draws and sounds like the listing."""

    cell = (0, 0)
    """There is no cursor."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        """There is none; a frame passes."""
        yield

    def _clear(self) -> None:
        clear_screen(self.machine, BLUE, YELLOW, BLACK)

    def begin(self) -> Frames[None]:
        """Frame, man, dashes."""
        machine, text = self.machine, self.program.text
        self._clear()
        for start, end in (
            ((93, 52), (243, 52)),
            ((243, 52), (243, 162)),
            ((243, 162), (93, 162)),
            ((93, 162), (93, 52)),
        ):
            self._line(start, end)
        self._man(WAITING_MAN)
        machine.print_at(8, 1, text(strings.WORD))
        machine.print_at(9, 1, text(strings.TO_GUESS))
        machine.print_at(DASH_ROW, 1, "-" * len(self.program.position.word))
        self._prompt()
        yield from machine.wait(READY)

    def _line(self, start: tuple[int, int], end: tuple[int, int], inverse: int = 0) -> None:
        self.machine.plot(*start, inverse=inverse)
        self.machine.draw(end[0] - start[0], end[1] - start[1], inverse=inverse)

    def _man(self, x: int, inverse: int = 0) -> None:
        """The man with his arms raised; without a mouth he is saved."""
        machine = self.machine
        machine.circle(x, 132, 8, inverse=inverse)
        for eye in (-4, 4):
            machine.plot(x + eye, 134, inverse=inverse)
        machine.plot(x, 131, inverse=inverse)
        self._line((x, 123), (x, 103), inverse)
        self._line((x, 101), (x, 82), inverse)
        self._limbs(x, inverse)
        if x == WAITING_MAN:
            self._line((x - 2, 128), (x + 2, 128), inverse)

    def _limbs(self, x: int, inverse: int = 0) -> None:
        """Raised arms and spread legs."""
        for side in (-15, 15):
            self._line((x, 102), (x + side, 117), inverse)
            self._line((x, 81), (x + side, 66), inverse)

    def _say(self, words: str) -> None:
        self.machine.print_at(PROMPT_ROW, 1, words.ljust(31))

    def _prompt(self) -> None:
        program, text = self.program, self.program.text
        self._say(text(strings.PLAYER_SUGGESTS, n=program.seat + 1) if program.two else text(strings.SUGGEST))

    def ask_word(self, hider: int) -> Frames[str]:
        """A person's word, typed on a clear screen; an empty one leaves it to the computer."""
        machine, text = self.machine, self.program.text
        self._clear()
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
            yield from machine.beep(0.5, -12)

    def ask_letter(self) -> Frames[str | Control]:
        """One key; what is no letter only sounds."""
        keys = orders(HINT, FIGURE)
        key = yield from ask_key(self.machine, (*LETTER_KEYS, *keys), self.wrong_key, move=True)
        return keys.get(key, key)

    def wrong_key(self) -> Frames[None]:
        """The sound of any key."""
        yield from self.machine.beep(*KEY)

    def thought(self, letter: str) -> Frames[None]:
        """A key pressed by the computer."""
        self._say(self.program.text(strings.I_SUGGEST, letter=letter))
        yield from self.machine.pause(25)

    def refuse_letter(self, letter: str) -> Frames[None]:
        """A letter tried before costs nothing."""
        self._say(self.program.text(strings.TRIED_BEFORE, letter=letter))
        yield from self.wrong_key()

    def move(self, before: Position, letter: str) -> Frames[None]:
        """The tone, the letter among those tried; it appears in the word or a piece is added."""
        del letter
        missed = self.program.position.misses > before.misses
        self._prompt()
        self.tried(self.program.position.tried)
        yield from self.wrong_key()
        yield from self._changes(before)
        yield from self.machine.wait(MISS if missed else FOUND)

    def tried(self, letters: str) -> None:
        """The letters tried, 29 in a row; those beyond the second row begin that one again."""
        for place, letter in enumerate(letters):
            row, column = divmod(place, ROW_LENGTH)
            self.machine.print_at(TRIED_ROW + min(row, 1), 1 + column, letter)

    def _changes(self, before: Position) -> Frames[None]:
        position = self.program.position
        self.machine.print_at(WORD_ROW, 1, position.shown.replace("-", " "))
        for piece in PIECES[before.misses : position.misses]:
            self._line(*piece)
        yield

    def refuse_hint(self) -> Frames[None]:
        """A hint must leave the man alive."""
        self._say(self.program.text(strings.TOO_DEAR))
        yield from self.wrong_key()

    def hint_letter(self, before: Position, letter: str) -> Frames[None]:
        """A letter of the word, and its price."""
        self._say(self.program.text(strings.TOLD, letter=letter))
        self.tried(self.program.position.tried)
        yield from self._changes(before)

    def switch(self) -> Frames[None]:
        """The printed game knows only one figure."""
        return self.wrong_key()

    def end(self, outcome: Outcome) -> Frames[None]:
        """The trill and the man at liberty, or the dirge and the trap; then the word."""
        del outcome
        if self.program.position.outcome() == 1:
            yield from self._save(self.program.position)
        else:
            yield from self._hang(self.program.position)

    def _save(self, position: Position) -> Frames[None]:
        machine, dice = self.machine, self.program.dice
        for _ in range(3):
            for pitch in range(20, 41):
                yield from machine.beep(0.03, pitch + dice.below(21))
                yield from machine.wait(NOTE)
        self._man(WAITING_MAN, inverse=1)
        for piece in PIECES[: position.misses]:
            self._line(*piece)
        self._man(SAVED_MAN)
        machine.plot(SAVED_MAN - 3, 129)
        machine.draw(6, 0, MOUTH)
        yield from machine.wait(REDRAWING)

    def _hang(self, position: Position) -> Frames[None]:
        machine, x = self.machine, WAITING_MAN
        self.tried(position.tried)
        yield from machine.tune(DIRGE)
        self._line((TRAP, 65), (238, 65), inverse=1)
        self._line((TRAP, 64), (TRAP, 64 - FLAP))
        self._limbs(x, inverse=1)
        self._line((x - 2, 128), (x + 2, 128), inverse=1)
        for start, end in (((216, 81), (x, 102)), ((x, 102), (224, 81)), ((216, 60), (x, 81)), ((x, 81), (224, 60))):
            self._line(start, end)
        self._line((x, 123), (x, 103))
        self._line((x, 101), (x, 82))
        machine.plot(217, 127)
        machine.draw(6, 0, -MOUTH)
        machine.print_at(WORD_ROW, 1, position.word)
        yield from machine.wait(FALLING)

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        self._say(self.program.text(strings.ANOTHER_GAME))
        return (yield from ask_another(self.machine))
