"""What is seen while the file of scores is examined: a picture, before there is an arcade."""

from arcade.cabinet import strings
from arcade.cabinet.pages.strings import EXAMINED
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import heading
from arcade.cabinet.stage import Sources, Stage
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.speech import speech
from arcade.machine.monitor import Monitor
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.texts import Verbatim


def opening_picture(preferences: Preferences, sources: Sources, width: int, height: int) -> Monitor:
    """The picture for a screen of so many pixels. In every language, for which one is wished stands in the file."""
    stage = Stage(Store(None), preferences, sources)
    stage.fit(width, height)
    every = "\n\n".join(EXAMINED.in_language(language) for language in LANGUAGES)
    heading(stage.monitor, stage.text(strings.ARCADE))
    speech(stage, Verbatim(every), 0).draw(stage.monitor, Mood.BUSY)
    stage.monitor.end_frame()
    return stage.monitor
