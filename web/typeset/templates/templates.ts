import { americanClassic } from "./american-classic.ts";
import type { Template } from "./template.ts";

/** Every template that can be set, the default first. */
export const templates: readonly Template[] = [americanClassic];

/** The template of an id; unknown ids fall back to american-classic. */
export function templateOf(id: string): Template {
  return templates.find((template) => template.id === id) ?? americanClassic;
}
