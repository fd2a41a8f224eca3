// Pictures by the graphics card: bare pixels (bare.js) and sets (television.js).
// Textures have the first line of a picture at 0. Colours are counted from 0 to 255 and rounded as the desktop's are.

import { COLOURS, ENLARGED, SHRUNK, SMOOTHED } from "./bare.js";
import { createCard } from "./card.js";
import { lasting, light, optics, phosphor, seen, taps } from "./optics.js";
import { FRONT, GLOWING, SMALL, VOLTS, drawing } from "./television.js";

const REACH = 10; // so many pixels round a changed one its glow is seen

/** A painter on a canvas, or null where there is no WebGL2. */
export function createGlass(canvas) {
    const card = createCard(canvas);
    return card && new Glass(card);
}

class Glass {
    constructor(card) {
        this.card = card;
        this.plan = null;
    }

    get lost() {
        return this.card.lost;
    }

    /** Begin with nothing: the context was lost. */
    begin() {
        this.card.begin();
        this.plan = null;
    }

    /** Follow a plan. The voltages of a set before are forgotten. */
    follow(plan) {
        const { card } = this;
        this.plan = plan;
        card.target("colours", ...plan.canvas);
        if (plan.kind !== "tube") {
            return;
        }
        this.optics = optics(plan);
        this.drawing = drawing(plan);
        const { samples, small } = this.optics;
        card.texture("taps", "RG32F", samples, 1, taps(plan));
        card.texture("phosphor", "RGBA8", ...phosphor(plan));
        if (plan.figures.beam[1] > 0) {
            card.texture("light", "R8", ...light(plan));
        }
        card.target("glow", ...small);
        for (const name of ["volts", "before", "glowing"]) {
            card.target(name, samples, plan.canvas[1]);
        }
        if (plan.grain > 1) {
            card.target("grains", ...plan.drawn);
        }
    }

    /** Take palette indices, and three bytes for each colour; `areas` of them have changed, or all where it is null. */
    take(pixels, palette, areas) {
        const { card, plan } = this;
        this.changed = areas && !this.lasting ? areas.map((area) => spread(area, plan)) : [this.all];
        card.texture("pixels", "R8", ...plan.size, pixels);
        if (!areas) {
            card.texture("palette", "RGBA8", 256, 2, goingOn(palette, plan));
        }
    }

    /** How many pictures it takes until what was there before has faded. */
    get lasting() {
        return this.plan.kind === "tube" ? lasting(this.plan.figures.persistence) : 0;
    }

    /** The next picture begins: colours, and what the phosphor makes of them. */
    step() {
        const { card, optics, plan } = this;
        if (plan.kind !== "tube") {
            this.changed.forEach((area) => card.run(COLOURS, "colours", plan, area));
            return;
        }
        if (this.lasting) {
            card.swap("volts", "before");
            this.changed = [this.all];
        }
        const across = [optics.samples / plan.canvas[0], 1];
        const smaller = plan.canvas.map((length, axis) => optics.small[axis] / length);
        for (const area of this.changed) {
            card.run(COLOURS, "colours", plan, area);
            card.run(VOLTS, "volts", optics, scaled(area, across));
            card.run(SMALL, "glow", optics, scaled(area, smaller));
            card.run(GLOWING, "glowing", optics, scaled(area, across));
        }
    }

    /** Draw what has changed, or all of it. */
    draw(whole) {
        const { card, plan } = this;
        card.lay(plan.surface);
        if (whole) {
            this.changed = [this.all];
            card.darken(null);
            this.front();
        }
        this.changed.forEach((area) => (plan.kind === "tube" ? this.stand(seen(area, plan)) : this.enlarge(area)));
        this.changed = [];
    }

    /** All of the canvas that shows. */
    get all() {
        return [0, 0, ...this.plan.canvas];
    }

    /** Draw an area of the canvas as bare pixels. */
    enlarge(area) {
        const { card, plan } = this;
        const part = plan.canvas.map((length, axis) => length / plan.scaled[axis]);
        const shader = plan.whole ? ENLARGED : Math.max(...part) > 1 ? SHRUNK : SMOOTHED;
        const place = scaled(area, plan.zoom).map((at, side) => at + plan.place[side % 2]);
        card.fill(place, shader, { ...plan, times: plan.zoom, part });
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
            [...sides, ...boards].forEach((part) => this.card.fill(part, FRONT, { surface, room }));
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
            this.card.fill(part, shader, { ...this.optics, place });
        } else {
            this.card.run(shader, "grains", { ...this.optics, place: [0, 0] }, grains);
            this.card.fill(part, ENLARGED, { place, canvas: drawn, times: [grain, grain] }, "grains");
        }
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
