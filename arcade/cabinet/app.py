"""The arcade as a show for the host: its boot screen, while which everything behind it arrives, and what comes then."""

from functools import partial
from typing import Protocol

from arcade.cabinet import lazy_loading, strings
from arcade.cabinet.faces import Faces
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.front.choice import Place
from arcade.cabinet.input.digit_row import of_digit_row
from arcade.cabinet.input.offered import Offered
from arcade.cabinet.kiosk.operator_chord import SECONDS, SECONDS_BEFORE_NUMBER, OperatorChord
from arcade.cabinet.kiosk.visitors import Visitors, forget, settle_in
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import ClockAndSeeds, PageContext, RawPress, Screen
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.storage.pin_lock import PinLock
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.hosting import Hands, Notice
from arcade.machine.keyboard import Keys
from arcade.machine.machine import Machine
from arcade.toolkit.contract.texts import Text


class Inside(Protocol):
    """What is behind the boot screen (`navigator.Navigator`), which is imported only then."""

    at_shelf: bool

    def rest(self) -> None: ...
    def save(self) -> None: ...
    def leave(self) -> None: ...
    def interrupt(self, reason: Text) -> None: ...
    def started(self, start: Start) -> Screen[None]: ...
    def rounds(self) -> Screen[None]: ...
    def from_the_wall(self) -> Screen[None]: ...
    def operators_screens(self, lock: PinLock) -> Screen[None]: ...
    def demonstrations(self) -> Screen[None]: ...
    def board(self) -> Screen[None]: ...


class Cabinet:
    """The whole arcade, a frame at a time; fulfils arcade.console.show.Show."""

    def __init__(
        self,
        store: Store,
        clock_and_seeds: ClockAndSeeds,
        options: Options | None = None,
        files: FileExchange | None = None,
    ) -> None:
        """`outside` is what the host has around it, an ordinary computer unless told otherwise."""
        self.options = options or Options()
        self.context = PageContext(
            store, Preferences(), clock_and_seeds, Faces(self.options.data_dir, self.options.font)
        )
        self.context.files = files or FileExchange(self.options.data_dir)
        self.context.files.text = self.context.text
        self.context.settle = partial(settle_in, self.context, self.options)
        self.context.settle()
        self._place = Place()
        self._navigator: Inside | None = None
        self.context.kiosk = self.options.kiosk
        if self.options.kiosk:
            forget(self.context, self.options, self._place)
        self._visitors = Visitors()
        self._chord = OperatorChord(SECONDS_BEFORE_NUMBER if self.options.pin else SECONDS)
        self._lock = PinLock(store, clock_and_seeds.clock)
        if self.options.unlock:
            self._lock.open()
        self._frame_seconds = 0.0
        """How long the frame before this one lasted."""
        self._screens = self._all_screens()
        self._offered = Offered()
        self._quitting = False

    @property
    def navigator(self) -> Inside:
        """What is behind the boot screen. It is imported when it is first asked for: the first picture needs none."""
        if self._navigator is None:
            from arcade.cabinet.navigator import Navigator

            self._navigator = Navigator(self.context, self.options, self._place)
        return self._navigator

    @property
    def window_settings(self) -> Preferences:
        """What the host is to do."""
        return self.context.preferences

    @property
    def hands(self) -> Hands:
        """What a finger has to be offered after the latest frame."""
        return self._offered.now(self.context.asked, self.context.orders, self.context.language)

    def frame(self, keys: Keys) -> Machine | None:
        """Run one frame; the machine to show, or None when the player has left."""
        self.context.begin(keys)
        if self._quitting:
            self.close()
            return None
        if self.options.kiosk:
            self._mind_the_visitors(keys)
        if self._navigator is not None:
            self._navigator.rest()
        machine = next(self._screens, None)
        if machine is not None:
            self._frame_seconds = machine.FRAME / machine.CLOCK
        return machine

    def _mind_the_visitors(self, keys: Keys) -> None:
        """Let the operator in, and get ready for the next visitor when one has walked away."""
        self._lock.seconds_left()
        if self._chord.held(keys, self._frame_seconds):
            self.close()
            self._go_on(self.navigator.operators_screens(self._lock))
        elif self._visitors.left(
            self.context.touches, at_shelf := self._navigator is not None and self._navigator.at_shelf
        ):
            self._go_on(self.navigator.demonstrations() if at_shelf else self.navigator.from_the_wall())
            forget(self.context, self.options, self._place)

    def _go_on(self, screens: Screen[None]) -> None:
        """Break off whatever is being done."""
        self._screens.close()
        self._screens = screens
        self.navigator.leave()
        self.context.swallow()

    def close(self) -> None:
        """Keep the game that is being played, if there is one; to be called when the arcade is left."""
        if self._navigator is not None:
            self._navigator.save()

    def end(self) -> None:
        """Keep the game and end with the next frame, kiosk or not; may be called at any moment, by a signal say."""
        self._quitting = True

    def focus(self, lost: bool) -> None:
        """Pause when the window has lost the keyboard."""
        if lost:
            self._interrupt(strings.LOST_FOCUS)

    def pads(self, count: int) -> None:
        """Know how many joysticks are plugged in."""
        self.context.sticks = count

    def pad_lost(self, name: str) -> None:  # noqa: ARG002 (any pad in use may be the player's)
        """Pause when a joystick in use has gone."""
        self._interrupt(strings.LOST_PAD)

    def touched(self, finger: bool) -> None:
        """Know whether the player uses a finger, and the host offers `hands`."""
        self.context.touched(finger)

    def raw(self, guid: str, pad: str, source: str) -> None:
        """Take what was pressed on a pad that is being set up."""
        self.context.raw.append(RawPress(guid, pad, source))

    def digit_row(self, sign: str, digit: str) -> str:
        """What a key of the digit row means to the page or the game of the latest frame."""
        return of_digit_row(sign, digit, self.context.asked, self.context.orders, self.context.gestures.also)

    def asked(self, order: str) -> None:
        """Obey the window."""
        match order:
            case "quit" | "fullscreen" if self.options.kiosk:
                pass
            case "quit":
                self._quitting = True
            case "fullscreen":
                self.context.set("fullscreen", not self.context.preferences.fullscreen)

    def screen(self, width: int, height: int) -> None:
        """Know the shape of what pictures are shown on: an upright one gets the telephone's grid."""
        self.context.fit(width, height)

    def notice(self, notice: Notice) -> None:
        """Tell the player what the host found out."""
        self.context.tell(strings.HOST_NOTICES[notice])

    def _interrupt(self, reason: Text) -> None:
        if self._navigator is not None:
            self._navigator.interrupt(reason)

    def _all_screens(self) -> Screen[None]:
        if self.options.start is not None:
            yield from self.navigator.started(self.options.start)
        elif self.options.board:
            yield from self.navigator.board()
        elif self.options.boot:
            yield from self.context.show(boot(self.context, _coming()))
            yield from self.navigator.from_the_wall()
        else:
            yield from self.navigator.rounds()


def _coming() -> TimeSlices[None]:
    """What arrives while the boot screen is shown."""
    yield from lazy_loading.module("arcade.cabinet.navigator")
    yield from lazy_loading.letters()
    yield from lazy_loading.shelf()
