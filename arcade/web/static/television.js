// A set that shows a machine's picture, step by step as arcade/host/television makes it; its figures come with the plan.
// Textures have the first line of a picture at 0. Colours are counted from 0 to 255 and rounded as the desktop's are.

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
