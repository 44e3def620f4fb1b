import type { ContentSettings, LayoutConflict, LayoutVersion, PreviewSection } from "../../../functions/admin/contract.ts";
import type { Layout, SectionLayout } from "../../../functions/templates/contract.ts";
import { ApiError, api } from "../../api/client.ts";
import { type Part, readPart } from "../../api/list-part.ts";
import type { PlacedSection } from "../../typeset/index.ts";
import type { LayoutBox } from "./layout-edits.ts";

/** Of which page a layout is. */
export interface LayoutOf {
  template: string;
  layout: Layout;
}

const pathOf = ({ template, layout }: LayoutOf) => `/api/admin/layouts/${encodeURIComponent(template)}/${layout}`;

export const readLayout = (of: LayoutOf) => api.get<LayoutVersion | null>(pathOf(of));

/** `from`: id of the version that was begun with; undefined saves whatever is in force. Another one in force by now is an ApiError 409. */
export function saveLayout(of: LayoutOf, sections: readonly PlacedSection[], from: string | null | undefined) {
  return api.put<LayoutVersion>(pathOf(of), { sectionLayout: toSave(sections), ...(from !== undefined && { from }) });
}

export const resetLayout = (of: LayoutOf) => api.delete<LayoutVersion>(pathOf(of));

export const firstVersions = (of: LayoutOf) => `${pathOf(of)}/versions`;

/** Fifty versions, the newest first. */
export const readVersions = (path: string): Promise<Part<LayoutVersion>> => readPart<LayoutVersion>(path);

/** The version in force, where an answer says that somebody else has saved meanwhile. */
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

interface PreviewAnswer {
  imageUrl: string;
  enhancedImageUrl?: string;
  sections: PreviewSection[];
}

/** Asks the server where the parts of the sample page stand. */
export async function askPreview({
  settings,
  sections,
  ...order
}: PreviewOrder): Promise<{ sections: LayoutBox[]; enhancedImageUrl: string | null }> {
  const answer = await api.post<PreviewAnswer>("/api/admin/canvas-preview", {
    ...order,
    ...settings,
    sectionLayout: sections && toSave(sections),
  });
  return { sections: answer.sections, enhancedImageUrl: answer.enhancedImageUrl ?? null };
}
