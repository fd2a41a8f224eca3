"""Choosing on a wall of covers: directions go round at its edges, letters search, a click chooses and opens."""

from collections.abc import Sequence

from arcade.cabinet.front.collection import search
from arcade.cabinet.front.cover_rows import CoverRows
from arcade.cabinet.paint import voices
from arcade.cabinet.shelf_groups import Game
from arcade.machine.monitor import Monitor
from arcade.toolkit.flow.cursor import clicked


def leaf(monitor: Monitor, covers: CoverRows, games: Sequence[Game], gesture: str) -> tuple[str, bool]:
    """What a gesture means, "fire" for a click on the chosen cover, and whether it has chosen another one."""
    if not games:
        return gesture, False
    place = covers.chosen
    page = covers.layout.rows * covers.layout.columns
    if (pixel := clicked(gesture)) is not None:
        place = covers.at(*pixel)
        gesture = "fire" if place == covers.chosen else ""
    match gesture:
        case "left" | "right":
            place = covers.beside(-1 if gesture == "left" else 1)
        case "up" | "down":
            place = covers.around(-1 if gesture == "up" else 1)
        case "page up" | "page down":
            place = min(max(place + (page if gesture == "page down" else -page), 0), len(games) - 1)
        case _ if len(gesture) == 1 and gesture != " ":
            place = search(games, gesture, covers.chosen)
    if place < 0 or place == covers.chosen:
        return gesture, False
    turn_to(monitor, covers, place)
    return gesture, True


def turn_to(monitor: Monitor, covers: CoverRows, place: int) -> None:
    """Choose another cover; a new row sounds otherwise than one's neighbour."""
    if covers.choose(place):
        voices.row(monitor)
    else:
        voices.move(monitor, place % covers.layout.columns)
