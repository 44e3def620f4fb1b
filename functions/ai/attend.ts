import { languageOf } from "../../locales/languages.ts";
import type { Place } from "../completed-newspapers/contract.ts";
import { AppError } from "../errors.ts";
import { logLine, traceOf } from "../log.ts";
import { attempt } from "../press-runs/attempts.ts";
import { standardPace } from "../press-runs/pace.ts";
import type { Article, ModelCall } from "./text-model.ts";

/** The article of a single call: what such a call does not say is empty. */
export function articleOf(
  order: { title: string; content: string; language: string; region?: string },
  place: Place | null = null,
): Article {
  return {
    title: order.title,
    content: order.content,
    region: order.region ?? "",
    language: languageOf(order.language).code,
    author: "",
    publishDate: "",
    place,
  };
}

/** A step of a press run while somebody waits for the answer; after its last attempt it fails with the given code. */
export async function attend<T>(
  request: Request,
  code: "TEXT_FAILED" | "PICTURES_FAILED",
  work: (call: ModelCall) => Promise<T>,
): Promise<T> {
  try {
    return await attempt({ pace: standardPace, signal: request.signal, work: (signal) => work({ signal }) });
  } catch (cause) {
    logLine("error", { message: "AI call failed", code, error: traceOf(cause) });
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
}
