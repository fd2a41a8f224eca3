// How far what is fetched has come.

import { KEPT } from "./lean.js";

/** `fetch` that tells `say(part)`, from 0 to 1, how much of `size` bytes in all has arrived. */
export function counted(fetch, size, say) {
    let come = 0;
    return async (...request) => {
        const response = await fetch(...request);
        if (!response.ok || !response.body) {
            return response;
        }
        if (response.headers.get("Content-Encoding") === KEPT) {
            say(1);
            return response; // untouched: a browser keeps what it has compiled only with what it has kept itself
        }
        const counter = new TransformStream({
            transform(chunk, controller) {
                come += chunk.byteLength;
                say(Math.min(come / size, 1));
                controller.enqueue(chunk);
            },
        });
        // The content's type has to stay: the runtime compiles its module while it arrives.
        const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
        return new Response(response.body.pipeThrough(counter), { status: response.status, headers });
    };
}
