"""The instruction card as a picture: the goal, the game's own screen with what is to be seen in it, the controls."""

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.card_picture import CardPicture
from arcade.cabinet.pages.card_sheet import NARROW_MARGIN, TAP, TOUCH, draw_level, draw_narrow, draw_wide
from arcade.cabinet.pages.more import more
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.caps import CLOSEST, spacing
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import button, panel
from arcade.cabinet.paint.snow import snow
from arcade.cabinet.paint.typeset import CAPITALS, put_centred
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.setups import Variant, guide_of, moment, moment_setup, turn_level
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.fire import Fire
from arcade.cabinet.widgets.footer import Key, KeyHint, footer, hints
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.flow.cursor import clicked

STORY = 104
"""Width of the smaller button on a telephone."""
PICTURE_FOOT = 14
"""Pixels from a telephone's picture to what stands below it."""
BY_ITSELF = 6 * 50
"""Frames after which a game begins that was chosen on the shelf, unless a key says that the card is being read."""
MEANINGS = {Key.FIRE: "fire", Key.LEFT_RIGHT: "right", Key.HOLD: "more", Key.BACK: "back"}


class Card:
    """A card on a page's screen."""

    def __init__(self, context: PageContext, game: Game, variant: Variant | None = None) -> None:
        """With a `variant` it is the one before a game, and the level can be chosen."""
        self.context = context
        self.game = game
        self.variant = variant
        self._guide = guide_of(game.slug)
        self._picture = CardPicture(context, game, self._guide)
        self._narrow = grid(context.monitor).narrow
        self._frame = 0
        self._ready = False
        self._places: list[tuple[str, Rect]] = []
        """What a click means, and where."""
        self._start: Rect = (0, 0, 0, 0)
        """What starts the game; a line on it tells how soon it starts by itself."""
        self._waited = 0 if variant is not None else -1
        """Frames of waiting for a key; -1 where it is not counted, or not any more."""
        demonstration = Demonstration(lambda: moment_setup(game.slug, context.language), context.font)
        self._job = BackgroundJob(advanced(demonstration, moment(game.slug).frame), context.clock_and_seeds.clock)

    @property
    def levels(self) -> bool:
        """Whether there is a level to be chosen."""
        return self.variant is not None and len(self.game.cartridge.levels) > 1

    def draw(self) -> None:
        """All of it, with the picture as soon as there is one."""
        context, guide = self.context, self._guide
        if self._narrow:
            _, top, _, height = self._picture.rect
            high = context.monitor.SIZE[1]
            foot = high - TOUCH - 12 - (TAP + 6 if self.levels else 0)
            draw_narrow(context, self.game, guide, top + height + PICTURE_FOOT, foot)
        else:
            draw_wide(context, self.game, guide)
        self.draw_keys()
        self._picture.draw_frame()
        if self._ready:
            self._draw_picture()

    def step(self) -> None:
        """Work on the picture for a share of a frame; until it is there the tube snows in the colours of the cover."""
        if self._ready:
            return
        self._frame += 1
        if self._job.step():
            self._ready = True
            self._draw_picture()
        elif not self.context.preferences.calm:
            colours = sorted(set().union(*cover_sprite(self.game.slug).rows))
            snow(self.context.monitor, self._picture.rect, self._frame, colours=colours)

    def begins(self, touched: bool) -> bool:
        """Whether nobody has touched anything for so long that the game begins; to be asked once a frame."""
        if self._waited < 0:
            return False
        left, top, wide, _ = self._start
        if touched:
            self._waited = -1
            self.draw_keys()
            return False
        before, self._waited = wide * self._waited // BY_ITSELF, self._waited + 1
        done = wide * self._waited // BY_ITSELF
        if done != before:
            self.context.monitor.fill((left, top, done, 1), c.AMBER if not self._narrow else c.INK)
        return self._waited >= BY_ITSELF

    def meaning(self, pixel: tuple[int, int]) -> str:
        """What a click means: fire where nothing else is, but on a telephone nothing."""
        for gesture, rect in self._places:
            if inside(rect, *pixel):
                return gesture
        return "" if self._narrow else "fire"

    def draw_keys(self, held: int = 0) -> None:
        """What can be done next; `held` hundredths of holding fire are done."""
        if self._narrow:
            self._draw_buttons(held)
            return
        start = strings.START if self.variant is not None else strings.GO_ON_PLAYING
        back = strings.TO_THE_SHELF if self.variant is not None else strings.HELP_BACK
        hints: list[KeyHint] = [(Key.FIRE, start)]
        if self.levels:
            hints.append((Key.LEFT_RIGHT, self._level_words()))
        hints += [(Key.HOLD, strings.WHOLE_STORY), (Key.BACK, back)]
        booked = Key.LEFT_RIGHT if self.levels and self._level.book else None
        found = footer(self.context, *hints, booked=booked)
        self._places = [(MEANINGS[key], rect) for key, rect in found]
        self._start = next(rect for key, rect in found if key is Key.FIRE)
        for key, (left, top, wide, _) in found:
            if key is Key.HOLD and held:
                self.context.monitor.fill((left, top, wide * held // 100, 1), c.AMBER)

    @property
    def _level(self) -> Level[object]:
        levels = self.game.cartridge.levels
        return levels[self.variant.level if self.variant is not None else levels.keys[0]]

    def _level_words(self) -> str:
        """The level's name, with the word for it where there is room."""
        context, name = self.context, self.context.text(self._level.name)
        words = context.text(strings.BESIDE_NAMED if self._level.beside else strings.LEVEL_NAMED, name=name)
        others: list[KeyHint] = [
            (Key.FIRE, strings.START),
            (Key.LEFT_RIGHT, words),
            (Key.HOLD, strings.WHOLE_STORY),
            (Key.BACK, strings.TO_THE_SHELF),
        ]
        booked = 1 if self._level.book else -1
        return words if spacing(hints(context, others), context.monitor.SIZE[0], booked) >= CLOSEST else name

    def _draw_buttons(self, held: int) -> None:
        """The bar with the whole story beside it, and the level above."""
        context, monitor = self.context, self.context.monitor
        wide, high = monitor.SIZE
        top, inner = high - TOUCH - 6, wide - 2 * NARROW_MARGIN
        bar = NARROW_MARGIN + STORY + 6, top, inner - STORY - 6, TOUCH
        button(monitor, bar, context.text(strings.PLAY if self.variant is not None else strings.RESUME).upper())
        story = (NARROW_MARGIN, top, STORY, TOUCH)
        panel(monitor, story)
        put_centred(monitor, story[0], top + (TOUCH - CAPITALS) // 2, STORY, context.text(strings.WHOLE_STORY), c.MIST)
        self._places = [("fire", bar), ("more", story)]
        self._start = (bar[0] + 3, bar[1], bar[2] - 6, bar[3])
        if held:
            monitor.fill((story[0] + 3, top + TOUCH - 3, (STORY - 6) * held // 100, 1), c.AMBER)
        if self.levels:
            level = (NARROW_MARGIN, top - TAP - 6, inner, TAP)
            draw_level(context, self._level, level)
            self._places += [("left", (*level[:2], inner // 2, TAP)), ("right", level)]

    def _draw_picture(self) -> None:
        machine = self._job.result.machine
        if machine is not None:
            self._picture.draw(machine)


def card(context: PageContext, game: Game, variant: Variant | None = None) -> Screen[bool]:
    """Show the card: true when the player goes on, false when they go back.

    Before a game its `variant` is given, and the level can be chosen.
    """
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    shown, fire = Card(context, game, variant), Fire(context)
    by_pad = context.by_pad
    shown.draw()
    while True:
        part = fire.part
        shown.step()
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = shown.meaning(pixel)
            if gesture == "fire":
                gesture = "tap"
        begins = shown.begins(bool(context.keys))
        gesture = fire.step(gesture in ("fire", "start")) or ("tap" if begins else gesture)
        match gesture:
            case "tap":
                voices.choose(monitor)
                context.store.note_card_seen(game.slug)
                return True
            case "back":
                voices.back(monitor)
                return False
            case "held" | "more" | "down":
                voices.tab(monitor)
                yield from more(context, game)
                shown.draw()
            case "left" | "right" if shown.levels and variant is not None:
                turn_level(context, game, variant, -1 if gesture == "left" else 1)
                voices.tab(monitor)
                shown.draw_keys()
        if context.by_pad != by_pad:
            by_pad = context.by_pad
            shown.draw()
        elif fire.part != part:
            shown.draw_keys(fire.part)
