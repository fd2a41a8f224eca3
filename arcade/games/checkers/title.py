"""The modern title: the name in large letters, a strip of the board, and the menu of what can be played."""

from arcade.games.checkers import art, strings
from arcade.games.checkers.art import SIZE
from arcade.games.checkers.look import Look
from arcade.games.checkers.pdn import Record, read
from arcade.games.checkers.rules import BOOK_START, START
from arcade.games.checkers.state import Plan, problem_plan
from arcade.machine.machine import Frames
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.program import AnyProgram

LETTER_ROW, STRIP_ROW, MENU_ROW, MENU_COLUMN = 1, 7, 17, 5
STRIP = ("/b/b/ /B/ /b/", "b/ /w/b/ /w/ ", "/w/ /w/W/w/ /")
"""A strip of the board: / is a light square."""
COLUMNS = 40


def opened_record(program: AnyProgram) -> Record | None:
    """The record that the player gave, if there was one; a replay may hold anything in its place."""
    try:
        return read(program.setup.opened) if isinstance(program.setup.opened, str) else None
    except UnreadableError:
        return None


def people_of(program: AnyProgram, seat: int = 0) -> tuple[int, ...]:
    """The seats of people: both, or the one chosen."""
    return (0, 1) if program.setup.seats == 2 else (seat,)


def choose_plan(look: Look) -> Frames[Plan]:
    """Show the title until something to play is chosen. Raises LeftError."""
    program, text = look.program, look.program.text
    record = opened_record(program)
    chosen, book = 0, False
    while True:
        entries = [strings.OPENED] if record else []
        entries += (
            [strings.PLAY_BLACK, strings.PLAY_WHITE, strings.SOLVE_PROBLEMS] if not program.two else [strings.PLAY]
        )
        entries += [strings.BOOK if book else strings.OFFICIAL, strings.HOW]
        draw_title(look)
        chosen = yield from look.console.menu(MENU_ROW, MENU_COLUMN, [text(entry) for entry in entries], chosen)
        entry = entries[chosen]
        start = BOOK_START if book else START
        if entry is strings.HOW:
            yield from look.pages(strings.BOOK_PAGES if book else strings.PAGES)
        elif entry in (strings.BOOK, strings.OFFICIAL):
            book = not book
        else:
            if entry is strings.OPENED and record:
                return Plan(people_of(program, record.positions[-1].seat), record.start, record.moves)
            if entry is strings.SOLVE_PROBLEMS:
                return problem_plan(1)
            return Plan(people_of(program, int(entry is strings.PLAY_WHITE)), start)


def draw_title(look: Look) -> None:
    """Draw everything but the menu."""
    machine, text = look.machine, look.program.text
    machine.clear()
    name = text(strings.TITLE).upper()
    pictures = [art.LETTERS[letter] for letter in name]
    left = (COLUMNS - sum(len(picture[0]) + 1 for picture in pictures) + 1) // 2
    for picture in pictures:
        machine.print_at(LETTER_ROW, left, "\n".join(picture))
        left += len(picture[0]) + 1
    for down, signs in enumerate(STRIP):
        for square, sign in enumerate(signs):
            picture = look.STYLE.pieces.get(sign, (sign.replace("/", art.SHADED) * SIZE,) * SIZE)
            machine.print_at(STRIP_ROW + SIZE * down, SIZE * square, "\n".join(picture).replace(art.COVERING, " "))
    machine.print_at(24, 0, text(strings.TAGLINE).upper().center(COLUMNS).rstrip())
