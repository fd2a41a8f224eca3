"""The one door between the page's scripts and the arcade: strings, numbers and bytes go through it, and nothing else.

The scripts keep the loop, so that what was written can be kept between two frames and nothing blocks: they ask how long
there is until the next frame, let it run and take what came of it. What happened meanwhile they tell.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

from arcade.cabinet.app import Cabinet
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.options import Options
from arcade.cabinet.storage.store import Store
from arcade.cabinet.user_error import UserError
from arcade.console.figures import fitting
from arcade.console.key_edges import KeyEdges
from arcade.console.pacing import Pacing
from arcade.console.pad_maps import STANDARD, TRIGGER_REST, USUAL
from arcade.console.pads import Pad, Pads
from arcade.console.phosphors import Palette, seen
from arcade.console.plan_json import plan_json
from arcade.console.plans import Plan, plan
from arcade.machine.data import fetch_with
from arcade.machine.hosting import Hands, Notice
from arcade.machine.machine import Machine
from arcade.machine.signs import usual
from arcade.toolkit.contract.texts import Prose
from arcade.web.file_exchange import PageFileExchange
from arcade.web.links import start_of
from arcade.web.sounding import Sounding

PAGE_SETTINGS = ("fullscreen", "language", "touch_side", "touch_size", "touch_opacity", "buzz")
"""What the page itself has to know of the player's settings."""


