"""The pages of the brain: a small board for every bad position with the game that taught it, and the learning curve."""

from collections.abc import Sequence

from arcade.games.imphex import strings
from arcade.games.imphex.look import Look
from arcade.games.imphex.memory import TEN, Brain, Lesson
from arcade.games.imphex.panel import bars, small_board
from arcade.machine.machine import Frames
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.texts import Text

ACROSS, DOWN = 6, 3
"""Small boards on a page."""
FIRST_ROW, FIRST_COLUMN, PITCH = 3, 2, 6
CURVE_ROW, CURVE_COLUMN, CURVE_COLUMNS = 3, 3, 36
WIPE: dict[Language, str] = {"en": "x", "ro": "g"}


def show_brain(look: Look) -> Frames[None]:
    """Turn the pages of the brain; X (in Romanian G) wipes it after a question. Raises LeftError at leaving."""
    lessons = look.program.career.brain.lessons
    pages = [lessons[start : start + ACROSS * DOWN] for start in range(0, len(lessons), ACROSS * DOWN)]
    for page in pages or [()]:
        _boards(look, page)
        if (yield from _turn(look)):
            return
    _career(look)
    yield from _turn(look)


def _turn(look: Look) -> Frames[bool]:
    """Wait for the next page; true when the brain was wiped."""
    wipeable = not look.program.career.born_knowing and look.program.career.brain.games > 0
    if not wipeable:
        yield from look.console.turn_page()
        return False
    wipe = own(WIPE, look.program.language)
    while (yield from look.console.ask(strings.GALLERY_KEYS, (" ", wipe), default=" ")) == wipe:
        if (yield from look.console.ask_yes_no(strings.REALLY_WIPE, default=False)):
            look.program.career.brain = look.program.career.brain.wiped()
            yield from look.console.tell(strings.WIPED)
            return True
    return False


def _heading(look: Look, words: Text) -> None:
    look.machine.clear()
    look.machine.print_at(1, 0, look.program.text(words).center(40).rstrip())
    look.machine.print_at(2, 1, "─" * 38)


def _boards(look: Look, lessons: Sequence[Lesson]) -> None:
    _heading(look, strings.GALLERY)
    for place, lesson in enumerate(lessons):
        row, column = FIRST_ROW + place // ACROSS * PITCH, FIRST_COLUMN + place % ACROSS * PITCH
        look.machine.print_at(row, column, small_board(lesson.cells))
        look.machine.print_at(row + PITCH - 1, column, str(lesson.game or "").center(5))
    if not lessons:
        look.machine.print_at(10, 0, look.program.text(strings.EMPTY_BRAIN).center(40).rstrip())


def _career(look: Look) -> None:
    brain = look.program.career.brain
    _heading(look, strings.CAREER)
    for wins in (TEN, TEN // 2, 0):
        look.machine.print_at(CURVE_ROW + TEN - 1 - max(wins - 1, 0), 1, f"{wins:>2}")
    bars(look.machine, brain.tens, CURVE_ROW, CURVE_COLUMN, CURVE_COLUMNS, TEN)
    for row, words in enumerate(career_lines(look, brain)):
        look.machine.print_at(CURVE_ROW + TEN + 1 + 2 * row, 3, words)


def career_lines(look: Look, brain: Brain) -> list[str]:
    """The career and the teachers' records in words."""
    text = look.program.text
    games = text(strings.CAREER_GAMES, n=brain.games)
    lines = [text(strings.CAREER_SUM, games=games, won=brain.won, lost=brain.lost)]
    if brain.taught_in:
        lines.append(text(strings.TAUGHT_IN, n=brain.taught_in))
    if brain.fewest:
        lines.append(text(strings.FEWEST, n=text(strings.CAREER_GAMES, n=brain.fewest)))
    if brain.longest:
        lines.append(text(strings.LONGEST, n=brain.longest))
    return lines
