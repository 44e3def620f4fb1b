import { expect, it } from "vitest";
import type { TextItem } from "../../typeset/index.ts";
import { areaInView } from "./area-in-view.ts";
import type { PageBlock } from "./blocks-on-page.ts";

const headline = "expandedContent.sideStories.0.headline";

const block = (name: string, page: number, x: number, y: number, path = headline): PageBlock => ({
  path,
  page,
  items: [{ block: name } as TextItem],
  areas: [{ x, y, width: 100, height: 12 }],
});

const ear = block("ears", 0, 10, 20);
const own = block("side-stories", 0, 480, 690);
const again = block("side-stories", 1, 40, 60);

it("a field whose words also stand in an ear of the page is brought into view where it is written in", () => {
  const blocks = [ear, own, again, block("ears", 0, 480, 20, "folio.ears.1")];
  expect(areaInView(blocks, headline, { page: 0, x: 580, y: 700 })?.area).toBe(own.areas[0]);
  expect(areaInView(blocks, headline, null)?.area).toBe(own.areas[0]);
  expect(areaInView(blocks, headline, { page: 1, x: 60, y: 70 })).toEqual({ page: 1, area: again.areas[0] });
  expect(areaInView(blocks, "folio.ears.1", null)?.area.x).toBe(480);
});

it("somebody who points at the ear sees the ear, and what stands nowhere is not looked for", () => {
  expect(areaInView([ear, own], headline, { page: 0, x: 20, y: 26 })?.area).toBe(ear.areas[0]);
  expect(areaInView([ear], headline, null)?.area).toBe(ear.areas[0]);
  expect(areaInView([ear, own], "expandedContent.deck", null)).toBeNull();
});
