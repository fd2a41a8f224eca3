"""Pictures laid over the screen in few steps, compared with the plain way: a hole, and ink put into it."""

from random import Random

from arcade.machine.spectrum.covering import steps
from arcade.machine.spectrum.memory import HEIGHT, LINES, WIDTH, Mode, ScreenMemory


def test_a_picture_laid_over_is_ink_in_a_hole() -> None:
    dice = Random("covers")
    for _ in range(400):
        width = dice.choice([8, 16, 24, 72, 256, dice.randint(1, 40), dice.randint(1, 256)])
        height = dice.choice([8, 16, 24, 64, 192, dice.randint(1, 40), dice.randint(1, 192)])
        full = (1 << width) - 1
        solid = [dice.choice([0, full, full, dice.getrandbits(width)]) for _ in range(height)]
        ink = [dice.getrandbits(width) for _ in range(height)]
        step = dice.choice([1, 8])
        x = step * dice.randint(-20 // step, WIDTH // step)
        y = step * dice.randint(-20 // step, HEIGHT // step)
        memory, wanted = ScreenMemory(), ScreenMemory()
        memory.display[:] = wanted.display[:] = dice.randbytes(len(memory.display))
        memory.cover(x, y, solid, ink, width)
        wanted.stamp(x, y, solid, width, Mode.MASK)
        wanted.stamp(x, y, ink, width, Mode.OR)
        assert memory.display == wanted.display, (x, y, width, height)


def test_a_picture_is_flipped_line_by_line() -> None:
    dice = Random("flips")
    for _ in range(200):
        width, height = dice.choice([1, 2, 8, 16, 256, dice.randint(1, 256)]), dice.choice([1, 8, 168, 192])
        rows = dice.choice([[(1 << width) - 1] * height, [dice.getrandbits(width) for _ in range(height)]])
        x, y = dice.randint(0, WIDTH - width), dice.randint(0, HEIGHT - height)
        memory = ScreenMemory()
        memory.display[:] = dice.randbytes(len(memory.display))
        wanted = memory.display.copy()
        for at, row in zip(LINES[y:], rows, strict=False):
            line = int.from_bytes(wanted[at : at + 32]) ^ row << WIDTH - x - width
            wanted[at : at + 32] = line.to_bytes(32)
        memory.stamp(x, y, rows, width, Mode.XOR)
        assert memory.display == wanted, (x, y, width, height)


def test_a_picture_needs_few_steps() -> None:
    """A merge for each column of a third that it touches, none for what it leaves alone."""
    ball, screen = (0x7FFE,) * 24, ((1 << WIDTH) - 1,) * HEIGHT
    puts, merges = steps(ball, ball, 16, 4, 20)
    assert (len(puts), len(merges)) == (0, 3)
    puts, merges = steps(ball, ball, 16, 4, 52)
    assert (len(puts), len(merges)) == (0, 6)
    puts, merges = steps(screen, (0,) * HEIGHT, WIDTH, 0, 0)
    assert not merges
    assert sum(len(bits) for *_, bits in puts) == WIDTH * HEIGHT // 8
    assert steps((0,) * 16, (0,) * 16, 16, 3, 3) == ((), ())
    assert steps((0,) * 16, (0,) * 16, 0, 0, 0) == ((), ())


def test_a_picture_is_worked_out_once_for_all_rows_of_cells_of_a_third() -> None:
    ball, memory = (0x3FFD,) * 20, ScreenMemory()
    steps.cache_clear()
    for y in (3, 11, 43, 64 + 3, 128 + 43):
        memory.cover(20, y, ball, ball, 16)
    assert steps.cache_info().misses == 1
    memory.cover(20, 51, ball, ball, 16)  # into the next third
    assert steps.cache_info().misses == 2
