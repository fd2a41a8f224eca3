"""A game's name to be told to a friend, who then plays the very same: NIM 2 76SWHWPSD.

After the slug and the level stand P for two players, P3 for three, O for the original's look, and where the game is
made of words in another language than English that language's letter; then the seed, in the letters and digits of
D. Crockford's base 32 (which has no I, L, O and U, so that nothing is misread), and a sign to check it by. What a game
asks before the first move is no part of the name: in a shared game (`Setup.shared`) it answers itself.
"""

import re
from dataclasses import dataclass

from arcade.cabinet import catalogue, strings
from arcade.cabinet.user_error import UserError, shown
from arcade.toolkit.contract.languages import SOURCE, Language
from arcade.toolkit.contract.program import AnyProgram, Setup

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans("ILOU", "110V")
SEED_BITS = 40
"""Of a new run: eight signs."""
SHOWN = 40
"""So many characters of a title that no game has are repeated."""
LETTERS: dict[Language, str] = {"ro": "R"}
"""The letters of languages in whose own words games are played. With no letter they are played in English words."""
HEAD = re.compile(
    f"(?P<level>[0-9]+)(P(?P<players>[3-9]?))?(?P<original>O)?(?P<language>[{''.join(LETTERS.values())}])?"
)
_FEWEST = SEED_BITS // 5
_MOST = 14
"""Signs of a code: thirteen for 64 bits, and the one it is checked by."""
_FIELD = 0b100101
"""x^5 + x^2 + 1, by which the signs are numbers of a field of 32: there doubling is its own way of mixing."""


class GameNameError(UserError):
    """A text that names no game; the message says why."""


@dataclass(frozen=True)
class GameName:
    """What two players of the same game have in common."""

    slug: str
    level: int
    seats: int
    original: bool
    seed: int
    language: Language | None = None
    """The language of its words, where these are what is played for."""

    @staticmethod
    def of(setup: Setup) -> "GameName":
        """The game that a run plays if it is a shared one."""
        words_in = setup.language if setup.language in LETTERS else SOURCE
        language = words_in if catalogue.cartridge(setup.slug).worded else None
        return GameName(setup.slug, setup.level, setup.seats, setup.original, setup.seed, language)

    @staticmethod
    def leading_to(program: AnyProgram) -> "GameName | None":
        """The name by which others play the first game of a run.

        None where the player has made it another one: by an answer, by a file that was opened, by what was learned.
        """
        setup = program.setup
        own = program.own_terms or setup.opened is not None or setup.memory is not None
        return None if own else GameName.of(setup)

    def __str__(self) -> str:
        players = "" if self.seats == 1 else "P" if self.seats == 2 else f"P{self.seats}"
        letter = LETTERS.get(self.language or SOURCE, "")
        head = f"{self.slug.upper()} {self.level}{players}{'O' * self.original}{letter}"
        code = _code(self.seed)
        return f"{head} {code}{_check(head, code)}"


def _code(seed: int) -> str:
    signs = ""
    while seed or len(signs) < _FEWEST:
        signs = SIGNS[seed % 32] + signs
        seed //= 32
    return signs


def _check(head: str, code: str) -> str:
    """A sign that is another whenever one sign of the code is, or two beside each other change places."""
    total = sum(head.encode()) % 32
    for sign in code:
        total <<= 1
        total ^= (_FIELD if total & 32 else 0) ^ SIGNS.index(sign)
    return SIGNS[total]


def parsed(text: str) -> GameName:
    """The game that a text names, however it is spaced and written. Raises GameNameError."""
    words = text.upper().replace(",", " ").split()
    if len(words) != 3:
        raise GameNameError(strings.ID_SHAPE)
    slug, level, code = words[0], words[1], words[2].translate(MISREAD)
    if slug.lower() not in catalogue.slugs():
        raise GameNameError(strings.ID_GAME, name=shown(slug, SHOWN))
    game = catalogue.cartridge(slug.lower())
    found = HEAD.fullmatch(level)
    if found is None or found["level"] not in map(str, game.levels.keys):
        raise GameNameError(strings.ID_LEVEL, levels=max(game.levels.keys))
    players = found["players"]
    seats = 1 if players is None else int(players or 2)
    if seats not in game.seats:
        raise GameNameError(strings.ID_PLAYERS, title=game.title, seats=seats)
    if not 2 <= len(code) <= _MOST or set(code) - set(SIGNS) or _check(f"{slug} {level}", code[:-1]) != code[-1]:
        raise GameNameError(strings.ID_CODE)
    seed = 0
    for sign in code[:-1]:
        seed = 32 * seed + SIGNS.index(sign)
    seed &= (1 << 64) - 1
    words_in = next((one for one, letter in LETTERS.items() if letter == found["language"]), SOURCE)
    language = words_in if game.worded else None
    return GameName(slug.lower(), int(found["level"]), seats, found["original"] is not None, seed, language)
