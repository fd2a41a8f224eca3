// What is seen: takes plans and pictures, and has them drawn when something has changed.

import { CardError } from "./card.js";
import { createGlass } from "./glass.js";
import { Plain } from "./plain.js";

const STEP = 20; // milliseconds from picture to picture while a phosphor fades
const GAP = 22; // lines: changes that are nearer to each other are one
const PATIENCE = 3000; // so many milliseconds a context that was lost is waited for

/** The screen on a canvas. Its plans and pictures are those that the worker tells. */
export function createScreen(canvas) {
    return new Screen(canvas);
}

class Screen {
    constructor(canvas) {
        this.canvas = canvas;
        this.glass = createGlass(canvas);
        this.plain = this.glass ? null : new Plain(canvas);
        this.followed = null; // the plan of the picture that is shown
        this.next = null; // the plan of a picture that has not come yet
        this.pixels = null;
        this.palette = null;
        this.fresh = false; // whether what was told last has not been taken
        this.taken = null; // the pixels and the colours that were
        this.fading = 0; // so many pictures until what was there before has faded
        this.stepped = 0;
        this.woken = false;
        canvas.addEventListener("webglcontextlost", (event) => this.lose(event));
        canvas.addEventListener("webglcontextrestored", () => this.regain());
    }

    /** Show pictures so. One of another size has to come first. */
    plan(plan) {
        const before = this.next ?? this.followed;
        if (before && JSON.stringify(before) === JSON.stringify(plan)) {
            return; // a set that is told of again goes on glowing
        }
        if (this.followed && String(this.followed.size) === String(plan.size)) {
            this.followed = plan;
            this.next = null;
            this.wake();
        } else {
            this.next = plan;
        }
    }

    /** Show a picture: palette indices, and three bytes a colour or null for those before. */
    show(pixels, palette) {
        const plan = this.next ?? this.followed;
        if (!plan || pixels.length !== plan.size[0] * plan.size[1] || !(palette ?? this.palette)) {
            throw new RangeError("a picture without its plan or its colours");
        }
        this.followed = plan;
        this.next = null;
        this.pixels = pixels;
        this.palette = palette ?? this.palette;
        this.fresh = true;
        this.wake();
    }

    /** Make the canvas so many pixels large: its own, not those of the page. */
    resize(width, height) {
        this.canvas.width = width;
        this.canvas.height = height;
        this.redraw();
    }

    /** Draw all of it now. */
    redraw() {
        this.paint(performance.now(), true);
    }

    /** Draw before the browser shows its next picture. */
    wake() {
        if (!this.woken) {
            this.woken = true;
            requestAnimationFrame((now) => {
                this.woken = false;
                this.paint(now, false);
            });
        }
    }

    paint(now, whole) {
        const painter = this.plain ?? this.glass;
        if (!this.followed || painter.lost) {
            return;
        }
        try {
            whole ||= painter.plan !== this.followed;
            this.step(painter, now);
            painter.draw(whole);
        } catch (error) {
            if (painter.lost) {
                return; // in the midst of it
            }
            if (!(error instanceof CardError)) {
                throw error;
            }
            this.fall();
            return;
        }
        if (this.fading) {
            this.wake();
        }
    }

    /** Bring the painter up to what was told, and a phosphor to the present. */
    step(painter, now) {
        if (painter.plan !== this.followed) {
            painter.follow(this.followed);
            this.fresh = true;
            this.taken = null;
        }
        if (this.fresh) {
            this.fresh = false;
            const { pixels, palette, taken } = this;
            const same = taken && (taken.palette === palette || String(taken.palette) === String(palette));
            painter.take(pixels, palette, same ? changes(taken.pixels, pixels, this.followed.size) : null);
            this.taken = { pixels, palette };
            painter.step();
            this.fading = painter.lasting;
            this.stepped = now;
        }
        for (; this.fading && now - this.stepped >= STEP; this.fading--, this.stepped += STEP) {
            painter.step();
        }
    }

    lose(event) {
        event.preventDefault(); // or it would not come back
        this.fading = 0;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.fall(), PATIENCE);
    }

    regain() {
        clearTimeout(this.timer);
        this.plain?.leave();
        this.plain = null;
        this.glass.begin();
        this.redraw();
    }

    /** Go on without the card: a canvas that had its context never gets another, so one is laid over it. */
    fall() {
        if (!this.plain) {
            this.plain = new Plain(document.createElement("canvas"), this.canvas);
            this.redraw();
        }
    }
}

/** Where two pictures differ: areas from their first column and line to those that are no part of them any more. */
function changes(before, after, [width, height]) {
    const areas = [];
    for (let line = 0; line < height; line++) {
        const first = line * width;
        const last = first + width - 1;
        let left = first;
        while (left <= last && before[left] === after[left]) {
            left++;
        }
        if (left > last) {
            continue;
        }
        let right = last;
        while (before[right] === after[right]) {
            right--;
        }
        const area = areas.at(-1);
        if (area && line - area[3] < GAP) {
            area[0] = Math.min(area[0], left - first);
            area[2] = Math.max(area[2], right - first + 1);
            area[3] = line + 1;
        } else {
            areas.push([left - first, line, right - first + 1, line + 1]);
        }
    }
    return areas;
}
