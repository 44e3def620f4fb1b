import { useLayoutEffect, useRef, useState } from "react";
import type { PageFilter } from "../../render/draw/filters.ts";
import { LivePage } from "../../render/react/live-page.tsx";
import type { PicturedAt } from "../../render/react/picture-fade-in.tsx";
import { SvgPage } from "../../render/react/svg-page.tsx";
import type { PageScene } from "../../typeset/index.ts";
import type { LiveFront } from "./live-work.ts";
import type { HiddenItems, LayeredSheet, PageLayer } from "./page-layer.ts";
import { spokenScene } from "./spoken-scene.ts";

/** A front page as far as it was seen to grow: what the finished one is handed over. */
export interface GrownPage extends LiveFront {
  picturedAt: PicturedAt;
}

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
  over?: GrownPage | null;
  /** For the layer. */
  laid?: Omit<LayeredSheet, "zoom"> | null;
}

interface Shown {
  scene: PageScene;
  arrival: number;
  /** What it is printed over. */
  before: PageScene | GrownPage | null;
}

/**
 * One page. Another one prints in over the one before it; over a page that has grown to it nothing moves but pictures, which go on coming
 * up.
 */
export function PageSheet({ scene, arrival, filter, label, over = null, laid = null, layer, hiddenItems }: PageSheetProps) {
  const [grown] = useState(over);
  const [staysInPlace] = useState(() => over !== null && isSamePrint(over.scene, scene));
  const [first] = useState(arrival);
  const [shown, setShown] = useState<Shown>({ scene, arrival, before: staysInPlace ? null : over });
  const before = shown.arrival === arrival ? shown.before : shown.scene;
  if (shown.scene !== scene || shown.arrival !== arrival) setShown({ scene, arrival, before });
  return (
    <div className="relative bg-paper shadow-page" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
      {before && (
        <div aria-hidden className="absolute inset-0 overflow-hidden">
          {"bars" in before ? (
            <LivePage {...before} className="block h-auto w-full" />
          ) : (
            <SvgPage scene={before} filter={filter} label="" hasTextVersion className="block h-auto w-full" />
          )}
        </div>
      )}
      <div
        className={staysInPlace && arrival === first ? "relative" : "print-in relative"}
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
          picturedAt={arrival === first ? grown?.picturedAt : undefined}
          className="block h-auto w-full"
        />
      </div>
      {layer && laid && <LayerBox scene={scene} layer={layer} laid={laid} />}
    </div>
  );
}

/** Measures the sheet it is on, wherever its width comes from. */
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

const printOf = ({ items }: PageScene) => JSON.stringify(items.filter(({ kind }) => kind !== "picture"));

/** All but the pictures, which may have been on their way until now. */
const isSamePrint = (one: PageScene, other: PageScene) => printOf(one) === printOf(other);
