import type { PageScene } from "../../typeset/index.ts";

/** What the SVG of every page has: its measure in points, its language, and letters drawn where the typesetter measured them. */
export function sheetAttributes(scene: PageScene) {
  return {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    lang: scene.language,
    direction: scene.direction,
    textRendering: "geometricPrecision",
    xmlSpace: "preserve",
    style: {
      background: scene.background,
      isolation: "isolate",
      whiteSpace: "pre",
      fontKerning: "normal",
      fontSynthesis: "none",
      textSpacingTrim: "space-all",
    },
  } as const;
}
