import { and, eq } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import type { ProviderId } from "./access.ts";
import { type CatalogueEntry, catalogue, findEntry, isRetired, successorOf } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import type { Model } from "./contract.ts";
import { houseImageModels, houseTextModels } from "./house-models.ts";

type Kind = Model["kind"];

/** Which providers can be asked now: with the operator's keys, and with the caller's own. */
export interface Standing {
  settings: Settings;
  now: number;
  hasWorkersAi: boolean;
  own: ReadonlySet<string>;
}

/** Rows of `ownProviders`. */
export type OwnKeys = readonly { provider: string; baseUrl: string | null; model: string }[];

/** The caller's active keys, for the first load of an endpoint. */
export function ownProviders(db: Database, userId: string) {
  return db
    .select({ provider: apiKeys.provider, baseUrl: apiKeys.baseUrl, model: apiKeys.model })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.isActive, true))) satisfies Query;
}

export function standingOf(env: Env, settings: Settings, now: number, rows: OwnKeys = []): Standing {
  // An address of one's own without the name of a model leads nowhere.
  const usable = rows.filter(({ provider, baseUrl, model }) => provider !== "custom" || (baseUrl && model));
  return { settings, now, hasWorkersAi: "AI" in env && Boolean(env.AI), own: new Set(usable.map(({ provider }) => provider)) };
}

/** What the operator has set for a provider: '' for a key or an address that is not there. */
export function operatorDoor(settings: Settings, provider: ProviderId): { apiKey: string; baseUrl: string } {
  const [apiKey = "", baseUrl = ""] = {
    openai: [settings.OPENAI_API_KEY, settings.OPENAI_BASE_URL],
    anthropic: [settings.ANTHROPIC_API_KEY, settings.ANTHROPIC_BASE_URL],
    stability: [settings.STABILITY_API_KEY, settings.STABILITY_BASE_URL],
    custom: [],
    "workers-ai": [],
  }[provider];
  return { apiKey, baseUrl };
}

/** The operator's way to a provider, or null without one. */
export function operatorKey(settings: Settings, provider: ProviderId): { apiKey: string; baseUrl: string } | null {
  const door = operatorDoor(settings, provider);
  // A compatible server of the operator's may want no key.
  const isEnough = door.apiKey !== "" || (provider === "openai" && door.baseUrl !== "");
  return isEnough ? door : null;
}

function payerOf(entry: CatalogueEntry, standing: Standing): Choice["by"] | null {
  const { provider } = entry;
  if (provider === "house") return "house";
  if (entry.isComingSoon || isRetired(entry, standing.now) || provider === "google" || provider === "midjourney") return null;
  if (standing.own.has(provider)) return "own";
  if (provider === "workers-ai") return standing.hasWorkersAi ? "operator" : null;
  return operatorKey(standing.settings, provider) ? "operator" : null;
}

/** Ids the operator put first, and the provider's names the operator gave (`id=name`). */
function configured(settings: Settings, kind: Kind): { ids: string[]; names: Map<string, string> } {
  const entries = (kind === "text" ? settings.TEXT_MODEL : settings.IMAGE_MODEL).map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? ([part, ""] as const) : ([part.slice(0, at).trim(), part.slice(at + 1).trim()] as const);
  });
  return { ids: entries.map(([id]) => id), names: new Map(entries.filter(([, name]) => name !== "")) };
}

/** What the provider calls the model: as configured, or as the catalogue has it. */
export function providerName(settings: Settings, entry: CatalogueEntry): string {
  return configured(settings, entry.kind).names.get(entry.id) ?? entry.model;
}

/** The choice for somebody who makes none: their own active key, else the operator's, else Workers AI, else the house. */
export function standardChoice(kind: Kind, standing: Standing): Choice {
  const preferred = configured(standing.settings, kind).ids;
  const rank = (entry: CatalogueEntry) => (preferred.includes(entry.id) ? preferred.indexOf(entry.id) : preferred.length);
  const usable = catalogue
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ entry, by: payerOf(entry, standing) }))
    .filter((found): found is { entry: CatalogueEntry; by: Choice["by"] } => found.by !== null)
    .toSorted((a, b) => rank(a.entry) - rank(b.entry));
  // Asked to set papers in the house edition, an operator may still have keys for those who want more.
  if (preferred[0] === "house" && !usable.some(({ by }) => by === "own")) return { id: "house", by: "house" };
  const chosen =
    usable.find(({ by }) => by === "own") ??
    usable.find(({ entry, by }) => by === "operator" && entry.provider !== "workers-ai") ??
    usable.find(({ by }) => by === "operator");
  return chosen ? { id: chosen.entry.id, by: chosen.by } : { id: "house", by: "house" };
}

/**
 * The model asked for, or the standard one. Throws NOT_CONFIGURED for one that cannot be used now, INVALID for one nobody knows:
 * a choice is never replaced.
 */
export function choose(kind: Kind, wanted: string | undefined, standing: Standing): Choice {
  if (wanted === undefined) return standardChoice(kind, standing);
  if ((kind === "text" ? houseTextModels : houseImageModels).has(wanted)) return { id: wanted, by: "house" };
  const entry = findEntry(kind, wanted);
  if (!entry) throw new AppError("INVALID", { details: { fields: [kind === "text" ? "textModel" : "imageModel"] } });
  const by = payerOf(entry, standing);
  if (by) return { id: wanted, by };
  const successor = successorOf(entry, standing.now);
  throw new AppError("NOT_CONFIGURED", {
    message: `${entry.name} is not available here. Please choose another model.`,
    details: { model: wanted, ...(successor === entry ? {} : { successor: successor.id }) },
  });
}

/** The catalogue as a caller sees it. Models of a platform this deployment does not have are left out. */
export function presentModels(standing: Standing): Model[] {
  const standard = { text: standardChoice("text", standing).id, image: standardChoice("image", standing).id };
  // The mark passes to a retired model's successor by date.
  const recommendedNow = new Set(catalogue.filter(({ recommended }) => recommended).map((entry) => successorOf(entry, standing.now)));
  return catalogue
    .filter(({ provider }) => provider !== "workers-ai" || standing.hasWorkersAi)
    .map((entry): Model => {
      const { id, kind, name, provider, pricePerNewspaper } = entry;
      const by = payerOf(entry, standing);
      const isOver = isRetired(entry, standing.now);
      const status = isOver ? "retired" : entry.isComingSoon ? "coming-soon" : by ? "available" : "needs-key";
      return {
        id,
        kind,
        name,
        provider,
        status,
        ...(isOver && { successor: successorOf(entry, standing.now).id }),
        ...(recommendedNow.has(entry) && { recommended: true as const }),
        ...(standard[kind] === id && { standard: true as const }),
        ...(by && { by }),
        ...(pricePerNewspaper !== undefined && !isOver && { pricePerNewspaper }),
      };
    });
}
