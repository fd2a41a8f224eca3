"""The folder on this computer's address: types, codings, policy, and nothing outside."""

import http.client
import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from arcade.web.page import POLICY
from arcade.web.serve import TYPES, Handler, Site, taken

TEXT = b"import one from './two.js';"
NAMES = ("index.html", "main.js", "build.json", "pyodide.asm.wasm", "pyodide.mjs", "LICENSES/one.txt")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    folder = tmp_path / "folder"
    for name in NAMES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(TEXT)
        for kind in (".br", ".gz"):
            (folder / f"{name}{kind}").write_bytes(kind.encode())
    (folder / "icon-192.png").write_bytes(b"png")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    with Site(folder, 0) as site:
        thread = threading.Thread(target=site.serve_forever, daemon=True)
        thread.start()
        yield site
        site.shutdown()
        thread.join()


def asked(site: Site, path: str, method: str = "GET", **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """What is answered, and its body."""
    connection = http.client.HTTPConnection("127.0.0.1", site.server_port, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def test_it_is_on_this_computers_own_address_only(site: Site) -> None:
    assert site.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize("name", [*NAMES, "icon-192.png"])
def test_every_file_has_its_type_and_the_policy(site: Site, name: str) -> None:
    response, body = asked(site, f"/{name}?game=tetris")
    assert response.status == 200
    assert response.getheader("Content-Type") == TYPES[Path(name).suffix]
    assert response.getheader("Content-Security-Policy") == POLICY
    assert response.getheader("X-Content-Type-Options") == "nosniff"
    assert response.getheader("Cache-Control") == "no-cache"
    assert body == (b"png" if name.endswith(".png") else TEXT)


@pytest.mark.parametrize(
    ("header", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b".br"),
        ("gzip, deflate", "gzip", b".gz"),
        ("br;q=0, gzip;q=0.5", "gzip", b".gz"),
        ("deflate", None, TEXT),
        ("", None, TEXT),
    ],
)
def test_the_best_coding_is_sent_that_a_browser_takes(site: Site, header: str, coding: str | None, body: bytes) -> None:
    response, found = asked(site, "/main.js", Accept_Encoding=header)
    assert (response.getheader("Content-Encoding"), found) == (coding, body)
    assert response.getheader("Content-Length") == str(len(body))
    assert response.getheader("Content-Type") == TYPES[".js"]
    assert response.getheader("Vary") == "Accept-Encoding"


def test_what_a_browser_has_is_not_sent_again(site: Site) -> None:
    tags = {}
    for coding in ("br", "gzip", "identity"):
        response, _ = asked(site, "/main.js", Accept_Encoding=coding)
        tags[coding] = response.getheader("ETag") or ""
    assert len(set(tags.values())) == 3
    for coding, tag in tags.items():
        response, body = asked(site, "/main.js", Accept_Encoding=coding, If_None_Match=f'"x", W/{tag}')
        assert (response.status, body, response.getheader("ETag")) == (304, b"", tag)
    assert asked(site, "/main.js", Accept_Encoding="br", If_None_Match=tags["gzip"])[0].status == 200


def test_the_first_page_is_the_folders_own(site: Site) -> None:
    assert asked(site, "/?name=NIM+2+76SWHWPSD")[1] == TEXT


def test_heads_have_no_body(site: Site) -> None:
    response, body = asked(site, "/main.js", "HEAD")
    assert (response.status, response.getheader("Content-Length"), body) == (200, str(len(TEXT)), b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/LICENSES/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/LICENSES",
        "/LICENSES/",
        "/main.js.br",
        "/main.js/",
        "/gone.js",
        "/%00",
        "*",
    ],
)
def test_there_is_nothing_else(site: Site, path: str) -> None:
    response, body = asked(site, path)
    assert (response.status, body) == (404, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_nothing_but_reading_is_allowed(site: Site, method: str) -> None:
    response, body = asked(site, "/main.js", method)
    assert (response.status, response.getheader("Allow"), body) == (405, "GET, HEAD", b"")


class Line:
    """A connection that has sent something and hears what is answered."""

    def __init__(self, sent: bytes) -> None:
        self._sent = sent
        self.answer = b""

    def makefile(self, *_: object) -> BytesIO:
        """What was sent."""
        return BytesIO(self._sent)

    def sendall(self, data: bytes) -> None:
        """Hear an answer."""
        self.answer += data

    def settimeout(self, seconds: float) -> None:
        """Wait for nobody."""


def answered(site: Site, sent: bytes) -> bytes:
    """What comes back; whatever the server would print a traceback for is raised."""
    line = Line(sent)
    Handler(line, ("127.0.0.1", 1), site)  # type: ignore[arg-type]
    return line.answer


GOOD = b'GET /main.js?x=1 HTTP/1.1\r\nHost: x:8049\r\nAccept-Encoding: br;q=0.5, gzip\r\nIf-None-Match: W/"1"\r\n\r\n'
BROKEN = [
    b"GET http://[::1 HTTP/1.1", b"GET http://[ HTTP/1.1", b"HEAD //[x]/ HTTP/1.1", b"GET //\xe2\x84\x80 HTTP/1.1",
    b"GET", b"GET /", b"HEAD /", b"GET / HTTP/2.0", b"GET / HTTP/1.1.1", b"GET / HTTP/x", b"GET / / HTTP/1.1", b"\0",
    b"GET /%ff%00%zz HTTP/1.1", b"GET /\xff HTTP/1.1", b"GET ?#;// HTTP/1.1", b"GET " + b"/" * 70_000 + b" HTTP/1.1",
    b"GET / HTTP/1.1\r\nAccept-Encoding: \xb2;q=\xb2,;;q=1e9", b"GET / HTTP/1.1\r\nIf-None-Match: \xff,\x80",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200, b"GET / HTTP/1.1\r\nX: " + b"y" * 70_000, b"GET / HTTP/1.1\r\n: \r\n\0",
    b"GET / HTTP/1.1\r\nExpect: 100-continue", b"GET / HTTP/1.1\r\nContent-Length: x", b"\r\n\r\nGET / HTTP/1.1",
]  # fmt: skip


def test_broken_requests_are_answered_or_left(site: Site) -> None:
    for sent in BROKEN:
        answer = answered(site, sent + b"\r\n\r\n")
        assert not answer or answer.startswith((b"HTTP/1.1 ", TEXT)), sent[:60]
    assert answered(site, BROKEN[0] + b"\r\n\r\n").startswith(b"HTTP/1.1 400 ")


def test_requests_changed_at_random_are_answered(site: Site) -> None:
    dice = Random(34)
    parts = [*b'\0\r\n \t[]%:/?#;,="', 0xFF, 0x80]
    for turn in range(2_000):
        sent = bytearray(GOOD if turn % 3 else BROKEN[turn % len(BROKEN)][:200] + b"\r\n\r\n")
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(sent))
            sent[at : at + dice.randint(0, 3)] = bytes(dice.choices(parts, k=dice.randint(0, 3)))
        answered(site, bytes(sent))


def test_a_file_that_is_gone_meanwhile_is_not_found(site: Site, tmp_path: Path) -> None:
    (tmp_path / "folder" / "main.js").unlink()
    assert asked(site, "/main.js")[0].status == 404


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", {""}),
        ("br", {"br"}),
        ("GZIP ; q=1.0 , BR;q=0.001", {"gzip", "br"}),
        ("br;q=0.0, gzip ;q=0", set()),
        ("br;nonsense", {"br"}),
    ],
)
def test_codings_are_read(header: str, codings: set[str]) -> None:
    assert taken(header) == codings
