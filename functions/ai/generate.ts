import type { Place } from "../completed-newspapers/contract.ts";
import { endpoint } from "../http/endpoint.ts";
import { AppError, isOwnerGone } from "../http/errors.ts";
import { logLine, traceOf } from "../http/log.ts";
import { randomId } from "../http/random-id.ts";
import { imageUrl, keepPicture } from "../images/keep-picture.ts";
import { placeOf, RunInput } from "../press-runs/make.ts";
import type { ModelContext } from "./access.ts";
import { attempt, modelRetries } from "./attempts.ts";
import { type Choice, ownProviders } from "./availability.ts";
import { providerOf } from "./catalogue.ts";
import type { Model, OwnKeyNotice } from "./contract.ts";
import * as contract from "./contract.ts";
import type { ImageModel } from "./image-model.ts";
import { openHouse, openImageModel, openTextModel } from "./models.ts";
import { reasonOf } from "./provider-error.ts";
import { withQuota } from "./quota.ts";
import type { Article, ModelCall, TextModel } from "./text-model.ts";

// Parts of a newspaper without a press run around them: each call counts against the quota of a run and answers when its part is made.

export const expandContent = endpoint(
  contract.expandContent,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, env, body, user } = call;
    const { result, run } = await withQuota(call, own, {
      kind: "texts",
      ...body,
      work: async ({ textModel: id, textBy: by }) => {
        const article = articleOf(body, await placeOf(env, body.region, body.language));
        return writeWithFallback(c.req.raw, { id, by }, { ...call, userId: user.id }, (model, ask) =>
          model.expand(article, { targetLength: body.targetLength }, ask),
        );
      },
      delivers: ({ part }) => ({ title: part.expandedTitle, content: part.expandedContent }),
    });
    return { ...result.part, notice: result.notice, pressRunId: run.id };
  },
);

export const generateSideArticles = endpoint(
  contract.generateSideArticles,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, body, user } = call;
    const source = { title: body.mainTitle, content: body.mainContent };
    const { result, run } = await withQuota(call, own, {
      kind: "sideSets",
      ...source,
      pressRunId: body.pressRunId,
      work: ({ textModel: id, textBy: by }) =>
        writeWithFallback(c.req.raw, { id, by }, { ...call, userId: user.id }, (model, ask) =>
          model.sideStories(articleOf({ ...body, ...source }), { count: body.count }, ask),
        ),
    });
    return { articles: result.part, notice: result.notice, pressRunId: run.id };
  },
);

export const generateImage = endpoint(
  contract.generateImage,
  ({ db, userId }) => [ownProviders(db, userId)],
  async (call, [own]) => {
    const { c, env, db, now, user, body } = call;
    const source = { title: body.articleTitle, content: body.articleContent };
    const { result, run } = await withQuota(call, own, {
      kind: "pictures",
      ...source,
      pressRunId: body.pressRunId,
      work: async ({ id: runId, input, imageModel: id, imageBy: by }) => {
        // The call names no place; only a press run knows one.
        const known = input && RunInput.parse(input);
        const place = known ? (known.place ?? (await placeOf(env, known.region, body.language))) : null;
        const article = articleOf({ ...body, ...source }, place);
        const { style, size, description } = body;
        const order = { number: size === "large" ? 1 : 2, style, size, description } as const;
        const key = randomId();
        return drawWithFallback(c.req.raw, { id, by }, { ...call, userId: user.id }, async (model, ask) => {
          const picture = await model.picture(article, order, ask);
          await keepPicture(env.IMAGES, db, picture, { key, userId: user.id, runId, now });
          // Image models give no caption.
          const caption = picture.caption || description || body.articleTitle;
          return { imageUrl: imageUrl(key), caption, alt: picture.alt || caption };
        });
      },
    });
    return { ...result.part, notice: result.notice, pressRunId: run.id };
  },
);

/** The article of a single call; what the call does not say is empty. */
function articleOf(
  { title, content, language, region = "" }: { title: string; content: string; language: string; region?: string },
  place: Place | null = null,
): Article {
  return { title, content, region, language, author: "", publishDate: "", place };
}

/** A step's result, with a notice if the house edition made it because the caller's own key or address failed. */
interface Made<T> {
  part: T;
  notice?: OwnKeyNotice;
}

interface Step<M, T> {
  kind: Model["kind"];
  choice: Choice;
  open(): Promise<M>;
  house: M;
  work(model: M, call: ModelCall): Promise<T>;
}

/**
 * A step in up to three attempts, like a press run's. When they fail, the house edition stands in for a model with the caller's own key;
 * for any other it fails with TEXT_FAILED or PICTURES_FAILED.
 */
async function withFallback<M, T>({ signal }: Request, { kind, choice, open, house, work }: Step<M, T>): Promise<Made<T>> {
  try {
    return { part: await attempt({ policy: modelRetries, signal, work: async (inner) => work(await open(), { signal: inner }) }) };
  } catch (cause) {
    // A deleted account is not a failure of the model.
    if (cause instanceof AppError || isOwnerGone(cause)) throw cause;
    const reason = reasonOf(cause);
    const code = kind === "text" ? "TEXT_FAILED" : "PICTURES_FAILED";
    logLine("error", { message: "AI call failed", code, reason, error: traceOf(cause) });
    const provider = providerOf(kind, choice.id);
    signal.throwIfAborted();
    if (choice.by !== "own") throw new AppError(code, { cause, details: { reason, provider } });
    return { part: await work(house, { signal }), notice: { provider, reason } };
  }
}

const writeWithFallback = <T>(request: Request, choice: Choice, context: ModelContext, work: Step<TextModel, T>["work"]) =>
  withFallback(request, { kind: "text", choice, open: () => openTextModel(choice, context), house: openHouse(context.env), work });

const drawWithFallback = <T>(request: Request, choice: Choice, context: ModelContext, work: Step<ImageModel, T>["work"]) =>
  withFallback(request, { kind: "image", choice, open: () => openImageModel(choice, context), house: openHouse(context.env), work });
