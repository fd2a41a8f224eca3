"""Every option of every command, before its name and after it: the same is asked for, or the same is refused."""

import pytest

from arcade.cli import COMMANDS, OPTIONS, TOP, reader
from arcade.commands.arguments import Command, UsageError

VALUES = {
    "lang": ("en", "ro"),
    "look": ("sharp", "aerial"),
    "only": ("start", "search"),
    "sounds": ("both", "music"),
    "kind": ("cabinet", "board"),
}
BELOW = {f"{name} {second}": below for name, one in COMMANDS.items() for second, below in one.below.items()}
ALL: dict[str, Command] = {"": TOP, **COMMANDS, **BELOW}
NAMED = {
    "play": ["nim"],
    "run": ["nim"],
    "replay": ["file"],
    "export": ["file"],
    "import": ["file"],
    "hall init": ["address"],
    "hall invite": ["name"],
    "hall join": ["file"],
    "hall remove": ["score"],
    "hall renew": ["Ana"],
    "hall expel": ["Ana"],
}
"""What has to stand with some commands."""


def option_words(option: str, which: int = 0) -> list[str]:
    """An option with one of two values."""
    if not OPTIONS[option].metavar:
        return [f"--{option}"]
    return [f"--{option}", VALUES.get(option, ("3", "4"))[which]]


def needed(command: str, option: str) -> list[str]:
    """What else the command wants."""
    others = [word for name in ALL[command].needs if name != option for word in option_words(name)]
    return NAMED.get(command, []) + others


def asked(words: list[str]) -> dict[str, object] | str:
    """What the words ask for, or the sentence that refuses them."""
    try:
        return vars(reader().read(words))
    except UsageError as error:
        return str(error)


def said(found: dict[str, object], option: str) -> list[str]:
    """An option's values as texts."""
    value = found[option.replace("-", "_")]
    return list(map(str, value)) if isinstance(value, list) else [str(value)]


@pytest.mark.rotates(3)
@pytest.mark.parametrize("command", ALL)
def test_an_option_means_the_same_before_and_after_a_commands_name(command: str) -> None:
    words = command.split()
    for option in OPTIONS:
        given, others = option_words(option), needed(command, option)
        after = asked([*words, *others, *given])
        for place in range(len(words) + 1):
            assert asked([*words[:place], *given, *words[place:], *others]) == after, (option, place)
        if option in ALL[command].takes:
            assert isinstance(after, dict), option
            assert after["command"] is ALL[command]
            assert said(after, option) == [given[1] if len(given) > 1 else "True"]
        else:
            assert after == f"{' '.join(['robac', *words])}: --{option} means nothing here"


@pytest.mark.parametrize("option", [name for name in OPTIONS if OPTIONS[name].metavar])
def test_of_an_option_given_twice_the_later_counts_or_both_do(option: str) -> None:
    first, second = option_words(option, 0), option_words(option, 1)
    for command in (name for name in ALL if option in ALL[name].takes):
        found = asked([*first, *command.split(), *needed(command, option), *second])
        assert isinstance(found, dict)
        assert said(found, option) == ([first[1], second[1]] if OPTIONS[option].again else [second[1]])


def test_what_is_not_given_is_nothing() -> None:
    found = vars(reader().read([]))
    assert {found[name.replace("-", "_")] for name in OPTIONS} == {None, False}
    assert reader().read(["scores"]).slug is None
    assert reader().read(["bench", "strength"]).slugs == []


@pytest.mark.parametrize("command", [name for name in ALL if ALL[name].needs])
def test_what_a_command_needs_is_asked_for(command: str) -> None:
    for option in ALL[command].needs:
        assert f"--{option} is needed" in str(asked([*command.split(), *NAMED.get(command, [])]))


@pytest.mark.parametrize("command", ALL)
def test_help_shows_what_a_command_takes_and_nothing_else(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        reader().read([*command.split(), "--help"])
    words = capsys.readouterr().out.replace("[", " ").replace("]", " ").split()
    shown = {word.removeprefix("--") for word in words if word.startswith("--")}
    assert shown - {"help", "version"} == set(ALL[command].takes)
