// The page: starts the worker, shows its pictures, and tells it what the player's hands do.

import { createKeys } from "./keys.js";
import { spoken, wordsIn } from "./languages.js";
import { keepOffline, renewed } from "./offline.js";
import { createOffers, isInstalled } from "./offers.js";
import { createPads } from "./pads.js";
import { createScreen } from "./screen.js";
import { Sound } from "./sound.js";
import { createTaps } from "./taps.js";
import { createTouch, isFullscreen, setFullscreen } from "./touch.js";

const LANGUAGE = spoken(navigator.language);
const WORDS = wordsIn(LANGUAGE);

const room = document.getElementById("room");
const canvas = document.getElementById("screen");
const splash = document.getElementById("splash");
const words = document.getElementById("words");
const worker = new Worker("worker.js", { type: "module" });
const screen = createScreen(canvas);
const send = (message, transfer = []) => worker.postMessage(message, transfer);
const sound = new Sound(
    (port) => send({ type: "audio", port }, [port]),
    (notice) => send({ type: "notice", notice }),
);
const offers = createOffers(document.getElementById("offers"), send, () => window.dispatchEvent(new Event("focus")));
const touch = createTouch(document.getElementById("hands"), send, LANGUAGE);

/** The picture's room in pixels of the display. */
function surface() {
    const box = room.getBoundingClientRect();
    return [box.width, box.height].map((length) => Math.max(1, Math.round(length * devicePixelRatio)));
}

const TAKEN = {
    progress: ({ part }) => (document.getElementById("come").value = part),
    plan: ({ plan }) => screen.plan(plan),
    hands: ({ hands }) => touch.hands(hands),
    settings: ({ settings }) => apply(settings),
    picture({ pixels, palette }) {
        screen.show(pixels, palette);
        if (!splash.classList.contains("gone")) {
            splash.classList.add("gone");
            performance.mark("first picture");
            keepOffline(); // now that nothing waits for the network any more
        }
    },
    files: offers.files,
    choose: offers.choose,
    share: offers.share,
    persist: offers.persist,
    seen: ({ seen }) => asked.shift()?.(seen),
    failed: ({ words: reason }) => say(`${WORDS.failed}\n${reason}`),
};

let full = false; // whether the arcade asks for the whole screen
/** For whoever measures and tests: the sound, what is on the screen, what the loop has counted since the last time. */
const asked = [];
globalThis.robac = {
    sound,
    seen: () =>
        new Promise((resolve) => {
            asked.push(resolve);
            send({ type: "seen" });
        }),
};

/** Apply the player's settings; what the browser refuses is asked for no longer. */
function apply(settings) {
    document.documentElement.lang = settings.language;
    touch.apply(settings);
    if (settings.fullscreen !== full) {
        full = settings.fullscreen;
        setFullscreen(full, askFullscreen);
    }
}

function askFullscreen() {
    send({ type: "asked", order: "fullscreen" });
}

function say(sentence) {
    words.textContent = sentence;
    splash.classList.remove("gone");
}

function follow() {
    const [width, height] = surface();
    screen.resize(width, height);
    send({ type: "surface", width, height });
    send({ type: "shape", width: innerWidth, height: innerHeight });
}

function begin() {
    document.documentElement.lang = LANGUAGE;
    say(WORDS.coming);
    worker.onmessage = ({ data }) => TAKEN[data.type]?.(data);
    worker.onerror = (event) => TAKEN.failed({ words: event.message ?? "" });
    const [width, height] = surface();
    screen.resize(width, height);
    send({
        type: "start",
        query: location.search,
        language: LANGUAGE,
        held: Boolean(navigator.serviceWorker?.controller), // everything is here already
        installed: isInstalled(),
        surface: [width, height],
        shape: [innerWidth, innerHeight],
    });
    new ResizeObserver(follow).observe(room);
    document.addEventListener("visibilitychange", () => {
        send({ type: "focus", lost: document.hidden });
        send({ type: "hidden", hidden: document.hidden });
    });
    // A page that is put by for the way back would hold on to what is kept, and shut the next one out.
    addEventListener("pagehide", ({ persisted }) => persisted && worker.terminate());
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    // Esc and the panel's button reach the browser first: the arcade is told and asks for the same.
    document.addEventListener("fullscreenchange", () => isFullscreen() !== full && askFullscreen());
    addEventListener("blur", () => send({ type: "focus", lost: true }));
    addEventListener("focus", () => send({ type: "focus", lost: false }));
    listen();
}

/** Hear the player's hands, whatever they use. A telephone shows its controls before anything is touched. */
function listen() {
    const used = (kind) => {
        touch.used(kind);
        if (kind === "pad") {
            sound.wake(); // Chromium takes a pad's buttons for a gesture, too, but has no event for them
        }
    };
    createKeys(send, used);
    createPads(send, used);
    createTaps(canvas, { click, send, used, playing: () => touch.playing });
    if (matchMedia("(pointer: coarse) and (hover: none)").matches) {
        used("touch");
    }
}

/** A place on the screen was clicked or touched. */
function click(event) {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * canvas.width;
    const y = ((event.clientY - box.top) / box.height) * canvas.height;
    send({ type: "click", x, y });
}

if (!(await renewed())) {
    begin();
}
