import type { GrowingSheet, PressRoom } from "./features/landing/press-room.ts";
import { openLiveSheet, setPagesBeside } from "./features/preview/typesetting-host.ts";
import { loadSceneFonts } from "./render/fonts/fonts.ts";
import type { NewspaperToSet, PageScene } from "./typeset/index.ts";

/** In the Web Worker where there is one, else in the window. */
async function setFront(newspaper: NewspaperToSet): Promise<PageScene> {
  const { pages } = await setPagesBeside(newspaper).catch(async (error) => {
    console.warn("The page is set in the window", error);
    const { setPagesOf } = await import("./features/preview/set-pages.ts");
    return setPagesOf(newspaper);
  });
  const [front] = pages;
  if (!front) throw new Error("The newspaper has no front page");
  await loadSceneFonts([front]);
  return front;
}

function begin({
  folio,
  madeWith,
  pictures: _made,
  expandedContent: _written,
  newspaperName: _named,
  ...order
}: NewspaperToSet): GrowingSheet {
  const { place, ...rest } = order;
  const sheet = openLiveSheet({ ...rest, ...(place && { place }), textModel: madeWith.text, imageModel: madeWith.images }, folio.number);
  return {
    async set(arrived, pictures) {
      const front = await sheet.set(arrived, pictures);
      await loadSceneFonts([front.scene]);
      return front;
    },
  };
}

export const pressRoom: PressRoom = { setFront, begin };
