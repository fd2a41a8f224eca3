"""A game on the screen, from its first frame until the player leaves it."""

from enum import Enum, auto
from pathlib import Path

from arcade.cabinet import rewind, strings
from arcade.cabinet.deafness import Deafness
from arcade.cabinet.desk import MUTE_KEYS, PAUSE_KEYS, Desk
from arcade.cabinet.library import Game
from arcade.cabinet.overlay import RING, Overlay
from arcade.cabinet.pages import pause
from arcade.cabinet.pages.card import bindings, card
from arcade.cabinet.pages.message import confirmed, message, question
from arcade.cabinet.pages.pause import Wish
from arcade.cabinet.replays.retrace import step
from arcade.cabinet.run import Run
from arcade.cabinet.settings_life import settings_life
from arcade.cabinet.settling import keep_learned, settle
from arcade.cabinet.souvenirs import FILM_KEYS, Souvenirs
from arcade.cabinet.stage import Life, Stage
from arcade.cabinet.theme import HEADING_COLUMNS
from arcade.machine.machine import Machine
from arcade.toolkit.texts import Text

SAVE_EVERY = 10 * 50
"""Frames between two notes of the run, for the case of a crash."""
SAVE_LATEST = 40 * 50
CHEAP = 800
"""A run with more changes of keys takes longer than a frame to note: while it moves it is noted after SAVE_LATEST."""


class After(Enum):
    """What the player wants after a game."""

    SHELF = auto()
    AGAIN = auto()


