import { type ClipboardEvent, memo } from "react";
import type { PageScene, SceneItem } from "../../typeset/model/scene.ts";
import type { PageFilter } from "../draw/filters.ts";
import { keyOfItem } from "../draw/item-keys.ts";
import { sheetAttributes } from "../draw/sheet-attributes.ts";
import { useTreatedPictures } from "../image/treated-pictures.ts";
import { copiedText, selectedLines } from "./copied-text.ts";
import { DevelopingPicture, type PicturedAt } from "./picture-fade-in.tsx";
import { type ShownPicture, SvgFilter, SvgItem } from "./svg-items.tsx";

function drawItem(item: SceneItem, scene: PageScene, shown: ShownPicture, picturedAt: PicturedAt | undefined) {
  const key = keyOfItem(item);
  const drawn = { item, paper: scene.background, ink: scene.ink, shown };
  return item.kind === "picture" && picturedAt ? (
    <DevelopingPicture key={key} {...drawn} src={item.src} picturedAt={picturedAt} />
  ) : (
    <SvgItem key={key} {...drawn} />
  );
}

function copyPlainText(event: ClipboardEvent<SVGSVGElement>, drawn: readonly SceneItem[]): void {
  const items = drawn.filter((item) => item.kind === "text");
  const lines = selectedLines(event.currentTarget, items, document.getSelection());
  if (lines.length === 0) return;
  event.clipboardData.setData("text/plain", copiedText(lines));
  event.preventDefault();
}

export interface SvgPageProps {
  scene: PageScene;
  /** What a screen reader calls the page, in the reader's language. */
  label: string;
  className?: string;
  /** True where the same text is beside it for screen readers (TextVersion): the page is then for the eye alone. */
  hasTextVersion?: boolean;
  /** Drawn over the page, as in exports. */
  filter?: PageFilter;
  /** Items for which it is true are not drawn. */
  isHidden?: ((item: SceneItem, scene: PageScene) => boolean) | undefined;
  /** The newspaper was shown while it was generated: its pictures continue to fade in. Others are shown at once. */
  picturedAt?: PicturedAt | undefined;
}

/**
 * A page on the screen: real, selectable text in the reading order of the scene, sharp at any size. Fills the width it is given (set it by
 * CSS). The faces must be loaded (loadFonts, loadSceneFonts); pictures appear when they have come, and leave a tinted box when they do not.
 */
export const SvgPage = memo(function SvgPage({
  scene,
  label,
  className,
  hasTextVersion = false,
  filter = "none",
  isHidden,
  picturedAt,
}: SvgPageProps) {
  const pictures = useTreatedPictures(scene);
  const drawn = isHidden ? scene.items.filter((item) => !isHidden(item, scene)) : scene.items;
  return (
    <svg
      {...sheetAttributes(scene)}
      className={className}
      role={hasTextVersion ? undefined : "document"}
      aria-label={hasTextVersion ? undefined : label}
      aria-hidden={hasTextVersion || undefined}
      onCopy={(event) => copyPlainText(event, drawn)}
    >
      <rect width={scene.width} height={scene.height} fill={scene.background} />
      {drawn.map((item) => drawItem(item, scene, item.kind === "picture" ? pictures.get(item) : undefined, picturedAt))}
      <SvgFilter filter={filter} scene={scene} />
    </svg>
  );
});
