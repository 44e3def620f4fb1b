import type { Place } from "../completed-newspapers/contract.ts";
import { AppError } from "../http/errors.ts";
import { isOwnerGone } from "../http/failure.ts";
import { logLine, traceOf } from "../http/log.ts";
import { attempt, modelRetries } from "./attempts.ts";
import { findEntry } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import type { Model, OwnKeyNotice } from "./contract.ts";
import type { ImageModel } from "./image-model.ts";
import { openImageModel, openTextModel } from "./models.ts";
import { openHouse } from "./open-house.ts";
import type { Opening } from "./opening.ts";
import { reasonOf } from "./provider-error.ts";
import type { Article, ModelCall, TextModel } from "./text-model.ts";

/** The article of a single call: what such a call does not say is empty. */
export function articleOf(
  order: { title: string; content: string; language: string; region?: string },
  place: Place | null = null,
): Article {
  return {
    title: order.title,
    content: order.content,
    region: order.region ?? "",
    language: order.language,
    author: "",
    publishDate: "",
    place,
  };
}

/** What a step made while somebody waits, and whether the house edition made it for want of a working key of the caller's. */
export interface Attended<T> {
  made: T;
  notice?: OwnKeyNotice;
}

interface Attendance<M, T> {
  kind: Model["kind"];
  choice: Choice;
  open(): Promise<M>;
  house: M;
  work(model: M, call: ModelCall): Promise<T>;
}

/** A step of a press run while somebody waits for the answer. After its last attempt it fails with TEXT_FAILED or PICTURES_FAILED. */
async function attend<M, T>(request: Request, { kind, choice, open, house, work }: Attendance<M, T>): Promise<Attended<T>> {
  try {
    return {
      made: await attempt({
        policy: modelRetries,
        signal: request.signal,
        work: async (signal) => work(await open(), { signal }),
      }),
    };
  } catch (cause) {
    // An account that was deleted meanwhile is no failure of the model's.
    if (cause instanceof AppError || isOwnerGone(cause)) throw cause;
    const reason = reasonOf(cause);
    const code = kind === "text" ? "TEXT_FAILED" : "PICTURES_FAILED";
    logLine("error", { message: "AI call failed", code, reason, error: traceOf(cause) });
    const provider = findEntry(kind, choice.id)?.provider ?? choice.id;
    request.signal.throwIfAborted();
    if (choice.by !== "own") throw new AppError(code, { cause, details: { reason, provider } });
    return { made: await work(house, { signal: request.signal }), notice: { provider, reason } };
  }
}

export function attendText<T>(
  request: Request,
  choice: Choice,
  opening: Opening,
  work: (model: TextModel, call: ModelCall) => Promise<T>,
): Promise<Attended<T>> {
  return attend(request, { kind: "text", choice, open: () => openTextModel(choice, opening), house: openHouse(opening.env), work });
}

export function attendPicture<T>(
  request: Request,
  choice: Choice,
  opening: Opening,
  work: (model: ImageModel, call: ModelCall) => Promise<T>,
): Promise<Attended<T>> {
  return attend(request, { kind: "image", choice, open: () => openImageModel(choice, opening), house: openHouse(opening.env), work });
}
