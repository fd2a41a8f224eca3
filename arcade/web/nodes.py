"""Node, which runs the runtime outside a browser and compresses, where it is there."""

import subprocess
from dataclasses import dataclass
from pathlib import Path
from shutil import which

SCRIPTS = Path(__file__).parent / "node"


class WebError(Exception):
    """The folder cannot be made; the message is one sentence."""


@dataclass(frozen=True)
class Node:
    """An installed node."""

    path: str

    def run(self, script: str, *words: str, text: str = "") -> str:
        """Run one of our scripts to its end, and give it a text to read: what it prints. Raises WebError."""
        command = [self.path, str(SCRIPTS / script), *words]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            told = [line for line in done.stderr.splitlines() if line.strip()] or ["it does not say why"]
            raise WebError(f"node failed with {script}: {told[-1].strip()}")
        return done.stdout


def find_node() -> Node | None:
    """Node, if it is installed."""
    path = which("node")
    return (path and Node(path)) or None
