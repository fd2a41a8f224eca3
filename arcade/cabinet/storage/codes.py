"""Players' codes: initials and four digits stand for one person at all cabinets of a leaderboard.

Neither is kept together with the other: what is stored, and what the leaderboard is told, is a hash of both.
"""

from collections.abc import Sequence

from arcade.cabinet.storage.scores import CODE
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.plain import Plain

DIGITS = 4
ROUNDS = 10_000
"""Of the hash (PBKDF2, RFC 8018): some milliseconds, so that nobody tries all codes in passing."""
SALT = b"robac hall"
SETTING = "hall_codes"
"""Under which the hashes are stored whose medals the leaderboard is asked for."""
MOST = 50
"""So many of them, the latest."""


def code_hash(initials: str, digits: str) -> str:
    """What stands for a player, the same at every cabinet: 64 hexadecimal digits."""
    from hashlib import pbkdf2_hmac  # a browser's Python lacks it, and is on no leaderboard

    return pbkdf2_hmac("sha256", digits.encode(), SALT + initials.encode(), ROUNDS).hex()


def asked_for(stored: Plain) -> list[str]:
    """The hashes that a stored setting names, the latest last; what is none of them is left out."""
    if not isinstance(stored, Sequence) or isinstance(stored, str):
        return []
    return [one for one in stored if isinstance(one, str) and one and CODE.fullmatch(one)][-MOST:]


def ask_for(store: Store, code: str) -> None:
    """Ask the leaderboard for a player's medals from now on, also when it is a kiosk's visitor."""
    others = [one for one in asked_for(store.setting(SETTING)) if one != code]
    store.set_setting(SETTING, tuple([*others, code][-MOST:]), for_good=True)
