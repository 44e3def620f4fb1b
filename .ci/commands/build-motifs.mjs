// Builds web/public/motifs.json, the outlines the vignettes are cut from. Run by hand, never by npm test:
//   1. in an empty folder:
//        npm pack @iconify-json/game-icons@1.2.4 @iconify-json/temaki@1.2.6 @iconify-json/maki@1.2.5
//        and unpack each archive into iconify-json-game-icons, iconify-json-temaki, iconify-json-maki
//   2. npm run -s node -- .ci/commands/build-motifs.mjs <that folder>
// Sources: game-icons.net (CC BY 3.0), temaki and maki (CC0); see .github/CREDITS.md.
// An outline is absolute M, L, C and Z in whole units of a box of 512.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { motifs } from "../../functions/house/pictures/motif-words.ts";

const source = process.argv[2];
if (!source) throw new Error("Give the folder that holds the three icon sets (see the head of this file).");
const sets = Object.fromEntries(
  ["game-icons", "temaki", "maki"].map((name) => [name, JSON.parse(readFileSync(join(source, `iconify-json-${name}/icons.json`), "utf8"))]),
);

function bodyOf(icon) {
  const [set, name] = icon.includes(":") ? icon.split(":") : ["game-icons", icon];
  const data = sets[set];
  const body = (data.icons[name] ?? data.icons[data.aliases?.[name]?.parent])?.body;
  if (!body) throw new Error(`${icon} is in none of the sets`);
  if (/transform|<(?!path|\/?g)/.test(body)) throw new Error(`${icon} is more than paths: ${body.slice(0, 200)}`);
  return { body, scale: 512 / (data.width ?? data.height ?? 16) };
}

// An elliptical arc as cubic curves (SVG 1.1, appendix F.6).
function arcToCurves(x1, y1, rx, ry, turn, large, sweep, x2, y2) {
  if (rx === 0 || ry === 0) return [[x1, y1, x2, y2, x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const dx = (cos * (x1 - x2) + sin * (y1 - y2)) / 2;
  const dy = (-sin * (x1 - x2) + cos * (y1 - y2)) / 2;
  const grow = Math.sqrt(Math.max(1, (dx / rx) ** 2 + (dy / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const root = Math.sqrt(Math.max(0, (a * a * b * b - a * a * dy * dy - b * b * dx * dx) / (a * a * dy * dy + b * b * dx * dx || 1)));
  const side = large === sweep ? -root : root;
  const [ux, uy] = [(side * a * dy) / b, (-side * b * dx) / a];
  const [cx, cy] = [cos * ux - sin * uy + (x1 + x2) / 2, sin * ux + cos * uy + (y1 + y2) / 2];
  const start = Math.atan2((dy - uy) / b, (dx - ux) / a);
  let span = Math.atan2((-dy - uy) / b, (-dx - ux) / a) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const step = span / count;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (x, y) => [cos * a * x - sin * b * y + cx, sin * a * x + cos * b * y + cy];
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [start + i * step, start + (i + 1) * step];
    return [
      ...at(Math.cos(from) - k * Math.sin(from), Math.sin(from) + k * Math.cos(from)),
      ...at(Math.cos(to) + k * Math.sin(to), Math.sin(to) - k * Math.cos(to)),
      ...at(Math.cos(to), Math.sin(to)),
    ];
  });
}

function readCommands(data) {
  const commands = [];
  for (const [, letter, rest] of data.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const count = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }[letter.toUpperCase()];
    // The flags of an arc may stand without a space before the next number.
    const number = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?";
    const shape =
      letter.toUpperCase() === "A"
        ? new RegExp(`(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`, "gi")
        : null;
    const numbers = shape
      ? [...rest.matchAll(shape)].flatMap((match) => match.slice(1).map(Number))
      : (rest.match(new RegExp(number, "gi")) ?? []).map(Number);
    if (count === 0) commands.push({ letter, values: [] });
    for (let i = 0; count > 0 && i < numbers.length; i += count) {
      const repeated = i > 0 && letter.toUpperCase() === "M" ? (letter === "M" ? "L" : "l") : letter;
      commands.push({ letter: repeated, values: numbers.slice(i, i + count) });
    }
  }
  return commands;
}

function plain(data, scale) {
  let [x, y, startX, startY, controlX, controlY, before] = [0, 0, 0, 0, 0, 0, ""];
  let out = "";
  const write = (letter, values) => {
    out += letter + values.map((value) => Math.round(value * scale)).join(" ");
  };
  const curve = (values) => {
    write("C", values);
    [controlX, controlY, x, y] = values.slice(2);
  };
  for (const { letter, values } of readCommands(data)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const point = (i) => [values[i] + (relative ? x : 0), values[i + 1] + (relative ? y : 0)];
    const mirrored = (kinds) => (kinds.includes(before) ? [2 * x - controlX, 2 * y - controlY] : [x, y]);
    if (kind === "M") {
      [x, y] = point(0);
      [startX, startY] = [x, y];
      write("M", [x, y]);
    } else if (kind === "L" || kind === "H" || kind === "V") {
      [x, y] = kind === "L" ? point(0) : kind === "H" ? [values[0] + (relative ? x : 0), y] : [x, values[0] + (relative ? y : 0)];
      write("L", [x, y]);
    } else if (kind === "C") curve([...point(0), ...point(2), ...point(4)]);
    else if (kind === "S") curve([...mirrored("CS"), ...point(0), ...point(2)]);
    else if (kind === "Q" || kind === "T") {
      const [qx, qy] = kind === "Q" ? point(0) : mirrored("QT");
      const [ex, ey] = point(kind === "Q" ? 2 : 0);
      write("C", [x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), ex + (2 / 3) * (qx - ex), ey + (2 / 3) * (qy - ey), ex, ey]);
      [controlX, controlY, x, y] = [qx, qy, ex, ey];
    } else if (kind === "A") {
      const [ex, ey] = point(5);
      for (const part of arcToCurves(x, y, values[0], values[1], values[2], values[3], values[4], ex, ey)) curve(part);
      [x, y] = [ex, ey];
    } else {
      out += "Z";
      [x, y] = [startX, startY];
    }
    before = kind;
  }
  return out;
}

const outlines = Object.fromEntries(
  motifs.map(({ icon }) => {
    const { body, scale } = bodyOf(icon);
    return [icon, [...body.matchAll(/\sd="([^"]+)"/g)].map(([, data]) => plain(data, scale)).join("")];
  }),
);
const target = join(import.meta.dirname, "../../web/public/motifs.json");
writeFileSync(target, `${JSON.stringify(outlines, null, 1)}\n`);
const sizes = Object.entries(outlines).map(([icon, data]) => `${icon} ${data.length}`);
console.log(motifs.length, "motifs;", sizes.filter((size) => Number(size.split(" ")[1]) > 4000).join(", "));
