// The worker: Python, the arcade and its loop. Talks to the page, and to the loudspeaker directly.

import { Loop } from "./loop.js";
import { dangers, openKeep } from "./keep.js";
import { lean } from "./lean.js";
import { counted } from "./progress.js";
import { openBridge, putArrived, putFile, readFile, startPython, takeFile } from "./runner.js";
import { tables } from "./tables.js";

const base = new URL("./", import.meta.url).href;
let python = null;
let bridge = null;
let loop = null;
let speaker = null;
const early = []; // what came before there was an arcade

const DOOR = {
    press: ({ place, key, digit = "" }) => bridge.press(place, key, digit),
    release: ({ place }) => bridge.release(place),
    tap: ({ key }) => bridge.tap(key),
    click: ({ x, y }) => bridge.click(Math.floor(x), Math.floor(y)),
    surface: ({ width, height }) => bridge.surface(width, height),
    shape: ({ width, height }) => bridge.shape(width, height),
    focus: ({ lost }) => bridge.focus(lost),
    "pad+": (pad) => bridge.pad_added(pad.device, pad.guid, pad.name, pad.standard, JSON.stringify(pad.axes)),
    "pad-": ({ device }) => bridge.pad_removed(device),
    button: ({ device, button, pressed }) => bridge.button(device, button, pressed),
    axis: ({ device, axis, value }) => bridge.axis(device, axis, value),
    hands: ({ touch }) => bridge.hands(touch),
    asked: ({ order }) => bridge.asked(order),
    notice: ({ notice }) => bridge.notice(notice),
    file: ({ name, bytes }) => bridge.arrive(putArrived(python, name, bytes)),
    seen: () => self.postMessage({ type: "seen", seen: { ...JSON.parse(bridge.seen()), ...loop.count() } }),
    hidden: ({ hidden }) => (hidden ? loop.pause() : loop.resume()),
};

self.onmessage = ({ data }) => {
    if (data.type === "start") {
        start(data).catch((error) => self.postMessage({ type: "failed", words: String(error?.message ?? error) }));
    } else if (data.type === "audio") {
        speaker = data.port;
    } else {
        take(data);
    }
};

function take(message) {
    if (bridge === null) {
        early.push(message);
    } else {
        DOOR[message.type]?.(message);
    }
}

async function start({ query, language, installed, held, shape, surface }) {
    const runtime = import("./pyodide.mjs"); // while what the build says is on its way
    const response = await fetch(base + "build.json");
    const build = await response.json();
    const come = (part) => self.postMessage({ type: "progress", part });
    if (!held) {
        self.fetch = counted(lean(self.fetch.bind(self)), build.size, come);
    } // else as it is given: a browser keeps a module's machine code for nothing that went through other hands
    const { loadPyodide } = await runtime;
    const [started, [keep, { database, files }], found] = await Promise.all([
        startPython({ loadPyodide, base, build, read: async (name) => (await fetch(base + name)).arrayBuffer() }),
        openKeep((notice) => take({ type: "notice", notice })).then(async (keep) => [keep, await keep.load()]),
        dangers(installed),
    ]);
    python = started;
    come(1);
    const all = database === null ? files : [{ name: "arcade.db", bytes: database }, ...files];
    all.forEach(({ name, bytes }) => putFile(python, name, bytes));
    const kept = files.map(({ name }) => name);
    const fetchTable = tables(python, base, build);
    bridge = openBridge(python, { query, language, kept, dangers: found, shape, surface }, fetchTable);
    loop = new Loop(bridge, {
        sound: (frame) => speaker?.postMessage({ at: Date.now(), frame }, [frame]),
        told: (messages) => messages.forEach(tell),
        picture: showPicture,
        kept: (image) => keep.save(image),
        changed: (name, there) => (there ? keep.saveFile(name, readFile(python, name)) : keep.removeFile(name)),
        over: () => self.postMessage({ type: "over" }),
    });
    early.splice(0).forEach(take);
    void loop.keep(); // what the start has written nobody has seen: the first picture need not wait
    await loop.run();
}

/** Post a message, files with what is in them: Python names them only. */
function tell(message) {
    if (message.type === "files") {
        message.files = message.names.map((name) => takeFile(python, name));
    }
    self.postMessage(message);
}

/** Post a picture: the bridge puts its colours before it, where they have changed. */
function showPicture(bytes) {
    const colours = bytes[0];
    const palette = colours ? bytes.slice(1, 1 + 3 * colours) : null;
    const pixels = bytes.slice(1 + 3 * colours);
    self.postMessage({ type: "picture", pixels, palette }, [pixels.buffer]);
}
