import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, onTestFinished, test } from "vitest";
import { samples } from "../../../functions/house/edition/sample-articles.test-data.ts";
import { readPngDensity, readPngXmp } from "../../render/image/png-metadata.ts";
import { type TextItem, templates } from "../index.ts";
import { photograph } from "./photograph.ts";
import { typeset } from "./typeset.ts";

/** A folder with files, and a desk to work at in it. */
function deskWith(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), "typeset-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), content instanceof Uint8Array ? content : JSON.stringify(content));
  const said: string[] = [];
  const given: Uint8Array[] = [];
  return {
    folder,
    out: (bytes: Uint8Array) => void given.push(bytes),
    say: (line: string) => void said.push(line),
    said: () => said.join("\n"),
    given: () => Buffer.concat(given),
    files: () => readdirSync(folder).sort(),
    read: (name: string) => readFileSync(join(folder, name)),
  };
}

function articleIn(language: string) {
  const { title, content, author, region } = samples.find((each) => each.language === language) ?? {
    title: "",
    content: "",
    author: "",
    region: "",
  };
  return { title, content, author, region, language, publishDate: "2026-11-20" };
}

const scenes = (json: Buffer) => JSON.parse(json.toString("utf8"));

test("title and content are enough for a page, in the format of the file's ending", async () => {
  const desk = deskWith({ "paper.json": { title: "A Bridge", content: "It was opened on Friday." } });
  expect(await typeset(["paper.json", "--out", "page.json"], desk)).toBe(0);
  const { pages, warnings } = scenes(desk.read("page.json"));
  expect(pages[0]).toMatchObject({ page: 1, width: 612, height: 816, template: "american-classic" });
  expect(pages[0].items.map(({ text }: { text?: string }) => text ?? "").join(" ")).toContain("Friday");
  expect(warnings).toEqual([]);
});

test("a newspaper of title and content alone has a name of its own, and no box or ear that says nothing", async () => {
  const names: Record<string, string> = { en: "The Daily Lantern", de: "Anzeiger für Emden" };
  const content = Array.from({ length: 12 }, (_, index) => `The bridge number ${index} was opened on Friday by the mayor.`).join("\n\n");
  for (const [language, name] of Object.entries(names)) {
    const desk = deskWith({ "paper.json": { title: "A Bridge Opens", content, region: language === "de" ? "Emden" : "" } });
    for (const { id } of templates) {
      expect(await typeset(["paper.json", "--template", id, "--language", language, "--out", `${id}.json`], desk)).toBe(0);
      const items = scenes(desk.read(`${id}.json`)).pages.flatMap((page: { items: unknown[] }) => page.items) as TextItem[];
      const texts = items.filter(({ kind }) => kind === "text");
      const masthead = texts.filter(({ block }) => block === "masthead").map(({ text }) => text);
      expect(masthead.join(" ").toLowerCase(), id).toContain((name.split(" ").at(-1) ?? "").toLowerCase());
      expect(masthead.join(" ").toLowerCase(), id).not.toContain("bridge");
      expect(
        texts.filter(({ block }) => block === "almanac"),
        id,
      ).toEqual([]);
      expect(
        texts.filter(({ text }) => /^today$/i.test(text)),
        id,
      ).toEqual([]);
      if (language === "en")
        expect(
          items.filter(({ block }) => block === "ears"),
          id,
        ).toEqual([]);
    }
  }
});

test("a text of which words are lost is told of, and fails with --strict", async () => {
  const ear = `Saturday ${"and the boats come home late before the storm breaks ".repeat(3)}`.trim();
  const desk = deskWith({ "paper.json": { ...articleIn("en"), folio: { volume: 1, number: 1, price: "", motto: "", ears: [ear, ""] } } });
  expect(await typeset(["paper.json", "--out", "page.json"], desk)).toBe(0);
  expect(desk.said()).toContain("abridged, ears: Saturday and the boats");
  expect(await typeset(["paper.json", "--strict", "--out", "page.json"], desk)).toBe(1);
});

