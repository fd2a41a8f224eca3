// The joystick under a thumb: eight directions, a middle where it points nowhere, and a base that comes along.

const DIRECTIONS = ["right", "down", "left", "up"];
const DEAD = 0.22; // of the stick's way: nearer to the middle it points nowhere
const MAIN = 54; // degrees in which it points one way only; what is left between two of them is for both
const BALL = 38; // hundredths of the ball's own width: so far it goes

/** The directions that a stick points to, pushed so far to the right and down in parts of its way. */
export function pointed(x, y) {
    if (Math.hypot(x, y) < DEAD) {
        return [];
    }
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    return DIRECTIONS.filter((_, place) => {
        const off = Math.abs(((degrees - 90 * place + 540) % 360) - 180);
        return off <= 90 - MAIN / 2;
    });
}

/** A part of a drawing. */
export function part(className, ...inside) {
    const element = document.createElement("div");
    element.className = className;
    element.append(...inside);
    return element;
}

/** Draws the stick and sends what it points to; `felt` is called when that is something new. */
export class Stick {
    constructor(send, felt) {
        this.send = send;
        this.felt = felt;
        this.pushed = [];
        this.finger = null; // the number of the finger that holds it
        this.middle = [0, 0]; // in the page's pixels: where it points nowhere
        this.way = 1; // pixels from the middle to the end
        this.ball = part("ball");
        this.shaft = part("shaft");
        const ways = DIRECTIONS.map((way) => part(`way ${way}`));
        this.element = part("stick", part("plate"), ...ways, part("washer"), this.shaft, this.ball);
        this.element.setAttribute("role", "img");
    }

    /** A finger takes it; a second one changes nothing. */
    take(event) {
        if (this.finger === null) {
            const { left, top, width, height } = this.element.getBoundingClientRect();
            this.finger = event.pointerId;
            this.middle = [left + width / 2, top + height / 2];
            this.way = width / 2;
            this.push(event);
        }
    }

    push(event) {
        const [x, y] = [event.clientX, event.clientY].map((at, axis) => (at - this.middle[axis]) / this.way);
        const far = Math.hypot(x, y);
        if (far > 1) {
            // Beyond its way the middle comes along, so that a thumb that turns back is understood at once.
            this.middle[0] += (x - x / far) * this.way;
            this.middle[1] += (y - y / far) * this.way;
        }
        this.point(pointed(x, y), x / Math.max(1, far), y / Math.max(1, far));
    }

    letGo() {
        this.finger = null;
        this.point([], 0, 0);
    }

    point(ways, x, y) {
        for (const way of this.pushed.filter((one) => !ways.includes(one))) {
            this.send({ type: "release", place: `stick ${way}` });
        }
        const fresh = ways.filter((one) => !this.pushed.includes(one));
        for (const way of fresh) {
            this.send({ type: "press", place: `stick ${way}`, key: `pad1 ${way}` });
        }
        if (fresh.length) {
            this.felt();
        }
        this.pushed = ways;
        this.element.dataset.ways = ways.join(" ");
        this.ball.style.transform = `translate(${x * BALL}%, ${y * BALL}%)`;
        this.shaft.style.transform = `rotate(${Math.atan2(y, x)}rad) scaleX(${Math.hypot(x, y)})`;
    }
}
