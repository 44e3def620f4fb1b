import type { Plugin } from "vite";

/**
 * Places where a library gives the browser a constant string as markup or code, which the content security policy refuses (Trusted Types):
 * the same without. A build fails where a library has come to be written otherwise.
 */
const places = [
  {
    // A style sheet's text is as good as text.
    file: /@radix-ui\/react-(?:select|scroll-area)\/dist\/index\.mjs$/,
    sink: /dangerouslySetInnerHTML: \{\s*__html: (`[^`]*`)\s*\}/,
    instead: "children: $1",
  },
  {
    // A frame's document of an empty source has no quirks either.
    file: /modern-screenshot\/dist\/index\.mjs$/,
    sink: /\.srcdoc = '<!DOCTYPE html><meta charset="UTF-8"><title><\/title><body>'/,
    instead: '.srcdoc = globalThis.trustedTypes?.emptyHTML ?? ""',
  },
  {
    // Tries whether code may be made of strings; the answer is known, and a refusal is a fault in the console.
    file: /zod\/v4\/core\/util\.js$/,
    sink: /try \{\s*const F = Function;\s*new F\(""\);\s*return true;\s*\}/,
    instead: "try { return false; }",
  },
] as const;

export const withoutSinks: Plugin = {
  name: "without-sinks",
  transform(code, id) {
    const path = id.replace(/\?.*$/, "");
    const place = places.find(({ file }) => file.test(path));
    if (!place) return;
    if (!place.sink.test(code)) throw new Error(`${path} has no ${place.sink}: see web/without-sinks.ts`);
    return { code: code.replace(place.sink, place.instead), map: null };
  },
};
