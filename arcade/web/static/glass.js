// Pictures by the graphics card: bare pixels here, sets by television.js.
// Textures have the first line of a picture at 0. Colours are counted from 0 to 255 and rounded as the desktop's are.

import { FRONT, GLOWING, SMALL, VOLTS, drawing, lasting, light, optics, phosphor, seen, taps } from "./television.js";

/** Covers all that is drawn on. */
const VERTEX = `#version 300 es
void main() {
    gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** What every step begins with. `point` is the pixel that is drawn, counted from the picture's upper left corner. */
const HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
uniform vec2 origin;
uniform float turn;
out vec4 shown;
ivec2 point() { return ivec2(floor(origin + vec2(1.0, turn) * gl_FragCoord.xy)); }
vec3 levels(vec4 colour) { return floor(colour.rgb * 255.0 + 0.5); }
void show(vec3 found) { shown = vec4(found / 255.0, 1.0); }
`;

/** The colours of the canvas. The palette's second row has the colours with which each goes on beyond the picture. */
const COLOURS = `
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
const ENLARGED = `
uniform sampler2D colours;
uniform ivec2 place, canvas, times;
void main() {
    shown = vec4(texelFetch(colours, min((point() - place) / times, canvas - 1), 0).rgb, 1.0);
}`;

/** Each place by the mean of what lies behind it, of two pixels at most each way: 'part' is a place's length in pixels. */
const SMOOTHED = `
uniform sampler2D colours;
uniform ivec2 place, canvas;
uniform vec2 part;
void main() {
    vec2 end = (vec2(point() - place) + 1.0) * part, last = floor(end);
    vec2 at = last - 0.5 + min((end - last) / part, 1.0);
    shown = vec4(texture(colours, at / vec2(canvas)).rgb, 1.0);
}`;

/** The same where a place may be longer than a pixel. */
const SHRUNK = `
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

const ATTRIBUTES = {
    alpha: false, antialias: false, depth: false, stencil: false, powerPreference: "low-power",
    preserveDrawingBuffer: true, // most pictures change little of it
};
const SMOOTH = ["colours", "glow"]; // textures that are looked up between their places, too
const REACH = 10; // so many pixels round a changed one its glow is seen

/** The graphics card does not take a shader. */
export class CardError extends Error {}

/** A painter on a canvas, or null where there is no WebGL2. */
export function createGlass(canvas) {
    const gl = canvas.getContext("webgl2", ATTRIBUTES);
    return gl && new Glass(gl);
}

class Glass {
    constructor(gl) {
        this.gl = gl;
        this.begin();
    }

    get lost() {
        return this.gl.isContextLost();
    }

    /** Begin with nothing: the context is new, or was lost. */
    begin() {
        this.programs = new Map();
        this.textures = new Map();
        this.plan = null;
        this.gl.pixelStorei(this.gl.UNPACK_ALIGNMENT, 1);
    }

    /** Follow a plan. The voltages of a set before are forgotten. */
    follow(plan) {
        this.plan = plan;
        this.target("colours", ...plan.canvas);
        if (plan.kind !== "tube") {
            return;
        }
        const { gl } = this;
        const { samples, small } = (this.optics = optics(plan));
        this.drawing = drawing(plan);
        this.texture("taps", gl.RG32F, samples, 1, taps(plan));
        if (plan.figures.beam[1] > 0) {
            this.texture("light", gl.R8, 256, 5, light(plan));
        }
        this.texture("phosphor", gl.RGBA8, ...phosphor(plan));
        this.target("glow", ...small);
        for (const name of ["volts", "before", "glowing"]) {
            this.target(name, samples, plan.canvas[1]);
        }
        if (plan.grain > 1) {
            this.target("grains", ...plan.drawn);
        }
    }

    /** Take palette indices, and three bytes for each colour; `areas` of them have changed, or all where it is null. */
    take(pixels, palette, areas) {
        const { plan } = this;
        this.changed = areas && !this.lasting ? areas.map((area) => spread(area, plan)) : [this.all];
        this.texture("pixels", this.gl.R8, ...plan.size, pixels);
        if (!areas) {
            this.texture("palette", this.gl.RGBA8, 256, 2, goingOn(palette, plan));
        }
    }

    /** How many pictures it takes until what was there before has faded. */
    get lasting() {
        return this.plan.kind === "tube" ? lasting(this.plan.figures.persistence) : 0;
    }

    /** The next picture begins: colours, and what the phosphor makes of them. */
    step() {
        const { optics, plan, textures } = this;
        if (plan.kind !== "tube") {
            this.changed.forEach((area) => this.run(COLOURS, "colours", plan, area));
            return;
        }
        if (this.lasting) {
            const volts = textures.get("volts");
            textures.set("volts", textures.get("before")).set("before", volts);
            this.changed = [this.all];
        }
        const across = [optics.samples / plan.canvas[0], 1];
        const smaller = plan.canvas.map((length, axis) => optics.small[axis] / length);
        for (const area of this.changed) {
            this.run(COLOURS, "colours", plan, area);
            this.run(VOLTS, "volts", optics, scaled(area, across));
            this.run(SMALL, "glow", optics, scaled(area, smaller));
            this.run(GLOWING, "glowing", optics, scaled(area, across));
        }
    }

