"""A small proxy between a cabinet and its leaderboard that can cut a connection between commit and answer."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.patience import still

COMMITTED = b"COMMIT\0"
"""How the server's answer to a commit ends."""


class Proxy:
    """Listens on a port of its own; `cuts` says how many of the next commits nobody hears of."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.cuts = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        """Listen no more."""
        self._listening.close()

    def _serve(self) -> None:
        while still():
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(("127.0.0.1", self._server_port))
            except OSError:
                client.close()
                continue
            for source, target in ((client, server), (server, client)):
                threading.Thread(target=self._pump, args=(source, target, source is server), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while still(data := source.recv(1 << 16)):
                if answers and self.cuts > 0 and COMMITTED in data:
                    self.cuts -= 1
                    break
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def proxied(port: int) -> Iterator[Proxy]:
    """A proxy before a server's port."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
