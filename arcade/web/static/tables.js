// Large tables of opponents, fetched in the middle of the frame that first reads one: Python cannot wait, but be stopped.

import { putTable } from "./runner.js";

/** Gives `fetchTable(path)`: lays a table of the build down in Python's memory, and says whether it came. */
export function tables(python, base, build) {
    return (path) => {
        const name = build.tables[path];
        if (name === undefined) {
            return false;
        }
        const request = new XMLHttpRequest();
        try {
            request.open("GET", base + name, false);
            request.responseType = "arraybuffer";
            request.send();
        } catch {
            return false; // there is no network
        }
        if (request.status !== 200) {
            return false;
        }
        putTable(python, path, new Uint8Array(request.response));
        void keep(base, build, name, request.response);
        return true;
    };
}

/** Keep a table for times without a network, beside what the service worker keeps of this build; see sw.js. */
async function keep(base, build, name, bytes) {
    const cache = `robac ${base} ${build.build}`;
    if (await globalThis.caches?.has(cache).catch(() => false)) {
        await (await caches.open(cache)).put(base + name, new Response(bytes)).catch(() => null); // no room: as before
    }
}
