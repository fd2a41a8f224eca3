"""All that commands say: lines on the standard output, and on the standard error, in one sentence, what went wrong.

Letters that an output cannot carry are replaced. Control characters, be they from a file's name, a database or the
command line, are escaped, so that nothing printed steers the terminal.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO
from unicodedata import category

from arcade.cabinet.formats.whole_files import reason

SHOWN = 60
"""So many characters of a word from the command line are repeated in a sentence."""
TAIL = 20
LONGEST = 200
"""Characters of a sentence."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of characters that are obeyed rather than shown, and halves of surrogate pairs."""
_BYTES = range(0xDC80, 0xDD00)
"""What Python makes of bytes that are no text in a file's name."""


class OutputError(Exception):
    """The standard output can't be written to; the message is one sentence."""


def visible(words: str) -> str:
    """A text in one line, its control characters escaped."""
    return words if words.isprintable() else "".join(map(_escaped, words))


def _escaped(sign: str) -> str:
    if category(sign) not in _STEERING:
        return sign
    return f"\\x{ord(sign) - 0xDC00:02x}" if ord(sign) in _BYTES else sign.encode("unicode_escape").decode("ascii")


def shortened(words: str, most: int = SHOWN) -> str:
    """A text of at most so many characters: its beginning, and its end, by which files are known."""
    return words if len(words) <= most else f"{words[: most - TAIL - 3]}...{words[-TAIL:]}"


def say(*lines: str) -> None:
    """Print lines. Raises OutputError, and BrokenPipeError when nobody reads any more."""
    for line in lines:
        _write(f"{_carried(visible(line), sys.stdout)}\n")


def say_json(value: object) -> None:
    """Print a value as JSON, its letters as they are if the output can carry all of them. Raises as `say`."""
    text = json.dumps(value, ensure_ascii=False)
    _write(f"{text if _carried(text, sys.stdout) == text else json.dumps(value)}\n")


def finish() -> None:
    """Bring everything out that was said. Raises as `say`."""
    if sys.stdout is not None:
        _guarded(sys.stdout.flush)


def leave() -> None:
    """Say no more: what the standard output has not taken goes nowhere."""
    _give_up(sys.stdout, sys.__stdout__)


def settle() -> None:
    """See that Python ends with the exit code it is given: what the standard error has not taken goes nowhere."""
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
    except (OSError, ValueError):
        _give_up(sys.stderr, sys.__stderr__)


def _give_up(stream: TextIO | None, own: TextIO | None) -> None:
    """Let what a stream still holds go nowhere: Python tries once more as it ends, and would exit with 120."""
    with suppress(OSError, ValueError, AttributeError):
        if stream is not None and stream is own:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def complain(sentence: str, words: Sequence[str] = ()) -> None:
    """Print one sentence on the standard error; what it repeats of the command line's `words` is shortened."""
    told = visible(sentence)
    for echo in sorted({form for word in words for form in _echoes(word)}, key=len, reverse=True):
        told = told.replace(echo, shortened(echo))
    told = " ".join(map(shortened, told.split(" ")))
    with suppress(OSError, ValueError, AttributeError):  # there is nowhere else to say it
        sys.stderr.write(f"{_carried(shortened(told, LONGEST), sys.stderr)}\n")
        sys.stderr.flush()


def _echoes(word: str) -> list[str]:
    """The forms in which a long word may come back: whole, its value, its last part, each as it is or quoted."""
    parts = {word, word.partition("=")[2], Path(word).name}
    return [form for part in parts for form in (visible(part), visible(repr(part)[1:-1])) if len(form) > SHOWN]


def _carried(words: str, stream: TextIO | None) -> str:
    """What of a text an output can carry, question marks for the rest."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return words.encode(encoding, "replace").decode(encoding)


def _write(words: str) -> None:
    if sys.stdout is not None:
        _guarded(lambda: sys.stdout.write(words))


def _guarded(act: Callable[[], object]) -> None:
    try:
        act()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(f"the standard output can't be written to: {reason(error)}") from error
