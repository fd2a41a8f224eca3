"""The sounds of the cabinet's pages."""

from arcade.machine.monitor import Monitor

MOVE_PITCH, COLUMNS = 12, 12
LETTERS_FROM = 5


def move(monitor: Monitor, column: int = 0) -> None:
    """From one thing to the next; each column of the shelf has its own pitch."""
    monitor.chime(((0.01, MOVE_PITCH + column % COLUMNS),))


def row(monitor: Monitor) -> None:
    """To another row."""
    monitor.chime(((0.01, 7), (0.01, 12)))


def edge(monitor: Monitor) -> None:
    """Where it does not go on, and what cannot be done."""
    monitor.chime(((0.02, -5),))


def choose(monitor: Monitor) -> None:
    """Something was chosen."""
    monitor.chime(((0.04, 12), (0.04, 16), (0.08, 19)))


def back(monitor: Monitor) -> None:
    """One goes back."""
    monitor.chime(((0.04, 12), (0.06, 7)))


def tab(monitor: Monitor) -> None:
    """Another group, or another value of a setting."""
    monitor.chime(((0.02, 4),))


def record(monitor: Monitor) -> None:
    """A new record."""
    monitor.chime(((0.1, 0), (0.1, 4), (0.1, 7), (0.1, 12)))


def letter(monitor: Monitor, place: int) -> None:
    """A letter of one's initials: each has its own pitch."""
    monitor.chime(((0.02, LETTERS_FROM + place / 2),))


def key(monitor: Monitor) -> None:
    """A key of a line that is typed."""
    monitor.chime(((0.005, 24),))
