// What the arcade offers to fingers: a stick, two buttons, answers, orders, keys for a line. All of it is sent as keys,
// each with a place of its own, so that any number of fingers may hold something.

import { arranged, buttons, key, typing, typingRow } from "./board.js";
import { wordsIn } from "./languages.js";
import { part, Stick } from "./stick.js";

const REST = 1500; // milliseconds for which answers stay that are not asked for: most come back at once
const BUZZ = 8; // milliseconds
const SIZES = { small: 0.85, usual: 1, large: 1.2 };
const OPACITIES = { full: 1, half: 0.6, faint: 0.35 };
const SLOTS = 8 * 44; // pixels: so wide is a row with everything in it
const NOTHING = { choices: [], line: false, extras: [], playing: false };
const WAYS = ["left", "up", "down", "right"];

/** Whether the page fills the screen. */
export function isFullscreen() {
    return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);
}

/** Enter full screen, or leave it; `refused` is called where there is none, or it is not given. */
export function setFullscreen(on, refused = () => {}, element = document.documentElement) {
    if (on === isFullscreen()) {
        return;
    }
    if (!on) {
        (document.exitFullscreen ?? document.webkitExitFullscreen).call(document);
    } else if (hasFullscreen(element)) {
        const enter = element.requestFullscreen ?? element.webkitRequestFullscreen;
        enter.call(element, { navigationUI: "hide" })?.catch?.(refused);
    } else {
        refused();
    }
}

/** Whether there is full screen: not on an iPhone. */
export function hasFullscreen(element = document.documentElement) {
    return Boolean(element.requestFullscreen ?? element.webkitRequestFullscreen);
}

/**
 * The controls in `root`, which stands in a grid beside the picture's room; `send` takes messages for the worker, and
 * words are in `language` until the arcade tells another. `root` gets the event "room" when there may be another room
 * for the picture.
 */
export function createTouch(root, send, language) {
    return new Touch(root, send, language);
}

class Touch {
    constructor(root, send, language) {
        this.root = root;
        this.box = root.parentElement;
        this.send = send;
        this.offered = { ...NOTHING, language }; // what the arcade offers now
        this.shown = this.offered; // what is seen: it may stay a little longer
        this.drawn = "";
        this.settings = { touch_side: "left", touch_size: "usual", touch_opacity: "full", buzz: true };
        this.signs = false;
        this.finger = false;
        this.grips = new Map(); // what each finger holds: the button, and those that it may slide to
        this.late = 0;
        this.build();
        this.listen();
        this.draw();
        new ResizeObserver(() => this.arrange()).observe(this.box);
    }

    /** Whether a game is played. */
    get playing() {
        return this.offered.playing;
    }

    /** What the arcade offers from now on. */
    hands(hands) {
        clearTimeout(this.late);
        this.offered = hands;
        const { choices, line, extras, playing } = this.shown;
        const asked = hands.choices.length > 0 || hands.line;
        const stays = !asked && hands.playing && (choices.length > 0 || line);
        // Orders that mean nothing for a moment keep their place: a picture must not jump at every question.
        const known = new Set(extras.map((one) => one.key));
        const keeps = hands.playing && playing && hands.extras.every((one) => known.has(one.key));
        this.show({ ...hands, ...(stays ? { choices, line } : {}), ...(keeps ? { extras } : {}) });
        if (stays) {
            this.late = setTimeout(() => this.show({ ...this.shown, choices: [], line: false }), REST);
        }
    }

    /** What the player set, as the arcade tells it. */
    apply(settings) {
        this.settings = { ...this.settings, ...settings };
        this.arrange();
    }

    /** The player used a finger ("touch") or something else: the controls come, or leave their room to the picture. */
    used(kind) {
        const finger = kind === "touch";
        if (finger !== this.finger) {
            this.finger = finger;
            this.send({ type: "hands", touch: finger });
            if (!finger) {
                this.letGo();
            }
            this.arrange();
        }
    }

    /** Whatever is held is let go: the page has lost the player. */
    letGo() {
        this.stick.letGo();
        [...this.grips.keys()].forEach((finger) => this.lift(finger));
    }

    // --- what is seen

    build() {
        this.orders = part("orders");
        this.board = part("board");
        this.row = part("typing");
        this.stick = new Stick(this.send, () => this.buzz());
        this.arrows = part("arrows", ...WAYS.map((way) => key(`pad1 ${way}`, "", "arrow")));
        this.pause = key("pad1 start", part("sign"), "menu pause");
        this.full = key("", part("sign"), "menu full");
        this.full.dataset.act = "full";
        const fires = part("fires", key("pad1 back", "B", "fire b"), key("pad1 fire", "A", "fire a"));
        const menus = part("menus", this.pause, this.full);
        this.root.replaceChildren(this.orders, this.board, this.row, this.stick.element, this.arrows, menus, fires);
    }

    show(shown) {
        this.signs &&= shown.line && this.shown.line;
        this.shown = shown;
        this.draw();
    }

    /** Draw what has changed, unless a finger is on a key that would be taken away under it: then when it is lifted. */
    draw() {
        const drawn = JSON.stringify([this.shown, this.signs]);
        if (drawn !== this.drawn && ![...this.grips.values()].some((grip) => !grip.group)) {
            this.drawn = drawn;
            this.fill();
            this.arrange();
        }
        const known = new Set(this.offered.extras.map((one) => one.key));
        this.root.classList.toggle("resting", this.offered.choices.length === 0 && !this.offered.line);
        for (const order of this.orders.querySelectorAll("button")) {
            order.classList.toggle("dim", !known.has(order.dataset.key));
        }
    }

