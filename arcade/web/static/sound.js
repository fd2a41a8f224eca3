// The page's side of the sound: opens the loudspeaker with the first gesture, as browsers want it, and closes it while
// the page is hidden.

const GESTURES = ["pointerdown", "pointerup", "mousedown", "touchend", "click", "keydown"]; // not all count everywhere
const HUSH = 100; // milliseconds: what was written ahead is played to its end, so that nothing clicks

/** `connect(port)` is given where frames are to be sent, once they are heard; `notice(name)` is told of no sound, once. */
export class Sound {
    #connect;
    #notice;
    #context = null;
    #node = null;
    #interrupted = false;
    #hush = 0;

    constructor(connect, notice) {
        this.#connect = connect;
        this.#notice = notice;
        for (const gesture of GESTURES) {
            window.addEventListener(gesture, () => this.wake(), { capture: true, passive: true });
        }
        document.addEventListener("visibilitychange", () => (document.hidden ? this.#sleep() : this.#resume(true)));
    }

    /** "running" while it is heard, "suspended" or another word of AudioContext's while not, "none" before a gesture. */
    get state() {
        return this.#context?.state ?? "none";
    }

    /** Somebody did something: now a browser lets sound begin, and go on after a call or a locked screen. */
    wake() {
        if (document.hidden) {
            return;
        }
        if (this.#context === null) {
            this.#open();
        } else {
            this.#resume(this.#interrupted);
        }
    }

    /** What the loudspeaker counted since it was asked last, see speaker.js; null before there is one. */
    figures() {
        const port = this.#node?.port;
        if (port === undefined) {
            return Promise.resolve(null);
        }
        return new Promise((resolve) => {
            port.onmessage = ({ data }) => resolve(data);
            port.postMessage({ type: "tell" });
        });
    }

    async #open() {
        this.#context = {}; // one attempt
        try {
            mixWithOthers();
            const context = new AudioContext();
            this.#context = context;
            context.onerror = () => this.#fail();
            context.onstatechange = () => (this.#interrupted ||= context.state === "interrupted");
            this.#resume(false); // still within the gesture
            await context.audioWorklet.addModule(new URL("./speaker.js", import.meta.url));
            this.#play(new AudioWorkletNode(context, "speaker", { numberOfInputs: 0, outputChannelCount: [1] }));
        } catch {
            this.#fail();
        }
    }

    #play(node) {
        this.#node = node;
        node.onprocessorerror = () => this.#fail();
        const { port1, port2 } = new MessageChannel();
        node.port.postMessage({ type: "hear", port: port2 }, [port2]);
        node.connect(this.#context.destination);
        this.#connect(port1);
    }

    #fail() {
        this.#notice?.("no-sound");
        this.#notice = null;
    }

    #sleep() {
        this.#hush = setTimeout(() => this.#context?.suspend?.().catch(ignored), HUSH);
    }

    /** An interrupted context of Safari's may say that it runs while its time stands: it is stopped before it goes on. */
    #resume(stopped) {
        clearTimeout(this.#hush);
        const context = this.#context;
        if (stopped) {
            context?.suspend?.().catch(ignored);
        }
        if (stopped || context?.state !== "running") {
            context?.resume?.().catch(ignored); // the next gesture tries again
        }
        this.#interrupted = context?.state === "interrupted";
    }
}

/** On a telephone the player's own music goes on, and the switch that silences it silences the arcade, too. */
function mixWithOthers() {
    if (navigator.audioSession) {
        navigator.audioSession.type = "ambient";
    }
}

function ignored() {}
