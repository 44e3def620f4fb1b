import { useLayoutEffect, useRef, useState } from "react";
import type { PageFilter } from "../../render/filters.ts";
import { SvgPage } from "../../render/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";
import type { HiddenItems, LayeredSheet, PageLayer } from "./page-layer.ts";
import { spokenScene } from "./spoken-scene.ts";

export interface SheetLayers {
  layer?: PageLayer | undefined;
  hiddenItems?: HiddenItems | undefined;
}

interface PageSheetProps extends SheetLayers {
  scene: PageScene;
  /** Another number for a page that is printed in over the one before; with the same number it changes where it lies. */
  arrival: number;
  filter: PageFilter;
  label: string;
  /** Lay in this place when the page appeared. */
  over?: PageScene | null;
  /** For the layer. */
  laid?: Omit<LayeredSheet, "zoom"> | null;
}

/** One page. Another one prints in over the one before it, unless that is the same. */
export function PageSheet({ scene, arrival, filter, label, over = null, laid = null, layer, hiddenItems }: PageSheetProps) {
  const [isLaid] = useState(() => over !== null && isSamePage(over, scene));
  const [first] = useState(arrival);
  const [shown, setShown] = useState({ scene, arrival, before: isLaid ? null : over });
  const before = shown.arrival === arrival ? shown.before : shown.scene;
  if (shown.scene !== scene || shown.arrival !== arrival) setShown({ scene, arrival, before });
  return (
    <div className="relative bg-paper shadow-page" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
      {before && (
        <div aria-hidden className="absolute inset-0 overflow-hidden">
          <SvgPage scene={before} filter={filter} label="" hasTextVersion className="block h-auto w-full" />
        </div>
      )}
      <div
        className={isLaid && arrival === first ? "relative" : "print-in relative"}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) setShown((now) => ({ ...now, before: null }));
        }}
        key={arrival}
      >
        <SvgPage
          scene={spokenScene(scene, laid?.set.toSet)}
          filter={filter}
          label={label}
          isHidden={hiddenItems}
          className="block h-auto w-full"
        />
      </div>
      {layer && laid && <LayerBox scene={scene} layer={layer} laid={laid} />}
    </div>
  );
}

/** Measures the sheet it lies on, whoever gave that its width. */
function LayerBox({ scene, layer, laid }: { scene: PageScene; layer: PageLayer; laid: Omit<LayeredSheet, "zoom"> }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const sheet = box.current?.parentElement;
    if (!sheet) return;
    const measure = () => setWidth(sheet.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);
  const zoom = width / scene.width;
  return (
    <div
      ref={box}
      className="pointer-events-none absolute"
      // Its places are the page's own, whichever way the screen reads.
      style={{ top: 0, left: 0, width: scene.width, height: scene.height, transformOrigin: "0 0", transform: `scale(${zoom})` }}
    >
      {zoom > 0 && layer(scene, { ...laid, zoom })}
    </div>
  );
}

const isSamePage = (one: PageScene, other: PageScene) => JSON.stringify(one.items) === JSON.stringify(other.items);
