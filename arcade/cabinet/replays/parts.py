"""The parts of a replay, each read from JSON values or refused with a ReplayError."""

import re
from collections.abc import Sequence

from arcade.cabinet.replays import strings
from arcade.cabinet.replays.fields import ReplayError, choice, entries, entry, flag, line, plain, record, whole
from arcade.cabinet.replays.key_log import KEYS_AT_ONCE, NAME_LENGTH, KeyLog, acceptable_name
from arcade.machine.keyboard import Keys
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup, Thought

FRAMES = 5_000_000
"""The longest run, a good day at 50 frames a second."""
NOTES = 200_000
"""The most thoughts, fingerprints or results."""
INTEGER = 2**63 - 1
SLUG = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
SLUG_LENGTH = 40
SETUP = (
    *("slug", "level", "seats", "language", "seed", "original", "calm", "rules_version", "memory", "opened"),
    "shared",
)


def read_setup(value: object) -> Setup:
    """What the run starts from."""
    if isinstance(value, dict):
        value = {"opened": None, "shared": False, **value}  # older replays do not have them
    fields = record(value, "setup", SETUP)
    slug = line(fields["slug"], "slug", SLUG_LENGTH)
    if not SLUG.fullmatch(slug):
        raise ReplayError(strings.NOT_A_SLUG, field="slug")
    for language in LANGUAGES:
        if fields["language"] == language:
            break
    else:
        raise ReplayError(strings.NOT_A_CHOICE, field="language", choices=", ".join(LANGUAGES))
    return Setup(
        slug=slug,
        level=whole(fields["level"], "level", 1, 99),
        seats=whole(fields["seats"], "seats", 1, 9),
        language=language,
        seed=whole(fields["seed"], "seed", 0, 2**64 - 1),
        original=flag(fields["original"], "original"),
        calm=flag(fields["calm"], "calm"),
        rules_version=whole(fields["rules_version"], "rules_version", 1, INTEGER),
        memory=plain(fields["memory"], "memory"),
        opened=plain(fields["opened"], "opened"),
        shared=flag(fields["shared"], "shared"),
    )


def read_keys(value: object) -> KeyLog:
    """The keys of every frame, from [frames, [names]] pairs."""
    log = KeyLog()
    known: dict[tuple[object, ...], Keys] = {}
    for item in entries(value, "keys", FRAMES):
        length, names = entry(item, "keys", 2)
        frames = whole(length, "keys", 1, INTEGER)
        if log.frames + frames > FRAMES:
            raise ReplayError(strings.TOO_MANY_FRAMES, limit=FRAMES)
        held = tuple(entries(names, "keys", KEYS_AT_ONCE))
        if all(isinstance(name, str) for name in held) and held in known:  # what a run holds, it holds again and again
            keys = known[held]
        else:
            keys = known[held] = _held(held)
        log.extend(keys, frames)
    return log


def _held(names: Sequence[object]) -> Keys:
    keys = frozenset(name for name in names if isinstance(name, str) and acceptable_name(name))
    if len(keys) != len(names):
        raise ReplayError(strings.BAD_KEYS, keys=KEYS_AT_ONCE, length=NAME_LENGTH)
    return keys


def read_thoughts(value: object) -> tuple[Thought, ...]:
    """What opponents answered, from [answer, frames] pairs."""
    thoughts: list[Thought] = []
    for item in entries(value, "thoughts", NOTES):
        answer, frames = entry(item, "thoughts", 2)
        thoughts.append(Thought(plain(answer, "thoughts"), whole(frames, "thoughts", 0, FRAMES)))
    return tuple(thoughts)


def read_fingerprints(value: object, frames: int) -> tuple[tuple[int, str], ...]:
    """Fingerprints of a run of so many frames, from [frame, text] pairs."""
    fingerprints: list[tuple[int, str]] = []
    before = -1
    for item in entries(value, "fingerprints", NOTES):
        frame, text = entry(item, "fingerprints", 2)
        number = whole(frame, "fingerprints", 0, FRAMES)
        if not before < number <= frames:
            raise ReplayError(strings.NOT_RISING, field="fingerprints")
        fingerprints.append((number, line(text, "fingerprints", 80)))
        before = number
    return tuple(fingerprints)


def read_results(value: object, frames: int, version: int) -> tuple[Result, ...]:
    """Results of a run of so many frames, from [frame, outcome, score, aided] lists; format 1 has no `aided`."""
    results: list[Result] = []
    before = 0
    for item in entries(value, "results", NOTES):
        frame, outcome, score, *more = entry(item, "results", 3 if version == 1 else 4)
        number = whole(frame, "results", 0, FRAMES)
        if not before <= number <= frames:
            raise ReplayError(strings.NOT_RISING, field="results")
        points = None if score is None else whole(score, "score", -INTEGER, INTEGER)
        assisted = None if more in ([], [None]) else flag(more[0], "aided")
        results.append(Result(number, choice(outcome, "outcome", Outcome), points, assisted))
        before = number
    return tuple(results)
