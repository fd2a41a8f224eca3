"""Ends commands at many moments of their start, and counts those that go on or print where they were.

``python -m tools.signals SIGTERM --times 200 --seconds 2 --kiosk`` runs the arcade 200 times, without window or sound
and in a folder of its own, and sends a signal each time a little later, the last one after two seconds. What is not an
option of its own is a line for the arcade. The exit code is 1 if any process survived or printed a traceback.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from tempfile import TemporaryDirectory

ALIVE = "still there"
PATIENCE = 20
"""Seconds in which a process has ended."""


def ended(command: list[str], number: int, seconds: float) -> tuple[str, str]:
    """How a process ended that got a signal after so many seconds, and what it had printed on the standard error."""
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    ) as process:
        time.sleep(seconds)
        process.send_signal(number)
        try:
            said = process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            process.kill()
            return ALIVE, process.communicate()[1]
        return str(process.returncode), said


def main(words: list[str]) -> int:
    """Count how processes end."""
    parser = argparse.ArgumentParser("tools.signals", description=__doc__)
    parser.add_argument("signal", choices=("SIGINT", "SIGTERM", "SIGHUP"))
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0)
    options, line = parser.parse_known_args(words)
    number = getattr(signal, options.signal)
    signal.signal(number, signal.default_int_handler)  # a shell's background lets it be ignored, here and below
    codes, traces = Counter[str](), list[str]()
    for turn in range(options.times):
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "arcade", *line, "--data-dir", folder]
            code, said = ended(command, number, options.seconds * turn / options.times)
        codes[code] += 1
        if "Traceback" in said:
            traces.append(said)
    print(f"{options.times} processes:", ", ".join(f"{count} {code}" for code, count in codes.most_common()))
    for said in traces:
        print(said)
    return int(codes[ALIVE] > 0 or bool(traces))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
