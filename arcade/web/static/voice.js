// Edges of one-bit loudspeakers become samples, without aliasing: as arcade/host/bandlimited.py, at any rate.
// The figures are those of arcade/console/tones.py; tests/web/test_sound.py compares them.

export const TAPS = 32;
export const PHASES = 1024;
export const CUTOFF = 0.9;
export const SOFT_CUTOFF = 0.45;
export const KAISER = 8.0;
export const HIGH_PASS = 16;
export const FULL_STEP = 18000;

const FULL = 32768; // what a sample of 1 is in the figures of the step
const WHOLE = 65536; // what stands for 1 in a message
const RISING = 1;
const CARRIER = 2;

const SHARP = impulses(CUTOFF);
const SOFT = impulses(SOFT_CUTOFF);

/** The modified Bessel function of the first kind, order 0, by its power series. */
function bessel(x) {
    let term = 1;
    let sum = 1;
    for (let k = 1; term > sum * 1e-16; k++) {
        term *= (x / (2 * k)) ** 2;
        sum += term;
    }
    return sum;
}

/** The differences of a band-limited step from sample to sample, TAPS for each of PHASES places between two samples. */
function impulses(cutoff) {
    const half = TAPS / 2 - 1;
    const reach = half * PHASES;
    const step = new Float64Array(2 * reach + 1 + 4 * PHASES); // before it 2 * PHASES of 0, behind it as many of 1
    let sum = 0;
    for (let at = -reach; at <= reach; at++) {
        const x = (Math.PI * cutoff * at) / PHASES;
        const window = bessel(KAISER * Math.sqrt(1 - (at / reach) ** 2));
        sum += (at ? Math.sin(x) / x : 1) * window;
        step[2 * PHASES + reach + at] = sum;
    }
    step.fill(sum, 2 * PHASES + 2 * reach + 1);
    const table = new Float32Array(PHASES * TAPS);
    for (let late = 0; late < PHASES; late++) {
        for (let tap = 0; tap < TAPS; tap++) {
            const place = (tap + 2) * PHASES - late;
            table[late * TAPS + tap] = (step[place] - step[place - PHASES]) / sum;
        }
    }
    return table;
}

/** A running sound, made block by block without seams. */
export class Voice {
    #leak;
    #fraction = 0; // how far the end of the last block lies past its last sample
    #level = 0;
    #impulses; // begins with what hangs over from the last block; behind that it is empty

    constructor(rate) {
        this.#leak = 1 - (2 * Math.PI * HIGH_PASS) / rate;
        this.#reserve(Math.ceil(rate / 20)); // more than any frame takes: nothing is allocated later
    }

    /**
     * Make the next `length` samples (a fraction is carried over) in `sound`, and give their number.
     *
     * An edge is a step of 1; `edges` are ascending, in ticks from the block's start, and `scale` is samples a tick.
     * The first goes up when `rising`. With a `carrier` the fizz of voices that take turns is left out.
     */
    block(edges, scale, rising, length, carrier) {
        const end = this.#fraction + length;
        const count = Math.floor(end);
        this.#reserve(count);
        this.#lay(edges, scale, rising ? 1 : -1, carrier ? SOFT : SHARP);
        this.#integrate(count);
        this.#fraction = end - count;
        return count;
    }

    #reserve(count) {
        if (this.#impulses === undefined || this.#impulses.length < count + TAPS + 1) {
            const impulses = new Float64Array(count + TAPS + 1);
            impulses.set(this.#impulses ?? []);
            this.#impulses = impulses;
            this.sound = new Float64Array(count);
        }
    }

    #lay(edges, scale, sign, kernel) {
        const impulses = this.#impulses;
        for (let edge = 0; edge < edges.length; edge++) {
            const at = edges[edge] * scale + this.#fraction;
            const whole = Math.floor(at);
            const row = Math.floor((at - whole) * PHASES) * TAPS;
            for (let tap = 0; tap < TAPS; tap++) {
                impulses[whole + tap] += sign * kernel[row + tap];
            }
            sign = -sign;
        }
    }

    #integrate(count) {
        const impulses = this.#impulses;
        for (let at = 0; at < count; at++) {
            this.#level = this.#level * this.#leak + impulses[at];
            this.sound[at] = this.#level;
        }
        impulses.copyWithin(0, count, count + TAPS + 1);
        impulses.fill(0, TAPS + 1, count + TAPS + 1);
    }
}

/** The voices of the machine that is shown and of the one behind it, and the volume. */
export class Voices {
    #rate;
    #front;
    #back;
    #gain = 0;

    constructor(rate) {
        this.#rate = rate;
        this.#front = new Voice(rate);
        this.#back = new Voice(rate);
    }

    /** What the last frame sounds like, from -1 to 1. */
    get sound() {
        return this.#front.sound;
    }

    /** Make the sound of a frame, `stretch` times as long as it, in `sound`, and give the number of samples. */
    frame(message, stretch) {
        const [ticks, clock, gain, flags, many] = message;
        const scale = (this.#rate / clock) * stretch;
        const length = ticks * scale;
        const edges = message.subarray(5, 5 + many);
        const count = this.#front.block(edges, scale, flags & RISING, length, flags & CARRIER);
        this.#mix(message.subarray(5 + many), length);
        this.#turn(count, ((gain / WHOLE) * FULL_STEP) / FULL);
        return count;
    }

    /** The voice behind is asked for every frame, even when nobody is there: so it stays in step with the one in front. */
    #mix(behind, length) {
        const [ticks, part, flags, many] = behind;
        const edges = behind.subarray(4, 4 + many);
        const count = this.#back.block(edges, length / ticks, flags & RISING, length, flags & CARRIER);
        for (let at = 0; at < count; at++) {
            this.sound[at] += (part / WHOLE) * this.#back.sound[at];
        }
    }

    /** The volume becomes what it is to be over the length of the frame. */
    #turn(count, gain) {
        const step = (gain - this.#gain) / Math.max(1, count - 1);
        for (let at = 0; at < count; at++) {
            this.sound[at] *= this.#gain + step * at;
        }
        this.#gain = gain;
    }
}
