"""The folder for browsers, measured: what a visitor fetches, file by file, against what is allowed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from arcade.cabinet.catalogue import whole
from arcade.commands.asking import CommandError
from arcade.commands.bench_visit import ALLOWED, visit_figures
from arcade.commands.bench_visit import ANCHORS as VISITED
from arcade.commands.printing import say
from arcade.commands.web import cache_dir
from arcade.web.build import build
from arcade.web.compressed import BEST, TWINS, twin
from arcade.web.nodes import WebError, find_node
from arcade.web.runtime import runtime

MOST_BYTES = 7_000_000
"""Bytes that a visitor's first start may take in all, as Brotli."""
MOST_FILES = 25
"""Files that it may take."""
TABLE = ".bin"
"""What the names of opponents' tables end in, which are fetched when a position first asks for one."""
ANCHORS = {
    "the runtime and its library as npm has them": 7_200_000,
    "the prototype, with everything compiled": 6_500_000,
}
"""Bytes of Brotli of others, to compare with."""


@dataclass(frozen=True)
class Size:
    """Bytes of a file."""

    name: str
    brotli: int
    gzip: int
    raw: int


def sizes(folder: Path) -> Iterator[Size]:
    """What each file of a built folder takes, the largest first; what is not fetched at every start is left out."""
    files = [path for path in folder.iterdir() if path.is_file() and path.suffix not in (*TWINS, ".txt", TABLE)]
    for path in sorted(files, key=lambda path: -path.stat().st_size):
        brotli, gzip = (other if (other := twin(path, kind)).exists() else path for kind in TWINS)
        yield Size(path.name, brotli.stat().st_size, gzip.stat().st_size, path.stat().st_size)


def web_figures() -> tuple[list[Size], dict[str, float]]:
    """Build the folder for publishing, and measure it and visits to it; raises CommandError."""
    node = find_node()
    if node is None:
        raise CommandError("node, which compiles and compresses for browsers, is not installed")
    cache = cache_dir()
    try:
        with TemporaryDirectory() as name:
            folder = Path(name)
            build(folder, runtime(cache), BEST, cache / "compressed")
            return list(sizes(folder)), visit_figures(folder, node, whole())
    except WebError as error:
        raise CommandError(str(error)) from None


def web_json(found: Sequence[Size], visits: Mapping[str, float]) -> dict[str, object]:
    """The figures as JSON has them."""
    files = {"files": [asdict(size) for size in found], "most bytes": MOST_BYTES, "most files": MOST_FILES}
    return files | {"visits": dict(visits), "allowed": ALLOWED}


def say_sizes(found: Sequence[Size]) -> None:
    """Print the sizes, their sum and what it is to be compared with."""
    say(f"{'kB, for a browser':24}{'Brotli':>10}{'gzip':>10}{'raw':>10}")
    every = Size("in all", *(sum(values) for values in zip(*_columns(found), strict=True)))
    for size in (*found, every):
        say(f"  {size.name:22}" + "".join(f"{value / 1000:10.1f}" for value in (size.brotli, size.gzip, size.raw)))
    say(f"  {'allowed':22}{MOST_BYTES / 1000:10.1f}", f"  {len(found)} files of {MOST_FILES}")
    for name, value in ANCHORS.items():
        say(f"  {name}: {value / 1000:.1f}")


def say_visits(visits: Mapping[str, float]) -> None:
    """Print what a visit came to beside what is allowed, and beside what the prototype took."""
    say(f"{'a visit':24}{'measured':>10}{'allowed':>10}{'prototype':>10}")
    for name, value in visits.items():
        anchor = f"{VISITED[name]:10g}" if name in VISITED else ""
        say(f"  {name:22}{value:10.4g}{ALLOWED[name]:10g}{anchor}")


def _columns(found: Sequence[Size]) -> Iterator[tuple[int, int, int]]:
    yield from ((size.brotli, size.gzip, size.raw) for size in found)