class Bridge:
    """The arcade as the page's scripts see it."""

    def __init__(self, start: str, fetch: Callable[[str], bool] | None = None) -> None:
        """`start` is JSON, what the page and the worker know; `fetch` lays a table of an opponent down.

        The `folder` of the data, and which files were `kept` and are in it again; the page's `query`; the browser's
        `language`, which counts until the player chooses one; the `dangers` to what is kept, by names of notices; and
        the `surface` and the `shape` as for the methods.
        """
        if fetch is not None:
            fetch_with(fetch)
        told = json.loads(start)
        folder = Path(told["folder"])
        self._store = Store(folder)
        language = None if self._store.setting("language") else told["language"]
        slip: Prose | None = None
        try:
            start_at = start_of(told["query"], CLOCK_AND_SEEDS.today())
        except UserError as error:
            start_at, slip = None, error.words
        options = Options(language=language, fullscreen=False, data_dir=folder, way_out=False, start=start_at)
        self._files = PageFileExchange(self._store, folder, told["kept"], told["dangers"])
        self._cabinet = Cabinet(self._store, CLOCK_AND_SEEDS, options, self._files)
        if slip is not None:
            self._cabinet.context.tell(slip)
        self._presses = KeyEdges()
        self._pads = Pads(self._presses, self._cabinet)
        self._pacing = Pacing()
        self._sounding = Sounding()
        self._kept = 0
        """What `Store.changes` was when the database was last taken."""
        self._clicks = 0
        self._machine: Machine | None = None
        self._plan: Plan | None = None
        self._shown: tuple[bytes, Palette] = (b"", ())
        self._offered: Hands | None = None
        self._told: dict[str, object] = {}
        self._news: list[dict[str, object]] = []
        self.surface(*told["surface"])
        self.shape(*told["shape"])

    # --- what happened

    def press(self, place: str, key: str, digit: str = "") -> None:
        """A place of the keyboard or of the page went down as a key; one of the digit row is the place of a `digit`."""
        key = usual(key) or key
        self._presses.press(("key", place), key if digit in ("", key) else self._cabinet.digit_row(key, digit))

    def release(self, place: str) -> None:
        """It went up again."""
        self._presses.release(("key", place))

    def tap(self, key: str) -> None:
        """A key that has no place, such as a letter that was composed."""
        self._clicks += 1
        self._presses.tap(("tap", self._clicks), usual(key) or key)

    def click(self, x: int, y: int) -> None:
        """A point of the surface was clicked or touched."""
        if self._plan is not None and self._machine is not None:
            pixel = self._plan.pixel((x, y), type(self._machine))
            if pixel is not None:
                self.tap("@{},{}".format(*pixel))

    def surface(self, width: int, height: int) -> None:
        """Pictures are shown on so many pixels from now on."""
        self._surface = max(width, 1), max(height, 1)

    def shape(self, width: int, height: int) -> None:
        """What there is room for: it stays as it is when buttons come and go, and says whether pages stand upright."""
        self._cabinet.screen(max(width, 1), max(height, 1))

    def focus(self, lost: bool) -> None:
        """The page lost the keyboard or is hidden, or has it again."""
        self._pads.deaf = lost
        if lost:
            self._presses.release_all()
            self._pads.release_all()
        self._cabinet.focus(lost)

    def pad_added(self, device: int, guid: str, name: str, standard: bool, axes: str) -> None:
        """A pad is there, whose axes stand as the JSON list says; a browser may know it as a `standard` one."""
        rest = enumerate(json.loads(axes))
        triggers = frozenset(axis for axis, value in rest if value < TRIGGER_REST)
        self._pads.add(device, Pad(guid, name, STANDARD if standard else USUAL, triggers))

    def pad_removed(self, device: int) -> None:
        """A pad has gone."""
        self._pads.remove(device)

    def button(self, device: int, button: int, pressed: bool) -> None:
        """A pad's button is down or up."""
        self._pads.button(device, button, pressed)

    def axis(self, device: int, axis: int, value: float) -> None:
        """A pad's axis stands somewhere between -1 and 1."""
        self._pads.axis(device, axis, value)

    def hands(self, touch: bool) -> None:
        """The player uses a finger, and the page offers what is told as hands; or keys, a pad or a mouse again."""
        self._cabinet.touched(touch)

    def asked(self, order: str) -> None:
        """The page asks for "fullscreen" or another order of the show."""
        self._cabinet.asked(order)
        self._tell_settings()  # each order's own answer: two between two frames would cancel out unheard

    def notice(self, name: str) -> None:
        """The page found something out: a Notice by its name."""
        self._cabinet.notice(Notice(name))

    def arrive(self, path: str) -> None:
        """A file that the player has chosen lies there."""
        self._files.arrive(path)

    # --- time

    def left(self) -> float:
        """Milliseconds until the next frame is due; 0 or less when it is."""
        return 1000 * self._pacing.left

    def forgotten(self) -> float:
        """Milliseconds of frames that came too late and were given up, since the start."""
        return 1000 * self._pacing.forgotten

    def frame(self) -> bool:
        """Run a frame; whether the arcade goes on."""
        machine = self._cabinet.frame(self._presses.frame())
        if machine is None:
            return False
        self._machine = machine
        self._pacing.ran(machine.FRAME / machine.CLOCK)
        return True

    def suspend(self) -> None:
        """Note the game that is being played, for the page may go without another word."""
        self._cabinet.close()

    # --- what came of it

    def sound(self) -> bytes:
        """The sound of the frame just run, see `Sounding.frame`."""
        return b"" if self._machine is None else self._sounding.frame(self._machine, self._cabinet.window_settings)

    def told(self) -> str | None:
        """A JSON list of messages for the page, or None: what of the plan, the hands and the settings has changed."""
        if self._machine is None:
            return None
        window_settings = self._cabinet.window_settings
        wanted = plan(
            self._surface, type(self._machine), window_settings.look, window_settings.scaling, window_settings.phosphor
        )
        if wanted != self._plan:
            self._plan = wanted
            self._shown = b"", ()
            self._tell("plan", plan_json(wanted, type(self._machine), self._surface))
        hands = self._cabinet.hands
        if hands is not self._offered:
            self._offered = hands
            self._tell("hands", asdict(hands))
        self._tell_settings()
        news, self._news = [*self._news, *self._files.messages()], []
        return json.dumps(news, ensure_ascii=False) if news else None

    def picture(self) -> bytes | None:
        """The palette indices of the machine's picture, or None while it is the one that was taken last.

        Before them stands a byte for the number of colours, and red, green and blue of each; 0 where they are the
        same as before. (256 colours would be 0, too: no machine has so many.)
        """
        machine = self._machine
        if machine is None:
            return None
        pixels, palette = machine.pixels(), self._colours(machine)
        before, colours = self._shown
        if palette == colours and (pixels is before or pixels == before):
            return None
        self._shown = pixels, palette
        if palette == colours:
            return b"\0" + pixels
        return bytes((len(palette), *(part for colour in palette for part in colour))) + pixels

    def image(self) -> bytes | None:
        """The database, when something was written to it since it was last taken; else None."""
        changes = self._store.changes
        if changes == self._kept:
            return None
        self._kept = changes
        return self._store.image()

    def changed(self) -> str | None:
        """The files of the data folder that are to be kept anew (true) or no longer (false), as JSON pairs; or None."""
        changed = self._files.changed()
        return json.dumps(changed) if changed else None

    def seen(self) -> str:
        """For whoever measures and tests, JSON: the machine that is shown, its frame, and its screen as text."""
        machine = self._machine
        if machine is None:
            return "{}"
        return json.dumps({"machine": machine.NAME, "frame": machine.frame, "text": machine.text_rows()})

    def _colours(self, machine: Machine) -> Palette:
        palette = machine.palette()
        return palette if fitting(type(machine)).paper else seen(palette, self._cabinet.window_settings.phosphor)

    def _tell_settings(self) -> None:
        self._tell("settings", {name: getattr(self._cabinet.window_settings, name) for name in PAGE_SETTINGS})

    def _tell(self, kind: str, what: Mapping[str, object]) -> None:
        """Post what is another than it was."""
        if self._told.get(kind) != what:
            self._told[kind] = what
            self._news.append({"type": kind, kind: what})
