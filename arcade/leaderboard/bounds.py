"""How much memory a process may take that hears strangers: what is too large fails there, and harms nobody else."""

from contextlib import suppress

HEARING = 512 << 20
"""Bytes of address space for a process beside an arcade; it needs a fifth."""
PROVING = 2 << 30
"""For one that runs strangers' runs."""


def bounded(most: int) -> None:
    """Let this process have at most so many bytes, where the system can see to it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
