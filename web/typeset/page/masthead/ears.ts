import { balancedLines } from "../../copyfit/fit-headline.ts";
import { fillIn } from "../../model/edition-words.ts";
import { earField, fields } from "../../model/fields.ts";
import type { LayoutContext } from "../context.ts";

/** What an ear says: the user's own words, or what is true of the edition. */
export interface EarContent {
  title: string;
  lines: EarLine[];
  /** Field of its title, where that is the user's own. */
  of?: string;
}

interface EarLine {
  text: string;
  /** Field of its words. */
  of?: string | undefined;
}

/** A reference to a story of the paper. */
export interface Refer {
  /** Of the side story; null for a part of the lead. */
  index: number | null;
  /** Field of its words; none in a sample. */
  of?: string;
  section: string;
  page: number;
}

const mostLines = 4;

function earLines(context: LayoutContext, words: string, width: number, of?: string, most = mostLines): EarLine[] {
  return balancedLines(words, context.style(context.faces.earText), width, most, context.tools).lines.map(({ text }) => ({ text, of }));
}

/** A user's own words: what stands before a line break is the title. */
function ownEar(context: LayoutContext, side: 0 | 1, width: number): EarContent {
  const of = earField(side);
  const [first = "", ...rest] = context.newspaper.folio.ears[side].trim().split("\n");
  return rest.length > 0
    ? { title: first, of, lines: earLines(context, rest.join(" "), width, of) }
    : { title: "", lines: earLines(context, first, width, of) };
}

/** Start: what the paper holds elsewhere. */
function insideEar(context: LayoutContext, refers: Refer[], width: number, most: number): EarContent {
  const { page } = context.words;
  const refer = refers.find((each) => each.page > 1);
  if (!refer) {
    const [first = [], second = []] = refers.map(({ section, of }) => earLines(context, section, width, of, most));
    const here = first.length + second.length <= most ? [...first, ...second] : first;
    return here.length > 0
      ? { title: page.earHere, lines: here }
      : { title: "", lines: earLines(context, context.newspaper.region, width, fields.region) };
  }
  const text = fillIn(page.earRefer, { section: refer.section, page: context.numeral(refer.page) });
  return { title: page.earInside, lines: earLines(context, text, width, refer.of, most) };
}

/** End: the edition's day, sun and moon, computed. */
function todayEar(context: LayoutContext, width: number, most: number): EarContent {
  const { newspaper, words } = context;
  const lineOf = (key: string) => context.almanac.find((line) => line.key === key);
  const value = (key: string) => lineOf(key)?.value;
  const rises = value("sunRises");
  const sets = value("sunSets");
  const moon = value("moon");
  const allDay = value("sun");
  const sun = rises && sets ? fillIn(words.page.earSun, { rises, sets }) : allDay ? fillIn(words.page.earSunAllDay, { sun: allDay }) : "";
  const phase = moon ? fillIn(words.page.earMoon, { phase: moon }) : "";
  const both = [sun, phase].filter(Boolean).join(context.language === "ja" ? "" : " ");
  // A sentence that does not fit is left out whole.
  const sunrise = lineOf("sunRises");
  const least = sunrise ? `${sunrise.label} ${sunrise.value}` : "";
  const text =
    [both, sun, phase, least].find((each) => each !== "" && earLines(context, each, width, undefined, most + 1).length <= most) ?? both;
  const city = newspaper.place?.city;
  const once = text.replaceAll("..", ".");
  const lines = earLines(context, once || newspaper.region, width, once ? undefined : fields.region, most);
  if (city) return { title: fillIn(words.page.edition, { city }), lines };
  return { title: lines.length > 0 ? words.page.earToday : "", lines };
}

/** True for an ear without a word, which is not printed. */
export const isBlank = ({ title, lines }: EarContent): boolean => title === "" && lines.length === 0;

/** Both ears, their lines broken for a width, at most `most` of them under a title. */
export function earsOf(context: LayoutContext, refers: Refer[], width: number, most = mostLines): [EarContent, EarContent] {
  const [start, end] = context.newspaper.folio.ears;
  const second = end.trim() ? ownEar(context, 1, width) : todayEar(context, width, most);
  if (start.trim()) return [ownEar(context, 0, width), second];
  // Ears stand in pairs: without a date there is nothing to say in the other.
  return [isBlank(second) ? second : insideEar(context, refers, width, most), second];
}
