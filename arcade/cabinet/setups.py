"""What runs start from: a player's new game, and a game shown by its pilot."""

from dataclasses import replace

from arcade.cabinet import catalogue
from arcade.cabinet.replays.game_name import SEED_BITS
from arcade.cabinet.stage import Stage
from arcade.toolkit.contract.program import Setup


def new_setup(stage: Stage, slug: str, level: int, seats: int, original: bool) -> Setup:
    """What a new run starts from: a fresh seed, and what the game has learned."""
    return replace(
        catalogue.usual_setup(slug),
        level=level,
        seats=seats,
        language=stage.language,
        seed=stage.sources.seed() % (1 << SEED_BITS),
        original=original,
        calm=stage.preferences.calm,
        memory=stage.store.learned(slug) if catalogue.cartridge(slug).learns else None,
    )


def demonstration_setup(stage: Stage, slug: str) -> Setup:
    """What a demonstration starts from: a newcomer's level, in the look and language that are set."""
    return replace(
        catalogue.usual_setup(slug),
        language=stage.language,
        seed=stage.sources.seed(),
        original=stage.preferences.original,
        calm=stage.preferences.calm,
    )
