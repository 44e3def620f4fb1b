import { memo, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PageScene, SceneItem } from "../../typeset/model/scene.ts";
import type { Area } from "../draw/greeked.ts";
import { sheetAttributes } from "../draw/sheet-attributes.ts";
import { useTreatedPictures } from "../image/treated-pictures.ts";
import { DevelopingPicture, type PicturedAt } from "./picture-fade-in.tsx";
import { SvgItem } from "./svg-items.tsx";

export interface LivePageProps {
  /** A page with its true items only. */
  scene: PageScene;
  /** See GreekedPage. */
  bars: ReadonlyMap<string, readonly Area[]>;
  /** Kept for pictures that are still being made. */
  places: readonly Area[];
  /** Called once, when the first words of the headline are in the document. */
  onHeadline?: () => void;
  /** Where its pictures are noted as they come up, for the page that takes this one's place. */
  picturedAt?: PicturedAt;
  className?: string;
}

/** Large type is drawn lighter: a bar as dark as that of the text would be the blackest thing on the page. */
const tone = { text: 0.17, display: 0.1 };
const displayHeight = 7.5;

const pathOf = (bars: readonly Area[]) =>
  bars
    .map(({ x, y, width, height }) => `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${-width.toFixed(1)}z`)
    .join("");

const placeOf = (item: SceneItem) => `${item.kind} ${Math.round(item.x * 4)} ${Math.round(item.y * 4)}`;

/** What was drawn in the same place is the same object as long as nothing of it changes, so that it is not drawn again. */
function useSettled(items: readonly SceneItem[]): { item: SceneItem; place: string }[] {
  const known = useRef(new Map<string, { item: SceneItem; text: string }>());
  return useMemo(() => {
    const next: typeof known.current = new Map();
    const settled = items.map((item) => {
      let place = placeOf(item);
      while (next.has(place)) place += "'";
      const text = JSON.stringify(item);
      const before = known.current.get(place);
      const kept = before?.text === text ? before : { item, text };
      next.set(place, kept);
      return { item: kept.item, place };
    });
    known.current = next;
    return settled;
  }, [items]);
}

/**
 * A page in the making, for the eye alone: what is true as type, lines that are not written yet as bars, pictures developing in their
 * places. Fills the width it is given.
 */
export const LivePage = memo(function LivePage({ scene, bars, places, onHeadline, picturedAt, className }: LivePageProps) {
  const pictures = useTreatedPictures(scene);
  const [own] = useState<PicturedAt>(() => new Map());
  const settled = useSettled(scene.items);
  const hasHeadline = scene.items.some((item) => item.kind === "text" && item.block === "expanded-title");
  const isTold = useRef(false);
  useLayoutEffect(() => {
    if (!hasHeadline || isTold.current) return;
    isTold.current = true;
    onHeadline?.();
  }, [hasHeadline, onHeadline]);
  const shownAt = (index: number) => {
    const item = scene.items[index];
    return item?.kind === "picture" ? pictures.get(item) : undefined;
  };
  const draw = (item: SceneItem, place: string, index: number): ReactElement => {
    const drawn = { item, paper: scene.background, ink: scene.ink };
    if (item.kind !== "picture") return <SvgItem key={place} {...drawn} />;
    return <DevelopingPicture key={item.src} {...drawn} src={item.src} shown={shownAt(index)} picturedAt={picturedAt ?? own} />;
  };
  return (
    <svg {...sheetAttributes(scene)} className={className} aria-hidden>
      <rect width={scene.width} height={scene.height} fill={scene.background} />
      {settled.map(({ item, place }, index) => draw(item, place, index))}
      {places.map((place) => (
        <KeptPlace key={`${place.x} ${place.y}`} place={place} ink={scene.ink} />
      ))}
      {Array.from(bars, ([color, lines]) => (
        <Bars key={color} color={color} bars={lines} />
      ))}
    </svg>
  );
});

function Bars({ color, bars }: { color: string; bars: readonly Area[] }) {
  const isDisplay = ({ width, height }: Area) => Math.min(width, height) > displayHeight;
  return (
    <>
      <path d={pathOf(bars.filter((bar) => !isDisplay(bar)))} fill={color} opacity={tone.text} />
      <path d={pathOf(bars.filter(isDisplay))} fill={color} opacity={tone.display} />
    </>
  );
}

/** The place of a picture: a keyline, and paper a little darker than the page's. */
function KeptPlace({ place: { x, y, width, height }, ink }: { place: Area; ink: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={ink} opacity={0.05} />
      <rect x={x + 0.25} y={y + 0.25} width={width - 0.5} height={height - 0.5} fill="none" stroke={ink} strokeWidth={0.5} opacity={0.45} />
    </>
  );
}
