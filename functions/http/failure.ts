import { hasMessage } from "./causes.ts";
import type { AppContext } from "./context.ts";
import type { Failure } from "./contract.ts";
import { ConfigurationError } from "./env.ts";
import { AppError } from "./errors.ts";
import { isLocal } from "./local-mode.ts";
import { logLine, traceOf } from "./log.ts";

/** The one form of every failure; what is not meant for the caller is logged and answered as INTERNAL. */
export function answerFailure(error: Error, c: AppContext): Response {
  const requestId = c.var.requestId;
  const known = error instanceof AppError ? error : meaningOf(error, c);
  c.set("failed", known.code);
  if (known.reported)
    logLine("error", { message: "failure", requestId, method: c.req.method, route: c.req.routePath, trace: traceOf(error) });
  const failure: Failure = { error: known.message, code: known.code, requestId };
  if (known.details !== undefined) failure.details = known.details;
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (known.retryAfter !== undefined) headers.set("retry-after", String(Math.max(1, Math.ceil(known.retryAfter))));
  return new Response(JSON.stringify(failure), { status: known.status, headers });
}

/** Rows refer to their owner and to nothing else: this one's account was deleted while the request was under way. */
export function isOwnerGone(failure: unknown): boolean {
  return hasMessage(failure, /FOREIGN KEY constraint failed/);
}

function meaningOf(cause: Error, c: AppContext): AppError {
  if (isOwnerGone(cause)) return new AppError("UNAUTHORIZED", { cause });
  return new AppError("INTERNAL", { cause, ...namedConfiguration(cause, c) });
}

/** What is missing from the configuration, for developers in local mode; nobody else learns it. */
function namedConfiguration(error: Error, c: AppContext): { message?: string } {
  return error instanceof ConfigurationError && isLocal(c.env, c.req.url) ? { message: error.message } : {};
}
