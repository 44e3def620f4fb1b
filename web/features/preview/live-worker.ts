import type { Arrived } from "../../api/live-run.ts";
import type { RunOrder } from "../../api/press-runs.ts";
import { fillerTools, withoutMarks } from "../../render/filler.ts";
import { type Area, greek } from "../../render/greeked.ts";
import { type Measurer, type PageScene, type PictureItem, type SetNewspaper, setNewspaper } from "../../typeset/index.ts";
import { type ArrivedPictures, type Expectation, expectationOf, newspaperSoFar, reserved } from "./live-newspaper.ts";
import { setPagesOf } from "./set-pages.ts";

export type LiveWork =
  | { kind: "order"; order: RunOrder; number: number }
  | { kind: "pictures"; pictures: ArrivedPictures }
  /** Answered by one `set` or `fault`. */
  | { kind: "set"; arrived: Arrived };

export interface LiveFront {
  /** The front page with its true items only. */
  scene: PageScene;
  /** In the places of lines that are not written yet, by color. */
  bars: ReadonlyMap<string, Area[]>;
  /** Of pictures that are still being made. */
  places: Area[];
  /** With the first page of an order: what it will be set with, near enough, for the window to load the faces while it waits. */
  rehearsal?: PageScene;
}

export type LiveNews = { kind: "ready" } | { kind: "set"; front: LiveFront } | { kind: "fault"; detail: string };

const tell = (news: LiveNews) => self.postMessage(news);

interface Job {
  order: RunOrder;
  number: number;
  expected: Expectation;
}

const isReserved = ({ src }: PictureItem) => src === reserved.main || src === reserved.small;

let job: Job | null = null;
let pictures: ArrivedPictures = {};
/** The pages as they were set last: the next ones keep their shape. */
let before: SetNewspaper | undefined;

async function setFront(arrived: Arrived): Promise<LiveFront> {
  if (!job) throw new Error("Nothing was ordered");
  const newspaper = newspaperSoFar(job.order, job.expected, arrived, pictures, job.number);
  let measurer: Measurer | undefined;
  const set = await setPagesOf(newspaper, (toSet, given) => {
    const tools = fillerTools(given);
    measurer = tools.measurer;
    return setNewspaper(toSet, tools, before ? { before } : {});
  });
  const isFirst = before === undefined;
  before = set;
  const [front] = set.pages;
  if (!front || !measurer) throw new Error("The newspaper has no front page");
  const { items, bars } = greek(front, measurer);
  const places = items.filter((item): item is PictureItem => item.kind === "picture" && isReserved(item));
  const scene = { ...front, items: items.filter((item) => item.kind !== "picture" || !isReserved(item)) };
  return { scene, bars, places, ...(isFirst && { rehearsal: rehearsed(front) }) };
}

const rehearsed = (front: PageScene): PageScene => ({
  ...front,
  items: front.items.flatMap((item) => (item.kind === "text" ? [{ ...item, text: withoutMarks(item.text) }] : [])),
});

self.onmessage = async ({ data }: MessageEvent<LiveWork>) => {
  switch (data.kind) {
    case "order":
      job = { order: data.order, number: data.number, expected: expectationOf(data.order) };
      pictures = {};
      before = undefined;
      return;
    case "pictures":
      pictures = data.pictures;
      return;
    case "set":
      try {
        tell({ kind: "set", front: await setFront(data.arrived) });
      } catch (error) {
        tell({ kind: "fault", detail: String(error) });
      }
  }
};

tell({ kind: "ready" });
