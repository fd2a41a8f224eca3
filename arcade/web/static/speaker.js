// The loudspeaker, in the browser's audio thread: what the machines' speakers did in each frame, made into sound and
// kept a steady step ahead, as arcade/host/loudspeaker.py and stream.py do it.
// The figures are those of arcade/console/tones.py; tests/web/test_sound.py compares them.

import { Voices } from "./voice.js";

export const LEAD = 0.03;
export const MOST = 0.037;
export const FRESH = 0.018;
export const STRETCH = 0.06;
export const FADE = 64;

const EARLY = 0.008; // seconds: timers of a browser are so much less even than a window's
const SAME_TIME = 1; // milliseconds: a device asks for several blocks at once, and then for none
const USUAL = 512 / 44100; // seconds that a device asks for at once
const LONGEST = 0.2; // seconds: more than is ever written ahead

function limited(value, most) {
    return Math.max(-most, Math.min(most, value));
}

/** How much longer than the frame its sound has to be, from how far ahead the stream is (a PI controller). */
export class Flow {
    #lead;
    #ahead;
    #drift = 0;

    constructor(lead) {
        this.#lead = lead;
        this.#ahead = lead;
    }

    /** The factor for this frame, with `ahead` seconds left to play. */
    stretch(ahead) {
        this.#ahead += (ahead - this.#ahead) / 8;
        const short = this.#lead - this.#ahead;
        this.#drift = limited(this.#drift + 0.002 * short, STRETCH);
        return 1 + limited(this.#drift + 0.5 * short + 400 * short * Math.abs(short), STRETCH);
    }
}

/** A ring of samples, written in frames and read in blocks. Positions are counted in samples since the start. */
export class Stream {
    #ring;
    #written = 0;
    #read = 0;
    #last = 0;
    #torn = true;

    constructor(size) {
        this.#ring = new Float32Array(size);
    }

    /** Samples written and not yet read; below zero when the reading has overtaken the writing. */
    get ahead() {
        return this.#written - this.#read;
    }

    /** Leave a gap, so that the next sample written is `ahead` samples from being read. */
    skip(ahead) {
        this.#written = this.#read + ahead;
        this.#last = 0;
        this.#torn = true;
    }

    /** Note that samples were left out here, so that the next ones must be joined softly. */
    drop() {
        this.#torn = true;
    }

    /** Append samples, and after them a fade to silence that the next write replaces. */
    write(sound, count) {
        if (!count) {
            return;
        }
        const jump = this.#torn ? this.#last - sound[0] : 0;
        for (let at = 0; at < count; at++) {
            this.#put(at, sound[at] + jump * falling(at));
        }
        this.#last = sound[count - 1] + jump * falling(count - 1);
        this.#torn = false;
        for (let at = 0; at < FADE; at++) {
            this.#put(count + at, this.#last * falling(at));
        }
        this.#written += count;
    }

    #put(at, sample) {
        this.#ring[(this.#written + at) % this.#ring.length] = sample;
    }

    /** Take the next samples into `output`, and leave silence where they were. */
    read(output) {
        const ring = this.#ring;
        let place = this.#read % ring.length;
        for (let at = 0; at < output.length; at++) {
            output[at] = ring[place];
            ring[place] = 0;
            place = place + 1 < ring.length ? place + 1 : 0;
        }
        this.#read += output.length;
    }
}

function falling(at) {
    return at < FADE ? 1 - at / (FADE - 1) : 0;
}

/** What is told of the sound since the last time it was asked for. */
class Counts {
    frames = 0;
    gaps = 0;
    leftOut = 0;
    sum = 0; // of the leads, in seconds
    least = Infinity;
    most = -Infinity;
    pause = 0; // the longest between two requests of the device, in seconds

    asked(milliseconds) {
        this.pause = Math.max(this.pause, milliseconds / 1000);
    }

    lead(seconds) {
        this.frames++;
        this.sum += seconds;
        this.least = Math.min(this.least, seconds);
        this.most = Math.max(this.most, seconds);
    }

    get told() {
        const { frames, gaps, leftOut, least, most, pause } = this;
        return { frames, gaps, leftOut, least, most, pause, lead: this.sum / frames };
    }
}

/**
 * Its own port takes `{type: "hear", port}`, from where `{at, frame}` come: a frame as arcade/web/sounding.py packs it, and
 * Date.now() when it was sent; and `{type: "tell"}`, which is answered with how many frames were played, how many gaps there were before one, how many were left out, and
 * the lead in seconds: its mean, the least and the most; and the longest pause between two requests of the device.
 */
class Speaker extends AudioWorkletProcessor {
    #voices = new Voices(sampleRate);
    #stream = new Stream(Math.ceil(LONGEST * sampleRate));
    #flow = new Flow(LEAD);
    #counts = new Counts();
    #begun = false;
    #asked = 0; // when the device last asked for blocks, in milliseconds
    #given = 0; // samples it was given then

    constructor() {
        super();
        this.port.onmessage = ({ data }) => this.#obey(data);
    }

    #obey({ type, port }) {
        if (type === "hear") {
            port.onmessage = ({ data: { at, frame } }) => this.#hear(at, new Uint32Array(frame));
        } else if (type === "tell") {
            this.port.postMessage({ type: "told", ...this.#counts.told });
            this.#counts = new Counts();
        }
    }

    #hear(at, message) {
        const reckoned = this.#reckoned(at);
        if (this.#stream.ahead <= 0) {
            this.#counts.gaps += this.#begun ? 1 : 0;
            this.#begun = true;
            this.#stream.skip(Math.round((FRESH + EARLY - reckoned) * sampleRate));
        }
        const ahead = this.#stream.ahead / sampleRate + reckoned;
        const count = this.#voices.frame(message, this.#flow.stretch(ahead));
        if (ahead > MOST + EARLY) {
            this.#counts.leftOut++;
            this.#stream.drop();
        } else {
            this.#counts.lead(ahead);
            this.#stream.write(this.#voices.sound, count);
        }
    }

    /**
     * What has to be added to the seconds left in the stream for a frame that was sent `at` a time: a device asks for
     * many blocks at once and then for none, but would have been given so many one by one. (Some browsers hand frames
     * over only then, too.) Without that the flow would swing with the beat of such requests and the frames. What is
     * asked for at once beyond the usual stays in the stream longer.
     */
    #reckoned(at) {
        const given = Math.min(this.#given / sampleRate, LONGEST / 4); // one that stood still asks for much more
        return Math.min(given, USUAL) / 2 - limited((at - this.#asked) / 1000, given);
    }

    process(_inputs, outputs) {
        const output = outputs[0][0];
        const now = Date.now();
        if (Math.abs(now - this.#asked) > SAME_TIME) {
            this.#counts.asked(this.#asked && now - this.#asked);
            this.#asked = now;
            this.#given = 0;
        }
        this.#given += output.length;
        this.#stream.read(output);
        return true;
    }
}

registerProcessor("speaker", Speaker);
