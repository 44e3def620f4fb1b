import * as z from "zod";
import { ExpandedContent, Place, SideStory } from "../completed-newspapers/contract.ts";
import { describe, EditionDate, errorCodes, IdParams, isFilled, limits, textUpTo } from "../contract.ts";
import { Layout } from "../templates/contract.ts";
import { Tokens } from "../user/contract.ts";

/** What generating cannot do without; the sentence is the specification's. */
const needed = (most: number) =>
  z.preprocess(
    (value) => value ?? "",
    textUpTo(most).refine(isFilled, {
      message: "Please fill in the title, content, and select a region before generating.",
    }),
  );

export const PressRunInput = z.object({
  title: needed(limits.title),
  content: needed(limits.content),
  region: needed(limits.region),
  templateId: z.string().max(64).default("american-classic"),
  layout: Layout.optional(),
  language: z.string().max(8),
  /** Id from GET /ai/models; `house` for the house edition. */
  textModel: z.string().max(80).optional(),
  imageModel: z.string().max(80).optional(),
  author: textUpTo(limits.author).default(""),
  publishDate: EditionDate.default(""),
  importedUrl: textUpTo(2_000).default(""),
  place: Place.optional(),
});
export type PressRunInput = z.output<typeof PressRunInput>;

export const StartedRun = Tokens.extend({ id: z.string() });

export const stepNames = ["text", "side-stories", "picture-1", "picture-2", "name", "save"] as const;
export type StepName = (typeof stepNames)[number];
export const StepStatus = z.enum(["waiting", "running", "done", "failed"]);
export type StepStatus = z.infer<typeof StepStatus>;

export const PressRun = z.object({
  id: z.string(),
  status: z.enum(["running", "complete", "failed", "kept", "stopped"]),
  steps: z.array(z.object({ name: z.enum(stepNames), status: StepStatus, attempts: z.number().int() })),
  newspaperId: z.string().optional(),
  code: z.enum(errorCodes).optional(),
  error: z.string().optional(),
  refunded: z.boolean().optional(),
});
export type PressRun = z.infer<typeof PressRun>;

const Picture = z.object({ imageUrl: z.string(), caption: z.string(), alt: z.string() });

/**
 * Server-sent events by name. `step` and `part` are stored, numbered and replayed after Last-Event-ID; `text` is live only and
 * has no number: each connection begins with the unfinished text whole, and `step` `running` of `text` begins it anew.
 * The server closes after `complete` or `failed`; a run its user stopped ends as `failed` with the code CONFLICT.
 */
export const RunEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("step"), data: z.object({ name: z.enum(stepNames), status: StepStatus }) }),
  z.object({ event: z.literal("text"), data: z.object({ path: z.string(), delta: z.string() }) }),
  z.object({
    event: z.literal("part"),
    data: z.discriminatedUnion("name", [
      z.object({ name: z.literal("text"), value: ExpandedContent }),
      z.object({ name: z.literal("side-stories"), value: z.array(SideStory) }),
      z.object({ name: z.literal("picture-1"), value: Picture }),
      z.object({ name: z.literal("picture-2"), value: Picture }),
      z.object({ name: z.literal("name"), value: z.string() }),
    ]),
  }),
  z.object({ event: z.literal("complete"), data: z.object({ newspaperId: z.string() }) }),
  z.object({ event: z.literal("failed"), data: z.object({ code: z.enum(errorCodes), error: z.string(), refunded: z.boolean() }) }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

export const startRun = describe({ method: "POST", path: "/press-runs", who: "user", body: PressRunInput, answer: StartedRun });
export const readRun = describe({ method: "GET", path: "/press-runs/:id", who: "owner", params: IdParams, answer: PressRun });
export const watchRun = describe({ method: "GET", path: "/press-runs/:id/events", who: "owner", params: IdParams });
export const stopRun = describe({
  method: "DELETE",
  path: "/press-runs/:id",
  who: "owner",
  params: IdParams,
  answer: z.object({ tokens: z.number().int(), refunded: z.boolean() }),
});
