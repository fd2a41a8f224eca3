"""Whose work the folder is: everything that is linked into the runtime, by its recipes and what it says of itself."""

from dataclasses import dataclass
from pathlib import Path

TEXTS = Path(__file__).parent / "licences"
FOLDER = "LICENSES"
INDEX = "README.txt"


@dataclass(frozen=True)
class Work:
    """A part of the folder that somebody made."""

    name: str
    terms: str
    """The licence's short name (SPDX), or what stands for one."""
    source: str
    text: str
    """The file of the licence's own words."""
    within: str = ""
    """Which other work it came with."""


WORKS = (
    Work("Robac Arcade: games, letters, drawings", "MIT", "this folder", "robac.txt"),
    Work("Pyodide 314.0.7, with hiwire", "MPL-2.0", "https://github.com/pyodide/pyodide/tree/314.0.7", "pyodide.txt"),
    Work("CPython 3.14.2", "PSF-2.0", "https://github.com/python/cpython/tree/v3.14.2", "cpython.txt"),
    Work("HACL*", "MIT", "https://github.com/hacl-star/hacl-star", "cpython.txt", "CPython"),
    Work("libmpdec", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal", "cpython.txt", "CPython"),
    Work("mimalloc", "MIT", "https://github.com/microsoft/mimalloc", "cpython.txt", "CPython"),
    Work("Expat 2.7.3", "MIT", "https://github.com/libexpat/libexpat", "expat.txt", "CPython"),
    Work("libffi", "MIT", "https://github.com/libffi/libffi", "libffi.txt"),
    Work("SQLite 3.39.0", "public domain", "https://sqlite.org", "sqlite.txt"),
    Work("zlib 1.3.1", "Zlib", "https://zlib.net", "zlib.txt"),
    Work("bzip2 1.0.6", "bzip2-1.0.6", "https://sourceware.org/bzip2", "bzip2.txt"),
    Work("XZ Utils: liblzma", "public domain, or 0BSD in newer versions", "https://tukaani.org/xz", "xz.txt"),
    Work("Zstandard 1.5.7", "BSD-3-Clause", "https://github.com/facebook/zstd", "zstd.txt"),
    Work("Emscripten 5.0.3", "MIT or NCSA", "https://github.com/emscripten-core/emscripten", "emscripten.txt"),
    Work("musl", "MIT", "https://musl.libc.org", "musl.txt", "Emscripten"),
    Work(
        "LLVM: compiler-rt, libc++, libc++abi",
        "Apache-2.0 WITH LLVM-exception",
        "https://github.com/llvm/llvm-project",
        "llvm.txt",
        "Emscripten",
    ),
    Work("MiniLZ4", "MIT", "https://github.com/pierrec/node-lz4", "mini-lz4.txt", "Emscripten"),
    Work(
        "error-stack-parser, stackframe",
        "MIT",
        "https://github.com/stacktracejs/error-stack-parser",
        "error-stack-parser.txt",
        "Pyodide",
    ),
)
"""All of it. OpenSSL is not in it: the runtime has a stand-in for Python's ssl."""


def texts() -> dict[str, bytes]:
    """The folder of licences: each text by its path, and a list of what is whose; raises OSError."""
    found = {f"{FOLDER}/{name}": (TEXTS / name).read_bytes() for name in dict.fromkeys(work.text for work in WORKS)}
    return found | {f"{FOLDER}/{INDEX}": index().encode()}


def index() -> str:
    """The list of what is whose."""
    lines = ["What is in this folder, under which licence, where its words are and where its source is.", ""]
    for work in WORKS:
        within = f" (part of {work.within})" if work.within else ""
        lines += [f"{work.name}{within}", f"    {work.terms}; {work.text}; {work.source}"]
    return "\n".join([*lines, ""])
