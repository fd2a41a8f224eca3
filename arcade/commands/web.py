"""`web`: the arcade in a browser on this computer."""

import webbrowser
from argparse import Namespace
from contextlib import suppress
from errno import EACCES, EADDRINUSE
from pathlib import Path

from arcade.cabinet.formats.whole_files import reason
from arcade.cabinet.storage.paths import default_cache_dir
from arcade.commands.asking import CommandError
from arcade.commands.printing import finish, say
from arcade.web.local import make, place
from arcade.web.nodes import WebError, find_node
from arcade.web.runtime import runtime
from arcade.web.serve import Site

PORT = 8049
"""Scores belong to an address, and its port is part of it: it stays the same."""
PORTS = range(1, 1 << 16)


def web(options: Namespace) -> int:
    """Make the folder if it is not there, and serve it until Ctrl+C. Raises CommandError."""
    port = PORT if options.port is None else options.port
    if port not in PORTS:
        raise CommandError(f"--port must be a number from {PORTS[0]} to {PORTS[-1]}, not {port}")
    try:
        folder = prepared(options.runtime)
        with _site(folder, port) as site:
            say(f"The arcade is at {site.address} until Ctrl+C ends it.")
            finish()
            if not options.no_open:
                webbrowser.open(site.address)
            with suppress(KeyboardInterrupt):
                site.serve_forever()
    except WebError as error:
        raise CommandError(str(error)) from None
    return 0


def prepared(given: str | None) -> Path:
    """The folder for this computer's browser, made if need be; raises CommandError, WebError and OSError."""
    cache = cache_dir()
    home = None if given is None else runtime(cache, Path(given))
    folder = place(cache)
    if not folder.is_dir():
        home = home or runtime(cache)
        if find_node() is None:
            say("Without node the arcade comes as sources, and starts more slowly.")
        say("The arcade is made ready for the browser; this takes a moment, once.")
        finish()
        make(folder, home)
    return folder


def cache_dir() -> Path:
    """Where what can be made again is kept; raises CommandError."""
    cache = default_cache_dir()
    if cache is None:
        raise CommandError("there is no home to keep the browser's files in")
    return cache


def _site(folder: Path, port: int) -> Site:
    try:
        return Site(folder, port)
    except OSError as error:
        if error.errno == EADDRINUSE:
            raise CommandError(f"port {port} is in use: another one can be named with --port") from None
        if error.errno == EACCES:
            raise CommandError(f"port {port} may not be used: another one can be named with --port") from None
        raise CommandError(f"port {port} can't be used: {reason(error)}") from None
