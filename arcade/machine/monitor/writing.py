"""What is written on a monitor's picture, so that it can be read back as text."""

from dataclasses import dataclass

from arcade.machine.monitor.raster import Rect, inside, overlap

SAME_LINE = 5
"""Pixels by which words of one row of text may stand apart in height."""


@dataclass(frozen=True)
class Words:
    """Words, and the rectangle from their capitals' top to the baseline."""

    text: str
    rect: Rect

    def within(self, rect: Rect) -> bool:
        """Whether their middle lies in a rectangle."""
        x, y = self.rect[0] + self.rect[2] // 2, self.rect[1] + self.rect[3] // 2
        return inside(rect, x, y)

    def meets(self, other: "Words") -> bool:
        """Whether both cover a pixel."""
        return overlap(self.rect, other.rect)


def rows(written: list[Words]) -> list[str]:
    """The lines from the top, what stands beside each other parted by two blanks."""
    lines: list[list[Words]] = []
    for words in sorted(written, key=lambda one: (one.rect[1] + one.rect[3], one.rect[0])):
        foot = words.rect[1] + words.rect[3]
        if lines and foot - (lines[-1][0].rect[1] + lines[-1][0].rect[3]) < SAME_LINE:
            lines[-1].append(words)
        else:
            lines.append([words])
    return ["  ".join(one.text for one in sorted(line, key=lambda one: one.rect[0])) for line in lines]
