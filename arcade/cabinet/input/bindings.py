"""The player's own choice of keys: which key on the desk is which key to the program."""

from collections.abc import Mapping, Sequence

from arcade.machine.keyboard import Keys
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, UP, Control

COMMON = (LEFT, RIGHT, UP, DOWN, FIRE, BACK)
"""The controls that can be given keys for all games at once."""
MUTE = "m"
"""The key that turns the sound off and on in every game."""
STAND_IN = ","
"""The key beside it, which stands in where a game has M from its listing."""
ALWAYS_MUTES = "f8"
"""Does so even where M is a letter."""
RESERVED = ("escape", "pause", MUTE, ALWAYS_MUTES, "f9", "f10", "f11", "f12", "print screen")
"""Keys that the arcade keeps for itself."""


def on_desk(key: str) -> bool:
    """Whether a key name is a key of the keyboard, not of a joystick, the mouse or the cabinet."""
    return not key.startswith(("pad1 ", "pad2 ", "!")) and not (key.startswith("@") and len(key) > 1)


def all_controls(own: Sequence[Control]) -> tuple[Control, ...]:
    """A game's controls and the common ones that it does not name itself."""
    named = {control.name for control in own}
    return (*own, *(control for control in COMMON if control.name not in named))


class Bindings:
    """Translates keys for one game. `chosen` is a key for each control that the player gave another.

    The program sees its listing's M when the player presses STAND_IN, unless M itself was chosen for something.
    """

    def __init__(self, own: Sequence[Control], chosen: Mapping[str, str], common: Mapping[str, str]) -> None:
        """`common` is the choice for all games; a game's own controls keep their usual keys against it."""
        self.controls = all_controls(own)
        taken = {key for control in own for key in control.keys}
        self.stands_in = MUTE in taken
        """Whether the game has M from its listing, and another key does what M did."""
        taken |= {STAND_IN} if self.stands_in else set()
        names = {control.name for control in self.controls}
        self.chosen = {name: key for name, key in common.items() if name in names and key not in taken}
        self.chosen.update((name, key) for name, key in chosen.items() if name in names)
        self._table: dict[str, str] = {}
        lost: set[str] = set()
        kept: set[str] = set()
        for control in self.controls:
            (lost if control.name in self.chosen else kept).update(filter(on_desk, control.keys))
        for key in lost - kept:
            self._table[key] = ""
        if self.stands_in:
            self._table |= {MUTE: "", STAND_IN: MUTE if MUTE in kept else ""}
        for control in self.controls:
            if control.name in self.chosen:
                self._table[self.chosen[control.name]] = control.keys[0]
        self._last: tuple[Keys, Keys] = (frozenset(), frozenset())

    def key(self, control: Control) -> str:
        """The key that means a control now; a joystick position when it has no key."""
        return next(iter(self.keys(control)), control.keys[0])

    def keys(self, control: Control) -> list[str]:
        """Every key of the desk that means a control now, the one shown first to begin with."""
        if control.name in self.chosen:
            return [self.chosen[control.name]]
        return [key for key in map(self.desk_key, filter(on_desk, control.keys)) if key]

    def desk_key(self, seen: str) -> str:
        """A key of the desk that a program sees as this one; an empty text where the player's choice left none."""
        if self._table.get(seen, seen) == seen:
            return seen
        return next((key for key, other in self._table.items() if other == seen), "")

    def uses(self, key: str) -> bool:
        """Whether a key means some control."""
        if key in self._table:
            return bool(self._table[key])
        return any(key in control.keys for control in self.controls)

    def translate(self, keys: Keys) -> Keys:
        """The keys as the program is to see them."""
        if not self._table:
            return keys
        before, after = self._last
        if keys is not before:
            after = frozenset(seen for key in keys if (seen := self._table.get(key.lower(), key)))
            self._last = (keys, after)
        return after


def rebind(
    own: Sequence[Control], chosen: Mapping[str, str], common: Mapping[str, str], control: Control, key: str
) -> tuple[dict[str, str], Control | None]:
    """The choice after a control is given a key, and the other control that had it and takes the old key instead."""
    before, unchosen = Bindings(own, chosen, common), Bindings(own, {}, common)
    others = [other for other in before.controls if other.name != control.name]
    loser = next((other for other in others if before.key(other) == key), None)
    changed = {**chosen, control.name: key}
    if loser is not None:
        changed[loser.name] = before.key(control)
    usual = {one.name: unchosen.key(one) for one in before.controls}
    return {name: other for name, other in changed.items() if usual.get(name) != other}, loser
