"""Who paints the packed pictures, by name: those of what one meets in two frames each, and the title's."""

from functools import partial

from arcade.games.jungle import art_creatures, art_endings, art_obstacles
from arcade.games.jungle.art_title import title
from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.sprites import Sprite

_MET = (
    art_obstacles.palms,
    art_obstacles.lianas,
    art_obstacles.dusk,
    art_obstacles.raspberries,
    art_obstacles.quicksand,
    art_obstacles.swamp,
    art_obstacles.tree,
    art_creatures.lion,
    art_creatures.snake,
    art_creatures.spider,
    art_creatures.crocodiles,
    art_endings.night,
    art_endings.feast,
    art_endings.village,
    art_endings.clearing,
)
PAINTERS: Painters[Sprite] = {
    "title": title,
    "head": art_creatures.head,
} | {f"{paint.__name__} {frame}": partial(paint, frame) for paint in _MET for frame in (0, 1)}
