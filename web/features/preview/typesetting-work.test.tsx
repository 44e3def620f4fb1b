import { afterEach, expect, it, vi } from "vitest";
import * as livePages from "./live-work.ts";
import * as thumbnails from "./thumbnail-work.ts";
import { type TypesettingNews, type TypesettingWork, work } from "./typesetting-work.ts";

afterEach(() => vi.restoreAllMocks());

const drawing = { kind: "draw", order: {} } as TypesettingWork;
const pages = { kind: "finish", newspaper: {} } as TypesettingWork;

it("lets a page that comes while a thumbnail is drawn go first, and says of each answer whose it is", async () => {
  const steps: string[] = [];
  vi.spyOn(thumbnails, "drawFront").mockImplementation(async (_, turn) => {
    await turn();
    steps.push("thumbnail set");
    // Sent before the next step.
    const coming = work({ number: 2, piece: pages }, tell);
    await turn();
    steps.push("thumbnail drawn");
    await coming;
    return new Blob();
  });
  vi.spyOn(livePages, "workOnPages").mockImplementation(async () => {
    steps.push("page begun");
    await new Promise((resolve) => setTimeout(resolve, 30));
    steps.push("page set");
    return undefined;
  });
  const news: TypesettingNews[] = [];
  const tell = (each: TypesettingNews) => void news.push(each);
  const done = work({ number: 1, piece: drawing }, tell);
  await done;
  expect(steps).toEqual(["thumbnail set", "page begun", "page set", "thumbnail drawn"]);
  expect(news.map((each) => each.kind === "done" && each.number)).toEqual([2, 1]);
});

it("goes on practising while thumbnails are drawn, and tells why a piece of work failed", async () => {
  const isStillLast: boolean[] = [];
  vi.spyOn(thumbnails, "drawFront").mockRejectedValue(new Error("No canvas"));
  vi.spyOn(livePages, "workOnPages").mockImplementation(async (_, isLast) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    isStillLast.push(isLast());
    return undefined;
  });
  const news: TypesettingNews[] = [];
  const tell = (each: TypesettingNews) => void news.push(each);
  await Promise.all([work({ number: 1, piece: { kind: "practise" } }, tell), work({ number: 2, piece: drawing }, tell)]);
  expect(isStillLast).toEqual([true]);
  expect(news).toContainEqual({ kind: "fault", number: 2, detail: "Error: No canvas" });
});
