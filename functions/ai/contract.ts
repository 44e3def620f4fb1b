import * as z from "zod";
import { ExpandedContent, SideStory } from "../completed-newspapers/contract.ts";
import { describe, filledTextUpTo, limits, textUpTo } from "../contract.ts";

const clamped = (range: { least: number; most: number }, standard: number) =>
  z
    .number()
    .default(standard)
    .transform((value) => Math.min(range.most, Math.max(range.least, Math.round(value))));
const pressRunId = z.string().max(64).optional();
const language = z.string().max(8).default("en");

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

export const Model = z.object({
  id: z.string(),
  kind: z.enum(["text", "image"]),
  name: z.string(),
  provider: z.string(),
  status: z.enum(["available", "needs-key", "coming-soon", "retired"]),
  successor: z.string().optional(),
  recommended: z.boolean().optional(),
  pricePerNewspaper: z.string().optional(),
});
export type Model = z.infer<typeof Model>;

const withRun = { pressRunId: z.string() };
export const expandContent = describe({
  method: "POST",
  path: "/ai/expand-content",
  who: "user",
  body: ExpandRequest,
  answer: ExpandedContent.extend(withRun),
});
export const generateSideArticles = describe({
  method: "POST",
  path: "/ai/generate-side-articles",
  who: "user",
  body: SideArticlesRequest,
  answer: z.object({ articles: z.array(SideStory), ...withRun }),
});
export const generateImage = describe({
  method: "POST",
  path: "/ai/generate-image",
  who: "user",
  body: ImageRequest,
  answer: z.object({ imageUrl: z.string(), caption: z.string(), alt: z.string(), ...withRun }),
});
export const listModels = describe({ method: "GET", path: "/ai/models", who: "any", answer: z.array(Model) });
