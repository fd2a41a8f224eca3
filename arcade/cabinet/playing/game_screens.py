"""A visit to a game: its card and setup, one play after the other, and back to the shelf."""

from dataclasses import replace
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.options import Start
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.card import card
from arcade.cabinet.pages.files import open_file, open_part
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.medals import medal_page
from arcade.cabinet.pages.message import confirmed, message, question
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.pages.scores import scores
from arcade.cabinet.pages.setup import Choice, setup
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.playing.play import After, Play
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.crash_reports import save_crash_report
from arcade.cabinet.replays.journal import Journal
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.resuming import resumed
from arcade.cabinet.replays.retrace import BrokenProgramError, RetraceError, TableMissingError, begin
from arcade.cabinet.replays.run import Run
from arcade.cabinet.setups import Variant, new_setup, usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.user_error import UserError
from arcade.cabinet.widgets.background_job import WAITED_FOR, BackgroundJob
from arcade.toolkit.contract.cartridge import Choices
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import filled


class GameScreens:
    """One game, from the shelf and back to it."""

    def __init__(self, context: PageContext, game: Game, data_dir: Path | None) -> None:
        self.context = context
        self.game = game
        self.variant = usual_variant(context, game)
        self.play: Play | None = None
        """The game that is being played, if one is."""
        self._data_dir = data_dir
        self._opened: Plain = None
        """What was read in the pattern file that the player opened, or that the arcade was started with."""

    def play_at_once(self) -> Screen[None]:
        """Begin at the level played last; before the first game of all the card shows itself."""
        context, game = self.context, self.game
        if not context.store.card_seen(game.slug) and not (yield from context.show(card(context, game, self.variant))):
            return
        if (yield from self._may_begin()):
            yield from self.begin(self._new_setup())

    def page(self) -> Screen[None]:
        """The game's own page, until the player goes back or has played."""
        context, game = self.context, self.game
        choice: Choice | None = None
        while True:
            choice = yield from context.show(setup(context, game, self.variant, choice))
            match choice:
                case Choice.BACK:
                    return
                case Choice.RULES:
                    yield from context.show(card(context, game))
                case Choice.SCORES:
                    if (yield from self.scores()):
                        return
                case Choice.GOALS:
                    if (yield from self.medals()):
                        return
                case Choice.KEYS:
                    yield from context.show(keys(context, game))
                case Choice.GO_ON:
                    yield from self.go_on()
                    return
                case Choice.OPEN:
                    self._opened = yield from open_file(context, game, self._data_dir)
                    if self._opened is not None and (yield from self._may_begin()):
                        yield from self.begin(self._new_setup())
                        return
                    self._opened = None
                case Choice.PLAY:
                    if (yield from self._may_begin()):
                        yield from self.begin(self._new_setup())
                        return

    def scores(self) -> Screen[bool]:
        """Look at the tables; whether a game was played at the level of one of them."""
        shown = self.context.show(scores(self.context, self.game, self.variant.level, self.variant.original))
        chosen = yield from shown
        if chosen is None or not (yield from self._may_begin()):
            return False
        self.variant.level, self.variant.original = chosen
        yield from self.begin(self._new_setup())
        return True

    def medals(self) -> Screen[bool]:
        """Look at the medals; whether a game was played for one, alone."""
        wanted = yield from self.context.show(medal_page(self.context, self.game, self.variant))
        if wanted is None or not (yield from self._may_begin()):
            return False
        self.variant = wanted
        yield from self.begin(self._new_setup())
        return True

    def straight(self, start: Start) -> Screen[None]:
        """Begin at once, but for a game left in the middle: there the player is asked."""
        if self.game.slug in self.context.store.all_suspended():
            answers = (strings.GO_ON, strings.NEW_GAME)
            page = question(self.context, self.game.cartridge.title, strings.REPLACES, answers)
            answer = yield from self.context.show(page)
            if answer != 1:
                if answer == 0:
                    yield from self.go_on()
                return
        chosen = self.variant
        levels, seats = self.game.cartridge.levels, self.game.cartridge.seats
        self.variant = Variant(
            level=levels.known(start.level or 0, chosen.level),
            seats=start.seats if start.seats in seats else chosen.seats,
            original=chosen.original if start.original is None else start.original,
        )
        opened = start.opened
        if isinstance(opened, Choices):
            opened = yield from open_part(self.context, self.game, opened)
            if opened is None:
                return
        self._opened = opened
        setup = self._new_setup(start.seed)
        if start.shared:
            setup = replace(setup, shared=True, memory=None, language=start.language or setup.language)
        yield from self.begin(setup)

    def go_on(self) -> Screen[None]:
        """Go on with the game that was left in the middle."""
        context = self.context
        kept = context.store.suspended_run(self.game.slug)
        if kept is None:
            return
        replay, setup = kept.replay, kept.replay.setup
        try:
            if setup.slug != self.game.slug:
                raise RetraceError(proof_strings.OTHER_GAME, slug=setup.slug)
            work = resumed(replay, kept.checkpoints, context.font)
            job = BackgroundJob(work, context.clock_and_seeds.clock, WAITED_FOR)
            run = yield from context.show(progress(context, strings.RESUMING, job, replay.keys.frames))
        except TableMissingError as error:
            yield from self._waits(error)
            return
        except (RetraceError, BrokenProgramError) as error:
            context.store.drop_suspended(self.game.slug)
            save_crash_report(self._data_dir, replay, error)
            page = message(context, filled(strings.NOT_RESUMED, reason=error.words), mood=Mood.SORRY)
            yield from context.show(page, by_itself=True)
            return
        run.resume()
        self.variant = Variant(setup.level, setup.seats, setup.original)
        following = self._following((yield from self._round(run, kept.journal)))
        if following is not None:
            yield from self.begin(following)

    def begin(self, setup: Setup) -> Screen[None]:
        """Play a new run, and others as long as the player wants that."""
        following: Setup | None = setup
        while following is not None:
            self.context.set("levels", {**self.context.preferences.levels, self.game.slug: following.level})
            empty = Replay(following, KeyLog())
            try:
                run = Run(begin(empty, self.context.font), self.context.font)
            except BrokenProgramError as error:
                yield from self._broken(empty, error)
                return
            after = yield from self._round(run)
            following = self._following(after)

    def _following(self, after: After) -> Setup | None:
        """The run that the player wants after one, if any."""
        if after is After.SHELF:
            return None
        if after is After.HARDER:
            chosen = self.variant
            chosen.level = self.game.cartridge.harder(chosen.level, chosen.original) or chosen.level
        return self._new_setup()

    def save(self) -> None:
        """Keep what is being played, since the arcade is being left."""
        if self.play is not None:
            self.play.save()

    def _new_setup(self, seed: int | None = None) -> Setup:
        chosen = self.variant
        setup = new_setup(self.context, self.game.slug, chosen.level, chosen.seats, chosen.original)
        setup = replace(setup, opened=self._opened)
        return setup if seed is None else replace(setup, seed=seed)

    def _may_begin(self) -> Screen[bool]:
        """Whether a new game may take the place of one left in the middle."""
        if self.game.slug not in self.context.store.all_suspended():
            return True
        page = confirmed(self.context, strings.NEW_GAME, strings.REPLACES, strings.START_NEW, strings.NO)
        return (yield from self.context.show(page))

    def _round(self, run: Run, journal: Journal | None = None) -> Screen[After]:
        """Play one run, of which this is stored already."""
        self.play = Play(self.context, self.game, run, self._data_dir, journal)
        try:
            return (yield from self.play.screens())
        except TableMissingError as error:
            self.play.save()
            yield from self._waits(error)
            return After.SHELF
        except (BrokenProgramError, RetraceError) as error:
            yield from self._broken(self.play.run.replay(), error)
            return After.SHELF
        finally:
            self.play = None

    def _waits(self, error: TableMissingError) -> Screen[None]:
        """Say what a game waits for on the shelf."""
        self.context.swallow()
        sentence = filled(strings.GAME_WAITS, reason=error.words)
        yield from self.context.show(message(self.context, sentence, mood=Mood.SORRY), by_itself=True)

    def _broken(self, replay: Replay, error: UserError) -> Screen[None]:
        """Say that a game broke, and keep the run that broke it."""
        self.context.swallow()
        self.context.store.drop_suspended(self.game.slug)
        saved = save_crash_report(self._data_dir, replay, error)
        report = strings.REPORT_SAVED if saved is not None else strings.NO_REPORT
        sentence = filled(strings.BROKEN_GAME, title=self.game.cartridge.title, reason=error.words, report=report)
        yield from self.context.show(message(self.context, sentence, mood=Mood.SORRY), by_itself=True)
