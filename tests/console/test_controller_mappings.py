"""SDL's controller mappings: lines of 40 kinds, what their inputs do, and which line counts for which pad."""

import pytest

from arcade.console.controller_mappings import ControllerMappings, controls, read_mapping

GUID = "030000005e0400008e02000014010000"
FULL = {"button 0": "fire", "button 1": "back", "button 7": "start"}
CROSS = {"hat 0 up": "up", "hat 0 down": "down", "hat 0 left": "left", "hat 0 right": "right"}
STICK = {"axis 0 -": "left", "axis 0 +": "right", "axis 1 -": "up", "axis 1 +": "down"}
KINDS: dict[str, tuple[str, dict[str, str]]] = {
    "an Xbox pad": (
        "a:b0,b:b1,x:b2,y:b3,back:b6,start:b7,guide:b8,leftshoulder:b4,rightshoulder:b5,leftstick:b9,rightstick:b10,"
        "dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,leftx:a0,lefty:a1,rightx:a3,righty:a4,lefttrigger:a2,"
        "righttrigger:a5,platform:Linux,",
        FULL | CROSS | STICK,
    ),
    "buttons in another order": ("a:b1,b:b2,start:b9", {"button 1": "fire", "button 2": "back", "button 9": "start"}),
    "Nintendo's labels": ("a:b1,b:b0,start:b10", {"button 1": "fire", "button 0": "back", "button 10": "start"}),
    "a button of three digits": ("a:b105,b:b1", {"button 105": "fire", "button 1": "back"}),
    "a cross of buttons": (
        "a:b0,dpup:b11,dpdown:b12,dpleft:b13,dpright:b14",
        {"button 0": "fire", "button 11": "up", "button 12": "down", "button 13": "left", "button 14": "right"},
    ),
    "a cross of half axes": (
        "a:b0,dpleft:-a0,dpright:+a0,dpup:-a1,dpdown:+a1",
        {"button 0": "fire", **STICK},
    ),
    "a reversed cross of half axes": ("dpup:+a1,dpdown:-a1", {"axis 1 +": "up", "axis 1 -": "down"}),
    "a cross of whole axes": ("dpup:a5,dpdown:a5~", {"axis 5 +": "up", "axis 5 -": "down"}),
    "the second hat": ("dpup:h1.1,dpright:h1.2", {"hat 1 up": "up", "hat 1 right": "right"}),
    "a hat's corner is no direction": ("a:b0,dpup:h0.3", {"button 0": "fire"}),
    "a button on the hat": ("a:b0,start:h0.2", {"button 0": "fire", "hat 0 right": "start"}),
    "a button on a trigger": ("a:a2,b:b1", {"axis 2 +": "fire", "button 1": "back"}),
    "a button on a half axis": ("a:-a5,b:+a5", {"axis 5 -": "fire", "axis 5 +": "back"}),
    "a button on a reversed axis": ("a:a2~", {"axis 2 -": "fire"}),
    "a button on a reversed half": ("a:+a2~", {"axis 2 -": "fire"}),
    "a stick alone": ("leftx:a0,lefty:a1", STICK),
    "a stick turned upside down": ("lefty:a1~", {"axis 1 +": "up", "axis 1 -": "down"}),
    "a stick of a pad held sideways": (
        "leftx:a1~,lefty:a0",
        {"axis 1 +": "left", "axis 1 -": "right", "axis 0 -": "up", "axis 0 +": "down"},
    ),
    "a stick of four half axes": (
        "-leftx:-a0,+leftx:+a3,-lefty:-a1,+lefty:+a2",
        {"axis 0 -": "left", "axis 3 +": "right", "axis 1 -": "up", "axis 2 +": "down"},
    ),
    "a stick of buttons": ("-leftx:b4,+leftx:b5", {"button 4": "left", "button 5": "right"}),
    "a stick of a hat": ("-leftx:h0.8,+lefty:h0.4", {"hat 0 left": "left", "hat 0 down": "down"}),
    "a whole axis by one button": ("a:b1,leftx:b0", {"button 1": "fire"}),
    "a whole axis by half a one": ("a:b1,leftx:+a0", {"button 1": "fire"}),
    "the right stick": ("a:b0,rightx:a2,righty:a3", {"button 0": "fire"}),
    "triggers": ("a:b0,b:b1,lefttrigger:a4,righttrigger:a5", {"button 0": "fire", "button 1": "back"}),
    "one axis for both triggers": (
        "a:b0,b:b1,lefttrigger:+a2,righttrigger:-a2",
        {"button 0": "fire", "button 1": "back"},
    ),
    "reversed triggers": ("a:b0,b:b1,lefttrigger:a4~", {"button 0": "fire", "button 1": "back"}),
    "paddles and a touchpad": (
        "a:b0,paddle1:b16,paddle4:b19,touchpad:b20,misc1:b21",
        {"button 0": "fire", "button 21": "start"},
    ),
    "no A": ("x:b3,y:b4", {"button 3": "fire", "button 4": "back"}),
    "no Start": ("a:b0,b:b1,back:b6", {"button 0": "fire", "button 1": "back", "button 6": "start"}),
    "neither Start nor Select": ("a:b0,b:b1,guide:b6", {"button 0": "fire", "button 1": "back", "button 6": "start"}),
    "shoulders alone": ("leftshoulder:b5,lefttrigger:b7", {"button 5": "fire", "button 7": "back"}),
    "one input twice": ("a:b0,b:b0,y:b3", {"button 0": "fire", "button 3": "back"}),
    "no comma at the end": ("a:b0", {"button 0": "fire"}),
    "blanks between": ("a:b0, b:b1", {"button 0": "fire", "button 1": "back"}),
    "a system": ("a:b0,platform:Windows", {"button 0": "fire"}),
    "a checksum": ("a:b0,crc:1a2b", {"button 0": "fire"}),
    "a hint": ("a:b0,hint:SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1", {"button 0": "fire"}),
    "Android's versions": ("a:b0,sdk>=:29,sdk<=:32", {"button 0": "fire"}),
    "a type": ("a:b0,type:ps4,face:abxy", {"button 0": "fire"}),
}
BROKEN = {
    "nothing": "",
    "a name alone": f"{GUID},Pad",
    "no elements": f"{GUID},Pad,platform:Linux,",
    "a short GUID": "0300,Pad,a:b0,",
    "a GUID of other signs": f"{'z' * 32},Pad,a:b0,",
    "no name": f"{GUID}a:b0",
    "an output alone": f"{GUID},Pad,a,",
    "no input": f"{GUID},Pad,a:,",
    "an unknown input": f"{GUID},Pad,a:c0,",
    "a hat without a place": f"{GUID},Pad,dpup:h0,",
    "a number too long": f"{GUID},Pad,a:b1000,",
    "figures that are none": f"{GUID},Pad,a:b²,",
    "two signs": f"{GUID},Pad,leftx:+-a0,",
    "a reversed button": f"{GUID},Pad,a:b0~,",
    "a bad checksum": f"{GUID},Pad,a:b0,crc:zz,",
    "a bad hint": f"{GUID},Pad,a:b0,hint:,",
    "a zero byte": f"{GUID},Pad\0,a:b0,",
    "too long": f"{GUID},{'x' * 1_000},a:b0,",
    "XML": "<pad guid='1'/>",
}


