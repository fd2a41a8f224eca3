// A page with nothing but the arcade's sound. What is seen of it stands in `heard`.

import { Sound } from "./sound.js";

const worker = new Worker("./pacer.js", { type: "module" });
const frames = await (await fetch("./frames.json")).json();
const heard = { notices: [], sent: false, late: 0 };

worker.onmessage = ({ data }) => Object.assign(heard, data);
heard.sound = new Sound(
    (port) => worker.postMessage({ port, ...frames }, [port]),
    (notice) => heard.notices.push(notice),
);
window.heard = heard;
