// The page's words in the player's language. words.js is made with the folder, from the arcade's texts and catalogues.

import { SOURCE, WORDS } from "./words.js";

/** The arcade's language for one of the browser's, such as "ro-RO": the source's where it has no other. */
export function spoken(tag) {
    const [language] = tag.toLowerCase().split("-");
    return language in WORDS ? language : SOURCE;
}

/** The words in a language. */
export function wordsIn(language) {
    return WORDS[language] ?? WORDS[SOURCE];
}
