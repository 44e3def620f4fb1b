import { useEffect, useRef, useState } from "react";
import type { PageFilter } from "../../render/filters.ts";
import { SvgPage } from "../../render/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";

interface PageSheetProps {
  scene: PageScene;
  filter: PageFilter;
  label: string;
}

/** One page. A page set anew prints in over the one before it. */
export function PageSheet({ scene, filter, label }: PageSheetProps) {
  const shown = useRef(scene);
  const [before, setBefore] = useState<PageScene | null>(null);
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
      <div className="print-in relative" onAnimationEnd={() => setBefore(null)} key={`${scene.page}-${keyOf(scene)}`}>
        <SvgPage scene={scene} filter={filter} label={label} className="block h-auto w-full" />
      </div>
    </div>
  );
}

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
