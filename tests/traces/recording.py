"""Recordings, read from `data` into frozen values; README.md tells what each field is."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from arcade.machine.spectrum import Spectrum
from tests.traces.sounds import Tone

DATA = Path(__file__).parent / "data"
SECOND = Spectrum.CLOCK / Spectrum.FRAME
"""Frames in a second."""
CELLS, BLANK = 768, "."
HOLD = 4
"""Frames for which a key is held, unless it is said."""
DIFFERENCES = {
    "notes": "no tone is compared",
    "end notes": "those after the last press are not",
    "time": "neither times nor the building up of pictures are",
    "rows": "text may stand up to two rows away",
    "edges": "single letters at the left and right edge are not looked at",
}
"""What a scenario may say that it differs in, and what comes of it."""


class Run(NamedTuple):
    """Letters in a row with no more than single blanks between them."""

    row: int
    column: int
    length: int


@dataclass(frozen=True)
class Press:
    """A key held for some frames: from frame `at` on, or at a wait where that is None."""

    key: str
    frames: int = HOLD
    at: int | None = None


@dataclass(frozen=True)
class Typed:
    """A line typed at a wait and entered."""

    text: str


@dataclass(frozen=True)
class Checkpoint:
    """What the original showed at a wait (where `wait` says for what, or "stop") or at a frame (`at`)."""

    wait: str | None
    at: int | None
    frames: int
    """From the press before (or from the start) to this wait."""
    build: tuple[int, ...]
    """What part of the cells that change on the way look as they will in the end, in % after each tenth of it."""
    border: int
    rnd: int
    runs: frozenset[Run]
    numbers: Mapping[int, tuple[str, ...]]
    """Those of each row that has any, from left to right."""
    attributes: bytes
    kinds: str
    """What each cell shows: blank, a letter, graphics, all ink (see `Kind`)."""
    drawn: Mapping[int, str]
    """For each row with graphics a checksum of them."""
    tones: tuple[Tone, ...]
    """Those since the checkpoint before; they start in seconds of the whole run."""


@dataclass(frozen=True)
class Scenario:
    """One run of the original: where its chance begins, what was pressed, what came of it."""

    name: str
    seed: int
    differs: Mapping[str, str]
    """Where our game differs on purpose (of DIFFERENCES), and why."""
    keys: tuple[Press | Typed, ...]
    checkpoints: tuple[Checkpoint, ...]

    @property
    def by_frames(self) -> bool:
        """Whether keys and checkpoints come at fixed frames and not at waits."""
        return self.checkpoints[0].at is not None

    @cached_property
    def counting(self) -> frozenset[int]:
        """Rows whose numbers change: scores and counters. Those that never do may belong to a sentence."""
        seen: dict[int, set[tuple[str, ...]]] = {}
        for checkpoint in self.checkpoints:
            for row, numbers in checkpoint.numbers.items():
                seen.setdefault(row, set()).add(numbers)
        return frozenset(row for row, found in seen.items() if len(found) > 1)


@dataclass(frozen=True)
class Trace:
    """The recordings of a game."""

    slug: str
    level: int | None
    """Where it isn't the game's usual one."""
    scenarios: tuple[Scenario, ...]


def recorded() -> list[str]:
    """The games of which there are recordings."""
    return sorted(path.stem for path in DATA.glob("*.json"))


def trace(slug: str) -> Trace:
    """The recordings of a game."""
    read = json.loads((DATA / f"{slug}.json").read_text(encoding="utf-8"))
    return Trace(read["slug"], read.get("level"), tuple(map(scenario, read["scenarios"])))


def scenario(read: Mapping[str, Any]) -> Scenario:
    """A scenario as it stands in the file; ValueError where it differs in what nobody knows of."""
    differs = read.get("differs", {})
    if unknown := differs.keys() - DIFFERENCES.keys():
        raise ValueError(f"{read['name']}: differs in {sorted(unknown)}, but may only in {sorted(DIFFERENCES)}")
    checkpoints = tuple(followed(read["checkpoints"]))
    timed = checkpoints[0].at is not None
    keys = tuple(key_at_frame(key) if timed else key_at_wait(key) for key in read["keys"])
    return Scenario(read["name"], read["seed"], differs, keys, checkpoints)


def key_at_frame(text: str) -> Press:
    """FRAME KEY or FRAME KEY HOLD."""
    at, key, *hold = text.split()
    return Press(named(key), int(hold[0]) if hold else HOLD, int(at))


def key_at_wait(text: str) -> Press | Typed:
    """? KEY, ? KEY HOLD, or > LINE."""
    kind, _, rest = text.partition(" ")
    if kind == ">":
        return Typed(rest)
    key, *hold = rest.split()
    return Press(named(key), int(hold[0]) if hold else HOLD)


def named(key: str) -> str:
    """A key as the machine names it."""
    return " " if key == "space" else key


def followed(written: Sequence[Mapping[str, Any]]) -> Iterator[Checkpoint]:
    """Checkpoints, each with what it leaves out because it is as it was before."""
    runs: dict[int, list[Run]] = {}
    numbers: dict[int, tuple[str, ...]] = {}
    drawn: dict[int, str] = {}
    attributes, kinds = ["00"] * CELLS, [BLANK] * CELLS
    for one in written:
        runs |= {int(row): [Run(int(row), *place) for place in places] for row, places in one.get("text", {}).items()}
        numbers |= {int(row): tuple(digits for _, digits in there) for row, there in one.get("numbers", {}).items()}
        drawn |= {int(row): checksum for row, checksum in one.get("pixels", {}).items()}
        attributes, kinds = renewed(attributes, one.get("attrs", "")), renewed(kinds, one.get("cells", ""))
        yield Checkpoint(
            wait=one.get("wait"),
            at=one.get("at"),
            frames=one.get("frames", 0),
            build=tuple(one.get("build", ())),
            border=one["border"],
            rnd=one["rnd"],
            runs=frozenset(run for there in runs.values() for run in there),
            numbers={row: there for row, there in numbers.items() if there},
            attributes=bytes.fromhex("".join(attributes)),
            kinds="".join(kinds),
            drawn={row: checksum for row, checksum in drawn.items() if checksum},
            tones=tuple(Tone(start / SECOND, seconds, pitch) for start, seconds, pitch in one.get("notes", ())),
        )


def renewed(codes: Sequence[str], field: str) -> list[str]:
    """The codes of all cells after a field: it gives all of them, or after a plus sign the stretches that changed.

    A stretch is INDEX:CODES, stretches are parted by semicolons, and CODE*COUNT stands for a code repeated.
    """
    found = list(codes)
    stretches = field[1:].split(";") if field.startswith("+") else [f"0:{field}"]
    for stretch in stretches if field else ():
        index, _, packed = stretch.partition(":")
        unpacked = [code for word in packed.split() for code in repeated(word)]
        found[int(index) : int(index) + len(unpacked)] = unpacked
    return found


def repeated(word: str) -> list[str]:
    """CODE or CODE*COUNT."""
    code, _, count = word.partition("*")
    return [code] * int(count or 1)
