"""The modern title: the name in large letters, a board on which men jump, the PET who looks on, and the menu."""

from functools import partial

from arcade.games.checkers import art, strings
from arcade.games.checkers.art import SIZE, Mood, pet
from arcade.games.checkers.look import Look
from arcade.games.checkers.panel import AWAY
from arcade.games.checkers.rules import BOOK_START, START, Cell
from arcade.games.checkers.state import Plan, opened_plan, problem_plan
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.machine.pet.screen import COLUMNS
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.pet_console import numbered_menu
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.pet_pictures import overlay
from arcade.toolkit.picture.quadrants import put

LETTER_ROW, STRIP_ROW, MENU_ROW, MENU_COLUMN, TAGLINE_ROW = 1, 7, 17, 5, 23
STRIP_COLUMN, PET_COLUMN = 1, 26
SQUARES, ROWS = 8, 3
"""A piece of the board."""
SET_UP: dict[Cell, str] = {(0, 1): "b", (1, 2): "b", (1, 4): "b", (0, 7): "b", (2, 1): "w", (2, 7): "w"}
MOVES: tuple[tuple[Cell, Cell, Cell | None, str], ...] = (
    ((2, 1), (0, 3), (1, 2), "W"),
    ((0, 3), (2, 5), (1, 4), "W"),
    ((0, 7), (1, 6), None, "b"),
    ((2, 5), (0, 7), (1, 6), "W"),
)
"""What is played there, over and over: from where, to where, what is captured, what the piece is then."""
MOODS = Mood.WORRIED, Mood.SAD, Mood.GRINNING, Mood.DIZZY
"""What the PET, who has black, makes of each move."""
MOVE_FRAMES = 76
PACE = 5
"""Frames for each character that a piece moves."""


def choose_plan(look: Look) -> Frames[Plan]:
    """Show the title until something to play is chosen. Raises LeftError."""
    program, machine = look.program, look.machine
    opened = opened_plan(program)
    chosen, book = 0, False
    while True:
        start = BOOK_START if book else START
        plans: dict[Text, Plan] = {strings.OPENED: opened} if opened else {}
        if program.two:
            plans[strings.PLAY] = Plan((0, 1), start)
        else:
            plans |= {strings.PLAY_BLACK: Plan((0,), start), strings.PLAY_WHITE: Plan((1,), start)}
            plans[strings.SOLVE_PROBLEMS] = problem_plan(1)
        entries = [*plans, strings.BOOK if book else strings.OFFICIAL, strings.HOW]
        draw_title(look)
        words = [program.text(entry) for entry in entries]
        idle = partial(play_on, machine)
        chosen = yield from numbered_menu(program, MENU_ROW, MENU_COLUMN, words, chosen, leave=AWAY, idle=idle)
        entry = entries[chosen]
        if entry in plans:
            return plans[entry]
        if entry is strings.HOW:
            yield from look.pages(strings.BOOK_PAGES if book else strings.PAGES)
        else:
            book = not book


def draw_title(look: Look) -> None:
    machine, text = look.machine, look.program.text
    machine.clear()
    name = drawn_words(look.program, strings.TITLE, art.LETTERS)
    pictures = [art.LETTERS[letter] for letter in name]
    left = (COLUMNS - sum(len(picture[0]) + 1 for picture in pictures) + 1) // 2
    for picture in pictures:
        machine.print_at(LETTER_ROW, left, "\n".join(picture))
        left += len(picture[0]) + 1
    play_on(machine, 0)
    machine.print_at(TAGLINE_ROW, 0, text(strings.TAGLINE).upper().center(COLUMNS).rstrip())


def play_on(machine: Pet, frame: int) -> None:
    """The small game as it is at a frame, and the PET's face."""
    move, age = divmod(frame % (MOVE_FRAMES * (len(MOVES) + 1)), MOVE_FRAMES)
    if age % PACE:
        return
    board = dict(SET_UP)
    for start, end, taken, becomes in MOVES[:move]:
        del board[start]
        board.pop(taken or start, None)
        board[end] = becomes
    mood, shut = (MOODS[move - 1] if move else Mood.CALM), age == MOVE_FRAMES - PACE
    if move == len(MOVES):
        _strip(machine, board)
        put(machine, STRIP_ROW, PET_COLUMN, pet(mood, (-1, 0), shut))
        return
    (row, column), (to_row, to_column), taken, becomes = MOVES[move]
    way = SIZE * abs(to_row - row)
    gone = min(age // PACE, way)
    piece = board.pop((row, column))
    place = SIZE * row + gone * (1 if to_row > row else -1), SIZE * column + gone * (1 if to_column > column else -1)
    if taken and gone > SIZE:
        board.pop(taken)
    _strip(machine, board, (becomes if gone == way else piece, *place))
    if gone == way:
        mood = MOODS[move]
    glance = -1, (to_row > 1) - (to_row < 1)
    put(machine, STRIP_ROW, PET_COLUMN, pet(mood, glance, shut, 0 if gone else age // PACE))


def _strip(machine: Pet, board: dict[Cell, str], moving: tuple[str, int, int] | None = None) -> None:
    squares = art.SHADED * SIZE + " " * SIZE
    rows = [(squares * SQUARES)[SIZE * (row % 2) :][: SIZE * SQUARES] for row in range(ROWS) for _ in range(SIZE)]
    machine.print_at(STRIP_ROW, STRIP_COLUMN, "\n".join(rows))
    pieces = [(piece, SIZE * row, SIZE * column) for (row, column), piece in board.items()]
    for piece, top, left in (*pieces, *((moving,) if moving else ())):
        overlay(machine, art.PIECES[piece], STRIP_ROW + top, STRIP_COLUMN + left)
