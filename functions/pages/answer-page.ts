import type { html } from "hono/html";
import { encodeBase64url } from "../http/base64url.ts";
import type { AppContext } from "../http/context.ts";
import { isKnownTag } from "../http/read-request.ts";
import { noStrings } from "../http/security-headers.ts";

interface Looks {
  style: string;
  /** True where other sites may frame the page. */
  isFramed?: boolean;
}

/**
 * What a page without scripts needs: pictures of this site and its own style. `connect-src` is only for tools that audit pages: they fetch robots.txt on
 * the page's behalf.
 */
async function policyOf({ style, isFramed = false }: Looks): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
  const hash = btoa(String.fromCharCode(...digest));
  return `default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${isFramed ? "*" : "'none'"}; ${noStrings}`;
}

/** Caches must revalidate, so that a page is gone as soon as it is no longer shared. */
export const revalidated = "public, max-age=0, must-revalidate";

/** A public page with its ETag, or 304 when the caller has it. Hono's etag middleware would drop the page's policy from a 304. */
export async function answerPage(c: AppContext, markup: ReturnType<typeof html>, looks: Looks): Promise<Response> {
  const page = String(await markup);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(page));
  const etag = `"${encodeBase64url(new Uint8Array(digest).subarray(0, 16))}"`;
  const headers = new Headers({ "cache-control": revalidated, etag, "content-security-policy": await policyOf(looks) });
  if (looks.isFramed) {
    // Cross-origin isolated sites frame only what allows it.
    headers.set("cross-origin-resource-policy", "cross-origin");
  }
  if (isKnownTag(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page, { headers });
}

/** An error page; not cached, since the next request may succeed. */
export async function answerProblem(markup: ReturnType<typeof html>, status: number, looks: Looks): Promise<Response> {
  return new Response(String(await markup), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": await policyOf(looks),
    },
  });
}
