import type { templates } from "../../web/typeset/index.ts";
import type { Template } from "./contract.ts";

/** `saved`: the versions of this template in force; null sections mean that the default holds again. */
export function presentTemplate(
  { id, name, description, region, config }: (typeof templates)[number],
  saved: readonly { layout: string; sections: string | null }[],
): Template {
  const sectionLayouts: Template["sectionLayouts"] = {};
  for (const { layout, sections } of saved) if (sections !== null) sectionLayouts[layout] = JSON.parse(sections);
  return { id, name, description, region, config, sectionLayouts };
}