def test_there_are_forty_kinds() -> None:
    assert len(KINDS) >= 40


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_says_what_the_inputs_do(kind: str) -> None:
    fields, wanted = KINDS[kind]
    mapping = read_mapping(f"{GUID},A pad,{fields}\r\n")
    assert mapping is not None
    assert (mapping.name, controls(mapping.elements)) == ("A pad", wanted)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_line_is_none(kind: str) -> None:
    assert read_mapping(BROKEN[kind]) is None


def test_a_mapping_as_sdl_gives_it_may_hold_anything() -> None:
    assert controls({"a": "b0", "b": "", "dpup": "h0.x", "leftx": "a", "platform": "Linux"}) == {"button 0": "fire"}


def test_a_list_is_read_for_its_system() -> None:
    lines = [
        "# pads",
        "",
        f"{GUID},One,a:b1,platform:Windows,",
        f"{GUID},One,a:b2,platform:Linux,",
        f"{GUID},One,a:b3,platform:Mac OS X,",
        "garbage",
        f"{GUID[:8]}ffff{GUID[12:]},Two,a:b4,",
    ]
    found = {}
    for system in ("linux", "win32", "darwin", "haiku1"):
        mappings = ControllerMappings(system)
        assert mappings.read(lines) == 1
        found[system] = mappings.elements(GUID).get("a"), mappings.elements(f"{GUID[:8]}ffff{GUID[12:]}").get("a")
    assert found == {"linux": ("b2", "b4"), "win32": ("b1", "b4"), "darwin": ("b3", "b4"), "haiku1": (None, "b4")}


def test_the_last_line_for_a_pad_counts() -> None:
    mappings = ControllerMappings("linux")
    mappings.read([f"{GUID},One,a:b1,"])
    mappings.read([f"{GUID.upper()},One,a:b2,"])
    assert mappings.elements(GUID)["a"] == "b2"


def test_the_best_fit_is_found() -> None:
    checked, other_version, named = f"{GUID[:4]}2b1a{GUID[8:]}", f"{GUID[:24]}99990000", "05000000" + "50616420" * 3
    mappings = ControllerMappings("linux")
    mappings.read([f"{GUID},Any,a:b1,", f"{GUID},This one,a:b2,crc:1a2b,", f"{named},Named,a:b3,", "xinput,X,a:b4,"])
    fits = {
        GUID: "b1",
        checked: "b2",
        f"{GUID[:4]}7777{GUID[8:]}": "b1",
        named: "b3",
        f"{named[:24]}99990000": None,
        f"0300000011110000222200001401{'7801'}": "b4",
        "03000000111100002222000014010000": None,
    }
    assert {guid: mappings.elements(guid).get("a") for guid in fits} == fits
    assert mappings.elements(other_version), "another version of the same pad"


def test_a_line_for_labels_counts_only_while_they_are_used() -> None:
    mappings = ControllerMappings("linux")
    hint = "hint:SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1"
    mappings.read([f"{GUID},Labels,a:b1,{hint},", f"{GUID},Places,a:b0,{hint.replace(':S', ':!S')},"])
    assert mappings.elements(GUID)["a"] == "b1"
