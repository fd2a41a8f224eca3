"""The control panel of telephones: every finger is understood, everything can be found, and the picture stays free."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.offered import Orders, offered
from arcade.machine.hosting import Button, Hands
from arcade.machine.machine import Waiting
from tests.web.fingers import Panel, overlap, pairs, panel

pytestmark = pytest.mark.web
SIZES = [(320, 568), (390, 780), (390, 664), (780, 390), (568, 320), (844, 340), (768, 1024), (1024, 768)]
WISHED = (("small", "left"), ("large", "left"), ("usual", "right"), ("usual", "left"))
"""The controls' size, and the hand that has the stick."""
ALPHABET = Waiting("key", (*"abcdefghijklmnopqrstuvwxyz", *"ăâîșț"), move=True)
TOUCH = 44
REACH = """key => [...document.querySelectorAll("#hands button")].find((one) => one.dataset.key === key)
    .scrollIntoView({ block: "nearest" })"""
"""Scrolls to a key."""


def of_game(slug: str, asked: Waiting | None) -> Hands:
    """What a game offers in Romanian, whose words are longer."""
    return offered(asked, Orders(Bindings(cartridge(slug).controls, {}, {}), 1), "ro")


OFFERED = {
    "page": Hands(),
    "name of a friend's game": Hands(line=True),
    "tetris": of_game("tetris", None),
    "letters": of_game("hidden-word", ALPHABET),
    "yes or no": of_game("nim", Waiting("key", ("y", "d", "n"), meanings=("y", "y", "n"))),
    "digits": of_game("valence", Waiting("key", tuple("0123456789"), move=True)),
    "line": of_game("checkers", Waiting("line", move=True)),
    "stars": of_game("stars", None),
}
MANY = {
    "ten orders": of_game("dipo", Waiting("key", move=True)),
    "27 orders": of_game("graphics-editor", Waiting("key", move=True)),
    "80 signs": of_game("reflexe", Waiting("key", tuple(map(chr, range(33, 113))), move=True)),
}


@pytest.fixture(scope="module")
def telephone(browser: Browser) -> Iterator[Panel]:
    """A page of the control panel, once for all."""
    with panel(browser) as found:
        yield found


@pytest.fixture
def phone(telephone: Panel) -> Panel:
    """An upright telephone on which a game is played."""
    telephone.begin((390, 780))
    telephone.offer(Hands(playing=True))
    return telephone


@pytest.mark.rotates(2)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_is_found_by_a_finger_and_nothing_covers_the_picture(
    telephone: Panel, size: tuple[int, int]
) -> None:
    phone, (wide, high) = telephone, size
    phone.begin(size)
    states = [(name, wished, side) for name in OFFERED for wished, side in WISHED]
    settings = [({"touch_size": wished, "touch_side": side}, OFFERED[name]) for name, wished, side in states]
    looks = phone.looks(settings, "#room", "#hands :is(button, .stick)")
    for (name, wished, side), (rooms, parts) in zip(states, looks, strict=True):
        where = f"{name}, {wished}, stick at the {side}, {wide}x{high}"
        (room,) = rooms.values()
        assert room[2] >= 0.35 * wide, f"{where}: the picture is {room[2]} wide"
        assert room[3] >= 0.35 * high, f"{where}: the picture is {room[3]} high"
        for part, rect in parts.items():
            assert min(rect[2:]) >= TOUCH, f"{where}: {part} is {rect[2]} by {rect[3]}"
            assert rect[0] >= -0.5, f"{where}: {part}"
            assert rect[1] >= -0.5, f"{where}: {part}"
            assert rect[0] + rect[2] <= wide + 0.5, f"{where}: {part} ends at {rect[0] + rect[2]}"
            assert rect[1] + rect[3] <= high + 0.5, f"{where}: {part} ends at {rect[1] + rect[3]}"
            assert not overlap(rect, room), f"{where}: {part} covers the picture"
        assert not pairs(parts), where
        labels = [one.label for one in (*OFFERED[name].choices, *OFFERED[name].extras)]
        assert set(labels) <= parts.keys(), where
        assert {"pad1 start", "escape"} & parts.keys(), f"{where}: no way out"


