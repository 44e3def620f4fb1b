import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { textEdit } from "../../api/stone/page-edits.ts";
import { lay, perform, undo, useStone } from "../../api/stone/stone.ts";
import * as fonts from "../../render/fonts/fonts.ts";
import type { NewspaperToSet, PageScene, TextItem } from "../../typeset/index.ts";
import { clearLaidPages, useLaidPages } from "./laid-pages.ts";
import * as pictures from "./pictures.ts";
import { pressStone } from "./press-stone.ts";
import { differenceOf } from "./scene-difference.ts";
import type { AgainOrder } from "./set-again.ts";
import * as setting from "./set-again.ts";

const pressed = { orders: [] as AgainOrder[], hold: null as Promise<void> | null, isBroken: false, isShort: false };

beforeEach(() => {
  vi.spyOn(fonts, "loadSceneFonts").mockResolvedValue();
  vi.spyOn(pictures, "readPicture").mockImplementation(async (src) => (src.endsWith("lost") ? null : { src, width: 3, height: 2 }));
  vi.spyOn(setting, "loadFaces").mockResolvedValue(true);
  vi.spyOn(setting, "setAgain").mockImplementation(async (order) => {
    pressed.orders.push(order);
    await pressed.hold;
    if (pressed.isBroken) throw new Error("no line");
    return {
      number: pressed.orders.length,
      isOfBase: false,
      isShort: pressed.isShort && order.patience !== null,
      difference: differenceOf([], {
        pages: [pageOf(order.newspaper)],
        warnings: [{ code: "missing-glyph", block: "masthead", detail: "x" }],
        shape: { foot: pressed.orders.length } as never,
      }),
    };
  });
});

/** A page with a line for each paragraph. */
function pageOf({ expandedContent, templateId }: NewspaperToSet): PageScene {
  const items = expandedContent.expandedContent
    .split("\n\n")
    .map((text, index) => ({ kind: "text", text, x: 0, y: index, font: templateId }) as TextItem);
  return { page: 1, width: 612, height: 816, items, frames: [], sections: [], jumps: [] } as unknown as PageScene;
}

function newspaper(changes: Partial<Newspaper> = {}): Newspaper {
  return {
    id: "paper",
    templateId: "american-classic",
    layout: "three-column",
    language: "en",
    paperSize: "",
    imageUrl: "",
    smallImageUrl: "",
    importedUrl: "",
    pictures: [],
    made: {},
    sectionLayout: null,
    pageShape: null,
    madeWith: { text: "house", images: "house", house: true },
    newspaperName: "The Courier",
    expandedContent: { expandedContent: "First.\n\nSecond.", newspaperName: "", sideStories: [] },
    ...changes,
  } as unknown as Newspaper;
}

const story = "expandedContent.expandedContent";
const shown = () => useLaidPages.getState();
const words = () => shown().set?.pages[0]?.items.map((item) => (item.kind === "text" ? item.text : ""));
const settled = () => vi.waitFor(() => expect(shown().isSetting).toBe(false));

function type(letter: string) {
  const text = useStone.getState().newspaper?.expandedContent.expandedContent ?? "";
  const edit = textEdit(story, text, text.replace("Second", `Second${letter}`));
  if (edit) perform(edit, "typing");
}

let stop = () => {};

async function open(given = newspaper()) {
  lay(null);
  lay(given);
  const press = pressStone(() => given.id);
  stop = press.stop;
  await vi.waitFor(() => expect(shown().set).not.toBeNull());
  await settled();
  return press;
}

afterEach(() => {
  stop();
  lay(null);
  clearLaidPages();
  Object.assign(pressed, { orders: [], hold: null, isBroken: false, isShort: false });
  vi.restoreAllMocks();
});

it("shows what is typed where it stands, and draws nothing else again", async () => {
  await open();
  const before = shown().set;
  type("!");
  await vi.waitFor(() => expect(words()).toEqual(["First.", "Second!."]));
  expect(shown().set?.pages[0]?.items[0]).toBe(before?.pages[0]?.items[0]);
  expect(shown().set?.arrival).toBe(before?.arrival);
  expect(shown().isSetting).toBe(false);
});

