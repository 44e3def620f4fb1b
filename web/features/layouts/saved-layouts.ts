import type { ContentSettings, LayoutConflict } from "../../../functions/admin/contract.ts";
import type { Layout, SectionLayout } from "../../../functions/templates/contract.ts";
import { ApiError, request } from "../../api/client.ts";
import type { PlacedSection } from "../../typeset/index.ts";
import type { LayoutBox } from "./layout-edits.ts";

/** Of which page a layout is. */
export interface LayoutOf {
  template: string;
  layout: Layout;
}

export const readLayout = (of: LayoutOf) => request("GET /admin/layouts/:template/:layout", { params: of });

/** `from`: id of the version that was begun with; undefined saves whatever is in force. Another one in force by now is an ApiError 409. */
export function saveLayout(of: LayoutOf, sections: readonly PlacedSection[], from: string | null | undefined) {
  return request("PUT /admin/layouts/:template/:layout", { params: of, body: { sectionLayout: toSave(sections), from } });
}

export const resetLayout = (of: LayoutOf) => request("DELETE /admin/layouts/:template/:layout", { params: of });

/** The current version, where an answer says that another admin has saved meanwhile. */
export function conflictIn(error: unknown): LayoutConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { inForce = null } = (error.details ?? {}) as Partial<LayoutConflict>;
  return { inForce };
}

/** Without the words in them, which are not saved. */
export const toSave = (sections: readonly PlacedSection[]): SectionLayout =>
  sections.map(({ id, type, name, x, y, width, height }) => ({
    id,
    type: type as SectionLayout[number]["type"],
    name: name.trim().slice(0, 60) || id,
    x,
    y,
    width,
    height,
  }));

export interface PreviewOrder extends LayoutOf {
  title: string;
  content: string;
  settings: ContentSettings;
  sections: readonly PlacedSection[] | null;
  enhance?: boolean;
}

/** Asks the server where the parts of the sample page stand. */
export async function askPreview({
  settings,
  sections,
  ...order
}: PreviewOrder): Promise<{ sections: LayoutBox[]; enhancedImageUrl: string | null }> {
  const answer = await request("POST /admin/canvas-preview", {
    body: { ...order, ...settings, sectionLayout: sections && toSave(sections) },
  });
  return { sections: answer.sections, enhancedImageUrl: answer.enhancedImageUrl ?? null };
}
