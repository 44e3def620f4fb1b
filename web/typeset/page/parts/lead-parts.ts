import type { Layout } from "../../model/newspaper.ts";
import type { HeadPart, Part, PicturePart } from "../../templates/skeleton.ts";
import type { Template } from "../../templates/template.ts";

const partsOf = (template: Template, layout: Layout): readonly Part[] => template.skeletons[layout].find(({ only }) => !only)?.parts ?? [];

/** How a template sets its headline; the narrow page takes its manner from it, not its place. */
export function headPartOf(template: Template, layout: Layout): HeadPart {
  const head = partsOf(template, layout).find((part) => part.kind === "head");
  return head ?? { kind: "head", from: 0, span: 1, align: "center", lines: 2 };
}

/** How a template sets its picture. */
export function picturePartOf(template: Template, layout: Layout): PicturePart | null {
  return partsOf(template, layout).find((part) => part.kind === "picture") ?? null;
}

/** True where the picture stands over the headline. */
export function isPictureFirst(template: Template, layout: Layout): boolean {
  const kinds = partsOf(template, layout).map(({ kind }) => kind);
  const picture = kinds.indexOf("picture");
  return picture >= 0 && picture < kinds.indexOf("head");
}
