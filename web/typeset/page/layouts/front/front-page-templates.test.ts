import { expect, test } from "vitest";
import { sampled } from "../../../../../.ci/tier.ts";
import type { PageScene, TextItem } from "../../../model/scene.ts";
import { facesFor } from "../../../templates/script-faces.ts";
import { templateOf, templates } from "../../../templates/templates.ts";
import { newspaperFrom, toolsOf } from "../../../testing/sample-newspapers.test-data.ts";
import { setNewspaper } from "../../set-newspaper.ts";

const medium = "en-library-reopening";
const short = "en-toy-library-short";

const textsOf = ({ items }: PageScene): TextItem[] => items.filter((item) => item.kind === "text");

async function frontOf(templateId: string, file: string) {
  const newspaper = newspaperFrom(file, 0, "three-column", { templateId });
  const { pages } = setNewspaper(newspaper, await toolsOf("en"));
  const [front, ...inside] = pages;
  if (!front) throw new Error("no front page");
  return { newspaper, front, inside };
}

for (const templateId of ["modern-herald", "european-modern", "savanna-chronicle", "local-community"]) {
  test(`seven hundred words stand whole on the front page of ${templateId}, under a head of two lines`, async () => {
    const { front, inside } = await frontOf(templateId, medium);
    expect(inside.flatMap(textsOf).filter(({ block }) => block === "expanded-content")).toEqual([]);
    const { banner } = facesFor(templateOf(templateId), "en");
    const head = textsOf(front).filter(({ block, font, size }) => block === "expanded-title" && font === banner.font && size > 16);
    expect(new Set(head.map(({ y }) => y)).size).toBe(2);
  });

  test(`a short article leaves no second page to ${templateId}`, async () => {
    const { inside } = await frontOf(templateId, short);
    expect(inside).toEqual([]);
  });
}

for (const templateId of ["modern-herald", "savanna-chronicle"]) {
  test(`every story that begins inside is told of on the front page of ${templateId}`, async () => {
    const { newspaper, front, inside } = await frontOf(templateId, medium);
    const told = textsOf(front)
      .filter(({ block }) => block === "whats-inside")
      .map(({ text }) => text)
      .join(" ");
    const begunHere = textsOf(front)
      .filter(({ block }) => block === "side-stories" || block === "bottom-section")
      .map(({ text }) => text)
      .join(" ");
    expect(inside).toHaveLength(1);
    const elsewhere = newspaper.expandedContent.sideStories.filter(({ headline }) => !begunHere.includes(headline));
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const { headline } of elsewhere) expect(told).toContain(headline);
  });
}

test("what a band tells of a story is a whole sentence of it", async () => {
  const { newspaper, front } = await frontOf("savanna-chronicle", short);
  const { teaserText } = facesFor(templateOf("savanna-chronicle"), "en");
  const told = textsOf(front)
    .filter(({ block, font }) => block === "whats-inside" && font === teaserText.font)
    .map(({ text }) => text);
  expect(told.length).toBeGreaterThan(0);
  expect(told.some((text) => text.endsWith("…"))).toBe(false);
  const stories = newspaper.expandedContent.sideStories.map(({ content }) => content).join(" ");
  expect(told.some((text) => stories.includes(text))).toBe(true);
});

test("a name too long for one line stays in the band of Savanna Chronicle", async () => {
  const newspaperName = "Huntingdonshire and Peterborough Advertiser and Chronicle";
  const newspaper = newspaperFrom(medium, 0, "three-column", { templateId: "savanna-chronicle", newspaperName });
  const [front] = setNewspaper(newspaper, await toolsOf("en")).pages;
  const band = templateOf("savanna-chronicle").furniture.find((element) => element.kind === "box" && element.fill === "ground");
  const { nameplate } = facesFor(templateOf("savanna-chronicle"), "en");
  const name = (front ? textsOf(front) : []).filter(
    ({ block, font, size }) => block === "masthead" && font === nameplate.font && size > 11.5,
  );
  expect(name.map(({ text }) => text.toLowerCase()).join(" ")).toBe(newspaperName.toLowerCase());
  if (band?.kind !== "box") throw new Error("no band");
  for (const { y, size } of name) {
    expect(y).toBeLessThan(band.y + band.height);
    expect(y - size * 0.7).toBeGreaterThan(band.y);
  }
});

test("a label of the almanac that is too long to stand beside its value keeps its letters over it", async () => {
  const place = { city: "Wertheim", country: "Deutschland", countryCode: "DE", lat: 49.76, lng: 9.51, timeZone: "Europe/Berlin" };
  const newspaper = newspaperFrom("de-hochwasserschutz", 0, "three-column", { templateId: "monsoon-times", place });
  const { pages } = setNewspaper(newspaper, await toolsOf("de"));
  const rows = pages.flatMap(textsOf).filter(({ block }) => block === "almanac");
  expect(rows.map(({ text }) => text)).toContain("Sonnenuntergang");
  expect(rows.filter(({ text }) => text.endsWith("…"))).toEqual([]);
});

test("a deck in a narrow column takes more lines before it breaks off", async () => {
  const newspaper = newspaperFrom("pt-orquestra-escolar", 0, "three-column", { templateId: "bamboo-daily" });
  const deck = "A história começou em março de 2014, com nove alunos, quatro violinos emprestados e um professor de matemática";
  const { pages } = setNewspaper({ ...newspaper, expandedContent: { ...newspaper.expandedContent, deck } }, await toolsOf("pt"));
  const heads = pages.flatMap(textsOf).filter(({ block }) => block === "expanded-title");
  expect(heads.map(({ text }) => text).join(" ")).toContain(deck.slice(-24));
});

test("no template prints the kicker twice", async () => {
  const tools = await toolsOf("en");
  for (const { id } of sampled("kickers", templates)) {
    for (const layout of ["three-column", "two-column", "one-column"] as const) {
      for (const file of [short, medium]) {
        const newspaper = newspaperFrom(file, 0, layout, { templateId: id, region: "Ohio" });
        const expandedContent = { ...newspaper.expandedContent, kicker: "Public Works" };
        const { pages } = setNewspaper({ ...newspaper, expandedContent }, tools);
        const kickers = pages.flatMap(textsOf).filter(({ text }) => text.toLowerCase() === "public works");
        expect(kickers.length, `${id}, ${layout}, ${file}`).toBeLessThan(2);
      }
    }
  }
});
