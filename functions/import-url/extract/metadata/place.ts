import type { ArticleBody, ExtractedArticle, PageMetadata } from "../page.ts";
import { coreOf, metadataText } from "../text.ts";
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
  // The dateline may have been removed from the body as a caption; the lines of the page still have it.
  const start = beginnings[0]?.slice(0, 40) ?? "";
  const openings = near.opening.filter((line) => start.length > 10 && line.includes(start));
  const alone = near.lines.filter((line) => /[-–—:)]$/.test(line) && line.length < 60).map((line) => `${line} ${beginnings[0] ?? ""}`);
  const signed = near.tail.slice(0, 20).filter((line) => /^\p{Script=Hangul}{2,8}=/u.test(line));
  // Brazilian newspapers name the town after the byline.
  const afterByline = near.lines
    .map((line) => /^Por .{3,80}\s[—–]\s(\p{Lu}[\p{L} ]{2,40})$/u.exec(line)?.[1])
    .find((town) => town !== undefined);
  const dateline =
    [...beginnings, ...openings, ...alone, ...signed].map(datelineOf).find((text) => text !== "") ??
    afterByline ??
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

/** Words in the position of a dateline that are not places, in capitals or at the start of a paragraph. */
const noPlaces =
  /^(?:update[ds]?|live|exclusive|breaking|watch|video|photos?|opinion|analysis|editorial|correction|note|editor.?s note|review|explainer|factbox|interview|column|sponsored|advertisement|read more|summary|key points|the|a|an|it|this|in|on|at|for|news|report|eil(?:meldung)?|kommentar|analyse|anzeige|direct|vid[ée]o|exclusif|exclusivo|exclusiva|esclusivo|opini[oó]n|opini[ãa]o|atualiza\S+|actualiza\S+|an[áa]lisis|срочно|видео|фото|мнение|обновлено|速報|動画|写真|独自|社説|解説|更新|快讯|快訊|视频|图片|评论|独家|속보|단독|영상|사진|종합|포토|عاجل|فيديو|صور|حصري|خاص|رأي|वीडियो|तस्वीरें|ब्रेकिंग|विशेष|राय|अपडेट|सवाल|जवाब|उत्तर|प्रश्न|नोट|ध्यान दें|cnn|ap|afp|reuters|bbc|dpa|efe|ansa|upi|xinhua|tass|pti|ani)$/i;

const agency = "[^()（）]{2,40}";
/** Agencies in brackets after which a dateline needs no dash. */
const agencies =
  "(?:AP|AFP|Reuters|REUTERS|dpa|epd|KNA|sid|SID|EFE|Efe|Europa Press|ANSA|Ansa|Adnkronos|Lusa|LUSA|ABr|TASS|ТАСС|РИА|Xinhua|UPI|PTI|ANI|IANS|CP|PA|AAP|ATS|APA|Belga|ANP)(?:[/ ][\\p{L}]{2,12})?";
const word = "[\\p{Lu}][\\p{L}\\p{M}'’.]*";
const place = `${word}(?:[ -](?:${word}|of|de|del|da|do|dos|di|la|le|les|el|los|an|am|der|den|im|sur|sous|upon|du|des|nad|y|and)){0,4}`;
const dash = "[–—―-]{1,2}";

