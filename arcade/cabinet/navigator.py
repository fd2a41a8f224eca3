"""What is behind the boot screen: the wall, the shelf, games, and all that is round them."""

from contextlib import suppress

from arcade.cabinet import catalogue, lazy_loading, strings
from arcade.cabinet.attract.attract import attract
from arcade.cabinet.attract.board import board
from arcade.cabinet.catalogue import BrokenGameError
from arcade.cabinet.front import leaderboard_strings
from arcade.cabinet.front.choice import Act, Place, ShelfChoice
from arcade.cabinet.front.leaderboard import leaderboard
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.wall import wall
from arcade.cabinet.kiosk.operator_screens import operator_screens
from arcade.cabinet.options import Options, Start
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import gallery_strings
from arcade.cabinet.pages.codes import codes
from arcade.cabinet.pages.gallery import gallery
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.pages.players import Choice, players
from arcade.cabinet.pages.score_whose import in_leaderboard
from arcade.cabinet.pages.settings_pages import settings_pages
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.playing.game_screens import GameScreens
from arcade.cabinet.replays.game_name import GameNameError, parsed
from arcade.cabinet.scoring.daily import NoChallengeError, challenge, todays
from arcade.cabinet.scoring.inviting import invite_today
from arcade.cabinet.scoring.proving import prove_the_rest
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.pin_lock import SHORTEST, PinLock
from arcade.cabinet.widgets.background_job import SMALL_SHARE, BackgroundJob
from arcade.cabinet.widgets.choices import LEFT_AGAIN
from arcade.cabinet.widgets.lazy_loader import arrived, waited_for
from arcade.toolkit.contract.languages import LANGUAGE_NAMES, following
from arcade.toolkit.contract.texts import Text, Verbatim, filled

WARNED = "warned"
"""The setting that says of what the player has been warned."""
CODES = "code_lock"
"""What the lock on players' codes is stored under."""


