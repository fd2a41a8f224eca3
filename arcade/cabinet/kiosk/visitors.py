"""A kiosk's visitors come, play and walk away, and leave no trace but scores.

What a visitor can change or leave behind, and where it goes when nobody has touched anything for a while:

* a score: in the table from its result on, under the initials that stand there, or "---" if none were chosen;
* language, initials, last levels, games won, lines of challenges, and any other setting: read anew from the disk;
* favourites, games left in the middle, cards seen, counted plays, finished games with medals and hours, and what games
  have learned (unless the operator lets them learn on): the store gives the next visitor a fresh copy (`begin_visit`);
* the group and game chosen on the shelf: the next visitor begins at the wall, with the first game;
* an opened pattern file, and level, players and look chosen before a game: they end with the visit to the game;
* pictures, films and patterns: not kept, unless the operator wants them (`PageContext.keeps_files`).

Sound, picture, keys, joysticks and the window visitors cannot change. A report of a game that broke stays, for the
operator.
"""

from arcade.cabinet.front.choice import Place
from arcade.cabinet.options import Options
from arcade.cabinet.page_context import IDLE_FRAMES, PageContext
from arcade.cabinet.storage.preferences import Preferences
from arcade.machine.keyboard import Keys

WALKED_AWAY = 90 * 50
"""Frames without a touch after which a visitor has left a game or a page; at the shelf IDLE_FRAMES are enough."""


def settle_in(context: PageContext, options: Options) -> None:
    """The settings as they are stored, but for what the arcade was started with."""
    context.preferences = Preferences()
    context.load()
    for name, value in options.overrides().items():
        setattr(context.preferences, name, value)


class Visitors:
    """Watches whether somebody is there."""

    def __init__(self) -> None:
        self._alone = 0
        self._somebody = False
        """Whether anything was touched since the last visitor left."""

    def left(self, keys: Keys, at_shelf: bool) -> bool:
        """Whether a visitor has just left, with these keys held by somebody in this frame (see Touches)."""
        self._somebody = self._somebody or bool(keys)
        self._alone = 0 if keys else self._alone + 1
        if at_shelf and not self._somebody:  # then there are demonstrations
            return False
        if self._alone < (IDLE_FRAMES if at_shelf else WALKED_AWAY):
            return False
        self._alone, self._somebody = 0, False
        return True


def forget(context: PageContext, options: Options, place: Place) -> None:
    """Make everything ready for the next visitor."""
    context.store.begin_visit()
    settle_in(context, options)
    fresh = Place()
    place.group, place.slug = fresh.group, fresh.slug
