"""The picture in a browser is the window's: bare pixels exactly, sets as nearly as two kinds of arithmetic allow."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from arcade.console.layout import Layout
from arcade.console.plan_json import plan_json
from arcade.console.plans import bare, plan
from tests.host.sets import changes
from tests.web.screens import Scene, Shown, blank, by_host, encoded, game, house

pytestmark = pytest.mark.web
WIDE, TALL, DESK, LARGE = (1280, 960), (780, 1170), (1170, 780), (2300, 1700)
NEARLY, SMOOTHLY = 0.6, 3.2
"""How far parts of colours (0 to 255) are off in the mean: in a set; and enlarged, where pygame rounds down twice."""
SEEN, FEW = 16, 0.0005
"""What would be seen, and the part of all places where rounding may fall to another sample."""
SPECTRUM, PET, EGA, TELETYPE = "ping-pong", "checkers", "nimble", "hp-reversi"
GREEN = "green"
OTHER = {"tv": "sharp", "aerial": "sharp", "monitor": "sharp", "sharp": "tv"}
BOTH = """([first, second]) => {
    for (const [plan, pixels, palette] of [first, second]) {
        screen_.plan(plan);
        screen_.show(bytes(pixels), bytes(palette));
        screen_.redraw();
    }
    return canvas.toDataURL("image/png");
}"""
PARTLY = """async ([plans, pictures]) => {
    const [first, other] = plans, different = [];
    const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const [place, picture] of pictures.entries()) {
        screen_.show(bytes(picture), null);
        await shown();
        const partly = canvas.toDataURL("image/png");
        screen_.plan(other);
        screen_.redraw();
        screen_.plan(first);
        screen_.redraw();
        if (canvas.toDataURL("image/png") !== partly) different.push(place);
    }
    return different;
}"""
COUNT = """() => {
    const context = canvas.getContext("webgl2"), draw = context.drawArrays.bind(context);
    window.drawn = 0;
    context.drawArrays = (...order) => { drawn++; draw(...order); };
}"""
MEASURE = """() => {
    const context = canvas.getContext("webgl2"), set = context.scissor.bind(context);
    window.covered = 0;
    context.scissor = (...part) => { covered += part[2] * part[3]; set(...part); };
}"""
LOSE = "window.loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context'), loss.loseContext()"
PICTURES = """async () => {
    for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
}"""
"""Lets the browser show some pictures."""
HURRY = "const usual = setTimeout; window.setTimeout = (call, time) => usual(call, time / 100), 0"
NO_SHADER = "WebGL2RenderingContext.prototype.getProgramParameter = () => false"
NO_CARD = """() => {
    const whole = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === "webgl2" ? null : whole.call(this, kind, ...rest);
    };
}"""


@contextmanager
def faultless(browser: Browser) -> Iterator[Page]:
    """An empty page on which nothing may go wrong."""
    faults: list[str] = []
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        with blank(page):
            yield page
    assert not faults


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Shown]:
    """A screen that shows one thing after the other."""
    with faultless(browser) as page:
        screen = Shown(page).start()
        yield screen
        assert not screen.refused


@pytest.fixture(scope="module")
def cardless(browser: Browser) -> Iterator[Shown]:
    """A screen that finds no graphics card."""
    with faultless(browser) as page:
        page.evaluate(NO_CARD)
        yield Shown(page).start()


@pytest.fixture
def fresh(browser: Browser) -> Iterator[Shown]:
    """A screen of a test's own, which it may meddle with."""
    with faultless(browser) as page:
        screen = Shown(page).start()
        yield screen
        assert not screen.refused


def after(screen: Shown, event: str, script: str) -> None:
    """Run a script and wait until its event of the canvas has come, and the screen has heard of it."""
    coming = f"new Promise((done) => canvas.addEventListener('{event}', () => setTimeout(done), {{ once: true }}))"
    screen.page.evaluate(f"() => {{ const coming = {coming}; {script}; return coming; }}")


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """The house's shelf."""
    return house(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="session")
def scenes(shelf: Scene, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Scene]:
    """A picture of each machine."""
    upright = house(tmp_path_factory.mktemp("upright"), upright=True)
    return {"house": shelf, "handset": upright, **{slug: game(slug) for slug in (SPECTRUM, PET, EGA, TELETYPE)}}


@pytest.mark.rotates(6)
@pytest.mark.parametrize("surface", [WIDE, TALL, DESK, (1920, 1080), (300, 225)])
@pytest.mark.parametrize("slug", [SPECTRUM, PET, EGA, TELETYPE, "house", "handset"])
@pytest.mark.parametrize("scaling", ["whole", "fit"])
def test_bare_pixels(shown: Shown, scenes: dict[str, Scene], slug: str, surface: tuple[int, int], scaling: str) -> None:
    scene = scenes[slug]
    planned = bare(surface, scene.machine, scaling)
    off = _off(by_host([scene], planned, surface), shown.show(scene, planned, surface).picture())
    if planned.whole:
        assert not off.any()
    else:
        assert off.mean() < SMOOTHLY
        assert (off > SEEN).mean() < 0.01, "at the edges of pixels"