/** "WASHINGTON, Nov 20 (Reuters) - ", "Wertheim (dpa) – ", "GLOUCESTER, Mass. — ", "МОСКВА, 20 ноя — ", "PARÍS (AFP) — ". */
const european: RegExp[] = [
  new RegExp(
    `^(${place}(?:, ${place}\\.?){0,2})(?:, [^()–—]{1,25})?\\.? ?(?:\\(${agency}\\)\\.? ?(?:${dash}|:|\\.-)|\\(${agencies}\\)\\.?) ?(?=\\S)`,
    "u",
  ),
  /^(\p{Lu}[\p{Lu}-]{2,}(?: \p{Lu}[\p{Lu}-]+){0,2}), \d{1,2} \p{L}{3,9}\.? ?\/\p{Lu}/u,
  new RegExp(
    `^((?:\\p{Lu}[\\p{Lu}\\p{M}'’.-]+)(?: \\p{Lu}[\\p{Lu}'’.-]*){0,3}(?:, ${place}\\.?){0,2})(?:, [^()–—]{0,25}\\d[^()–—]{0,15})? (?:${dash}) (?=\\S)`,
    "u",
  ),
  new RegExp(
    `^(${place}(?:, ${place}\\.?){0,2})(?:, [^()–—]{0,25}\\d[^()–—]{0,15})? ?(?:[–—―]{1,2}|\\.[-–—]{1,2}| - ) ?(?=[\\p{Lu}\\p{N}"“„«'‘¿¡])`,
    "u",
  ),
  new RegExp(`^(${place}), (?:le |den |il |el |em )?\\d{1,2}\\.? [^()–—.]{3,20} (?:${dash}|\\()`, "u"),
  new RegExp(
    `^\\([A-ZА-Я][^()]{1,20}\\) ?${dash} ?((?:\\p{Lu}[\\p{Lu}'’.]+)(?: \\p{Lu}[\\p{Lu}'’.]+){0,3}),? (?:\\d{1,2} [\\p{L}]{3,10})`,
    "u",
  ),
];

/** "Perleberg (mt). Nach …": the writer's initials in brackets, the style of German newspapers. */
const initialed = new RegExp(`^(${place}) \\(\\p{Ll}{2,4}(?:/\\p{Ll}{2,4})?\\)[.:] (?=\\S)`, "u");

