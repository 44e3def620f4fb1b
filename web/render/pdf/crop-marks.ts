import type { Sheet } from "./papers.ts";
import { num } from "./pdf-file.ts";

const LENGTH = (5 * 72) / 25.4;
/** Beyond the bleed, so that no mark is left on the trimmed sheet. */
const GAP = 2;
const STROKE = 0.25;

/** Marks at the four corners that say where to cut; none without bleed. */
export function cropMarks({ media, trim, bleed }: Sheet): string {
  if (bleed === 0) return "";
  const out = ["/Artifact BMC q", `0 G ${STROKE} w`];
  const foot = media.height - trim.y - trim.height;
  for (const [x, outward] of [
    [trim.x, -1],
    [trim.x + trim.width, 1],
  ] as const) {
    for (const [y, upward] of [
      [foot, -1],
      [foot + trim.height, 1],
    ] as const) {
      const near = bleed + GAP;
      const far = near + LENGTH;
      out.push(`${num(x + outward * near)} ${num(y)} m ${num(x + outward * far)} ${num(y)} l`);
      out.push(`${num(x)} ${num(y + upward * near)} m ${num(x)} ${num(y + upward * far)} l`);
    }
  }
  out.push("S Q EMC");
  return out.join("\n");
}
