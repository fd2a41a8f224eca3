"""A player with four directions and two buttons: plays what a pilot wants, typing on the screen's keyboard."""

from collections.abc import Iterator

from arcade.cabinet.replays.session import Session
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard, layout
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.controls import HELPS

SAME = {
    "left": "pad1 left",
    "right": "pad1 right",
    "up": "pad1 up",
    "down": "pad1 down",
    "return": "pad1 fire",
    " ": "pad1 fire",
    "backspace": "pad1 back",
}
"""What the joystick does directly."""
ORDERS = frozenset(key for control in HELPS for key in control.keys if key.startswith("!"))
"""What the joystick reaches in the pause menu, which is the cabinet's own."""
PUSH, REST = 2, 2
WAIT = 12
PATIENCE = 400


class Joystick:
    """Feeds a session through the on-screen keyboard; no key but the joystick's is ever pressed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.onscreen = OnscreenKeyboard()
        self._wanted: Keys = NO_KEYS

    def frame(self, wanted: Keys) -> None:
        """One frame of what the pilot holds; a letter takes as long as it takes to find it on the screen."""
        fresh = sorted(key for key in wanted - self._wanted if not self._direct(key))
        self._wanted = wanted
        for key in fresh:
            self._type(key)
        held = frozenset(SAME.get(key, key) for key in wanted if self._direct(key))
        self._step(held)

    def _direct(self, key: str) -> bool:
        if key.startswith("pad") or key in ORDERS:
            return True
        waiting = self.session.machine.waiting
        return key in SAME and not (waiting is not None and waiting.kind == "line")

    def _step(self, keys: Keys) -> None:
        assert all(key.startswith("pad") or key in ORDERS for key in keys)
        self.session.step(self.onscreen.keys(keys, self.session.machine.waiting))

    def _push(self, name: str) -> None:
        for keys in (frozenset((f"pad1 {name}",)), NO_KEYS):
            for _ in range(PUSH if keys else REST):
                self._step(keys)

    def _type(self, key: str) -> None:
        """Bring up the keyboard, walk to the key and fire."""
        waiting = self.session.machine.waiting
        assert waiting is not None, f"{key!r} is pressed while nothing is asked"
        if waiting.kind == "key" and waiting.chosen:
            self._steer(key)
            return
        rows = layout(waiting)
        assert any(key in map(str.lower, row) for row in rows), f"no way to answer {key!r} by joystick"
        for _ in range(PATIENCE):
            if self.onscreen.shown:
                break
            self._push("right")
        for _ in self._walk([len(row) for row in rows]):
            if self.onscreen.chosen.lower() == key:
                self._push("fire")
                for _ in range(WAIT):
                    self._step(NO_KEYS)
                return
        raise AssertionError(f"{key!r} was not found on the screen's keyboard")

    def _steer(self, key: str) -> None:
        """Change the answer shown until it is the one that the key gives, and fire."""
        for _ in range(PATIENCE):
            waiting = self.session.machine.waiting
            if waiting is not None and waiting.chosen == key:
                self._push("fire")
                for _ in range(WAIT):
                    self._step(NO_KEYS)
                return
            self._push("right")
        raise AssertionError(f"{key!r} was not among the answers shown")

    def _walk(self, widths: list[int]) -> Iterator[None]:
        """Every place of the keyboard in turn, row by row."""
        for _ in widths:
            for _ in range(max(widths)):
                yield
                self._push("right")
            self._push("down")
