import { fitBlock } from "../../copyfit/fit-block.ts";
import { fillIn } from "../../model/edition-words.ts";
import { fields } from "../../model/fields.ts";
import type { Template } from "../../templates/template.ts";
import type { LayoutContext } from "../context.ts";
import { gridOf } from "../grid.ts";
import type { SceneBuilder } from "../scene-builder.ts";
import { placeAndDate } from "./edition-texts.ts";

/** Baseline of the folio line of an inside page, and from there to the rules under it. Points. */
const folio = { baseline: 32, air: 5, band: 15 } as const;

/** What the template says of it; else the rules it parts its front page with, or a band where it has none. */
function manneredFolio({ template }: LayoutContext): NonNullable<Template["inside"]> & { rules: readonly number[] } {
  const { strip } = template.manner;
  const isRuled = strip.rules.length > 0;
  const own = isRuled ? { rulePaint: strip.paint } : { ground: template.grounds?.ground ? ("ground" as const) : undefined };
  return { ...own, ...template.inside, rules: template.inside?.rules ?? strip.rules };
}

/** Folio line of an inside page, in the manner the template has for it; returns where the text begins. */
export function setInsideFolio(context: LayoutContext, builder: SceneBuilder, page: number): number {
  const { faces, template, newspaper } = context;
  const inside = manneredFolio(context);
  const grid = gridOf(template);
  const role = faces.folio;
  const color = context.paint(inside.paint ?? "ink");
  const { baseline } = folio;
  if (inside.ground)
    builder.box(
      "folio",
      { x: 0, y: 0, width: template.page.width, height: baseline + folio.air + 4 },
      { fill: context.paint(inside.ground) },
    );
  const start = fillIn(context.words.page.page, { page: context.numeral(page) });
  const middle = newspaper.newspaperName;
  const least = 0.6;
  const day = fitBlock(context, placeAndDate(context), role, grid.width * 0.4, { most: role.size, least: role.size * least, lines: 1 });
  const end = day.lines[0]?.text ?? "";
  const taken = Math.min(grid.width * 0.4, builder.widthOf(end, day.role));
  const sides = Math.max(builder.widthOf(start, role), taken);
  builder.run("folio", start, role, grid.left, baseline, grid.width / 3, { least, color });
  const room = grid.width - 2 * (sides + 6);
  const name = fitBlock(context, middle, role, room, { most: role.size, least: role.size * least, lines: 1 });
  builder.run("folio", name.lines[0]?.text ?? "", name.role, grid.left + sides + 6, baseline, room, {
    align: "center",
    color,
    of: fields.name,
  });
  builder.run("folio", end, day.role, grid.left, baseline, grid.width, { align: "end", color, of: fields.date });
  let y = baseline + folio.air + (inside.ground ? 4 : 0);
  for (const weight of inside.rules) {
    builder.rule("folio", grid.left, y, grid.width, weight, { color: context.paint(inside.rulePaint ?? "ink") });
    y += weight + 1.3;
  }
  return y + faces.folio.size + 1;
}
