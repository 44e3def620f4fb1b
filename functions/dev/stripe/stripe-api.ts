import type { AppContext } from "../../http/context.ts";
import { logLine, traceOf } from "../../http/log.ts";
import { readFields } from "./form-fields.ts";
import { type Answer, answerOnce } from "./idempotency.ts";
import { newId } from "./identifiers.ts";
import { Refusal } from "./refusal.ts";
import { apiVersion } from "./stripe-objects.ts";
import { answerCall } from "./stripe-routes.ts";
import { openTables } from "./tables.ts";
import { type Till, tillOf } from "./till.ts";

/**
 * Stripe's REST API as far as this site uses it, answered from the local database: form-encoded in, Stripe's JSON out, its errors
 * with their status, Idempotency-Key honored. `request` is what the SDK would send to api.stripe.com; its host does not matter. Events
 * that a call causes are sent to this site's webhook over HTTP, signed. Never throws.
 */
export function answerStripe(c: AppContext, request: Request): Promise<Response> {
  return answerStripeFor(tillOf(c), request);
}

/** The same without a request of the site's own: for what works by itself, and for tests. */
export async function answerStripeFor(till: Till, request: Request): Promise<Response> {
  const requestId = newId("request");
  const headers = { "content-type": "application/json", "request-id": requestId, "stripe-version": apiVersion };
  try {
    const { status, body, replayed } = await answer(till, request, requestId);
    return new Response(body, { status, headers: { ...headers, ...(replayed && { "idempotent-replayed": "true" }) } });
  } catch (failure) {
    const refusal = failure instanceof Refusal ? failure : broken(failure, requestId);
    return new Response(JSON.stringify(refusal.toBody(), null, 2), { status: refusal.status, headers });
  }
}

async function answer(till: Till, request: Request, requestId: string): Promise<Answer> {
  if (!/^Bearer \S/.test(request.headers.get("authorization") ?? ""))
    throw new Refusal("You did not provide an API key. You need to provide your API key in the Authorization header.", { status: 401 });
  const { pathname, searchParams } = new URL(request.url);
  const { method } = request;
  const sent = method === "POST" ? await request.text() : searchParams.toString();
  const fields = readFields(new URLSearchParams(sent));
  await openTables(till.db);
  const key = method === "POST" ? request.headers.get("idempotency-key") : null;
  const work = async (): Promise<Answer> => {
    const object = await answerCall(method, pathname, { till, fields, cause: { request: requestId, idempotencyKey: key } });
    return { status: 200, body: JSON.stringify(object, null, 2) };
  };
  return key ? answerOnce(till, key, `${method} ${pathname} ${sent}`, work) : work();
}

function broken(failure: unknown, requestId: string): Refusal {
  logLine("error", { message: "the local till failed", requestId, trace: traceOf(failure) });
  return new Refusal("An error occurred inside the local till.", { status: 500, type: "api_error" });
}
