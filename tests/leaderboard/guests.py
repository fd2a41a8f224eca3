"""Guests of a leaderboard."""

from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.founding import found
from arcade.leaderboard.guests import invite
from arcade.leaderboard.sessions import linked, seen_from_afar


def invited(url: str, kind: Kind = Kind.CABINET, name: str = "By the door") -> Credentials:
    """The pass of a guest of the leaderboard at an operator's address; the leaderboard is made if there is none."""
    with linked(url, "test") as link:
        found(link)
        return invite(link, kind, name, seen_from_afar(url, "127.0.0.1"))
