"""The folder on this computer's own address, as a good host would give it to a browser."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit

from arcade.web.compressed import TWINS, twin
from arcade.web.page import PAGE, POLICY

HOST = "127.0.0.1"
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
"""A compiler that works while the bytes arrive wants the right one."""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""What a browser may take, the best first."""
ALLOWED = "GET, HEAD"
SECONDS = 30
"""Nobody is waited for longer."""
TAG = 32


@dataclass(frozen=True)
class Offer:
    """A file as it is sent."""

    path: Path
    kind: str
    tag: str
    coding: str = ""


Offers = Mapping[str, list[Offer]]
"""By the path in the address, the best first; the last one is for everybody."""


def offers(folder: Path) -> Offers:
    """What a folder has to give; raises OSError."""
    found: dict[str, list[Offer]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in TWINS:
            kind = TYPES.get(path.suffix, "application/octet-stream")
            tag = sha256(path.read_bytes()).hexdigest()[:TAG]
            twins = [
                Offer(twin(path, ending), kind, f'"{tag}-{coding}"', coding)
                for coding, ending in CODINGS.items()
                if twin(path, ending).is_file()
            ]
            found[f"/{path.relative_to(folder).as_posix()}"] = [*twins, Offer(path, kind, f'"{tag}"')]
    return found | {"/": found[f"/{PAGE}"]}


class Site(ThreadingHTTPServer):
    """A folder on a port of this computer's own address; raises OSError."""

    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"  # where it would let two of them have one port

    def __init__(self, folder: Path, port: int) -> None:
        self.offers = offers(folder)
        super().__init__((HOST, port), Handler)

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers go away in the middle of a file: that is nobody's error."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


@contextmanager
def published(folder: Path) -> Iterator[str]:
    """The address of a folder while it is served beside other work."""
    with Site(folder, 0) as site:
        thread = Thread(target=site.serve_forever, daemon=True)
        thread.start()
        try:
            yield site.address
        finally:
            site.shutdown()
            thread.join()


class Handler(BaseHTTPRequestHandler):
    """Answers a browser."""

    protocol_version = "HTTP/1.1"
    timeout = SECONDS
    server: Site

    def do_GET(self) -> None:
        """A file, in the best coding that the browser takes, if it has not the same already."""
        try:
            path = urlsplit(self.path).path
        except ValueError:  # an address of another server's that is none
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        offered = self.server.offers.get(unquote(path))
        if offered is None:
            self._refuse(HTTPStatus.NOT_FOUND)
            return
        codings = taken(self.headers.get("Accept-Encoding", ""))
        offer = next(one for one in offered if not one.coding or one.coding in codings)
        known = self.headers.get("If-None-Match", "")
        if offer.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            self._head(HTTPStatus.NOT_MODIFIED, offer)
            return
        try:
            body = offer.path.read_bytes()
        except OSError:  # another arcade has made its own folder meanwhile
            self._refuse(HTTPStatus.NOT_FOUND)
            return
        self._head(HTTPStatus.OK, offer, len(body))
        if self.command == "GET":
            self.wfile.write(body)

    do_HEAD = do_GET  # noqa: N815 (the base's name)

    def _head(self, status: HTTPStatus, offer: Offer, size: int | None = None) -> None:
        self.send_response(status)
        if size is not None:
            self.send_header("Content-Type", offer.kind)
            self.send_header("Content-Length", str(size))
            if offer.coding:
                self.send_header("Content-Encoding", offer.coding)
        self.send_header("ETag", offer.tag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", "no-cache")  # ask each time; what is the same is not sent again
        self._guard()

    def _refuse(self, status: HTTPStatus) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.send_header("Allow", ALLOWED)
        self._guard()

    def _guard(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        """Refuse what is no request that we know, without a page; the line is not used again."""
        self.close_connection = True
        self._refuse(HTTPStatus.METHOD_NOT_ALLOWED if code == HTTPStatus.NOT_IMPLEMENTED else HTTPStatus(code))

    def log_message(self, format: str, *words: object) -> None:
        """Say nothing."""


def taken(header: str) -> set[str]:
    """The codings that a browser takes, by its Accept-Encoding; those with a weight of nothing are left out."""
    found = set()
    for word in header.lower().split(","):
        coding, _, weight = word.partition(";")
        value = weight.replace(" ", "").removeprefix("q=")
        if not value or value.strip("0.") or not value.replace(".", "").isdigit():
            found.add(coding.strip())
    return found
