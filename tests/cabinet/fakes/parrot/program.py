"""The program of the parrot."""

from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Writing
from arcade.toolkit.flow.prompts import ask_key


class Main(Program[Pet]):
    """Repeats a line and a key."""

    said: tuple[str, ...] = ()

    def play(self) -> Frames[None]:
        self.machine.clear()
        if self.setup.opened is not None:
            self.machine.print(f"HEARD {self.setup.opened}")
        line = yield from self.machine.input("SAY")
        self.machine.print("A, B OR C")
        key = yield from ask_key(self.machine, ("a", "b", "c"))
        self.said = (line, key)
        if line.upper() == "DRAW":
            self.writings.append(Writing("png", "#.\n.#\n##\n"))
        self.machine.print(f"{line} {key}".upper())
        self.finish(Outcome.OVER)
        yield from self.machine.pause(20)

    def state(self) -> dict[str, Plain]:
        return {"said": self.said}
