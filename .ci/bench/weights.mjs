import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "vite";

const folder = "dist/web";

/** Fonts and pictures are compressed as they are; gzip would only measure itself. */
export const packed = /\.(woff2?|webp|avif|png|jpe?g)$/;
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
/** Bytes as sent. */
export const weightOf = (file) => (packed.test(file) ? statSync(file).size : gzipped(readFileSync(file)));

/** The name of a built file without its hash, which has eight signs. */
export const plainName = (file) => basename(file).replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** The scripts that index.html asks for, as paths. */
const entries = () =>
  [...readFileSync(join(folder, "index.html"), "utf8").matchAll(/(?:src|modulepreload"[^>]*href)="\/?([^"]+\.js)"/g)].map(([, file]) =>
    join(folder, file),
  );

/** What a built script imports: with it, and when it comes to that. */
function importsOf(file) {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const nearby = (names) => names.filter((name) => /^\.{1,2}\/.+\.js$/.test(name)).map((name) => join(file, "..", name));
  const again = staticExports.flatMap(({ entries: names }) => names.map(({ moduleRequest }) => moduleRequest?.value ?? ""));
  return {
    atOnce: nearby([...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again]),
    later: nearby(dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))),
  };
}

/**
 * The scripts a screen loads: index.html's own with all they import, and of what is imported later the files of these names, with
 * theirs. `left` are the others that could be loaded later from there.
 */
export function scriptsOf(later = []) {
  const loaded = new Set();
  const left = new Set();
  const load = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const imports = importsOf(file);
    imports.atOnce.forEach(load);
    for (const next of imports.later)
      if (later.includes(plainName(next))) load(next);
      else left.add(next);
  };
  entries().forEach(load);
  return { loaded: [...loaded], left: [...left].filter((file) => !loaded.has(file)) };
}

/** Everything of the build with this ending, by its name without hash; files of one name together. */
export function builtFiles(ending) {
  const found = new Map();
  for (const file of globSync(`${folder}/assets/*.${ending}`)) found.set(plainName(file), [...(found.get(plainName(file)) ?? []), file]);
  return found;
}

const rangesOf = (list) =>
  list.split(",").map((range) => {
    const [from, to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)];
  });

/** Bytes of all slices of these styles' faces that hold a character of the text: the most a browser can ask for to show it. */
export function fontsFor(styles, text) {
  const signs = [...new Set(text)].map((sign) => sign.codePointAt(0));
  const files = new Set();
  for (const css of styles)
    for (const [face] of readFileSync(css, "utf8").matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const ranges = rangesOf(/unicode-range:\s*([^;}]+)/.exec(face)?.[1] ?? "U+0-10FFFF");
      const file = join(folder, "assets", basename(/url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? ""));
      if (existsSync(file) && signs.some((sign) => ranges.some(([from, to]) => sign >= from && sign <= to))) files.add(file);
    }
  return [...files].filter((file) => file.endsWith(".woff2")).reduce((sum, file) => sum + statSync(file).size, 0);
}
