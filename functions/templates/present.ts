import type { templates } from "../../web/typeset/index.ts";
import { Layout, SectionLayout, type Template } from "./contract.ts";

/** `saved`: the versions of this template in force; null sections mean that the default holds again. */
export function presentTemplate(
  { id, name, description, region, config }: (typeof templates)[number],
  saved: readonly { layout: string; sections: string | null }[],
): Template {
  const sectionLayouts: Template["sectionLayouts"] = {};
  for (const { layout, sections } of saved) {
    const known = Layout.safeParse(layout);
    // A row of an older deploy that can no longer be read is the template's own page.
    const read = sections === null ? null : SectionLayout.safeParse(JSON.parse(sections));
    if (known.success && read?.success) sectionLayouts[known.data] = read.data;
  }
  return { id, name, description, region, config, sectionLayouts };
}
