import type { Arrived } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import { type CutOptions, type SuggestedCut, suggestCut } from "../../claims/index.ts";
import { fillerTools, withoutMarks } from "../../render/draw/dummy-copy.ts";
import { type Area, greek } from "../../render/draw/greeked.ts";
import {
  type Measurer,
  type NewspaperToSet,
  type PageScene,
  type PictureItem,
  type SetNewspaper,
  type SetOptions,
  setNewspaper,
} from "../../typeset/index.ts";
import { type ArrivedPictures, type Expectation, expectationOf, newspaperSoFar, reserved } from "./live-newspaper.ts";
import { type AgainNews, type AgainOrder, practiseAgain, setAgain } from "./set-again.ts";
import { setPagesOf, settingWith } from "./set-pages.ts";

/** Tasks with pages. */
export type PageWork =
  /** Starts a newspaper that is being generated. */
  | { kind: "order"; order: RunOrder; number: number }
  | { kind: "pictures"; pictures: ArrivedPictures }
  | { kind: "set"; arrived: Arrived }
  /** Sets a page like that of the order, to load its faces. */
  | { kind: "rehearse"; order: RunOrder }
  /** A finished newspaper. */
  | { kind: "finish"; newspaper: NewspaperToSet; options?: SetOptions }
  /** A finished newspaper after an edit. */
  | { kind: "again"; order: AgainOrder }
  /** Warm-up for an edit of the last newspaper. Cancelled by the next page task. */
  | { kind: "practise" }
  /** A finished newspaper whose story does not fit its front page. */
  | { kind: "suggest"; newspaper: NewspaperToSet; options: CutOptions };

/** The results, by the task's kind. */
export interface PageAnswers {
  order: undefined;
  pictures: undefined;
  set: LiveFront;
  rehearse: PageScene;
  finish: SetNewspaper;
  again: AgainNews;
  practise: undefined;
  suggest: SuggestedCut | null;
}

export interface LiveFront {
  /** The front page with its final items only. */
  scene: PageScene;
  /** Bars in the places of lines that are not written yet, by colour. */
  bars: ReadonlyMap<string, Area[]>;
  /** Of pictures that are still being made. */
  places: Area[];
}

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

function begin(order: RunOrder, number: number): undefined {
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

/** Runs a task; `isLast` says whether no other has arrived since. */
export async function workOnPages(work: PageWork, isLast: () => boolean): Promise<PageAnswers[keyof PageAnswers]> {
  switch (work.kind) {
    case "order":
      return begin(work.order, work.number);
    case "pictures":
      pictures = work.pictures;
      return undefined;
    case "set":
      return setFront(work.arrived);
    case "finish":
      return setPagesOf(work.newspaper, settingWith(work.options));
    case "again":
      return setAgain(work.order);
    case "practise":
      await practiseAgain(isLast);
      return undefined;
    case "suggest":
      return suggest(work.newspaper, work.options);
    case "rehearse":
      return rehearse(work.order);
  }
}
