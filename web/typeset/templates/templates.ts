import { americanClassic } from "./american-classic.ts";
import { bambooDaily } from "./bamboo-daily.ts";
import { britishBroadsheet } from "./british-broadsheet.ts";
import { carnivalGazette } from "./carnival-gazette.ts";
import { europeanModern } from "./european-modern.ts";
import { goldfieldDaily } from "./goldfield-daily.ts";
import { localCommunity } from "./local-community.ts";
import { modernHerald } from "./modern-herald.ts";
import { monsoonTimes } from "./monsoon-times.ts";
import { nyTimesClassic } from "./ny-times-classic.ts";
import { philadelphiaInquirer } from "./philadelphia-inquirer.ts";
import { savannaChronicle } from "./savanna-chronicle.ts";
import type { Template } from "./template.ts";
import { vintageTimes } from "./vintage-times.ts";

/** Every template that can be set, the default first. */
export const templates: readonly Template[] = [
  americanClassic,
  britishBroadsheet,
  modernHerald,
  vintageTimes,
  europeanModern,
  localCommunity,
  savannaChronicle,
  monsoonTimes,
  bambooDaily,
  carnivalGazette,
  nyTimesClassic,
  philadelphiaInquirer,
  goldfieldDaily,
];

/** Which ears a template has, in the order of `folio.ears`. */
export function earsIn(id: string): readonly [start: boolean, end: boolean] {
  const has = (side: "start" | "end") => templateOf(id).furniture.some((element) => element.kind === "ear" && element.side === side);
  return [has("start"), has("end")];
}

/** The template of an id; unknown ids fall back to american-classic. */
export function templateOf(id: string): Template {
  return templates.find((template) => template.id === id) ?? americanClassic;
}
