import type { Arrived } from "../../api/press/live-run.ts";
import type { NewspaperToSet } from "../../typeset/index.ts";

export const scenes = ["article", "template", "page", "finished"] as const;
export type DemoScene = (typeof scenes)[number];

/** Milliseconds each scene lasts. */
const lengths: Record<DemoScene, number> = { article: 8_000, template: 5_500, page: 17_000, finished: 4_000 };

export const demoLength = Object.values(lengths).reduce((sum, length) => sum + length);

/** When a scene begins, in milliseconds. */
export function beginOf(scene: DemoScene): number {
  return scenes.slice(0, scenes.indexOf(scene)).reduce((sum, before) => sum + lengths[before], 0);
}

/** What is shown at a time of the demo: the scene, and how far it has come, from 0 to 1. */
export function momentAt(time: number): { scene: DemoScene; share: number } {
  const scene = scenes.findLast((one) => time >= beginOf(one)) ?? "article";
  return { scene, share: Math.min(1, (time - beginOf(scene)) / lengths[scene]) };
}

/** How much of the article is written: slowly at first, as one types, then in whole paragraphs. */
export function writtenAt(text: string, share: number): string {
  return [...text].slice(0, Math.round([...text].length * Math.min(1, share * 1.15) ** 2.4)).join("");
}

/** Which of so many papers is looked at; the first, which is chosen, comes last. */
export function chosenAt(count: number, share: number): number {
  return (1 + Math.floor(Math.min(0.99, share * 1.25) * count)) % count;
}

const between = (from: number, to: number, share: number) => Math.min(1, Math.max(0, (share - from) / (to - from)));

/** The beginning of a text that has come to a share, at a boundary of words where there are any. */
function begun(text: string, share: number): string {
  if (share >= 1) return text;
  const cut = [...text].slice(0, Math.round([...text].length * share)).join("");
  return cut.replace(/(?<=\s)\S{0,12}$/u, "").trimEnd();
}

/** The newspaper as far as it has been written at a share of the scene, in the order in which a run writes one. */
export function arrivedAt({ expandedContent: made, newspaperName, language }: NewspaperToSet, share: number): Arrived {
  const { sideStories, quote } = made;
  const parts: Arrived["parts"] = share > 0.12 ? { name: newspaperName } : {};
  if (share >= 1)
    return {
      texts: {},
      parts: { ...parts, text: { contentLanguage: language, smallCaption: "", additions: [], ...made }, "side-stories": sideStories },
    };
  const texts: Record<string, string> = {};
  const write = (path: string, text: string, from: number, to: number) => {
    const written = share > from ? begun(text, between(from, to, share)) : "";
    if (written !== "") texts[path] = written;
  };
  write("expandedTitle", made.expandedTitle, 0, 0.1);
  write("deck", made.deck, 0.1, 0.17);
  write("kicker", made.kicker, 0.17, 0.19);
  write("quote", quote ?? "", 0.19, 0.23);
  write("byline", made.byline, 0.23, 0.24);
  write("caption", made.caption, 0.24, 0.27);
  write("expandedContent", made.expandedContent, 0.27, 0.8);
  sideStories.forEach(({ headline, content }, index) => {
    const from = 0.3 + (index * 0.6) / sideStories.length;
    write(`sideStories.${index}.headline`, headline, from, from + 0.02);
    write(`sideStories.${index}.content`, content, from + 0.02, from + 0.6 / sideStories.length);
  });
  return { texts, parts };
}

/** The pictures that are there at a share of the scene. */
export function picturesAt({ pictures: { main, small } }: NewspaperToSet, share: number): NewspaperToSet["pictures"] {
  return { ...(main && share > 0.35 && { main }), ...(small && share > 0.6 && { small }) };
}
