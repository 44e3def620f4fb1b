import { sectionsOf, templateOf } from "../../web/typeset/index.ts";
import { endpoint } from "../http/endpoint.ts";
import { type Layout, type LayoutSection, layoutPage, SectionLayout } from "../templates/contract.ts";
import type { ContentSettings, PreviewSection } from "./contract.ts";
import * as contract from "./contract.ts";

const mostContent = 1_000;
/** Minimum side of a box that can be saved, in points. */
const leastSide = 20;

/** Ranges in which the geometry works. Wider than the panel's steppers: other callers may try more. */
const ranges: Record<keyof ContentSettings, readonly [least: number, most: number]> = {
  mainArticleLength: [0, 5_000],
  rightSideStoryLength: [0, 5_000],
  rightSideStoryCount: [0, 6],
  bottomColumnLength: [0, 5_000],
  bottomColumnCount: [0, 6],
  whatsInsideCount: [0, 12],
  marketTickerFontSize: [4, 24],
  stockCount: [0, 12],
  lineHeight: [0.8, 3],
  baseFontSize: [4, 32],
};

export const previewCanvas = endpoint(contract.previewCanvas, async (call) => {
  const { template, title, content, sectionLayout, enhance } = call.body;
  const layout = call.body.layout === "single-column" ? "one-column" : call.body.layout;
  const known = templateOf(template);
  const sections = sectionLayout ?? standardSections(known.id, layout, call.body);
  const answer = {
    config: { template: known.id, layout: call.body.layout, title, mainContent: content },
    imageUrl: "",
    sections: sections.map((section): PreviewSection => ({ ...section, ...contentOf(section, title, content) })),
  };
  if (!enhance) return answer;
  // Imported on demand: only requests for pictures need the prompt texts.
  const { paintPage } = await import("./paint-page.ts");
  return { ...answer, enhancedImageUrl: await paintPage(call, { template: known, layout, title, content, sections }) };
});

/** Boxes of the page by the template. Boxes that extreme settings push off the page or shrink to nothing are brought back. */
export function standardSections(template: string, layout: Layout, settings: ContentSettings): SectionLayout {
  const boxes = sectionsOf(template, layout, withinRange(settings)).map((box) => {
    const width = between(leastSide, box.width, layoutPage.width);
    const height = between(leastSide, box.height, layoutPage.height);
    return { ...box, width, height, x: between(0, box.x, layoutPage.width - width), y: between(0, box.y, layoutPage.height - height) };
  });
  return SectionLayout.parse(boxes);
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function withinRange(settings: ContentSettings): ContentSettings {
  const within = Object.entries(ranges).map(([name, [least, most]]) => [
    name,
    between(least, settings[name as keyof ContentSettings], most),
  ]);
  return Object.fromEntries(within) as ContentSettings;
}

/** The part of the request's text in a box; the browser fills the rest of the page with samples. */
function contentOf({ type }: LayoutSection, title: string, content: string): Pick<PreviewSection, "content"> {
  if (type !== "expanded-title" && type !== "expanded-content") return {};
  return { content: [...(type === "expanded-title" ? title : content)].slice(0, mostContent).join("") };
}
