"""Links into the arcade, as the page's query: a game, a friend's very game, the challenge of the day."""

from urllib.parse import parse_qs, quote_plus

from arcade.cabinet import catalogue, strings
from arcade.cabinet.options import Start
from arcade.cabinet.replays.game_name import SHOWN, parsed
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.user_error import UserError, shown

LONGEST = 300
"""Characters of a query that is looked at."""
MOST = 10
"""Parts of one: what else a page's address has picked up on its way is not the arcade's."""


class LinkError(UserError):
    """A link that names no game."""


def start_of(query: str, today: str) -> Start | None:
    """What "?game=tetris", "?name=NIM+2+76SWHWPSD" or "?daily" begins with; None for a query that names nothing.

    `today` is the date as ISO text. Raises UserError for a game that is not there, and for a name with a slip.
    """
    try:
        parts = parse_qs(query.removeprefix("?")[:LONGEST], keep_blank_values=True, max_num_fields=MOST)
    except ValueError:
        return None
    if "name" in parts:
        return Start.named(parsed(parts["name"][0]))
    if "game" in parts:
        slug = parts["game"][0].strip().lower()
        if slug not in catalogue.slugs():
            raise LinkError(strings.ID_GAME, name=shown(slug, SHOWN))
        return Start(slug)
    return Start.named(challenge(today).game) if "daily" in parts else None


def link_of(name: str) -> str:
    """The query of a game by its name; of the day's challenge for an empty one."""
    return f"?name={quote_plus(name)}" if name else "?daily"
