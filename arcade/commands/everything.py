"""The commands `export` and `import`: everything that is kept goes into one file, and comes back from one."""

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.formats.whole_files import write_whole
from arcade.cabinet.storage.everything import bring_in, gathered, read_everything
from arcade.cabinet.storage.store import FILE, Store
from arcade.commands.asking import CommandError, checked_products
from arcade.commands.data_folder import data_dir
from arcade.commands.playing import told
from arcade.commands.printing import say
from arcade.commands.records import kept_store


def export(options: Namespace) -> int:
    """``export``: scores, replays, settings, pictures and patterns as one file."""
    folder = data_dir(options)
    checked_products({"the file": options.file}, {"the scores": str(folder / FILE)} if folder is not None else {})
    with kept_store(options) as store:
        write_whole(Path(options.file), gathered(store, folder))
        return int(told(store))


def bring(options: Namespace) -> int:
    """``import``: what such a file holds comes on top of what is kept, or in its place."""
    folder = data_dir(options)
    if folder is None:
        raise CommandError("there is no folder to keep anything in: name one with --data-dir")
    found = read_everything(Path(options.file))
    with closing(Store(folder)) as store:
        if not store.kept:
            told(store)
            raise CommandError("nothing can be kept now")
        say(bring_in(store, folder, found, CLOCK_AND_SEEDS.today(), replace=options.replace).words.english)
        return int(told(store) or not store.kept)
