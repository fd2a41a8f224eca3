// A set that shows a machine's picture, step by step as arcade/host/television makes it; its figures come with the plan.
// Textures have the first line of a picture at 0. Colours are counted from 0 to 255 and rounded as the desktop's are.

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
/** What comes down the wire, and what persists of the voltages before. */
export const VOLTS = `
uniform sampler2D colours, taps, before;
uniform ivec2 canvas;
uniform int samples;
uniform bool composite;
uniform float persistence, faded;
const vec3 LUMA = vec3(0.299, 0.587, 0.114);
vec3 pixel(int column, int line) { return levels(texelFetch(colours, ivec2(column, line), 0)); }
vec3 chroma(int column, int line) {
    vec3 found = pixel(column, line);
    return floor(found - dot(found, LUMA) + 0.5);
}
vec3 soft(int first, int line) {
    return chroma(first, line) + 3.0 * (chroma(first + 1, line) + chroma(first + 2, line)) + chroma(first + 3, line);
}
void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec2 tap = texelFetch(taps, ivec2(at.x, 0), 0).rg;
    vec3 left = pixel(int(tap.x), at.y), right = pixel(int(tap.x) + 1, at.y), volts;
    if (composite) {
        vec2 light = floor(16.0 * vec2(dot(left, LUMA), dot(right, LUMA)) + 0.5);
        float luma = floor((light.x * (16.0 - tap.y) + light.y * tap.y + 8.0) / 16.0);
        int first = clamp(int((float(at.x) + 0.5) * float(canvas.x) / float(samples)) - 2, 0, canvas.x - 4);
        vec3 late = soft(first, at.y) + soft(first, max(at.y - 1, 0));
        volts = clamp(floor((late + luma) / 16.0), 0.0, 255.0);
    } else {
        volts = floor((left * (16.0 - tap.y) + right * tap.y + 8.0) / 16.0);
    }
    vec3 lasting = floor(levels(texelFetch(before, at, 0)) * persistence);
    show(max(volts, lasting * step(faded + 0.5, lasting)));
}`;

/** The picture made small: what is seen of it as a glow. */
export const SMALL = `
uniform sampler2D colours;
uniform ivec2 canvas, small;
void main() {
    vec2 part = vec2(canvas) / vec2(small), first = floor(gl_FragCoord.xy) * part, end = first + part;
    vec3 light = vec3(0.0);
    for (int y = int(first.y); float(y) < end.y; y++) {
        float high = min(float(y + 1), end.y) - max(float(y), first.y);
        for (int x = int(first.x); float(x) < end.x; x++) {
            float wide = min(float(x + 1), end.x) - max(float(x), first.x);
            light += high * wide * texelFetch(colours, min(ivec2(x, y), canvas - 1), 0).rgb;
        }
    }
    shown = vec4(light / (part.x * part.y), 1.0);
}`;

/** The voltages with the glow of all that is round them. */
export const GLOWING = `
uniform sampler2D volts, glow;
uniform ivec2 canvas, small;
uniform int samples;
uniform float halo;
void main() {
    vec2 place = floor(gl_FragCoord.xy) * vec2(small - 1) / vec2(samples, canvas.y);
    vec3 light = levels(texture(glow, (place + 0.5) / vec2(small)));
    show(min(levels(texelFetch(volts, ivec2(gl_FragCoord.xy), 0)) + floor((light * halo + 255.0) / 256.0), 255.0));
}`;

