import * as z from "zod";
import { AnswerError, AnswerReader } from "./answer-reader.ts";
import { checkContradictions } from "./check/check-contradictions.ts";
import { checkPaperName } from "./check/check-paper-name.ts";
import { checkSideStories } from "./check/check-side-stories.ts";
import { checkHead, checkStory } from "./check/check-story.ts";
import {
  contradictionsQuestion,
  expandQuestion,
  headlineQuestion,
  mostContradictions,
  paperNameQuestion,
  sideStoriesQuestion,
} from "./prompts/questions.ts";
import { ProviderError } from "./provider-error.ts";
import type { ChatModel, Question } from "./providers/chat-request.ts";
import type { ModelCall, TextModel } from "./text-model.ts";

/** Characters of a field, and entries of a list: many times what a page prints. The rest is not read. */
const longest = { story: 48_000, sideStory: 8_000, line: 2_000, list: 200, claims: 40 } as const;

/** Up to 8 characters repeated more than 23 times, as from a model in a loop, or a hostile server. */
const repetition = /([\s\S]{1,8}?)\1{23,}/gu;

/** A field of an answer before it is checked, short enough for every pattern of the checks, and with at most 3 of a repetition. */
function truncateText(text: string, most: number): string {
  const short = text.length > most ? text.slice(0, most) : text;
  return short.replace(repetition, (_, unit: string) => unit.repeat(3));
}

// A missing part does not fail the answer, but a missing title or story does.
const truncated = (most: number) => z.string().transform((value) => truncateText(value, most));
const first = <T>(list: T[]): T[] => list.slice(0, longest.list);
const line = truncated(longest.line);
const text = line.catch("");
const Claim = z.object({ claim: line, source: line });
const Head = z.object({ expandedTitle: line, deck: text, kicker: text });
const Story = Head.extend({
  expandedContent: truncated(longest.story).refine((value) => value !== ""),
  quote: line.nullable().catch(null),
  byline: text,
  caption: text,
  smallCaption: text,
  whatsInside: z
    .array(z.object({ section: text, description: text, page: z.number().catch(1) }))
    .transform(first)
    .catch([]),
  additions: z.array(text).transform(first).catch([]),
  // Faults of claims never fail the story.
  claims: z
    .array(z.unknown())
    .transform((list) => list.slice(0, longest.claims).flatMap((claim) => Claim.safeParse(claim).data ?? []))
    .catch([]),
});
const Sides = z.object({
  sideStories: z.array(z.object({ headline: text, content: truncated(longest.sideStory).catch("") })).transform(first),
});
const Name = z.object({ newspaperName: line });
const Contradicted = z.object({ sentence: z.number().int(), source: z.string() });
const Contradictions = z.object({
  // One that has not the form is none.
  contradictions: z
    .array(z.unknown())
    .transform((list) => list.slice(0, mostContradictions).flatMap((one) => Contradicted.safeParse(one).data ?? [])),
});

/** Fields that a reader may watch being written; the others are not printed. */
const printed = /^(?:expandedTitle|expandedContent|deck|kicker|caption|smallCaption|sideStories\.\d+\.(?:headline|content)|newspaperName)$/;

/**
 * A text model from any provider's chat model: asks in the language of the edition, passes on the text as it comes, and returns what has
 * the requested form and passes the checks (`check/`). Rejects with a ProviderError: the provider's own, or `bad-answer` for an answer
 * that is not JSON, has another form, or is not a story of the article.
 */
export function openWriter(chat: ChatModel): TextModel {
  return {
    async expand(article, { targetLength, again }, call) {
      const question = expandQuestion(article, { targetLength, again });
      return checkStory(article, await answer(chat, question, Story, call), { system: question.system, targetLength });
    },
    async headline(article, order, call) {
      const question = headlineQuestion(article, order);
      return checkHead(article, await answer(chat, question, Head, call), question);
    },
    async sideStories(article, { count, keep, again }, call) {
      if (count <= 0) return [];
      const question = sideStoriesQuestion(article, { count, keep, again });
      const { sideStories } = await answer(chat, question, Sides, call);
      return checkSideStories(article, sideStories, { system: question.system, count, keep });
    },
    async paperName(article, { before, again }, call) {
      const question = paperNameQuestion(article, { before, again });
      const { newspaperName } = await answer(chat, question, Name, call);
      return checkPaperName(article, newspaperName, { system: question.system, before, turn: again?.times });
    },
    async contradictions(article, sentences, call) {
      const { contradictions } = await answer(chat, contradictionsQuestion(article, sentences), Contradictions, call);
      return checkContradictions(article, sentences, contradictions);
    },
  };
}

async function answer<S extends z.ZodType>(chat: ChatModel, question: Question, form: S, call: ModelCall): Promise<z.output<S>> {
  const { onText } = call;
  const reader = new AnswerReader(onText && ((path, delta) => (printed.test(path) ? onText(path, delta) : undefined)), "claims");
  try {
    for await (const piece of chat.ask(question, call.signal)) {
      call.signal.throwIfAborted();
      reader.push(piece);
    }
    const read = form.safeParse(reader.end());
    if (read.success) return read.data;
  } catch (cause) {
    if (cause instanceof AnswerError)
      throw new ProviderError(cause.message, { cause, reason: cause.reason === "size" ? "too-large" : "bad-answer" });
    throw cause;
  }
  throw new ProviderError("the model's answer has not the form that was asked for", { reason: "bad-answer" });
}
