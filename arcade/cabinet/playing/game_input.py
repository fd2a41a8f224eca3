"""The player's keys on their way to a game: without the arcade's own, translated, typed by joystick if need be."""

from collections import deque
from collections.abc import Callable

from arcade.cabinet.input.bindings import ALWAYS_MUTES, MUTE, Bindings
from arcade.cabinet.input.hold_to_pause import Taps
from arcade.cabinet.input.offered import LINE_KEYS, Orders
from arcade.cabinet.playing.captures import FILM_KEYS, PICTURE_KEYS
from arcade.cabinet.playing.thoughts import THOUGHT_KEYS
from arcade.cabinet.replays.key_log import acceptable
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.machine.keyboard import NO_KEYS, Keys, is_click
from arcade.machine.machine import Waiting
from arcade.machine.signs import fitting
from arcade.toolkit.contract.languages import Language

PAUSE_KEYS = frozenset(("escape", "pause", "pad1 start", "pad2 start"))
MUTE_KEYS = frozenset((MUTE, MUTE.upper(), ALWAYS_MUTES))
ARCADE_KEYS = PAUSE_KEYS | PICTURE_KEYS | FILM_KEYS | THOUGHT_KEYS
"""What no game sees."""


class GameInput:
    """One game's keys."""

    def __init__(self, bindings: Bindings, language: Language, seats: int = 1) -> None:
        self._seats = seats
        self.bind(bindings)
        self.onscreen = OnscreenKeyboard(language)
        self.point: Callable[[str], str] = str
        """What a click means while the keys are on the screen."""
        self.known: Callable[[str], bool] = bool
        """Whether the machine has a letter for a sign."""
        self.lost = False
        """Whether a sign was typed in this frame for which it has none."""
        self._clicks: dict[str, str] = {}
        """What the clicks that are held mean."""
        self._taps = Taps()
        self._orders: deque[str] = deque()
        self._ordered = False

    def bind(self, bindings: Bindings) -> None:
        """Take the keys as the player set them."""
        self.bindings = bindings
        self.orders = Orders(bindings, self._seats)

    def order(self, key: str) -> None:
        """Press a key of the cabinet's, such as "!hint", in a coming frame."""
        self._orders.append(key)

    def forget(self) -> None:
        """Whatever is held now was not meant for the program."""
        self._taps.forget()

    def mutes(self, pressed: Keys, waiting: Waiting | None) -> bool:
        """Whether a key that means the sound was pressed: M is none while it is a letter of an answer or a line."""
        keys = {key.lower() for key in pressed & MUTE_KEYS if not self.bindings.uses(key.lower())}
        if ALWAYS_MUTES in keys or not keys or waiting is None:
            return bool(keys)
        return waiting.kind == "key" and (MUTE not in waiting.choices or self.bindings.stands_in)

    def keys(self, keys: Keys, waiting: Waiting | None, by_touch: bool = False) -> Keys:
        """What the program is to see in this frame; `waiting` is what it waits for.

        To whoever plays `by_touch` the host offers the answers, and no keys are drawn on the screen.
        """
        seen = self._pointed(self._taps.keys(keys - ARCADE_KEYS if keys & ARCADE_KEYS else keys))
        self.lost = False
        seen = self._written(seen) if waiting is not None and waiting.kind == "line" else self.bindings.translate(seen)
        if not by_touch:
            seen = self.onscreen.keys(seen, waiting)
        else:
            self.onscreen.shown = False
            if waiting is not None and waiting.kind == "line":
                seen = frozenset(LINE_KEYS.get(key, key) for key in seen) if seen else seen
        # An order is a key like any other: pressed in one frame, let go in the next.
        self._ordered = not self._ordered and bool(self._orders)
        if self._ordered:
            return acceptable(seen | {self._orders.popleft()})
        return acceptable(seen) if seen else NO_KEYS

    def _written(self, keys: Keys) -> Keys:
        """The keys with the signs of a line in a form that the machine has, and without those it has no letter for."""
        strange = [key for key in keys if len(key) == 1 and not self.known(key)]
        if not strange:
            return keys
        forms = [fitting(key, self.known) for key in strange]
        self.lost = not all(forms)
        return keys.difference(strange) | frozenset(filter(None, forms))

    def _pointed(self, keys: Keys) -> Keys:
        """The keys with clicks as the program is to see them: each means one thing for as long as it is held."""
        clicks = [key for key in sorted(keys) if is_click(key)]
        self._clicks = {
            key: self._clicks[key] if key in self._clicks else self.point(key) if self.onscreen.shown else key
            for key in clicks
        }
        return keys.difference(clicks) | frozenset(filter(None, self._clicks.values())) if clicks else keys
