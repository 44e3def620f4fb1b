import { type CSSProperties, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { NewspaperToSet, PageScene } from "../../typeset/index.ts";
import { BlockButtons } from "./block-buttons.tsx";
import type { PageBlock } from "./blocks-on-page.ts";
import { FirstHint } from "./first-hint.tsx";
import { type Area, areaStyle } from "./item-box.ts";
import { OpenedField } from "./opened-field.tsx";
import { useStoneEditor } from "./stone-editor.ts";
import { useOwnWords } from "./use-own-words.ts";
import { usePageBlocks } from "./use-page-blocks.ts";
import { usePagePointer } from "./use-page-pointer.ts";
import "../../i18n/stone-words.ts";
import "./stone.css";

interface StoneLayerProps {
  /** The page it lies on. */
  scene: PageScene;
  /** All pages, as they are shown. */
  pages: readonly PageScene[];
  /** What they were set of. */
  toSet: NewspaperToSet;
  /** CSS pixels for one point. */
  zoom: number;
  /** Brings a part of a page (numbered from 1) into view, near enough to read type of so many pixels: the viewer's own. */
  showArea?: ((page: number, area: Area, leastTypePx?: number) => void) | undefined;
}

/**
 * Lies over one page of the stage: makes its texts something that can be clicked, and holds the text field. The field stands over the first
 * page, whatever page its text is on, so that it outlives pages that come and go while it is written in.
 */
export function StoneLayer(props: StoneLayerProps) {
  // Until its words are there, the page is only looked at.
  return (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  );
}

function Layer({ scene, pages, toSet, zoom, showArea }: StoneLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const page = Math.max(0, pages.indexOf(scene));
  const isFirst = page === 0;
  const blocks = usePageBlocks(scene, page);
  const open = useStoneEditor((editor) => editor.open);
  const { t } = useTranslation("stone");
  const own = useOwnWords(scene);
  const hovered = usePagePointer(layer, scene, page, blocks, own.ask);
  const outlined = hovered && hovered.path !== open?.path ? hovered : null;
  const opened = open ? blocks.filter(({ path }) => path === open.path) : [];
  // The box it is in is drawn larger by the zoom. Type is laid out at the size it has on the screen, so that the caret is as thick as
  // everywhere.
  const size = { width: scene.width * zoom, height: scene.height * zoom, transform: `scale(${1 / zoom})` };
  return (
    <div ref={layer} data-stone-page={page} className="stone-layer" style={{ ...size, "--pt": `${zoom}px` } as CSSProperties}>
      {outlined && <Areas block={outlined} className="stone-outline" />}
      {opened.map((block) => (
        <Areas key={block.items[0]?.y} block={block} className="stone-opened" />
      ))}
      <BlockButtons blocks={blocks} page={page} />
      {own.note && (
        <p
          role="status"
          className="stone-note"
          style={{ left: `clamp(9rem, ${own.note.x * zoom}px, calc(100% - 9rem))`, top: own.note.y * zoom }}
        >
          {t(`own.${own.note.words}`)}
        </p>
      )}
      {isFirst && (
        <>
          <FirstHint />
          <OpenedField layer={layer} pages={pages} toSet={toSet} zoom={zoom} showArea={showArea} />
        </>
      )}
    </div>
  );
}

function Areas({ block, className }: { block: PageBlock; className: string }) {
  return block.areas.map((area) => <div key={`${area.x} ${area.y}`} className={`stone-area ${className}`} style={areaStyle(area)} />);
}
