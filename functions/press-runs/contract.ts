import * as z from "zod";
import { failureReasons } from "../ai/contract.ts";
import { ExpandedContent, ImageUrl, Place, SideStory } from "../completed-newspapers/contract.ts";
import { describe, EditionDate, errorCodes, IdParams, isFilled, limits, PrintLanguage, textUpTo } from "../http/contract.ts";
import { mostCompared } from "../http/limits.ts";
import { Layout } from "../templates/contract.ts";
import { Tokens } from "../user/contract.ts";

/** Message for missing required fields; the wording is the specification's. */
const message = "Please fill in the title, content, and select a region before generating.";
const needed = (most: number) => textUpTo(most, message).refine(isFilled, { message });

export const PressRunInput = z.object({
  title: needed(limits.title),
  content: needed(limits.content),
  region: needed(limits.region),
  templateId: z.string().max(64).default("american-classic"),
  layout: Layout.optional(),
  language: PrintLanguage,
  /** Id from GET /ai/models; `house` for the house edition. */
  textModel: z.string().max(80).optional(),
  imageModel: z.string().max(80).optional(),
  author: textUpTo(limits.author).default(""),
  publishDate: EditionDate.default(""),
  importedUrl: textUpTo(2_000).default(""),
  /** Name of that page's site, by which the newspaper credits it. */
  importedSite: textUpTo(80).optional(),
  place: Place.optional(),
  /** The owner's own main picture, uploaded before; the run then makes only the small one. */
  imageUrl: ImageUrl,
  /** A run of the same article that failed: its finished parts are reused, so that only the rest is made. */
  resumes: z.string().max(64).optional(),
});
export type PressRunInput = z.output<typeof PressRunInput>;

export const StartedRun = Tokens.extend({ id: z.string() });

export const stepNames = ["text", "side-stories", "picture-1", "picture-2", "name", "save"] as const;
export type StepName = (typeof stepNames)[number];
export const StepStatus = z.enum(["waiting", "running", "done", "failed"]);
export type StepStatus = z.infer<typeof StepStatus>;

const FailureReason = z.enum(failureReasons);

/** A part that the house edition made because the owner's own key or address failed. */
export const RunNotice = z.object({ step: z.enum(stepNames), provider: z.string(), reason: FailureReason });
export type RunNotice = z.infer<typeof RunNotice>;

/** Quota left after the newspaper, in quarters of a text and in pictures; a headline, a name or a side story costs a quarter. */
const Left = z.object({ texts: z.number().int(), pictures: z.number().int() });
export type Left = z.infer<typeof Left>;

/** Why a block is refused (`details.reason` of a CONFLICT). */
export const blockRefusals = ["none", "old", "own-words", "bound", "busy"] as const;
export type BlockRefusal = (typeof blockRefusals)[number];

/** Why a run or a block failed. `reason` and `provider` when a provider is to blame. */
const Failed = z.object({
  code: z.enum(errorCodes),
  error: z.string(),
  refunded: z.boolean(),
  reason: FailureReason.optional(),
  provider: z.string().optional(),
});

export const PressRun = z.object({
  id: z.string(),
  status: z.enum(["running", "complete", "failed", "kept", "stopped"]),
  steps: z.array(z.object({ name: z.enum(stepNames), status: StepStatus, attempts: z.number().int() })),
  newspaperId: z.string().optional(),
  /** Of a complete run, while its blocks can be made again; absent once it is too old for that. */
  left: Left.optional(),
  /** Of a complete run: the models it was ordered with, by which its blocks are made again. */
  models: z.object({ text: z.string(), image: z.string() }).optional(),
  ...Failed.partial().shape,
});
export type PressRun = z.infer<typeof PressRun>;

/** The parts of a newspaper that can be made again, each alone. */
export const blockNames = ["main", "headline", "name", "side", "picture", "small-picture"] as const;
export type BlockName = (typeof blockNames)[number];

export const BlockInput = z
  .object({
    block: z.enum(blockNames),
    /** Index of the side story, from 0; only for `side`. */
    index: z.number().int().min(0).max(11).optional(),
    /** A wish in the user's own words. The house edition knows one, for a side story: `shorter`. */
    instruction: textUpTo(limits.instruction).default(""),
  })
  .refine(({ block, index }) => block !== "side" || index !== undefined, { path: ["index"], message: "which side story" });
