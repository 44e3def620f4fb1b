import { type RefObject, useEffect } from "react";
import { useStone } from "../../api/stone/stone.ts";
import type { NewspaperToSet, PageScene } from "../../typeset/index.ts";
import { areaInView } from "./area-in-view.ts";
import { blocksOnPage, isReference, type PageBlock } from "./blocks-on-page.ts";
import { DateField } from "./date-field.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { headlineOver, missingText } from "./fields.ts";
import { useStoneKnown } from "./first-hint.tsx";
import type { Area } from "./item-box.ts";
import { useStoneEditor } from "./stone-editor.ts";
import { sheetOf, usePageOffsets } from "./use-page-offsets.ts";

interface OpenedFieldProps {
  layer: RefObject<HTMLDivElement | null>;
  pages: readonly PageScene[];
  toSet: NewspaperToSet;
  zoom: number;
  showArea?: ((page: number, area: Area, leastTypePx?: number) => void) | undefined;
}

/** Type that can be read and written on a telephone; smaller, and some browsers draw nearer by themselves. */
const leastTouchType = 16;

function focusBlock(path: string, layer: HTMLElement | null): void {
  const viewer = sheetOf(layer)?.parentElement?.parentElement ?? document;
  const buttons = [...viewer.querySelectorAll<HTMLElement>("[data-stone-block]")];
  const buttonOf = (wanted: string | null) => buttons.find(({ dataset }) => dataset.stoneBlock === wanted);
  // A text that is not printed has none: the keyboard stays on the page.
  (buttonOf(path) ?? buttonOf(headlineOver(path)) ?? buttons[0])?.focus({ preventScroll: true });
}

/** Each field once, where it stands first. */
function firstPrintings(blocks: readonly PageBlock[]): PageBlock[] {
  const own = blocks.filter((block) => !isReference(block));
  return own.filter(({ path }, index) => own.findIndex((block) => block.path === path) === index);
}

/** Where a press keeps the field open: on the pages, their tools, and what lies over the screen. */
const keeping = "[data-stone-page], [data-stone-keep], #stage, [role=dialog], [role=alertdialog], [data-toast]";

/** The field that is open, over all pages, and what is said of it. */
export function OpenedField({ layer, pages, toSet, zoom, showArea }: OpenedFieldProps) {
  const open = useStoneEditor((editor) => editor.open);
  const said = useStoneEditor((editor) => editor.said);
  const path = open?.path;
  const id = open?.id;
  const offsets = usePageOffsets(layer, pages, id);
  useEffect(() => {
    if (path === undefined) return;
    useStoneKnown.getState().learn();
    const keep = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(keeping))) useStoneEditor.getState().close();
    };
    document.addEventListener("pointerdown", keep);
    return () => document.removeEventListener("pointerdown", keep);
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(() => {
    if (path === undefined || !showArea) return;
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const blocks = pages.flatMap((scene, page) => blocksOnPage(scene, page));
    const point = open?.place;
    const found = areaInView(blocks, path, point ?? null);
    const scene = found && pages[found.page];
    if (!scene || (!isTouch && open?.point)) return;
    const { area } = found;
    const seen = point && isTouch ? { ...area, y: Math.max(area.y, point.y - 30), height: Math.min(area.height, 60) } : area;
    showArea(scene.page, seen, isTouch ? leastTouchType : undefined);
  }, [id]);
  const onNext = (direction: 1 | -1) => {
    const blocks = pages.flatMap((scene, page) => blocksOnPage(scene, page));
    const first = firstPrintings(blocks);
    const { newspaper } = useStone.getState();
    // Behind the headline of a story without a text comes the text, which is not printed yet.
    const stops = first.flatMap((block) => {
      const textPath = newspaper && missingText(newspaper, block.path);
      return [{ path: block.path, block }, ...(textPath ? [{ path: textPath, block: null }] : [])];
    });
    const next = stops[stops.findIndex((stop) => stop.path === path) + direction];
    if (!next) return false;
    const { x = 0, y = 0 } = next.block?.items[0] ?? {};
    useStoneEditor.getState().openAt(next.path, { at: 0, ...(next.block && { place: { page: next.block.page, x, y } }) });
    return true;
  };
  const onLeave = () => open && focusBlock(open.path, layer.current);
  return (
    <>
      {open && (
        <div style={offsets}>
          {open.path === "publishDate" ? (
            <DateField key={open.id} pages={pages} page={open.place?.page ?? 0} onLeave={onLeave} />
          ) : (
            <FieldEditor open={open} pages={pages} toSet={toSet} zoom={zoom} onNext={onNext} onLeave={onLeave} />
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
