"""What follows the end of a game: the score is proved and goes into the table, what was learned is kept."""

from arcade.cabinet import strings
from arcade.cabinet.input.mash_guard import MashGuard
from arcade.cabinet.pages.initials import NOBODY, initials
from arcade.cabinet.pages.message import message
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.pages.table import table
from arcade.cabinet.playing import daily
from arcade.cabinet.playing.final_picture import FinalPicture
from arcade.cabinet.replays.proof import Reason, proving
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.medals import METALS, goal_words, goals, medals
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.score_claim import claimed
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.texts import Prose, filled

BLINK = 25


def settle(stage: Stage, run: Run, game: Game, before: bytes | None = None) -> Screen[Prose | None]:
    """Deal with the results of the games that have just ended; the sentence that tells of a medal, if one was won.

    `before` is the machine's memory before it asked for another game (see FinalPicture). Until that is done the run is
    kept as one in the middle, so that switching off loses no score; in a kiosk, where it goes with its visitor, the
    score enters the table first and is asked about then.
    """
    session = run.session
    finale = FinalPicture(session.machine, before)
    fresh = session.results[run.settled :]
    # The disk takes its time: one thing a frame.
    stage.store.suspend(game.slug, run.replay())
    yield finale.show()
    keep_learned(stage, run, game)
    yield finale.show()
    for _ in fresh:
        stage.store.note_played(game.slug)
        yield finale.show()
    if game.slug not in stage.preferences.won and any(result.outcome is Outcome.WON for result in fresh):
        stage.set("won", (*stage.preferences.won, game.slug))
        yield finale.show()
    daily.note(stage, session.setup, fresh)
    best = _best(stage, run, game, fresh)
    if best is not None:
        yield from _record(stage, run, game, best, finale)
        stage.swallow()
    if run.unsettled:
        _done(stage, run, game)
    return (yield from _career(stage, run, game, fresh))


def _career(stage: Stage, run: Run, game: Game, fresh: list[Result]) -> Screen[Prose | None]:
    """Remember what was finished, by whoever has just entered the table or did so last; tell of the best new medal."""
    setup, cartridge, player = run.session.setup, game.cartridge, stage.preferences.initials
    known = stage.store.results(player, game.slug)
    before = medals(cartridge, known)
    began = run.began
    for result in fresh:
        finished = Finished(setup.level, setup.seats, result.outcome.value, result.score, result.frame - began)
        began = result.frame
        stage.store.note_result(player, game.slug, finished, stage.sources.today())
        known.append(finished)
        yield run.session.machine
    sentence = None
    for metal, goal, had, has in zip(METALS, goals(cartridge), before, medals(cartridge, known), strict=True):
        if has and not had:
            words = goal_words(stage.language, cartridge, goal)
            sentence = filled(strings.MEDAL_WON, metal=metal, title=cartridge.title, goal=words)
    return sentence


def _done(stage: Stage, run: Run, game: Game) -> None:
    run.settle()
    stage.store.drop_suspended(game.slug)


def keep_learned(stage: Stage, run: Run, game: Game) -> None:
    """Store what the program has learned, if it is one that learns."""
    if game.cartridge.learns:
        stage.store.set_learned(game.slug, run.session.program.learned(), for_good=stage.preferences.keep_learned)


def _best(stage: Stage, run: Run, game: Game, fresh: list[Result]) -> Result | None:
    """The result that goes into the table, if one does."""
    setup, scoring = run.session.setup, game.cartridge.scoring
    result = claimed(setup, fresh, scoring)
    if result is None or result.score is None:
        return None
    entry = stage.store.qualifies(game.slug, setup.level, setup.original, result.score, scoring, bool(result.aided))
    return result if entry else None


class _Row:
    """The row of a score in its table: in a kiosk from the start, elsewhere when it is proved and has its initials."""

    def __init__(self, stage: Stage, result: Result, replay: Replay) -> None:
        self._stage, self._result, self._replay = stage, result, replay
        self._number: int | None = None
        if stage.kiosk:
            chosen = stage.preferences.initials
            self.enter(NOBODY if chosen == Preferences.initials else chosen)

    def enter(self, player: str) -> None:
        """Put it into the table, or give it other initials."""
        stage, result, setup = self._stage, self._result, self._replay.setup
        if self._number is not None:
            stage.store.rename_score(self._number, player)
            return
        self._number = stage.store.add_score(
            setup.slug,
            setup.level,
            setup.original,
            player=player,
            score=result.score or 0,
            outcome=result.outcome,
            seats=setup.seats,
            recorded=stage.sources.today(),
            replay=self._replay,
            aided=bool(result.aided),
        )

    def rename(self, player: str) -> None:
        """Give it other initials, if it is in the table."""
        if self._number is not None:
            self.enter(player)

    def withdraw(self) -> None:
        """Take it out again, since its run proves nothing."""
        if self._number is not None:
            self._stage.store.remove_score(self._number)
            self._number = None


def _record(stage: Stage, run: Run, game: Game, result: Result, finale: FinalPicture) -> Screen[None]:
    setup, scoring, score = run.session.setup, game.cartridge.scoring, result.score or 0
    aided = bool(result.aided)
    place = stage.store.place(game.slug, setup.level, setup.original, score, scoring, aided)
    replay = run.replay()
    row = _Row(stage, result, replay)
    work: BackgroundJob[Reason] = BackgroundJob(proving(replay, stage.font, run.doubted), stage.sources.clock)

    def go_on() -> None:
        if not work.finished and work.step() and work.result is not None:
            row.withdraw()

    yield from _last_picture(stage, finale)
    page = initials(stage, game, score, place, aided, go_on, row.rename)
    player = yield from stage.show(page, by_itself=True)
    row.rename(player)
    reason = yield from stage.show(progress(stage, strings.CHECKING, work, replay.keys.frames))
    if reason is not None:
        row.withdraw()
        yield from stage.show(message(stage, filled(strings.NOT_PROVED, reason=reason)), by_itself=True)
        return
    row.enter(player)
    _done(stage, run, game)
    yield from stage.show(table(stage, game, setup.level, setup.original, place), by_itself=True)


def _last_picture(stage: Stage, finale: FinalPicture) -> Screen[None]:
    """Leave the end of the game to look at until a key is pressed."""
    deafness = MashGuard()
    frame = 0
    while not (deafness.over(stage.down) and stage.pressed):
        lit = stage.preferences.calm or frame // BLINK % 2 == 0
        yield finale.show(stage.text(strings.RECORD_HINT), lit)
        frame += 1
    stage.swallow()
