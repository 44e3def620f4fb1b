import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { fillerTools, withoutMarks } from "../../render/filler.ts";
import { type Area, greek } from "../../render/greeked.ts";
import {
  type CutOptions,
  type Measurer,
  type NewspaperToSet,
  type PageScene,
  type PictureItem,
  type SetNewspaper,
  type SetOptions,
  type SuggestedCut,
  setNewspaper,
  suggestCut,
} from "../../typeset/index.ts";
import { type ArrivedPictures, type Expectation, expectationOf, newspaperSoFar, reserved } from "./live-newspaper.ts";
import { type AgainNews, type AgainOrder, practiseAgain, setAgain } from "./set-again.ts";
import { setPagesOf, settingWith } from "./set-pages.ts";

export type LiveWork =
  | { kind: "order"; order: RunOrder; number: number }
  | { kind: "pictures"; pictures: ArrivedPictures }
  /** Answered by one `set` or `fault`. */
  | { kind: "set"; arrived: Arrived }
  /** Answered by one `rehearsed` or `fault`. */
  | { kind: "rehearse"; order: RunOrder }
  /** A finished newspaper. Answered by one `pages` or `fault`. */
  | { kind: "finish"; newspaper: NewspaperToSet; options?: SetOptions }
  /** A finished newspaper after an edit. Answered by one `again` or `fault`. */
  | { kind: "again"; order: AgainOrder }
  /** The newspaper set last will perhaps be edited. Not answered, and ended by whatever comes next. */
  | { kind: "practise" }
  /** A finished newspaper whose story runs on. Answered by one `suggested` or `fault`. */
  | { kind: "suggest"; newspaper: NewspaperToSet; options: CutOptions };

export interface LiveFront {
  /** The front page with its true items only. */
  scene: PageScene;
  /** In the places of lines that are not written yet, by color. */
  bars: ReadonlyMap<string, Area[]>;
  /** Of pictures that are still being made. */
  places: Area[];
}

export type LiveNews =
  | { kind: "ready" }
  | { kind: "set"; front: LiveFront }
  /** A page like the one that will come: the window loads its faces. */
  | { kind: "rehearsed"; scene: PageScene }
  | { kind: "pages"; set: SetNewspaper }
  | { kind: "again"; news: AgainNews }
  | { kind: "suggested"; cut: SuggestedCut | null }
  | { kind: "fault"; detail: string };

interface Job {
  order: RunOrder;
  number: number;
  expected: Expectation;
}

const isReserved = ({ src }: PictureItem) => src === reserved.main || src === reserved.small;

let job: Job | null = null;
let pictures: ArrivedPictures = {};
const nothing: Arrived = { texts: {}, parts: {} };
/** The pages as they were set last: the next ones keep their shape. */
let before: SetNewspaper | undefined;

async function setFront(arrived: Arrived): Promise<LiveFront> {
  if (!job) throw new Error("Nothing was ordered");
  const newspaper = newspaperSoFar(job.order, job.expected, arrived, pictures, job.number);
  // With all its words a page takes the shape that it will have when it is finished, and nothing moves then.
  const isWritten = arrived.parts.text && arrived.parts["side-stories"];
  const kept = isWritten ? undefined : before;
  let measurer: Measurer | undefined;
  const set = await setPagesOf(newspaper, (toSet, given) => {
    const tools = fillerTools(given);
    measurer = tools.measurer;
    return setNewspaper({ ...toSet, shape: kept?.shape ?? null }, tools);
  });
  before = set;
  const [front] = set.pages;
  if (!front || !measurer) throw new Error("The newspaper has no front page");
  const { items, bars } = greek(front, measurer);
  const places = items.filter((item): item is PictureItem => item.kind === "picture" && isReserved(item));
  const scene = { ...front, items: items.filter((item) => item.kind !== "picture" || !isReserved(item)) };
  return { scene, bars, places };
}

function begin(order: RunOrder, number: number): void {
  job = { order, number, expected: expectationOf(order) };
  pictures = {};
  before = undefined;
}

/** Once as it will be, for its faces, and once as it begins: what is measured then is remembered. */
async function rehearse(order: RunOrder): Promise<PageScene> {
  begin(order, 1);
  const filled = newspaperSoFar(order, expectationOf(order), nothing, {}, 1);
  const { pages } = await setPagesOf(JSON.parse(withoutMarks(JSON.stringify(filled))) as NewspaperToSet);
  await setFront(nothing);
  const [front] = pages;
  if (!front) throw new Error("The newspaper has no front page");
  return { ...front, items: front.items.filter(({ kind }) => kind === "text") };
}

async function suggest(newspaper: NewspaperToSet, { language, added, ...options }: CutOptions): Promise<SuggestedCut | null> {
  let cut: SuggestedCut | null = null;
  await setPagesOf(newspaper, (toSet, tools) => {
    const set = setNewspaper(toSet, tools, options);
    cut = suggestCut(toSet, set, tools, { ...options, ...(language && { language }), ...(added && { added }) });
    return set;
  });
  return cut;
}

async function answer(work: LiveWork, isLast: () => boolean): Promise<LiveNews | null> {
  switch (work.kind) {
    case "order":
      begin(work.order, work.number);
      return null;
    case "pictures":
      pictures = work.pictures;
      return null;
    case "set":
      return { kind: "set", front: await setFront(work.arrived) };
    case "finish":
      return { kind: "pages", set: await setPagesOf(work.newspaper, settingWith(work.options)) };
    case "again":
      return { kind: "again", news: await setAgain(work.order) };
    case "practise":
      // Nobody waits for it, and what is told would be taken for the answer to what comes next.
      await practiseAgain(isLast).catch(() => {});
      return null;
    case "suggest":
      return { kind: "suggested", cut: await suggest(work.newspaper, work.options) };
    case "rehearse":
      return { kind: "rehearsed", scene: await rehearse(work.order) };
  }
}

let pieces = 0;

/** Does a piece of work and tells what came of it. Never rejects. */
export async function work(piece: LiveWork, tell: (news: LiveNews) => void): Promise<void> {
  pieces += 1;
  const mine = pieces;
  try {
    const news = await answer(piece, () => mine === pieces);
    if (news) tell(news);
  } catch (error) {
    tell({ kind: "fault", detail: String(error) });
  }
}
