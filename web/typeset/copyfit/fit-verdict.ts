import { costs } from "../costs.ts";
import type { NewspaperToSet } from "../model/newspaper.ts";
import { plainText } from "../model/plain-text.ts";
import type { Block, Frame, PageScene, SetNewspaper } from "../model/scene.ts";
import { facesFor } from "../templates/script-faces.ts";
import { templateOf } from "../templates/templates.ts";

/** How a newspaper's lead story fits its front page. */
export interface Fit {
  /** Lines of the lead story that stand on later pages; 0 where it stands whole on the front page. */
  over: number;
  /** The same in characters, as they were written. */
  characters: number;
  /** The last page the lead story stands on, from 1. */
  lastPage: number;
  /** True where the owner has said how much of it stands on the front page: what is over is meant to be. */
  isChosen: boolean;
  /**
   * Lines at the template's own size that the front page would still hold, where the text is so short that its type had to grow or paper is
   * left; else 0.
   */
  short: number;
  /** Blocks with text that stands on no page. */
  overset: readonly Block[];
}

const lead: Block = "expanded-content";

const framesOf = (pages: readonly PageScene[]): Frame[] => pages.flatMap(({ frames }) => frames.filter(({ block }) => block === lead));

function charactersOn(pages: readonly PageScene[]): number {
  let count = 0;
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind === "text" && item.block === lead) count += plainText(item).length + (item.joins || item.hyphen ? 0 : 1);
  }
  return count;
}

const { wideFrom, narrowScales, singleScales } = costs.measure;
/** How far type grows with its measure before it looks too large, and what a long text has: shares of its own size. */
const narrow = { usual: 1, most: Math.max(...narrowScales) };
const wide = { usual: 1.12, most: Math.max(...singleScales) };
/** Fewer empty lines than these are not reported. */
const leastShort = 3;

/** Lines the frames of a lead would hold at its template's size, where its type has grown beyond what a long text would have. */
function grownLines(frames: readonly Frame[], { size, leading }: { size: number; leading: number }): number {
  let short = 0;
  for (const { width, height, lines, used } of frames) {
    if (lines === 0) continue;
    const { usual, most } = width / size < wideFrom ? narrow : wide;
    const scale = height / lines / leading;
    if (scale > most) short += used * (scale / usual - usual / scale);
  }
  return short;
}

/** Lines left white in a box of a section layout. */
function whiteLines(front: PageScene, frames: readonly Frame[]): number {
  const box = front.sections.findLast(({ id }) => id === lead);
  const [frame] = frames;
  if (!box || !frame || frame.lines === 0) return 0;
  const foot = Math.max(...frames.map(({ y, height }) => y + height));
  const leading = frame.height / frame.lines;
  return Math.floor(Math.max(0, box.y + box.height - foot) / leading) * frames.length;
}

/** How the lead story of a set newspaper fits: `set` must be of this newspaper. Pure, and quick enough for every setting. */
export function fitOf(set: SetNewspaper, newspaper: NewspaperToSet): Fit {
  const [front, ...inside] = set.pages;
  const later = inside.filter((page) => framesOf([page]).length > 0);
  const frames = front ? framesOf([front]) : [];
  const over = framesOf(later).reduce((sum, { used }) => sum + used, 0);
  const { body } = facesFor(templateOf(newspaper.templateId), newspaper.language || "en");
  const room = newspaper.sectionLayout && front ? whiteLines(front, frames) : grownLines(frames, body);
  const short = over > 0 ? 0 : Math.round(room);
  const overset = set.warnings.filter(({ code }) => code === "overset" || code === "empty").map(({ block }) => block);
  return {
    over,
    characters: charactersOn(later),
    lastPage: later.at(-1)?.page ?? 1,
    isChosen: over > 0 && (newspaper.jumpAt ?? null) !== null,
    short: short < leastShort ? 0 : short,
    overset: [...new Set(overset)],
  };
}
