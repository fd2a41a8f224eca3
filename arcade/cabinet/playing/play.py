"""A game on the screen, from its first frame until the player leaves it."""

from enum import Enum, auto
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import ALWAYS_MUTES
from arcade.cabinet.input.mash_guard import MashGuard
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import pause
from arcade.cabinet.pages.card import card
from arcade.cabinet.pages.card_sheet import bindings
from arcade.cabinet.pages.message import confirmed, message, question
from arcade.cabinet.pages.pause import Choice
from arcade.cabinet.pages.result_actions import Action
from arcade.cabinet.pages.settings_pages import settings_pages
from arcade.cabinet.playing import rewind
from arcade.cabinet.playing.captures import FILM_KEYS, Captures
from arcade.cabinet.playing.covers import Covers
from arcade.cabinet.playing.game_input import MUTE_KEYS, PAUSE_KEYS, GameInput
from arcade.cabinet.playing.thoughts import THOUGHT_KEYS, Thoughts
from arcade.cabinet.playing.typing_screen import TypingScreen
from arcade.cabinet.replays.journal import Journal, keep
from arcade.cabinet.replays.retrace import step
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring.career import keep_learned
from arcade.cabinet.scoring.ending import Ending
from arcade.cabinet.scoring.inviting import invite
from arcade.cabinet.scoring.looking_back import LookingBack
from arcade.cabinet.shelf_groups import Game
from arcade.machine.machine import Machine
from arcade.toolkit.contract.texts import Text, filled

SAVE_EVERY = 10 * 50
"""Frames between two notes of the run, for the case of a crash."""


class After(Enum):
    """What the player wants after a game."""

    SHELF = auto()
    AGAIN = auto()
    HARDER = auto()
    """Again, a level higher."""


AFTER = {Action.AGAIN: After.AGAIN, Action.HARDER: After.HARDER, Action.SHELF: After.SHELF}
YES = "return"
"""The key that answers a program's question for another game: it means what the program proposes."""