@pytest.mark.rotates(4)
@pytest.mark.parametrize(
    ("slug", "look", "phosphor", "surface"),
    [
        (SPECTRUM, "monitor", "colour", WIDE),
        (SPECTRUM, "tv", "colour", WIDE),
        (SPECTRUM, "tv", "colour", TALL),
        (SPECTRUM, "aerial", "colour", DESK),
        (SPECTRUM, "tv", "amber", TALL),
        (SPECTRUM, "aerial", "colour", LARGE),
        (PET, "monitor", "colour", TALL),
        (PET, "tv", GREEN, DESK),
        (EGA, "tv", "colour", WIDE),
        (EGA, "tv", "colour", TALL),
        ("house", "tv", "colour", TALL),
        ("house", "monitor", "colour", DESK),
        ("house", "aerial", "white", (390, 600)),
    ],
)
def test_a_set(
    shown: Shown, scenes: dict[str, Scene], slug: str, look: str, phosphor: str, surface: tuple[int, int]
) -> None:
    scene = scenes[slug]
    planned = plan(surface, scene.machine, look, phosphor=phosphor)
    assert not isinstance(planned, Layout)
    shown.show(scene, planned, surface, phosphor)
    off = _off(by_host([scene], planned, surface, phosphor), shown.picture())
    assert off.mean() < NEARLY
    assert (off > SEEN).mean() < FEW


@pytest.mark.rotates(6)
@pytest.mark.parametrize("slug", [SPECTRUM, PET, EGA, TELETYPE, "house", "handset"])
@pytest.mark.parametrize(("look", "surface"), [("sharp", (1234, 567)), ("tv", DESK), ("tv", TALL)])
def test_what_goes_on_beyond_the_picture(
    shown: Shown, scenes: dict[str, Scene], slug: str, look: str, surface: tuple[int, int]
) -> None:
    scene = _patched(scenes[slug])
    planned = plan(surface, scene.machine, look)
    off = _off(by_host([scene], planned, surface), shown.show(scene, planned, surface).picture())
    assert off.mean() < SMOOTHLY
    assert (off > SEEN).mean() < 0.005


@pytest.mark.rotates(6)
@pytest.mark.parametrize(
    ("slug", "look", "surface"),
    [
        (SPECTRUM, "tv", (600, 450)),
        (SPECTRUM, "aerial", (520, 700)),
        (SPECTRUM, "sharp", (533, 400)),
        (SPECTRUM, "tv", (2300, 1700)),
        (PET, "monitor", (520, 390)),
        (EGA, "tv", (800, 480)),
        (EGA, "sharp", (800, 480)),
        ("house", "tv", (390, 600)),
    ],
)
def test_what_is_drawn_where_a_picture_changed_is_as_in_the_whole(
    shown: Shown, scenes: dict[str, Scene], slug: str, look: str, surface: tuple[int, int]
) -> None:
    scene = scenes[slug]
    shown.show(scene, plan(surface, scene.machine, look, "fit"), surface)
    width, height = scene.machine.SIZE
    canvas = np.frombuffer(scene.pixels, np.uint8).reshape(height, width).copy()
    pictures = [encoded(picture.tobytes()) for picture in changes(canvas, len(scene.palette))]
    plans = [
        plan_json(plan(surface, scene.machine, name, "fit"), scene.machine, surface) for name in (look, OTHER[look])
    ]
    few = pictures[:6] if surface[0] > 1000 else pictures
    assert shown.page.evaluate(PARTLY, [plans, few]) == []


