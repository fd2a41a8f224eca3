"""Guests of a hall."""

from arcade.hall.credentials import Credentials, Kind
from arcade.hall.founding import found
from arcade.hall.guests import invite
from arcade.hall.sessions import linked, seen_from_afar


def invited(url: str, kind: Kind = Kind.CABINET, name: str = "By the door") -> Credentials:
    """The pass of a guest of the hall at an operator's address; the hall is made if there is none."""
    with linked(url, "test") as link:
        found(link)
        return invite(link, kind, name, seen_from_afar(url, "127.0.0.1"))
