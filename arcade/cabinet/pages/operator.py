"""The operator's page of a kiosk."""

from dataclasses import replace
from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import LINE, put_lines
from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables
from arcade.cabinet.storage.preferences import SHELF_SOUNDS
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHANGE, CHOOSE, OK, footer
from arcade.cabinet.widgets.setting_line import setting_line
from arcade.cabinet.widgets.speech import said_in_lines, speech
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.texts import filled

PAD = 5
"""Pixels between the panel's edge and its lines."""
LEADERBOARD_ROWS = 3
"""Lines for how the cabinet stands with its leaderboard."""


class Choice(Enum):
    """What the operator chose."""

    BACK = auto()
    SETTINGS = auto()
    QUIT = auto()


def leaderboard_line(context: PageContext) -> str:
    """How the cabinet stands with its leaderboard; empty where it is in none."""
    tables = LeaderboardTables(context.files.folder)
    if not tables.joined:
        return ""
    if (standing := tables.standing(context.language)) is None:
        return context.text(strings.LEADERBOARD_SILENT)
    told = filled(strings.LEADERBOARD_STANDING, at=standing.at, told=standing.sentence, n=standing.waiting)
    return context.text(told)


def operator(context: PageContext, start: Choice = Choice.BACK) -> Screen[Choice]:
    """Choose what to do; the kiosk's own settings are turned in place."""
    answers, sounds = (strings.NO, strings.YES), [strings.HOW_LOUD[setting] for setting in SHELF_SOUNDS]
    lines = [
        Line(strings.TO_SHELF),
        Line(strings.SETTINGS),
        setting_line(context, "keep_learned", strings.KEEP_LEARNED, (False, True), answers),
        setting_line(context, "keep_files", strings.KEEP_FILES, (False, True), answers),
        setting_line(context, "attract_sound", strings.ATTRACT_SOUND, SHELF_SOUNDS, sounds),
        Line(strings.QUIT_YES),
    ]
    choices = {0: Choice.BACK, 1: Choice.SETTINGS, len(lines) - 1: Choice.QUIT, LEFT_AGAIN: Choice.BACK}
    notes = {2: strings.KEEP_LEARNED_NOTE, 3: strings.KEEP_FILES_NOTE, 4: strings.ATTRACT_SOUND_NOTE}
    high = len(lines) * grid(context.monitor).row + 2 * PAD
    longest = max((strings.MENU_SAYS, *notes.values()), key=lambda note: len(said_in_lines(context, note)))
    said = speech(context, longest, high)
    left, top, wide = said.below
    leaderboard = leaderboard_line(context)

    def background(chosen: int) -> None:
        heading(context.monitor, context.text(strings.OPERATOR))
        note = notes.get(chosen, strings.MENU_SAYS)
        replace(said, lines=said_in_lines(context, note)).draw(context.monitor, Mood.ASKING)
        panel(context.monitor, (left, top, wide, high))
        if leaderboard:
            put_lines(
                context.monitor,
                left + PAD,
                top + high + PAD,
                leaderboard,
                c.MIST,
                wide - 2 * PAD,
                LEADERBOARD_ROWS,
                LINE,
            )
        footer(context, CHOOSE, CHANGE if lines[chosen].turn is not None else OK, BACK)

    first = next(line for line, choice in choices.items() if choice is start)
    rect = left + PAD, top + PAD, wide - 2 * PAD, high - 2 * PAD
    return choices[(yield from choose(context, lambda: lines, rect, background, first))]
