import type { ErrorCode } from "../http/contract.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { OutboundError, type OutboundReason } from "./outbound-error.ts";
import { checkRobots, robotName } from "./robots.ts";
import { urlRules, validateUrl, webAddresses } from "./validate-url.ts";

interface PageRequest {
  /** The Accept header. */
  accept: string;
  /** BCP 47 code of the reader's language, for sites that have several. */
  language?: string;
  /** Of the decoded body. */
  mostBytes: number;
  settings: Settings;
  /** The request that needs the page: its host is ours, so it must not be fetched, and is named in the user agent. */
  requestUrl: string;
  /** Aborts the call. */
  signal: AbortSignal;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}

interface FetchedPage {
  bytes: Uint8Array;
  /** The address that answered. */
  url: string;
  contentType: string;
}

const timeoutMs = 10_000;
const mostRedirects = 5;

const codes: Record<OutboundReason, ErrorCode> = {
  address: "URL_FORBIDDEN",
  redirect: "UNREACHABLE",
  "too-large": "PAGE_TOO_LARGE",
  timeout: "IMPORT_TIMEOUT",
  unreachable: "UNREACHABLE",
};

/** A web address as people type it: without a scheme it is https. Throws URL_REQUIRED. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === "") throw new AppError("URL_REQUIRED");
  if (text.startsWith("//")) return `https:${text}`;
  // "example.com:8080" has a port, "mailto:somebody" a scheme.
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

/**
 * Fetches one address of the public web for a user, once and as its robots.txt allows: each hop validated, at most five redirects,
 * ten seconds for everything, no cookies, an honest user agent. Throws an AppError with an import code, or the signal's own reason.
 */
export async function fetchPage(typed: string, options: PageRequest): Promise<FetchedPage> {
  const { settings, requestUrl, mostBytes } = options;
  const rules = urlRules(settings, webAddresses, requestUrl);
  const validated = validateUrl(completeAddress(typed), rules);
  if (!validated.ok) throw new AppError(validated.reason === "invalid" ? "URL_INVALID" : "URL_FORBIDDEN");
  validated.url.hash = "";
  const site = settings.PUBLIC_URL ?? new URL(requestUrl).origin;
  const headers = {
    accept: options.accept,
    "accept-language": /^[\w-]{1,35}$/.test(options.language ?? "") ? `${options.language}, *;q=0.5` : "*",
    "user-agent": `Mozilla/5.0 (compatible; ${robotName}/1.0; +${site})`,
  };
  const shared = {
    rules,
    resolver: settings.DNS_RESOLVER_URL,
    redirects: mostRedirects,
    ...(options.fetch && { fetch: options.fetch }),
  };
  // checkRobots limits how much it reads: a longer file is truncated, not refused.
  const askForRobots = guardedFetch({ ...shared, mostBytes: Number.POSITIVE_INFINITY });
  const ask = guardedFetch({
    ...shared,
    mostBytes,
    timeoutMs,
    permit: (url, signal) => checkRobots(url, askForRobots, headers, signal),
  });
  try {
    const answer = await ask(validated.url, { headers, signal: options.signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw refusal(answer.status);
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { bytes, url: answer.url, contentType: answer.headers.get("content-type") ?? "" };
  } catch (error) {
    if (error instanceof OutboundError) throw new AppError(codes[error.reason], { cause: error });
    throw error;
  }
}

/** 401, 402, 403 and 451 mean a paywall or login. */
function refusal(status: number): AppError {
  const code = [401, 402, 403, 451].includes(status) ? "PAYWALLED" : "PAGE_ERROR";
  return new AppError(code, { details: { status } });
}
