"""How a game of Go fish ends: the fish leaps for each of the winner's books; or to the cat, who leaves its bones."""

from arcade.games.go_fish import art, sounds, strings
from arcade.games.go_fish.art import BONES, Mood, cat, fish
from arcade.games.go_fish.rules import SIGNS
from arcade.games.go_fish.scene import COLUMNS, LAST, arc
from arcade.games.go_fish.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.letters.pet_letters import dots, write_big
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.quadrants import over, put
from arcade.toolkit.words import capitals

WINNER_ROW, SKY_ROW, SEA_ROW, TAGS_ROW, TABLE_ROW = 7, 8, 13, 14, 15
SKY_DOTS = 10
CAT_X, MOUTH_X, START_X, LANDING_X = 3, 14, 32, 58
LEAP_FRAMES, BEAT_FRAMES = 16, 10
WORDS = {Outcome.WON: capitals.YOU_WIN, Outcome.LOST: capitals.YOU_LOSE, Outcome.DRAWN: strings.TIE}


class Ending:
    def __init__(self, program: State, outcome: Outcome) -> None:
        self.program, self.machine = program, program.machine
        self.outcome, self.lost = outcome, outcome is Outcome.LOST
        self.winner = int(outcome in (Outcome.LOST, Outcome.SECOND))
        self.books = () if outcome is Outcome.DRAWN else program.position.books[self.winner]
        self.eaten = False

    def play(self) -> Frames[None]:
        for row in range(LAST + 1):
            self.machine.print_at(row, 0, " " * COLUMNS)
            if row % 2:
                yield
        words = WORDS.get(self.outcome)
        shown = self.program.text(words) if words else self.program.text(strings.PLAYER, n=self.winner + 1)
        write_big(self.machine, 1 if len(dots(shown)) > 8 else 3, shown)
        if not words:
            self.machine.print_at(WINNER_ROW, 1, self.program.winner().center(COLUMNS - 2))
        self._sea(0)
        for number, rank in enumerate(self.books, 1):
            yield from self._leap(number)
            self.machine.chime(sounds.counted(number))
            self.machine.print_at(TAGS_ROW, 3 * number - 2, SIGNS[rank].center(2), reverse=True)
            yield
        if self.lost:
            self.machine.chime(sounds.GULP)
            self.eaten = True
        elif not self.program.two:
            self.machine.chime(sounds.MEOW)
        for row, line in enumerate(self.program.statistics(), TABLE_ROW):
            self.machine.print_at(row, 1, line)
            yield
        for frame in range(4 * BEAT_FRAMES):
            self.rest(frame)
            yield

    def _leap(self, number: int) -> Frames[None]:
        self.machine.chime(sounds.LEAP)
        end = MOUTH_X if self.lost else LANDING_X
        for step, up in enumerate(arc(LEAP_FRAMES, SKY_DOTS)):
            x = START_X + (end - START_X) * step // LEAP_FRAMES
            if self.lost and step > 3 * LEAP_FRAMES // 4:
                break
            self._air((fish(self.lost, step // 3), x, SKY_DOTS - up), self._mood(number), int(x < MOUTH_X + 20))
            self._sea(step)
            yield
        self._air(None, Mood.GLAD if self.lost else self._mood(number), 1)

    def _mood(self, number: int) -> Mood:
        if self.lost:
            return Mood.GLAD if number > 1 else Mood.CALM
        return Mood.SAD if 2 * number > len(self.books) else Mood.ASKING

    def _air(self, flying: tuple[Rows, int, int] | None, mood: Mood, glance: int = 0, shut: bool = False) -> None:
        picture: Rows = ("." * 2 * COLUMNS,) * SKY_DOTS
        if not self.program.two:
            picture = over(picture, cat(mood, glance, shut), CAT_X, 0)
        if self.eaten:
            picture = over(picture, BONES, CAT_X + 20, SKY_DOTS - len(BONES))
        if flying:
            picture = over(picture, *flying)
        put(self.machine, SKY_ROW, 0, picture)

    def _sea(self, frame: int) -> None:
        self.machine.print_at(SEA_ROW, 0, art.waves(COLUMNS, frame // 2))

    def rest(self, frame: int) -> None:
        if frame % 2 == 0:
            self._sea(frame // 2)
        beat, age = divmod(frame, BEAT_FRAMES)
        if self.outcome not in (Outcome.LOST, Outcome.DRAWN):
            self._leap_again(frame % (4 * LEAP_FRAMES))
        elif age == 0 and self.lost:
            self._air(None, Mood.GLAD if beat % 6 else Mood.CALM, shut=beat % 6 == 3)
        elif age == 0:
            up = (2, 5, 6, 6, 6, 5, 2, 0)[beat % 8]
            self._air((fish(True, beat, beat % 8 == 4), 40, SKY_DOTS - up), Mood.CALM, 1, beat % 7 == 5)

    def _leap_again(self, age: int) -> None:
        mood = Mood.GLAD if self.program.two else Mood.SAD
        if age % 2 == 0 and age <= 2 * LEAP_FRAMES:
            up, x = arc(LEAP_FRAMES, SKY_DOTS)[age // 2], START_X + (LANDING_X - START_X) * age // (2 * LEAP_FRAMES)
            self._air((fish(False, age // 6), x, SKY_DOTS - up), mood, 1)
        elif age == 3 * LEAP_FRAMES:
            self._air(None, mood, 0, shut=True)