@pytest.mark.rotates(3)
@pytest.mark.parametrize("name", MANY)
def test_what_cannot_all_be_seen_is_scrolled_to(telephone: Panel, name: str) -> None:
    hands, phone = MANY[name], telephone
    last = (hands.choices or hands.extras)[-1]
    for size in SIZES:
        phone.begin(size)
        phone.offer(hands)
        room = phone.rect("#room")
        assert room[2] * room[3] >= 0.2 * size[0] * size[1], size
        phone.page.evaluate(REACH, last.key)
        rect = phone.rects()[last.label]
        phone.tap(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
        assert last.key in [one.removeprefix("+") for one in phone.said], size


def test_the_stick_is_at_the_hand_that_is_wished(telephone: Panel) -> None:
    states = [(playing, side) for playing in (True, False) for side in ("left", "right")]
    wrong = []
    for size in SIZES:
        telephone.begin(size)
        settings = [({"touch_side": side}, Hands(playing=playing)) for playing, side in states]
        looks = telephone.looks(settings, ".stick, .arrows", ".fires")
        for state, (sticks, fires) in zip(states, looks, strict=True):
            ((stick, *_),), ((fire, *_),) = sticks.values(), fires.values()
            if (stick < fire) is not (state[1] == "left"):
                wrong.append((size, *state))
    assert wrong == []


def test_the_stick_points_to_eight_sides(phone: Panel) -> None:
    x, y = phone.middle(".stick")
    phone.put(1, x, y)
    assert phone.said == [], "the middle points nowhere"
    reach = 50.0
    told = []
    for across, down in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
        phone.put(1, x + reach * across, y + reach * down)
        told.append(phone.said)
    assert told == [
        ["+pad1 right"],
        ["+pad1 down"],
        ["-stick right"],
        ["+pad1 left"],
        ["-stick down"],
        ["+pad1 up"],
        ["-stick left"],
        ["+pad1 right"],
    ]
    phone.lift(1)
    assert sorted(phone.said) == ["-stick right", "-stick up"]


def test_a_push_that_is_a_little_askew_is_straight(phone: Panel) -> None:
    x, y = phone.middle(".stick")
    phone.put(1, x + 60, y + 20)
    assert phone.said == ["+pad1 right"]
    phone.lift(1)


def test_the_stick_follows_the_thumb(phone: Panel) -> None:
    x, y = phone.middle(".stick")
    phone.put(1, x, y)
    phone.put(1, x + 250, y)
    assert phone.said == ["+pad1 right"]
    phone.put(1, x + 250 - 40, y)
    assert phone.said == [], "still to the right of the middle"
    phone.put(1, x + 250 - 120, y)
    assert phone.said == ["-stick right", "+pad1 left"], "and turns back long before it comes to where it began"
    phone.lift(1)


def test_stick_and_button_are_held_together(phone: Panel) -> None:
    x, y = phone.middle(".stick")
    phone.put(1, x - 50, y)
    phone.put(2, *phone.middle(".fire.a"))
    assert phone.said == ["+pad1 left", "+pad1 fire"]
    phone.put(1, x + 50, y)
    assert phone.said == ["-stick left", "+pad1 right"]
    phone.lift(1)
    assert phone.said == ["-stick right"]
    phone.lift(2)
    assert [one[0] for one in phone.said] == ["-"]


def test_two_fingers_hold_both_buttons(phone: Panel) -> None:
    phone.put(1, *phone.middle(".fire.b"))
    phone.put(2, *phone.middle(".fire.a"))
    pressed = phone.sent
    assert [one["key"] for one in pressed] == ["pad1 back", "pad1 fire"]
    assert pressed[0]["place"] != pressed[1]["place"]
    phone.lift(1)
    assert [one["place"] for one in phone.sent] == [pressed[0]["place"]]
    phone.lift(2)


def test_a_thumb_slides_from_one_button_to_the_other(phone: Panel) -> None:
    phone.put(1, *phone.middle(".fire.b"))
    phone.put(1, *phone.middle(".fire.a"))
    assert [one.split(" ")[0] for one in phone.said] == ["+pad1", "-finger", "+pad1"]
    phone.lift(1)
    assert len(phone.said) == 1


def test_a_thumb_slides_along_the_arrows(phone: Panel) -> None:
    phone.offer(Hands())
    phone.put(1, *phone.middle('.arrow[data-key="pad1 left"]'))
    phone.put(1, *phone.middle('.arrow[data-key="pad1 up"]'))
    assert [one for one in phone.said if one[0] == "+"] == ["+pad1 left", "+pad1 up"]
    phone.lift(1)


def test_an_answer_is_a_key_that_goes_down_and_up(phone: Panel) -> None:
    phone.offer(OFFERED["letters"])
    phone.tap(*phone.middle('.cap[data-key="ș"]'))
    down, up = phone.sent
    assert (down["type"], down["key"], up["type"]) == ("press", "ș", "release")
    assert down["place"] == up["place"]


def test_answers_stay_a_moment_though_nothing_is_asked(phone: Panel) -> None:
    phone.offer(OFFERED["letters"])
    before = phone.rect("#room")
    phone.offer(OFFERED["letters"].__class__(extras=OFFERED["letters"].extras, playing=True, language="ro"))
    assert phone.rect("#room") == before
    phone.page.locator(".board .cap").first.wait_for(state="detached")
    assert phone.rect("#room")[3] > before[3]


def test_a_key_is_not_taken_away_under_a_finger(phone: Panel) -> None:
    phone.offer(OFFERED["letters"])
    phone.put(1, *phone.middle('.cap[data-key="m"]'))
    phone.offer(OFFERED["digits"])
    assert phone.page.locator(".cap.down").count() == 1
    phone.lift(1)
    assert [one[0] for one in phone.said] == ["+", "-"]
    assert phone.page.locator('.cap[data-key="m"]').count() == 0


def test_a_line_is_typed_with_romanian_letters(phone: Panel) -> None:
    phone.offer(Hands(line=True, playing=True, language="ro"))
    for key in ("ț", "ă", "r", "â", "ș", "î", " ", "backspace"):
        phone.tap(*phone.middle(f'#hands [data-key="{key}"]'))
    phone.tap(*phone.middle("[data-act=signs]"))
    phone.tap(*phone.middle('.cap[data-key="7"]'))
    phone.tap(*phone.middle('.cap[data-key="?"]'))
    phone.tap(*phone.middle("[data-act=signs]"))
    phone.tap(*phone.middle('.cap[data-key="z"]'))
    phone.tap(*phone.middle('#hands [data-key="return"]'))
    pressed = [one[1:] for one in phone.said if one[0] == "+"]
    assert pressed == ["ț", "ă", "r", "â", "ș", "î", " ", "backspace", "7", "?", "z", "return"]
    assert "gata" in phone.rects()


def test_keys_for_a_line_begin_with_letters(phone: Panel) -> None:
    phone.offer(Hands(line=True, playing=True))
    phone.tap(*phone.middle("[data-act=signs]"))
    phone.offer(Hands(playing=True))
    phone.offer(Hands())
    phone.offer(Hands(line=True, playing=True))
    assert "A" in phone.rects()


def test_the_pause_is_the_way_back_where_nothing_is_played(phone: Panel) -> None:
    phone.tap(*phone.middle(".pause"))
    phone.offer(Hands())
    phone.tap(*phone.middle(".pause"))
    assert [one for one in phone.said if one[0] == "+"] == ["+pad1 start", "+escape"]


def test_keys_and_pads_hide_the_controls_and_a_finger_brings_them_back(phone: Panel) -> None:
    phone.offer(OFFERED["tetris"])
    assert phone.rects()
    phone.page.keyboard.press("x")
    assert not phone.rects()
    assert phone.rect("#room")[2:] == (390, 780)
    phone.tap(200, 300)
    assert phone.rects()
    assert phone.said == ["no finger", "+x", "-KeyX", "finger", "click"]


def test_whatever_is_held_is_let_go_when_the_controls_go(phone: Panel) -> None:
    x, y = phone.middle(".stick")
    phone.put(1, x, y - 60)
    phone.put(2, *phone.middle(".fire.a"))
    _ = phone.said
    phone.page.evaluate("touch.used('pad')")
    found = phone.said
    assert found[0] == "no finger"
    assert "-stick up" in found
    assert len(found) == 3


def test_taps_are_clicks_and_on_pages_a_swipe_steers(phone: Panel) -> None:
    phone.tap(100, 200)
    phone.offer(Hands())
    phone.tap(100, 200)
    assert [(one["type"], one["x"], one["y"]) for one in phone.sent] == [("click", 100, 200)] * 2
    phone.put(1, 200, 300)
    phone.put(1, 200, 260)
    phone.put(1, 200, 222)
    phone.lift(1)
    phone.put(1, 100, 300)
    phone.put(1, 140, 306)
    phone.lift(1)
    assert phone.said == ["pad1 down", "pad1 down", "pad1 left"]


def test_fingers_neither_zoom_nor_scroll_nor_select(phone: Panel) -> None:
    phone.offer(OFFERED["letters"])
    for place in (phone.middle(".fire.a"), phone.middle('.cap[data-key="m"]'), (200.0, 100.0)):
        phone.tap(*place)
        phone.tap(*place)
    phone.put(1, 200, 700)
    phone.put(2, 100, 700)
    phone.put(1, 300, 500)
    phone.put(2, 20, 720)
    phone.lift(1)
    phone.lift(2)
    state = phone.page.evaluate("[visualViewport.scale, scrollX, scrollY, String(getSelection())]")
    assert state == [1, 0, 0, ""]


def test_a_press_is_felt_unless_the_player_minds(phone: Panel) -> None:
    phone.page.evaluate("window.felt = [], navigator.vibrate = (time) => felt.push(time), 0")
    phone.tap(*phone.middle(".fire.a"))
    phone.change(buzz=False)
    phone.tap(*phone.middle(".fire.a"))
    assert phone.page.evaluate("felt") == [8]


@pytest.mark.rotates(3)
def test_the_player_makes_the_controls_faint_and_large(phone: Panel) -> None:
    usual = phone.rect(".stick")[2]
    phone.change(touch_size="small", touch_opacity="faint")
    assert phone.rect(".stick")[2] < usual
    assert float(phone.page.evaluate("getComputedStyle(document.querySelector('.stick')).opacity")) < 0.5


def test_each_button_says_what_it_is(phone: Panel) -> None:
    phone.offer(Hands(line=True, playing=True, language="ro", extras=(Button("f1", "sfat"),)))
    nameless = phone.page.evaluate(
        "[...document.querySelectorAll('#hands button')]"
        ".filter((one) => !one.textContent.trim() && !one.ariaLabel).map((one) => one.className)"
    )
    assert nameless == []
