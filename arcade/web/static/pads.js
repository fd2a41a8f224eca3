// Game pads: they are asked once a picture while there is one, and what has changed is sent.

const STEPS = 20; // of an axis between the middle and its end: a hand that trembles says nothing
const PUSHED = 0.5;

/** What a pad shows now: whether each button is down, and where each axis stands, in steps. */
export function stateOf(pad) {
    return {
        buttons: pad.buttons.map((button) => button.pressed),
        axes: pad.axes.map((value) => Math.round(value * STEPS) / STEPS || 0),
    };
}

/** The messages that tell how a pad came from one state to another. */
export function changes(device, before, after) {
    const buttons = after.buttons.flatMap((pressed, button) =>
        pressed === Boolean(before.buttons[button]) ? [] : [{ type: "button", device, button, pressed }],
    );
    const axes = after.axes.flatMap((value, axis) =>
        value === (before.axes[axis] ?? 0) ? [] : [{ type: "axis", device, axis, value }],
    );
    return [...buttons, ...axes];
}

/** Sends what is done with pads by `send`; `used("pad")` is told of it. */
export function createPads(send, used) {
    const known = new Map(); // of each pad that is there, its number and what it showed last
    let asking = 0;

    function add(pad) {
        const axes = [...pad.axes];
        send({
            type: "pad+",
            device: pad.index,
            guid: pad.id,
            name: pad.id,
            standard: pad.mapping === "standard",
            axes,
        });
        known.set(pad.index, { buttons: [], axes: stateOf(pad).axes });
    }

    function ask() {
        for (const pad of present()) {
            if (!known.has(pad.index)) {
                add(pad);
            }
            const before = known.get(pad.index);
            const after = stateOf(pad);
            const told = changes(pad.index, before, after);
            if (told.some((one) => one.pressed || Math.abs(one.value) > PUSHED)) {
                used("pad");
            }
            told.forEach((one) => send(one));
            known.set(pad.index, after);
        }
        asking = known.size ? requestAnimationFrame(ask) : 0;
    }

    function remove({ gamepad }) {
        if (known.delete(gamepad.index)) {
            send({ type: "pad-", device: gamepad.index });
        }
    }

    addEventListener("gamepadconnected", () => (asking ||= requestAnimationFrame(ask)));
    addEventListener("gamepaddisconnected", remove);
    if (present().length) {
        ask();
    }
}

function present() {
    return navigator.getGamepads ? [...navigator.getGamepads()].filter(Boolean) : [];
}
