import { sectionsOf } from "../../typeset/index.ts";
import { dropAside, isSamePage, type Pending, putAside, useCanvas } from "./canvas-store.ts";
import { forgetKeptBoxes } from "./kept-settings.ts";
import type { LayoutBox } from "./layout-edits.ts";
import { begin, load, markSaved, replaceLayout, useLayoutStore } from "./layout-store.ts";
import type { SampleWords } from "./sample-words.ts";
import { askPreview, type LayoutOf, readLayout } from "./saved-layouts.ts";

export interface PreviewWish {
  words: SampleWords;
  pending: Pending;
  /** Boxes that are laid as unsaved ones, in place of the layout in force. */
  boxes?: readonly LayoutBox[];
  enhance?: boolean;
}

/**
 * Asks for a preview of what is configured and lays its boxes; gives how many there are. Boxes that were moved and not saved stay
 * reachable: by Undo on the same page, set aside on another one.
 */
export async function generatePreview({ words, pending, boxes, enhance = false }: PreviewWish): Promise<number> {
  const { configuration, preview } = useCanvas.getState();
  const of: LayoutOf = { template: configuration.template, layout: configuration.layout };
  const { settings } = useLayoutStore.getState();
  useCanvas.setState({ pending, trouble: null });
  try {
    const stays = isSamePage(preview, of);
    const inForce = stays && pending !== "generate" ? useCanvas.getState().inForce : await readLayout(of);
    const sections = boxes ?? inForce?.sectionLayout ?? null;
    const answer = await askPreview({
      ...of,
      title: configuration.title ?? words.title,
      content: configuration.content ?? words.content,
      settings,
      sections,
      enhance,
    });
    const usual = boxes ? (inForce?.sectionLayout ?? sectionsOf(of.template, of.layout, settings)) : answer.sections;
    layBoxes(stays ? null : preview, usual, boxes && answer.sections);
    if (boxes) dropAside(of);
    else forgetKeptBoxes();
    useCanvas.setState({
      preview: {
        ...configuration,
        settings,
        enhancedImageUrl: answer.enhancedImageUrl,
        number: (preview?.number ?? 0) + 1,
        at: performance.now(),
      },
      inForce,
      hasFailed: false,
    });
    return answer.sections.length;
  } finally {
    useCanvas.setState({ pending: null });
  }
}

/** `left`: the page that is not shown any more; null where the same one stays. */
function layBoxes(left: LayoutOf | null, usual: readonly LayoutBox[], boxes: readonly LayoutBox[] | undefined): void {
  const { sections, isLayoutDirty } = useLayoutStore.getState();
  const isFirst = sections.length === 0;
  if (left || isFirst) {
    if (left && isLayoutDirty) putAside({ template: left.template, layout: left.layout, sections });
    begin(usual);
    if (boxes) replaceLayout(boxes);
  } else if (boxes) {
    replaceLayout(boxes);
  } else if (isLayoutDirty) {
    replaceLayout(usual);
    markSaved("layout");
  } else {
    load(usual);
  }
}