/** "OURENSE. El …", the style of Spanish newspapers. */
const inCapitals = /^(\p{Lu}{3,}(?:[ -]\p{Lu}{2,}){0,3})\. (?=[\p{Lu}¿¡«“"])/u;

/** "القاهرة - ", "القاهرة (رويترز) - ", "الرياض / سبأ: ". */
const arabic: RegExp[] = [
  /^([\p{Script=Arabic}\p{M}]{2,20}(?: [\p{Script=Arabic}\p{M}]{2,15}){0,2}) ?(?:(?:، [\p{Script=Arabic} ]{3,25})? ?\([^()]{2,30}\) ?[-–—:]*|، ?[^()–—-]{0,25}\d[^()–—-]{0,20}[-–—(]|[-–—:/]) ?(?=\S)/u,
];

/** "नई दिल्ली: ", "नई दिल्ली, 20 नवंबर (भाषा) ", "मुंबई। ". */
const hindi: RegExp[] = [
  /^[\p{Script=Devanagari} ]{0,20}(?:संवाददाता|संवाद सूत्र|संवाद सहयोगी|ब्यूरो|डेस्क|जेएनएन|टीम)(?: [\p{Script=Devanagari}]{2,12})?, ?([\p{Script=Devanagari}]{2,15}(?: [\p{Script=Devanagari}]{2,15})?) ?[।:–|-]/u,
  /^([\p{Script=Devanagari}]{2,15}(?: [\p{Script=Devanagari}]{2,15})?), (?:जेएनएन|एएनआई|भाषा|प्रेट्र|पीटीआई|आईएएनएस|वार्ता|एजेंसी|ब्यूरो|संवाददाता|जागरण [\p{Script=Devanagari}]{2,12})[।:. –-]/u,
  /^([\p{Script=Devanagari}]{2,15}(?: [\p{Script=Devanagari}]{2,15}){0,1})(?:(?:, ?[^()–—:]{0,20}\d[^()–—:]{0,20})? ?\([^()]{2,30}\)[.।:]? ?|(?:, ?[^()–—:]{0,20}\d[^()–—:]{0,12})? ?[-–—:] ?|[।] ?)(?=\S)/u,
];

/** "【今治】", "【ニューヨーク共同】", "（东京综合讯）", "新华社北京11月20日电", "(서울=연합뉴스)", "[서울=뉴시스]". */
const eastAsian: RegExp[] = [
  /^[［[]([\p{L}ー・]{2,12})[\s　]?[\d０-９]{1,2}日[^］\]]{0,20}[］\]]/u,
  /^[（(]中央社(?:記者)?[\p{Script=Han}]{2,3}([\p{Script=Han}]{2,3})\d{1,2}日(?:專|综合)?電[）)]/u,
  /^[\p{Script=Han}]{2,6}(?:网|網|社|报|報|新闻)([\p{Script=Han}]{2,6})\d{1,2}月\d{1,2}日(?:电|電|讯|訊|消息)/u,
  /^[[［(（【][^\]］=]{1,10}[ㅣ|│]\s?([\p{Script=Hangul}]{2,6})[=＝]/u,
  /^【([\p{L}ー・]{2,14}?)(?:時事|共同|支局|総局|[=＝][^】]{1,20}|[^】]{0,4}日電?)?】/u,
  /^[（(]([\p{L}・]{2,10}?)(?:综合|综合电|综合讯|訊|讯|电|電|综|综合報導|[=＝][^）)]{1,20}|[^）)]{0,6}日[讯訊电電])[）)]/u,
  /^[（(]?(?:新华社|新華社|中新社|中新网|中新網|据?人民网|人民網|中央社|本报|本報|路透社?|法新社|美联社|中国新闻网|记者|央视网|央视新闻|本社|공동|共同社)?(?:记者[\p{Script=Han}、\s]{2,12})?[\s]?([\p{Script=Han}]{2,6})\s?\d{1,2}月\d{1,2}日\s?(?:[电電讯訊]|\([^()]{1,20}\)|（[^（）]{1,20}）|消息|综合)/u,
  /^[\p{Script=Han}]{0,6}[（(〔【［](?:记者|記者|特派員|本報)?[\p{Script=Han} 、]{2,14}[/／]([\p{Script=Han}]{2,6}?)(?:綜合|综合)?(?:報導|报道|電|电|讯|訊)[）)〕】］]/u,
  /^[（([【]?([\p{Script=Hangul}]{2,10})\s?[=＝]\s?[\p{Script=Hangul}]{2,4}\s(?:선임|인턴|객원)?(?:기자|특파원)/u,
  /^[（([【]([\p{Script=Hangul}·]{2,10})\s?[=＝][^)）\]】]{1,30}[)）\]】]/u,
];

/** The place a paragraph begins with, as it writes it ("GLOUCESTER, Mass."), or ''. */
export function datelineOf(paragraph: string): string {
  const text = metadataText(paragraph, 220);
  for (const pattern of [...european, initialed, inCapitals, ...arabic, ...hindi, ...eastAsian]) {
    const found = pattern.exec(text)?.[1]?.trim();
    // A full stop belongs to the abbreviation of a state, not to a town.
    if (found !== undefined && isPlace(found)) return found.includes(",") ? found : found.replace(/\.$/, "");
  }
  return "";
}

/** "Essen. Die Stadt …", "NEW DELHI: The …": a place only where something else on the page says so. */
export function possibleDatelineOf(paragraph: string): string {
  const found =
    /^(\p{Lu}[\p{L}-]{2,}(?:[ -](?:am|an der|bei|im|de|del|do|\p{Lu}\p{L}+)){0,3})[.:] (?=[\p{Lu}„“"«¿¡])/u.exec(
      metadataText(paragraph, 220),
    )?.[1] ?? "";
  return isPlace(found) ? found : "";
}

/** Whether the words before a dash or colon can be a place: few, without digits, and not a label such as "Update". */
function isPlace(text: string): boolean {
  const [town = ""] = text.split(",");
  return (
    [...text].length >= 2 &&
    [...text].length <= 60 &&
    !noPlaces.test(town.trim()) &&
    !noPlaces.test(town.trim().split(" ")[0] ?? "") &&
    !/\d/.test(town)
  );
}
