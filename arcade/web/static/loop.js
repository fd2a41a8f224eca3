// The arcade frame by frame. Python says when a frame is due; between two frames there is time to keep what was written.

import { taken } from "./runner.js";

const MOST_AT_ONCE = 5; // so many late frames are made up for before a picture is shown
const FRAME = 20; // milliseconds, on nearly all machines
const LONGEST_NAP = 40; // milliseconds: whatever Python said, it is asked again

/**
 * Plays a bridge. `out` takes what comes of it: `sound(buffer)`, `told(messages)`, `picture(bytes)`, `over()`, and
 * `kept(image)`, which is waited for before the frame's picture goes out: what a player was shown is kept.
 */
export class Loop {
    constructor(bridge, out) {
        this.bridge = bridge;
        this.out = out;
        this.paused = false;
        this.wake = null;
        this.figures = { frames: 0, late: 0, longest: 0 };
        this.forgotten = 0; // milliseconds of the bridge's when it was counted last
    }

    /**
     * What was counted since the last time it was asked: frames, those that took too long, milliseconds of the longest,
     * and milliseconds of frames that were given up.
     */
    count() {
        const forgotten = this.bridge.forgotten();
        const found = { ...this.figures, lost: forgotten - this.forgotten };
        this.figures = { frames: 0, late: 0, longest: 0 };
        this.forgotten = forgotten;
        return found;
    }

    pause() {
        this.paused = true;
    }

    resume() {
        this.paused = false;
        this.wake?.();
    }

    async run() {
        for (;;) {
            if (this.paused) {
                await this.sleep();
                continue;
            }
            const left = this.bridge.left();
            if (left > 0) {
                await nap(Math.min(left, LONGEST_NAP));
                continue;
            }
            if (!(await this.frames())) {
                this.out.over();
                return;
            }
            if (this.bridge.left() <= 0) {
                await nap(0); // however late it is: or no key would be heard, nor what the browser answers
            }
        }
    }

    /** A page that is hidden may be gone at any moment: the game is noted, and then nothing happens. */
    async sleep() {
        this.bridge.suspend();
        await this.keep();
        if (this.paused) {
            await new Promise((resolve) => (this.wake = resolve));
        }
    }

    /** Run the frames that are due, and show what came of them. Whether the arcade goes on. */
    async frames() {
        for (let count = 0; count < MOST_AT_ONCE; count++) {
            const began = performance.now();
            if (!this.bridge.frame()) {
                await this.keep();
                return false;
            }
            this.note(performance.now() - began);
            this.out.sound(taken(this.bridge.sound()).buffer);
            if (this.bridge.left() > 0) {
                break;
            }
        }
        await this.keep();
        this.show();
        return true;
    }

    note(took) {
        const figures = this.figures;
        figures.frames += 1;
        figures.late += took > FRAME;
        figures.longest = Math.max(figures.longest, took);
    }

    async keep() {
        const image = taken(this.bridge.image());
        if (image !== null) {
            await this.out.kept(image);
        }
        const changed = this.bridge.changed();
        for (const [name, there] of changed ? JSON.parse(changed) : []) {
            await this.out.changed(name, there);
        }
    }

    show() {
        const told = this.bridge.told();
        if (told) {
            this.out.told(JSON.parse(told));
        }
        const picture = taken(this.bridge.picture());
        if (picture !== null) {
            this.out.picture(picture);
        }
    }
}

function nap(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
