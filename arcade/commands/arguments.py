"""How a command line is read: each option is written down once, and may stand before a command's name or after it."""

import re
from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from arcade.cabinet.formats.whole_files import reason
from arcade.commands.printing import say

DIGITS = 20
"""No whole number that a command takes has more."""
_WHOLE = re.compile(f"[-+]?[0-9]{{1,{DIGITS}}}")


class UsageError(Exception):
    """A command line that can't be read; the message is one sentence, after the command's name."""


def whole_number(word: str) -> int:
    """A whole number in plain digits; raises ArgumentTypeError."""
    if not _WHOLE.fullmatch(word):
        raise ArgumentTypeError(f"a whole number of at most {DIGITS} digits is needed, not {word!r}")
    return int(word)


def text(word: str) -> str:
    """A text or a file's name: not empty, for an empty one would count as none; raises ArgumentTypeError."""
    if not word or "\0" in word:
        raise ArgumentTypeError("an empty text will not do" if not word else "a text with a NUL will not do")
    return word


def folder(word: str) -> str:
    """The name of a folder that is there or can be made; raises ArgumentTypeError."""
    path = Path(text(word))
    try:
        for place in (path, *path.parents):
            if place.exists():
                break
    except OSError as error:
        raise ArgumentTypeError(f"{word} can't be used: {reason(error)}") from None
    if not place.is_dir():
        raise ArgumentTypeError(f"{place} is not a folder")
    return word


def one_of(*choices: str) -> Callable[[str], str]:
    """One of some words; raises ArgumentTypeError."""

    def chosen(word: str) -> str:
        if word not in choices:
            raise ArgumentTypeError(f"{word!r} is none of {', '.join(choices)}")
        return word

    return chosen


@dataclass(frozen=True)
class Option:
    """An option; one without a metavar is a flag."""

    help: str
    metavar: str = ""
    kind: Callable[[str], object] = text
    again: bool = False
    """Whether it may be given more than once, which makes a list; of another the last one counts."""


@dataclass(frozen=True)
class Command:
    """What a command's name stands for, and the names of the options that mean something to it."""

    help: str
    carry_out: Callable[[Namespace], int]
    takes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    arguments: tuple[tuple[str, str | None, str], ...] = ()
    """Name, how many (see argparse's nargs) and help of what stands without a name."""
    below: Mapping[str, "Command"] = field(default_factory=dict)
    """Commands named by a second word."""


class Parser(ArgumentParser):
    """Says what is wrong in one sentence, without the usage text."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.color = False  # newer Pythons colour their help, and what is printed steers no terminal

    def error(self, message: str) -> NoReturn:
        """Raise UsageError."""
        raise UsageError(f"{self.prog}: {message}")

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002 (argparse calls it so)
        """Print help or version; argparse itself says nothing of an output that fails."""
        say(*message.splitlines())


class Gather(Action):
    """Adds to the list `const`, which the parsers of an option have in common."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: Any, _: str | None = None) -> None:  # noqa: ARG002
        """Note one more value."""
        self.const.append(values)
        setattr(namespace, self.dest, self.const)


class Reader:
    """Reads one command line: options by name, and the top command with those below it."""

    def __init__(self, name: str, top: Command, options: Mapping[str, Option], version: str) -> None:
        self._name = name
        self._top = top
        self._options = options
        self._version = version
        self._gathered: dict[str, list[object]] = {name: [] for name in options}

    def _build(self, parser: Parser, command: Command, words: Sequence[str]) -> None:
        """Every parser knows every option, so that it may stand anywhere, and shows those that the command takes.

        None has a default: what is not given after a command's name must not undo what was given before it. Of the
        commands below, only those among the words are worth the time.
        """
        for name, option in self._options.items():
            more: dict[str, Any] = {"metavar": option.metavar, "type": option.kind}
            if option.again:
                more |= {"action": Gather, "const": self._gathered[name]}
            elif not option.metavar:
                more = {"action": "store_true"}
            told = option.help if name in command.takes else SUPPRESS
            parser.add_argument(f"--{name}", default=SUPPRESS, help=told, **more)
        for name, many, told in command.arguments:
            metavar = name.upper() if many is None else name.upper().removesuffix("S")
            parser.add_argument(name, nargs=many, metavar=metavar, type=text, help=told)
        parser.set_defaults(command=command, prog=parser.prog)
        if command.below:
            kinds = parser.add_subparsers(title="commands", parser_class=Parser, metavar="COMMAND")
            for name, below in command.below.items():
                parser_below = kinds.add_parser(name, help=below.help, description=below.help)
                if name in words:
                    self._build(parser_below, below, words)

    def read(self, words: Sequence[str]) -> Namespace:
        """What the words ask for: `command`, its arguments, and a value for every option, None or False if not given.

        Raises UsageError for words that mean nothing, and for an option that the command has no use for.
        """
        parser = Parser(prog=self._name, description=self._top.help)
        parser.add_argument("--version", action="version", version=f"%(prog)s {self._version}")
        self._build(parser, self._top, words)
        for word in words:
            if word.startswith("--") and word.endswith("=--"):  # argparse would take the two dashes for no value
                raise UsageError(f"{self._name}: {word} has no value")
        found = parser.parse_args(words)
        command: Command = found.command
        for name, option in self._options.items():
            field_name = name.replace("-", "_")
            if not hasattr(found, field_name):
                if name in command.needs:
                    raise UsageError(f"{found.prog}: --{name} is needed")
                setattr(found, field_name, None if option.metavar else False)
            elif name not in command.takes:
                raise UsageError(f"{found.prog}: --{name} means nothing here")
        return found
