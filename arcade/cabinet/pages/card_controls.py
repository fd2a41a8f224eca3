"""What the hands do, on a card: keys as caps, as the player set them, and the joystick with what does something lit."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import CONTROLS, key_name
from arcade.cabinet.paint.caps import HEIGHT, LARGE, cap, cap_width, large_cap, large_width
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.stick import HEIGHT as STICK_HEIGHT
from arcade.cabinet.paint.stick import WIDTH as STICK_WIDTH
from arcade.cabinet.paint.stick import stick
from arcade.cabinet.paint.typeset import LINE, put, put_centred, put_runs, shortened, width, wrapped
from arcade.cabinet.stage import Stage
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.guide import Use

CROSS = ("up", "left", "down", "right")
"""The pushes of a use that has all four of them, in the order of its caps: one above, three below."""
STEP, LARGE_STEP = 22, 27
"""Pixels from one large cap to the next, and from a row of them to the next."""
HEADING = 46
"""Pixels that a panel's name takes."""
CROSS_WIDTH = 3 * STEP - 1
ROWS = 4
INSET, AIR = 8, 8


@dataclass(frozen=True)
class Caps:
    """The names on the caps of a use, and what they do."""

    names: tuple[str, ...]
    words: str

    @property
    def wide(self) -> int:
        """Pixels of a row of small caps with its words."""
        return sum(cap_width(name) + 2 for name in self.names) + 3 + width(self.words)

    @property
    def large(self) -> int:
        """The same with large caps."""
        return sum(large_width(name) + 2 for name in self.names) + 5 + width(self.words)


def pushes(use: Use) -> dict[str, Control]:
    """The pad's positions that a use takes, and whose they are: all of them where something is typed."""
    return {key.removeprefix("pad1 "): one for one in use.controls for key in one.keys if key.startswith("pad1 ")}


def draw_keys(stage: Stage, keys: Bindings, uses: Sequence[Use], rect: Rect) -> None:
    """The panel of the keyboard."""
    left, top, wide, high = _panel(stage, rect, stage.text(strings.KEYS_HEAD), lit=not stage.by_pad)
    crossed = next((use for use in uses if pushes(use).keys() >= set(CROSS)), None)
    ways = _crosses(stage, keys, crossed) if crossed is not None else []
    others = [use for use in uses if use is not crossed] if ways else list(uses)
    if ways and crossed is not None:
        ways = ways[-1:] if others else ways
        _draw_crosses(stage, ways, stage.text(crossed.words), (left, top, 96 if others else wide, high))
        left, wide = left + 96, wide - 96
    _draw_rows(stage, [_caps(stage, keys, use) for use in others], (left, top, wide, high), beside_cross=bool(ways))


