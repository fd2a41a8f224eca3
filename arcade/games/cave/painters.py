"""Who paints the packed pictures, by name: those of the places, the map's sheet, the titles, the morning."""

from functools import partial

from arcade.games.cave import (
    art_creatures,
    art_depths,
    art_halls,
    art_obstacles,
    art_ogres,
    art_people,
    art_realm,
    art_title,
    art_tunnels,
    art_woods,
)
from arcade.games.cave.title import OPENING
from arcade.toolkit.picture.dithered_scene import DitheredScene, noise, polygon
from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.sprites import CELL, Sprite

SIDE = 13
"""Cells of the map's sheet each way."""
SCORCHED = 9
"""Pixels from its edge to where it is no longer darker."""
FOLD = 52


def parchment() -> Sprite:
    """The map's empty sheet, torn and scorched at its edges, black on yellow, so that tunnels may be drawn on it."""
    size = CELL * SIDE
    easel = DitheredScene("y", SIDE, SIDE)
    torn = [[1 + noise(along, 40 * side, 6, 5) * 4 // 64 for along in range(size)] for side in range(4)]

    def tone(x: int, y: int) -> int:
        left, right, top, bottom = torn[0][y], torn[1][y], torn[2][x], torn[3][x]
        near = min(x - left, size - 1 - right - x, y - top, size - 1 - bottom - y)
        if near < 0:
            return 0
        light = 64 - max(SCORCHED - near, 0) * 4 - max(noise(x, y, 26, 4) - 44, 0)
        folded = 26 if FOLD in (x, y) else -8 if FOLD + 1 in (x, y) else 0
        return light - folded

    easel.fill(((y, 0, size) for y in range(size)), tone)
    corner = size - 14
    easel.fill(polygon((size, corner - 2), (size, size), (corner - 2, size)), 0)
    easel.body(
        polygon((size - 3, corner), (corner, corner + 3), (corner, size - 3)),
        lambda x, y: 74 - (x + y - 2 * corner) * 4,
    )
    return easel.finished().inverted().coloured("k", "y")


PAINTERS: Painters[Sprite] = {
    "flint": art_title.flint_title,
    "ileana": art_title.ileana_title,
    **{f"lid {ajar}": partial(art_title.lid, ajar) for ajar in sorted(set(OPENING))},
    "parchment": parchment,
    "morning": art_title.morning,
    "cave mouth": art_woods.cave_mouth,
    "wrong way": art_woods.wrong_way,
    "lost": art_woods.lost,
    "low hall": art_tunnels.low_hall,
    "dead end": art_tunnels.dead_end,
    "bend": art_tunnels.bend,
    "pirates hall": art_halls.pirates_hall,
    "branch": art_tunnels.branch,
    "torture hall": art_halls.torture_hall,
    "chimney": art_tunnels.chimney,
    "giant asleep": art_creatures.giant_asleep,
    "giant awake": art_creatures.giant_awake,
    "giant laughing": art_creatures.giant_laughing,
    "carved wall": art_halls.carved_wall,
    "shaft bottom": art_tunnels.shaft_bottom,
    "palace": art_halls.palace,
    "labyrinth": art_halls.labyrinth,
    "daylight": art_woods.daylight,
    "river": art_halls.river,
    "holes": art_tunnels.holes,
    "bats": art_tunnels.bats,
    "fork": art_tunnels.fork,
    "fog": art_tunnels.fog,
    "torture gallery": art_halls.torture_gallery,
    "pirates quarrelling": art_people.quarrelling,
    "pirates singing": art_people.singing,
    "chest found": art_obstacles.found,
    "too narrow": art_obstacles.narrow,
    "closed way": art_obstacles.closed,
    "note": art_obstacles.note,
    "ogres' hall": art_ogres.hall,
    "ogres' stone hall": art_ogres.stone_hall,
    "dragon asleep": art_creatures.dragon_asleep,
    "dragon awake": art_creatures.dragon_awake,
    "dragon laughing": art_creatures.dragon_laughing,
    "carved wall of the depths": art_depths.carved_wall,
    "copper wood": art_realm.copper_wood,
    "forge": art_ogres.forge,
    "ogres quarrelling": art_ogres.quarrelling,
    "ogres singing": art_ogres.singing,
    "silver wood": art_realm.silver_wood,
    "gold wood": art_realm.gold_wood,
    "glass mountain": art_realm.glass_mountain,
    "bower": art_realm.bower,
    "mirror": art_realm.mirror,
    "lake": art_depths.lake,
    "spring": art_depths.spring,
    "mushrooms": art_depths.mushrooms,
    "stairs": art_realm.stairs,
    "bridge": art_realm.bridge,
    "hoard": art_depths.hoard,
    "ileana found": art_people.found,
    "too narrow for two": art_people.too_narrow,
}
