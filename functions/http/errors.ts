import { hasMessage } from "./causes.ts";
import type { AppContext } from "./context.ts";
import type { ErrorCode, Failure } from "./contract.ts";
import { ConfigurationError, isLocal } from "./env.ts";
import { logLine, traceOf } from "./log.ts";

const catalogue: Record<ErrorCode, { status: number; message: string; report?: true }> = {
  BAD_REQUEST: { status: 400, message: "The request is not valid JSON. Please check it and send it again." },
  UNAUTHORIZED: { status: 401, message: "Please sign in to continue." },
  NO_TOKENS: { status: 402, message: "You need tokens to generate a newspaper. Please purchase tokens to continue." },
  REFUND_LIMIT: { status: 429, message: "Too many runs were stopped or refused today. Please try again tomorrow." },
  OPERATOR_LIMIT: { status: 503, message: "Today's generations are used up. The house edition is still available." },
  FORBIDDEN: { status: 403, message: "You are not allowed to do this." },
  NOT_FOUND: { status: 404, message: "This was not found." },
  CONFLICT: { status: 409, message: "This has changed in the meantime. Please reload and try again." },
  TOO_LARGE: { status: 413, message: "This is too large." },
  UNSUPPORTED_TYPE: { status: 415, message: "This type of request is not supported. Please send a form with a file, or JSON." },
  INVALID: { status: 422, message: "Some fields are missing or not valid." },
  RATE_LIMITED: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  INTERNAL: { status: 500, message: "Something went wrong on our side. Please try again.", report: true },
  TEXT_FAILED: { status: 502, message: "Failed to expand content" },
  PICTURES_FAILED: { status: 502, message: "Failed to generate images" },
  PROVIDER_FAILED: { status: 502, message: "The AI provider did not answer as it should. Please try again." },
  NOT_CONFIGURED: { status: 503, message: "This is not set up on this site." },
  PROVIDER_TIMEOUT: { status: 504, message: "The AI provider took too long to answer. Please try again." },
  NO_PLACE: { status: 404, message: "We know no place there. Please type the name of a town." },
  URL_REQUIRED: { status: 422, message: "Please enter a web address." },
  URL_INVALID: { status: 422, message: "This is not a web address. Please check it, or paste the text instead." },
  URL_FORBIDDEN: {
    status: 422,
    message: "Only public web addresses can be imported. Please check the address, or paste the text instead.",
  },
  UNREACHABLE: { status: 502, message: "The site could not be reached. Please check the address, or paste the text instead." },
  IMPORT_TIMEOUT: { status: 504, message: "The site took too long to answer. Please try again, or paste the text instead." },
  PAGE_ERROR: { status: 502, message: "The site answered with an error. Please check the address, or paste the text instead." },
  NOT_A_PAGE: {
    status: 415,
    message: "There is no web page at this address. Please open the article and copy its address, or paste the text instead.",
  },
  PAGE_TOO_LARGE: { status: 413, message: "The page is too large to read. Please paste the text instead." },
  NO_ARTICLE: { status: 422, message: "No article was found on this page. Please check the address, or paste the text instead." },
  PAYWALLED: {
    status: 422,
    message: "This article is behind a paywall or cannot be read by us. If you may read it, please paste the text instead.",
  },
  ROBOTS: { status: 403, message: "This site asks programs not to read this page. Please paste the text instead." },
};

/** What the code means to a person, in English. */
export const messageOf = (code: ErrorCode) => catalogue[code].message;

/** A failure shown to the caller. Anything else thrown becomes INTERNAL and is reported. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly details?: unknown;
  /** Seconds for Retry-After. */
  readonly retryAfter?: number;

  constructor(code: ErrorCode, more: { message?: string; details?: unknown; cause?: unknown; retryAfter?: number } = {}) {
    super(more.message ?? catalogue[code].message, { cause: more.cause });
    this.code = code;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return catalogue[this.code].status;
  }

  /** True when the operator should investigate. */
  get reported(): boolean {
    return catalogue[this.code].report === true;
  }
}

/** The single format of failures; what is not an AppError is logged and answered as INTERNAL. */
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

/** True on a foreign key failure. Rows reference only their owner, so the account was deleted during the request. */
export function isOwnerGone(failure: unknown): boolean {
  return hasMessage(failure, /FOREIGN KEY constraint failed/);
}

function meaningOf(cause: Error, c: AppContext): AppError {
  if (isOwnerGone(cause)) return new AppError("UNAUTHORIZED", { cause });
  return new AppError("INTERNAL", { cause, ...namedConfiguration(cause, c) });
}

/** What is missing from the configuration; shown only in local mode. */
function namedConfiguration(error: Error, c: AppContext): { message?: string } {
  return error instanceof ConfigurationError && isLocal(c.env, c.req.url) ? { message: error.message } : {};
}
