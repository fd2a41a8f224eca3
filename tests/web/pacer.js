// A worker that sends frames at their times, as the arcade's does.

self.onmessage = async ({ data: { port, frames, milliseconds } }) => {
    let due = performance.now();
    for (const frame of frames) {
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
        const { buffer } = Uint32Array.from(frame);
        port.postMessage({ at: Date.now(), frame: buffer }, [buffer]);
        due += milliseconds;
    }
    self.postMessage("sent");
};
