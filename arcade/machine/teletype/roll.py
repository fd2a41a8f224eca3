"""The paper: lines of 72 characters, some of them struck over, that only ever grow longer."""

from dataclasses import dataclass, field

COLUMNS = 72
BLANK, STRUCK_OUT = " ", "/"


@dataclass
class Line:
    """What was struck, and what was struck over it."""

    struck: str = ""
    over: str = ""

    def strike(self, column: int, sign: str) -> None:
        """Put a character on the paper; on one that is there already it is an overstrike."""
        self.struck, self.over = self.struck.ljust(column + 1), self.over.ljust(column + 1)
        if self.struck[column] == BLANK:
            self.struck = self.struck[:column] + sign + self.struck[column + 1 :]
        else:
            self.over = self.over[:column] + sign + self.over[column + 1 :]

    def plain(self) -> str:
        """The line as text, as it reads: what was struck out is left out, other overstrikes only adorn."""
        pairs = zip(self.struck, self.over.ljust(len(self.struck)), strict=False)
        return "".join("" if above == STRUCK_OUT else sign for sign, above in pairs).rstrip()


@dataclass
class Roll:
    """All the lines, the last being printed, and the column where the carriage stands."""

    lines: list[Line] = field(default_factory=lambda: [Line()])
    column: int = 0

    def strike(self, sign: str) -> None:
        """A character at the carriage, which moves on; at the right margin it stays and strikes over."""
        self.lines[-1].strike(self.column, sign)
        self.column = min(self.column + 1, COLUMNS - 1)

    def back(self) -> None:
        """Carriage one to the left."""
        self.column = max(self.column - 1, 0)

    def feed(self) -> None:
        """Carriage return and line feed."""
        self.lines.append(Line())
        self.column = 0

    def text(self) -> str:
        """The whole roll as text."""
        return "\n".join(line.plain() for line in self.lines)

    def stored(self) -> bytes:
        """Everything on the paper, to be read by `read`."""
        halves = "\n".join(f"{line.struck}\t{line.over}" for line in self.lines)
        return bytes((self.column,)) + halves.encode()

    @staticmethod
    def read(stored: bytes) -> "Roll":
        """The roll that was stored."""
        lines = [Line(*line.split("\t")) for line in stored[1:].decode().split("\n")]
        return Roll(lines, stored[0])
