"""What runs start from: a player's new game, a game shown by its pilot, and one shown at its best."""

from dataclasses import replace

from arcade.cabinet import catalogue
from arcade.cabinet.replays.game_name import SEED_BITS
from arcade.cabinet.stage import Stage
from arcade.toolkit.contract.guide import Moment
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Language

USUAL = Moment(seed=3, frame=900)
"""Where a game without a guide is shown."""


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


def moment(slug: str) -> Moment:
    """Where a game is at its best. Raises as `catalogue.guide`."""
    guide = catalogue.guide(slug)
    return USUAL if guide is None else guide.moment


def moment_setup(slug: str, language: Language, calm: bool = False) -> Setup:
    """What the demonstration that comes to that moment starts from. Raises as `catalogue.guide`."""
    usual, best = catalogue.usual_setup(slug), moment(slug)
    return replace(
        usual,
        level=best.level or usual.level,
        language=language,
        seed=best.seed,
        original=best.original,
        calm=calm,
    )
