"""The hall of exhibits: what is shown, in which group, by which function in the book's way and in ours."""

from collections.abc import Callable
from dataclasses import dataclass

from arcade.games.techniques import colour, hygiene, keys, letters, messages, pictures, sounds, strings
from arcade.games.techniques.editor import edited
from arcade.games.techniques.stage import Stage
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text

Show = Callable[[Stage], Frames[None]]


@dataclass(frozen=True)
class Exhibit:
    """One technique: its name and a line on it, what runs in our way, and in the book's where that is another."""

    name: Text
    note: Text
    ours: Show
    book: Show | None = None
    whole: bool = False
    """Whether the book's way needs the whole screen."""
    hands: bool = False
    """Whether the visitor's keys belong to it while it runs."""

    def show(self, book: bool) -> Show:
        """What runs."""
        return self.book or self.ours if book else self.ours


MESSAGES = (
    Exhibit(strings.TYPED, strings.TYPED_NOTE, messages.typed),
    Exhibit(strings.FLOWN, strings.FLOWN_NOTE, messages.flown_everywhere, messages.flown),
    Exhibit(strings.SLID, strings.SLID_NOTE, messages.slid),
    Exhibit(strings.CIRCLED, strings.CIRCLED_NOTE, messages.circled_smoothly, messages.circled),
    Exhibit(strings.MARKED, strings.MARKED_NOTE, messages.marked),
    Exhibit(strings.BOTTOM, strings.BOTTOM_NOTE, messages.bottom),
)
COLOUR = (
    Exhibit(strings.MIXED, strings.MIXED_NOTE, colour.mixed_at_once, colour.mixed, whole=True),
    Exhibit(strings.BLENDS, strings.BLENDS_NOTE, colour.blends, whole=True),
    Exhibit(strings.RAINBOW, strings.RAINBOW_NOTE, colour.rainbow),
)
PICTURES = (Exhibit(strings.NEGATIVE, strings.NEGATIVE_NOTE, pictures.negative, whole=True),)
SPRITES = (
    Exhibit(strings.CARRIED, strings.CARRIED_NOTE, pictures.carried_smoothly, pictures.carried, whole=True),
    Exhibit(strings.EDITED, strings.EDITED_NOTE, edited, hands=True),
)
LETTERS = (
    Exhibit(strings.STORED, strings.STORED_NOTE, letters.stored),
    Exhibit(strings.POSTER, strings.POSTER_NOTE, letters.poster_by_lines, letters.poster, whole=True),
    Exhibit(strings.TALL, strings.TALL_NOTE, letters.tall_text, whole=True),
    Exhibit(strings.MELTED, strings.MELTED_NOTE, letters.melting),
    Exhibit(strings.FACES, strings.FACES_NOTE, letters.faces),
)
SOUND = (
    Exhibit(strings.LAUGH, strings.LAUGH_NOTE, sounds.laughing),
    Exhibit(strings.ROTOR, strings.ROTOR_NOTE, sounds.rotor),
    Exhibit(strings.TRAIN, strings.TRAIN_NOTE, sounds.steam),
    Exhibit(strings.THUNDER, strings.THUNDER_NOTE, sounds.storm),
)
KEYBOARD = (
    Exhibit(strings.PRESSED, strings.PRESSED_NOTE, keys.pressed, hands=True),
    Exhibit(strings.TIMED, strings.TIMED_NOTE, keys.timed),
    Exhibit(strings.ASKED, strings.ASKED_NOTE, keys.asked, hands=True),
)
HYGIENE = (
    Exhibit(strings.EQUAL, strings.EQUAL_NOTE, hygiene.equal),
    Exhibit(strings.SCROLLED, strings.SCROLLED_NOTE, hygiene.scrolled),
)
LEFT_SIDE = (
    (strings.MESSAGES, MESSAGES),
    (strings.COLOUR, COLOUR),
    (strings.PICTURES, PICTURES),
    (strings.SPRITES, SPRITES),
)
RIGHT_SIDE = (
    (strings.LETTERS, LETTERS),
    (strings.SOUND, SOUND),
    (strings.KEYBOARD, KEYBOARD),
    (strings.HYGIENE, HYGIENE),
)
EXHIBITS = tuple(exhibit for _, group in (*LEFT_SIDE, *RIGHT_SIDE) for exhibit in group)
