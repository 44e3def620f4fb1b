import * as z from "zod";
import { KeyProvider, keyLimits } from "../api-keys/contract.ts";
import { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { describe, filledTextUpTo, limits, PrintLanguage, textUpTo } from "../http/contract.ts";

const clamped = (range: { least: number; most: number }, standard: number) =>
  z
    .number()
    .default(standard)
    .transform((value) => Math.min(range.most, Math.max(range.least, Math.round(value))));
const pressRunId = z.string().max(64).optional();
const language = PrintLanguage.default("en");

export const ExpandRequest = z.object({
  title: filledTextUpTo(limits.title),
  content: filledTextUpTo(limits.content),
  region: textUpTo(limits.region).default(""),
  targetLength: clamped(limits.targetLength, 12_000),
  language,
  pressRunId,
});
export const SideArticlesRequest = z.object({
  mainTitle: filledTextUpTo(limits.title),
  mainContent: filledTextUpTo(limits.content),
  region: textUpTo(limits.region).default(""),
  count: clamped(limits.sideStories, 6),
  language,
  pressRunId,
});
export const ImageRequest = z.object({
  articleTitle: filledTextUpTo(limits.title),
  articleContent: filledTextUpTo(limits.content),
  style: z.enum(["photojournalistic", "editorial"]).default("photojournalistic"),
  size: z.enum(["large", "small"]).default("large"),
  description: textUpTo(limits.description).default(""),
  language,
  pressRunId,
});

/**
 * Why a provider failed, as a person can act on it: `key` (wrong or without rights), `quota` (nothing left to spend),
 * `rate-limited`, `refused` (by the provider's rules), `model` (no such model), `address` (not allowed or not found),
 * `unreachable`, `unavailable` (a fault of the provider), `timeout`, `too-large` (the answer), `bad-answer`.
 */
export const failureReasons = [
  "key",
  "quota",
  "rate-limited",
  "refused",
  "model",
  "address",
  "unreachable",
  "unavailable",
  "timeout",
  "too-large",
  "bad-answer",
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const Model = z.object({
  /** Unique within its kind. */
  id: z.string(),
  kind: z.enum(["text", "image"]),
  name: z.string(),
  provider: z.string(),
  status: z.enum(["available", "needs-key", "coming-soon", "retired"]),
  /** What replaces a retired one. */
  successor: z.string().optional(),
  recommended: z.boolean().optional(),
  /** What a run without a choice uses, for this caller and now. */
  standard: z.literal(true).optional(),
  /** Whose key an available one uses; the house edition needs none. */
  by: z.enum(["house", "operator", "own"]).optional(),
  /** US dollars, approximately: the texts or the two pictures of one newspaper. */
  pricePerNewspaper: z.number().optional(),
});
export type Model = z.infer<typeof Model>;

/** A caller's own key or address failed, and the house edition made the part. */
export const OwnKeyNotice = z.object({ provider: z.string(), reason: z.enum(failureReasons) });
export type OwnKeyNotice = z.infer<typeof OwnKeyNotice>;

const withRun = { pressRunId: z.string(), notice: OwnKeyNotice.optional() };
/** Writes the articles of a front page from the caller's text. Without `pressRunId` it takes a token of its own. */
export const expandContent = describe({
  method: "POST",
  path: "/ai/expand-content",
  who: "user",
  body: ExpandRequest,
  answer: ExpandedContent.extend(withRun),
});
/** Writes side stories for an article. Without `pressRunId` it takes a token of its own. */
export const generateSideArticles = describe({
  method: "POST",
  path: "/ai/generate-side-articles",
  who: "user",
  body: SideArticlesRequest,
  answer: z.object({ articles: z.array(SideStory), ...withRun }),
});
/** Makes a picture for an article. Without `pressRunId` it takes a token of its own. */
export const generateImage = describe({
  method: "POST",
  path: "/ai/generate-image",
  who: "user",
  body: ImageRequest,
  answer: z.object({ imageUrl: z.string(), caption: z.string(), alt: z.string(), ...withRun }),
});
/** Lists the models a newspaper can be made with, as this caller can use them now. */
export const listModels = describe({ method: "GET", path: "/ai/models", who: "any", answer: z.array(Model) });

/** A key to test, saved or not; '' for a custom address alone, which needs a `baseUrl`. */
export const ConnectionTest = z
  .object({
    provider: KeyProvider,
    apiKey: z.string().trim().max(keyLimits.key).default(""),
    baseUrl: z.string().trim().max(keyLimits.baseUrl).optional(),
  })
  .refine(({ provider, apiKey }) => provider === "custom" || apiKey !== "", { path: ["apiKey"] })
  .refine(({ provider, baseUrl }) => provider !== "custom" || baseUrl, { path: ["baseUrl"] });

/** The result of the test; a wrong key is not an error. `models`: names from a custom address, newest first, at most 100. */
export const ConnectionResult = z.object({
  connected: z.boolean(),
  reason: z.enum(failureReasons).optional(),
  models: z.array(z.string()).optional(),
});
/** Tries a provider's key. 10 an hour. */
export const testConnection = describe({
  method: "POST",
  path: "/ai/test-connection",
  who: "user",
  body: ConnectionTest,
  answer: ConnectionResult,
});
