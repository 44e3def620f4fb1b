import { type NewspaperToSet, type PageScene, setNewspaper, setSocialCard } from "../../typeset/index.ts";
import { setPagesOf } from "./set-pages.ts";

/** The pages of a newspaper set anew for a sheet `height` points high (they are 612 wide): each shape is composed by itself. */
export async function setForHeight(newspaper: NewspaperToSet, height: number): Promise<readonly PageScene[]> {
  const { pages } = await setPagesOf(newspaper, (toSet, tools) => setNewspaper(toSet, tools, { height }));
  return pages;
}

/** The newspaper composed as a card for a social network, in pixels. */
export async function setCard(newspaper: NewspaperToSet, size: { width: number; height: number }): Promise<PageScene> {
  const { pages } = await setPagesOf(newspaper, (toSet, tools) => ({ pages: [setSocialCard(toSet, tools, size)], warnings: [] }));
  const [card] = pages;
  if (!card) throw new Error("The card could not be set");
  return card;
}
