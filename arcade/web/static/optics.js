// What the steps of a set (television.js) have to know: their figures and tables, worked out of those of a plan.

const PLANES = 5; // of light, from a line's middle to half way to the next
const TUBE = 2.35; // the exponent from a voltage to the tube's light ...
const SHOWN = 2.2; // ... and that of the screens of today
const DARK_KEPT = 0.97; // what part of a flat field's light is kept where it is dark
const PEAK = 1.14; // white's peak may be so much brighter than can be shown
const SIGMA = 0.1325 * 7; // of an edge in pixels, times the wire's megahertz
const STEPS = 16; // parts of a pixel's light are rounded to so many steps
const QUARTER = 4; // the glow is as soft as a picture of so many times fewer pixels each way
const DEEP = 5; // so many lines of the picture's edge are reflected in the frame
const FADED = 12; // voltages up to here persist no longer
const BENT = 1.2; // squared places on the glass and the frame are no larger, the glass's edge being 1
const SPARE = 2; // grains more on each side: samples and places of a line are not told apart more finely

/** What all steps of a set need to know of it: their uniforms, and the sizes in which they work. */
export function optics(plan) {
    const { figures, canvas, drawn, zoom, start, half, radius } = plan;
    const row = 1 / zoom[1];
    return {
        canvas, drawn, zoom, start, radius, row,
        middle: half,
        samples: samplesOf(plan),
        small: canvas.map((length) => Math.max(Math.floor(length / QUARTER), 1)),
        composite: figures.chroma > 0,
        persistence: figures.persistence,
        faded: FADED,
        halo: Math.round(255 * figures.halo),
        masked: figures.mask > 0,
        curve: figures.curve * half[1],
        frame: figures.bezel ? Math.max(figures.bezel * drawn[1], 1) : 0,
        deep: DEEP * zoom[1],
        dim: figures.dim,
        lines: figures.lines,
        wave: (0.5 * Math.sin(Math.PI * row)) / (Math.PI * row),
    };
}

/** Behind which grains of the set some of an area of the canvas is: they may be a few more. */
export function seen(area, { drawn, half, zoom, start, figures }) {
    const deep = DEEP * zoom[1];
    return area.map((at, side) => {
        const axis = side % 2;
        const place = (at - start[axis]) * zoom[axis] - half[axis];
        const flatter = 1 + (BENT * figures.curve * half[1]) / half[axis]; // where the glass is bent most
        if (side < 2) {
            const first = place < deep - half[axis] ? -drawn[axis] : Math.min(place, place / flatter) - SPARE;
            return Math.max(Math.floor(first + drawn[axis] / 2), 0);
        }
        const end = place > half[axis] - deep ? drawn[axis] : Math.max(place, place / flatter) + SPARE;
        return Math.min(Math.ceil(end + drawn[axis] / 2), drawn[axis]);
    });
}

/** How many pictures it takes until what was there before has faded. */
export function lasting(persistence) {
    let count = 0;
    for (let left = 255; persistence && left > FADED; count++) {
        left = Math.floor(left * persistence);
    }
    return count;
}

/** Two or four samples to a pixel where pixels are large, else one to a grain. */
function samplesOf({ canvas, zoom }) {
    const samples = zoom[0] >= 3.2 ? canvas[0] * (zoom[0] >= 5.5 ? 4 : 2) : rounded(canvas[0] * zoom[0]);
    return Math.max(samples, canvas[0]);
}

/** For each sample the left one of the two pixels it is made of, and the part of the right one in steps. */
export function taps({ figures, canvas, zoom }) {
    const columns = canvas[0];
    const samples = samplesOf({ canvas, zoom });
    const sigma = Math.hypot(SIGMA / figures.luma, 1 / zoom[0] / Math.sqrt(12));
    const found = new Float32Array(2 * samples);
    for (let sample = 0; sample < samples; sample++) {
        const place = ((sample + 0.5) * columns) / samples - 0.5;
        const own = rounded(place);
        const other = rounded(STEPS * (0.5 + 0.5 * erf((Math.abs(place - own) - 0.5) / (sigma * Math.SQRT2))));
        const left = place < own ? own - 1 : own;
        const inside = Math.min(Math.max(left, 0), columns - 2);
        const part = place < own ? STEPS - other : other;
        found.set([inside, left < inside ? 0 : left > inside ? STEPS : part], 2 * sample);
    }
    return found;
}

/** What a set shows, 0 to 255, for each voltage (256) at each place from a line's middle to half way to the next. */
export function light({ figures, zoom }) {
    const [dark, bright] = figures.beam;
    const found = new Uint8Array(256 * PLANES);
    const top = Math.min(PEAK / gathered(0, bright, 1 / zoom[1]), DARK_KEPT);
    for (let plane = 0; plane < PLANES; plane++) {
        for (let level = 0; level < 256; level++) {
            const volts = level / 255;
            const kept = DARK_KEPT + (top - DARK_KEPT) * volts ** 4;
            const profile = gathered(plane / 8, dark + (bright - dark) * volts, 1 / zoom[1]);
            found[256 * plane + level] = rounded(255 * Math.min(volts ** TUBE * kept * profile, 1) ** (1 / SHOWN));
        }
    }
    return [256, PLANES, found];
}

/** The light of equal lines, one in the mean, in a row so far from the middle of one of them. */
function gathered(distance, sigma, row) {
    let sum = 0;
    for (let line = -3; line <= 3; line++) {
        const middle = distance + line;
        sum += erf((middle + row / 2) / (sigma * Math.SQRT2)) - erf((middle - row / 2) / (sigma * Math.SQRT2));
    }
    return sum / (2 * row);
}

/** What stripes and slots let through, in a piece that is laid side by side: its width, its height and its colours. */
export function phosphor({ figures, zoom }) {
    const triad = Math.max(3, rounded(0.75 * zoom[1]));
    const high = 2 * Math.max(rounded((1.5 * zoom[1]) / 2), 2);
    const data = new Uint8Array(4 * 2 * triad * high);
    for (let place = 0; place < 2 * triad * high; place++) {
        const column = place % (2 * triad);
        const row = Math.floor(place / (2 * triad)) + (column < triad ? 0 : high / 2);
        const slot = row % high < Math.max(1, Math.floor(high / 6)) ? 1 - figures.slot : 1;
        for (let colour = 0; colour < 3; colour++) {
            const turns = column / triad - colour / 3;
            const stripe = 1 - figures.mask * (0.5 - 0.5 * Math.cos(2 * Math.PI * turns));
            data[4 * place + colour] = rounded(255 * stripe * slot);
        }
    }
    return [2 * triad, high, data];
}

/** The nearest whole number; in the middle of two the even one, as in Python. */
function rounded(value) {
    const below = Math.floor(value);
    return value - below === 0.5 ? below + (below & 1) : Math.round(value);
}

/** The error function, to about one in ten millions (Abramowitz and Stegun, 7.1.26). */
function erf(value) {
    const t = 1 / (1 + 0.3275911 * Math.abs(value));
    const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    return Math.sign(value) * (1 - sum * Math.exp(-value * value));
}
