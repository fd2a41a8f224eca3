"""Objects that hold much which follows from little: where a program's objects are noted, this little is enough."""

from abc import ABC, abstractmethod
from typing import Any, Self


class Essential(ABC):
    """Something that has worked out a great deal, or keeps what it has drawn."""

    @abstractmethod
    def essence(self) -> Any:
        """What it can be made of again."""

    @classmethod
    @abstractmethod
    def from_essence(cls, essence: Any) -> Self:
        """One that knows all that the other did, so that whoever asks it waits as long."""
