"""What is seen while the file of scores is examined: a picture, before there is an arcade."""

from arcade.cabinet import strings
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.pages.strings import EXAMINED
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import heading
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.speech import speech
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.texts import Verbatim


def opening_picture(preferences: Preferences, clock_and_seeds: ClockAndSeeds, width: int, height: int) -> Monitor:
    """The picture for a screen of so many pixels. In every language, for which one is wished stands in the file."""
    context = PageContext(Store(None), preferences, clock_and_seeds)
    context.fit(width, height)
    every = "\n\n".join(EXAMINED.in_language(language) for language in LANGUAGES)
    heading(context.monitor, context.text(strings.ARCADE))
    speech(context, Verbatim(every), 0).draw(context.monitor, Mood.BUSY)
    context.monitor.end_frame()
    return context.monitor