export type BlockInput = z.output<typeof BlockInput>;

export const StartedBlock = z.object({
  id: z.string(),
  /** The block's events come after this one: `Last-Event-ID` for the first connection. */
  after: z.number().int(),
  /** After this block. */
  left: Left,
});

export const ComparedPage = z.object({
  /** The page's sentences in reading order, as they stand now. */
  sentences: z
    .array(textUpTo(mostCompared.sentence).refine(isFilled))
    .min(1)
    .max(mostCompared.sentences)
    .refine((sentences) => sentences.reduce((sum, { length }) => sum + length, 0) <= mostCompared.characters),
});

/** A sentence of the page that a model takes to contradict the article, and the passage it contradicts. */
const Contradiction = z.object({
  /** Index in the request's `sentences`. */
  sentence: z.number().int(),
  /** Stands in the article; offsets in UTF-16 units of the field. */
  source: z.object({ field: z.enum(["title", "content"]), from: z.number().int(), to: z.number().int() }),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** A picture as the newspaper names it. */
const Picture = z.object({ imageUrl: z.string(), caption: z.string(), alt: z.string() });

/**
 * Server-sent events by name. `step`, `notice`, `block` and `part` are stored, numbered and replayed after Last-Event-ID; `text` is live
 * only and has no number: each connection begins with the unfinished text whole, and `running` of its step or block begins it anew
 * (`sideStories.…` is the side stories' text). The server closes after `complete` or `failed`; a run its user stopped ends as `failed`
 * with the code CONFLICT. A block that is made again opens the stream once more, from its `block` event to its own end.
 */
export const RunEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("step"), data: z.object({ name: z.enum(stepNames), status: StepStatus }) }),
  z.object({ event: z.literal("notice"), data: RunNotice }),
  z.object({
    event: z.literal("block"),
    data: z.object({ block: z.enum(blockNames), index: z.number().int().optional(), status: StepStatus }),
  }),
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
  z.object({ event: z.literal("failed"), data: Failed }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

/** Starts making a newspaper. Takes one token, which comes back when the run fails; 402 without one, 429 over 10 runs a minute. */
export const startRun = describe({
  method: "POST",
  path: "/press-runs",
  who: "user",
  body: PressRunInput,
  headers: {
    "idempotency-key":
      "At most 255 characters, kept for 24 hours. The same key with the same body gives the same run; with another body it is 409.",
  },
  status: [202],
  answer: StartedRun,
});
/** Returns the state of a run. */
export const readRun = describe({ method: "GET", path: "/press-runs/:id", who: "owner", params: IdParams, answer: PressRun });
/** Follows a run as a stream of server-sent events. The stream ends after `complete` or `failed`; connect again with `Last-Event-ID`. */
export const watchRun = describe({
  method: "GET",
  path: "/press-runs/:id/events",
  who: "owner",
  params: IdParams,
  headers: { "last-event-id": "Number of the last event received; those after it are sent again." },
  events: RunEvent,
});
/** Stops a run. The token comes back only when nothing had been delivered; 409 when the run is over. */
export const stopRun = describe({
  method: "DELETE",
  path: "/press-runs/:id",
  who: "owner",
  params: IdParams,
  answer: z.object({ tokens: z.number().int(), refunded: z.boolean() }),
});
/** Makes one block of a finished newspaper again. Its events come on the run's stream; 409 with `reason` (`BlockRefusal`) if refused. */
export const runBlock = describe({
  method: "POST",
  path: "/press-runs/:id/blocks",
  who: "owner",
  params: IdParams,
  body: BlockInput,
  example: { block: "name" },
  status: [202],
  answer: StartedBlock,
});
/**
 * Asks the run's own model which sentences of the page contradict the article. Costs a quarter of a text of the run's quota, and nothing
 * when the model fails; stores nothing. 409 with `reason` (`BlockRefusal`) if refused.
 */
export const findContradictions = describe({
  method: "POST",
  path: "/press-runs/:id/contradictions",
  who: "owner",
  params: IdParams,
  body: ComparedPage,
  example: { sentences: ["The bridge is closed."] },
  answer: z.object({ contradictions: z.array(Contradiction), left: Left }),
});
