"""The process beside a cabinet: scores into the hall, the hall's tables back, for as long as it lives."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import sleep

from arcade.hall import strings
from arcade.hall.careers import careers, wanted
from arcade.hall.courier import Courier
from arcade.hall.delivery import appear
from arcade.hall.errand import Errand
from arcade.hall.memory import note_careers
from arcade.hall.passes import Pass
from arcade.hall.sessions import Link


class Sync(Errand):
    """Carries for one cabinet."""

    name = "sync"

    def __init__(self, folder: Path, known: Pass, pause: Callable[[float], None] = sleep) -> None:
        super().__init__(folder, known, pause)
        self._codes: list[str] = []
        """Whose careers were asked for last."""
        self._stirred = -1

    def _begin(self, own: sqlite3.Connection, link: Link) -> None:
        self._courier(own).meet(link)
        self._stirred = -1

    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        if self._courier(own).compare(link):
            self._stirred = -1
        self._tidings.bring(own, link)
        self._codes = wanted(own)
        note_careers(own, careers(link, self._codes))
        appear(link, self._known.number, self._waiting(own))

    def _work(self, own: sqlite3.Connection, link: Link) -> None:
        """Carry what the arcade has written; after days without a hall that takes long, and it is seen meanwhile."""
        courier = self._courier(own)
        if courier.stirred == self._stirred:
            return
        self._stirred, carried = courier.stirred, 0
        while found := courier.round(link):
            carried += found
            self._look(own, link)
        if carried:
            appear(link, self._known.number, self._waiting(own))
            self._note(own, strings.IN_STEP)
        if wanted(own) != self._codes:
            self._due = 0.0
            self._look(own, link)

    def _waiting(self, own: sqlite3.Connection) -> int:
        return self._courier(own).waiting

    def _courier(self, own: sqlite3.Connection) -> Courier:
        return Courier(own, self._known.number)
