"""A game played by its pilot, for the shelf and the attract mode; one that breaks there just stops."""

from collections.abc import Iterator
from dataclasses import replace

from arcade.cabinet import catalogue
from arcade.cabinet.headless import pilot_hands
from arcade.cabinet.session import Session
from arcade.cabinet.stage import Stage
from arcade.machine.machine import Machine


class Demonstration:
    """A session and its pilot's hands."""

    def __init__(self, stage: Stage, slug: str) -> None:
        self._steps = self._play(stage, slug)

    def step(self) -> Machine | None:
        """Run a frame and give the machine to look at; None when there is nothing more to see."""
        try:
            return next(self._steps, None)
        except Exception:  # noqa: BLE001 (whatever breaks in a demonstration, the page goes on)
            return None

    def _play(self, stage: Stage, slug: str) -> Iterator[Machine]:
        setup = replace(
            catalogue.usual_setup(slug),
            language=stage.language,
            seed=stage.sources.seed(),
            original=stage.preferences.original,
            calm=stage.preferences.calm,
        )
        session = Session(setup, stage.font)
        hands = pilot_hands(session, setup.seed)
        while not session.ended:
            session.step(next(hands))
            hush(session.machine)
            yield session.machine


def hush(machine: Machine) -> None:
    """Throw away the sound of a machine that nobody hears, for it would pile up."""
    machine.speaker.take(machine.frame * machine.FRAME)
