"""The volume as a line to choose, wherever it is wanted."""

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.widgets.choices import Line
from arcade.machine.hosting import LOUDEST
from arcade.toolkit.contract.texts import Text


def volume_line(context: PageContext) -> Line:
    """How loud it is, turned in place; a turn gives a silenced arcade its voice back."""

    def value() -> Text | str:
        return strings.OFF if context.preferences.mute else str(context.preferences.volume)

    def turn(step: int) -> None:
        if context.preferences.mute:
            context.set("mute", False)
        else:
            context.set("volume", min(max(context.preferences.volume + step, 0), LOUDEST))

    return Line(strings.VOLUME, value, turn)
