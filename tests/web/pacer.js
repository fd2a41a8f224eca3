// A worker that sends frames at their times, as the arcade's does, and says how late it was at most.

self.onmessage = async ({ data: { port, frames, milliseconds } }) => {
    let due = performance.now();
    let late = 0;
    for (const frame of frames) {
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
        late = Math.max(late, performance.now() - due);
        const { buffer } = Uint32Array.from(frame);
        port.postMessage({ at: Date.now(), frame: buffer }, [buffer]);
        due += milliseconds;
    }
    self.postMessage({ sent: true, late });
};
