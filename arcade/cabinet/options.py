"""What a run of the arcade is started with, from the command line."""

from dataclasses import dataclass, field
from pathlib import Path

from arcade.cabinet.replays.game_name import GameName
from arcade.machine.font import Font
from arcade.toolkit.contract.cartridge import Choices
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.plain import Plain


@dataclass(frozen=True)
class Start:
    """A game to begin at once; what is None is as the player usually has it."""

    slug: str
    level: int | None = None
    seats: int | None = None
    seed: int | None = None
    original: bool | None = None
    opened: Plain | Choices = None
    """What the game read in the player's pattern file, or has to ask about."""
    language: Language | None = None
    shared: bool = False
    """Whether it is the very game that others play: a friend's, or the challenge of the day."""

    @staticmethod
    def named(game: GameName) -> "Start":
        """The very game of a name."""
        return Start(game.slug, game.level, game.seats, game.seed, game.original, language=game.language, shared=True)


@dataclass(frozen=True)
class Options:
    """Each None leaves the player's own setting."""

    language: Language | None = None
    look: str | None = None
    mute: bool | None = None
    sounds: str | None = None
    calm: bool | None = None
    original: bool | None = None
    fullscreen: bool | None = None
    font: Font | None = None
    data_dir: Path | None = None
    """Where reports of broken games go."""
    start: Start | None = None
    boot: bool = True
    leave_after: bool = False
    """Whether leaving the game of `start` leaves the arcade."""
    way_out: bool = True
    """Whether the player can leave the arcade from within: a page in a browser is left by closing it."""
    kiosk: bool = False
    """Whether visitors play: no way out or into the settings but the operator's; calm unless told otherwise."""
    board: bool = False
    """Whether it is a leaderboard's board, which shows and is not played at."""
    pin: str = field(default="", repr=False)
    """What the operator has to type, if anything."""
    unlock: bool = False
    """Whether the operator's page is open again, however many wrong numbers were typed."""

    def overrides(self) -> dict[str, object]:
        """The settings that are not the player's own, by name."""
        names = ("language", "look", "mute", "sounds", "calm", "original", "fullscreen")
        found = {name: value for name in names if (value := getattr(self, name)) is not None}
        return {"calm": True, **found} if self.kiosk else found
