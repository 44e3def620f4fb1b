import { useEffect, useRef, useState } from "react";
import type { PageFilter } from "../../render/filters.ts";
import { SvgPage } from "../../render/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";

interface PageSheetProps {
  scene: PageScene;
  filter: PageFilter;
  label: string;
  /** Lay in this place when the page appeared. */
  over?: PageScene | null;
}

/** One page. A page set anew prints in over the one before it, unless that is the same. */
export function PageSheet({ scene, filter, label, over = null }: PageSheetProps) {
  const shown = useRef(scene);
  const [isLaid] = useState(() => over !== null && isSamePage(over, scene));
  const [before, setBefore] = useState<PageScene | null>(isLaid ? null : over);
  const first = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    setBefore(shown.current);
    shown.current = scene;
  }, [scene]);
  return (
    <div className="relative bg-paper shadow-page" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
      {before && (
        <div aria-hidden className="absolute inset-0 overflow-hidden">
          <SvgPage scene={before} filter={filter} label="" hasTextVersion className="block h-auto w-full" />
        </div>
      )}
      <div
        className={isLaid && scene === first.current ? "relative" : "print-in relative"}
        onAnimationEnd={() => setBefore(null)}
        key={`${scene.page}-${keyOf(scene)}`}
      >
        <SvgPage scene={scene} filter={filter} label={label} className="block h-auto w-full" />
      </div>
    </div>
  );
}

const isSamePage = (one: PageScene, other: PageScene) => JSON.stringify(one.items) === JSON.stringify(other.items);

const keys = new WeakMap<PageScene, number>();
let count = 0;
/** A key that changes with the scene, so that the reveal runs again. */
function keyOf(scene: PageScene): number {
  const known = keys.get(scene);
  if (known !== undefined) return known;
  count += 1;
  keys.set(scene, count);
  return count;
}
