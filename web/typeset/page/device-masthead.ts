import { balanceLines } from "../headline.ts";
import { scriptOf } from "../script.ts";
import { fillIn, pagesInWords } from "../words.ts";
import type { Board } from "./board.ts";
import type { DevicePress } from "./device-press.ts";
import { placeAndDate, roman } from "./edition-texts.ts";
import { ascentOf, fitBlock, setBlock } from "./fit-block.ts";
import type { Press } from "./press.ts";

const top = 7;

/** Volume and number of the edition in its language. */
export function volumeAndNumber(press: Press): string {
  const { volume, number } = press.newspaper.folio;
  const { page } = press.words;
  const asRoman = press.language.startsWith("en");
  return `${fillIn(page.volume, { volume: asRoman ? roman(volume) : press.numeral(volume) })} ${fillIn(page.number, { number: press.numeral(number) })}`;
}

/** The paper's name in one line as large as its measure lets it be, in two when it would be small. Returns its foot. */
export function setName(press: Press, board: Board, x: number, y: number, width: number, most: number): number {
  const { nameplate } = press.faces;
  const name = press.newspaper.newspaperName.trim() || press.newspaper.title.trim();
  const least = most * 0.52;
  const one = fitBlock(press, name, nameplate, width, { most, least, lines: 1 });
  const block = one.shortened ? fitBlock(press, name, nameplate, width, { most: most * 0.66, least: most * 0.2, lines: 3 }) : one;
  // Joined scripts rise and fall further than their size says.
  const air = scriptOf(press.language).joined ? block.role.size * 0.16 : 0;
  return setBlock(board, "masthead", block, x, y + air, width) + air * 0.5;
}

/** Thick over thin. Returns its foot. */
export function setScotch(press: Press, board: Board, x: number, y: number, width: number): number {
  const { thick, thin } = press.template.rules;
  board.rule("masthead", x, y, width, thick);
  board.rule("masthead", x, y + thick * 1.5, width, thin);
  return y + thick * 1.5 + thin;
}

/** Masthead of a device's first page: what the user wrote in the ears, name, motto, folio. Returns its foot. */
export function setDeviceMasthead(press: DevicePress, board: Board, pageCount: number): number {
  const { left, measure, faces, newspaper, template } = press;
  let y = setEars(press, board, top);
  y = setName(press, board, left, y, measure, Math.min(faces.nameplate.size * 0.9, press.device === "mobile" ? 26 : 44));
  y = setLines(press, board, newspaper.folio.motto, y + 1, "motto");
  y = setScotch(press, board, left, y + 4, measure);
  const pages = pagesInWords(press.words.page, pageCount, press.language, press.numeral(pageCount));
  const end = [pages, newspaper.folio.price].filter(Boolean).join(" · ");
  y = setFolio(press, board, y + 1.5, volumeAndNumber(press), placeAndDate(press), end);
  board.rule("folio", left, y, measure, template.rules.thin);
  return y + template.rules.thin;
}

/** The user's own words for the ears stand side by side over the name; what a page would compute for them is told elsewhere. */
function setEars(press: DevicePress, board: Board, y: number): number {
  const { ears } = press.newspaper.folio;
  const role = press.faces.earText;
  const width = press.measure / 2 - 6;
  const lines = ears.map((ear) => balanceLines(ear.replace(/\s*\n\s*/g, " ").trim(), press.style(role), width, 6, press.tools));
  const rows = Math.max(...lines.map(({ length }) => length));
  lines.forEach((ear, side) => {
    ear.forEach((line, row) => {
      const x = press.left + (side === 0 ? 0 : press.measure - width);
      board.run("ears", line, role, x, y + row * role.leading + role.size, width, { align: side === 0 ? "start" : "end" });
    });
  });
  return rows === 0 ? y : y + rows * role.leading + 3;
}

function setLines(press: DevicePress, board: Board, text: string, y: number, role: "motto"): number {
  const block = fitBlock(press, text, press.faces[role], press.measure, { most: press.faces[role].size, least: press.faces[role].size });
  return setBlock(board, "masthead", block, press.left, y, press.measure);
}

/** Three parts on one line where they have room, else place and date over the other two. Returns the foot. */
function setFolio(press: DevicePress, board: Board, y: number, start: string, middle: string, end: string): number {
  const { left, measure } = press;
  const role = press.faces.folio;
  const [first, second, third] = [start, middle, end].map((part) => board.widthOf(part, role)) as [number, number, number];
  const leading = Math.max(role.leading, role.size * 1.35);
  const baseline = (row: number) => y + row * leading + ascentOf({ ...role, leading });
  if (second + 2 * Math.max(first, third) + 16 < measure) {
    board.run("folio", start, role, left, baseline(0), measure);
    board.run("folio", middle, role, left, baseline(0), measure, { align: "center" });
    board.run("folio", end, role, left, baseline(0), measure, { align: "end" });
    return y + leading + 1.5;
  }
  const block = fitBlock(press, middle, role, measure, { most: role.size, least: role.size });
  const tracked = { ...block, role: { ...block.role, leading } };
  const under = setBlock(board, "folio", tracked, left, y, measure);
  const share = first + third > 0 ? Math.min(0.68, Math.max(0.32, first / (first + third))) : 0.5;
  const room = measure - 8;
  board.run("folio", start, role, left, under + ascentOf({ ...role, leading }), room * share, { least: 0.6 });
  board.run("folio", end, role, left + measure - room * (1 - share), under + ascentOf({ ...role, leading }), room * (1 - share), {
    align: "end",
    least: 0.6,
  });
  return under + leading + 1.5;
}

/** Folio of a further page. Returns its foot. */
export function setDeviceFolio(press: DevicePress, board: Board, page: number): number {
  const { left, measure, newspaper, words } = press;
  const role = press.faces.folio;
  const label = fillIn(words.page.page, { page: press.numeral(page) });
  const taken = board.run("folio", label, role, left, top + role.size, measure / 2, { least: 0.6 });
  const rest = measure - taken - 10;
  const name = newspaper.newspaperName.trim() || newspaper.title.trim();
  board.run("folio", name, role, left + measure - rest, top + role.size, rest, { align: "end", least: 0.4 });
  return setScotch(press, board, left, top + role.size + 4, measure);
}