test("options say more than the file", async () => {
  const desk = deskWith({ "paper.json": { ...articleIn("en"), layout: "three-column", language: "en" } });
  expect(await typeset(["paper.json", "--layout", "one-column", "--language", "de", "--format", "json", "--out", "-"], desk)).toBe(0);
  const [page] = scenes(desk.given()).pages;
  expect(page.language).toBe("de");
  const widths = page.frames
    .filter(({ id }: { id: string }) => id.startsWith("expanded-content"))
    .map((frame: { width: number }) => frame.width);
  expect(Math.min(...widths)).toBeGreaterThan(200);
});

test("the section layout in a newspaper's file moves what is printed", async () => {
  const box = (id: string, type: string, x: number, y: number, width: number, height: number) => ({
    id,
    type,
    name: id,
    x,
    y,
    width,
    height,
  });
  const sectionLayout = [
    box("expanded-title", "expanded-title", 22, 110, 300, 120),
    box("expanded-content", "expanded-content", 22, 240, 300, 500),
    box("side-stories", "side-stories", 334, 110, 256, 630),
  ];
  const desk = deskWith({ "paper.json": { ...articleIn("en"), sectionLayout } });
  expect(await typeset(["paper.json", "--format", "json", "--out", "-"], desk)).toBe(0);
  const [page] = scenes(desk.given()).pages;
  const frames = page.frames.filter(({ id }: { id: string }) => id.startsWith("expanded-content"));
  expect(frames.length).toBeGreaterThan(0);
  for (const { x, y, width } of frames) {
    expect(y).toBeCloseTo(240, 1);
    expect(x + width).toBeLessThanOrEqual(322.1);
  }
  expect(page.sections.map(({ id }: { id: string }) => id)).toEqual(sectionLayout.map(({ id }) => id));
});

test("a PNG has the size asked for, states its density and says how it was made", async () => {
  const desk = deskWith({ "paper.json": { ...articleIn("en"), madeWith: { text: "gpt", images: "", house: false } } });
  expect(await typeset(["paper.json", "--format", "png", "--width", "960"], desk)).toBe(0);
  const file = desk.read("paper.png");
  const { width, height, data } = PNG.sync.read(file);
  expect([width, height]).toEqual([960, 1280]);
  expect(readPngDensity(file)?.x).toBe(Math.round(75 / 0.0254));
  expect(readPngXmp(file)).toContain("trainedAlgorithmicMedia");
  const dark = data.filter((value, at) => at % 4 === 0 && value < 100).length;
  expect(dark / (width * height)).toBeGreaterThan(0.03);
});

test("each page can be had, as a file of its own", async () => {
  const long = { ...articleIn("en"), content: Array.from({ length: 9 }, () => articleIn("en").content).join("\n\n") };
  const desk = deskWith({ "paper.json": long });
  expect(await typeset(["paper.json", "--format", "svg", "--page", "all"], desk)).toBe(0);
  expect(desk.files()).toEqual(expect.arrayContaining(["paper-1.svg", "paper-2.svg"]));
  expect(await typeset(["paper.json", "--format", "svg", "--page", "40"], desk)).toBe(1);
  expect(desk.said()).toMatch(/There is no page 40; the newspaper has \d+\./);
});