it("sets the last state of what is typed faster than pages can be set, and not each one before it", async () => {
  await open();
  let letGo = () => {};
  pressed.hold = new Promise((done) => {
    letGo = done;
  });
  for (const letter of "abcdef") type(letter);
  letGo();
  await vi.waitFor(() => expect(words()?.[1]).toBe("Secondfedcba."));
  expect(pressed.orders.length).toBeLessThanOrEqual(3);
});

it("keeps the shape of the page for the next edit, and sets without it what is undone", async () => {
  await open();
  expect(useStone.getState().shape).toEqual({ foot: 1 });
  type("!");
  await vi.waitFor(() => expect(pressed.orders.at(-1)?.newspaper.shape).toEqual({ foot: 1 }));
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second!."));
  undo();
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second."));
  expect(pressed.orders.at(-1)?.newspaper.shape).toBeUndefined();
});

it("prints another look in over the one before, and waits for all its faces", async () => {
  await open();
  const before = shown().set?.arrival ?? 0;
  perform({ kind: "value", path: "templateId", before: "american-classic", after: "vintage-times" });
  await vi.waitFor(() => expect(shown().set?.arrival).toBe(before + 1));
  expect(pressed.orders.at(-1)?.patience).toBeNull();
});

it("sets nothing when an answer of the server brings what is on the page already", async () => {
  await open();
  const { length } = pressed.orders;
  lay(newspaper({ updatedAt: 2, currentFilter: "sepia" }));
  await new Promise((done) => setTimeout(done, 30));
  expect(useStone.getState().newspaper?.updatedAt).toBe(2);
  expect(pressed.orders).toHaveLength(length);
});

it("prints in what somebody else has made of the newspaper", async () => {
  await open();
  const before = shown().set?.arrival ?? 0;
  const made = newspaper();
  lay({ ...made, expandedContent: { ...made.expandedContent, expandedContent: "Made again.\n\nSecond." } });
  await vi.waitFor(() => expect(words()?.[0]).toBe("Made again."));
  expect(shown().set?.arrival).toBe(before + 1);
});

it("does not call a sign missing whose face is on its way", async () => {
  await open();
  expect(shown().set?.warnings).toHaveLength(1);
  pressed.isShort = true;
  type("語");
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second語."));
  expect(shown().set?.warnings).toEqual([]);
});

it("leaves the pages as they are when they cannot be set, says so, and sets them when asked again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const press = await open();
  pressed.isBroken = true;
  type("!");
  await vi.waitFor(() => expect(shown().error).toBeInstanceOf(Error), { timeout: 30_000 });
  expect(words()?.[1]).toBe("Second.");
  pressed.isBroken = false;
  press.again();
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second!."));
  expect(shown().error).toBeNull();
});

it("sets the newspaper for the device it is looked at on, with each edit", async () => {
  await open();
  useLaidPages.setState({ device: "mobile" });
  await vi.waitFor(() => expect(shown().onDevice?.device).toBe("mobile"));
  type("!");
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second!."));
  const line = shown().onDevice?.pages[0]?.items[1];
  expect(line?.kind === "text" && line.text).toBe("Second!.");
  useLaidPages.setState({ device: "desktop" });
  await vi.waitFor(() => expect(shown().onDevice).toBeNull());
});

it("does not print again what lay on the stone before another newspaper", async () => {
  lay(null);
  lay(newspaper({ id: "old" }));
  stop = pressStone(() => "paper").stop;
  lay(newspaper());
  await vi.waitFor(() => expect(shown().set?.newspaperId).toBe("paper"));
  expect(pressed.orders).toHaveLength(1);
});

it("types on while a picture is missing, and tells of the picture", async () => {
  await open(newspaper({ imageUrl: "/api/images/lost" }));
  expect(shown().set?.missingPictures).toBe(1);
  type("!");
  await vi.waitFor(() => expect(words()?.[1]).toBe("Second!."));
  expect(shown().set?.missingPictures).toBe(1);
});
