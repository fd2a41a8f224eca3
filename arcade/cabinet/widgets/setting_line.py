"""A setting of a few values as a line to choose, turned in place and stored at once."""

from collections.abc import Sequence

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.widgets.choices import Line
from arcade.toolkit.contract.texts import Text


def setting_line(
    context: PageContext, name: str, label: Text, values: Sequence[object], names: Sequence[Text | str]
) -> Line:
    """The setting `name` of the preferences; `names` are the words of its values."""

    def place() -> int:
        return list(values).index(getattr(context.preferences, name))

    def turn(step: int) -> None:
        context.set(name, values[(place() + step) % len(values)])

    return Line(label, lambda: names[place()], turn)
