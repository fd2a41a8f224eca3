"""What the hands do, on a card: keys as caps, as the player set them, and the joystick with what does something lit."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import CONTROLS, key_name, short_name
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.caps import HEIGHT, LARGE, cap, cap_width, large_cap, large_width
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.stick import HEIGHT as STICK_HEIGHT
from arcade.cabinet.paint.stick import WIDTH as STICK_WIDTH
from arcade.cabinet.paint.stick import stick
from arcade.cabinet.paint.typeset import LINE, put, put_centred, put_runs, width, wrapped
from arcade.machine.monitor import TooWideError
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.guide import Use

CROSS = ("up", "left", "down", "right")
"""The pushes of a use that has all four of them, in the order of its caps: one above, three below."""
FAMILIAR = (*CROSS, "return", " ", "f1", "f2", "f3", "f4")
"""Keys that a stranger would press, before the letters that a game knows as well."""
STEP = 22
"""Pixels from one large cap to the next."""
LARGE_STEP = 27
"""Pixels from one row of large caps to the next."""
HEADING = 46
"""Pixels that a panel's name takes."""
CROSS_WIDTH = 3 * STEP - 1
INSET, AIR = 8, 8
SLENDER = 4
"""Pixels left of small caps where words are long."""
HEAD = 15
"""Pixels above small caps for the panel's name."""


