"""The volume as a line to choose, wherever it is wanted."""

from arcade.cabinet import strings
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets.choices import Line
from arcade.machine.hosting import LOUDEST
from arcade.toolkit.contract.texts import Text


def volume_line(stage: Stage) -> Line:
    """How loud it is, turned in place; a turn gives a silenced arcade its voice back."""

    def value() -> Text | str:
        return strings.OFF if stage.preferences.mute else str(stage.preferences.volume)

    def turn(step: int) -> None:
        if stage.preferences.mute:
            stage.set("mute", False)
        else:
            stage.set("volume", min(max(stage.preferences.volume + step, 0), LOUDEST))

    return Line(strings.VOLUME, value, turn)
