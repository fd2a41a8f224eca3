"""What lies outside the arcade in a browser: downloads, a picker of files, friends, and records instead of a disk.

The data folder lies in the worker's memory. Of what changes in it the worker keeps the database and each file as a
record; what the page is to do about it waits here until the bridge takes it along.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.storage.set_aside import SIDECARS
from arcade.cabinet.storage.store import FILE, Store
from arcade.cabinet.strings import KEPT
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.texts import Prose, filled
from arcade.web import strings
from arcade.web.links import link_of

OUTBOX = Path("/outbox")
"""A folder in the worker's memory for what the page only hands on; a file goes from there when it is taken."""
OWN = frozenset((FILE, *(f"{FILE}{suffix}" for suffix in SIDECARS)))
"""What is kept as the database, or goes with it."""


class PageFileExchange(FileExchange):
    """A page in a browser; its files are kept by name in the data folder."""

    asks = True
    shares = True
    most = 64_000_000

    def __init__(
        self,
        store: Store,
        folder: Path,
        kept: Iterable[str] = (),
        dangers: Iterable[str] = (),
        outbox: Path = OUTBOX,
    ) -> None:
        """`kept` are the files that were laid into the folder, `dangers` names of notices."""
        super().__init__(folder)
        self.dangers = tuple(map(Notice, dangers))
        self._store = store
        self._folder = folder
        self._outbox = outbox
        self._messages: list[dict[str, object]] = []
        self._asking = False
        self._lasting = False
        """Whether the browser has been asked to keep the records for good."""
        self._seen = -1
        """The store's changes when they were looked at last."""
        self._looked = -1
        """The same when the folder was."""
        self._folders: dict[Path, int] = {}
        """When each folder had been changed by then."""
        names = set(kept)
        self._files = {name: mark for name, mark in self._found() if name in names}

    # What pages ask for.

    def took(self, path: Path) -> Prose:
        """Offer the player what was kept: its folder is none that they can open."""
        self._looked = -1
        name = path.relative_to(self._folder.absolute()).as_posix()
        self._say("files", how="keep", names=[name], words=path.name, button=self.text(strings.SAVE))
        return filled(KEPT, name=path.name)

    def dropped(self, path: Path) -> None:  # noqa: ARG002 (one look finds whatever has gone)
        """Keep it no longer."""
        self._looked = -1

    def give(self, name: str, data: bytes) -> Prose:
        """Let the player save a file."""
        self._outbox.mkdir(parents=True, exist_ok=True)
        path = self._outbox / name
        path.write_bytes(data)
        self._say("files", how="save", names=[str(path)], words=name, button=self.text(strings.SAVE))
        return filled(strings.GIVEN, name=name)

    def ask(self) -> None:
        """Let the player choose a file."""
        self.arrived = None
        self._asking = True
        words = self.text(strings.CHOOSE_WORDS)
        self._say("choose", words=words, button=self.text(strings.CHOOSE), limit=self.most + 1)

    def stop_asking(self) -> None:
        """Take the picker away."""
        super().stop_asking()
        self._asking = False
        self._say("choose", words="")

    def share(self, words: str, name: str) -> None:
        """Let the player tell a friend."""
        texts = {"button": strings.SHARE, "copy": strings.COPY, "copied": strings.COPIED}
        said = {key: self.text(text) for key, text in texts.items()}
        self._say("share", link=link_of(name), words=words, **said)

    # What the bridge brings and takes.

    def arrive(self, path: str) -> None:
        """The player has chosen a file, which lies here now; nobody may be waiting for it any more."""
        if self._asking:
            self.arrived = Path(path)

    def messages(self) -> list[dict[str, object]]:
        """What the page is to do; each is given once."""
        if not self._lasting and self._seen != self._store.changes:
            self._seen = self._store.changes
            if self._store.newest_score() is not None:
                self._lasting = True
                self._say("persist")
        messages, self._messages = self._messages, []
        return messages

    def changed(self) -> list[tuple[str, bool]]:
        """The files that are to be kept anew, or no longer (false), since this was asked last."""
        changes = self._store.changes  # whatever else writes files writes to the database, too
        if self._looked == changes:
            return []
        self._looked = changes
        marks = {place: place.stat().st_mtime_ns for place in self._places()}
        if marks == self._folders:
            return []
        self._folders = marks
        before, self._files = self._files, dict(self._found())
        gone = [(name, False) for name in before if name not in self._files]
        return gone + [(name, True) for name, mark in self._files.items() if before.get(name) != mark]

    def _say(self, kind: str, **values: object) -> None:
        self._messages.append({"type": kind, **values})

    def _places(self) -> list[Path]:
        """The data folder and those in it."""
        return [self._folder, *(path for path in sorted(self._folder.iterdir()) if path.is_dir())]

    def _found(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """The files there, with size and time; none that is being written."""
        for place in self._places():
            for path in sorted(place.iterdir()):
                if path.name not in OWN and not path.name.startswith(".") and path.is_file():
                    state = path.stat()
                    yield path.relative_to(self._folder).as_posix(), (state.st_size, state.st_mtime_ns)