/** The set: beams, glass and frame. All its lengths are in grains, what is behind the glass in pixels of the canvas. */
const SET = `
uniform sampler2D glowing, light, phosphor;
uniform ivec2 place, drawn, canvas;
uniform vec2 middle, zoom, start;
uniform int samples;
uniform bool masked;
uniform float curve, radius, frame, deep, dim, row, lines, wave;
const float TURN = 6.28318530718;

vec3 volts(int column, int line) { return levels(texelFetch(glowing, ivec2(column, clamp(line, 0, canvas.y - 1)), 0)); }
#ifdef BEAMS
vec3 lit(int plane, vec3 at) {
    return floor(vec3(
        texelFetch(light, ivec2(at.r, plane), 0).r,
        texelFetch(light, ivec2(at.g, plane), 0).r,
        texelFetch(light, ivec2(at.b, plane), 0).r
    ) * 255.0 + 0.5);
}
vec3 beam(int column, float down, bool still) {
    int at = int(floor((down - 0.5) * 8.0 + 0.5));
    int line = (at + 4) >> 3, plane = still ? 1 : abs(at - line * 8);
    line = clamp(line, 0, canvas.y - 1);
    vec3 found = lit(plane, volts(column, line));
    return plane < 4 ? found : floor((found + lit(4, volts(column, line - 1))) / 2.0);
}
#else
vec3 beam(int column, float down, bool still) {
    int line = int(floor(down));
    float within = down - float(line), edge = row * 0.25;
    bool late = within > 1.0 - edge;
    line += late ? 1 : 0;
    vec3 found = volts(column, line);
    return still || late || within < edge ? floor((found + volts(column, line - 1)) / 2.0) : found;
}
#endif
#ifdef FRAMED
float beyond_glass(vec2 at) {
    vec2 aside = abs(at) - middle + radius;
    return length(max(aside, 0.0)) + min(max(aside.x, aside.y), 0.0) - radius;
}
vec2 folded(vec2 at) {
    vec2 outside = abs(at) - middle;
    return mix(at, sign(at) * (middle - min(outside, deep)), greaterThan(outside, vec2(0.0)));
}
vec3 plastic(float away, float down) {
    float slope = 13.0 * (1.0 + (down > 0.0 ? 0.5 : -0.4) * pow(min(abs(down), 1.0), 8.0)) * (1.0 - exp(-away / 1.6));
    float face = 25.0 * (1.0 - 0.15 * (clamp(down, -1.1, 1.1) + 1.0));
    float past = (away - 0.72 * frame) / 2.0, share = clamp(past + 0.5, 0.0, 1.0);
    return (mix(slope, face, share) + 14.0 * exp(-past * past) * face / 25.0) * vec3(1.0, 0.98, 1.02);
}
#endif
void main() {
    ivec2 grain = point() - place;
    vec2 flat_at = vec2(grain) + 0.5 - vec2(drawn) / 2.0;
    vec2 part = flat_at / middle;
    vec2 at = flat_at + curve * part.xy * part.yx * part.yx;
    vec2 inside = at;
    bool still = false;
#ifdef FRAMED
    float beyond = beyond_glass(at);
    inside = folded(at);
    still = beyond > 0.0;
#endif
    vec2 behind = (inside + middle) / zoom + start;
#ifdef BEAMS
    if (!masked) {
        behind.y += float(4 * (grain.x & 1) + (grain.x & 2) - 3) / 64.0;
    }
#endif
    int column = clamp(int(floor(behind.x * float(samples) / float(canvas.x))), 0, samples - 1);
    vec3 found = beam(column, behind.y, still);
    vec2 aside = at / middle;
    float centre = dot(aside, aside) / 2.0;
    float glass = 1.0 - dim * centre * sqrt(centre);
#ifndef BEAMS
    glass *= 1.0 - lines * (0.5 + wave * cos(TURN * behind.y));
#endif
    vec2 dot_at = (vec2(grain) + 0.5) / vec2(textureSize(phosphor, 0));
    vec3 through = glass * texture(phosphor, dot_at).rgb, added = vec3(0.0);
#ifdef FRAMED
    float covered = clamp(0.5 - beyond, 0.0, 1.0);
    through *= covered;
    if (covered < 1.0 && frame > 0.0) {
        float away = max(beyond, 0.0);
        through += (1.0 - covered) * 0.5 * exp(-away / (0.4 * frame)) * (1.0 - exp(-away / 1.6));
        added = floor((1.0 - covered) * plastic(away, flat_at.y / middle.y) + 0.5);
    }
#endif
    show(min(floor((found * floor(through * 255.0 + 0.5) + 255.0) / 256.0) + added, 255.0));
}`;
const BEAMS = "#define BEAMS\n";
const FRAMED = "#define FRAMED\n";

/** How a set is drawn: near its edges, where corners and frame are, and inside of them. */
export function drawing({ figures, drawn }) {
    const set = (figures.beam[1] > 0 ? BEAMS : "") + SET;
    const inset = Math.ceil((figures.bezel + figures.curve + figures.radius) * drawn[1]) + 1;
    return { edge: FRAMED + set, inner: set, inset };
}

/** The cabinet's front beside a set: panels at its sides, or boards above and below. */
export const FRONT = `
uniform ivec2 surface;
uniform ivec4 room;
vec3 board(ivec2 at, float light) {
    float x = float(at.x), y = float(at.y / 7);
    float thread = 1.2 * sin(x * 12.9898 + y * 78.233 + sin(x * 0.7 + y * 0.077) * 43.7);
    return floor(max(light * (thread + vec3(15.0, 14.0, 17.0)), 0.0));
}
float panel(vec2 at, vec2 size) {
    vec2 part = (at + 0.5) / size;
    float light = (1.0 - 0.45 * exp(-part.x / 0.16)) * (1.1 - 0.3 * part.y), phase = mod(part.y - 0.56, 0.02);
    if (part.y > 0.56 && part.y < 0.86 && part.x > 0.2 && part.x < 0.8 && phase < 0.006 + 1.5 / size.y) {
        light *= phase < 0.006 ? 0.25 : 1.7;
    }
    return at.x + 0.5 < 2.0 ? 0.2 : light;
}
float shelf(float at, float high) {
    float part = (at + 0.5) / high;
    return at + 0.5 < 2.0 ? 0.2 : 1.0 - 0.45 * exp(-part / 0.16);
}
void main() {
    ivec2 at = point();
    vec3 found = vec3(0.0);
    if (room.z > 1) {
        int x = at.x < room.x ? room.x - 1 - at.x : at.x - surface.x + room.z;
        found = board(ivec2(x, at.y), panel(vec2(x, at.y), vec2(room.z, surface.y)));
    } else if (room.w > 1) {
        int y = at.y < room.y ? room.y - 1 - at.y : at.y - surface.y + room.w;
        found = board(ivec2(at.x, y), shelf(float(y), float(room.w)));
    }
    show(found);
}`;

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

/** What a set shows, 0 to 255, for each voltage at each place from a line's middle to half way to the next. */
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
    return found;
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
