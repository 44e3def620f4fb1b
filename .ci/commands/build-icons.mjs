// Draws the icons of web/public/favicon.svg: web/public/icons/*.png and web/public/favicon.ico. Run by hand when the mark has changed:
//   npm run -s node -- .ci/commands/build-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const mark = readFileSync("web/public/favicon.svg", "utf8");
const paper = /<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1];
const drawing = mark.replace(/^<svg[^>]*>|<\/svg>\s*$|<title>.*?<\/title>/g, "");
/** The mark's own measure. */
const side = 32;

/** `share` of the picture's side is the mark's; a mask may cut off all that is outside four fifths of it (W3C, Web App Manifest). */
function draw(size, share = 1) {
  const edge = (side * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${paper}"/><g transform="translate(${edge} ${edge}) scale(${share})">${drawing}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/** A PNG in the old container: one entry of 32 × 32 with 32 bits each (ICONDIR, ICONDIRENTRY). */
function icoOf(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const masked = 0.72;
mkdirSync("web/public/icons", { recursive: true });
for (const size of [192, 512]) {
  writeFileSync(`web/public/icons/icon-${size}.png`, draw(size));
  writeFileSync(`web/public/icons/maskable-${size}.png`, draw(size, masked));
}
writeFileSync("web/public/icons/apple-touch-icon.png", draw(180, 0.84));
writeFileSync("web/public/favicon.ico", icoOf(draw(32)));
