"""The real ROM on SkoolKit's processor, obeying single BASIC statements and expressions.

A statement is given as its bytes: keyword codes, characters, and numbers in the form BASIC stores behind their digits.
It runs from the ROM's statement loop to its statement return, where a report ends, too.
"""

from collections.abc import Iterable
from math import frexp

import pytest

skoolkit = pytest.importorskip("skoolkit")
from skoolkit.simulator import Simulator  # noqa: E402
from skoolkit.simutils import SP, B, C, H, L, from_memory  # noqa: E402
from skoolkit.simutils import T as TICKS  # noqa: E402

KEYWORDS = {
    word: code
    for code, word in {
        0xA5: "RND", 0xA9: "POINT", 0xAA: "SCREEN$", 0xAB: "ATTR", 0xAC: "AT", 0xAD: "TAB", 0xB2: "SIN", 0xB3: "COS",
        0xB8: "LN", 0xB9: "EXP", 0xBA: "INT", 0xBB: "SQR", 0xC2: "CHR$", 0xD7: "BEEP", 0xD8: "CIRCLE", 0xD9: "INK",
        0xDA: "PAPER", 0xDB: "FLASH", 0xDC: "BRIGHT", 0xDD: "INVERSE", 0xDE: "OVER", 0xE7: "BORDER", 0xF5: "PRINT",
        0xF6: "PLOT", 0xF9: "RANDOMIZE", 0xFB: "CLS", 0xFC: "DRAW",
    }.items()
}  # fmt: skip

STATEMENT, ROOM = 0x5CCB, 2048
"""Where statements are put: room made where a program begins. Above the variables the ROM would move them about."""

MAIN_LOOP, MAKE_ROOM, CLEAR_STACK, SCANNING = 0x12A9, 0x1655, 0x16BF, 0x24FB
STATEMENT_LOOP, STATEMENT_RETURN = 0x1B28, 0x1B76
ERR_NR, FLAGS, ERR_SP, SUBPPC, CH_ADD = 0x5C3A, 0x5C3B, 0x5C3D, 0x5C47, 0x5C5D
STKEND, SEED, SCR_CT, COORDS = 0x5C65, 0x5C76, 0x5C8C, 0x5C7D
UDG = 0xFF58

IMAGE = bytes(skoolkit.read_bin_file(skoolkit.ROM48))


def number(value: float) -> bytes:
    """A number as it stands in a program: a digit, the mark 14, five bytes; rounded to 32 bits."""
    if value == int(value) and abs(value) <= 65535:
        stored = bytes((0, 255 if value < 0 else 0)) + (int(value) & 0xFFFF).to_bytes(2, "little") + b"\0"
    else:
        fraction, exponent = frexp(abs(value))
        mantissa = int(fraction * 2**32 + 0.5)
        if mantissa == 2**32:
            mantissa, exponent = 2**31, exponent + 1
        sign = 2**31 if value < 0 else 0
        stored = bytes((exponent + 128,)) + (mantissa - 2**31 + sign).to_bytes(4, "big")
    return b"0\x0e" + stored


def code(*parts: str | float | bytes) -> bytes:
    """A statement from keywords and signs, numbers, and bytes to be taken as they are."""
    made = b""
    for part in parts:
        match part:
            case bytes():
                made += part
            case str():
                made += bytes((KEYWORDS[part],)) if part in KEYWORDS else part.encode("ascii")
            case _:
                made += number(part)
    return made


def text(characters: Iterable[int]) -> bytes:
    """A text in quotation marks; those within are doubled."""
    return b'"' + bytes(characters).replace(b'"', b'""') + b'"'


class Rom:
    """A 48K Spectrum that has just been switched on."""

    def __init__(self) -> None:
        self.edges: list[int] = []
        self._level = 0
        memory = [0] * 65536
        memory[: len(IMAGE)] = IMAGE
        simulator = skoolkit.CSimulator or Simulator
        self._z80 = from_memory(simulator, memory, {}, {"iff": 0})
        self._z80.set_tracer(self)
        self.memory = self._z80.memory
        self._z80.run(0, MAIN_LOOP)
        self._top = self.word(ERR_SP)
        self._put_word(self._top, STATEMENT_RETURN)
        registers = self._z80.registers
        registers[B], registers[C], registers[H], registers[L] = *divmod(ROOM, 256), *divmod(STATEMENT - 1, 256)
        self._call(MAKE_ROOM)
        self.obey("CLS")

    def read_port(self, _registers: object, _port: int) -> int:
        """No key is down."""
        return 0xFF

    def write_port(self, registers: list[int], port: int, value: int, _offset: int = 0) -> None:
        """Note the ticks at which the loudspeaker changes."""
        if port & 1 == 0 and value & 0x10 != self._level:
            self._level = value & 0x10
            self.edges.append(registers[TICKS])

    @property
    def now(self) -> int:
        """T-states since it was switched on."""
        return int(self._z80.registers[TICKS])

    def word(self, address: int) -> int:
        return int(self.memory[address] + 256 * self.memory[address + 1])

    def _put_word(self, address: int, value: int) -> None:
        self.memory[address : address + 2] = [value & 0xFF, value >> 8]

    def _run(self, start: int, line: bytes) -> None:
        memory = self.memory
        line += b"\r"
        memory[STATEMENT : STATEMENT + len(line)] = list(line)
        memory[SUBPPC] = 0
        memory[ERR_NR] = 0xFF
        memory[FLAGS] |= 0x80
        memory[SCR_CT] = 255
        self._call(CLEAR_STACK)
        self._put_word(CH_ADD, STATEMENT - (start == STATEMENT_LOOP))
        self._call(start)

    def _call(self, start: int) -> None:
        self._put_word(self._top - 2, STATEMENT_RETURN)
        self._z80.registers[SP] = self._top if start == STATEMENT_LOOP else self._top - 2
        self._z80.run(start, STATEMENT_RETURN)

    def obey(self, *parts: str | float | bytes) -> str:
        """Run a statement; gives the letter of the report that ended it, empty if there was none."""
        self._run(STATEMENT_LOOP, code(*parts))
        report = self.memory[ERR_NR]
        return "" if report == 0xFF else "0123456789ABCDEFGHIJKLMNOPQR"[report + 1]

    def value(self, *parts: str | float | bytes) -> bytes:
        """The five bytes that an expression leaves on the calculator's stack; fails if it has no value."""
        self._run(SCANNING, code(*parts))
        assert self.memory[ERR_NR] == 0xFF
        end = self.word(STKEND)
        return bytes(self.memory[end - 5 : end])

    def string(self, *parts: str | float | bytes) -> bytes:
        """The text of a string expression."""
        value = self.value(*parts)
        start = value[1] + 256 * value[2]
        return bytes(self.memory[start : start + value[3] + 256 * value[4]])

    def integer(self, *parts: str | float | bytes) -> int:
        """The value of an expression that is a small whole number."""
        value = self.value(*parts)
        assert value[0] == 0
        return value[2] + 256 * value[3] - (65536 if value[1] else 0)

    @property
    def screen(self) -> bytes:
        """Bitmap and attributes, 6,912 bytes."""
        return bytes(self.memory[0x4000:0x5B00])
