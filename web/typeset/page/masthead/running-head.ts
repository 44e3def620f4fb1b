import { fitBlock } from "../../copyfit/fit-block.ts";
import { fillIn } from "../../model/edition-words.ts";
import type { Template } from "../../templates/template.ts";
import type { Press } from "../context.ts";
import { gridOf } from "../grid.ts";
import type { Board } from "../scene-builder.ts";
import { placeAndDate } from "./edition-texts.ts";

/** Baseline of the folio line of an inside page, and from there to the rules under it. Points. */
const folio = { baseline: 32, air: 5, band: 15 } as const;

/** What the template says of it; else the rules it parts its front page with, or a band where it has none. */
function manneredFolio({ template }: Press): NonNullable<Template["inside"]> & { rules: readonly number[] } {
  const { strip } = template.manner;
  const isRuled = strip.rules.length > 0;
  const own = isRuled ? { rulePaint: strip.paint } : { ground: template.grounds?.ground ? ("ground" as const) : undefined };
  return { ...own, ...template.inside, rules: template.inside?.rules ?? strip.rules };
}

/** Folio line of an inside page, in the manner the template has for it; returns where the text begins. */
export function setInsideFolio(press: Press, board: Board, page: number): number {
  const { faces, template, newspaper } = press;
  const inside = manneredFolio(press);
  const grid = gridOf(template);
  const role = faces.folio;
  const color = press.paint(inside.paint ?? "ink");
  const { baseline } = folio;
  if (inside.ground)
    board.box("folio", { x: 0, y: 0, width: template.page.width, height: baseline + folio.air + 4 }, { fill: press.paint(inside.ground) });
  const start = fillIn(press.words.page.page, { page: press.numeral(page) });
  const middle = newspaper.newspaperName;
  const least = 0.6;
  const day = fitBlock(press, placeAndDate(press), role, grid.width * 0.4, { most: role.size, least: role.size * least, lines: 1 });
  const end = day.lines[0] ?? "";
  const taken = Math.min(grid.width * 0.4, board.widthOf(end, day.role));
  const sides = Math.max(board.widthOf(start, role), taken);
  board.run("folio", start, role, grid.left, baseline, grid.width / 3, { least, color });
  const room = grid.width - 2 * (sides + 6);
  const name = fitBlock(press, middle, role, room, { most: role.size, least: role.size * least, lines: 1 });
  board.run("folio", name.lines[0] ?? "", name.role, grid.left + sides + 6, baseline, room, { align: "center", color });
  board.run("folio", end, day.role, grid.left, baseline, grid.width, { align: "end", color });
  let y = baseline + folio.air + (inside.ground ? 4 : 0);
  for (const weight of inside.rules) {
    board.rule("folio", grid.left, y, grid.width, weight, { color: press.paint(inside.rulePaint ?? "ink") });
    y += weight + 1.3;
  }
  return y + faces.folio.size + 1;
}
