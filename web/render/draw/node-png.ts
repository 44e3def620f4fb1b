import { Resvg } from "@resvg/resvg-js";
import { type FileMetadata, withPngMetadata } from "../image/png-metadata.ts";

/**
 * Draws a page that is all outlines (svgPage) as a PNG `width` pixels wide, with its density and origin stated. Throws when the drawing is
 * no SVG.
 */
export function pngOf(svg: string, width: number, metadata: FileMetadata): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    imageRendering: 0,
  }).render();
  return Buffer.concat(withPngMetadata(new Uint8Array(drawn.asPng()), metadata));
}