class Navigator:
    """The screens of the arcade, from one to the next; fulfils `app.Inside`."""

    def __init__(self, context: PageContext, options: Options, place: Place) -> None:
        self.context = context
        self.options = options
        self.at_shelf = False
        """Whether the wall or the shelf is shown, or a game opening from it."""
        self.visit: GameScreens | None = None
        """The game that is looked at or played, if one is."""
        self._place = place
        self._leisure = BackgroundJob(prove_the_rest(context), context.clock_and_seeds.clock, SMALL_SHARE)
        """What is to be proved while nobody plays."""
        self._named: set[str] = set()
        """What was said of broken games."""
        self._codes = PinLock(context.store, context.clock_and_seeds.clock, CODES, SHORTEST)
        self._gathered = False
        """Whether every game's declaration has arrived."""
        context.idle = lambda: attract(context)

    def rest(self) -> None:
        """Let a frame pass: at the shelf there is time for what was left undone."""
        if self.at_shelf and not self._leisure.finished:
            self._leisure.step()

    def save(self) -> None:
        """Keep the game that is being played, if there is one."""
        if self.visit is not None:
            self.visit.save()

    def leave(self) -> None:
        """Forget the game that was looked at or played."""
        self.visit = None

    def interrupt(self, reason: Text) -> None:
        """Pause the game that is being played, if there is one."""
        if self.visit is not None and self.visit.play is not None:
            self.visit.play.notice = reason

    def started(self, start: Start) -> Screen[None]:
        """Straight into a game, and then to the shelf unless leaving it leaves the arcade."""
        yield from self._visiting(start.slug, start)
        if not self.options.leave_after:
            yield from self.rounds()

    def from_the_wall(self) -> Screen[None]:
        """As somebody finds the arcade who has just come."""
        yield from self._wall()
        yield from self.rounds()

    def _wall(self) -> Screen[None]:
        """All covers at once; the shelf begins at the one that is chosen."""
        yield from self._gather()
        self.at_shelf = True
        chosen = yield from self.context.show(wall(self.context, self._place.slug), turns=True)
        self.at_shelf = False
        if chosen is not None:
            self._place.group, self._place.slug = Place.group, chosen

    def rounds(self) -> Screen[None]:
        """From the shelf into a game and back, until the player leaves."""
        context = self.context
        while True:
            self.visit = None
            yield from self._gather()
            self._name_the_broken()
            self._warn()
            while (sentence := context.next_sentence()) is not None:
                yield from context.show(message(context, sentence, mood=Mood.SORRY), by_itself=True)
            self.at_shelf = True
            if self._leisure.finished:
                self._leisure = BackgroundJob(prove_the_rest(context), context.clock_and_seeds.clock, SMALL_SHARE)
            choice = yield from context.show(shelf(context, self._place), turns=True)
            self.at_shelf = False
            if choice.act is Act.MENU:
                if (yield from self._menu()):
                    return
            elif choice.act is Act.CHALLENGE:
                yield from self._daily()
            elif choice.act is not Act.AGAIN:
                yield from self._granted(choice)

    def _granted(self, choice: ShelfChoice) -> Screen[None]:
        """Do what was chosen for a game; it ends if the game turns out to be broken."""
        with suppress(BrokenGameError):
            screens = yield from self._entered(choice.slug)
            match choice.act:
                case Act.CONTINUE:
                    yield from screens.go_on()
                case Act.SCORES:
                    yield from screens.scores()
                case Act.PAGE:
                    yield from screens.page()
                case _:
                    yield from screens.play_at_once()

    def _menu(self) -> Screen[bool]:
        """What is behind the shelf, and the way out; whether the player leaves."""
        context = self.context
        other_language = Verbatim(LANGUAGE_NAMES[following(context.language)].capitalize())
        first = other_language if context.kiosk else strings.SETTINGS
        answers = [strings.TO_SHELF, first, strings.DAILY, strings.GAME_ID, strings.PLAYERS_MENU, strings.TO_WALL]
        answers += [leaderboard_strings.LEADERBOARD] if in_leaderboard(context) else []
        answers += [gallery_strings.GALLERY] if context.keeps_files else []
        answers += [strings.QUIT_YES] if self.options.way_out and not context.kiosk else []
        chosen = yield from context.show(question(context, strings.ARCADE, strings.MENU_SAYS, answers))
        match answers[chosen] if chosen != LEFT_AGAIN else strings.TO_SHELF:
            case strings.TO_WALL:
                yield from self._wall()
            case answer if answer == other_language:
                context.preferences.language = following(context.language)
            case strings.SETTINGS:
                yield from settings_pages(context)
            case strings.DAILY:
                yield from self._daily()
            case strings.GAME_ID:
                yield from self._friends_game()
            case strings.PLAYERS_MENU:
                yield from self._players()
            case leaderboard_strings.LEADERBOARD:
                yield from self._leaderboard()
            case gallery_strings.GALLERY:
                yield from gallery(context, self.options.data_dir)
            case strings.QUIT_YES:
                return True
        return False

    def _players(self) -> Screen[None]:
        """The players and their medals; a game may be played for one, and then the shelf stands at it."""
        context = self.context
        while (choice := (yield from context.show(players(context)))) is not Choice.SHELF:
            if choice is Choice.CODE:
                yield from codes(context, self._codes)
                continue
            slug = ""
            while slug := (yield from context.show(medal_wall(context, slug), turns=True)):
                with suppress(BrokenGameError):
                    if (yield from (yield from self._entered(slug)).medals()):
                        self._place.group, self._place.slug = Place.group, slug
                        return

    def operators_screens(self, lock: PinLock) -> Screen[None]:
        """What only the operator may do, and then the visitors' screens again."""
        self.at_shelf = False
        if not (yield from operator_screens(self.context, self.options.pin, lock, self.options.data_dir)):
            yield from self.from_the_wall()

    def board(self) -> Screen[None]:
        """A leaderboard's board."""
        yield from self._gather()
        yield from board(self.context)

    def demonstrations(self) -> Screen[None]:
        """Begin with them, since nobody has been there for a while."""
        yield from attract(self.context)
        self.context.swallow()
        yield from self.from_the_wall()

    def _daily(self) -> Screen[None]:
        """The challenge of the day, and what came of it."""
        context = self.context
        try:
            today = challenge(context.clock_and_seeds.today())
        except NoChallengeError as error:
            yield from context.show(message(context, error.words, strings.DAILY))
            return
        game = _game(today.game.slug)
        level = game.cartridge.levels[today.game.level].name
        says = filled(strings.DAILY_SAYS, day=today.day, title=game.cartridge.title, level=level)
        done = context.preferences.daily.get(today.day)
        if done is not None:
            says = filled(strings.DAILY_DONE, line=done)
        share = (strings.SHARE,) if context.may_share else ()
        results = (leaderboard_strings.RESULTS,) if in_leaderboard(context) else ()
        answers = (strings.PLAY if done is None else strings.FOR_FUN, *share, *results, strings.TO_SHELF)
        answer: Text | None = None
        while answer in (None, strings.SHARE, leaderboard_strings.RESULTS):
            place = 0 if answer is None else answers.index(answer)
            chosen = yield from context.show(question(context, strings.DAILY, says, answers, place, Mood.GLAD))
            answer = strings.TO_SHELF if chosen == LEFT_AGAIN else answers[chosen]
            if answer is strings.SHARE:
                invite_today(context, today)
            elif answer is leaderboard_strings.RESULTS and (yield from context.show(leaderboard(context, today, game))):
                answer = strings.PLAY
        if answer is not strings.TO_SHELF:
            yield from self._visiting(today.game.slug, Start.named(today.game))
            line = context.preferences.daily.get(today.day)
            if done is None and line is not None:
                page = message(context, filled(strings.DAILY_DONE, line=line), strings.DAILY, Mood.GLAD)
                yield from context.show(page, by_itself=True)

    def _leaderboard(self) -> Screen[None]:
        """What the leaderboard tells of everybody; its challenge may be played from there."""
        context = self.context
        today = todays(context)
        game = None if today is None else _game(today.game.slug)
        if (yield from context.show(leaderboard(context, today, game, records=True))):
            yield from self._daily()

    def _friends_game(self) -> Screen[None]:
        """Play the game whose name somebody tells; a slip is said, and the name asked for again."""
        context = self.context
        while text := (yield from typed(context, strings.GAME_ID, strings.GAME_ID_ASK)):
            try:
                game = parsed(text)
            except (GameNameError, BrokenGameError) as error:
                yield from context.show(message(context, error.words, strings.GAME_ID, Mood.SORRY))
            else:
                yield from self._visiting(game.slug, Start.named(game))
                return

    def _visiting(self, slug: str, start: Start) -> Screen[None]:
        """A game that begins straight away; it ends if the game turns out to be broken."""
        with suppress(BrokenGameError):
            screens = yield from self._entered(slug)
            self._place.group, self._place.slug = Place.group, slug
            yield from screens.straight(start)

    def _entered(self, slug: str) -> Screen[GameScreens]:
        """A game's own screens, when all of it has arrived. Raises BrokenGameError when it can't be loaded."""
        yield from self.context.show(arrived(self.context, slug))
        self.visit = screens = GameScreens(self.context, _game(slug), self.options.data_dir)
        return screens

    def _gather(self) -> Screen[None]:
        """Let the games' declarations arrive, unless they did while the boot screen was shown."""
        if not self._gathered:
            yield from self.context.show(waited_for(self.context, lazy_loading.shelf()))
            self._gathered = True

    def _warn(self) -> None:
        """Tell the player, once for all, what may become of scores here, when there is one that may be lost."""
        store = self.context.store
        for danger in self.context.files.dangers if store.newest_score() is not None else ():
            known = store.setting(WARNED)
            warned = known if isinstance(known, tuple) else ()
            if danger.value not in warned:
                self.context.tell(strings.HOST_NOTICES[danger])
                store.set_setting(WARNED, (*warned, danger.value))

    def _name_the_broken(self) -> None:
        """Tell the player, once, of each game that cannot be loaded."""
        for error in catalogue.broken():
            if str(error) not in self._named:
                self._named.add(str(error))
                self.context.tell(error.words)


def _game(slug: str) -> Game:
    return Game(slug, catalogue.cartridge(slug))
