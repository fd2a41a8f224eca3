"""Playthroughs: keys files beside a game's tests, whose ``#:`` lines say how they are run and what must come of it.

``#: run --level 2 --seed 5 --original --lang ro --frames 9000`` are options as of the command ``run``;
``#: outcome won``, ``#: score 24``, ``#: text WORDS`` (some row of the screen holds them), ``#: state NAME JSON``
(an entry of the program's state) are expected at the end; ``#: golden`` compares the last picture with NAME.png.
A playthrough with ``#: shows mistake`` answers at least one question wrongly.
"""

import json
from argparse import Namespace
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.recorder import snapshot
from arcade.cabinet.replays.session import Session
from arcade.cli import reader
from arcade.commands.asking import setup_of
from tests.png_pictures import decode

GAMES = Path(__file__).parent / "games"
FRAMES = 60_000


@dataclass(frozen=True)
class Playthrough:
    """One keys file with its expectations."""

    path: Path
    slug: str
    words: tuple[str, ...]
    """Its options, as they are written."""
    expectations: tuple[tuple[str, str], ...]

    @cached_property
    def options(self) -> Namespace:
        """The options, as the command `run` reads them."""
        return reader().read(["run", "--frames", str(FRAMES), *self.words, "--", self.slug])

    @property
    def original(self) -> bool:
        """Whether the original is played."""
        return "--original" in self.words

    @property
    def golden(self) -> Path | None:
        """The picture that the last one must equal, if any."""
        return self.path.with_suffix(".png") if ("golden", "") in self.expectations else None

    def expects(self, what: str) -> list[str]:
        """The expectations of a kind."""
        return [rest for kind, rest in self.expectations if kind == what]

    def run(self) -> Session:
        """The session at the playthrough's end."""
        session = Session(setup_of(self.options))
        script = KeyScript(parse(self.path.read_text(encoding="utf-8")))
        run_script(session, script, self.options.frames)
        return session


def read(path: Path) -> Playthrough:
    """A playthrough from its file; the game is named by the folder."""
    slug = path.parent.name.replace("_", "-")
    lines = [line[2:].strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#:")]
    words = tuple(word for line in lines if line.startswith("run") for word in line.split()[1:])
    pairs = [line.partition(" ") for line in lines if not line.startswith("run")]
    return Playthrough(path, slug, words, tuple((kind, rest.strip()) for kind, _, rest in pairs))


@cache
def playthroughs(slug: str) -> tuple[Playthrough, ...]:
    """The playthroughs of a game."""
    return tuple(read(path) for path in sorted(GAMES.glob(f"{slug.replace('-', '_')}/*.keys")))


def failures(play: Playthrough, session: Session) -> list[str]:
    """Which expectations a finished session does not meet, in words."""
    found: list[str] = []
    last = session.results[-1] if session.results else None
    screen = session.machine.text_rows()
    for kind, rest in play.expectations:
        match kind:
            case "outcome":
                if last is None or last.outcome != rest:
                    found.append(f"outcome {rest} expected, not {last}")
            case "score":
                if last is None or last.score != int(rest):
                    found.append(f"score {rest} expected, not {last}")
            case "text":
                if not any(rest in row for row in screen):
                    found.append(f"{rest!r} expected on the screen:\n" + "\n".join(screen))
            case "state":
                name, _, value = rest.partition(" ")
                state = json.loads(json.dumps(session.program.state()))
                if name not in state or state[name] != json.loads(value):
                    found.append(f"state {name} {value} expected, not {state.get(name)}")
            case "golden" | "shows":
                pass
            case _:
                found.append(f"unknown expectation {kind}")
    return found


def side_by_side(wanted: Picture, got: Picture) -> Picture:
    """Two pictures of one size beside each other."""
    rows = [
        wanted.pixels[start : start + wanted.width] + got.pixels[start : start + got.width]
        for start in range(0, len(wanted.pixels), wanted.width)
    ]
    return Picture(2 * wanted.width, wanted.height, b"".join(rows), wanted.palette)


def compare_golden(path: Path, session: Session, update: bool, out: Path) -> str:
    """Compare the session's picture with a golden one; a difference is described, and shown in a file under `out`."""
    picture = snapshot(session)
    if update:
        path.write_bytes(picture.png())
        return ""
    if not path.is_file():
        return f"{path.name} is missing: run pytest with --update-golden and look at it"
    wanted = decode(path.read_bytes())
    if (wanted.width, wanted.height, wanted.pixels) == (picture.width, picture.height, picture.pixels):
        return ""
    if (wanted.width, wanted.height) != (picture.width, picture.height):
        return f"{path.name} has another size"
    shown = out / f"{path.stem}-wanted-and-got.png"
    shown.write_bytes(side_by_side(wanted, picture).png())
    return f"the picture differs from {path.name}; see {shown}"
