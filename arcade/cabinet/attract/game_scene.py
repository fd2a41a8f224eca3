"""A game at its best, live in its set: its title, what one does in it, and who plays."""

from arcade.cabinet import strings
from arcade.cabinet.attract.laureate import draw_laureate, laureate_height
from arcade.cabinet.attract.live_game import LiveGame
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.front.sound import GameSound
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import champion_lines
from arcade.cabinet.paint import emblem
from arcade.cabinet.paint.casing import casing, draw_casing, seen, tube
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.headline import LARGE, MIDDLE, SMALL, VIOLET, broken, headline
from arcade.cabinet.paint.page import fitted
from arcade.cabinet.paint.panel import box, rainbow, rule, wallpaper
from arcade.cabinet.paint.portrait import SIDE, portrait, robot
from arcade.cabinet.paint.typeset import AIRY, LINE, put, put_lines, wrapped
from arcade.cabinet.setups import guide_of
from arcade.cabinet.shelf_groups import players
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.widgets.shelf_tune import TUNE_PARTS
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

SNOW = 20
"""Frames of snow before a game, at least."""
PATIENCE = 6 * 50
"""Frames of snow after which a game that is not ready is left out."""
FRAMES = 30 * 50
STRIP = 30
LEFT, TOP = 6, 36
TITLE_STEP = 20
FACE = 4
"""Pixels to a dot of the champion's face."""


class GameScene(Scene):
    frames = FRAMES

    def __init__(self, context: PageContext, live: LiveGame) -> None:
        super().__init__(context)
        self._live = live
        self._kind = live.game.cartridge.machine
        self._sound = GameSound(context)
        whole = seen(self._kind)
        if self.narrow:
            self._view = whole.cut(self.wide)
            across, down = self._view.size
            self._tube: Rect = (self.wide - across) // 2, STRIP + 2, across, down
        else:
            self._view, self._tube = whole, tube(self._kind, LEFT, TOP)

    @property
    def busy(self) -> bool:
        """While it is not ready itself."""
        return not self._live.ready

    def draw(self) -> None:
        """The set, and what is said of the game."""
        monitor, context = self.context.monitor, self.context
        wallpaper(monitor, (0, 0, self.wide, self.high))
        monitor.fill((0, 0, self.wide, STRIP), c.NIGHT)
        rule(monitor, 0, STRIP, self.wide)
        words = strings.AT_ITS_BEST if self._live.champion is None else strings.CHAMPION_PLAYS
        headline(monitor, 8, 9, context.text(words), SMALL, VIOLET)
        rainbow(monitor, self.wide - 8, 6, 18, 8)
        if self.narrow:
            monitor.fill(self._tube, c.BLACK)
            self._draw_words(8, self._tube[1] + self._tube[3] + 10, self.wide - 16)
            return
        draw_casing(monitor, self._kind, LEFT, TOP)
        set_wide, set_high = casing(self._kind).width, casing(self._kind).height
        monitor.fill((0, TOP + set_high, self.wide, 5), c.WOOD2)
        rule(monitor, 0, TOP + set_high, self.wide, c.WOOD3)
        monitor.fill((0, TOP + set_high + 5, self.wide, self.high - TOP - set_high - 5), c.NIGHT)
        left = LEFT + set_wide + 9
        self._draw_words(left, TOP + 4, self.wide - left - 7)
        if self._laureate is None:
            self._draw_below(TOP + set_high + 14)
        else:
            self._draw_laureate(self._laureate, TOP + set_high + 10)

    def step(self, frame: int) -> bool:
        """Snow until the game is ready, then the game; nothing of one that is broken."""
        live = self._live
        ready = live.prepare()
        if not ready or frame < SNOW:
            live.draw_snow(self._tube, frame, rounded=not self.narrow)
            return frame < PATIENCE
        more = live.step()
        live.draw(self._view, self._tube, rounded=not self.narrow)
        if live.heard and live.machine is not None:
            self._sound.step(live.machine, TUNE_PARTS[self.context.preferences.attract_sound])
        return more

    def _draw_words(self, left: int, top: int, room: int) -> None:
        """Title, one line, for how many, and who plays."""
        monitor, context, cartridge = self.context.monitor, self.context, self._live.game.cartridge
        if self.narrow:
            fitted(monitor, left, top, context.text(cartridge.title), room, LARGE)
            top += 36
        else:
            for line in broken(context.text(cartridge.title), MIDDLE, room):
                headline(monitor, left, top + 4, line, MIDDLE, room=room)
                top += TITLE_STEP
            top += 8
        top = put_lines(monitor, left, top, context.text(cartridge.tagline), c.CREAM, room, step=AIRY) + 4
        after = emblem.people(monitor, left, top - 1, max(cartridge.seats)) + 2
        put(monitor, after, top, context.text(players(cartridge)), c.BRIGHT_CYAN, left + room - after)
        top += 18
        rule(monitor, left, top, room)
        if self._laureate is None:
            self._draw_player(left, top + 9, room)
            if self.narrow:
                self._draw_below(top + 62)
        elif self.narrow:
            self._draw_laureate(self._laureate, top + 12)
            self._draw_below(top + 24 + laureate_height(narrow=True))
        else:
            self._draw_goal(left, top + 10, room)

    @property
    def _laureate(self) -> ScoreRow | None:
        """A leaderboard's champion, who is shown larger."""
        return self._live.champion if self._live.cabinet else None

    def _draw_laureate(self, row: ScoreRow, top: int) -> None:
        context, inset = self.context, 8 if self.narrow else 16
        rect = inset, top, self.wide - 2 * inset, laureate_height(self.narrow)
        unit = context.text(self._live.game.cartridge.score_label)
        draw_laureate(context, rect, row, self._live.cabinet, unit, self.narrow)

    def _draw_goal(self, left: int, top: int, room: int) -> None:
        """What one does in the game, above the plank if there is room for all of it."""
        guide = guide_of(self._live.game.slug)
        words = "" if guide is None else self.context.text(guide.goal)
        if top + AIRY * len(wrapped(words, room)) <= TOP + casing(self._kind).height:
            put_lines(self.context.monitor, left, top, words, c.BRIGHT_WHITE, room)

    def _draw_player(self, left: int, top: int, room: int) -> None:
        """The champion with face and score, or the pilot."""
        monitor, context, champion = self.context.monitor, self.context, self._live.champion
        monitor.stamp(left, top, robot(FACE) if champion is None else portrait(champion.player, FACE))
        beside = left + SIDE * FACE + 8
        room -= SIDE * FACE + 8
        if champion is None:
            put_lines(monitor, beside, top + 12, context.text(strings.PILOT_PLAYS), c.MIST, room, 2, LINE)
            return
        at = top + 4
        for words, ink in champion_lines(context, champion, room):
            put(monitor, beside, at, words, ink, room)
            at += 15

    def _draw_below(self, top: int) -> None:
        """The cover, and the goal."""
        monitor, context, game = self.context.monitor, self.context, self._live.game
        cover = cover_sprite(game.slug)
        box(monitor, (16, top, cover.width + 4, cover.height + 4), c.BLACK, c.AMBER)
        monitor.stamp(18, top + 2, cover)
        guide = guide_of(game.slug)
        if guide is None:
            return
        left = 18 + cover.width + 16
        room = self.wide - left - 12
        goal = context.text(guide.goal)
        lines = len(wrapped(goal, room))
        put_lines(monitor, left, top + (cover.height + 4 - AIRY * lines) // 2 + 3, goal, c.BRIGHT_WHITE, room)
