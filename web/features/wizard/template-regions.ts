import type { Template } from "../../../functions/templates/contract.ts";

/** No filter. */
export const everyRegion = "";
/** What the server says of templates that suit every region. */
export const universal = "Universal";

/** The regions that templates are best for, each once, in the order of the templates; those for every region are the last choice. */
export function regionsOf(templates: readonly Template[]): string[] {
  const regions = new Set(templates.map(({ region }) => region));
  const isForAll = regions.delete(universal);
  return [...regions, ...(isForAll ? [universal] : [])];
}

/** The templates that are best for a region, then those that suit every region. */
export function templatesFor(templates: readonly Template[], region: string): Template[] {
  if (region === everyRegion) return [...templates];
  const best = templates.filter((template) => template.region === region);
  return region === universal ? best : [...best, ...templates.filter((template) => template.region === universal)];
}