@dataclass(frozen=True)
class Caps:
    """The names on the caps of a use, and what they do."""

    names: tuple[str, ...]
    words: str
    short: tuple[str, ...] = ()
    """The names as small caps have them where the others leave no room for the words."""

    def fitting(self, room: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names on small caps, and the words in one line or two; of a row that is too long the first cap alone."""
        for names in (self.names, self.short, self.names[:1], self.short[:1]):
            left = room - small_width(names)
            if width(self.words) <= left or (names is not self.names and _widest(self.words) <= left):
                return names, wrapped(self.words, left)
        raise TooWideError(f"{self.words!r} has no room beside {self.short[:1]}")

    @property
    def fitting_width(self) -> int:
        """Pixels of a row of small caps with its words in one line."""
        return small_width(self.names) + width(self.words)

    @property
    def large(self) -> int:
        """The same with large caps."""
        return sum(large_width(name) + 2 for name in self.names) + 5 + width(self.words)


def small_width(names: Sequence[str]) -> int:
    """Pixels of a row of small caps, and to the words beside it."""
    return sum(cap_width(name) + 2 for name in names) + 3


def _widest(words: str) -> int:
    return max(map(width, words.split()))


def pushes(use: Use) -> dict[str, Control]:
    """The pad's positions that a use takes, and whose they are."""
    return {key.removeprefix("pad1 "): one for one in use.controls for key in one.keys if key.startswith("pad1 ")}


def draw_keys(context: PageContext, keys: Bindings, uses: Sequence[Use], rect: Rect) -> None:
    """The panel of the keyboard."""
    left, top, wide, high = _panel(context, rect, context.text(strings.KEYS_HEAD), lit=not context.by_pad)
    crossed = next((use for use in uses if not use.typed and pushes(use).keys() >= set(CROSS)), None)
    ways = _crosses(context, keys, crossed) if crossed is not None else []
    others = [use for use in uses if use is not crossed] if ways else list(uses)
    if ways and crossed is not None:
        ways = ways[-1:] if others else ways
        _draw_crosses(context, ways, context.text(crossed.words), (left, top, 96 if others else wide, high))
        left, wide = left + 96, wide - 96
    _draw_rows(context, [_caps(context, keys, use) for use in others], (left, top, wide, high), beside_cross=bool(ways))


def draw_stick(context: PageContext, uses: Sequence[Use], rect: Rect, headed: bool = True) -> None:
    """The panel of the joystick: what a push does beside it."""
    monitor = context.monitor
    left, top, wide, high = (
        _panel(context, rect, context.text(strings.STICK_HEAD), lit=context.by_pad) if headed else rect
    )
    lit = {name for use in uses for name in (pushes(use) if not on_screen(use) else (*CROSS, "fire"))}
    stick(monitor, left + 20 * headed, top + (high - STICK_HEIGHT - 1 if headed else (high - STICK_HEIGHT) // 2), lit)
    at_left = left + STICK_WIDTH + 10 + 20 * headed
    room = wide - (at_left - left) - INSET
    said: dict[str, list[str]] = {}
    for use in uses:
        said.setdefault(_how(context, use), []).append(context.text(use.words))
    rows = [_fitted(f"{how}:", ", ".join(what), room) for how, what in said.items() if how]
    lines = sum(map(len, rows))
    pause = context.text(strings.PAUSE_BY_TOUCH if context.by_touch else strings.PAUSE_BY_PAD)
    extra = wrapped(pause, room) if (lines + len(wrapped(pause, room))) * LINE <= high - AIR else ()
    at = top + max((high - (lines + len(extra)) * LINE) // 2, 2) + 1
    for row in rows:
        for how, what in row:
            put_runs(monitor, at_left, at, ((how, c.MIST), (what, c.BRIGHT_WHITE)), room)
            at += LINE
    for line in extra:
        put(monitor, at_left, at, line, c.MIST, room)
        at += LINE


def _panel(context: PageContext, rect: Rect, title: str, lit: bool) -> Rect:
    """The box with its name, brighter for the device in hand; the room in it."""
    left, top, wide, high = rect
    box(context.monitor, rect, c.NIGHT, c.LILAC if lit else c.WALL2)
    put(context.monitor, left + 7, top + 5, title, c.LILAC)
    return left + 2, top + 2, wide - 4, high - 4


def _crosses(context: PageContext, keys: Bindings, use: Use) -> list[tuple[str, ...]]:
    """At most two ways to push in four directions by the names of their keys, the arrows last.

    None where the names are too long for caps.
    """
    each = [keys.keys(pushes(use)[name]) for name in CROSS]
    pushed = sorted(zip(*each, strict=False), key=lambda way: way == CROSS)
    ways = [tuple(key_name(key, context.language) for key in way) for way in pushed]
    return [way for way in ways if all(large_width(name) == LARGE for name in way)][-2:]


def _draw_crosses(context: PageContext, ways: Sequence[tuple[str, ...]], words: str, rect: Rect) -> None:
    """One cross of caps or two, and below them what they do."""
    monitor = context.monitor
    left, top, wide, _ = rect
    between = context.text(strings.OR)
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


def _caps(context: PageContext, keys: Bindings, use: Use) -> Caps:
    """One key for each control of a use, the most familiar one; or what is typed."""
    words, language = context.text(use.words), context.language
    if use.typed:
        return Caps((use.typed,), words, (use.typed,))
    each = [sorted(keys.keys(control), key=_strangeness)[:1] for control in use.controls]
    shown = [key for known in each for key in known]
    names, short = (tuple(named(key, language) for key in shown) for named in (key_name, short_name))
    return Caps(names, words, short)


def _strangeness(key: str) -> int:
    return FAMILIAR.index(key) if key in FAMILIAR else len(FAMILIAR)


def _draw_rows(context: PageContext, rows: Sequence[Caps], rect: Rect, beside_cross: bool) -> None:
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
            _draw_large(context, row, left + inset, at)
            at += LARGE_STEP
    elif not beside_cross and all(row.large <= half for row in rows):
        for place, row in enumerate(rows):
            _draw_large(context, row, left + INSET + place % 2 * (half + INSET), top + 18 + place // 2 * LARGE_STEP)
    else:
        most = max(row.fitting_width for row in rows)
        if not beside_cross and most > wide - inset - SLENDER:
            inset, top, high = SLENDER, top + HEAD, high - HEAD
        fitted = [row.fitting(wide - inset - SLENDER) for row in rows]
        heights = [max(HEIGHT, len(lines) * LINE) for _, lines in fitted]
        gap = max(min((high - 4 - sum(heights)) // len(rows), 5), 0)
        at = top + (high - sum(heights) - gap * (len(rows) - 1)) // 2
        for (names, lines), height in zip(fitted, heights, strict=True):
            _draw_small(context, names, lines, left + inset, at)
            at += height + gap


def _draw_large(context: PageContext, row: Caps, left: int, top: int) -> None:
    for name in row.names:
        left = large_cap(context.monitor, left, top, name) + 2
    put(context.monitor, left + 4, top + 5, row.words, c.BRIGHT_WHITE)


def _draw_small(context: PageContext, names: Sequence[str], lines: Sequence[str], left: int, top: int) -> None:
    for name in names:
        left = cap(context.monitor, left, top, name) + 2
    for place, line in enumerate(lines):
        put(context.monitor, left + 3, top + 2 + place * LINE, line, c.BRIGHT_WHITE)


def on_screen(use: Use) -> bool:
    """Whether a pad does it on the keys that come to the screen."""
    return bool(use.typed) and not use.controls


def _how(context: PageContext, use: Use) -> str:
    """How a pad does it; nothing where it cannot."""
    taken = pushes(use)
    if on_screen(use):
        return context.text(strings.WITH_ITS_NAME if context.by_touch else strings.SHOWS_KEYS)
    if taken:
        every = taken.keys() >= set(CROSS)
        names = [context.text(strings.PUSH)] if every else []
        others = [name for name in taken if not every or name not in CROSS]
        names += [_button(context, name) for name in others]
        how = ", ".join(names)
        return how[:1].upper() + how[1:]
    if context.by_touch:
        return context.text(strings.WITH_ITS_NAME)
    by_order = any(key.startswith("!") for one in use.controls for key in one.keys)
    return context.text(strings.PAUSE) if by_order else ""


def _button(context: PageContext, name: str) -> str:
    """A push or a button as the device of the moment has it."""
    if context.by_touch and name in strings.TOUCH_BUTTONS:
        return strings.TOUCH_BUTTONS[name]
    return context.text(strings.BUTTONS.get(name, CONTROLS[name]))


def _fitted(how: str, what: str, room: int) -> list[tuple[str, str]]:
    """A line, or what is said in a second one."""
    if width(f"{how} {what}") <= room:
        return [(f"{how} ", what)]
    return [(how, ""), *((" ", line) for line in wrapped(what, room - width(" ")))]
