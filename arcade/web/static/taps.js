// Fingers and the mouse on the picture: taps are clicks, and on the pages of the cabinet a swipe steers.

const STEP = 36; // pixels of a swipe that are one step
const TAP = 12; // pixels: what moves less is a tap

/** The steps that a swipe so far to the right and down has made: what it pulls at follows the finger. */
export function steps(across, down) {
    const sideways = Math.abs(across) > Math.abs(down);
    const far = sideways ? across : down;
    const key = sideways ? (far > 0 ? "pad1 left" : "pad1 right") : far > 0 ? "pad1 up" : "pad1 down";
    return { key, count: Math.floor(Math.abs(far) / STEP) };
}

/**
 * Listens on the `picture`: `click(event)` is called for a tap or a click at the event's place, `send` takes the keys of
 * swipes, `used` is told "touch" or "mouse", `playing()` says whether a game is played, in which there are only taps.
 */
export function createTaps(picture, { click, send, used, playing }) {
    let swipe = null;

    picture.addEventListener("pointerdown", (event) => {
        const finger = event.pointerType === "touch";
        used(finger ? "touch" : "mouse");
        if (!finger || playing()) {
            click(event);
        } else if (swipe === null) {
            swipe = { finger: event.pointerId, x: event.clientX, y: event.clientY, tap: true };
        }
    });
    addEventListener("pointermove", (event) => {
        if (event.pointerId !== swipe?.finger) {
            return;
        }
        const [across, down] = [event.clientX - swipe.x, event.clientY - swipe.y];
        swipe.tap &&= Math.hypot(across, down) < TAP;
        const { key, count } = steps(across, down);
        for (let step = 0; step < count; step++) {
            send({ type: "tap", key });
        }
        if (count) {
            [swipe.x, swipe.y] = [event.clientX, event.clientY];
        }
    });
    addEventListener("pointerup", (event) => {
        if (event.pointerId === swipe?.finger && swipe.tap) {
            click(event);
        }
    });
    for (const kind of ["pointerup", "pointercancel"]) {
        addEventListener(kind, (event) => (swipe = event.pointerId === swipe?.finger ? null : swipe));
    }
}
