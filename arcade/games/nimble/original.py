"""Nimble as the article describes it: white squares at the printed places, plain counters, a tiny face."""

from arcade.games.nimble import strings
from arcade.games.nimble.layout import HEIGHT, WIDTH, Track
from arcade.games.nimble.look import COLUMNS, ROWS, Look, Mood
from arcade.games.nimble.pages import write_page
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key

BLACK, BLUE, GREEN, RED, GREY, LIGHT_BLUE, LIGHT_GREEN, LIGHT_RED, YELLOW, WHITE = 0, 1, 2, 4, 7, 9, 10, 12, 14, 15
RADIUS, MARK_RADIUS, FACE_RADIUS = 11, 4, 20
FACE = 606, 312
SIDE_COLUMN = 69
SLIDE_TICKS = 0.6
FIRST_HERTZ, HERTZ_STEP = 300, 25
PONDERING_FRAMES = 35
GLAD_TUNE = "T160 O4 L8 C E G > C4 < G > C2"
SAD_TUNE = "T140 O3 L8 G F# F E D# D2"


class Original(Look):
    """Everything as plain as BASIC draws it."""

    PICKED_UP = ((0.03, 12.0),)
    PUZZLE_SOLVED = GLAD_TUNE

    def table(self, position: Position, scored: bool) -> None:
        del scored
        self.position, self.held, self.lit, self.marks = position, None, None, frozenset()
        machine = self.machine
        machine.cls()
        title = self.program.text(strings.TITLE).upper()
        machine.write(1, (COLUMNS - len(title)) // 2 + 1, title, YELLOW)
        machine.write(2, 3, self.program.text(strings.TERMINUS), LIGHT_GREEN)
        self._score()
        for square in range(position.length + 1):
            self.square(square)
        self.judge()

    def _score(self) -> None:
        tally = self.program.tally
        for row, name, games in zip((3, 6), self.names(), (tally.won, tally.lost), strict=True):
            self.machine.write(row, SIDE_COLUMN, name, GREY)
            self.machine.write(row + 1, SIDE_COLUMN, str(games), WHITE)

    def opened(self) -> Frames[None]:
        yield from self.machine.sound(660, 2)

    def square(self, square: int) -> None:
        machine = self.machine
        x, y = Track().corner(square)
        machine.box((x, y), (x + WIDTH - 2, y + HEIGHT - 2), GREEN if square == HOME else WHITE, filled=True)
        middle = Track().middle(square)
        if square in self.position.counters or square == self.position.red == HOME:
            glowing = square in (self.lit, self.held)
            plain, bright = (RED, LIGHT_RED) if square == self.position.red else (BLUE, LIGHT_BLUE)
            machine.disc(*middle, RADIUS, bright if glowing else plain)
            machine.circle(*middle, RADIUS, YELLOW if glowing else BLACK)
        elif square in self.marks:
            machine.disc(*middle, MARK_RADIUS, BLACK if square == HOME else GREEN)
        if square == self.lit:
            machine.box((x, y), (x + WIDTH - 2, y + HEIGHT - 2), RED)
            machine.box((x + 1, y + 1), (x + WIDTH - 3, y + HEIGHT - 3), YELLOW)

    def number(self, square: int | None) -> None:
        shown = "" if square is None else str(square)
        self.machine.write(10, SIDE_COLUMN, f"{shown:<4}", YELLOW, BLACK)

    def message(self, words: str) -> None:
        self.machine.write(ROWS, 1, words.center(COLUMNS), WHITE, BLACK)

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        machine, (x, y) = self.machine, FACE
        machine.disc(x, y, FACE_RADIUS, YELLOW)
        for side in (-7, 7):
            if mood is Mood.ASLEEP:
                machine.line((x + side - 3, y - 4), (x + side + 3, y - 4), BLACK)
            elif mood is Mood.AMAZED:
                machine.disc(x + side, y - 4, 5, WHITE)
                machine.disc(x + side, y - 4, 2, BLACK)
            else:
                machine.disc(x + side, y - 4, 2, BLACK)
        if mood is Mood.SMILING:
            machine.circle(x, y + 2, 10, BLACK, 3.5, 5.9)
        elif mood is Mood.AMAZED:
            machine.disc(x, y + 7, 5, BLACK)
        else:
            machine.line((x - 6, y + 7), (x + 6, y + 7), BLACK)

    def think(self) -> Frames[None]:
        self.say(strings.THINKING)
        yield from self.machine.wait(PONDERING_FRAMES)

    def move(self, before: Position, move: Move) -> Frames[None]:
        (start, target), after = move, self.program.position
        self.held = None
        self.announce(before, move)
        for step, at in enumerate(range(start - 1, target - 1, -1)):
            red = at if start == before.red else before.red
            blues = before.blues if start == before.red else tuple(sorted({*before.blues, at} - {start, HOME}))
            self.position = after if at == target else Position(blues, red, length=before.length)
            self._redraw((at + 1, at))
            yield from self.machine.sound(FIRST_HERTZ + HERTZ_STEP * step, SLIDE_TICKS)
        self._redraw((start, target))

    def track(self, stops: frozenset[int]) -> Track:
        return Track(stops=frozenset(range(self.position.length + 1)) | stops)

    def lesson(self, position: Position) -> Frames[None]:
        self.machine.cls()
        write_page(self.program, position, heading_row=2)
        yield from ask_key(self.machine)

    def end(self, outcome: Outcome) -> Frames[None]:
        self.tell_winner(outcome)
        for row in (4, 7):
            self.machine.write(row, SIDE_COLUMN, " " * 4, WHITE, BLACK)
        self._score()
        self.feel(Mood.SMILING if outcome is Outcome.LOST else Mood.AMAZED)
        yield from self.machine.play(SAD_TUNE if outcome is Outcome.LOST else GLAD_TUNE)
        yield from self.machine.pause(70)

    def end_puzzles(self, points: int) -> Frames[None]:
        self.tell_end(strings.POINTS, n=points)
        yield from self.machine.pause(100)
