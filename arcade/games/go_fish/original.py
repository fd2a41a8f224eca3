"""The book's plain look: everything is text that scrolls, the rank is typed and ended with RETURN."""

from arcade.games.go_fish import FIGURES, OPEN, sounds, strings
from arcade.games.go_fish.look import Look
from arcade.games.go_fish.rules import DEALT_EACH, SIGNS, SUITS, Position, name, read_rank
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import Control as Sign
from arcade.machine.pet.pet import Melody
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.pet_console import BUZZ, LIT
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no

COLUMNS = 40
LIMIT_LETTERS = 12
BLANK, REVERSED_BLANK = 32, 160
ORDERS = {"?": HINT, "o": OPEN, "c": OPEN, "s": FIGURES}
"""What may be typed instead of a rank."""
CARD_FRAMES, READING_FRAMES = 6, 30


class Original(Look):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._listed: tuple[Position, bool] | None = None
        """What was printed last, which wrong answers do not change."""

    def title(self) -> Frames[None]:
        self.machine.clear()
        self.machine.print(f"{SUITS}  {self.program.text(strings.TITLE).upper()}  {SUITS}".center(COLUMNS).rstrip())
        self.machine.print()
        self.machine.print("\n".join(wrap(self.program.text(strings.RULES), COLUMNS - 1)))
        self.machine.print()
        yield from self.go_on()

    def begin(self) -> Frames[None]:
        self.told, self._listed = 0, None
        self.machine.print(self.program.text(strings.DEALING))
        for _ in range(2 * DEALT_EACH):
            yield from self.machine.tune(sounds.WHOOSH)
            yield from self.machine.wait(CARD_FRAMES)
        for rank in (rank for books in self.program.position.books for rank in books):
            self.machine.print(f"{SIGNS[rank]}: {self.program.text(strings.BOOKS, n=1)}!")
            yield from self.machine.tune(sounds.FANFARE)

    def hand_over(self) -> Frames[None]:
        text, seat = self.program.text, self.program.viewer
        yield from self.go_on()
        self.machine.clear()
        self.machine.print(text(strings.LOOK_AWAY, n=2 - seat))
        self.machine.print(text(strings.HAND_OVER, n=seat + 1))
        yield from self.go_on()
        self._listed = None
        self.machine.print("\n".join(self.news()))

    def ask_rank(self) -> Frames[int | Control | None]:
        program = self.program
        if self._listed != (program.position, program.open):
            self._listed = program.position, program.open
            self.list_all()
        typed = yield from self.typed(program.question())
        if isinstance(typed, Control):
            return typed
        return ORDERS.get(typed.strip().lower()) or read_rank(typed)

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        self.machine.print(self.program.text(words, **values))
        yield from self.machine.tune(BUZZ)

    def move(self, before: Position, move: int) -> Frames[None]:
        del move
        program, turn = self.program, self.program.position.turns[-1]
        if before.seat not in program.people:
            self.machine.print()
            self.machine.print(program.text(strings.I_ASK, ranks=program.ranks(turn.rank)))
            yield from self.go_on()
        self.machine.print(program.answered(turn))
        yield from self.sound(sounds.WHOOSH if turn.given else sounds.SPLASH)
        if turn.drawn is not None:
            self.machine.print(program.catch(turn, turn.drawn))
            yield from self.sound(sounds.LUCKY if turn.lucky else sounds.WHOOSH)
        if turn.books:
            self.machine.print(program.booked(turn))
            yield from self.sound(sounds.FANFARE)

    def hint(self) -> Frames[None]:
        self.machine.print("\n".join(self.program.advice()))
        yield

    def figures(self) -> Frames[None]:
        self.machine.print(self.program.text(strings.STATISTICS))
        self.machine.print("\n".join(self.program.statistics()))
        yield

    def end(self, outcome: Outcome) -> Frames[None]:
        self.machine.print()
        self.machine.print("\n".join([*self.program.scores(), self.program.winner()]))
        tunes = {Outcome.LOST: sounds.LOST, Outcome.DRAWN: sounds.TIE}
        yield from self.sound(tunes.get(outcome, sounds.WON))

    def farewell(self) -> Frames[None]:
        self.machine.print(self.program.text(strings.GOODBYE))
        self.machine.print("READY.")
        yield

    def list_all(self) -> None:
        program, position = self.program, self.program.position
        viewer, text = program.viewer, program.text
        hands = [(strings.MY_HAND, 1 - viewer)] * program.open + [(strings.YOUR_HAND, viewer)]
        self.machine.print()
        self.machine.print(text(strings.THE_DECK, cards=text(strings.CARDS, n=len(position.deck))))
        for side in (1 - viewer, viewer):
            signs = " ".join(SIGNS[rank] for rank in position.books[side])
            cards = text(strings.CARDS, n=len(position.hands[side]))
            self.machine.print(f"{program.called(side)}: {cards}, {text(strings.BOOKS, n=len(position.books[side]))}")
            if signs:
                self.machine.print(f"  {signs}")
        for heading, seat in hands:
            self.machine.print(text(heading))
            names = [name(card) for card in position.hands[seat]]
            for start in range(0, len(names), 10):
                self.machine.print(" ".join(names[start : start + 10]))

    def sound(self, melody: Melody) -> Frames[None]:
        yield from self.machine.tune(melody)
        yield from self.machine.wait(READING_FRAMES)

    def go_on(self) -> Frames[None]:
        self.machine.print(f"({self.program.text(strings.PRESS_RETURN)})")
        yield from ask_key(self.machine, ("return", " "), default="return")

    def ask_yes_no(self, question: Text, default: bool) -> Frames[bool]:
        self.machine.print(self.program.text(question))
        return (yield from ask_yes_no(self.machine, default=default))

    def typed(self, question: str) -> Frames[str | Control]:
        """Ask for a line, as INPUT does; an order of the pause menu comes instead. Empty lines are asked again."""
        self.machine.print(f"{question} ", end="")
        keyboard, screen = self.machine.keyboard, self.machine.screen
        keyboard.flush()
        self.machine.waiting = Waiting("line", move=True, numeric=True)
        words, blink = "", 0
        while True:
            cursor = screen.cursor
            screen.cells[cursor] = REVERSED_BLANK if blink % (2 * LIT) < LIT else BLANK
            blink += 1
            yield
            key = keyboard.take()
            screen.cells[cursor] = BLANK
            if key in HINT.keys or (key in ("return", "enter") and words.strip()):
                self.machine.waiting = None
                self.machine.print()
                return HINT if key in HINT.keys else words
            if key == "backspace" and words:
                words = words[:-1]
                self.machine.print(f"{Sign.LEFT} {Sign.LEFT}", end="")
            elif len(key) == 1 and len(words) < LIMIT_LETTERS and not self.machine.lacks(key):
                words += key
                self.machine.print(key, end="")
