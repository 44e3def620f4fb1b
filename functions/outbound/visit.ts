import type { ErrorCode } from "../http/contract.ts";
import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { judgeAddress } from "./judge-address.ts";
import { OutboundError, type OutboundReason } from "./outbound-error.ts";
import { addressRules, webAddresses } from "./outbound-rules.ts";
import { askRobots, robotName } from "./robots.ts";

interface Visit {
  /** The Accept header. */
  accept: string;
  /** BCP 47 code of the reader's language, for sites that have several. */
  language?: string;
  /** Of the decoded body. */
  mostBytes: number;
  settings: Settings;
  /** The request that asks for it: our own host is none to visit, and says who we are. */
  requestUrl: string;
  /** Given up with it. */
  signal: AbortSignal;
  /** What stands in for the network, in tests. */
  fetch?: typeof fetch;
}

interface Visited {
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
 * Fetches one address of the public web for a user, once and as its robots.txt allows: judged at each hop, at most five redirects,
 * ten seconds for everything, no cookies, an honest name. Throws an AppError with an import code; a signal's own reason when the
 * caller has left.
 */
export async function visit(typed: string, options: Visit): Promise<Visited> {
  const { settings, requestUrl, mostBytes } = options;
  const rules = addressRules(settings, webAddresses, requestUrl);
  const judged = judgeAddress(completeAddress(typed), rules);
  if (!judged.ok) throw new AppError(judged.reason === "invalid" ? "URL_INVALID" : "URL_FORBIDDEN");
  judged.url.hash = "";
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
  // Its reader breaks off by itself: a file that says it is longer is read as far as all are.
  const askForRobots = guardedFetch({ ...shared, mostBytes: Number.POSITIVE_INFINITY });
  const ask = guardedFetch({
    ...shared,
    mostBytes,
    timeoutMs,
    permit: (url, signal) => askRobots(url, askForRobots, headers, signal),
  });
  try {
    const answer = await ask(judged.url, { headers, signal: options.signal });
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

/** Who asks for money or a name has an article, but not for us. */
function refusal(status: number): AppError {
  const code = [401, 402, 403, 451].includes(status) ? "PAYWALLED" : "PAGE_ERROR";
  return new AppError(code, { details: { status } });
}