class Play:
    """One game; `life` is the whole of it. `stop` may be called at any moment."""

    def __init__(self, stage: Stage, game: Game, run: Run, data_dir: Path | None) -> None:
        self.stage = stage
        self.game = game
        self.run = run
        self.notice: Text | None = None
        """Why the game is to be paused, if it is."""
        self._desk = Desk(bindings(stage, game))
        self._overlay = Overlay(run.session.machine)
        self._souvenirs = Souvenirs(stage, game.slug, data_dir)
        self._souvenirs.begin(run)
        self._saved = run.session.machine.frame
        self._changes = 0
        self._before: bytes | None = None
        """The machine's memory in the last frame, while a game that has ended celebrates."""

    def life(self) -> Life[After]:
        """Play. Raises BrokenProgramError when the program breaks."""
        stage, caption = self.stage, self._souvenirs.caption
        stage.swallow()
        while True:
            if self.notice is not None or stage.pressed & PAUSE_KEYS or stage.hold.full:
                after = yield from self._pause()
                if after is not None:
                    return after
                continue
            if stage.pressed & FILM_KEYS:
                stage.swallow(FILM_KEYS)
                caption.say((yield from self._souvenirs.film(self.run)))
            shown = self._frame()
            session = self.run.session
            if self.run.unsettled and (session.ended or session.machine.waiting is not None):
                medal = yield from settle(stage, self.run, self.game, self._before)
                if medal is not None:
                    caption.say(medal)
            else:
                yield shown
            self._before = session.machine.memory() if self.run.unsettled else None
            if session.ended:
                return (yield from self._over())

    def save(self) -> None:
        """Note the run, so that it can be gone on with."""
        self._saved = self.run.session.machine.frame
        if self.run.in_the_middle or self.run.unsettled:
            self.stage.store.suspend(self.game.slug, self.run.replay())

    def _frame(self) -> Machine:
        stage, run = self.stage, self.run
        session = run.session
        machine = session.machine
        if not stage.kiosk and self._desk.mutes(stage.pressed, machine.waiting):
            stage.set("mute", not stage.preferences.mute)
            stage.swallow(MUTE_KEYS)
        keys = self._desk.keys(stage.keys, machine.waiting)
        run.touched = run.touched or bool(keys)
        self._changes += 2 * bool(stage.pressed)
        step(session, keys)
        run.watch(session)
        self._souvenirs.follow(run)
        age = machine.frame - self._saved
        if age >= SAVE_EVERY and (self._changes < CHEAP or machine.waiting is not None or age >= SAVE_LATEST):
            self.save()
        caption, ring = self._souvenirs.caption, stage.hold.lit(len(RING))
        if not self._desk.onscreen.shown and not caption.shown and not ring:
            return machine
        shown = self._overlay.show()
        if self._desk.onscreen.shown:
            self._desk.onscreen.draw(self._overlay)
        elif caption.shown:
            caption.draw(self._overlay)
        if ring:
            self._overlay.ring(ring, stage.text(strings.PAUSE))
        return shown

    def _over(self) -> Life[After]:
        """The program has ended: its last picture stays until a key is pressed, then comes the question what next."""
        stage = self.stage
        stage.store.drop_suspended(self.game.slug)
        stage.swallow()
        deafness = Deafness()
        while not (deafness.over(stage.down) and stage.pressed):
            yield self.run.session.machine
        title = self.game.cartridge.within(HEADING_COLUMNS)
        page = question(stage, title, strings.WHAT_NOW, (strings.AGAIN, strings.TO_SHELF))
        answer = yield from stage.show(page, by_itself=True)
        return After.AGAIN if answer == 0 else After.SHELF

    def _pause(self) -> Life[After | None]:
        """The pause menu; None to go on playing."""
        stage, run = self.stage, self.run
        stage.swallow()
        self.save()
        language, calm = stage.language, stage.preferences.calm
        wish = Wish.RESUME
        after: After | None = None
        while after is None:
            notice, self.notice = self.notice, None
            wish = yield from stage.show(pause.pause(stage, run, notice, wish), by_itself=notice is not None)
            match wish:
                case Wish.RESUME:
                    break
                case Wish.HINT | Wish.TAKE_BACK | Wish.SOLVE:
                    self._desk.order(pause.HELP_ORDERS[wish])
                    break
                case Wish.RULES:
                    yield from stage.show(card(stage, self.game))
                case Wish.SETTINGS:
                    yield from settings_life(stage, self.game)
                    self._desk.bindings = bindings(stage, self.game)
                case Wish.PICTURE:
                    yield from stage.show(message(stage, self._souvenirs.photograph(run)))
                case Wish.FILM:
                    yield from stage.show(message(stage, (yield from self._souvenirs.film(run))))
                case Wish.REWIND:
                    glimpse = yield from rewind.choose(stage, run)
                    if glimpse is not None:
                        self.run = run = yield from rewind.rewound(stage, run, glimpse)
                        self._overlay = Overlay(run.session.machine)
                        self._saved = run.session.machine.frame
                        self._souvenirs.begin(run)
                        yield from rewind.count_in(run)
                        break
                case Wish.RESTART:
                    after = yield from self._restart()
                case Wish.LEAVE:
                    after = yield from self._leave()
        if stage.language != language:
            self._desk.order(f"!lang {stage.language}")
        if stage.preferences.calm != calm:
            self._desk.order(f"!calm {'on' if stage.preferences.calm else 'off'}")
        self.notice = None
        stage.swallow()
        self._desk.forget()
        return after

    def _restart(self) -> Life[After | None]:
        if self.run.unsettled:
            yield from settle(self.stage, self.run, self.game)
        sure = not self.run.in_the_middle or (
            yield from self.stage.show(
                confirmed(
                    self.stage, strings.RESTART, strings.RESTART_ASK, strings.RESTART_YES, strings.KEEP_PLAYING
                )
            )
        )
        if not sure:
            return None
        self._give_up()
        return After.AGAIN

    def _leave(self) -> Life[After | None]:
        """Leave: a game in the middle waits on the shelf, unless the player gives it up."""
        if self.run.unsettled:
            yield from settle(self.stage, self.run, self.game)
        if not self.run.in_the_middle:
            self._give_up()
            return After.SHELF
        answers = (strings.LEAVE_KEEP, strings.LEAVE_DROP, strings.KEEP_PLAYING)
        answer = yield from self.stage.show(question(self.stage, strings.LEAVE, strings.LEAVE_ASK, answers))
        match answer:
            case 0:
                self.save()
            case 1:
                self._give_up()
            case _:
                return None
        keep_learned(self.stage, self.run, self.game)
        return After.SHELF

    def _give_up(self) -> None:
        keep_learned(self.stage, self.run, self.game)
        self.stage.store.drop_suspended(self.game.slug)
