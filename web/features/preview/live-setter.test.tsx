import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Arrived, useLiveRun } from "../../api/press/live-run.ts";
import type { RunOrder } from "../../api/press/press-runs.ts";
import * as fonts from "../../render/fonts/fonts.ts";
import type { ArrivedPictures } from "./live-newspaper.ts";
import { followLiveRun } from "./live-setter.ts";
import type { LiveFront } from "./live-work.ts";
import * as knownPictures from "./pictures.ts";
import * as typesettingHost from "./typesetting-host.ts";

const settings: { arrived: Arrived; pictures: ArrivedPictures }[] = [];
let fails = 0;
const settingTime = 30;
const realTimeout = globalThis.setTimeout;
let stop = () => {};

const order: RunOrder = {
  title: "Old ferry goes electric",
  content: "The ferry left without a sound.",
  region: "Duluth",
  templateId: "american-classic",
  language: "en",
  textModel: "gpt-4o",
  imageModel: "gpt-image",
  author: "",
  publishDate: "",
};

beforeEach(() => {
  vi.spyOn(typesettingHost, "openLiveSheet").mockReturnValue({
    set: async (arrived, pictures) => {
      await new Promise((resolve) => setTimeout(resolve, settingTime));
      if (fails-- > 0) throw new Error("no faces");
      settings.push({ arrived, pictures });
      return { scene: { items: [], page: settings.length }, bars: new Map(), places: [] } as unknown as LiveFront;
    },
  } as ReturnType<typeof typesettingHost.openLiveSheet>);
  vi.spyOn(fonts, "loadSceneFonts").mockResolvedValue();
  vi.spyOn(knownPictures, "readPicture").mockImplementation(async (src) => (src === "/gone" ? null : { src, width: 1536, height: 1024 }));
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame", "Date"],
  });
  settings.length = 0;
  fails = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  useLiveRun.getState().end();
});

/** Follows a run whose page shows are counted; the words that were shown last. */
function follow() {
  useLiveRun.getState().begin(order);
  const shown: number[] = [];
  stop = followLiveRun(order, 1, () => shown.push(performance.now()));
  return { shown, wordsShown: () => settings.at(-1)?.arrived.texts.expandedTitle ?? "" };
}

/** Time goes by in small steps, so that what waits for a painted frame goes on. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => realTimeout(resolve, 0));
  }
}

const write = (expandedTitle: string) => useLiveRun.getState().update({ texts: { expandedTitle }, parts: useLiveRun.getState().parts });

it("shows the empty page at once, and the first word as soon as it is there", async () => {
  const { shown } = follow();
  await pass(80);
  expect(shown).toHaveLength(1);
  write("Ferry");
  await pass(60);
  expect(settings.at(-1)?.arrived.texts).toEqual({ expandedTitle: "Ferry" });
});

it("shows words at most five times a second, and always the last ones", async () => {
  const { shown, wordsShown } = follow();
  await pass(100);
  const before = shown.length;
  for (let word = 1; word <= 100; word++) {
    write("word ".repeat(word));
    await pass(20);
  }
  expect(shown.length - before).toBeLessThanOrEqual(12);
  expect(shown.length - before).toBeGreaterThan(5);
  await pass(400);
  expect(wordsShown()).toBe("word ".repeat(100));
});

it("sets nothing when nothing has come", async () => {
  const { shown } = follow();
  await pass(300);
  for (let step = 0; step < 5; step++) useLiveRun.getState().update({ texts: {}, parts: useLiveRun.getState().parts });
  await pass(600);
  expect(shown).toHaveLength(1);
});

it("does not blink when a connection begins again and sends the text whole", async () => {
  const { wordsShown } = follow();
  write("Ferry goes");
  await pass(400);
  useLiveRun.getState().update({ texts: {}, parts: {} });
  await pass(200);
  write("Ferry goes electric");
  await pass(500);
  expect(settings.map(({ arrived }) => arrived.texts.expandedTitle)).not.toContain(undefined);
  expect(wordsShown()).toBe("Ferry goes electric");
});

it("goes back to an empty page when the text is begun anew", async () => {
  const { wordsShown } = follow();
  write("Ferry goes");
  await pass(400);
  useLiveRun.getState().update({ texts: {}, parts: {} });
  await pass(900);
  expect(wordsShown()).toBe("");
});

it("puts pictures into their places when they come, and leaves the place where one cannot be had", async () => {
  follow();
  await pass(100);
  const picture = (imageUrl: string) => ({ imageUrl, caption: "The pier", alt: "" });
  useLiveRun.getState().update({ texts: {}, parts: { "picture-1": picture("/main"), "picture-2": picture("/gone") } });
  await pass(600);
  expect(settings.at(-1)?.pictures).toEqual({ main: { src: "/main", width: 1536, height: 1024, caption: "The pier", alt: "" } });
});

it("tries again after a page could not be set", async () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { shown } = follow();
  fails = 1;
  await pass(100);
  expect(shown).toHaveLength(0);
  write("Ferry");
  await pass(2_300);
  expect(shown.length).toBeGreaterThan(0);
  expect(told).toHaveBeenCalledTimes(1);
});

it("leaves the worker to the finished newspaper, and shows the last words only where that is long in coming", async () => {
  const { wordsShown } = follow();
  write("Ferry goes");
  await pass(400);
  write("Ferry goes electric");
  useLiveRun.getState().complete("paper-1");
  await pass(1_000);
  expect(wordsShown()).toBe("Ferry goes");
  await pass(1_000);
  expect(wordsShown()).toBe("Ferry goes electric");
});

it("shows nothing after its end", async () => {
  const { shown } = follow();
  stop();
  write("Ferry");
  await pass(500);
  expect(shown).toHaveLength(0);
});
