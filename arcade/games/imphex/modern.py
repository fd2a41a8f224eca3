"""The modern look: an imp that thinks beside the board, its brain lighting up, a title, a gallery, careers to watch."""

from arcade.games.imphex import ART, LEAVE, MUSIC, WHY, art, panel, strings
from arcade.games.imphex.art import Mood
from arcade.games.imphex.ending import Ending
from arcade.games.imphex.look import Look
from arcade.games.imphex.pages import show_brain, watch
from arcade.games.imphex.rules import KEYPAD, SIDES, Fault, Move
from arcade.games.imphex.scene import CHOSEN, CRACKLE, GRID, Style, cell_of, number_of
from arcade.games.imphex.state import Brain, State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.pet_console import HELP_ROW, numbered_menu
from arcade.toolkit.flow.prompts import NO, YES
from arcade.toolkit.picture.pet_pictures import overlay
from arcade.toolkit.sound.player import with_music

MENU, TITLE_FACE = (17, 9), (9, 13)
LOGO_ROW, HEADING_ROW = 2, 21
MISTYPED = Control("mistyped", strings.INVALID, tuple("0abcdfghjklnoprstuvxyz+-*/.,"))
"""Signs that are no cell and mean nothing else."""
ORDERS = (HINT, TAKE_BACK, WHY, BACK, LEAVE, MISTYPED)
TYPED = {str(number): cell_of(number) for number in KEYPAD}
GLANCES = (Mood.LOOKING_LEFT, Mood.WAITING, Mood.LOOKING_RIGHT, Mood.WAITING, Mood.BLINKING, Mood.WAITING)
GLANCE_FRAMES, SPARK_FRAMES = 40, 6
BRAIN_KEYS: dict[Language, str] = {"en": "b", "ro": "c"}
WHY_KEYS: dict[Language, str] = {"en": WHY.keys[0], "ro": WHY.keys[1]}
"""What answers "another game?" besides yes and no."""


