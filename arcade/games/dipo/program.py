"""The program of Dipo: draw a colony, let it live."""

from collections.abc import Sequence
from hashlib import sha256

from arcade.games.dipo.file_format import Pattern, read
from arcade.games.dipo.modern import Modern
from arcade.games.dipo.original import Original
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.programs.game_program import TURN


class Main(Program[Spectrum]):
    """One sitting: colony after colony."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        yield from self.look.begin(self.opened())
        yield from self.play_from(TURN)

    def play_from(self, safe_point: str) -> Frames[None]:
        del safe_point
        return self.look.play(self.opened())

    def opened(self) -> Pattern | None:
        """The pattern file that the player gave, if there was one; a replay may hold anything in its place."""
        try:
            return read(self.setup.opened) if isinstance(self.setup.opened, str) else None
        except UnreadableError:
            return None

    def state(self) -> dict[str, Plain]:
        colony = self.look.colony
        if colony is None:
            return {"colony": None}
        fate, cells = colony.fate, colony.cells.to_bytes(-(-colony.cells.bit_length() // 8))
        return {
            "colony": sha256(cells).hexdigest()[:16],
            **plain_fields(colony, "generation", "population"),
            "fate": (fate.kind.value, fate.since, fate.period) if fate else None,
            "cursor": self.look.cursor,
        }
