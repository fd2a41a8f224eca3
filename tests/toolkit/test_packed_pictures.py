"""Packed pictures come back as they were drawn; where their file is missing or damaged they are drawn anew."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.machine.ega import Block
from arcade.toolkit.picture import packed_pictures
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import PackedFile, Pixels, as_block, as_sprite, pack, written
from arcade.toolkit.picture.sprites import Sprite, sprite

TREE = sprite(["  .##.  ", " .####. ", "...##..."] * 4, "GY", "k")
HOLE = sprite(["#.#", ". ."])
PAINTERS = "arcade.games.no_such_game.painters"


@st.composite
def sprites(draw: st.DrawFn) -> Sprite:
    """Sprites of all sizes, some in colours."""
    width, height = draw(st.integers(1, 20)), draw(st.integers(1, 20))
    row = st.integers(0, (1 << width) - 1)
    ink, solid = (tuple(draw(st.lists(row, min_size=height, max_size=height))) for _ in range(2))
    picture = Sprite(width, ink, solid)
    return picture.coloured(draw(st.text("kbrmgcywKBRMGCYW ", min_size=1, max_size=3)), draw(st.sampled_from(" kY")))


@given(sprites())
def test_a_sprite_comes_back(picture: Sprite) -> None:
    assert as_sprite(pack(picture)) == picture
    assert as_sprite(pack(picture.opaque().cut(0, 0, 9, 9))) == picture.opaque().cut(0, 0, 9, 9)


@given(st.integers(1, 30), st.integers(1, 30), st.data())
def test_a_block_comes_back(width: int, height: int, data: st.DataObject) -> None:
    rows = data.draw(st.lists(st.binary(min_size=width, max_size=width), min_size=height, max_size=height))
    assert as_block(pack(Block(tuple(rows)))) == Block(tuple(rows))


def test_bytes_that_are_too_few_or_too_many_are_refused() -> None:
    for pixels, unpack in ((pack(TREE), as_sprite), (pack(HOLE), as_sprite), (Pixels(2, 2, b"1234"), as_block)):
        for content in (pixels.content[:-1], pixels.content + b" "):
            with pytest.raises(ValueError, match="a packed"):
                unpack(Pixels(pixels.width, pixels.height, content))


def test_a_sprite_with_colours_for_some_of_its_cells_is_not_packed() -> None:
    with pytest.raises(ValueError, match="a colour for each of its cells"):
        pack(Sprite(9, (0,), (0,), (((7, 2),),)))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A game of two pictures; its list tells which were drawn."""
    names: list[str] = []

    def painted(name: str, picture: Sprite) -> Sprite:
        names.append(name)
        return picture

    module = ModuleType(PAINTERS)
    painters = {"a tree": lambda: painted("a tree", TREE), "hole": lambda: painted("hole", HOLE)}
    monkeypatch.setattr(module, "PAINTERS", painters, raising=False)
    monkeypatch.setitem(sys.modules, PAINTERS, module)
    return names


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of their pictures."""
    path = tmp_path / "no-such-game.bin"
    monkeypatch.setattr(packed_pictures, "data_path", {"assets/pictures/no-such-game.bin": path}.__getitem__)
    path.write_bytes(written({"a tree": pack(TREE), "hole": pack(HOLE)}))
    return path


def taken() -> tuple[Sprite, Sprite]:
    """Both pictures, asked for twice."""
    pictures = PackedPictures(PAINTERS, as_sprite)
    assert pictures["hole"] is pictures["hole"]
    return pictures["a tree"], pictures["hole"]


def test_pictures_are_read_and_not_drawn(drawn: list[str], path: Path) -> None:
    assert PackedFile(path).names == ["a tree", "hole"]
    assert taken() == (TREE, HOLE)
    assert drawn == []


def test_a_picture_that_the_file_has_not_is_drawn(drawn: list[str], path: Path) -> None:
    path.write_bytes(written({"a tree": pack(TREE)}))
    assert taken() == (TREE, HOLE)
    assert drawn == ["hole"]


def test_a_missing_file_is_done_without(drawn: list[str]) -> None:
    assert taken() == (TREE, HOLE)
    assert drawn == ["hole", "a tree"]


@pytest.mark.parametrize("kept", [*range(0, 60, 3), -1, -20])
def test_a_file_that_was_cut_is_done_without(drawn: list[str], path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    assert taken() == (TREE, HOLE)
    assert drawn


@pytest.mark.parametrize("place", range(0, 65, 5))
def test_a_damaged_file_is_done_without(drawn: list[str], path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 0xFF
    path.write_bytes(content)
    assert taken() == (TREE, HOLE)
    assert drawn


def test_only_the_last_pictures_stay_in_memory(drawn: list[str]) -> None:
    pictures = PackedPictures(PAINTERS, as_sprite, kept=1)
    assert [pictures[name] for name in ("hole", "hole", "a tree", "hole")] == [HOLE, HOLE, TREE, HOLE]
    assert drawn == ["hole", "a tree", "hole"]


@pytest.mark.usefixtures("drawn", "path")
def test_a_picture_that_nobody_paints_is_an_error() -> None:
    with pytest.raises(KeyError, match="bush"):
        PackedPictures(PAINTERS, as_sprite)["bush"]
