import type { Settings } from "../http/env.ts";
import { AppError } from "../http/errors.ts";
import { fetchPage } from "./fetch-page.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { OutboundError } from "./outbound-error.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { UrlRules } from "./validate-url.ts";

/** What the Worker of outbound.test.ts is told to ask, and how. */
export interface Order {
  url: string;
  headers?: Record<string, string>;
  mostBytes: number;
  timeoutMs?: number;
  /** Without them the address is the operator's. */
  rules?: UrlRules;
  redirects?: number;
  /** Read at once as text, as a package does with JSON; otherwise chunk by chunk. */
  whole?: boolean;
  /** Asked as soon as the first chunk has come. */
  afterFirst?: string;
  /** As a page is imported, in local mode with these LOCAL_FETCH_HOSTS; `publicUrl` is our own site. */
  visit?: { localHosts: string[]; publicUrl?: string };
}

export interface Outcome {
  reason: string;
  read: number;
  text: string;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { url, headers = {}, rules, redirects, whole, afterFirst, visit: visiting, ...limits } = (await request.json()) as Order;
    const outcome: Outcome = { reason: "none", read: 0, text: "" };
    try {
      if (visiting) {
        const settings = { APP_ENV: "local", LOCAL_FETCH_HOSTS: visiting.localHosts, PUBLIC_URL: visiting.publicUrl } as Settings;
        const requestUrl = "http://localhost/api/import-url";
        const page = await fetchPage(url, {
          accept: "text/html",
          mostBytes: limits.mostBytes,
          settings,
          requestUrl,
          signal: request.signal,
        });
        outcome.text = new TextDecoder().decode(page.bytes.slice(0, 100));
        return Response.json({ ...outcome, read: page.bytes.byteLength });
      }
      const ask = rules ? guardedFetch({ ...limits, rules, redirects: redirects ?? "refuse" }) : providerFetch(limits);
      const answer = await ask(url, { headers });
      if (whole) {
        outcome.text = await answer.text();
        outcome.read = outcome.text.length;
        return Response.json(outcome);
      }
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) {
        if (outcome.read === 0 && afterFirst) await fetch(afterFirst);
        outcome.read += chunk.byteLength;
        if (outcome.text.length < 100) outcome.text += decoder.decode(chunk.slice(0, 100));
      }
    } catch (error) {
      if (error instanceof AppError) outcome.reason = error.code;
      else outcome.reason = error instanceof OutboundError ? error.reason : String(error);
    }
    return Response.json(outcome);
  },
};
