// Pictures without a graphics card, in two dimensions.

/** Bare pixels without a graphics card; a set's picture lies flat. */
export class Plain {
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
