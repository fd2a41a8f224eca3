// Fetching large files from hosts that compress nothing: their ready-made twins are unpacked here.

const LARGE = /\.(wasm|zip)$/; // what hosts do not know, or do not compress; the others are small

/** The coding that is told of what this browser keeps: nothing is left to be unpacked, or to be fetched. */
export const KEPT = "identity";

/**
 * `fetch` that takes a large file's gzip twin where the host sends the file as it is. Where there is no twin the file
 * comes as it is.
 */
export function lean(fetch) {
    return async (address, ...options) => {
        const response = await fetch(address, ...options);
        if (!LARGE.test(new URL(address).pathname) || !response.ok || response.headers.get("Content-Encoding")) {
            return response;
        }
        const twin = await fetch(`${address}.gz`, ...options);
        if (!twin.ok) {
            return response;
        }
        await response.body.cancel();
        // Some hosts know what the twin's name ends in, and the browser has unpacked it.
        const known = twin.headers.get("Content-Encoding");
        const body = known ? twin.body : twin.body.pipeThrough(new DecompressionStream("gzip"));
        return new Response(body, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } });
    };
}
