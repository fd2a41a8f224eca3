// The graphics card: its programs, its textures, and which part of what is drawn.

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

/** The graphics card does not take a shader. */
export class CardError extends Error {}

const ATTRIBUTES = {
    alpha: false, antialias: false, depth: false, stencil: false, powerPreference: "low-power",
    preserveDrawingBuffer: true, // most pictures change little of it
};
const SMOOTH = ["colours", "glow"]; // textures that are looked up between their places, too
const ENDLESS = ["phosphor"]; // those that are laid side by side

/** The card behind a canvas, or null where there is no WebGL2. */
export function createCard(canvas) {
    const gl = canvas.getContext("webgl2", ATTRIBUTES);
    return gl && new Card(gl);
}

class Card {
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
        this.gl.pixelStorei(this.gl.UNPACK_ALIGNMENT, 1);
    }

    /** Draw on a surface in the middle of the canvas from now on: after resizing it is not as large as the canvas. */
    lay([width, height]) {
        const { drawingBufferWidth: wide, drawingBufferHeight: high } = this.gl;
        this.aside = [Math.floor((wide - width) / 2), high - Math.floor((high - height) / 2)];
    }

    /** Make all of a buffer dark; null is the canvas. */
    darken(buffer) {
        const { gl } = this;
        gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
        gl.disable(gl.SCISSOR_TEST);
        gl.clearColor(0, 0, 0, 1);
        gl.clear(gl.COLOR_BUFFER_BIT);
    }

    /** Let two textures of the same size change names. */
    swap(one, other) {
        const { textures } = this;
        const kept = textures.get(one);
        textures.set(one, textures.get(other)).set(other, kept);
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
        if (!this.programs.has(shader)) {
            const program = this.linked(HEAD + shader);
            const { gl } = this;
            const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
            const uniforms = Array.from({ length: count }, (_, index) => {
                const { name, type } = gl.getActiveUniform(program, index);
                return { name, type, at: gl.getUniformLocation(program, name) };
            });
            this.programs.set(shader, { program, uniforms });
        }
        return this.programs.get(shader);
    }

    linked(text) {
        const { gl } = this;
        const program = gl.createProgram();
        for (const [kind, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, text]]) {
            const part = gl.createShader(kind);
            gl.shaderSource(part, source);
            gl.compileShader(part);
            gl.attachShader(program, part);
        }
        gl.linkProgram(program);
        if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
            throw new CardError(gl.getProgramInfoLog(program) ?? "");
        }
        return program;
    }

    /** A texture to draw on, dark. */
    target(name, width, height) {
        const { gl } = this;
        const target = this.texture(name, "RGBA8", width, height, null);
        target.buffer ??= gl.createFramebuffer();
        gl.bindFramebuffer(gl.FRAMEBUFFER, target.buffer);
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target.texture, 0);
        this.darken(target.buffer);
    }

    /** A texture of this name with such data. */
    texture(name, inner, width, height, data) {
        const { gl } = this;
        const found = this.textures.get(name) ?? { texture: gl.createTexture(), width: 0, height: 0, buffer: null };
        this.textures.set(name, found);
        gl.bindTexture(gl.TEXTURE_2D, found.texture);
        const [format, type] = {
            R8: [gl.RED, gl.UNSIGNED_BYTE],
            RGBA8: [gl.RGBA, gl.UNSIGNED_BYTE],
            RG32F: [gl.RG, gl.FLOAT],
        }[inner];
        if (found.width === width && found.height === height && data) {
            gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, format, type, data);
            return found;
        }
        Object.assign(found, { width, height });
        const smooth = SMOOTH.includes(name) ? gl.LINEAR : gl.NEAREST;
        const beyond = ENDLESS.includes(name) ? gl.REPEAT : gl.CLAMP_TO_EDGE;
        gl.texImage2D(gl.TEXTURE_2D, 0, gl[inner], width, height, 0, format, type, data);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smooth);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, smooth);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, beyond);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, beyond);
        return found;
    }
}
