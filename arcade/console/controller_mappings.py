"""SDL's controller mappings: which input of a pad is which control of the standard one, as lines of text.

A line is a GUID, a name and elements, each an output and an input: `a:b0` (button 0 is A), `dpup:h0.1` (so is the hat
0 pointing up the cross), `leftx:a0` (axis 0 is the stick), `-lefty:+a2` (half an axis by half an axis), `leftx:a1~`
(reversed). The format is that of SDL_GameControllerAddMapping and of the public SDL_GameControllerDB.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

PLATFORMS: Mapping[str, str] = {"linux": "Linux", "win32": "Windows", "darwin": "Mac OS X"}
"""For Python's names of systems SDL's."""
LINE_LENGTH = 1_000
"""The longest line that is read, in characters; the public list's longest has about 450."""
OPPOSITE = {"-": "+", "+": "-"}
_HAT = {"1": "up", "2": "right", "4": "down", "8": "left"}
_CROSS = {"dpleft": "left", "dpright": "right", "dpup": "up", "dpdown": "down"}
_STICK = {"leftx": {"-": "left", "+": "right"}, "lefty": {"-": "up", "+": "down"}}
_BUTTONS: Mapping[str, tuple[str, ...]] = {
    "fire": ("a", "x", "rightshoulder", "leftshoulder", "leftstick"),
    "back": ("b", "y", "leftshoulder", "lefttrigger"),
    "start": ("start", "back", "guide", "misc1"),
}
"""What the arcade's buttons are on a standard pad: the first of these that it has."""
_GUID = re.compile("[0-9a-f]{32}")
_XINPUT = "xinput"
"""Stands for the GUID of every pad that Windows reads by XInput."""
_OUTPUT = re.compile("[+-]?[a-z][a-z0-9]*")
_INPUT = re.compile(
    r"b(?P<button>[0-9]{1,3})|h(?P<hat>[0-9]{1,2})\.(?P<mask>[0-9]{1,2})"
    "|(?P<half>[+-]?)a(?P<axis>[0-9]{1,2})(?P<reversed>~?)"
)
_HINT = re.compile("(!?)[A-Z0-9_]+(?::=([01]))?")
_CONDITIONS = ("platform", "crc", "hint", "sdk>=", "sdk<=", "type", "face")
"""Fields that are no elements: they say for which pads and systems a line is."""


@dataclass(frozen=True)
class ControllerMapping:
    """One line."""

    guid: str
    """In small letters, the checksum of the pad's name among it where the line has one."""
    name: str
    elements: Mapping[str, str]
    """Of each output ("a", "leftx", "+lefty") the input ("b0", "a1~", "h0.1")."""
    usual: bool = True
    """Whether it counts while SDL is asked for nothing special: a line for labels instead of places may not."""


def read_mapping(line: str) -> ControllerMapping | None:
    """Read one line; None for what is none, since a part of it cannot be understood or it binds nothing."""
    line = line.strip()
    guid, _, rest = line.partition(",")
    name, _, fields = rest.removesuffix(",").partition(",")
    guid = guid.lower()
    if len(line) > LINE_LENGTH or not line.isprintable() or not (guid == _XINPUT or _GUID.fullmatch(guid)):
        return None
    elements: dict[str, str] = {}
    said: dict[str, str] = {}
    for field in fields.split(","):
        output, colon, source = field.strip().partition(":")
        if output in _CONDITIONS and colon:
            said[output] = source
        elif _OUTPUT.fullmatch(output) and _INPUT.fullmatch(source):
            elements[output] = source
        else:
            return None
    crc, hint = said.get("crc", "0000").lower(), _HINT.fullmatch(said.get("hint", "NONE:=1"))
    if not elements or not re.fullmatch("[0-9a-f]{4}", crc) or hint is None:
        return None
    if crc != "0000":
        guid = f"{guid[:4]}{crc[2:]}{crc[:2]}{guid[8:]}"
    return ControllerMapping(guid, name, elements, (hint[2] == "1") != bool(hint[1]))


class ControllerMappings:
    """What lists of mappings say of the pads of one system; of several lines for the same pads the last one counts."""

    def __init__(self, system: str) -> None:
        """`system` by Python's name, as sys.platform has it."""
        self._platforms = ("", PLATFORMS.get(system, system))
        self._elements: dict[str, Mapping[str, str]] = {}

    def read(self, lines: Iterable[str]) -> int:
        """Take a list; how many of its lines are no mappings.

        Lines for other systems, empty ones and `#` comments say nothing.
        """
        broken = 0
        for line in lines:
            _, named, rest = line.partition("platform:")
            if named and rest.partition(",")[0].strip() not in self._platforms:
                continue  # most of a public list: not even read
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            mapping = read_mapping(line)
            if mapping is None:
                broken += 1
            elif mapping.usual:
                self._elements[mapping.guid] = mapping.elements
                self._elements[_any_version(mapping.guid)] = mapping.elements
        return broken

    def elements(self, guid: str) -> Mapping[str, str]:
        """The elements for a pad of that GUID, by the best fit as SDL finds it; empty when no list has it."""
        guid = guid.lower()
        nameless = f"{guid[:4]}0000{guid[8:]}"
        fits = [guid, nameless, _any_version(guid), _any_version(nameless)]
        if guid[28:30] == "78":  # SDL marks pads read by XInput with an x
            fits.append(_XINPUT)
        return next((self._elements[one] for one in fits if one in self._elements), {})


def _any_version(guid: str) -> str:
    """What stands for a pad of any version, where the GUID is made of numbers of maker, pad and version."""
    numbers = guid[8:12] != "0000" and guid[12:16] == guid[20:24] == "0000"
    return f"{guid[:24]}any {guid[28:]}" if numbers else guid


def controls(elements: Mapping[str, str]) -> dict[str, str]:
    """What each input of a mapped pad does: "button 3" -> "fire", "axis 1 -" or "hat 0 up" -> "up".

    An input that cannot be understood does nothing.
    """
    found: dict[str, str] = {}
    for control, names in _BUTTONS.items():
        pressed = (_pressed(elements.get(name, "")) for name in names)
        source = next((one for one in pressed if one and one not in found), "")
        found.setdefault(source, control)
    for name, control in _CROSS.items():
        found.setdefault(_pressed(elements.get(name, "")), control)
    for name, halves in _STICK.items():
        for sign, control in halves.items():
            found.setdefault(_pressed(elements.get(sign + name, "")), control)
            found.setdefault(_half(elements.get(name, ""), sign), control)
    found.pop("", None)
    return found


def _pressed(source: str) -> str:
    """The input that is pressed when something acts as a button; empty for none."""
    match = _INPUT.fullmatch(source)
    if match is None:
        return ""
    if match["button"]:
        return f"button {int(match['button'])}"
    if match["hat"]:
        return f"hat {int(match['hat'])} {_HAT[match['mask']]}" if match["mask"] in _HAT else ""
    sign = match["half"] or "+"
    return f"axis {int(match['axis'])} {OPPOSITE[sign] if match['reversed'] else sign}"


def _half(source: str, sign: str) -> str:
    """The input that moves a stick along one half of its way, where a whole axis does; empty for none."""
    match = _INPUT.fullmatch(source)
    if match is None or not match["axis"] or match["half"]:
        return ""
    return f"axis {int(match['axis'])} {OPPOSITE[sign] if match['reversed'] else sign}"
