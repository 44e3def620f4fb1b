import { and, eq } from "drizzle-orm";
import type { Database, Query } from "../../db/client.ts";
import { apiKeys } from "../../db/schema.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import {
  type CatalogueEntry,
  catalogue,
  findEntry,
  houseImageModels,
  houseTextModels,
  isRetired,
  type ProviderId,
  successorOf,
} from "./catalogue.ts";
import type { Model } from "./contract.ts";

type Kind = Model["kind"];

/** A model chosen for a run, and who pays its provider. */
export interface Choice {
  /** Of the catalogue. */
  id: string;
  by: "house" | "operator" | "own";
}

/** Which providers can be used now, by the operator's keys and the caller's own. */
export interface Availability {
  settings: Settings;
  now: number;
  hasWorkersAi: boolean;
  /** Providers the caller has a usable key for. */
  own: ReadonlySet<string>;
}

/** The rows of `ownProviders`. */
export type OwnKeys = readonly { provider: string; baseUrl: string | null; model: string }[];

/** The caller's active keys, for the first load of an endpoint. */
export function ownProviders(db: Database, userId: string) {
  return db
    .select({ provider: apiKeys.provider, baseUrl: apiKeys.baseUrl, model: apiKeys.model })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.isActive, true))) satisfies Query;
}

export function availabilityOf(env: Env, settings: Settings, now: number, rows: OwnKeys = []): Availability {
  // A custom address is usable only with the name of a model.
  const usable = rows.filter(({ provider, baseUrl, model }) => provider !== "custom" || (baseUrl && model));
  return { settings, now, hasWorkersAi: "AI" in env && Boolean(env.AI), own: new Set(usable.map(({ provider }) => provider)) };
}

/** What the operator has set for a provider; '' for what is missing. */
export function operatorSettings(settings: Settings, provider: ProviderId): { apiKey: string; baseUrl: string } {
  const [apiKey = "", baseUrl = ""] = {
    openai: [settings.OPENAI_API_KEY, settings.OPENAI_BASE_URL],
    anthropic: [settings.ANTHROPIC_API_KEY, settings.ANTHROPIC_BASE_URL],
    stability: [settings.STABILITY_API_KEY, settings.STABILITY_BASE_URL],
    custom: [],
    "workers-ai": [],
  }[provider];
  return { apiKey, baseUrl };
}

/** The operator's key and address for a provider, or null where they do not suffice. */
export function operatorAccess(settings: Settings, provider: ProviderId): { apiKey: string; baseUrl: string } | null {
  const found = operatorSettings(settings, provider);
  // An OpenAI-compatible server may need no key.
  const isEnough = found.apiKey !== "" || (provider === "openai" && found.baseUrl !== "");
  return isEnough ? found : null;
}

function payerOf(entry: CatalogueEntry, availability: Availability): Choice["by"] | null {
  const { provider } = entry;
  if (provider === "house") return "house";
  if (entry.isComingSoon || isRetired(entry, availability.now) || provider === "google" || provider === "midjourney") return null;
  if (availability.own.has(provider)) return "own";
  if (provider === "workers-ai") return availability.hasWorkersAi ? "operator" : null;
  return operatorAccess(availability.settings, provider) ? "operator" : null;
}

/** From TEXT_MODEL and IMAGE_MODEL: the ids the operator put first, and the provider's names given to them (`id=name`). */
function configured(settings: Settings, kind: Kind): { ids: string[]; names: Map<string, string> } {
  const entries = (kind === "text" ? settings.TEXT_MODEL : settings.IMAGE_MODEL).map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? ([part, ""] as const) : ([part.slice(0, at).trim(), part.slice(at + 1).trim()] as const);
  });
  return { ids: entries.map(([id]) => id), names: new Map(entries.filter(([, name]) => name !== "")) };
}

/** The provider's name of the model: the operator's setting, or the catalogue's. */
export function providerName(settings: Settings, entry: CatalogueEntry): string {
  return configured(settings, entry.kind).names.get(entry.id) ?? entry.model;
}

/** The choice of a caller who makes none: their own active key, else the operator's, else Workers AI, else the house. */
export function standardChoice(kind: Kind, availability: Availability): Choice {
  const preferred = configured(availability.settings, kind).ids;
  const rank = (entry: CatalogueEntry) => (preferred.includes(entry.id) ? preferred.indexOf(entry.id) : preferred.length);
  const usable = catalogue
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ entry, by: payerOf(entry, availability) }))
    .filter((found): found is { entry: CatalogueEntry; by: Choice["by"] } => found.by !== null)
    .toSorted((a, b) => rank(a.entry) - rank(b.entry));
  // With the house edition as the standard, the operator's keys still serve those who choose another model.
  if (preferred[0] === "house" && !usable.some(({ by }) => by === "own")) return { id: "house", by: "house" };
  const chosen =
    usable.find(({ by }) => by === "own") ??
    usable.find(({ entry, by }) => by === "operator" && entry.provider !== "workers-ai") ??
    usable.find(({ by }) => by === "operator");
  return chosen ? { id: chosen.entry.id, by: chosen.by } : { id: "house", by: "house" };
}

/**
 * The requested model, or the standard one. Throws NOT_CONFIGURED for one that cannot be used now and INVALID for an unknown one: a
 * choice is never replaced.
 */
export function choose(kind: Kind, wanted: string | undefined, availability: Availability): Choice {
  if (wanted === undefined) return standardChoice(kind, availability);
  if ((kind === "text" ? houseTextModels : houseImageModels).has(wanted)) return { id: wanted, by: "house" };
  const entry = findEntry(kind, wanted);
  if (!entry) throw new AppError("INVALID", { details: { fields: [kind === "text" ? "textModel" : "imageModel"] } });
  const by = payerOf(entry, availability);
  if (by) return { id: wanted, by };
  const successor = successorOf(entry, availability.now);
  throw new AppError("NOT_CONFIGURED", {
    message: `${entry.name} is not available here. Please choose another model.`,
    details: { model: wanted, ...(successor === entry ? {} : { successor: successor.id }) },
  });
}

/** The catalogue as the caller sees it, without the models of Workers AI where the deployment has no binding. */
export function presentModels(availability: Availability): Model[] {
  const standard = { text: standardChoice("text", availability).id, image: standardChoice("image", availability).id };
  // A retired model passes its recommendation on to its successor.
  const recommendedNow = new Set(catalogue.filter(({ recommended }) => recommended).map((entry) => successorOf(entry, availability.now)));
  return catalogue
    .filter(({ provider }) => provider !== "workers-ai" || availability.hasWorkersAi)
    .map((entry): Model => {
      const { id, kind, name, provider, pricePerNewspaper } = entry;
      const by = payerOf(entry, availability);
      const isOver = isRetired(entry, availability.now);
      const status = isOver ? "retired" : entry.isComingSoon ? "coming-soon" : by ? "available" : "needs-key";
      return {
        id,
        kind,
        name,
        provider,
        status,
        ...(isOver && { successor: successorOf(entry, availability.now).id }),
        ...(recommendedNow.has(entry) && { recommended: true as const }),
        ...(standard[kind] === id && { standard: true as const }),
        ...(by && { by }),
        ...(pricePerNewspaper !== undefined && !isOver && { pricePerNewspaper }),
      };
    });
}
