"""The letters of the games as a line to choose, and their sample."""

from arcade.cabinet import strings
from arcade.cabinet.faces import OUR_FACE, FaceError
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.typeset import shortened
from arcade.cabinet.widgets.choices import Line
from arcade.toolkit.contract.texts import Text

ROOM = 88
"""Pixels for a file's name."""


def letters_line(context: PageContext) -> Line:
    """The letters, turned in place; those that cannot be used are passed over, and told of."""
    names = context.faces.names()

    def value() -> Text | str:
        chosen = context.preferences.letters if len(names) > 1 else names[0]
        return strings.OUR_LETTERS if chosen == OUR_FACE else shortened(chosen, ROOM)

    def turn(step: int) -> None:
        place = names.index(context.preferences.letters) if context.preferences.letters in names else 0
        for _ in names:
            place = (place + step) % len(names)
            try:
                context.faces.font(names[place])
            except FaceError as error:
                context.tell(error.words)
            else:
                break
        if len(names) > 1:
            context.set("letters", names[place])

    return Line(strings.LETTERS, value, turn)
