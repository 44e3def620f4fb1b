import type { PageScene } from "../../typeset/model/scene.ts";
import { type FilterLayer, filterLayers, type PageFilter } from "./filters.ts";

/** Half of the unit square's diagonal: the vignette's last color is in the corners. */
const CORNER = Math.SQRT1_2;

const fine = (value: number) => String(Math.round(value * 100) / 100);

const gradient = (id: string, stops: readonly { at: number; color: string }[], shape = "") =>
  `<radialGradient id="${id}"${shape}>${stops.map(({ at, color }) => `<stop offset="${at}" stop-color="${color}"/>`).join("")}</radialGradient>`;

function layerOf(layer: FilterLayer, id: string, { width, height }: PageScene): string {
  const page = `width="${fine(width)}" height="${fine(height)}"`;
  switch (layer.kind) {
    case "flat":
      return `<rect ${page} fill="${layer.color}" opacity="${layer.opacity}" style="mix-blend-mode:${layer.blend}"/>`;
    case "vignette":
      return `${gradient(id, layer.stops, ` cx="0.5" cy="0.5" r="${CORNER}"`)}<rect ${page} fill="url(#${id})" style="mix-blend-mode:multiply"/>`;
    case "spots": {
      const spots = layer.spots.map(
        ({ x, y, radius }) => `<circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(radius)}" fill="url(#${id})"/>`,
      );
      return `${gradient(id, layer.stops)}<g style="mix-blend-mode:multiply">${spots.join("")}</g>`;
    }
    case "fibers":
      return `<path d="${layer.d}" fill="none" stroke="${layer.color}" stroke-width="${layer.strokeWidth}" stroke-linecap="round" style="mix-blend-mode:multiply"/>`;
  }
}

/** The layers of a filter over a page, as SVG; '' for none. What they lie on must be isolated. */
export function svgFilter(filter: PageFilter, scene: PageScene): string {
  return filterLayers(filter, scene)
    .map((layer, index) => layerOf(layer, `f${index}`, scene))
    .join("\n");
}