    /** Draw what has changed, or all of it, as after resizing: then for a moment the canvas has not the plan's size. */
    draw(whole) {
        const { gl, plan } = this;
        const [wide, high] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
        this.aside = [Math.floor((wide - plan.surface[0]) / 2), high - Math.floor((high - plan.surface[1]) / 2)];
        if (whole) {
            this.changed = [this.all];
            gl.bindFramebuffer(gl.FRAMEBUFFER, null);
            gl.disable(gl.SCISSOR_TEST);
            gl.clearColor(0, 0, 0, 1);
            gl.clear(gl.COLOR_BUFFER_BIT);
            this.front();
        }
        this.changed.forEach((area) => (plan.kind === "tube" ? this.stand(seen(area, plan)) : this.enlarge(area)));
        this.changed = [];
    }

    /** All of the canvas. */
    get all() {
        return [0, 0, ...this.plan.canvas];
    }

    /** Draw an area of the canvas as bare pixels. */
    enlarge(area) {
        const { plan } = this;
        const part = plan.canvas.map((length, axis) => length / plan.scaled[axis]);
        const shader = plan.whole ? ENLARGED : Math.max(...part) > 1 ? SHRUNK : SMOOTHED;
        const place = scaled(area, plan.zoom).map((at, side) => at + plan.place[side % 2]);
        this.fill(place, shader, { ...plan, times: plan.zoom, part });
    }

    /** Draw what is beside a set. */
    front() {
        const { surface, place, drawn, grain, kind } = this.plan;
        if (kind === "tube") {
            const [width, height] = surface;
            const [right, bottom] = drawn.map((length, axis) => place[axis] + length * grain);
            const room = [...place, width - right, height - bottom];
            const sides = [[0, 0, place[0], height], [right, 0, width, height]];
            const boards = [[0, 0, width, place[1]], [0, bottom, width, height]];
            [...sides, ...boards].forEach((part) => this.fill(part, FRONT, { surface, room }));
        }
    }

    /** Draw some grains of the set: those near its edges, and those that are not. */
    stand([left, top, right, bottom]) {
        const { edge, inner, inset } = this.drawing;
        const [width, height] = this.plan.drawn;
        const [first, last] = [Math.max(left, inset), Math.min(right, width - inset)];
        const [upper, lower] = [Math.max(top, inset), Math.min(bottom, height - inset)];
        this.glow([left, top, right, Math.min(bottom, inset)], edge);
        this.glow([left, Math.max(top, height - inset), right, bottom], edge);
        this.glow([left, upper, Math.min(right, inset), lower], edge);
        this.glow([Math.max(left, width - inset), upper, right, lower], edge);
        this.glow([first, upper, last, lower], inner);
    }

    glow(grains, shader) {
        const { place, drawn, grain } = this.plan;
        const part = grains.map((at, side) => place[side % 2] + at * grain);
        if (grain === 1) {
            this.fill(part, shader, { ...this.optics, place });
        } else {
            this.run(shader, "grains", { ...this.optics, place: [0, 0] }, grains);
            this.fill(part, ENLARGED, { place, canvas: drawn, times: [grain, grain] }, "grains");
        }
    }

    /** Work out a part of a texture. */
    run(shader, name, values, area) {
        const { buffer, width, height } = this.textures.get(name);
        this.paint(buffer, [width, height], area, () => this.use(shader, { ...values, origin: [0, 0], turn: 1 }));
    }

    /** Draw a part of the surface. */
    fill([left, top, right, bottom], shader, values, colours = "colours") {
        const { drawingBufferWidth: width, drawingBufferHeight: height } = this.gl;
        const [across, up] = this.aside;
        const area = [across + left, up - bottom, across + right, up - top];
        const seat = { origin: [-across, up], turn: -1 };
        this.paint(null, [width, height], area, () => this.use(shader, { ...values, ...seat }, colours));
    }

    /** Draw between the left, the top, the right and the bottom of an area, if anything is between them. */
    paint(buffer, size, [left, top, right, bottom], prepare) {
        if (left < right && top < bottom) {
            const { gl } = this;
            gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
            gl.viewport(0, 0, ...size);
            gl.enable(gl.SCISSOR_TEST);
            gl.scissor(left, top, right - left, bottom - top);
            prepare();
            gl.drawArrays(gl.TRIANGLES, 0, 3);
        }
    }

