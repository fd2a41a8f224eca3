"""Sessions of the falling dominoes at the point where the first piece hangs below the star, and what happens then."""

from arcade.cabinet.replays.session import Session
from arcade.games.falling_dominoes.program import Main
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import Setup
from tests.prompted import until_asked


def original(level: str = "1", language: Language = "en", calm: bool = False) -> Session:
    """The original, its level chosen, before the first step."""
    session = Session(Setup("falling-dominoes", language=language, original=True, calm=calm))
    until_asked(session)
    session.step(frozenset((level,)))
    until_playing(session)
    return session


def modern(level: int = 1, seed: int = 1, language: Language = "en") -> Session:
    """The modern look at a level, before the first step."""
    session = Session(Setup("falling-dominoes", level=level, seed=seed, language=language))
    until_asked(session)
    session.step(frozenset(("pad1 fire",)))
    until_playing(session)
    return session


def program(session: Session) -> Main:
    assert isinstance(session.program, Main)
    return session.program


def screen(session: Session) -> Spectrum:
    assert isinstance(session.machine, Spectrum)
    return session.machine


def hold(session: Session, keys: str | Keys = NO_KEYS, frames: int = 1) -> None:
    """Hold one key, some or none for so many frames."""
    held = frozenset((keys,)) if isinstance(keys, str) else keys
    for _ in range(frames):
        session.step(held)


def tap(session: Session, key: str, gap: int = 4) -> None:
    """Press a key for two frames."""
    hold(session, key, 2)
    hold(session, frames=gap)


def until_playing(session: Session) -> None:
    for _ in range(500):
        if program(session).playing:
            return
        session.step()
    raise AssertionError("no piece came")


def notes(session: Session) -> list[tuple[float, float]]:
    """Seconds and hertz of every note so far."""
    return [(round(note.duration / 3_500_000, 3), note.hertz) for note in session.machine.speaker.notes]


def hertz(pitch: float) -> float:
    return 261.6256 * float(2 ** (pitch / 12))
