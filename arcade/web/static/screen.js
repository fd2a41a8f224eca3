// What is seen: takes plans and pictures, and has them drawn when something has changed.

import { CardError, createGlass } from "./glass.js";

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

/** Bare pixels without a graphics card; a set's picture lies flat. */
class Plain {
    constructor(canvas, under = null) {
        this.canvas = canvas;
        this.under = under;
        this.context = canvas.getContext("2d", { alpha: false });
        this.small = document.createElement("canvas").getContext("2d", { alpha: false });
        this.large = document.createElement("canvas").getContext("2d", { alpha: false });
        this.plan = null;
        this.lost = false;
        this.lasting = 0;
        under?.after(canvas);
    }

    leave() {
        this.canvas.remove();
    }

    follow(plan) {
        this.plan = plan;
        const [columns, lines] = plan.canvas;
        this.sources = [0, 1].map((axis) => reach(plan.corner[axis], plan.canvas[axis], plan.size[axis]));
        this.image = this.small.createImageData(columns, lines);
        Object.assign(this.small.canvas, { width: columns, height: lines });
        if (plan.kind === "tube") {
            const { half, drawn, grain, place, start, seen } = plan;
            this.from = [...start, ...seen];
            this.to = [0, 1].map((axis) => place[axis] + grain * (drawn[axis] / 2 - half[axis]));
            this.to.push(...half.map((length) => 2 * grain * length));
        } else {
            this.from = [0, 0, columns, lines];
            this.to = [...plan.place, ...plan.scaled];
        }
        const zooms = [this.to[2] / this.from[2], this.to[3] / this.from[3]];
        this.times = plan.whole ? 1 : Math.floor(Math.max(...zooms)) + 1;
        Object.assign(this.large.canvas, { width: columns * this.times, height: lines * this.times });
        this.large.imageSmoothingEnabled = false; // setting a size has set it back
    }

    take(pixels, palette) {
        const { size, bordered, grounds } = this.plan;
        const [columns, lines] = this.sources;
        const { data } = this.image;
        let place = 0;
        for (const line of lines) {
            for (const column of columns) {
                const x = line.beyond && !bordered ? 0 : column.at;
                let index = pixels[line.at * size[0] + x];
                if ((line.beyond || column.beyond) && !bordered && !grounds.includes(index)) {
                    index = grounds[0] ?? 0;
                }
                data[place++] = palette[3 * index];
                data[place++] = palette[3 * index + 1];
                data[place++] = palette[3 * index + 2];
                data[place++] = 255;
            }
        }
    }

    /** Enlarge the picture, more than is wanted where its zooms are not whole. */
    step() {
        this.small.putImageData(this.image, 0, 0);
        const { width, height } = this.large.canvas;
        this.large.drawImage(this.small.canvas, 0, 0, width, height);
    }

    draw() {
        if (this.under) {
            this.cover(this.under);
        }
        const { canvas, context, plan, times } = this;
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.imageSmoothingEnabled = !plan.whole;
        const [left, top] = [canvas.width - plan.surface[0], canvas.height - plan.surface[1]];
        const [x, y, wide, high] = this.to;
        const from = this.from.map((length) => length * times);
        context.drawImage(this.large.canvas, ...from, x + Math.floor(left / 2), y + Math.floor(top / 2), wide, high);
    }

    /** Lie where the canvas below is; what is clicked is still that one. */
    cover(below) {
        Object.assign(this.canvas, { width: below.width, height: below.height });
        Object.assign(this.canvas.style, {
            position: "absolute",
            left: `${below.offsetLeft}px`,
            top: `${below.offsetTop}px`,
            width: `${below.clientWidth}px`,
            height: `${below.clientHeight}px`,
            pointerEvents: "none",
        });
    }
}

/** In one direction: for each place of a canvas which pixel is there, and whether that lies beside it. */
function reach(start, count, length) {
    return Array.from({ length: count }, (_, place) => {
        const at = Math.min(Math.max(start + place, 0), length - 1);
        return { at, beyond: at !== start + place };
    });
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
