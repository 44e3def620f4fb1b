import { useMemo } from "react";
import { strokesOf } from "./features/facts/mark-geometry.ts";
import { wordsSet } from "./features/facts/marks.ts";
import { canvasMeasurer } from "./features/facts/words-on-pages.ts";
import type { PageLayer } from "./features/preview/page-layer.ts";
import { useOfferedCut } from "./features/tools/offered-cut.ts";
import { wordsOn } from "./typeset/index.ts";

/** Through the middle of small letters, in sizes above the baseline. */
const height = 0.24;
const thickness = 0.09;

/** Sentences that are offered to be left out, struck through on the page. On the screen alone. */
export function CutOnPage({ scene, sheet: { pages, set } }: { scene: Parameters<PageLayer>[0]; sheet: Parameters<PageLayer>[1] }) {
  const ranges = useOfferedCut((offered) => offered.ranges);
  const strokes = useMemo(() => {
    if (ranges.length === 0) return [];
    const words = wordsOn(pages);
    const wordsOf = wordsSet(set.toSet);
    return ranges.flatMap((range) => strokesOf(scene, words, range, wordsOf(range.path), canvasMeasurer()));
  }, [ranges, scene, pages, set]);
  if (strokes.length === 0) return null;
  return (
    <svg
      aria-hidden
      data-cut={strokes.length}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {strokes.map(({ x, y, width, size }) => (
        // The page is paper in dark surroundings too: the red of light ones.
        <rect key={`${x} ${y}`} x={x} y={y - size * (height + thickness / 2)} width={width} height={size * thickness} fill="#b3261e" />
      ))}
    </svg>
  );
}
