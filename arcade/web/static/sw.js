// The service worker: it keeps one build's files, all or none of them, so that the arcade plays without a network.
// Tables are kept once a game has asked for them. A newer build waits until no page of an older one is open, or until the only page that is says that it may come.

import { KEPT, lean } from "./lean.js";

const BUILD = "";
const FILES = {};
const TABLES = [];

const SCOPE = self.registration.scope;
const OURS = `robac ${SCOPE} `; // other folders of the same host have caches, too
const CACHE = OURS + BUILD;
const PAGE = "index.html";
const ask = lean((...request) => fetch(...request));

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => event.waitUntil(takeOver(event.ports[0])));
self.addEventListener("fetch", (event) => {
    const name = event.request.method === "GET" ? ours(event.request.url) : null;
    if (name !== null) {
        event.respondWith(answer(name, event.request));
    }
});

/** The address under which a file is asked for: hosts may send a page's own name elsewhere. */
function address(name) {
    return new URL(name === PAGE ? "./" : name, SCOPE).href;
}

async function fill() {
    try {
        const cache = await caches.open(CACHE);
        for (const [name, hash] of Object.entries(FILES)) {
            const response = await ask(address(name), { cache: "no-cache" });
            const bytes = await response.arrayBuffer();
            // While a host is being brought up to date it may give files of two builds.
            if (!response.ok || (await sha256(bytes)) !== hash) {
                throw new Error(`${name} is not of this build`);
            }
            await cache.put(address(name), new Response(bytes, { headers: kept(response.headers) }));
        }
        for (const name of TABLES) {
            const had = await caches.match(address(name)); // an older build's: its name says that it is the same
            if (had) {
                await cache.put(address(name), had);
            }
        }
    } catch (error) {
        await caches.delete(CACHE);
        throw error; // the browser tries again at the next visit
    }
}

/** A file's headers as they are kept: whoever asks for it finds it unpacked and need not look for its twin. */
function kept(headers) {
    const found = new Headers(headers);
    found.set("Content-Encoding", KEPT);
    found.delete("Content-Length");
    return found;
}

async function sha256(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function tidy() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

/** Take over now if the page that asks is the only one open; tells it whether. */
async function takeOver(port) {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const alone = windows.filter(({ url }) => url.startsWith(SCOPE)).length < 2;
    port.postMessage(alone);
    if (alone) {
        await self.skipWaiting();
    }
}

/** The name of the file of this build at an address; null for anything else. */
function ours(url) {
    const { origin, pathname } = new URL(url);
    const path = origin + pathname;
    if (!path.startsWith(SCOPE)) {
        return null;
    }
    const name = path.slice(SCOPE.length) || PAGE;
    return Object.hasOwn(FILES, name) || TABLES.includes(name) ? name : null;
}

async function answer(name, request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(address(name))) ?? fetch(request);
}
