// Playing without a network, and newer versions; see sw.js.

const PATIENCE = 2000; // milliseconds for a newer version to take over

/**
 * Whether a newer version, which is here already, takes over now: then the page is loaded again. To be asked at the
 * start and never later, so that no game is in its middle; another window that is open has it wait.
 */
export async function renewed() {
    const workers = navigator.serviceWorker;
    const waiting = (await workers?.getRegistration().catch(() => undefined))?.waiting;
    if (!waiting) {
        return false;
    }
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const late = setTimeout(() => resolve(false), PATIENCE);
        port1.onmessage = ({ data: takes }) => takes || resolve(false);
        workers.addEventListener("controllerchange", () => {
            clearTimeout(late);
            resolve(true);
            location.reload();
        }, { once: true });
        waiting.postMessage(null, [port2]);
    });
}

/** Keep this version for days without a network, and look for a newer one; when the first picture is there. */
export function keepOffline() {
    // A private window may refuse: then there is no playing without a network.
    navigator.serviceWorker?.register("sw.js", { updateViaCache: "none" }).catch(() => undefined);
}
