"""The cabinet: boot, shelf, games and all that is round them, as a show for the host."""

from contextlib import suppress

from arcade.cabinet import catalogue, strings
from arcade.cabinet.attract.attract import attract
from arcade.cabinet.catalogue import BrokenGameError
from arcade.cabinet.faces import Faces
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.wall import wall
from arcade.cabinet.front.wish import Act, Place, Wish
from arcade.cabinet.kiosk.operator_chord import SECONDS, SECONDS_BEFORE_NUMBER, OperatorChord
from arcade.cabinet.kiosk.operator_screens import operator_screens
from arcade.cabinet.kiosk.pin_lock import PinLock
from arcade.cabinet.kiosk.visitors import Visitors, forget, settle_in
from arcade.cabinet.options import Options, Start
from arcade.cabinet.pages import gallery_strings
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.gallery import gallery
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.pages.players import players
from arcade.cabinet.pages.settings_pages import settings_pages
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.playing.game_screens import GameScreens
from arcade.cabinet.replays.game_name import GameName, GameNameError, parsed
from arcade.cabinet.scoring.daily import NoChallengeError, challenge
from arcade.cabinet.scoring.unproved import proving_the_rest
from arcade.cabinet.shelf_groups import Game, games
from arcade.cabinet.stage import RawPress, Screen, Sources, Stage
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.choices import LEFT_AGAIN
from arcade.machine.hosting import Notice
from arcade.machine.keyboard import Keys
from arcade.machine.machine import Machine
from arcade.toolkit.contract.texts import Text, filled