test.for(["en", "ar", "ja", "hi"])("an SVG stands alone: outlines instead of faces, nothing to fetch: %s", async (language) => {
  const desk = deskWith({ "paper.json": articleIn(language) });
  expect(await typeset(["paper.json", "--out", "page.svg"], desk)).toBe(0);
  const svg = desk.read("page.svg").toString("utf8");
  expect(svg).not.toMatch(/<text|font-family|href="(?!#|data:)/);
  expect(svg.match(/<use /g)?.length).toBeGreaterThan(300);
});

test("a PDF is a whole file with the title in it", async () => {
  const desk = deskWith({ "paper.json": articleIn("en") });
  expect(await typeset(["paper.json"], desk)).toBe(0);
  const pdf = desk.read("paper.pdf").toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(/<dc:title>.*Alder Street Library/s.test(pdf)).toBe(true);
});

test("a picture beside the file is printed in the page's ink, and one that cannot be had is left out with a word about it", async () => {
  const paper = { ...articleIn("en"), imageUrl: "lake.png", imageAlt: "A lake", smallImageUrl: "../elsewhere.png" };
  const desk = deskWith({ "paper.json": paper, "lake.png": photograph(300, 200) });
  expect(await typeset(["paper.json", "--format", "svg", "--out", "-"], desk)).toBe(0);
  const svg = desk.given().toString("utf8");
  expect(svg.match(/<image /g)).toHaveLength(1);
  expect(svg).toContain('aria-label="A lake"');
  expect(desk.said()).toContain("The small picture ../elsewhere.png is left out: only files beside the newspaper");
});

test("a picture that is a folder, cut off, or no picture is left out with a word about it, and the page is set", async () => {
  const cut = photograph(300, 200).subarray(0, 90);
  for (const [imageUrl, why] of [
    [".", "it is a folder, not a file"],
    ["gone.png", "there is no such file"],
    ["paper.json/a.png", "a part of its path is a file"],
    ["text.png", "it is no PNG or JPEG file"],
  ]) {
    const desk = deskWith({ "paper.json": { ...articleIn("en"), imageUrl }, "text.png": "no picture" });
    expect(await typeset(["paper.json", "--format", "svg", "--out", "-"], desk), imageUrl).toBe(0);
    expect(desk.said()).toContain(`The main picture ${imageUrl} is left out: ${why}`);
    expect(desk.said()).not.toContain(desk.folder);
  }
  const desk = deskWith({ "paper.json": { ...articleIn("en"), imageUrl: "cut.png" }, "cut.png": cut });
  expect(await typeset(["paper.json", "--format", "svg", "--out", "-"], desk)).toBe(0);
});

test("what cannot be written is said, without a word of this machine", async () => {
  const desk = deskWith({ "paper.json": articleIn("en"), "note.txt": "a file" });
  expect(await typeset(["paper.json", "--format", "json", "--out", "note.txt/page.json"], desk)).toBe(1);
  expect(desk.said()).toBe("paper.json: A part of its path is a file, not a folder.");
});

test("the newspaper's filter lies over the page, and another can be asked for", async () => {
  const desk = deskWith({ "paper.json": { ...articleIn("en"), currentFilter: "sepia" } });
  await typeset(["paper.json", "--out", "own.svg"], desk);
  await typeset(["paper.json", "--filter", "none", "--out", "none.svg"], desk);
  expect(desk.read("own.svg").toString()).toContain("mix-blend-mode:color");
  expect(desk.read("none.svg").toString()).not.toContain("mix-blend-mode");
});

test("what cannot be followed is refused before anything is written, with what to do", async () => {
  const desk = deskWith({ "paper.json": articleIn("en") });
  for (const args of [
    [],
    ["paper.json", "--template", "moon-times"],
    ["paper.json", "--layout", "four"],
    ["paper.json", "--colour"],
    ["paper.json", "--page", "0"],
    ["paper.json", "again.json", "--out", "one.pdf"],
    ["paper.json", "--page", "all", "--format", "png", "--out", "-"],
  ])
    expect(await typeset(args, desk), args.join(" ")).toBe(2);
  expect(desk.said()).toContain("--template moon-times: it must be one of american-classic");
  expect(desk.files()).toEqual(["paper.json"]);
});

test("of several newspapers the good ones are set, and the exit code says that one was not", async () => {
  const desk = deskWith({ "a.json": articleIn("en"), "b.json": { title: "No content" }, "c.json": [1] });
  expect(await typeset(["a.json", "b.json", "c.json", "gone.json", "--format", "json", "--out", "set/"], desk)).toBe(1);
  expect(readdirSync(join(desk.folder, "set"))).toEqual(["a.json"]);
  expect(desk.said()).toContain("b.json: It is no newspaper: content:");
  expect(desk.said()).toContain("gone.json: There is no such file.");
});

test("help goes to standard output and names every option", async () => {
  const desk = deskWith({});
  expect(await typeset(["--help"], desk)).toBe(0);
  for (const option of ["format", "out", "template", "layout", "language", "filter", "page", "quality", "paper", "preset", "strict"])
    expect(desk.given().toString()).toContain(`--${option}`);
});

test("the same newspaper gives the same bytes", async () => {
  const desk = deskWith({ "paper.json": articleIn("de") });
  for (const format of ["pdf", "svg", "png"]) {
    await typeset(["paper.json", "--width", "400", "--out", `one.${format}`], desk);
    await typeset(["paper.json", "--width", "400", "--out", `other.${format}`], desk);
    expect(desk.read(`one.${format}`).equals(desk.read(`other.${format}`)), format).toBe(true);
  }
});