    fill() {
        const { choices, line, extras, playing } = this.shown;
        const words = wordsIn(this.shown.language);
        this.orders.replaceChildren(...buttons(extras, "order"));
        this.board.replaceChildren(...(line ? typing(words, this.signs) : buttons(choices, "cap")));
        this.row.replaceChildren(...(line ? typingRow(words, this.signs) : []));
        this.pause.dataset.key = playing ? "pad1 start" : "escape";
        this.pause.classList.toggle("back", !playing);
        this.pause.setAttribute("aria-label", playing ? words.pause : words.back);
        this.full.setAttribute("aria-label", words.full);
        this.stick.element.setAttribute("aria-label", words.stick);
        [...this.arrows.children].forEach((arrow, place) => arrow.setAttribute("aria-label", words[WAYS[place]]));
    }

    arrange() {
        const { choices, line, extras, playing } = this.shown;
        const style = getComputedStyle(this.box);
        const width = this.box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const height = this.box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        const size = SIZES[this.settings.touch_size] ?? 1;
        const labels = choices.map((one) => one.label);
        const found = arranged({ width, height }, { labels, orders: extras.length, line, playing, size });
        this.full.hidden = !hasFullscreen() || (found.upright && found.pad === "slim" && width < SLOTS);
        const mirrored = this.settings.touch_side === "right";
        const classes = { touched: this.finger, mirrored, upright: found.upright, lean: this.full.hidden };
        for (const [name, on] of Object.entries({ ...classes, slim: found.pad === "slim", bare: found.pad === "none" })) {
            this.box.classList.toggle(name, on);
        }
        for (const name of ["stick", "fire", "side", "key"]) {
            this.box.style.setProperty(`--${name}`, `${found[name]}px`);
        }
        for (const name of ["columns", "rows", "orderColumns", "orderRows"]) {
            this.box.style.setProperty(`--${name}`, found[name]);
        }
        this.box.style.setProperty("--opacity", OPACITIES[this.settings.touch_opacity] ?? 1);
        this.root.dispatchEvent(new Event("room"));
    }

    // --- fingers

    listen() {
        this.root.addEventListener("pointerdown", (event) => this.touch(event));
        addEventListener("pointermove", (event) => this.slide(event));
        addEventListener("pointerup", (event) => this.lift(event.pointerId, true));
        addEventListener("pointercancel", (event) => this.lift(event.pointerId));
        const stop = (event) => event.cancelable && !scrolls(event.target) && event.preventDefault();
        for (const kind of ["contextmenu", "selectstart", "dragstart", "gesturestart", "dblclick"]) {
            this.box.addEventListener(kind, (event) => event.preventDefault());
        }
        // Without this Safari selects words and shows its lens under a thumb that rests.
        this.box.addEventListener("touchstart", stop, { passive: false });
        this.box.addEventListener("touchmove", stop, { passive: false });
    }

    touch(event) {
        this.used("touch");
        const finger = event.pointerId;
        const target = event.target.closest("button");
        // A finger that slides must be heard wherever it comes, even when what it began on has gone.
        event.target.releasePointerCapture?.(finger);
        if (event.target.closest(".stick")) {
            this.stick.take(event);
        } else if (target) {
            const grip = { group: target.closest(".arrows, .fires"), scrolled: scrolls(target) };
            this.grips.set(finger, grip);
            this.press(finger, grip, target);
        }
    }

    slide(event) {
        if (event.pointerId === this.stick.finger) {
            this.stick.push(event);
            return;
        }
        const grip = this.grips.get(event.pointerId);
        if (grip?.group) {
            const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("button");
            if (under && under !== grip.button && grip.group.contains(under)) {
                this.release(event.pointerId, grip);
                this.press(event.pointerId, grip, under);
            }
        }
    }

    /** A finger has gone; `meant`: it was lifted, and not taken by the browser to scroll with. */
    lift(finger, meant = false) {
        const grip = this.grips.get(finger);
        if (finger === this.stick.finger) {
            this.stick.letGo();
        } else if (grip) {
            this.grips.delete(finger);
            this.release(finger, grip, meant);
            this.draw();
        }
    }

    press(finger, grip, button) {
        grip.button = button;
        button.classList.add("down");
        if (button.dataset.key && !grip.scrolled) {
            this.send({ type: "press", place: `finger ${finger}`, key: button.dataset.key });
        }
        this.buzz();
    }

    release(finger, { button, scrolled }, meant = true) {
        button.classList.remove("down");
        if (button.dataset.key && !scrolled) {
            this.send({ type: "release", place: `finger ${finger}` });
        } else if (button.dataset.key && meant) {
            this.send({ type: "tap", key: button.dataset.key });
        } else if (meant) {
            this.act(button.dataset.act);
        }
    }

    /** What a button does that is no key. It is done when it is let go: only then may a page go full screen. */
    act(name) {
        if (name === "full") {
            setFullscreen(!isFullscreen());
        } else {
            this.signs = !this.signs;
        }
    }

    buzz() {
        if (this.settings.buzz) {
            navigator.vibrate?.(BUZZ);
        }
    }
}

/** Whether an element stands among more than can be seen at once. */
function scrolls(element) {
    const list = element.closest?.(".upright .orders, .upright .board, .half");
    return Boolean(list) && list.scrollHeight > list.clientHeight + 1;
}
