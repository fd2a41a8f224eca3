"""Fuzz a reader of what others wrote: ``python -m tools.fuzzing TARGET [FOLDER] [OPTIONS OF LIBFUZZER]``.

Needs atheris (``pip install .[tools]``). It begins with the kept corpus, changes its inputs, and keeps in FOLDER each
one that reaches something new. An hour of one target: ``python -m tools.fuzzing replays /tmp/replays
-max_total_time=3600``. An input that breaks a promise becomes a file ``crash-...`` (``-artifact_prefix=`` says where);
with that file in the place of FOLDER it is run again. The kept corpus gets what it lacks by ``python -m tools.fuzzing
replays tools/fuzzing/corpus/replays /tmp/replays -merge=1``; tests/tools/test_fuzzing.py runs all of it.
"""

import sys
from argparse import REMAINDER, ArgumentParser
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from tools.fuzzing import CORPUS

LONGEST = 65_536
"""Bytes of an input: an archive of everything is larger than what libFuzzer would allow by itself."""
SECONDS = 20
"""An input that keeps a reader longer is a fault, too."""
DICTIONARIES = CORPUS.parent / "dictionaries"


def main(words: list[str]) -> int:
    """Fuzz until libFuzzer's options end it; they are read by atheris, which also ends the process."""
    parser = ArgumentParser(prog="python -m tools.fuzzing", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("target", choices=sorted(folder.name for folder in CORPUS.iterdir()))
    parser.add_argument("rest", nargs=REMAINDER, metavar="...", help="a folder, and options of libFuzzer")
    options = parser.parse_args(words)
    try:
        atheris: Any = import_module("atheris")
    except ImportError:
        parser.error("it needs atheris: pip install .[tools]")
    fuzz(atheris, options.target, options.rest)
    return 0


def fuzz(atheris: Any, target: str, rest: list[str]) -> None:
    """Fuzz a target; what stands behind it is libFuzzer's."""
    with atheris.instrument_imports(include=["arcade"]):  # all of it: nothing of the arcade is imported before
        targets = import_module("tools.fuzzing.targets").TARGETS
    mutators = import_module("tools.fuzzing.mutators").MUTATORS
    # libFuzzer takes the last of several, so that what is asked for counts.
    # To merge it begins itself again, by what stands for its name in a line for the shell.
    orders = [f"{sys.executable} -m tools.fuzzing {target}", f"-max_len={LONGEST}", f"-timeout={SECONDS}", *rest]
    if not any(word.startswith("-merge") for word in rest) and not any(Path(word).is_file() for word in rest):
        orders.append(str(CORPUS / target))
    dictionary = DICTIONARIES / f"{target}.dict"
    if dictionary.exists():
        orders.append(f"-dict={dictionary}")
    mutator = mutators.get(target)

    def changed(data: bytes, most: int, seed: int) -> bytes:
        assert mutator is not None
        chance = Random(seed)
        found: bytes = mutator(data, chance, lambda part, room: atheris.Mutate(part, max(min(room, most), 1)))
        return found[:most]

    options = {} if mutator is None else {"custom_mutator": changed}
    atheris.Setup(orders, targets[target], **options)
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