@pytest.mark.parametrize("look", ["sharp", "tv"])
def test_little_is_drawn_where_little_has_changed(fresh: Shown, look: str) -> None:
    scene = game(SPECTRUM)
    fresh.show(scene, plan(WIDE, scene.machine, look), WIDE).picture()
    fresh.page.evaluate(MEASURE)
    pixels = bytearray(scene.pixels)
    pixels[len(pixels) // 2] ^= 1
    fresh.page.evaluate("pixels => screen_.show(bytes(pixels), null)", encoded(bytes(pixels)))
    fresh.page.evaluate(PICTURES)
    assert 0 < fresh.page.evaluate("covered") < WIDE[0] * WIDE[1] / 50


def test_colours_stay_until_others_come(shown: Shown) -> None:
    scene = game(SPECTRUM)
    first, then = bare(WIDE, scene.machine), bare(DESK, scene.machine)
    shown.show(scene, first, WIDE)
    shown.show(Scene(scene.machine, bytes(len(scene.pixels)), ()), then, DESK)
    assert (shown.picture() == scene.palette[0]).all()


def test_a_plan_of_another_size_waits_for_its_picture(shown: Shown, shelf: Scene) -> None:
    scene = game(SPECTRUM)
    shown.show(scene, plan(WIDE, scene.machine, "tv"), WIDE)
    before = shown.picture()
    told = shown.told(shelf, plan(WIDE, shelf.machine, "tv"), WIDE)
    shown.page.evaluate("told => screen_.plan(told[0])", told)
    assert (shown.picture() == before).all()
    with pytest.raises(Exception, match="a picture without its plan"):
        shown.page.evaluate("told => screen_.show(bytes(told[1]).subarray(1), bytes(told[2]))", told)
    assert (shown.picture() == before).all()


def test_after_resizing_the_picture_stands_in_the_middle_until_its_plan_comes(shown: Shown) -> None:
    scene = game(SPECTRUM)
    planned = plan(WIDE, scene.machine, "tv")
    before = shown.show(scene, planned, WIDE).picture()
    shown.page.evaluate("screen_.resize(1380, 860)")
    after = shown.picture()
    assert (after[:, 50:-50] == before[50:-50]).all()
    assert not after[:, :50].any()


def test_phosphor_fades_by_itself_and_then_nothing_is_drawn(fresh: Shown) -> None:
    first, then = game(PET), game(PET, 900)
    planned = plan(DESK, first.machine, "tv", phosphor=GREEN)
    fresh.show(first, planned, DESK, GREEN)
    told = [fresh.told(scene, planned, DESK, GREEN) for scene in (first, then)]
    fading = fresh.decoded(fresh.page.evaluate(BOTH, told))
    wanted, faded = (by_host(seen, planned, DESK, GREEN) for seen in ([first, then], [then]))
    assert _off(wanted, fading).mean() < NEARLY
    assert _off(wanted, faded).max() > SEEN, "something is left of the first picture"
    fresh.page.wait_for_function("screen_.fading === 0")
    assert _off(faded, fresh.picture()).mean() < NEARLY
    fresh.page.evaluate(COUNT)
    fresh.page.evaluate(PICTURES)
    assert fresh.page.evaluate("drawn") == 0


def test_a_context_that_was_lost_comes_back_with_the_picture(fresh: Shown) -> None:
    scene = game(SPECTRUM)
    before = fresh.show(scene, plan(WIDE, scene.machine, "tv"), WIDE).picture()
    after(fresh, "webglcontextlost", LOSE)
    after(fresh, "webglcontextrestored", "screen_.redraw(), loss.restoreContext()")
    assert (fresh.picture() == before).all()
    assert fresh.page.locator("canvas").count() == 1


def test_a_context_that_stays_lost_is_done_without_until_it_comes_back(fresh: Shown) -> None:
    scene = game(SPECTRUM)
    planned = bare(WIDE, scene.machine)
    wanted = by_host([scene], planned, WIDE)
    fresh.show(scene, planned, WIDE)
    fresh.page.evaluate(HURRY)
    fresh.page.evaluate(LOSE)
    fresh.page.wait_for_selector("canvas + canvas")
    assert (fresh.picture() == wanted).all()
    boxes = [fresh.page.locator("canvas").nth(place).bounding_box() for place in (0, 1)]
    assert boxes[0] == boxes[1]
    fresh.page.evaluate("loss.restoreContext()")
    fresh.page.wait_for_selector("canvas + canvas", state="detached")
    assert (fresh.picture() == wanted).all()


def test_a_card_that_takes_no_shader_is_done_without(page: Page) -> None:
    scene = game(SPECTRUM)
    planned = bare(WIDE, scene.machine)
    with blank(page):
        page.evaluate(NO_SHADER)
        shown = Shown(page).start().show(scene, planned, WIDE)
        page.wait_for_selector("canvas + canvas")
        assert (shown.picture() == by_host([scene], planned, WIDE)).all()


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", [SPECTRUM, EGA, "house"])
@pytest.mark.parametrize("scaling", ["whole", "fit"])
def test_without_a_card_pixels_are_bare(cardless: Shown, scenes: dict[str, Scene], slug: str, scaling: str) -> None:
    scene = scenes[slug]
    planned = bare(WIDE, scene.machine, scaling)
    off = _off(by_host([scene], planned, WIDE), cardless.show(scene, planned, WIDE).picture())
    assert off.mean() < (SMOOTHLY if not planned.whole else 1e-9)


def test_without_a_card_a_set_lies_flat(cardless: Shown, shelf: Scene) -> None:
    planned = plan(WIDE, shelf.machine, "tv")
    picture = cardless.show(shelf, planned, WIDE).picture()
    bezel = 28
    glass = picture[bezel:-bezel, bezel:-bezel]
    assert not picture[: bezel - 1].any()
    assert {tuple(colour) for colour in glass[40:-40:9, 40:-40:9].reshape(-1, 3).tolist()} & set(shelf.palette)


def _off(wanted: np.ndarray, found: np.ndarray) -> np.ndarray:
    """How far each part of each colour is off."""
    assert wanted.shape == found.shape
    off: np.ndarray = abs(wanted.astype(int) - found)
    return off


def _patched(scene: Scene) -> Scene:
    """The same machine with a picture of patches in all its colours, up to its edges."""
    width, height = scene.machine.SIZE
    patches = np.random.default_rng(3).integers(0, len(scene.palette), (height // 9 + 1, width // 9 + 1))
    picture = patches.repeat(9, axis=0).repeat(9, axis=1)[:height, :width].astype(np.uint8)
    return Scene(scene.machine, picture.tobytes(), scene.palette)
