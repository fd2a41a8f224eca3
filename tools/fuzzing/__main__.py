"""Fuzz a reader of what others wrote: ``python -m tools.fuzzing TARGET [FOLDER] [OPTIONS OF LIBFUZZER]``.

Needs atheris (``pip install .[tools]``). It begins with the kept corpus, changes its inputs, and keeps in FOLDER each
one that reaches something new. An hour of one target: ``python -m tools.fuzzing replays /tmp/replays
-max_total_time=3600``. An input that breaks a promise becomes a file ``crash-...`` (``-artifact_prefix=`` says where);
with that file in the place of FOLDER it is run again. The kept corpus gets what it lacks by ``python -m tools.fuzzing
replays tools/fuzzing/corpus/replays /tmp/replays -merge=1``; tests/tools/test_fuzzing.py runs all of it.
"""

import sys
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["arcade"]):
    from tools.fuzzing.targets import CORPUS, TARGETS

from tools.fuzzing.mutators import MUTATORS

LONGEST = 65_536
"""Bytes of an input: an archive of everything is larger than what libFuzzer would allow by itself."""
SECONDS = 20
"""An input that keeps a reader longer is a fault, too."""
DICTIONARIES = CORPUS.parent / "dictionaries"


def main(words: list[str]) -> int:
    """Fuzz until libFuzzer's options end it; they are read by atheris, which also ends the process."""
    target = words[0] if words else ""
    if target not in TARGETS:
        print(f"usage: python -m tools.fuzzing {' | '.join(TARGETS)} [FOLDER] [OPTIONS OF LIBFUZZER]", file=sys.stderr)
        return 2
    # libFuzzer takes the last of several, so that what is asked for counts.
    # To merge it begins itself again, by what stands for its name in a line for the shell.
    orders = [f"{sys.executable} -m tools.fuzzing {target}", f"-max_len={LONGEST}", f"-timeout={SECONDS}", *words[1:]]
    if not any(word.startswith("-merge") for word in words) and not any(Path(word).is_file() for word in words):
        orders.append(str(CORPUS / target))
    dictionary = DICTIONARIES / f"{target}.dict"
    if dictionary.exists():
        orders.append(f"-dict={dictionary}")
    mutator = MUTATORS.get(target)

    def changed(data: bytes, most: int, seed: int) -> bytes:
        assert mutator is not None
        chance = Random(seed)
        return mutator(data, chance, lambda part, room: atheris.Mutate(part, max(min(room, most), 1)))[:most]

    options = {} if mutator is None else {"custom_mutator": changed}
    atheris.Setup(orders, TARGETS[target], **options)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
