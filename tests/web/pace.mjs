// Runs the page's loop under node by a simulated clock: a game whose frames take as long as the input says, as JSON.

import { readFileSync } from "node:fs";

const { took, late, period, written } = JSON.parse(readFileSync(0, "utf8")); 
// Milliseconds: of each frame, of each timer; a frame. After which frames something is to be kept.
const MOST_BEHIND = 5; // frames: console/pacing.py

let now = 0;
let naps = 0;
performance.now = () => now;
globalThis.setTimeout = (call, milliseconds) => {
    naps += 1;
    now += milliseconds + late;
    queueMicrotask(call);
};

let due = 0;
let forgotten = 0;
let count = 0;
let pictures = 0;
const order = [];
const bytes = () => ({ toJs: () => new Uint8Array(4), destroy() {} });
const bridge = {
    left: () => due - now,
    forgotten: () => forgotten,
    frame() {
        if (count === took.length) {
            return false;
        }
        now += took[count++];
        order.push("frame");
        const earliest = now - MOST_BEHIND * period;
        forgotten += Math.max(0, earliest - due);
        due = Math.max(due, earliest) + period;
        return true;
    },
    sound: bytes,
    picture: bytes,
    image: () => (written.at(0) === count && written.shift() ? bytes() : null),
    changed: () => "",
    told: () => "",
};
const out = {
    sound() {},
    async kept() {
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push("kept");
    },
    picture() {
        pictures += 1;
        order.push("picture");
    },
    over: () => console.log(JSON.stringify({ ...loop.count(), pictures, naps, order, ended: now })),
};
const { Loop } = await import(new URL("../../arcade/web/static/loop.js", import.meta.url));
const loop = new Loop(bridge, out);
await loop.run();