class Play:
    """One game; `screens` is the whole of it. `stop` may be called at any moment."""

    def __init__(
        self, context: PageContext, game: Game, run: Run, data_dir: Path | None, journal: Journal | None = None
    ) -> None:
        """`journal` tells what of the run is stored already."""
        self.context = context
        self.game = game
        self.run = run
        self.notice: Text | None = None
        """Why the game is to be paused, if it is."""
        setup = run.session.setup
        self._input = GameInput(bindings(context, game), setup.language, setup.seats)
        self._captures = Captures(context, game.slug, data_dir)
        self._captures.begin(run)
        self._see()
        self._journal = journal or Journal()
        self._ending = Ending(context, run, game, self._journal, self._looking_back)
        self._saved = run.session.machine.frame

    def screens(self) -> Screen[After]:
        """Play. Raises BrokenProgramError when the program breaks."""
        context, toast = self.context, self._captures.toast
        context.swallow()
        while True:
            if self.notice is not None or context.pressed & PAUSE_KEYS or context.hold.full:
                after = yield from self._pause()
                if after is not None:
                    return after
                continue
            if context.pressed & FILM_KEYS:
                context.swallow(FILM_KEYS)
                toast.say((yield from self._captures.film(self.run, self.run.session.machine)))
            if context.pressed & THOUGHT_KEYS:
                context.swallow(THOUGHT_KEYS)
                yield from self._think_aloud()
            shown = self._frame()
            if self._ending.due:
                after = yield from self._settled()
                if after is not None:
                    return after
            else:
                yield shown
            if self.run.session.ended:
                return (yield from self._over())

    def save(self) -> None:
        """Note the run, so that it can be gone on with."""
        self._saved = self.run.session.machine.frame
        if self.run.in_the_middle or self._ending.open:
            keep(self.context.store, self.game.slug, self.run, self._journal)

    def _see(self) -> None:
        """Get ready what is shown over or round the run's machine."""
        machine = self.run.session.machine
        self._thoughts = Thoughts(self.context, self.run, self._input.order)
        self._looking_back = LookingBack(self.context, self.run)
        self._typing = TypingScreen(self.context, machine, self._input.onscreen)
        self._input.point = self._typing.click
        self._input.known = lambda sign: not machine.lacks(sign)
        self._covers = Covers(self.context, machine, self._captures.toast, self._thoughts)

    def _frame(self) -> Machine:
        context, run = self.context, self.run
        session = run.session
        machine = session.machine
        if not context.kiosk and self._input.mutes(context.pressed, machine.waiting):
            self._turn_sound()
        keys = self._input.keys(context.keys, machine.waiting, context.by_touch)
        if self._input.lost and context.pressed:
            self._captures.toast.say(strings.NO_SUCH_SIGN)
        run.touched = run.touched or bool(keys)
        step(session, keys)
        context.asked, context.orders = machine.waiting, self._input.orders
        run.watch(session)
        self._looking_back.follow()
        self._captures.follow(run)
        if self._ending.follow() and not self._ending.due:  # then it is kept by being settled
            self.save()
        if machine.frame - self._saved >= SAVE_EVERY:
            self.save()
        if self._input.onscreen.shown:
            return self._typing.show()
        return self._covers.show()

    def _turn_sound(self) -> None:
        """Turn the sound off or on, and say so; and where the listing names M, which key does what M did."""
        context = self.context
        context.set("mute", not context.preferences.mute)
        said = strings.SOUND_OFF if context.preferences.mute else strings.SOUND_ON
        if self._input.bindings.stands_in and context.pressed & MUTE_KEYS - {ALWAYS_MUTES}:
            said = filled(strings.STANDS_IN, said=said)
        self._captures.toast.say(said)
        context.swallow(MUTE_KEYS)

    def _think_aloud(self) -> Screen[None]:
        """Show the opponent's thoughts from now on, or no more; after a lost game its mistakes."""
        if self._looking_back.possible:
            yield from self._looking_back.screens()
            self._input.forget()
        elif self._thoughts.can_be_heard:
            self._thoughts.turn()
            shown = self.context.preferences.thoughts
            self._captures.toast.say(strings.THOUGHTS_SHOWN if shown else strings.THOUGHTS_HIDDEN)

    def _settled(self) -> Screen[After | None]:
        """Deal with the games that have ended; None to go on in the program, with the answer to its question given."""
        action = yield from self._ending.settle()
        session = self.run.session
        if action is Action.AGAIN and session.machine.waiting is not None:
            self._input.order(YES)
            return None
        return self._after(action)

    def _after(self, action: Action | None) -> After | None:
        """What comes after a game, if there was a page that asked."""
        if action is not None:
            self._give_up()
        return None if action is None else AFTER[action]

    def _over(self) -> Screen[After]:
        """The program has said good-bye: its last picture stays until a key is pressed."""
        context = self.context
        context.store.drop_suspended(self.game.slug)
        context.swallow()
        guard = MashGuard()
        while not (guard.over(context.down) and context.pressed):
            yield self.run.session.machine
        return After.SHELF

    def _pause(self) -> Screen[After | None]:
        """The pause menu; None to go on playing."""
        context, run = self.context, self.run
        context.swallow()
        self.save()
        language, calm = context.language, context.preferences.calm
        choice, returning = Choice.RESUME, False
        after: After | None = None
        while after is None:
            notice, self.notice = self.notice, None
            page = pause.pause(context, run, notice, choice, returning)
            choice = yield from context.show(page, by_itself=notice is not None)
            returning = True
            match choice:
                case Choice.RESUME:
                    break
                case Choice.HINT | Choice.TAKE_BACK | Choice.SOLVE:
                    self._input.order(pause.HELP_ORDERS[choice])
                    break
                case Choice.THOUGHTS:
                    yield from self._think_aloud()
                    break
                case Choice.MISTAKES:
                    yield from self._looking_back.screens()
                case Choice.RULES:
                    yield from context.show(card(context, self.game))
                case Choice.SETTINGS:
                    yield from settings_pages(context, self.game)
                    self._input.bind(bindings(context, self.game))
                case Choice.PICTURE:
                    yield from context.show(message(context, self._captures.photograph(run)))
                case Choice.FILM:
                    yield from context.show(message(context, (yield from self._captures.film(run))))
                case Choice.SHARE:
                    invite(context, run.session.program)
                case Choice.REWIND:
                    snapshot = yield from context.show(rewind.choose(context, run))
                    if snapshot is not None:
                        self.run = run = yield from rewind.rewound(context, run, snapshot)
                        self._see()
                        self._saved = run.session.machine.frame
                        self._captures.begin(run)
                        self._journal = self._journal.until(snapshot.frame)
                        self._ending = Ending(context, run, self.game, self._journal, self._looking_back)
                        yield from rewind.count_in(run)
                        break
                case Choice.RESTART:
                    after = yield from self._restart()
                case Choice.LEAVE:
                    after = yield from self._leave()
        if context.language != language:
            self._input.order(f"!lang {context.language}")
        if context.preferences.calm != calm:
            self._input.order(f"!calm {'on' if context.preferences.calm else 'off'}")
        self.notice = None
        context.swallow()
        self._input.forget()
        return after

    def _restart(self) -> Screen[After | None]:
        after = self._after((yield from self._ending.settle()) if self.run.unsettled else None)
        if after is not None:
            return after
        sure = not self.run.in_the_middle or (
            yield from self.context.show(
                confirmed(self.context, strings.RESTART, strings.RESTART_ASK, strings.RESTART_YES, strings.KEEP_PLAYING)
            )
        )
        if not sure:
            return None
        self._give_up()
        return After.AGAIN

    def _leave(self) -> Screen[After | None]:
        """Leave: a game in the middle waits on the shelf, unless the player gives it up."""
        after = self._after((yield from self._ending.settle()) if self.run.unsettled else None)
        if after is not None:
            return after
        if not self.run.in_the_middle:
            self._give_up()
            return After.SHELF
        answers = (strings.LEAVE_KEEP, strings.LEAVE_DROP, strings.KEEP_PLAYING)
        answer = yield from self.context.show(question(self.context, strings.LEAVE, strings.LEAVE_ASK, answers))
        match answer:
            case 0:
                self.save()
            case 1:
                self._give_up()
            case _:
                return None
        keep_learned(self.context, self.run, self.game)
        return After.SHELF

    def _give_up(self) -> None:
        keep_learned(self.context, self.run, self.game)
        self.context.store.drop_suspended(self.game.slug)
