// The steps from a machine's picture to bare pixels, for the graphics card.

/** The colours of the canvas. The palette's second row has the colours with which each goes on beyond the picture. */
export const COLOURS = `
uniform sampler2D pixels, palette;
uniform ivec2 size, corner;
uniform bool bordered;
void main() {
    ivec2 at = point() + corner;
    ivec2 inside = clamp(at, ivec2(0), size - 1);
    int column = at.y != inside.y && !bordered ? 0 : inside.x;
    int index = int(levels(texelFetch(pixels, ivec2(column, inside.y), 0)).r);
    shown = vec4(texelFetch(palette, ivec2(index, at == inside ? 0 : 1), 0).rgb, 1.0);
}`;

/** Each pixel so many times. */
export const ENLARGED = `
uniform sampler2D colours;
uniform ivec2 place, canvas, times;
void main() {
    shown = vec4(texelFetch(colours, min((point() - place) / times, canvas - 1), 0).rgb, 1.0);
}`;

/** Each place by the mean of what lies behind it, of two pixels at most each way: 'part' is a place's length in pixels. */
export const SMOOTHED = `
uniform sampler2D colours;
uniform ivec2 place, canvas;
uniform vec2 part;
void main() {
    vec2 end = (vec2(point() - place) + 1.0) * part, last = floor(end);
    vec2 at = last - 0.5 + min((end - last) / part, 1.0);
    shown = vec4(texture(colours, at / vec2(canvas)).rgb, 1.0);
}`;

/** The same where a place may be longer than a pixel. */
export const SHRUNK = `
uniform sampler2D colours;
uniform ivec2 place, canvas;
uniform vec2 part;
void main() {
    vec2 first = vec2(point() - place) * part, end = first + part;
    vec3 sum = vec3(0.0);
    for (int y = int(first.y); float(y) < end.y; y++) {
        float high = min(float(y + 1), end.y) - max(float(y), first.y);
        for (int x = int(first.x); float(x) < end.x; x++) {
            float wide = min(float(x + 1), end.x) - max(float(x), first.x);
            sum += high * wide * texelFetch(colours, min(ivec2(x, y), canvas - 1), 0).rgb;
        }
    }
    shown = vec4(sum / (part.x * part.y), 1.0);
}`;
