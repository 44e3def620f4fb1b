import { storyBlocks } from "../columns/story-blocks.ts";
import { localeOf } from "../page/context.ts";
import type { FaceGroup, Faces } from "../templates/faces.ts";
import { facesFor, nameplateRole } from "../templates/script-faces.ts";
import { faceGroupOf } from "../templates/template.ts";
import { templateOf } from "../templates/templates.ts";
import { withPrintedMarks } from "../text/printed-copy.ts";
import type { EditionWords } from "./edition-words.ts";
import type { NewspaperToSet } from "./newspaper.ts";

/** A scene font with the characters it will be asked for. */
export interface FontUse {
  font: string;
  text: string;
}

const common = "0123456789IVXLCDM \u00a0,.;:!?()/·…–—-“”„‘’«»%";
/** What a script's own fixed words, dates and points add; in other papers they would call for faces of that script. */
const further: Partial<Record<FaceGroup, string>> = {
  arabic: "٠١٢٣٤٥٦٧٨٩،؛؟٪",
  devanagari: "०१२३४५६७८९।",
  japanese: "『』「」、。・（）：",
  chinese: "《》「」，、。·（）：；",
};

/**
 * The scene fonts of a newspaper's pages, each with the text it sets: what a browser has to load before it measures. Faces of
 * thousands of signs come in slices, so a head's face is asked for the heads and not for the article. Near enough: the pages
 * themselves tell exactly, once they are set.
 */
export function fontsOf(typed: NewspaperToSet, words: EditionWords): FontUse[] {
  const newspaper = withPrintedMarks(typed);
  const template = templateOf(newspaper.templateId);
  const language = newspaper.language || "en";
  const faces = {
    ...facesFor(template, language),
    nameplate: nameplateRole(template, language, newspaper.newspaperName.trim() || words.page.paperName),
  };
  const signs = common + (further[faceGroupOf(language)] ?? "");
  const texts = new Map<string, string>();
  const add = (font: string, text: string) => texts.set(font, (texts.get(font) ?? "") + text);
  for (const [role, text] of Object.entries(textsByRole(newspaper, words, faces))) {
    const face = faces[role as keyof Faces];
    if (!face) continue;
    const { font, caps } = face;
    add(font, caps ? text + text.toLocaleUpperCase(language) : text);
  }
  const labels = labelsOf(newspaper);
  const families = faces.mapLabel.font.replace(/^\w+ \d+ /, "");
  for (const { cut, text } of labels) add(`${cut} ${families}`, text);
  return Array.from(texts, ([font, text]) => ({ font, text: [...new Set(text + signs)].join("") }));
}

function textsByRole(newspaper: NewspaperToSet, words: EditionWords, faces: Faces): Record<keyof Faces, string> {
  const { expandedContent, folio, pictures, region, place } = newspaper;
  const { deck, kicker, quote, byline, sideStories } = expandedContent;
  const title = expandedContent.expandedTitle || newspaper.title;
  const name = newspaper.newspaperName.trim() || words.page.paperName;
  const blocks = storyBlocks(expandedContent.expandedContent || newspaper.content);
  const body = blocks.map(({ text }) => text).join("") + sideStories.map(({ content }) => content).join("");
  const subheads = blocks.flatMap(({ subhead, text }) => (subhead ? [text] : [])).join("");
  const heads = sideStories.map(({ headline }) => headline).join("");
  const { page } = words;
  const fixed = Object.values(page).join("");
  const plurals = Object.entries(page)
    .flatMap(([key, word]) => (key.startsWith("pages_") && word ? [word] : []))
    .join("");
  const where = region + (place?.city ?? "");
  const when = datesOf(newspaper);
  const computed = Object.values(words.almanac).join("") + when;
  return {
    nameplate: name,
    motto: folio.motto,
    earTitle: page.earHere + page.earInside + page.earToday + page.edition + where + folio.ears.join(""),
    earText: fixed + heads + title + region + computed + folio.ears.join(""),
    folio: page.volume + page.number + page.page + plurals + name + where + when + folio.price,
    banner: title,
    deck,
    deckSecond: kicker + (quote ?? "") + subheads,
    deckThird: (quote ?? "") + deck,
    byline,
    credit: region,
    body,
    dropCap: blocks[0]?.text.slice(0, 4) ?? "",
    subhead: subheads,
    quote: quote ?? "",
    sideLead: heads + title,
    sideHead: heads,
    caption: (pictures.main?.caption ?? "") + (pictures.small?.caption ?? ""),
    sideText: body,
    boxTitle: page.inside + page.almanac + (page.inBrief ?? ""),
    boxText: fixed + heads + title + subheads + computed,
    jump: page.continuedOn + page.continuedFrom,
    // The colophon names the faces.
    colophon: fixed + faces.banner.font + faces.body.font + newspaper.madeWith.text + newspaper.madeWith.images + (newspaper.source ?? ""),
    mapLabel: "",
    kicker: expandedContent.kicker + subheads + page.inside + page.almanac,
    teaserHead: heads,
    teaserText: body.slice(0, 4_000) + fixed,
    figure: "",
  };
}

/** Names of cities and countries in house pictures, by the cut they are set in. */
function labelsOf({ pictures }: NewspaperToSet): { cut: string; text: string }[] {
  const items = [pictures.main, pictures.small].flatMap((picture) => picture?.drawing?.items ?? []);
  return items.flatMap((item) =>
    item.kind === "label" ? [{ cut: `${item.italic ? "italic" : "normal"} ${item.weight}`, text: item.text }] : [],
  );
}

/** Words and signs that dates of the edition's year are written with, in the calendars the almanac knows. */
function datesOf(newspaper: NewspaperToSet): string {
  const year = Number(/^\d{4}/.exec(newspaper.publishDate)?.[0]);
  if (!year) return "";
  const locale = localeOf(newspaper);
  const calendar = { ja: "japanese", ar: "islamic-umalqura", zh: "chinese", ko: "dangi", hi: "indian" }[locale.slice(0, 2)];
  const formats = [
    new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }),
    ...(calendar ? [new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC", calendar })] : []),
  ];
  // Twelve months and the days of the week, before noon and after it.
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1 + month, month * 2)));
  const edition = new Date(`${newspaper.publishDate}T12:00:00Z`);
  if (!Number.isNaN(edition.getTime())) days.push(edition);
  return formats.flatMap((format) => days.map((day) => format.format(day))).join("");
}
