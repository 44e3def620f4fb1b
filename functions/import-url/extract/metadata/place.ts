import type { ArticleBody, ExtractedArticle, PageMetadata } from "../page.ts";
import { coreOf, metadataText } from "../text.ts";
import { datelineOf, possibleDatelineOf } from "./dateline.ts";
import type { LinkedArticle } from "./linked-article.ts";
import type { NearHeadline } from "./near-headline.ts";

/** Where the story is from: its dateline, else what the publisher gives as place of its content. */
export function findPlace(
  metadata: PageMetadata,
  linked: { location: LinkedArticle["location"] },
  blocks: ArticleBody["blocks"],
  near: NearHeadline,
  page: { url: string; title: string },
): { value: ExtractedArticle["place"]; source: string } {
  const beginnings = blocks
    .filter(({ kind }) => kind === "paragraph")
    .slice(0, 2)
    .map(({ text }) => text);
  // The finder of the body may have taken a dateline for a caption; the page's own lines still have it.
  const start = beginnings[0]?.slice(0, 40) ?? "";
  const openings = near.opening.filter((line) => start.length > 10 && line.includes(start));
  const alone = near.lines.filter((line) => /[-–—:)]$/.test(line) && line.length < 60).map((line) => `${line} ${beginnings[0] ?? ""}`);
  const signed = near.tail.slice(0, 20).filter((line) => /^\p{Script=Hangul}{2,8}=/u.test(line));
  // Brazilian papers name the town behind the byline.
  const behindByline = near.lines
    .map((line) => /^Por .{3,80}\s[—–]\s(\p{Lu}[\p{L} ]{2,40})$/u.exec(line)?.[1])
    .find((town) => town !== undefined);
  const dateline =
    [...beginnings, ...openings, ...alone, ...signed].map(datelineOf).find((text) => text !== "") ??
    behindByline ??
    [beginnings[0] ?? "", ...openings]
      .map((text) => confirmed(possibleDatelineOf(text), metadata, [...blocks.map(({ text }) => text), ...near.lines], page))
      .find((town) => town !== undefined);
  const { location } = linked;
  if (dateline !== undefined) {
    const same = location?.lat !== undefined && coreOf(location.text).includes(coreOf(dateline.split(",")[0] ?? dateline));
    return { value: same && location !== null ? { ...location, text: dateline } : { text: dateline }, source: "dateline" };
  }
  if (location !== null) return { value: location, source: "JSON-LD" };
  for (const name of ["contentlocation", "dateline", "article:location", "geo.placename", "dc.coverage", "sailthru.location"]) {
    const text = metadataText((metadata.meta.get(name) ?? [])[0] ?? "", 200);
    if (text === "" || text.length > 80) continue;
    const [lat, lng] = (metadata.meta.get("geo.position") ?? metadata.meta.get("icbm") ?? [])[0]?.split(/[;,]/).map(Number) ?? [];
    const isPoint = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    return { value: isPoint ? { text, lat, lng } : { text }, source: "meta" };
  }
  return { value: null, source: "" };
}

/** A place that the address, the title or the keywords name too, or that the text says to be in. */
function confirmed(
  town: string,
  metadata: PageMetadata,
  texts: readonly string[],
  page: { url: string; title: string },
): string | undefined {
  const core = coreOf(town);
  if (core.length < 3 || page.title.includes(`${town}.`) || page.title.includes(`${town}:`)) return undefined;
  const named = [
    page.url,
    page.title,
    ...(metadata.meta.get("keywords") ?? []),
    ...(metadata.meta.get("news_keywords") ?? []),
    ...(metadata.meta.get("article:tag") ?? []),
  ];
  if (named.some((text) => coreOf(text.slice(0, 1000)).includes(core))) return town;
  const inTown = new RegExp(
    `(?:^|\\s)(?:in|aus|nach|bei|from|near|en|à|a|em|из|в) ${town.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`,
    "iu",
  );
  return texts.some((text) => inTown.test(text.slice(0, 3000))) ? town : undefined;
}