class Cabinet:
    """The whole arcade, a frame at a time; fulfils arcade.host.protocol.Show."""

    def __init__(self, store: Store, sources: Sources, options: Options | None = None) -> None:
        self.options = options or Options()
        self.stage = Stage(store, Preferences(), sources, Faces(self.options.data_dir, self.options.font))
        settle_in(self.stage, self.options)
        self.stage.idle = lambda: attract(self.stage)
        self._game_screens: GameScreens | None = None
        self._place = Place()
        self.stage.kiosk = self.options.kiosk
        if self.options.kiosk:
            forget(self.stage, self.options, self._place)
        self._visitors = Visitors()
        self._chord = OperatorChord(SECONDS_BEFORE_NUMBER if self.options.pin else SECONDS)
        self._lock = PinLock(store, sources.clock)
        self._frame_seconds = 0.0
        """How long the frame before this one lasted."""
        self._at_shelf = False
        self._leisure = BackgroundJob(proving_the_rest(self.stage), sources.clock)
        """What is to be proved while nobody plays."""
        self._named: set[str] = set()
        """What was said of broken games."""
        self._screens = self._all_screens()
        self._quitting = False

    @property
    def wishes(self) -> Preferences:
        """What the host is to do."""
        return self.stage.preferences

    def frame(self, keys: Keys) -> Machine | None:
        """Run one frame; the machine to show, or None when the player has left."""
        self.stage.begin(keys)
        if self._quitting:
            self.close()
            return None
        if self.options.kiosk:
            self._mind_the_visitors(keys)
        if self._at_shelf and not self._leisure.finished:
            self._leisure.step()
        machine = next(self._screens, None)
        if machine is not None:
            self._frame_seconds = machine.FRAME / machine.CLOCK
        return machine

    def _mind_the_visitors(self, keys: Keys) -> None:
        """Let the operator in, and get ready for the next visitor when one has walked away."""
        self._lock.seconds_left()
        if self._chord.held(keys, self._frame_seconds):
            self.close()
            self._go_on(self._operators_screens())
        elif self._visitors.left(keys, self._at_shelf):
            self._go_on(self._demonstrations() if self._at_shelf else self._from_the_wall())
            forget(self.stage, self.options, self._place)

    def _go_on(self, screens: Screen[None]) -> None:
        """Break off whatever is being done."""
        self._screens.close()
        self._screens = screens
        self._game_screens = None
        self.stage.swallow()

    def close(self) -> None:
        """Keep the game that is being played, if there is one; to be called when the arcade is ended from outside."""
        if self._game_screens is not None:
            self._game_screens.save()

    def focus(self, lost: bool) -> None:
        """Pause when the window has lost the keyboard."""
        if lost:
            self._interrupt(strings.LOST_FOCUS)

    def pads(self, count: int) -> None:
        """Know how many joysticks are plugged in."""
        self.stage.sticks = count

    def pad_lost(self, name: str) -> None:  # noqa: ARG002 (any pad in use may be the player's)
        """Pause when a joystick in use has gone."""
        self._interrupt(strings.LOST_PAD)

    def raw(self, guid: str, pad: str, source: str) -> None:
        """Take what was pressed on a pad that is being set up."""
        self.stage.raw.append(RawPress(guid, pad, source))

    def asked(self, order: str) -> None:
        """Obey the window."""
        match order:
            case "quit" | "fullscreen" if self.options.kiosk:
                pass
            case "quit":
                self._quitting = True
            case "fullscreen":
                self.stage.set("fullscreen", not self.stage.preferences.fullscreen)

    def screen(self, width: int, height: int) -> None:
        """Know the shape of what pictures are shown on: an upright one gets the telephone's grid."""
        self.stage.fit(width, height)

    def notice(self, notice: Notice) -> None:
        """Tell the player what the host found out."""
        self.stage.tell(strings.HOST_NOTICES[notice])

    def _interrupt(self, reason: Text) -> None:
        if self._game_screens is not None and self._game_screens.play is not None:
            self._game_screens.play.notice = reason

    def _all_screens(self) -> Screen[None]:
        stage, start = self.stage, self.options.start
        if start is not None:
            yield from self._visiting(start.slug, start)
            if self.options.leave_after:
                return
        elif self.options.boot:
            yield from stage.show(boot(stage))
            yield from self._wall()
        yield from self._rounds()

    def _from_the_wall(self) -> Screen[None]:
        """As somebody finds the arcade who has just come."""
        yield from self._wall()
        yield from self._rounds()

    def _wall(self) -> Screen[None]:
        """All covers at once; the shelf begins at the one that is chosen."""
        self._at_shelf = True
        chosen = yield from self.stage.show(wall(self.stage, self._place.slug))
        self._at_shelf = False
        if chosen is not None:
            self._place.group, self._place.slug = Place.group, chosen

    def _rounds(self) -> Screen[None]:
        """From the shelf into a game and back, until the player leaves."""
        stage = self.stage
        while True:
            self._game_screens = None
            self._name_the_broken()
            while (sentence := stage.next_sentence()) is not None:
                yield from stage.show(message(stage, sentence, mood=Mood.SORRY), by_itself=True)
            self._at_shelf = True
            if self._leisure.finished:
                self._leisure = BackgroundJob(proving_the_rest(stage), stage.sources.clock)
            wish = yield from stage.show(shelf(stage, self._place))
            self._at_shelf = False
            if wish.act is Act.MENU:
                if (yield from self._menu()):
                    return
            elif wish.act is Act.CHALLENGE:
                yield from self._daily()
            elif wish.act is not Act.AGAIN:
                yield from self._granted(wish)

    def _granted(self, wish: Wish) -> Screen[None]:
        """Do what was wished for with a game; it ends if the game turns out to be broken."""
        with suppress(BrokenGameError):
            self._game_screens = screens = GameScreens(self.stage, _game(wish.slug), self.options.data_dir)
            match wish.act:
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
        stage = self.stage
        first = strings.OTHER_LANGUAGE if stage.kiosk else strings.SETTINGS
        answers = [strings.TO_SHELF, first, strings.DAILY, strings.GAME_ID, strings.PLAYERS_MENU, strings.TO_WALL]
        answers += [gallery_strings.GALLERY] if stage.keeps_files else []
        answers += [] if stage.kiosk else [strings.QUIT_YES]
        chosen = yield from stage.show(question(stage, strings.ARCADE, strings.MENU_SAYS, answers))
        match answers[chosen] if chosen != LEFT_AGAIN else strings.TO_SHELF:
            case strings.TO_WALL:
                yield from self._wall()
            case strings.OTHER_LANGUAGE:
                stage.preferences.language = "ro" if stage.language == "en" else "en"
            case strings.SETTINGS:
                yield from settings_pages(stage)
            case strings.DAILY:
                yield from self._daily()
            case strings.GAME_ID:
                yield from self._friends_game()
            case strings.PLAYERS_MENU:
                yield from self._players()
            case gallery_strings.GALLERY:
                yield from gallery(stage, self.options.data_dir)
            case strings.QUIT_YES:
                return True
        return False

    def _players(self) -> Screen[None]:
        """The players and their medals; a game may be played for one, and then the shelf stands at it."""
        stage = self.stage
        while (yield from stage.show(players(stage))):
            slug = ""
            while slug := (yield from stage.show(medal_wall(stage, slug))):
                with suppress(BrokenGameError):
                    self._game_screens = GameScreens(stage, _game(slug), self.options.data_dir)
                    if (yield from self._game_screens.medals()):
                        self._place.group, self._place.slug = Place.group, slug
                        return

    def _operators_screens(self) -> Screen[None]:
        """What only the operator may do, and then the visitors' screens again."""
        self._at_shelf = False
        if not (yield from operator_screens(self.stage, self.options.pin, self._lock)):
            yield from self._from_the_wall()

    def _demonstrations(self) -> Screen[None]:
        """Begin with them, since nobody has been there for a while."""
        yield from attract(self.stage)
        self.stage.swallow()
        yield from self._from_the_wall()

    def _daily(self) -> Screen[None]:
        """The challenge of the day, and what came of it."""
        stage = self.stage
        try:
            today = challenge(stage.sources.today())
        except NoChallengeError as error:
            yield from stage.show(message(stage, error.words, strings.DAILY))
            return
        game = _game(today.game.slug)
        level = game.cartridge.levels[today.game.level - 1].name
        says = filled(strings.DAILY_SAYS, day=today.day, title=game.cartridge.title, level=level)
        done = stage.preferences.daily.get(today.day)
        if done is not None:
            says = filled(strings.DAILY_DONE, line=done)
        answers = (strings.PLAY if done is None else strings.FOR_FUN, strings.TO_SHELF)
        if (yield from stage.show(question(stage, strings.DAILY, says, answers, mood=Mood.GLAD))) == 0:
            yield from self._visiting(today.game.slug, _start(today.game))
            line = stage.preferences.daily.get(today.day)
            if done is None and line is not None:
                page = message(stage, filled(strings.DAILY_DONE, line=line), strings.DAILY, Mood.GLAD)
                yield from stage.show(page, by_itself=True)

    def _friends_game(self) -> Screen[None]:
        """Play the game whose name somebody tells; a slip is said, and the name asked for again."""
        stage = self.stage
        while text := (yield from typed(stage, strings.GAME_ID, strings.GAME_ID_ASK)):
            try:
                game = parsed(text)
            except (GameNameError, BrokenGameError) as error:
                yield from stage.show(message(stage, error.words, strings.GAME_ID, Mood.SORRY))
            else:
                yield from self._visiting(game.slug, _start(game))
                return

    def _visiting(self, slug: str, start: Start) -> Screen[None]:
        """A game that begins straight away; it ends if the game turns out to be broken."""
        with suppress(BrokenGameError):
            self._game_screens = GameScreens(self.stage, _game(slug), self.options.data_dir)
            self._place.group, self._place.slug = Place.group, slug
            yield from self._game_screens.straight(start)

    def _name_the_broken(self) -> None:
        """Tell the player, once, of each game that cannot be loaded."""
        games()
        for error in catalogue.broken():
            if str(error) not in self._named:
                self._named.add(str(error))
                self.stage.tell(error.words)


def _start(game: GameName) -> Start:
    return Start(game.slug, game.level, game.seats, game.seed, game.original)


def _game(slug: str) -> Game:
    return Game(slug, catalogue.cartridge(slug))
