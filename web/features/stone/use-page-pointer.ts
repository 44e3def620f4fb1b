import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PageScene } from "../../typeset/index.ts";
import { blockAt, type PageBlock } from "./blocks-on-page.ts";
import { useStoneEditor } from "./stone-editor.ts";

/** Pointing at a page and clicking on it. Its text can be selected as ever: who has drawn over it opens nothing. */
export function usePagePointer(
  layer: RefObject<HTMLElement | null>,
  scene: PageScene,
  page: number,
  blocks: readonly PageBlock[],
  onOwnWords: (point: { x: number; y: number }) => void,
) {
  const [hovered, setHovered] = useState<PageBlock | null>(null);
  useEffect(() => {
    const sheet = layer.current?.parentElement?.parentElement;
    if (!sheet) return;
    const placeOf = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width } = sheet.getBoundingClientRect();
      const scale = scene.width / width;
      return { x: (clientX - left) * scale, y: (clientY - top) * scale };
    };
    const isInField = (event: Event) => event.target instanceof Element && event.target.closest(".stone-field, button, a, input") !== null;
    const look = (event: PointerEvent) => {
      const block = event.pointerType === "mouse" && event.buttons === 0 ? blockAt(blocks, placeOf(event)) : null;
      setHovered(block);
      sheet.style.cursor = block ? "text" : "";
    };
    const leave = () => setHovered(null);
    let down = { x: 0, y: 0 };
    const press = (event: PointerEvent) => {
      down = { x: event.clientX, y: event.clientY };
    };
    const click = (event: MouseEvent) => {
      if (isInField(event) || event.button !== 0 || Math.hypot(event.clientX - down.x, event.clientY - down.y) > 6) return;
      const selection = document.getSelection();
      if (selection && !selection.isCollapsed && event.detail < 2) return;
      const place = placeOf(event);
      const block = blockAt(blocks, place);
      const { open, openAt, close } = useStoneEditor.getState();
      if (block) {
        selection?.removeAllRanges();
        // In the same turn: a telephone shows its keyboard only for what is focused by the tap itself.
        flushSync(() => openAt(block.path, { point: { x: event.clientX, y: event.clientY }, place: { page, ...place } }));
      } else if (open) close();
      else onOwnWords(place);
    };
    sheet.addEventListener("pointermove", look);
    sheet.addEventListener("pointerleave", leave);
    sheet.addEventListener("pointerdown", press);
    sheet.addEventListener("click", click);
    return () => {
      sheet.removeEventListener("pointermove", look);
      sheet.removeEventListener("pointerleave", leave);
      sheet.removeEventListener("pointerdown", press);
      sheet.removeEventListener("click", click);
      sheet.style.cursor = "";
    };
  }, [layer, scene, page, blocks, onOwnWords]);
  return hovered;
}
