"""What a handful of events look and read like: one picture, one caption, a few paragraphs, perhaps a message."""

from dataclasses import dataclass, replace

from arcade.games.cave.events import Blocked, Event, Happened, Robbed, Warned
from arcade.games.cave.rules import Adventure
from arcade.games.cave.strings import DRANK, MIRROR_ALONE, MIRROR_TOGETHER, NO_EXIT, TWENTY
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE, ROBBERY, WARNING, Tale
from arcade.toolkit.contract.texts import Prose, Text


@dataclass(frozen=True)
class Moment:
    """The number of the picture, which is also the description's; the words; and a message of one row."""

    picture: int
    caption: Text
    words: tuple[Prose, ...]
    message: Text | None = None


_STRIKING: dict[Event, int] = {
    Happened.OFFERED: FOUND,
    Happened.TOO_NARROW: NARROW,
    Happened.CLOSED: CLOSED,
    Happened.NOTE: NOTE,
}
_TURNED_BACK = (NARROW, CLOSED, *WARNING.values())


def moment(tale: Tale, adventure: Adventure, events: tuple[Event, ...]) -> Moment:
    """How to show what has just happened; `adventure` is as it is afterwards."""
    here = tale.cave.places[adventure.place].message
    shown = _scene(tale, here)
    for event in events:
        match event:
            case Blocked(way):
                shown = replace(shown, message=NO_EXIT[way])
            case Warned(guard):
                shown = _scene(tale, WARNING[guard])
            case Robbed(guard):
                shown = _scene(tale, ROBBERY[guard])
            case Happened.TAKEN:
                shown = replace(shown, words=(tale.taken,))
            case Happened.LEFT:
                shown = replace(shown, words=(tale.left,))
            case Happened.SAVED:
                shown = replace(shown, words=(tale.saved, tale.back))
            case Happened.POINTS:
                shown = replace(shown, message=TWENTY)
            case Happened.DRANK:
                shown = replace(shown, message=DRANK)
            case Happened.SHOWN:
                floor = tale.cave.places[adventure.hiding_place].floor
                shown = replace(shown, message=MIRROR_ALONE[floor] if not adventure.carrying else MIRROR_TOGETHER)
            case Happened() if event in _STRIKING:
                shown = _scene(tale, _STRIKING[event])
            case _:
                pass
    if shown.picture in _TURNED_BACK:
        shown = replace(shown, words=(*shown.words, tale.back))
    return shown


def _scene(tale: Tale, number: int) -> Moment:
    scene = tale.scenes[number]
    return Moment(number, scene.name, (scene.words,))
