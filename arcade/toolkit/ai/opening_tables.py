"""Opening tables: what to reply in positions too early to be searched, as short texts in ``assets/openings``.

A line holds a position's key and the reply, both as the game writes them; ``python -m tools.openings`` makes the files.
"""

from functools import cache

from arcade.machine.data import data_path


def written(replies: dict[str, str]) -> str:
    """A table as the text of its file, a line for each position, in the order of the keys."""
    return "".join(f"{key} {reply}\n" for key, reply in sorted(replies.items()))


def read(text: str) -> dict[str, str]:
    """The replies of a file's text by key; raises ValueError for a line that is not a key and a reply."""
    replies: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        key, space, reply = line.partition(" ")
        if not (key and space and reply) or key in replies:
            raise ValueError(f"line {number} of the opening table is not a new key and a reply: {line!r}")
        replies[key] = reply
    return replies


@cache
def openings(slug: str) -> dict[str, str]:
    """The replies of a game's table by key, read once; raises FileNotFoundError and ValueError."""
    return read(_file(slug))


def opening(slug: str, key: str) -> str | None:
    """The reply of a game's table to one position; None if it has none. Raises FileNotFoundError.

    It is found in the text: to make a dictionary of a large table takes longer than half a frame.
    """
    _, found, after = f"\n{_file(slug)}".partition(f"\n{key} ")
    return after[: after.index("\n")] if found else None


@cache
def _file(slug: str) -> str:
    return data_path(f"assets/openings/{slug}.txt").read_text(encoding="ascii")
