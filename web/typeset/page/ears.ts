import { balanceLines } from "../headline.ts";
import { fillIn } from "../words.ts";
import type { Press } from "./press.ts";

/** What an ear says: the user's own words, or what is true of the edition. */
export interface EarContent {
  title: string;
  lines: string[];
}

/** A reference to a story of the paper. */
export interface Refer {
  section: string;
  page: number;
}

/** Room for an ear's words: its width in points, and lines under a title and without one. */
export interface EarRoom {
  width: number;
  titled: number;
  bare: number;
}

function earLines(press: Press, text: string, width: number, most: number): string[] {
  return balanceLines(text, press.style(press.faces.earText), width, most, press.tools);
}

/** The lines of the first text that stands whole in an ear; else of the last, cut. */
function wholeLines(press: Press, texts: readonly string[], width: number, most: number): string[] {
  const set = texts.filter(Boolean).map((text) => ({ text, lines: earLines(press, text, width, most) }));
  return (set.find(({ text, lines }) => lines.at(-1)?.endsWith("…") === text.endsWith("…")) ?? set.at(-1))?.lines ?? [];
}

/** A user's own words: what stands before a line break is the title. */
function ownEar(press: Press, words: string, { width, titled, bare }: EarRoom): EarContent {
  const [first = "", ...rest] = words.trim().split("\n");
  return rest.length > 0
    ? { title: first, lines: earLines(press, rest.join(" "), width, titled) }
    : { title: "", lines: earLines(press, first, width, bare) };
}

/** Start: what the paper holds elsewhere. */
function insideEar(press: Press, refers: Refer[], { width, titled, bare }: EarRoom): EarContent {
  const { page } = press.words;
  const elsewhere = refers.filter((each) => each.page > 1);
  if (elsewhere.length === 0) {
    const [first = [], second = []] = refers.map(({ section }) => earLines(press, section, width, titled));
    const here = first.length + second.length <= titled ? [...first, ...second] : first;
    if (here.length > 0) return { title: page.earHere, lines: here };
    return { title: "", lines: earLines(press, press.newspaper.region, width, bare) };
  }
  const texts = elsewhere.map((refer) => fillIn(page.earRefer, { section: refer.section, page: press.numeral(refer.page) }));
  return { title: page.earInside, lines: wholeLines(press, texts, width, titled) };
}

/** End: the edition's day, sun and moon, computed. */
function todayEar(press: Press, { width, titled }: EarRoom): EarContent {
  const { newspaper, words } = press;
  const value = (key: string) => press.almanac.find((line) => line.key === key)?.value;
  const rises = value("sunRises");
  const sets = value("sunSets");
  const moon = value("moon");
  const sun = rises && sets ? fillIn(words.page.earSun, { rises, sets }) : "";
  const phase = moon ? fillIn(words.page.earMoon, { phase: moon }) : "";
  const both = [sun, phase].filter(Boolean).join(press.language === "ja" ? "" : " ");
  const texts = [both, sun, phase].map((text) => text.replaceAll("..", "."));
  const city = newspaper.place?.city;
  return {
    title: city ? fillIn(words.page.edition, { city }) : words.page.earToday,
    lines: wholeLines(press, both ? texts : [newspaper.region], width, titled),
  };
}

/** Both ears, their lines broken for a width. */
export function earsOf(press: Press, refers: Refer[], room: EarRoom): [EarContent, EarContent] {
  const [start, end] = press.newspaper.folio.ears;
  return [
    start.trim() ? ownEar(press, start, room) : insideEar(press, refers, room),
    end.trim() ? ownEar(press, end, room) : todayEar(press, room),
  ];
}
