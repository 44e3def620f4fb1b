import { type BrokenLine, balancedLines } from "../../copyfit/fit-headline.ts";
import type { Role } from "../../templates/faces.ts";
import type { TeasersElement } from "../../templates/furniture.ts";
import { sentenceEnds } from "../../text/sentence-ends.ts";
import type { LayoutContext } from "../context.ts";
import type { Refer } from "../masthead/ears.ts";
import type { SceneBuilder } from "../scene-builder.ts";

const teaserGap = 16;
/** Sentences longer than this do not stand in a teaser, in characters. */
const longestSentence = 130;
const bar = { weight: 3, below: 4 };

/** Fewer than these look lost in a band. */
const leastPlaces = 3;

/** What a teaser says: all of it is true of the edition. */
interface Teaser {
  /** Fields of both; none where they are the almanac's. */
  of?: { head: string | undefined; sentence?: string };
  head: string;
  /** A whole sentence of the story, or ''. */
  sentence: string;
  page: number;
}

interface SetTeaser {
  of: Teaser["of"];
  heads: BrokenLine[];
  texts: BrokenLine[];
  page: number;
}

/**
 * Stories of the paper in a band, those on other pages first and with the page they stand on. Where there are too few, lines of the
 * almanac follow.
 */
export function setTeasers(
  context: LayoutContext,
  builder: SceneBuilder,
  element: TeasersElement,
  y: number,
  refers: readonly Refer[],
): void {
  const teasers = teasersOf(context, element, refers);
  if (teasers.length === 0) return;
  const width = (element.width - teaserGap * (teasers.length - 1)) / teasers.length;
  const { teaserHead: head, teaserText: text } = context.faces;
  const color = context.paint(element.paint ?? "ink");
  const badgeHeight = text.leading + 2;
  const over = element.bars ? bar.weight + bar.below : 0;
  const set = teasers.map((teaser) => breakTeaser(context, teaser, width, element.height - over - (teaser.page > 1 ? badgeHeight + 3 : 0)));
  const paged = set.filter(({ page }) => page > 1);
  const rows = Math.max(0, ...paged.map(({ heads, texts }) => heads.length * head.leading + texts.length * text.leading));
  set.forEach(({ of, heads, texts, page }, index) => {
    const x = element.x + index * (width + teaserGap);
    const fill = element.bars?.[index % element.bars.length];
    if (fill) builder.box("whats-inside", { x, y, width, height: bar.weight }, { fill: context.paint(fill) });
    let at = y + over;
    for (const { text: words, joins } of heads) {
      builder.run("whats-inside", words, head, x, at + head.leading * 0.78, width, { color, least: 0.8, joins, of: of?.head });
      at += head.leading;
    }
    for (const { text: words, joins } of texts) {
      builder.run("whats-inside", words, text, x, at + text.leading * 0.78, width, { color, least: 0.8, joins, of: of?.sentence });
      at += text.leading;
    }
    if (page > 1) setBadge(context, builder, element, text, { x, y: y + over + rows + 2, height: badgeHeight }, page);
  });
}

function teasersOf(context: LayoutContext, { count, skip = 0 }: TeasersElement, refers: readonly Refer[]): Teaser[] {
  const stories = refers.map(({ index, of, section, page }): Teaser => {
    const story = index === null ? undefined : context.secondary[index];
    return {
      of: { head: of, ...(story && { sentence: story.of.body }) },
      head: section,
      sentence: story ? firstSentence(story.body) : "",
      page,
    };
  });
  const inside = stories.filter(({ page }) => page > 1);
  // A bare head of a story on the same page tells nothing.
  const here = stories.filter(({ page, sentence }) => page <= 1 && sentence !== "");
  const telling = [...inside, ...here].slice(skip, skip + count);
  const days = context.almanac.map(({ label, value }): Teaser => ({ head: label, sentence: value, page: 1 }));
  const wanted = Math.min(count, Math.max(leastPlaces, telling.length));
  return [...telling, ...days.slice(skip, skip + wanted - telling.length)];
}

/** A story's first sentence where it is short, whole or not at all. */
function firstSentence(content: string): string {
  const text = content.trim();
  const end = sentenceEnds(text)[0] ?? text.length;
  return end <= longestSentence ? text.slice(0, end).trim() : "";
}

function breakTeaser(context: LayoutContext, { of, head, sentence, page }: Teaser, width: number, room: number): SetTeaser {
  const { teaserHead, teaserText } = context.faces;
  const most = Math.max(1, Math.min(2, Math.floor(room / teaserHead.leading)));
  const heads = balancedLines(head, context.style(teaserHead), width, most, context.tools).lines;
  const left = Math.min(2, Math.floor((room - heads.length * teaserHead.leading + 1) / teaserText.leading));
  const broken = balancedLines(left > 0 ? sentence : "", context.style(teaserText), width, left, context.tools);
  return { of, heads, texts: broken.shortened ? [] : broken.lines, page };
}

function setBadge(
  context: LayoutContext,
  builder: SceneBuilder,
  element: TeasersElement,
  text: Role,
  { x, y, height }: { x: number; y: number; height: number },
  page: number,
): void {
  const label = context.words.page.page.replace(/\{\{page\}\}/, context.numeral(page));
  const taken = builder.widthOf(label, text);
  if (element.badge)
    builder.box("whats-inside", { x, y, width: taken + 9, height }, { fill: context.paint(element.badge), radius: height / 2 });
  const inset = element.badge ? 4.5 : 0;
  builder.run("whats-inside", label, text, x + inset, y + height / 2 + text.size * 0.34, taken + 1, {
    color: context.paint(element.badgeText ?? element.paint ?? "ink"),
    least: 0.8,
  });
}
