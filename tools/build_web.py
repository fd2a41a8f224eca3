"""The arcade as a folder for any web server: ``python -m tools.build_web OUT [--runtime DIR|ZIP|TGZ]``.

OUT has to be empty or new. What compressing took half a minute for is kept in the cache for the next time.
"""

import argparse
import sys
from pathlib import Path

from arcade.cabinet.storage.paths import default_cache_dir
from arcade.web.build import build
from arcade.web.compressed import BEST
from arcade.web.nodes import WebError
from arcade.web.runtime import runtime


def main(arguments: list[str]) -> int:
    """Make the folder."""
    parser = argparse.ArgumentParser(prog="tools.build_web", description="The arcade as a folder for a web server.")
    parser.add_argument("out", type=Path, help="a new or an empty folder")
    parser.add_argument("--runtime", type=Path, help="folder, zip or tarball of the runtime's package")
    options = parser.parse_args(arguments)
    cache = default_cache_dir()
    if cache is None:
        parser.error("there is no home to keep the runtime in")
    if options.out.exists() and (not options.out.is_dir() or any(options.out.iterdir())):
        parser.error(f"{options.out} is there and no empty folder")
    try:
        home = runtime(cache, options.runtime)
        options.out.mkdir(parents=True, exist_ok=True)
        build(options.out, home, BEST, cache / "compressed")
    except WebError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
