import type { NewspaperToSet } from "../../../model/newspaper.ts";
import type { Faces, Role } from "../../../templates/faces.ts";
import { facesFor } from "../../../templates/script-faces.ts";
import type { Template } from "../../../templates/template.ts";
import { type LayoutContext, openContext, type TypesetTools } from "../../context.ts";

/** Where a page is read that is no sheet of paper. */
export type SmallDevice = "mobile" | "tablet";

/** A device's page in CSS pixels, which are the points of its scenes. */
interface DeviceMeasure {
  width: number;
  margin: number;
  columns: number;
  gutter: number;
  /** Size of the body a template's Latin is set in; other scripts grow alike. */
  body: number;
  /** Maximum height of a section of text columns, so that the reader does not scroll up again to read on. */
  section: number;
  /** Pages are not begun anew before they are about this high. */
  page: number;
}

const measures: Record<SmallDevice, DeviceMeasure> = {
  mobile: { width: 360, margin: 17, columns: 1, gutter: 0, body: 15.6, section: Number.POSITIVE_INFINITY, page: 1_500 },
  tablet: { width: 768, margin: 38, columns: 2, gutter: 30, body: 15.6, section: 760, page: 1_500 },
};

/** A layout context whose page is a device's: everything is composed in the template's own points, and the scene scaled by `scale` at the end. */
export interface DeviceContext extends LayoutContext {
  device: SmallDevice;
  scale: number;
  /** In the template's points. */
  width: number;
  left: number;
  measure: number;
  section: number;
  pageHeight: number;
  /** Share of the template's weights rules have. */
  ruleShare: number;
}

/** Display type has less room beside a body this large: shares of the template's sizes. */
const shares: Record<SmallDevice, Partial<Record<keyof Faces, number>>> = {
  mobile: { deck: 0.84, deckSecond: 0.8, deckThird: 0.9, sideLead: 0.74, sideHead: 0.94, quote: 0.9, boxTitle: 0.85, figure: 0.7 },
  tablet: { deck: 0.92, deckSecond: 0.86, deckThird: 0.95, sideLead: 0.82, sideHead: 1, quote: 1, boxTitle: 0.88, figure: 0.8 },
};

/** On screens a deck differs from the headline by its size, whatever it is in print: points of the template. */
const largest: Record<SmallDevice, Partial<Record<keyof Faces, number>>> = {
  mobile: { deck: 9.8, deckSecond: 13, deckThird: 8.6, sideLead: 15, sideHead: 10.5, quote: 10.5, boxTitle: 11, subhead: 7.6, kicker: 7 },
  tablet: { deck: 11.5, deckSecond: 14, deckThird: 9, sideLead: 17, sideHead: 11, quote: 11.5, boxTitle: 11, subhead: 7.8, kicker: 7.4 },
};

/** Rules keep about the thickness they have on a printed page. */
const ruleWeight = 1.5;

function scaled(role: Role, share: number): Role {
  return { ...role, size: role.size * share, leading: role.leading * share };
}

/** The template with a narrower page; its columns are the device's. */
export function narrowTemplate(
  template: Template,
  page: { width: number; height: number },
  grid: Template["grid"],
  ruleShare: number,
): Template {
  const { hair, thin, medium, thick } = template.rules;
  return {
    ...template,
    page,
    grid,
    rules: { hair: hair * ruleShare, thin: thin * ruleShare, medium: medium * ruleShare, thick: thick * ruleShare },
  };
}

/** Points of the template a device's pixel is. */
export function scaleFor(template: Template, body: number): number {
  return body / facesFor(template, "en").body.size;
}

/** Readies a newspaper for a device. */
export function openDeviceContext(newspaper: NewspaperToSet, template: Template, tools: TypesetTools, device: SmallDevice): DeviceContext {
  const { width, margin, columns, gutter, body, section, page } = measures[device];
  const scale = scaleFor(template, body);
  const grid = { margin: margin / scale, columns, gutter: gutter / scale };
  const narrow = narrowTemplate(template, { width: width / scale, height: page / scale }, grid, ruleWeight / scale);
  const context = openContext(newspaper, narrow, tools);
  const faces = { ...context.faces };
  for (const role of Object.keys(faces) as (keyof Faces)[]) {
    const face = faces[role];
    const wanted = shares[device][role] ?? 1;
    if (face) faces[role] = scaled(face, Math.min(wanted, (largest[device][role] ?? Number.POSITIVE_INFINITY) / face.size));
  }
  return {
    ...context,
    faces,
    device,
    scale,
    width: width / scale,
    left: grid.margin,
    measure: (width - 2 * margin) / scale,
    section: section / scale,
    pageHeight: page / scale,
    ruleShare: ruleWeight / scale,
  };
}
