import { Resvg } from "@resvg/resvg-js";
import { withPngMetadata } from "./png-metadata.ts";

/** Draws a page that is all outlines (svgPage) as a PNG `width` pixels wide, with its density in dots per inch stated. Throws when the drawing is no SVG. */
export function pngOf(svg: string, width: number, dpi: number): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    imageRendering: 0,
  }).render();
  const parts = withPngMetadata(new Uint8Array(drawn.asPng()), { dpi });
  return Buffer.concat(parts);
}