    /** Take a program, give it its values and the textures that are called as its samplers. */
    use(shader, values, colours = "colours") {
        const { gl } = this;
        const { program, uniforms } = this.program(shader);
        gl.useProgram(program);
        let unit = 0;
        for (const { name, type, at } of uniforms) {
            const value = values[name];
            if (type === gl.SAMPLER_2D) {
                gl.activeTexture(gl.TEXTURE0 + unit);
                gl.bindTexture(gl.TEXTURE_2D, this.textures.get(name === "colours" ? colours : name).texture);
                gl.uniform1i(at, unit++);
            } else if (type === gl.FLOAT) {
                gl.uniform1f(at, value);
            } else if (type === gl.FLOAT_VEC2) {
                gl.uniform2fv(at, value);
            } else if (type === gl.INT_VEC2) {
                gl.uniform2iv(at, value);
            } else if (type === gl.INT_VEC4) {
                gl.uniform4iv(at, value);
            } else {
                gl.uniform1i(at, value);
            }
        }
    }

    /** The program of a shader, and what it asks for. Throws where the card does not take it. */
    program(shader) {
        let found = this.programs.get(shader);
        if (!found) {
            const { gl } = this;
            const program = gl.createProgram();
            for (const [kind, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, HEAD + shader]]) {
                const part = gl.createShader(kind);
                gl.shaderSource(part, source);
                gl.compileShader(part);
                gl.attachShader(program, part);
            }
            gl.linkProgram(program);
            if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
                throw new CardError(gl.getProgramInfoLog(program) ?? "");
            }
            const uniforms = [];
            for (let index = 0; index < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); index++) {
                const { name, type } = gl.getActiveUniform(program, index);
                uniforms.push({ name, type, at: gl.getUniformLocation(program, name) });
            }
            found = { program, uniforms };
            this.programs.set(shader, found);
        }
        return found;
    }

    /** A texture to draw on, dark. */
    target(name, width, height) {
        const { gl } = this;
        const target = this.texture(name, gl.RGBA8, width, height, null);
        target.buffer ??= gl.createFramebuffer();
        gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target.texture, 0);
        gl.disable(gl.SCISSOR_TEST);
        gl.clearColor(0, 0, 0, 1);
        gl.clear(gl.COLOR_BUFFER_BIT);
    }

    /** A texture of this name with such data. */
    texture(name, inner, width, height, data) {
        const { gl } = this;
        const found = this.textures.get(name) ?? { texture: gl.createTexture(), width: 0, height: 0, buffer: null };
        this.textures.set(name, found);
        gl.bindTexture(gl.TEXTURE_2D, found.texture);
        const [format, type] = {
            [gl.R8]: [gl.RED, gl.UNSIGNED_BYTE],
            [gl.RGBA8]: [gl.RGBA, gl.UNSIGNED_BYTE],
            [gl.RG32F]: [gl.RG, gl.FLOAT],
        }[inner];
        if (found.width === width && found.height === height && data) {
            gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, format, type, data);
            return found;
        }
        Object.assign(found, { width, height });
        const smooth = SMOOTH.includes(name) ? gl.LINEAR : gl.NEAREST;
        const beyond = name === "phosphor" ? gl.REPEAT : gl.CLAMP_TO_EDGE;
        gl.texImage2D(gl.TEXTURE_2D, 0, inner, width, height, 0, format, type, data);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smooth);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, smooth);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, beyond);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, beyond);
        return found;
    }
}

/** The colours as a texture takes them, and in a second row those with which each goes on beyond the picture. */
function goingOn(palette, { bordered, grounds }) {
    const colours = new Uint8Array(4 * 512);
    for (let index = 0; 3 * index < palette.length; index++) {
        const beyond = bordered || grounds.includes(index) ? index : (grounds[0] ?? 0);
        colours.set(palette.subarray(3 * index, 3 * index + 3), 4 * index);
        colours.set(palette.subarray(3 * beyond, 3 * beyond + 3), 4 * (256 + index));
    }
    return colours;
}

/** What of the canvas an area of the picture reaches: its glow, and from the picture's edges all that is beyond. */
function spread([left, top, right, bottom], { size, corner, canvas, bordered }) {
    const aside = !bordered && (top === 0 || bottom === size[1]); // above and below goes on what is at the left
    return [
        left === 0 || aside ? 0 : left - corner[0] - REACH,
        top === 0 ? 0 : top - corner[1] - REACH,
        right === size[0] || aside ? canvas[0] : right - corner[0] + REACH,
        bottom === size[1] ? canvas[1] : bottom - corner[1] + REACH,
    ].map((at, side) => Math.min(Math.max(at, 0), canvas[side % 2]));
}

/** The whole places that an area takes where its lengths are so many times as long. */
function scaled([left, top, right, bottom], [across, down]) {
    return [Math.floor(left * across), Math.floor(top * down), Math.ceil(right * across), Math.ceil(bottom * down)];
}
