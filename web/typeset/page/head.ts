import { fitHeadline } from "../headline.ts";
import { scriptOf } from "../script.ts";
import type { Role } from "../templates/template.ts";
import { fillIn, pagesInWords } from "../words.ts";
import type { Board } from "./board.ts";
import type { EarContent } from "./ears.ts";
import { gridOf } from "./grid.ts";
import { localeOf, type Press, warn } from "./press.ts";

/** I, II, III … for volumes; beyond 3,999 in figures. */
export function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value);
  const signs: [number, string][] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let rest = value;
  let text = "";
  for (const [worth, sign] of signs) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

/** Date of the edition as the newspaper's language writes it, or ''. */
export function editionDate(press: Press): string {
  const { publishDate } = press.newspaper;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishDate)) return "";
  const date = new Date(`${publishDate}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(localeOf(press.newspaper), {
    timeZone: "UTC",
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
  }).format(date);
}

/** City and date, as the middle of a folio line has them. */
export function placeAndDate(press: Press): string {
  const city = press.newspaper.place?.city ?? press.newspaper.region.split(/[,，、،]/)[0]?.trim() ?? "";
  const date = editionDate(press);
  const joint = press.language.startsWith("ja") ? " " : press.language.startsWith("ar") ? "، " : ", ";
  return [city, date].filter(Boolean).join(joint);
}

function volumeAndNumber(press: Press): string {
  const { volume, number } = press.newspaper.folio;
  const { page } = press.words;
  const asRoman = press.language.startsWith("en");
  return `${fillIn(page.volume, { volume: asRoman ? roman(volume) : press.numeral(volume) })} ${fillIn(page.number, { number: press.numeral(number) })}`;
}

/** A motto of the greatest length still fits between the ears. */
const mottoLeast = 0.5;

/** Masthead of the front page: ears, nameplate, motto, Scotch rule, folio line. */
export function setMasthead(press: Press, board: Board, pageCount: number, ears: [EarContent, EarContent]): void {
  const { template, faces, newspaper } = press;
  const { vertical, rules } = template;
  const grid = gridOf(template);
  const earWidth = template.ears.width;
  const nameX = grid.left + earWidth + 10;
  const nameWidth = grid.width - 2 * (earWidth + 10);
  setEar(press, board, ears[0], grid.left);
  setEar(press, board, ears[1], grid.left + grid.width - earWidth);
  setNameplate(press, board, newspaper.newspaperName || newspaper.title, nameX, nameWidth);
  const { motto } = newspaper.folio;
  if (motto) board.run("masthead", motto, faces.motto, nameX, vertical.mottoBaseline, nameWidth, { align: "center", least: mottoLeast });
  board.rule("masthead", grid.left, vertical.scotch, grid.width, rules.thick);
  board.rule("masthead", grid.left, vertical.scotch + rules.thick + 1.3, grid.width, rules.thin);
  const price = newspaper.folio.price;
  const pages = pagesInWords(press.words.page, pageCount, press.language, press.numeral(pageCount));
  setFolioLine(
    press,
    board,
    vertical.folioBaseline,
    volumeAndNumber(press),
    placeAndDate(press),
    [pages, price].filter(Boolean).join(" · "),
  );
  board.rule("folio", grid.left, vertical.folioRule, grid.width, rules.thin);
}

/** The name between the ears: as large as fits, on one line, or two for a very long name. */
function setNameplate(press: Press, board: Board, name: string, x: number, width: number): void {
  const role = press.faces.nameplate;
  const { nameplateBaseline, mottoBaseline } = press.template.vertical;
  const lift = press.newspaper.folio.motto ? 0 : (mottoBaseline - nameplateBaseline) / 3;
  const natural = board.widthOf(name, role);
  if (natural <= width / 0.5) {
    // A short name is not blown up: it stands at its size, a long one is made to fit.
    board.run("masthead", name, role, x, nameplateBaseline + lift, width, { align: "center", least: 0.45 });
    return;
  }
  const head = fitHeadline(name, press.style(role), width, { lines: 2, minSize: role.size * 0.3, maxSize: role.size * 0.5 }, press.tools);
  if (head.shortened) warn(press, "shortened", "masthead", name);
  head.lines.forEach((line, index) => {
    const smaller: Role = { ...role, size: line.size };
    board.run("masthead", line.text, smaller, x, nameplateBaseline + lift + (index - 0.6) * line.size * 1.05, width, { align: "center" });
  });
}

/** Three-part line between rules: volume, place and date, pages. */
function setFolioLine(press: Press, board: Board, y: number, start: string, middle: string, end: string): void {
  const role = press.faces.folio;
  const grid = gridOf(press.template);
  const sides = Math.max(board.widthOf(start, role), board.widthOf(end, role));
  board.run("folio", start, role, grid.left, y, grid.width / 3, { least: 0.6 });
  board.run("folio", middle, role, grid.left + sides + 6, y, grid.width - 2 * (sides + 6), { align: "center", least: 0.6 });
  board.run("folio", end, role, grid.left, y, grid.width, { align: "end", least: 0.6 });
}

/** Folio line of an inside page. */
export function setInsideFolio(press: Press, board: Board, page: number): number {
  const { faces, template, newspaper } = press;
  const grid = gridOf(template);
  const y = 32;
  const name = newspaper.newspaperName || newspaper.title;
  setFolioLine(press, board, y, fillIn(press.words.page.page, { page: press.numeral(page) }), name, placeAndDate(press));
  board.rule("folio", grid.left, y + 5, grid.width, template.rules.thick);
  board.rule("folio", grid.left, y + 5 + template.rules.thick + 1.3, grid.width, template.rules.thin);
  return y + 5 + template.rules.thick + 2 + faces.folio.size;
}

function setEar(press: Press, board: Board, ear: EarContent, x: number): void {
  const { template, faces } = press;
  const { earTop, earHeight } = template.vertical;
  const width = template.ears.width;
  const ink = template.config.colors.primary;
  board.box("ears", { x, y: earTop, width, height: earHeight }, { stroke: ink, strokeWidth: 1 });
  board.box("ears", { x: x + 2.2, y: earTop + 2.2, width: width - 4.4, height: earHeight - 4.4 }, { stroke: ink, strokeWidth: 0.5 });
  const { earTitle, earText } = faces;
  const height = (ear.title ? earTitle.leading : 0) + ear.lines.length * earText.leading;
  let y = earTop + (earHeight - height) / 2;
  if (ear.title) {
    board.run("ears", ear.title, earTitle, x + 5, y + earTitle.leading * 0.75, width - 10, { align: "center" });
    y += earTitle.leading;
  }
  for (const line of ear.lines) {
    board.run("ears", line, earText, x + 5, y + earText.leading * 0.75, width - 10, { align: "center" });
    y += earText.leading;
  }
}

/** The banner across the page; returns the foot of its last line's descenders. */
export function setBanner(press: Press, board: Board): number {
  const { template, faces, newspaper } = press;
  const { vertical } = template;
  const grid = gridOf(template);
  const role = faces.banner;
  const title = board.cased(newspaper.expandedContent.expandedTitle.trim() || newspaper.title.trim(), role);
  const lines = bannerLines(press, board, title, role, grid.width);
  let y = vertical.bannerTop;
  for (const line of lines) {
    const spread = spreadToMeasure(press, line.text, role, line.size, grid.width);
    board.text("expanded-title", line.text, role, grid.left + (grid.width - spread.width) / 2, y + line.ascent, {
      width: spread.width,
      size: line.size,
      letterSpace: spread.letterSpace,
      wordSpace: spread.wordSpace,
    });
    y += line.leading;
  }
  return y;
}

interface BannerLine {
  text: string;
  size: number;
  leading: number;
  ascent: number;
}

/** Two lines where the title allows it, one for a short one, up to four for a long one; sizes within 8 % of each other. */
function bannerLines(press: Press, board: Board, title: string, role: Role, width: number): BannerLine[] {
  const natural = board.widthOf(title, role);
  const lines = natural < width * 1.06 ? 1 : 2;
  const options = {
    lines,
    minSize: role.size * bannerLeast,
    maxSize: role.size * (lines === 1 ? 1.42 : 1.16),
    eachLine: true,
    // A banner of capitals is read at a glance; a Japanese one broken inside a word is not.
    sense: scriptOf(press.language).cjk ? 1 : 0.2,
  } as const;
  let head = fitHeadline(title, press.style(role), width, options, press.tools);
  if (head.shortened) head = fitHeadline(title, press.style(role), width, { ...options, lines: 4, minSize: role.size * 0.3 }, press.tools);
  if (head.shortened) warn(press, "shortened", "expanded-title", title);
  const share = role.leading / role.size;
  return head.lines.map(({ text, size }) => ({ text, size, leading: size * share, ascent: size * (share > 1.2 ? 0.98 : 0.84) }));
}

/** The smallest a banner may become before it takes one line more, as a share of its size. */
const bannerLeast = 0.7;

/** Space that brings a line of a banner to its measure: within what a compositor would do, else the line stays centred. */
function spreadToMeasure(
  press: Press,
  text: string,
  role: Role,
  size: number,
  width: number,
): { width: number; letterSpace: number; wordSpace: number } {
  const natural = press.tools.measurer.width(text, role.font, press.language) * size;
  const spaces = text.split(" ").length - 1;
  const letters = [...text].length - 1;
  const gap = width - natural;
  const mostLetter = faceJoins(press.language) ? 0 : size * (spaces === 0 ? 0.12 : 0.022);
  const mostWord = size * 0.2;
  if (gap < 0 || gap > letters * mostLetter + spaces * mostWord) return { width: natural, letterSpace: 0, wordSpace: 0 };
  const letterSpace = spaces === 0 ? gap / Math.max(1, letters) : Math.min(mostLetter, (gap * 0.55) / Math.max(1, letters));
  return { width, letterSpace, wordSpace: spaces > 0 ? (gap - letterSpace * letters) / spaces : 0 };
}

function faceJoins(language: string): boolean {
  return /^(ar|fa|ur|hi)/.test(language);
}
