import { useTranslation } from "react-i18next";
import "../../i18n/history-words.ts";
import { type PageEdit, pathsOf } from "../../api/stone/page-edits.ts";

type Place = keyof typeof import("../../../locales/en/history.json")["places"];

/** The first that a path begins with, or ends with, says what stands there. */
const places: readonly (readonly [RegExp, Place])[] = [
  [/^expandedContent\.expandedTitle/, "headline"],
  [/^expandedContent\.deck/, "deck"],
  [/^expandedContent\.kicker/, "kicker"],
  [/^expandedContent\.quote/, "quote"],
  [/^expandedContent\.byline/, "byline"],
  [/^expandedContent\.sideStories/, "sideStory"],
  [/^expandedContent\.whatsInside/, "inside"],
  [/aption$/, "caption"],
  [/newspaperName$/, "paperName"],
  [/^expandedContent\.(expandedContent|additions)/, "story"],
  [/^folio\.motto/, "motto"],
  [/^folio\.price/, "price"],
  [/^folio\.ears/, "ear"],
  [/^folio/, "folio"],
  [/^publishDate/, "date"],
  [/^(region|place)/, "region"],
  [/^(author|expandedContent\.writerName)/, "author"],
  [/^(imageUrl|smallImageUrl|imageAlt|smallImageAlt|pictures)/, "picture"],
  [/^templateId/, "template"],
  [/^(layout|sectionLayout)/, "columns"],
  [/^paperSize/, "paper"],
  [/^currentFilter/, "filter"],
  [/^jumpAt/, "jump"],
  [/^(language|expandedContent\.contentLanguage)/, "language"],
  [/^factDecisions/, "facts"],
];

/** Where several change together, one of these says what was done. */
const telling: readonly Place[] = ["template", "picture", "language", "paper", "columns"];

export function placeOf(path: string): Place {
  return places.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** What an edit changes, in one word. */
export function placeOfEdit(edit: PageEdit): Place {
  const touched = pathsOf(edit).filter((path) => path !== "pageShape");
  const all = [...new Set(touched.map(placeOf))];
  if (all.length === 1 && all[0]) return all[0];
  // Facts change their words with the text they are of.
  const [only, ...others] = all.filter((place) => place !== "facts");
  if (only && others.length === 0) return only;
  return telling.find((place) => all.includes(place)) ?? "page";
}

export function usePlaceWords(): { ofEdit: (edit: PageEdit) => string; ofPath: (path: string) => string } {
  const { t } = useTranslation("history");
  return { ofEdit: (edit) => t(`places.${placeOfEdit(edit)}`), ofPath: (path) => t(`places.${placeOf(path)}`) };
}
