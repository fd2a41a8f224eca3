// Runs the page's sound under node: what is asked stands as JSON on the standard input, the answer on the output.

import { readFileSync } from "node:fs";

const STATIC = new URL("../../arcade/web/static/", import.meta.url);
const asked = JSON.parse(readFileSync(0, "utf8"));

let now = 0; // milliseconds; the simulated computer's clock
let Speaker = null;
Date.now = () => Math.floor(now);
globalThis.sampleRate = asked.rate;
globalThis.AudioWorkletProcessor = class {
    port = { told: null, postMessage: (message) => (this.port.told = message) };
};
globalThis.registerProcessor = (_name, processor) => (Speaker = processor);

const voice = await import(new URL("voice.js", STATIC));
const speaker = await import(new URL("speaker.js", STATIC));

function packed(samples) {
    return Buffer.from(Float32Array.from(samples).buffer).toString("base64");
}

const ANSWERS = {
    figures: () => Object.fromEntries(Object.entries({ ...voice, ...speaker }).filter(([name]) => /^[A-Z_]+$/.test(name))),

    flow({ lead, aheads }) {
        const flow = new speaker.Flow(lead);
        return aheads.map((ahead) => flow.stretch(ahead));
    },

    /** A stream that is written levels, with orders in between. */
    stream({ orders, count }) {
        const stream = new speaker.Stream(4096);
        for (const [order, ...values] of orders) {
            stream[order](...(order === "write" ? [values, values.length] : values));
        }
        const samples = new Float32Array(count);
        stream.read(samples);
        return { samples: packed(samples) };
    },

    voices({ rate, frames }) {
        const voices = new voice.Voices(rate);
        const samples = [];
        for (const message of frames) {
            const count = voices.frame(Uint32Array.from(message), 1);
            samples.push(...voices.sound.subarray(0, count));
        }
        return { samples: packed(samples) };
    },

    /**
     * A device that asks for `batch` blocks at once, at its own `pace`; frames come when they say, or are `held` until
     * the device asks, as Firefox does it.
     */
    device({ rate, frames, seconds, batch, pace, held }) {
        const processor = new Speaker();
        const port = {};
        processor.port.onmessage({ data: { type: "hear", port } });
        const samples = [];
        const outputs = [[new Float32Array(128)]];
        const waiting = frames.slice();
        for (let asks = 0; asks * batch * 128 < seconds * rate; asks++) {
            const at = (1000 * asks * batch * 128) / rate / pace;
            while (waiting.length && waiting[0][0] <= at) {
                const [due, message] = waiting.shift();
                now = held ? at : due;
                port.onmessage({ data: { at: Math.floor(due), frame: Uint32Array.from(message).buffer } });
            }
            now = at;
            for (let block = 0; block < batch; block++) {
                processor.process([], outputs, {});
                samples.push(...outputs[0][0]);
            }
        }
        processor.port.onmessage({ data: { type: "tell" } });
        return { ...processor.port.told, samples: packed(samples) };
    },
};

console.log(JSON.stringify(ANSWERS[asked.what](asked)));