def draw_stick(stage: Stage, uses: Sequence[Use], rect: Rect, headed: bool = True) -> None:
    """The panel of the joystick: what a push does beside it."""
    monitor = stage.monitor
    left, top, wide, high = _panel(stage, rect, stage.text(strings.STICK_HEAD), lit=stage.by_pad) if headed else rect
    lit = {name for use in uses for name in (pushes(use) if not use.typed else (*CROSS, "fire"))}
    stick(monitor, left + 20 * headed, top + (high - STICK_HEIGHT - 1 if headed else (high - STICK_HEIGHT) // 2), lit)
    at_left = left + STICK_WIDTH + 10 + 20 * headed
    room = wide - (at_left - left) - INSET
    said: dict[str, list[str]] = {}
    for use in uses:
        said.setdefault(_how(stage, use), []).append(stage.text(use.words))
    rows = [_fitted(f"{how}:", ", ".join(what), room) for how, what in said.items() if how]
    lines = sum(map(len, rows))
    pause = stage.text(strings.PAUSE_BY_PAD)
    extra = wrapped(pause, room) if (lines + len(wrapped(pause, room))) * LINE <= high - AIR else ()
    at = top + max((high - (lines + len(extra)) * LINE) // 2, 2) + 1
    for row in rows:
        for how, what in row:
            put_runs(monitor, at_left, at, ((how, c.MIST), (what, c.BRIGHT_WHITE)), room)
            at += LINE
    for line in extra:
        put(monitor, at_left, at, line, c.MIST, room)
        at += LINE


def _panel(stage: Stage, rect: Rect, title: str, lit: bool) -> Rect:
    """The box with its name, brighter for the device in hand; the room in it."""
    left, top, wide, high = rect
    box(stage.monitor, rect, c.NIGHT, c.LILAC if lit else c.WALL2)
    put(stage.monitor, left + 7, top + 5, title, c.LILAC)
    return left + 2, top + 2, wide - 4, high - 4


def _crosses(stage: Stage, keys: Bindings, use: Use) -> list[tuple[str, ...]]:
    """For each way to push in four directions the names of its keys; none where the names are too long for caps."""
    controls = [pushes(use)[name] for name in CROSS]
    each = [keys.keys(control) for control in controls]
    ways = [tuple(key_name(key, stage.language) for key in way) for way in zip(*each, strict=False)]
    return [way for way in ways if all(large_width(name) == LARGE for name in way)][:2]


def _draw_crosses(stage: Stage, ways: Sequence[tuple[str, ...]], words: str, rect: Rect) -> None:
    """One cross of caps or two, and below them what they do."""
    monitor = stage.monitor
    left, top, wide, _ = rect
    between = stage.text(strings.OR)
    gap = width(between) + 24
    whole = CROSS_WIDTH * len(ways) + gap * (len(ways) - 1)
    at = left + (wide - whole) // 2 + (8 if len(ways) == 1 and wide < 120 else 0)
    for place, (up, west, south, east) in enumerate(ways):
        if place:
            put_centred(monitor, at - gap, top + 38, gap, between, c.MIST)
        large_cap(monitor, at + STEP, top + 9, up)
        for step, name in enumerate((west, south, east)):
            large_cap(monitor, at + step * STEP, top + 9 + STEP, name)
        at += CROSS_WIDTH + gap
    middle = left + (wide - whole) // 2 + (8 if len(ways) == 1 and wide < 120 else 0)
    put_centred(monitor, middle - 20, top + 59, whole + 40, words, c.BRIGHT_WHITE)


def _caps(stage: Stage, keys: Bindings, use: Use) -> Caps:
    """One key for each control of a use: its arrow if it has one, else the first; or what is typed."""
    names: list[str] = [use.typed] if use.typed else []
    for control in use.controls:
        known = keys.keys(control)
        arrows = [key for key in known if key in CROSS]
        names += [key_name(key, stage.language) for key in (arrows or known)[:1]]
    return Caps(tuple(names), stage.text(use.words))


def _draw_rows(stage: Stage, rows: Sequence[Caps], rect: Rect, beside_cross: bool) -> None:
    """Large caps, one row or two below each other or two columns of them; small ones where these have no room."""
    left, top, wide, high = rect
    rows = [row for row in rows if row.names]
    inset = 4 if beside_cross else HEADING
    half = wide // 2 - INSET
    if len(rows) <= 2 and all(row.large <= wide - inset for row in rows):
        if not beside_cross:
            inset = max(inset, (wide - max((row.large for row in rows), default=0)) // 2)
        at = top + (high - LARGE_STEP * len(rows) + 7) // 2
        for row in rows:
            _draw_large(stage, row, left + inset, at)
            at += LARGE_STEP
    elif not beside_cross and all(row.large <= half for row in rows):
        for place, row in enumerate(rows):
            _draw_large(stage, row, left + INSET + place % 2 * (half + INSET), top + 18 + place // 2 * LARGE_STEP)
    else:
        step = min((high - 6) // max(len(rows), 1), HEIGHT + 5)
        at = top + (high - step * len(rows)) // 2 + 2
        for row in rows:
            _draw_small(stage, row, left + inset, at, wide - inset - 4)
            at += step


def _draw_large(stage: Stage, row: Caps, left: int, top: int) -> None:
    for name in row.names:
        left = large_cap(stage.monitor, left, top, name) + 2
    put(stage.monitor, left + 4, top + 5, row.words, c.BRIGHT_WHITE)


def _draw_small(stage: Stage, row: Caps, left: int, top: int, room: int) -> None:
    """Where names of keys that the player chose are too long one of them stands there, and shortened."""
    names = row.names if row.wide <= room else row.names[:1]
    each = (room - width(row.words) - 3) // max(len(names), 1) - 2 - (cap_width("") + 1)
    for name in names:
        left = cap(stage.monitor, left, top, name if row.wide <= room else shortened(name, max(each, 12))) + 2
    put(stage.monitor, left + 3, top + 2, row.words, c.BRIGHT_WHITE)


def _how(stage: Stage, use: Use) -> str:
    """How a pad does it; nothing where it cannot."""
    taken = pushes(use)
    if use.typed:
        return stage.text(strings.BY_SIGNS)
    if taken.keys() >= set(CROSS):
        return stage.text(strings.PUSH)
    if taken:
        names = [stage.text(strings.BUTTONS.get(name, CONTROLS[name])) for name in taken]
        return ", ".join(names).capitalize()
    by_order = any(key.startswith("!") for one in use.controls for key in one.keys)
    return stage.text(strings.PAUSE) if by_order else ""


def _fitted(how: str, what: str, room: int) -> list[tuple[str, str]]:
    """A line, or what is said in a second one."""
    if width(f"{how} {what}") <= room:
        return [(f"{how} ", what)]
    return [(how, ""), *((" ", line) for line in wrapped(what, room - width(" ")))]
