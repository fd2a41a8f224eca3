"""How a game ends in the modern look: the winner's pieces are stacked, somebody is crowned; or the PET falls asleep."""

from arcade.games.checkers import scene
from arcade.games.checkers.art import CROWN, MAN, OUTLINED, Mood, pet
from arcade.games.checkers.rules import BLACK, WHITE
from arcade.games.checkers.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet.screen import COLUMNS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.pet_console import HELP_ROW
from arcade.toolkit.letters.pet_letters import lines_of, write_big
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.pet_eyes import Glance
from arcade.toolkit.picture.quadrants import over, put

WORDS_ROWS = 3, 1
"""Where words of one line begin, and of two."""
PICTURE_ROW, WHY_ROW = 10, 22
PICTURE_DOTS, FALL_DOTS = 22, 4
RISE_DOTS = 3
"""From a piece to the one on it."""
STACKS_X = 18, 2, 34
PET_X, PET_Y = 52, 4
BEAT_FRAMES = 16
SNORES = ("Z", " ", "z")


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, outcome: Outcome, words: str, why: str) -> None:
        self.machine = program.machine
        self.outcome = outcome
        self.words, self.why = words, why
        stacked = {
            Outcome.FIRST: (BLACK,),
            Outcome.SECOND: (WHITE,),
            Outcome.WON: program.people,
            Outcome.LOST: (1 - program.people[0],),
        }.get(outcome, (BLACK, WHITE))
        pieces = program.position.black.bit_count() * (OUTLINED,), program.position.white.bit_count() * (MAN,)
        self.men = [man for side in stacked for man in pieces[side]]
        self.crowned = outcome is not Outcome.DRAWN
        self.crowns_pet = outcome is Outcome.LOST
        self.stacked = 0
        self.crown: tuple[int, int] | None = None

    def play(self) -> Frames[None]:
        """The board is wiped, the words stand, pieces fall into stacks, somebody is crowned."""
        for row in range(HELP_ROW + 1):
            self.machine.print_at(row, 0, " " * COLUMNS)
            if row % 2:
                yield
        write_big(self.machine, WORDS_ROWS[len(lines_of(self.words)) > 1], self.words)
        self._show()
        yield
        for number, man in enumerate(self.men):
            x, y = self._place(number)
            for height in range(0, y, FALL_DOTS):
                self._show(Mood.CALM, (-1, int(height > 8)), flying=(man, x, height))
                yield
            scale = scene.STACKED_SEMITONES
            self.machine.chime(((0.03, float(scale[number % len(scale)])),))
            self.stacked = number + 1
            self._show(Mood.CALM, (-1, 1))
            yield
        if self.crowned:
            yield from self._crown()
        else:
            self.machine.chime(scene.YAWN)
        self.machine.print_at(WHY_ROW, 1, self.why.ljust(COLUMNS - 2))
        for frame in range(3 * BEAT_FRAMES):
            self.rest(frame)
            yield

    def _place(self, number: int) -> tuple[int, int]:
        """Where a piece lies, counted from 0: stack after stack grows by one; of a draw each side has its own."""
        if self.crowned:
            level, stack = divmod(number, len(STACKS_X))
        else:
            first = self.men.count(OUTLINED)
            stack, level = (1, number) if number < first else (2, number - first)
            level = min(level, 5)
        return STACKS_X[stack], PICTURE_DOTS - 6 - RISE_DOTS * level

    def _crown(self) -> Frames[None]:
        """A crown comes down on the highest stack, or on the PET."""
        x, y = (PET_X + 6, PET_Y - 5) if self.crowns_pet else self._place(len(STACKS_X) * ((len(self.men) - 1) // 3))
        end = y if self.crowns_pet else y - 5
        for height in range(-6, end + 1):
            self.crown = x, height
            self._show(Mood.CALM, (0 if self.crowns_pet else -1, -1))
            yield
            yield
        self.crown = x, end
        self.machine.chime(scene.CROWN_LAID)

    def _show(
        self,
        mood: Mood = Mood.CALM,
        glance: Glance = (0, 0),
        shut: bool = False,
        hop: int = 0,
        flying: tuple[Rows, int, int] | None = None,
    ) -> None:
        picture: Rows = ("." * 2 * COLUMNS,) * PICTURE_DOTS
        for number in range(self.stacked):
            picture = over(picture, self.men[number], *self._place(number))
        picture = over(picture, pet(mood, glance, shut), PET_X, PET_Y + (hop if self.crowns_pet else 0))
        if flying:
            picture = over(picture, *flying)
        if self.crown:
            x, y = self.crown
            picture = over(picture, CROWN, x, y + hop)
        put(self.machine, PICTURE_ROW, 0, picture)

    def rest(self, frame: int) -> None:
        """The PET laughs and hops under its crown, looks up to another's, or sleeps."""
        beat, between = divmod(frame, BEAT_FRAMES)
        if between:
            return
        match self.outcome:
            case Outcome.LOST:
                if beat == 0:
                    self.machine.chime(scene.LAUGH)
                self._show(Mood.LAUGHING if beat % 4 else Mood.GRINNING, hop=-(beat % 2))
            case Outcome.DRAWN:
                self._show(Mood.BORED, shut=True)
                for place, sign in enumerate(SNORES[beat % 3 :] + SNORES[: beat % 3]):
                    self.machine.print_at(PICTURE_ROW + 1 - place % 2, 32 + 2 * place, sign.upper())
            case Outcome.WON:
                mood = Mood.DIZZY if beat % 8 < 3 else Mood.SAD
                self._show(mood, (-1, -1), shut=beat % 8 == 5, hop=-(beat % 2))
            case _:
                self._show(Mood.GRINNING if beat % 4 else Mood.CALM, (-1, -1), shut=beat % 6 == 5, hop=-(beat % 2))
