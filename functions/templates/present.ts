import type { templates } from "../../web/typeset/index.ts";
import { Layout, type Template } from "./contract.ts";
import { readSections } from "./stored-sections.ts";

/** `saved`: the versions of this template in force; null sections mean that the default holds again. */
export function presentTemplate(
  { id, name, description, region, config }: (typeof templates)[number],
  saved: readonly { layout: string; sections: string | null }[],
): Template {
  const sectionLayouts: Template["sectionLayouts"] = {};
  for (const { layout, sections } of saved) {
    const known = Layout.safeParse(layout);
    const read = readSections(sections);
    if (known.success && read) sectionLayouts[known.data] = read;
  }
  return { id, name, description, region, config, sectionLayouts };
}