class Modern(Look):
    """The level comes from the cabinet; the rest is offered in a menu."""

    STYLE = Style(art.framed_board(art.HATCHED, art.BARE, art.BLOCK_FRAME), art.PAWNS, frames_a_step=3)
    THINKING_FRAMES = 30
    PAGE_ROW = 1

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.mood = Mood.WAITING
        self.at = [2, 8]
        """Where each seat's cursor begins, if a pawn of its own stands there."""

    def title(self) -> Frames[None]:
        entries = [strings.PLAY, strings.HOW, strings.ITS_BRAIN]
        if not self.program.setup.shared:  # watching throws the dice of the game
            entries.append(strings.WATCH)
        while True:
            self._title()
            words, leave = [self.program.text(entry) for entry in entries], self.console.leave
            choosing = numbered_menu(self.program, *MENU, words, pitch=2, leave=leave, idle=self._glance)
            chosen = entries[(yield from with_music(self.machine, MUSIC.title, choosing))]
            if chosen is strings.PLAY:
                return
            if chosen is strings.HOW:
                yield from self.instructions()
            elif chosen is strings.ITS_BRAIN:
                yield from show_brain(self)
            else:
                self.program.own_terms = True
                yield from watch(self)

    def _title(self) -> None:
        self.machine.clear()
        self.machine.print_at(1, 0, self.program.text(strings.TAGLINE).center(40).rstrip())
        for shadow in (True, False):
            column = 1 + shadow
            for letter in "imphex":
                picture = ART.rows(letter)
                if shadow:
                    picture = tuple("".join(" " if sign == " " else "▒" for sign in line) for line in picture)
                overlay(self.machine, picture, LOGO_ROW + shadow, column)
                column += len(picture[0]) + 1
        panel.face(self.machine, Mood.WAITING, *TITLE_FACE)
        for seat, columns in enumerate(((1, 7), (29, 35))):
            for column in columns:
                overlay(self.machine, self.STYLE.pawns[seat], 13, column)

    def _glance(self, frame: int) -> None:
        if frame % GLANCE_FRAMES == 0:
            panel.face(self.machine, GLANCES[frame // GLANCE_FRAMES % len(GLANCES)], *TITLE_FACE)

    def screen(self) -> None:
        super().screen()
        self.heading()
        self.beside_the_board()
        self.brain()

    def heading(self) -> None:
        program = self.program
        kind = program.text(strings.TWO_PLAYERS if program.two else program.learner.words)
        number = program.tally.games if program.two else program.career.brain.games
        game = program.text(strings.GAME, n=number + 1)
        self.machine.print_at(HEADING_ROW, 18, f"{kind}{game:>{20 - len(kind)}}")

    def beside_the_board(self) -> None:
        panel.no_face(self.machine)
        panel.face(self.machine, self.mood)
        career = self.program.career
        words = strings.I_WATCH if self.program.two else strings.I_KNOW_AND_RUN
        panel.words(self.machine, self.program.text(words, n=len(career.brain.lessons), run=career.run))

    def cover(self, lines: list[str]) -> None:
        super().cover(lines)
        panel.words(self.machine, "")

    def brain(self) -> None:
        """Draw the brain and the learning curve, which stays flat where nothing is learned from two people."""
        two, brain = self.program.two, self.program.career.brain
        panel.lamps(self.machine, len(brain.lessons))
        words = self.program.text(strings.LEARN_NOTHING if two else strings.CURVE)
        panel.curve(self.machine, words, Brain() if two else brain)

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        self.beside_the_board()

    def end(self, outcome: Outcome) -> Frames[None]:
        self.feel(Mood.SHOCKED if outcome is Outcome.WON else Mood.GLAD)
        how, comment = self.how(outcome), self.comment(outcome)
        if self.complete(outcome):
            comment = self.program.text(strings.COMPLETE)
        ending = Ending(self.program, outcome, how, comment, self.scores())
        yield from end_scene(self, ending, MUSIC.of(outcome))

    def think(self) -> Frames[None]:
        """Its brain fires while it thinks, with a crackle."""
        known = len(self.program.career.brain.lessons)

        def fire(frame: int) -> None:
            if frame % SPARK_FRAMES == 1:
                panel.spark(self.machine, known, frame // SPARK_FRAMES)
                self.machine.chime(CRACKLE[frame // SPARK_FRAMES % len(CRACKLE)])

        yield from meanwhile(super().think(), fire)
        self.brain()

    def ask_move(self) -> Frames[Move | Control]:
        """Two keys, two cells pointed at, or two clicks; the same cell twice lets go of the pawn."""
        self.keys(self.company.keys)
        position = self.program.position
        seat = position.seat
        try:
            while True:
                start = self.at[seat] if position.at(self.at[seat]) == SIDES[seat] else position.pawns(seat)[0]
                self.console.write(self.turn(strings.WHICH_CELL))
                origin = yield from self._choose(start)
                if isinstance(origin, Control):
                    return LEAVE if origin is BACK else origin
                if position.fault(Move(origin, origin)) is not Fault.OWN:
                    return Move(origin, origin)
                self.machine.chime(CHOSEN)
                self.scene.hold(origin)
                self.console.write(self.program.text(strings.WHERE_TO, origin=origin))
                target = yield from self._choose(origin)
                self.scene.hold(None)
                if isinstance(target, Control):
                    if target is not BACK:
                        return target
                elif target != origin:
                    self.at[seat] = target or origin
                    return Move(origin, target)
        finally:
            self.console.write()
            self.keys(None)

    def _choose(self, start: int) -> Frames[int | Control]:
        """A cell's number, 0 for a sign that is none, or an order."""
        steering = BY_SEAT[self.program.position.seat]
        cursor = CellCursor(GRID, cell_of(start), self.scene.show_cursor, steering=steering)
        chosen = yield from choose_cell(self.program, cursor, CellKeys(TYPED, commands=ORDERS, wrong=self.wrong_key))
        if chosen is MISTYPED:
            return 0
        return chosen if isinstance(chosen, Control) else number_of(chosen)

    def keys(self, words: Text | None) -> None:
        shown = "" if words is None else self.program.text(words)
        self.machine.print_at(HELP_ROW, 0, f" {shown}".ljust(40))

    def again(self) -> Frames[bool]:
        """Another game? B shows the brain, W why the computer moved as it did (in Romanian C and E)."""
        brain, why = own(BRAIN_KEYS, self.program.language), own(WHY_KEYS, self.program.language)
        while True:
            self.keys(self.company.keys_again)
            key = yield from self.console.ask(self.ANOTHER, (*YES, *NO, brain, why), default="y")
            self.keys(None)
            if key not in (why, brain):
                return key in YES
            yield from self._leave_the_end(self.why() if key == why else show_brain(self), key == why)

    def _leave_the_end(self, part: Frames[None], board: bool) -> Frames[None]:
        """Show something else, perhaps on the board, and then the last picture again."""
        ending, self.ending = self.ending, None
        if board:
            self.screen()
        yield from part
        if isinstance(ending, Ending):
            self.machine.clear()
            ending.draw()
        self.ending = ending
