"""What runs start from: a player's new game, a game shown by its pilot, and one shown at its best."""

from dataclasses import dataclass, replace

from arcade.cabinet import catalogue
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.game_name import SEED_BITS
from arcade.cabinet.shelf_groups import Game
from arcade.toolkit.contract.guide import Guide, Moment
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import Setup

USUAL = Moment(seed=3, frame=900)
"""Where a game without a guide is shown."""


@dataclass
class Variant:
    """How a game is to be played."""

    level: int
    seats: int
    original: bool


def usual_variant(context: PageContext, game: Game) -> Variant:
    """As last time, or as a newcomer should."""
    cartridge = game.cartridge
    level = cartridge.levels.known(context.preferences.levels.get(game.slug, 0), cartridge.default_level)
    return Variant(level, cartridge.seats[0], context.preferences.original)


def turn_level(context: PageContext, game: Game, variant: Variant, step: int) -> None:
    """Another level, which is remembered; after the ladder come those beside it."""
    shown = game.cartridge.levels.keys
    variant.level = shown[(shown.index(variant.level) + step) % len(shown)]
    context.set("levels", {**context.preferences.levels, game.slug: variant.level})


def new_setup(context: PageContext, slug: str, level: int, seats: int, original: bool) -> Setup:
    """What a new run starts from: a fresh seed, and what the game has learned."""
    return replace(
        catalogue.usual_setup(slug),
        level=level,
        seats=seats,
        language=context.language,
        seed=context.clock_and_seeds.seed() % (1 << SEED_BITS),
        original=original,
        calm=context.preferences.calm,
        memory=context.store.learned(slug) if catalogue.cartridge(slug).learns else None,
    )


def guide_of(slug: str) -> Guide | None:
    """What a game's card shows; nothing where there is none, or it cannot be loaded."""
    return catalogue.guide(slug) if catalogue.loads(catalogue.guide, slug) else None


def moment(slug: str) -> Moment:
    """Where a game is at its best."""
    guide = guide_of(slug)
    return USUAL if guide is None else guide.moment


def moment_setup(slug: str, language: Language, calm: bool = False) -> Setup:
    """What the demonstration that comes to that moment starts from. Raises as `catalogue.cartridge`."""
    usual, best = catalogue.usual_setup(slug), moment(slug)
    return replace(
        usual,
        level=best.level or usual.level,
        language=language,
        seed=best.seed,
        original=best.original,
        calm=calm,
    )
